// Bundles the extension into dist/extension.js (`vscode` is what the editor itself provides) and writes the licences of
// the packages that went into it beside it, as those licences ask.

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

/** The package folders, below node_modules, of the files that were bundled. */
function packagesOf(metafile) {
  const folders = Object.keys(metafile.inputs).map((input) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort();
}

function licenceOf(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} has no licence file`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

const outfile = 'dist/extension.js';
const { metafile } = await build({
  entryPoints: ['src/extension.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  external: ['vscode'],
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
});
mkdirSync(dirname(outfile), { recursive: true });
writeFileSync('THIRD-PARTY-LICENSES.txt', packagesOf(metafile).map(licenceOf).join(`\n${'-'.repeat(80)}\n\n`));

// Writes the settings of package.json from pallasd's own schema (settings.schema.json, which is what
// `pallasd config --schema` prints) and from settings.client.json, which holds what only this client knows.
//
//   node scripts/settings.mjs            rewrites package.json
//   node scripts/settings.mjs --check    exits with 1 where it differs, and says where
//
// Nested objects of the schema become dotted keys. What runs or names programs is restricted in untrusted workspaces.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const read = (name) => JSON.parse(readFileSync(file(name), 'utf8'));

/** Settings that decide which program runs or whether code of the workspace does. */
const restricted = ['path', 'python', 'worker.enable', 'run.host'];

function resolved(schema, root) {
  if (!schema.$ref) return schema;
  const target = schema.$ref.replace(/^#\//, '').split('/').reduce((node, key) => node[key], root);
  const { $ref, ...own } = schema;
  return { ...resolved(target, root), ...own };
}

function flatten(schema, root, prefix = '') {
  return Object.entries(schema.properties ?? {}).flatMap(([key, raw]) => {
    const property = resolved(raw, root);
    if (property.type === 'object' && property.properties) return flatten(property, root, `${prefix}${key}.`);
    return [[prefix + key, setting(property)]];
  });
}

/** A server setting without a default stays unset unless somebody sets it: pyproject.toml speaks then. */
function setting({ description, ...property }) {
  const optional = property.default === undefined && typeof property.type === 'string' && property.type !== 'array';
  return {
    ...property,
    ...(optional ? { type: [property.type, 'null'], default: null } : {}),
    scope: 'resource',
    ...(description ? { markdownDescription: description } : {}),
  };
}

const schema = read('settings.schema.json');
const client = read('settings.client.json');
const entries = [...Object.entries(client), ...flatten(schema, schema)];
const manifest = read('package.json');
manifest.contributes.configuration = {
  title: 'pallasd',
  properties: Object.fromEntries(entries.map(([key, value]) => [`pallasd.${key}`, value])),
};
manifest.capabilities.untrustedWorkspaces.restrictedConfigurations = restricted.map((key) => `pallasd.${key}`);

const unknown = restricted.filter((key) => !entries.some(([name]) => name === key));
if (unknown.length > 0) throw new Error(`restricted, but no setting: ${unknown.join(', ')}`);

const text = `${JSON.stringify(manifest, null, 2)}\n`;
if (!process.argv.includes('--check')) writeFileSync(file('package.json'), text);
else if (text !== readFileSync(file('package.json'), 'utf8')) {
  console.error('package.json does not follow from settings.schema.json and settings.client.json: node scripts/settings.mjs');
  process.exit(1);
}

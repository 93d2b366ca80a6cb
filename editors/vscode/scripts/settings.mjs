// Writes the settings into package.json: those of pallasd's own schema, and those of settings.client.json, which holds what
// only this client knows. The build runs it on its copy of this folder, so that the settings are those of the binary inside:
//
//   pallasd config --schema | node scripts/settings.mjs
//
// Nested objects of the schema become dotted keys. What runs or names programs is restricted in untrusted workspaces.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const read = (name) => JSON.parse(readFileSync(file(name), 'utf8'));

/** Settings that decide which program runs or whether code of the workspace does. */
const restricted = ['path', 'python', 'worker.enable', 'run.host'];

function flatten(schema, prefix = '') {
  return Object.entries(schema.properties).flatMap(([key, property]) => {
    if (property.properties) return flatten(property, `${prefix}${key}.`);
    return [[prefix + key, setting(property, prefix + key)]];
  });
}

/** A server setting without a default stays unset unless somebody sets it: pyproject.toml speaks then. */
function setting({ description, ...property }, key) {
  const unset = { type: [property.type, 'null'], default: null, ...(property.enum ? { enum: [...property.enum, null] } : {}) };
  return {
    ...property,
    ...(property.default === undefined ? unset : {}),
    scope: restricted.includes(key) ? 'machine-overridable' : 'resource',
    ...(description ? { markdownDescription: description } : {}),
  };
}

const schema = JSON.parse(readFileSync(0, 'utf8'));
const client = read('settings.client.json');
const entries = [...Object.entries(client), ...flatten(schema)];
const manifest = read('package.json');
manifest.contributes.configuration = {
  title: 'pallasd',
  properties: Object.fromEntries(entries.map(([key, value]) => [`pallasd.${key}`, value])),
};
manifest.capabilities.untrustedWorkspaces.restrictedConfigurations = restricted.map((key) => `pallasd.${key}`);

const unknown = restricted.filter((key) => !entries.some(([name]) => name === key));
if (unknown.length > 0) throw new Error(`restricted, but no setting: ${unknown.join(', ')}`);

writeFileSync(file('package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

// What the server is told of the settings: those that somebody set, and nothing else. VS Code fills in the defaults of
// package.json for the rest, and a default sent along would win over what `pyproject.toml` says.

import * as vscode from 'vscode';

const section = 'pallasd';

/** Settings that are this client's own business. */
const clientOnly = new Set(['path', 'syntaxErrors', 'trace.server']);

function contributedKeys(extension: vscode.Extension<unknown>): string[] {
  interface Contributes {
    contributes: { configuration: { properties: Record<string, unknown> } };
  }
  const { properties } = (extension.packageJSON as Contributes).contributes.configuration;
  return Object.keys(properties).map((key) => key.slice(section.length + 1));
}

function nest(target: Record<string, unknown>, key: string, value: unknown): void {
  const parts = key.split('.');
  const last = parts.pop() ?? key;
  let node = target;
  for (const part of parts) node = (node[part] ??= {}) as Record<string, unknown>;
  node[last] = value;
}

/** The section `pallasd` as `workspace/configuration` answers it. In an untrusted workspace VS Code itself leaves out what
 * the workspace set for settings that package.json lists as restricted. */
export function explicitSettings(extension: vscode.Extension<unknown>, scope?: vscode.Uri): Record<string, unknown> {
  const configuration = vscode.workspace.getConfiguration(section, scope ?? null);
  const settings: Record<string, unknown> = {};
  for (const key of contributedKeys(extension)) {
    if (clientOnly.has(key)) continue;
    const found = configuration.inspect(key);
    const isSet =
      found?.globalValue !== undefined ||
      found?.workspaceValue !== undefined ||
      found?.workspaceFolderValue !== undefined;
    const value = configuration.get<unknown>(key);
    if (isSet && value !== null && value !== undefined) nest(settings, key, value);
  }
  return settings;
}

/** What only takes effect in a fresh server: which program it is, and what is left out of diagnostics it has sent. */
export function needsRestart(event: vscode.ConfigurationChangeEvent): boolean {
  return event.affectsConfiguration('pallasd.path') || event.affectsConfiguration('pallasd.syntaxErrors');
}

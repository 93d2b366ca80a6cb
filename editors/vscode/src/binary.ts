// Which pallasd to start, in this order: the one that the setting `pallasd.path` names, the one inside the extension, the
// workspace's environment, PATH. A path that the user set but that isn't there is an error of its own: falling through to
// another binary would answer with another version than asked for. The workspace's environment is only looked at in a
// trusted workspace, since what lies there was written by whoever wrote the workspace.

import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { homedir } from 'node:os';
import * as path from 'node:path';
import * as vscode from 'vscode';

export interface Binary {
  path: string;
  origin: 'setting pallasd.path' | 'extension' | 'workspace environment' | 'PATH';
}

/** No binary: why, in one sentence, and where it was looked for. */
export interface NoBinary {
  reason: string;
  tried: string[];
}

const name = process.platform === 'win32' ? 'pallasd.exe' : 'pallasd';

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

function workspaceFolders(): string[] {
  return (vscode.workspace.workspaceFolders ?? []).map((folder) => folder.uri.fsPath);
}

/** `~` and `${workspaceFolder}` as users of other extensions expect them; VS Code itself expands neither in settings. */
export function expandPath(text: string): string {
  const folder = workspaceFolders()[0] ?? '';
  const expanded = text.replaceAll('${workspaceFolder}', folder).replaceAll('${userHome}', homedir());
  return expanded === '~' || expanded.startsWith('~/') ? path.join(homedir(), expanded.slice(1)) : expanded;
}

/** The environment that the Python extension has chosen for a folder, when that extension is there and awake. */
function chosenEnvironments(): string[] {
  interface PythonExtension {
    environments?: { getActiveEnvironmentPath?(resource?: vscode.Uri): { path?: string } | undefined };
  }
  const python = vscode.extensions.getExtension<PythonExtension>('ms-python.python');
  const environments = python?.isActive ? python.exports?.environments : undefined;
  return (vscode.workspace.workspaceFolders ?? []).flatMap((folder) => {
    const interpreter = environments?.getActiveEnvironmentPath?.(folder.uri)?.path;
    return interpreter ? [path.dirname(interpreter)] : [];
  });
}

function environmentFolders(): string[] {
  const own = workspaceFolders().flatMap((folder) => [path.join(folder, '.venv', 'bin'), path.join(folder, 'venv', 'bin')]);
  return [...chosenEnvironments(), ...own];
}

export async function findBinary(extension: vscode.ExtensionContext): Promise<Binary | NoBinary> {
  const setting = vscode.workspace.getConfiguration('pallasd').get<string | null>('path');
  if (setting) {
    const file = expandPath(setting);
    if (await isExecutable(file)) return { path: file, origin: 'setting pallasd.path' };
    return { reason: `The setting pallasd.path names ${file}, which is no program that can be run.`, tried: [file] };
  }
  const search = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const places: Binary[] = [
    { path: extension.asAbsolutePath(path.join('bin', name)), origin: 'extension' },
    ...(vscode.workspace.isTrusted ? environmentFolders() : []).map(
      (folder): Binary => ({ path: path.join(folder, name), origin: 'workspace environment' }),
    ),
    ...search.map((folder): Binary => ({ path: path.join(folder, name), origin: 'PATH' })),
  ];
  for (const place of places) if (await isExecutable(place.path)) return place;
  return {
    reason: 'No pallasd was found: not inside this extension, not in the workspace’s environment, not on PATH.',
    tried: places.map((place) => place.path),
  };
}

/** Runs the binary to its end and returns standard output; rejects with what it wrote to standard error. */
export function runBinary(file: string, args: string[], cwd: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(file, args, { cwd, timeout: 20_000, maxBuffer: 16 << 20 }, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr.trim() || error.message));
      else resolve(stdout);
    });
  });
}

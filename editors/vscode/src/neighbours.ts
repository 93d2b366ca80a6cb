// Other Python language servers in the same window. pallasd answers about kernels and leaves Python itself to them: as long
// as one of them is at work, what it shows too (errors of syntax, the outline) is left out.

import * as vscode from 'vscode';

/** Extensions that report Python's syntax errors and give its outline. */
const pythonServers = [
  'ms-python.vscode-pylance',
  'astral-sh.ty',
  'ms-pyright.pyright',
  'detachhead.basedpyright',
  'meta.pyrefly',
  'anysphere.cursorpyright',
];

/** Extensions that report syntax errors only. */
const linters = ['charliermarsh.ruff', 'ms-python.pylint', 'ms-python.flake8'];

function anyActive(ids: string[]): boolean {
  return ids.some((id) => vscode.extensions.getExtension(id)?.isActive);
}

export function showsSyntaxErrors(): boolean {
  const setting = vscode.workspace.getConfiguration('pallasd').get<string>('syntaxErrors', 'auto');
  return setting === 'show' || (setting === 'auto' && !anyActive([...pythonServers, ...linters]));
}

export function showsOutline(): boolean {
  return !anyActive(pythonServers);
}

function ruleOf(diagnostic: vscode.Diagnostic): unknown {
  return typeof diagnostic.code === 'object' ? diagnostic.code.value : diagnostic.code;
}

export function withoutRepeats<T extends vscode.Diagnostic>(diagnostics: T[]): T[] {
  return showsSyntaxErrors() ? diagnostics : diagnostics.filter((diagnostic) => ruleOf(diagnostic) !== 'syntax-error');
}

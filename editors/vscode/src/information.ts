// What pallasd says about itself: the world that programs are evaluated in (`pallasd doctor`), the page of a rule, and the
// menu of the status item. The doctor's report comes from the command line, so that it is there when the server is not.

import * as path from 'node:path';
import * as vscode from 'vscode';
import { runBinary } from './binary';
import type { GeneratedDocuments } from './generated';
import type { Server } from './server';
import type { StatusItem } from './status';

const reportScheme = 'pallasd-report';

export class Information implements vscode.Disposable {
  private readonly reports = new Map<string, string>();
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  private readonly provider = vscode.workspace.registerTextDocumentContentProvider(reportScheme, {
    onDidChange: this.changed.event,
    provideTextDocumentContent: (uri) => this.reports.get(uri.toString()) ?? 'This report is of an earlier session; ask for it anew.\n',
  });

  constructor(
    private readonly server: Server,
    private readonly documents: GeneratedDocuments,
    private readonly status: StatusItem,
  ) {}

  private async ask(args: string[]): Promise<string | undefined> {
    const binary = this.server.binaryPath;
    if (!binary) {
      void vscode.window.showWarningMessage(`pallasd: ${this.status.summary()}`);
      return undefined;
    }
    try {
      return await runBinary(binary, args, this.folder());
    } catch (error) {
      void vscode.window.showErrorMessage(`pallasd ${args[0] ?? ''}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  }

  /** The folder whose configuration counts: that of the file in the editor. */
  private folder(): string | undefined {
    const file = vscode.window.activeTextEditor?.document.uri;
    if (file?.scheme === 'file') return path.dirname(file.fsPath);
    return vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  }

  async doctor(): Promise<void> {
    const report = await this.ask(['doctor']);
    if (report === undefined) return;
    const uri = vscode.Uri.from({ scheme: reportScheme, path: '/pallasd doctor' });
    const head = `server: ${this.status.summary()}\nbinary: ${this.server.binaryPath ?? 'none'}\n\n`;
    this.reports.set(uri.toString(), head + report);
    this.changed.fire(uri);
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: true });
  }

  /** The page of a rule: the one that a finding at the cursor names first, then all others. */
  async showRule(rule?: string): Promise<void> {
    const chosen = rule ?? (await this.chooseRule());
    if (chosen) await this.documents.open(`pallasd:/rules/${encodeURIComponent(chosen)}`);
  }

  private rulesAtCursor(): Set<string> {
    const editor = vscode.window.activeTextEditor;
    if (!editor) return new Set();
    const found = vscode.languages
      .getDiagnostics(editor.document.uri)
      .filter((diagnostic) => diagnostic.source === 'pallasd' && diagnostic.range.intersection(editor.selection))
      .map((diagnostic) => (typeof diagnostic.code === 'object' ? diagnostic.code.value : diagnostic.code));
    return new Set(found.map(String));
  }

  private async chooseRule(): Promise<string | undefined> {
    const list = await this.ask(['explain']);
    if (list === undefined) return undefined;
    const here = this.rulesAtCursor();
    const items = list
      .split('\n')
      .flatMap((line) => {
        const [, label, detail] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
        return label && detail ? [{ label, detail, description: here.has(label) ? 'at the cursor' : '' }] : [];
      })
      .sort((a, b) => Number(here.has(b.label)) - Number(here.has(a.label)));
    const choice = await vscode.window.showQuickPick(items, { title: 'Rules of pallasd', matchOnDetail: true });
    return choice?.label;
  }

  async menu(): Promise<void> {
    const items = [
      { label: '$(refresh) Restart the server', command: 'pallasd.restart' },
      { label: '$(output) Show the server’s output', command: 'pallasd.showOutput' },
      { label: '$(pulse) Doctor: the world that programs are evaluated in', command: 'pallasd.doctor' },
      { label: '$(arrow-swap) Trace messages between editor and server', command: 'pallasd.trace' },
      { label: '$(book) Explain a rule', command: 'pallasd.showRule' },
    ];
    const choice = await vscode.window.showQuickPick(items, { title: `pallasd: ${this.status.summary()}` });
    if (choice) await vscode.commands.executeCommand(choice.command);
  }

  dispose(): void {
    this.provider.dispose();
    this.changed.dispose();
  }
}

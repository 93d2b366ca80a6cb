// `pallasd.run` and `pallasd.verify`: the server starts the user's Python in a child process, this shows what comes out.
//
// Output goes to a channel of its own as it arrives, with where it runs and how it ended; a notification shows progress and
// cancels. A traceback's places become problems, each in the file and line that Python names, until the next run or the
// next edit of that file.

import * as vscode from 'vscode';
import { ExecuteCommandRequest, ResponseError, WorkDoneProgress, type LanguageClient } from 'vscode-languageclient/node';
import * as protocol from './protocol';
import type { Server } from './server';

const verbs = { 'pallasd.run': 'Running', 'pallasd.verify': 'Verifying' } as const;
type RunCommand = keyof typeof verbs;

function fileName(uri: string): string {
  return decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1));
}

export class Runner implements vscode.Disposable {
  private readonly channel = vscode.window.createOutputChannel('pallasd run', 'log');
  private readonly problems = vscode.languages.createDiagnosticCollection('pallasd run');
  private readonly listener: vscode.Disposable;
  private count = 0;

  constructor(private readonly server: Server) {
    server.onNotification(protocol.output, (params) => this.write(params));
    this.listener = vscode.workspace.onDidChangeTextDocument((event) => this.problems.delete(event.document.uri));
  }

  /** From a lens (with its argument), or from a menu (the file in the editor). */
  async run(command: RunCommand, argument?: protocol.KernelReference | vscode.Uri): Promise<protocol.RunResult | undefined> {
    if (!(await this.mayRun(command))) return undefined;
    const target = this.target(argument);
    if (!target) return undefined;
    const document = vscode.workspace.textDocuments.find((open) => open.uri.toString() === vscode.Uri.parse(target.uri).toString());
    // Python reads the file, not the editor.
    if (document?.isDirty && !(await document.save())) return undefined;
    this.problems.clear();
    const what = target.kernel ? `${fileName(target.uri)}::${target.kernel}` : fileName(target.uri);
    this.channel.appendLine(`── ${verbs[command]} ${what}`);
    this.channel.show(true);
    const options = { location: vscode.ProgressLocation.Notification, title: `${verbs[command]} ${what}`, cancellable: true };
    return vscode.window.withProgress(options, (progress, token) => this.execute(command, target, progress, token));
  }

  private target(argument?: protocol.KernelReference | vscode.Uri): protocol.KernelReference | undefined {
    const { code2ProtocolConverter: to } = this.server.client;
    if (argument instanceof vscode.Uri) return { uri: to.asUri(argument) };
    if (argument) return argument;
    const document = vscode.window.activeTextEditor?.document;
    if (document?.languageId === 'python') return { uri: to.asUri(document.uri) };
    void vscode.window.showInformationMessage('pallasd: open a Python file first.');
    return undefined;
  }

  private async mayRun(command: RunCommand): Promise<boolean> {
    if (!vscode.workspace.isTrusted) {
      const trust = 'Manage Trust';
      const message = 'pallasd runs a workspace’s code only when you trust the workspace.';
      if ((await vscode.window.showWarningMessage(message, trust)) === trust)
        await vscode.commands.executeCommand('workbench.trust.manage');
      return false;
    }
    if (this.server.offers(command)) return true;
    const reason = this.server.isRunning ? 'This pallasd offers no such command.' : 'pallasd’s server is not running.';
    void vscode.window.showWarningMessage(reason);
    return false;
  }

  private async execute(
    command: RunCommand,
    target: protocol.KernelReference,
    progress: vscode.Progress<{ message?: string; increment?: number }>,
    cancel: vscode.CancellationToken,
  ): Promise<protocol.RunResult | undefined> {
    const client = this.server.client;
    const token = `run/${++this.count}`;
    const listener = this.report(client, token, progress);
    const params = { command, arguments: [target], workDoneToken: token };
    try {
      const result = (await client.sendRequest(ExecuteCommandRequest.type, params, cancel)) as protocol.RunResult | null;
      if (result) this.finished(result);
      return result ?? undefined;
    } catch (error) {
      this.failed(error, cancel.isCancellationRequested);
      return undefined;
    } finally {
      listener.dispose();
    }
  }

  private report(
    client: LanguageClient,
    token: string,
    progress: vscode.Progress<{ message?: string; increment?: number }>,
  ): vscode.Disposable {
    return client.onProgress(WorkDoneProgress.type, token, (value) => {
      if (value.message) progress.report({ message: value.message });
    });
  }

  private write(params: protocol.OutputParams): void {
    this.channel.append(params.stream === 'pallasd' && !params.text.endsWith('\n') ? `${params.text}\n` : params.text);
  }

  private finished(result: protocol.RunResult): void {
    const end = result.signal ? `ended by signal ${result.signal}` : `exit code ${result.exitCode ?? 'unknown'}`;
    this.channel.appendLine(`── ${end}${result.where ? ` · ${result.where}` : ''}`);
    this.showFrames(result.frames ?? []);
  }

  private failed(error: unknown, cancelled: boolean): void {
    const reason = cancelled ? 'cancelled' : error instanceof ResponseError || error instanceof Error ? error.message : String(error);
    this.channel.appendLine(`── ${reason}`);
    if (!cancelled) void vscode.window.showErrorMessage(`pallasd: ${reason}`);
  }

  /** The innermost frame of the workspace carries the message, the others are its related places. */
  private showFrames(frames: NonNullable<protocol.RunResult['frames']>): void {
    const { protocol2CodeConverter: from } = this.server.client;
    const places = frames.map((frame) => ({
      location: new vscode.Location(from.asUri(frame.uri), from.asRange(frame.range)),
      message: frame.message ?? 'called here',
    }));
    const own = places.findLast((place) => vscode.workspace.getWorkspaceFolder(place.location.uri)) ?? places.at(-1);
    if (!own) return;
    for (const place of places) {
      const { uri, range } = place.location;
      this.channel.appendLine(`   ${uri.fsPath}:${range.start.line + 1}: ${place.message}`);
    }
    const message = frames.at(-1)?.message ?? own.message;
    const problem = new vscode.Diagnostic(own.location.range, message, vscode.DiagnosticSeverity.Error);
    problem.source = 'pallasd run';
    problem.relatedInformation = places
      .filter((place) => place !== own)
      .map((place) => new vscode.DiagnosticRelatedInformation(place.location, place.message));
    this.problems.set(own.location.uri, [problem]);
  }

  dispose(): void {
    this.listener.dispose();
    this.problems.dispose();
    this.channel.dispose();
  }
}

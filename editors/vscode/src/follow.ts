// The same place in source and generated text: where the cursor is in one, the other shows what belongs to it.
//
// Only the editor that has the focus leads; the others are marked and scrolled, which moves no cursor, so that two editors
// never chase each other. Each move cancels the question of the move before.

import * as vscode from 'vscode';
import { isGenerated, toServerUri } from './generated';
import * as protocol from './protocol';
import type { Server } from './server';

const delay = 60; // milliseconds: holding an arrow key down asks once per pause, not once per line

export class Follower implements vscode.Disposable {
  private readonly mark = vscode.window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new vscode.ThemeColor('pallasd.correspondence'),
    overviewRulerColor: new vscode.ThemeColor('pallasd.correspondence'),
    overviewRulerLane: vscode.OverviewRulerLane.Full,
  });
  private readonly listeners: vscode.Disposable[];
  private asking: vscode.CancellationTokenSource | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly server: Server) {
    this.listeners = [
      vscode.window.onDidChangeTextEditorSelection((event) => this.moved(event.textEditor)),
      vscode.window.onDidChangeVisibleTextEditors(() => this.movedIn(vscode.window.activeTextEditor)),
      // A text that was fetched anew has other lines; the leading editor's place is looked up again.
      vscode.workspace.onDidChangeTextDocument((event) => {
        if (isGenerated(event.document)) this.movedIn(vscode.window.activeTextEditor);
      }),
    ];
  }

  private moved(editor: vscode.TextEditor): void {
    if (editor === vscode.window.activeTextEditor) this.movedIn(editor);
  }

  private movedIn(editor: vscode.TextEditor | undefined): void {
    clearTimeout(this.timer);
    this.asking?.cancel();
    if (!editor || !this.server.isRunning) return;
    this.timer = setTimeout(() => void this.follow(editor), delay);
  }

  private async follow(editor: vscode.TextEditor): Promise<void> {
    const asking = new vscode.CancellationTokenSource();
    this.asking = asking;
    try {
      if (isGenerated(editor.document)) await this.showSource(editor, asking.token);
      else if (editor.document.languageId === 'python') await this.showGenerated(editor, asking.token);
    } catch (error) {
      // A text that is gone, or a move that came in between: the next move asks again.
      if (!asking.token.isCancellationRequested && this.server.isRunning)
        this.server.client.debug(`following the cursor: ${String(error)}`);
    } finally {
      asking.dispose();
    }
  }

  private async showGenerated(source: vscode.TextEditor, token: vscode.CancellationToken): Promise<void> {
    source.setDecorations(this.mark, []);
    const { code2ProtocolConverter: to, protocol2CodeConverter: from } = this.server.client;
    for (const editor of vscode.window.visibleTextEditors.filter((other) => isGenerated(other.document))) {
      const generated = toServerUri(editor.document.uri);
      if (generated === undefined) continue;
      const textDocument = to.asTextDocumentIdentifier(source.document);
      const params = { textDocument, range: to.asRange(source.selection), generated };
      const result = await this.server.client.sendRequest(protocol.toGenerated, params, token);
      if (token.isCancellationRequested) return;
      this.show(
        editor,
        (result?.ranges ?? []).map((range) => from.asRange(range)),
      );
    }
  }

  private async showSource(generated: vscode.TextEditor, token: vscode.CancellationToken): Promise<void> {
    generated.setDecorations(this.mark, []);
    const uri = toServerUri(generated.document.uri);
    if (uri === undefined) return;
    const { code2ProtocolConverter: to, protocol2CodeConverter: from } = this.server.client;
    const params = { generated: uri, range: to.asRange(generated.selection) };
    const result = await this.server.client.sendRequest(protocol.toSource, params, token);
    if (token.isCancellationRequested) return;
    const locations = (result?.locations ?? []).map((place) => ({
      uri: from.asUri(place.uri).toString(),
      range: from.asRange(place.range),
    }));
    for (const editor of vscode.window.visibleTextEditors.filter((other) => other.document.languageId === 'python')) {
      const here = locations.filter((place) => place.uri === editor.document.uri.toString());
      this.show(
        editor,
        here.map((place) => place.range),
      );
    }
  }

  private show(editor: vscode.TextEditor, ranges: vscode.Range[]): void {
    editor.setDecorations(this.mark, ranges);
    const [first] = ranges;
    if (!first) return;
    // The start of the line: revealing a long range would scroll sideways.
    const start = new vscode.Position(first.start.line, 0);
    editor.revealRange(new vscode.Range(start, start), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }

  dispose(): void {
    clearTimeout(this.timer);
    for (const listener of this.listeners) listener.dispose();
    this.mark.dispose();
  }
}

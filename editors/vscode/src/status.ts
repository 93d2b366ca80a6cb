// The item in the status bar: how the server is, from its own word (experimental/serverStatus) while it runs and from the
// client's view of it otherwise. A click opens the menu of what can be done about it.

import * as vscode from 'vscode';
import type { ServerStatus } from './protocol';

export type ServerState =
  | { is: 'starting' }
  | { is: 'running'; binary: string; origin: string; version: string }
  | { is: 'stopped'; reason: string };

const icons = { ok: '$(check)', warning: '$(warning)', error: '$(error)' } as const;

export class StatusItem implements vscode.Disposable {
  private readonly item = vscode.window.createStatusBarItem('pallasd.status', vscode.StatusBarAlignment.Left);
  private state: ServerState = { is: 'starting' };
  private status: ServerStatus | undefined;

  constructor() {
    this.item.name = 'pallasd';
    this.item.command = 'pallasd.menu';
    this.draw();
    this.item.show();
  }

  setState(state: ServerState): void {
    this.state = state;
    if (state.is !== 'running') this.status = undefined;
    this.draw();
  }

  setStatus(status: ServerStatus): void {
    this.status = status;
    this.draw();
  }

  /** One line for the menu and the tooltip. */
  summary(): string {
    switch (this.state.is) {
      case 'starting':
        return 'the server is starting';
      case 'stopped':
        return this.state.reason;
      case 'running':
        return this.status?.message || (this.status?.quiescent === false ? 'analysing' : 'ready');
    }
  }

  private draw(): void {
    const { text, colour } = this.look();
    this.item.text = text;
    this.item.backgroundColor = colour ? new vscode.ThemeColor(`statusBarItem.${colour}Background`) : undefined;
    this.item.tooltip = this.tooltip();
  }

  private look(): { text: string; colour?: 'warning' | 'error' } {
    if (this.state.is === 'starting') return { text: '$(sync~spin) pallasd' };
    if (this.state.is === 'stopped') return { text: '$(error) pallasd', colour: 'error' };
    const health = this.status?.health ?? 'ok';
    if (health !== 'ok') return { text: `${icons[health]} pallasd`, colour: health };
    return { text: this.status?.quiescent === false ? '$(sync~spin) pallasd' : `${icons.ok} pallasd` };
  }

  private tooltip(): vscode.MarkdownString {
    const text = new vscode.MarkdownString(undefined, true);
    text.isTrusted = { enabledCommands: ['pallasd.restart', 'pallasd.showOutput', 'pallasd.doctor'] };
    text.appendMarkdown('**pallasd** — ');
    text.appendText(this.summary());
    if (this.state.is === 'running') {
      text.appendMarkdown('\n\n');
      text.appendText(`${this.state.version}, from ${this.state.origin}: ${this.state.binary}`);
    }
    if (!vscode.workspace.isTrusted) text.appendMarkdown('\n\n$(shield) The workspace is not trusted: nothing of it is run.');
    text.appendMarkdown(
      '\n\n[Restart](command:pallasd.restart) · [Output](command:pallasd.showOutput) · [Doctor](command:pallasd.doctor)',
    );
    return text;
  }

  dispose(): void {
    this.item.dispose();
  }
}

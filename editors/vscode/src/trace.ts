// The trace of messages between editor and server. The language client writes it to a log channel, and only while that
// channel's level is Trace, which no extension may set for a real log channel. So this one is a log channel by interface
// and a plain output channel underneath, with its level in the hands of the command `pallasd.trace` and of the setting
// `pallasd.trace.server`.

import * as vscode from 'vscode';

export class TraceChannel implements vscode.LogOutputChannel {
  readonly name = 'pallasd trace';
  private readonly channel = vscode.window.createOutputChannel(this.name);
  private readonly levelChanged = new vscode.EventEmitter<vscode.LogLevel>();
  readonly onDidChangeLogLevel = this.levelChanged.event;
  private switchedOn = false;

  get logLevel(): vscode.LogLevel {
    const setting = vscode.workspace.getConfiguration('pallasd').get<string>('trace.server', 'off');
    return this.switchedOn || setting !== 'off' ? vscode.LogLevel.Trace : vscode.LogLevel.Off;
  }

  settingChanged(): void {
    this.levelChanged.fire(this.logLevel);
  }

  /** Switches the trace on and shows it, or off again; returns whether it is on now. */
  toggle(): boolean {
    this.switchedOn = !this.switchedOn;
    this.levelChanged.fire(this.logLevel);
    if (this.switchedOn) this.channel.show(true);
    return this.switchedOn;
  }

  private write(text: string): void {
    if (this.logLevel !== vscode.LogLevel.Off) this.channel.appendLine(`${new Date().toISOString().slice(11, 23)} ${text}`);
  }
  trace(message: string): void {
    this.write(message);
  }
  debug(message: string): void {
    this.write(message);
  }
  info(message: string): void {
    this.write(message);
  }
  warn(message: string): void {
    this.write(message);
  }
  error(error: string | Error): void {
    this.write(error instanceof Error ? error.message : error);
  }

  append(value: string): void {
    this.channel.append(value);
  }
  appendLine(value: string): void {
    this.channel.appendLine(value);
  }
  replace(value: string): void {
    this.channel.replace(value);
  }
  clear(): void {
    this.channel.clear();
  }
  show(...args: unknown[]): void {
    this.channel.show(args.at(-1) === true);
  }
  hide(): void {
    this.channel.hide();
  }
  dispose(): void {
    this.channel.dispose();
    this.levelChanged.dispose();
  }
}

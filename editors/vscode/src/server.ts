// The server's life: found, started, restarted on demand and after a crash, stopped.
//
// The process is spawned here rather than by the language client, because only the one who spawned it learns how it ended,
// and "killed by SIGKILL" or "exit code 70" is what a report of a crash needs. After a crash the language client starts the
// server again and sends the open documents anew; the user is told once it runs. More than `maxCrashes` within
// `crashWindow` end that: whatever kills it is in the workspace and would do so again. A program that ends before it has
// answered `initialize` is no server and is not tried again.
//
// A language client whose start failed can never be started again, so every start that is not the client's own after a crash
// makes a new one.

import { type ChildProcess, spawn } from 'node:child_process';
import * as vscode from 'vscode';
import {
  CloseAction,
  ErrorAction,
  LanguageClient,
  State,
  type ClientCapabilities,
  type CloseHandlerResult,
  type FeatureState,
  type LanguageClientOptions,
  type NotificationType,
  type ServerCapabilities,
  type StaticFeature,
} from 'vscode-languageclient/node';
import { type Binary, findBinary } from './binary';
import { middleware } from './middleware';
import { serverCommands, serverStatus } from './protocol';
import { explicitSettings } from './settings';
import type { ServerState, StatusItem } from './status';
import type { TraceChannel } from './trace';

const maxCrashes = 4;
const crashWindow = 3 * 60 * 1000; // milliseconds

/** What the client says about itself beyond the specification, and what it takes into its own hands.
 *
 * `workspace/textDocumentContent` is not announced: the language client's own provider has nothing to show while the server
 * is away and knows no languages, so generated.ts uses pallasd's request. The server's commands are registered by the
 * extension under the same names, since menus must be able to call them before the server is up. */
class Extensions implements StaticFeature {
  /** Commands that this server offers to this session; none of those that run code in an untrusted workspace. */
  offered = new Set<string>();

  constructor(private readonly ready: () => void) {}

  fillClientCapabilities(capabilities: ClientCapabilities): void {
    capabilities.experimental = { serverStatusNotification: true, generatedDocuments: true };
    delete capabilities.workspace?.textDocumentContent;
  }

  preInitialize(capabilities: ServerCapabilities): void {
    const provider = capabilities.executeCommandProvider;
    this.offered = new Set(provider?.commands ?? []);
    const own: readonly string[] = Object.values(serverCommands);
    if (provider) provider.commands = provider.commands.filter((command) => !own.includes(command));
    delete capabilities.workspace?.textDocumentContent;
  }

  /** Called after every start, when all is known that the server said about itself. */
  initialize(): void {
    this.ready();
  }
  getState(): FeatureState {
    return { kind: 'static' };
  }
  clear(): void {
    this.offered.clear();
  }
}

/** Failures to start and stop are reported by `Server`, once and with a way out. */
class Client extends LanguageClient {
  override error(message: string, data?: unknown, showNotification?: boolean | 'force'): void {
    super.error(message, data, showNotification === 'force' ? false : showNotification);
  }
}

function describeEnd(process: ChildProcess): string {
  if (process.signalCode) return `killed by ${process.signalCode}`;
  if (process.exitCode !== null) return `exit code ${process.exitCode}`;
  return 'it closed its output';
}

/** How the process ended; a closed pipe is noticed a moment before the end itself. */
async function endOf(process: ChildProcess | undefined): Promise<string> {
  if (process?.pid === undefined) return 'it cannot be run';
  if (process.exitCode === null && process.signalCode === null)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, 500);
      process.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  return describeEnd(process);
}

export class Server implements vscode.Disposable {
  private current: Client | undefined;
  private readonly extensions = new Extensions(() => this.ready());
  private readonly started = new vscode.EventEmitter<void>();
  /** The server is up: for the first time, or again. */
  readonly onDidStart = this.started.event;
  private readonly subscriptions: ((client: LanguageClient) => void)[] = [];
  private binary: Binary | undefined;
  private process: ChildProcess | undefined;
  private crashes: number[] = [];
  private reportOnStart: string | undefined;
  private turn: Promise<void> = Promise.resolve();
  private readonly listeners: vscode.Disposable[];

  constructor(
    private readonly extension: vscode.ExtensionContext,
    private readonly output: vscode.LogOutputChannel,
    private readonly traceChannel: TraceChannel,
    private readonly status: StatusItem,
  ) {
    this.onNotification(serverStatus, (params) => status.setStatus(params));
    this.listeners = [vscode.workspace.onDidGrantWorkspaceTrust(() => void this.restart())];
  }

  get isRunning(): boolean {
    return this.current?.state === State.Running;
  }
  /** The client of the running server. */
  get client(): LanguageClient {
    if (!this.current) throw new Error('pallasd’s server is not running');
    return this.current;
  }
  get binaryPath(): string | undefined {
    return this.binary?.path;
  }
  /** Whether the server offers a command to this session. */
  offers(command: string): boolean {
    return this.isRunning && this.extensions.offered.has(command);
  }
  /** Handles a notification of this server and of those started after it. */
  onNotification<P>(type: NotificationType<P>, handler: (params: P) => void): void {
    this.subscriptions.push((client) => client.onNotification(type, handler));
  }

  start(): Promise<void> {
    return this.inTurn(() => this.startNow());
  }
  restart(): Promise<void> {
    return this.inTurn(async () => {
      await this.stopNow();
      await this.startNow();
    });
  }
  stop(): Promise<void> {
    return this.inTurn(() => this.stopNow());
  }

  /** Starting and stopping never overlap: trust may be granted while a restart is under way. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    this.turn = this.turn.then(work, work);
    return this.turn;
  }

  private async startNow(): Promise<void> {
    this.setState({ is: 'starting' });
    this.crashes = [];
    const found = await findBinary(this.extension);
    if ('reason' in found) {
      this.binary = undefined;
      this.output.error(`${found.reason} Looked at:\n${found.tried.map((place) => `  ${place}`).join('\n')}`);
      this.setState({ is: 'stopped', reason: found.reason });
      void this.reportMissing(found.reason);
      return;
    }
    this.binary = found;
    this.output.info(`starting ${found.path} (${found.origin})`);
    this.current = this.makeClient();
    // What went wrong arrives as a change of state, after crashes too.
    await this.current.start().catch(() => {});
  }

  private async stopNow(): Promise<void> {
    const client = this.current;
    this.current = undefined;
    if (client?.needsStop()) await client.stop().catch((error: unknown) => this.output.warn(`stopping: ${String(error)}`));
    await client?.dispose().catch(() => {});
    // One that never answered can't be asked to end.
    if (this.process?.exitCode === null) this.process.kill();
  }

  private makeClient(): Client {
    const { extension } = this.extension;
    const options: LanguageClientOptions = {
      documentSelector: [{ scheme: 'file', language: 'python' }],
      diagnosticCollectionName: 'pallasd',
      outputChannel: this.output,
      traceOutputChannel: this.traceChannel,
      initializationOptions: () => ({ trusted: vscode.workspace.isTrusted, settings: explicitSettings(extension) }),
      initializationFailedHandler: () => false,
      errorHandler: {
        error: (_error, _message, count) => ({
          action: (count ?? 0) <= 3 ? ErrorAction.Continue : ErrorAction.Shutdown,
        }),
        closed: () => this.closed(),
      },
      markdown: { isTrusted: { enabledCommands: ['pallasd.open', 'pallasd.showGenerated', 'pallasd.showInstances'] } },
      middleware: middleware(extension, () => this.isRunning),
      stdioOptions: {
        stdout: () => {},
        stderr: (stream) => stream.on('data', (text: Buffer) => this.output.append(text.toString())),
      },
    };
    const client = new Client('pallasd', 'pallasd', () => this.spawn(), options);
    client.registerFeature(this.extensions);
    for (const subscribe of this.subscriptions) subscribe(client);
    client.onDidChangeState((event) => {
      if (event.newState === State.StartFailed && client === this.current) void this.startFailed();
    });
    return client;
  }

  private async spawn(): Promise<ChildProcess> {
    const binary = this.binary;
    if (!binary) throw new Error('no binary was found');
    const process = spawn(binary.path, ['lsp'], { stdio: 'pipe', cwd: vscode.workspace.workspaceFolders?.[0]?.uri.fsPath });
    this.process = process;
    await new Promise<void>((resolve, reject) => {
      process.once('spawn', resolve);
      process.once('error', reject);
    });
    return process;
  }

  private async closed(): Promise<CloseHandlerResult> {
    const wasRunning = this.isRunning;
    const how = await endOf(this.process);
    this.output.error(`the server ended unexpectedly: ${how}`);
    if (!wasRunning) return { action: CloseAction.DoNotRestart, handled: true, message: how };
    const now = Date.now();
    this.crashes = [...this.crashes.filter((time) => now - time < crashWindow), now];
    if (this.crashes.length > maxCrashes) {
      this.reportStopped(`the server crashed ${this.crashes.length} times within three minutes (last: ${how}) and stays down`);
      return { action: CloseAction.DoNotRestart, handled: true, message: how };
    }
    this.reportOnStart = `pallasd’s server crashed (${how}) and was restarted.`;
    this.setState({ is: 'starting' });
    return { action: CloseAction.Restart, handled: true, message: `restarting after a crash: ${how}` };
  }

  private async startFailed(): Promise<void> {
    this.reportOnStart = undefined;
    this.reportStopped(`${this.binary?.path ?? 'the binary'} did not start as a server (${await endOf(this.process)})`);
  }

  private ready(): void {
    const version = this.current?.initializeResult?.serverInfo?.version ?? 'unknown version';
    const { path, origin } = this.binary ?? { path: '', origin: '' };
    this.setState({ is: 'running', binary: path, origin, version });
    this.started.fire();
    if (this.reportOnStart) void this.reportCrash(this.reportOnStart);
    this.reportOnStart = undefined;
  }

  private setState(state: ServerState): void {
    this.status.setState(state);
    const running = state.is === 'running';
    void vscode.commands.executeCommand('setContext', 'pallasd.running', running);
    for (const [name, command] of Object.entries(serverCommands))
      void vscode.commands.executeCommand('setContext', `pallasd.offers.${name}`, running && this.offers(command));
  }

  // --- What the user is told ---------------------------------------------------

  private async reportMissing(reason: string): Promise<void> {
    const choose = 'Choose File…';
    const settings = 'Open Settings';
    const show = 'Show Places';
    const advice = 'Install the pallasd wheel into the workspace’s environment (.venv), or say where the binary is.';
    const answer = await vscode.window.showErrorMessage(`pallasd: ${reason} ${advice}`, choose, settings, show);
    if (answer === show) this.output.show();
    if (answer === settings) await vscode.commands.executeCommand('workbench.action.openSettings', 'pallasd.path');
    if (answer === choose) {
      const [file] = (await vscode.window.showOpenDialog({ title: 'The pallasd binary', openLabel: 'Use' })) ?? [];
      if (file)
        await vscode.workspace
          .getConfiguration('pallasd')
          .update('path', file.fsPath, vscode.ConfigurationTarget.Global);
    }
  }

  private reportStopped(reason: string): void {
    this.setState({ is: 'stopped', reason });
    void this.offerStart(`pallasd: ${reason}.`);
  }

  private async offerStart(message: string): Promise<void> {
    const again = 'Start Again';
    const show = 'Show Output';
    const answer = await vscode.window.showErrorMessage(message, again, show);
    if (answer === again) await this.restart();
    if (answer === show) this.output.show();
  }

  private async reportCrash(message: string): Promise<void> {
    const show = 'Show Output';
    if ((await vscode.window.showWarningMessage(message, show)) === show) this.output.show();
  }

  dispose(): void {
    for (const listener of this.listeners) listener.dispose();
    this.started.dispose();
  }
}

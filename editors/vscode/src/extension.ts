// Entry point: makes the parts, wires commands to them, starts the server. Each part is a file of its own and knows the
// server only by the requests in protocol.ts.

import * as vscode from 'vscode';
import { Follower } from './follow';
import { GeneratedDocuments } from './generated';
import { Information } from './information';
import { type KernelReference, type ShowGenerated, serverCommands } from './protocol';
import { Runner } from './run';
import { Server } from './server';
import { needsRestart } from './settings';
import { StatusItem } from './status';
import { TraceChannel } from './trace';

let server: Server | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const output = vscode.window.createOutputChannel('pallasd', { log: true });
  const trace = new TraceChannel();
  const status = new StatusItem();
  const running = new Server(context, output, trace, status);
  server = running;
  const documents = new GeneratedDocuments(running);
  const information = new Information(running, documents, status);
  const runner = new Runner(running);
  context.subscriptions.push(output, trace, status, running, documents, information, runner, new Follower(running));

  const handlers: Record<string, (...args: never[]) => unknown> = {
    'pallasd.showJaxpr': () => documents.showAtCursor('jaxpr'),
    'pallasd.showMlir': () => documents.showAtCursor('mlir'),
    'pallasd.showGenericMlir': () => documents.showAtCursor('mlir', 'generic'),
    'pallasd.showChanges': () => documents.showChanges('mlir'),
    'pallasd.showJaxprChanges': () => documents.showChanges('jaxpr'),
    'pallasd.compareChips': () => documents.compareChips(),
    'pallasd.compareInstances': () => documents.compareInstances(),
    'pallasd.showGenerated': (argument: ShowGenerated) => documents.show(argument),
    'pallasd.showInstances': (argument: KernelReference) => documents.showInstances(argument),
    'pallasd.open': (uri: string) => documents.open(uri),
    'pallasd.showRule': (rule?: string) => information.showRule(typeof rule === 'string' ? rule : undefined),
    'pallasd.doctor': () => information.doctor(),
    'pallasd.menu': () => information.menu(),
    'pallasd.restart': () => running.restart(),
    'pallasd.showOutput': () => output.show(),
    'pallasd.trace': () => {
      const state = trace.toggle() ? 'on' : 'off';
      void vscode.window.setStatusBarMessage(`pallasd: the trace is ${state}`, 3000);
    },
    [serverCommands.run]: (argument?: KernelReference | vscode.Uri) => runner.run('pallasd.run', argument),
    [serverCommands.verify]: (argument?: KernelReference | vscode.Uri) => runner.run('pallasd.verify', argument),
  };
  for (const [name, handler] of Object.entries(handlers))
    context.subscriptions.push(vscode.commands.registerCommand(name, handler));

  context.subscriptions.push(
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('pallasd.trace.server')) trace.settingChanged();
      if (needsRestart(event)) void running.restart();
    }),
  );
  await running.start();
}

export async function deactivate(): Promise<void> {
  await server?.stop();
}

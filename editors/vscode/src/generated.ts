// Generated texts - jaxprs, modules, pages of rules - as read-only documents of the scheme `pallasd`.
//
// The server's URI of such a text carries a whole other URI in its query, and VS Code does not keep a query's escapes: it
// decodes once and encodes anew, by other rules. So an editor's document has a URI of our own, with the path of the server's
// one (which gives the tab its title and the text its language) and the server's URI, whole, as its query.
//
// The last text is kept while a document is open: a server that is restarting is no reason to blank it.

import * as vscode from 'vscode';
import * as protocol from './protocol';
import type { Server } from './server';

export const scheme = 'pallasd';

export function toEditorUri(serverUri: string): vscode.Uri {
  const [path = ''] = serverUri.slice(scheme.length + 1).split('?', 1);
  const decoded = decodeURIComponent(path);
  const isRule = decoded.startsWith('/rules/') && !decoded.endsWith('.md');
  return vscode.Uri.from({ scheme, path: isRule ? `${decoded}.md` : decoded, query: serverUri });
}

/** The server's URI of an editor's document; undefined for one that this extension did not open. */
export function toServerUri(uri: vscode.Uri): string | undefined {
  return uri.scheme === scheme && uri.query.startsWith(`${scheme}:`) ? uri.query : undefined;
}

export function isGenerated(document: vscode.TextDocument): boolean {
  return document.uri.scheme === scheme && document.uri.path.startsWith('/generated/');
}

/** A title is the kernel's name and how it stands. */
const kernelOf = (document: protocol.GeneratedDocument) => document.title.split(':', 1)[0];

export class GeneratedDocuments implements vscode.TextDocumentContentProvider, vscode.DefinitionProvider, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changed.event;
  private readonly lastTexts = new Map<string, string>();
  private readonly listeners: vscode.Disposable[];

  constructor(private readonly server: Server) {
    this.listeners = [
      vscode.workspace.registerTextDocumentContentProvider(scheme, this),
      vscode.languages.registerDefinitionProvider({ scheme }, this),
      vscode.workspace.onDidCloseTextDocument((document) => this.lastTexts.delete(document.uri.toString())),
      server.onDidStart(() => this.refresh()),
    ];
    server.onNotification(protocol.contentChanged, (params) => this.refresh(new Set(params.uris)));
  }

  /** Fetches the texts of these server URIs anew, or of all that are open. */
  private refresh(uris?: Set<string>): void {
    for (const document of vscode.workspace.textDocuments) {
      const uri = toServerUri(document.uri);
      if (uri !== undefined && (!uris || uris.has(uri))) this.changed.fire(document.uri);
    }
  }

  async provideTextDocumentContent(uri: vscode.Uri, token: vscode.CancellationToken): Promise<string> {
    const key = uri.toString();
    const kept = this.lastTexts.get(key);
    const serverUri = toServerUri(uri);
    if (serverUri === undefined) return `// not a document of pallasd: ${uri.toString(true)}\n`;
    if (!this.server.isRunning) return kept ?? '// pallasd’s server is not running\n';
    try {
      const result = await this.server.client.sendRequest(protocol.textDocumentContent, { uri: serverUri }, token);
      if (!result) return kept ?? '// pallasd has no such text any more\n';
      this.lastTexts.set(key, result.text);
      return result.text;
    } catch (error) {
      return kept ?? `// ${error instanceof Error ? error.message : String(error)}\n`;
    }
  }

  /** "Go to definition" in a generated text goes to the source that it comes from. */
  async provideDefinition(
    document: vscode.TextDocument,
    position: vscode.Position,
    token: vscode.CancellationToken,
  ): Promise<vscode.Location[]> {
    const uri = toServerUri(document.uri);
    if (uri === undefined || !this.server.isRunning) return [];
    const { code2ProtocolConverter: to, protocol2CodeConverter: from } = this.server.client;
    const range = to.asRange(new vscode.Range(position, position));
    const result = await this.server.client.sendRequest(protocol.toSource, { generated: uri, range }, token);
    return (result?.locations ?? []).map((location) => new vscode.Location(from.asUri(location.uri), from.asRange(location.range)));
  }

  // --- Commands ------------------------------------------------------------------

  /** Opens a generated text beside the source; the focus stays where it is. */
  async show(argument: protocol.ShowGenerated, languageId?: string): Promise<void> {
    const document = await vscode.workspace.openTextDocument(toEditorUri(argument.uri));
    if (languageId && document.languageId !== languageId) await vscode.languages.setTextDocumentLanguage(document, languageId);
    const open = vscode.window.visibleTextEditors.find((editor) => isGenerated(editor.document));
    await vscode.window.showTextDocument(document, {
      viewColumn: open?.viewColumn ?? vscode.ViewColumn.Beside,
      preserveFocus: true,
      preview: true,
    });
  }

  /** Opens whatever a link names: a page as a page, a text as a text. */
  async open(serverUri: string): Promise<void> {
    const uri = toEditorUri(serverUri);
    if (uri.path.endsWith('.md')) await vscode.commands.executeCommand('markdown.showPreviewToSide', uri);
    else await this.show({ uri: serverUri });
  }

  /** The text of the kernel at the cursor. */
  async showAtCursor(kind: protocol.GeneratedKind, form?: 'canonical' | 'raw' | 'generic'): Promise<void> {
    const [found] = (await this.atCursor(kind, form ? { form } : {})) ?? [];
    if (found) await this.show({ uri: found.uri }, found.languageId);
  }

  /** Texts of the kernel at the cursor, one for each variant; says why where there are none. */
  private async atCursor(
    kind: protocol.GeneratedKind,
    ...variants: protocol.GeneratedVariant[]
  ): Promise<protocol.GeneratedDocument[] | undefined> {
    const editor = vscode.window.activeTextEditor;
    if (editor?.document.languageId !== 'python') {
      void vscode.window.showInformationMessage('pallasd: put the cursor into a kernel of a Python file first.');
      return undefined;
    }
    if (!this.server.isRunning) {
      void vscode.window.showWarningMessage('pallasd’s server is not running.');
      return undefined;
    }
    const { code2ProtocolConverter: to } = this.server.client;
    const place = {
      textDocument: to.asTextDocumentIdentifier(editor.document),
      position: to.asPosition(editor.selection.active),
      kind,
    };
    const found = await Promise.all(
      variants.map((variant) => this.server.client.sendRequest(protocol.generated, { ...place, ...variant })),
    );
    if (found.every((document) => document !== null)) return found;
    void vscode.window.showInformationMessage('pallasd: no kernel that could be followed is at the cursor.');
    return undefined;
  }

  // --- Comparisons ---------------------------------------------------------------

  private async compare(left: string, right: string, title: string): Promise<void> {
    await vscode.commands.executeCommand('vscode.diff', toEditorUri(left), toEditorUri(right), title, { preview: true });
  }

  /** What the edits since the last save changed in the text of the kernel at the cursor. */
  async showChanges(kind: protocol.GeneratedKind): Promise<void> {
    const [before, now] = (await this.atCursor(kind, { at: 'saved' }, {})) ?? [];
    if (before && now) await this.compare(before.uri, now.uri, `${kernelOf(now)}: saved ↔ now`);
  }

  /** What another chip changes in the module of the kernel at the cursor. */
  async compareChips(): Promise<void> {
    if (!this.server.isRunning) return;
    const experimental = this.server.client.initializeResult?.capabilities.experimental as protocol.ServerExperimental | undefined;
    const title = 'Compare the module with that for…';
    const chip = await vscode.window.showQuickPick(experimental?.pallasd?.chips ?? [], { title });
    const [here, there] = chip ? ((await this.atCursor('mlir', {}, { chip })) ?? []) : [];
    if (here && there) await this.compare(here.uri, there.uri, `${kernelOf(here)} ↔ ${chip}`);
  }

  /** How the modules of two instances of a kernel differ. */
  async compareInstances(): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    if (editor?.document.languageId !== 'python' || !this.server.isRunning) return;
    const { code2ProtocolConverter: to } = this.server.client;
    const all = await this.server.client.sendRequest(protocol.instances, {
      textDocument: to.asTextDocumentIdentifier(editor.document),
    });
    const items = (all ?? []).flatMap(({ kernel, shapes, mlir, shapesFrom }) =>
      mlir ? [{ label: `${kernel}: ${shapes}`, description: shapesFrom, mlir }] : [],
    );
    const left = await vscode.window.showQuickPick(items, { title: 'Compare the module of…' });
    const others = items.filter((item) => item !== left);
    const right = left && (await vscode.window.showQuickPick(others, { title: `…with that of (other than ${left.label})` }));
    if (left && right) await this.compare(left.mlir, right.mlir, `${left.label} ↔ ${right.label}`);
  }

  /** The instances of a kernel to choose from: their texts where there are any, their place otherwise. */
  async showInstances(argument: protocol.KernelReference): Promise<void> {
    if (!this.server.isRunning) return;
    const all = await this.server.client.sendRequest(protocol.instances, { textDocument: { uri: argument.uri } });
    const items = (all ?? [])
      .filter((instance) => argument.kernel === undefined || instance.kernel === argument.kernel)
      .map((instance) => ({
        label: instance.shapes || instance.kernel,
        description: instance.shapesFrom,
        detail: instance.status,
        instance,
      }));
    const title = argument.kernel ? `Instances of ${argument.kernel}` : 'Kernel instances';
    const choice = await vscode.window.showQuickPick(items, { title, placeHolder: 'Show the module of…' });
    if (!choice) return;
    const text = choice.instance.mlir ?? choice.instance.jaxpr;
    if (text) return this.show({ uri: text });
    const { protocol2CodeConverter: from } = this.server.client;
    await vscode.window.showTextDocument(from.asUri(argument.uri), { selection: from.asRange(choice.instance.range) });
  }

  dispose(): void {
    for (const listener of this.listeners) listener.dispose();
    this.changed.dispose();
  }
}

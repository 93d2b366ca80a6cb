// docs/protocol.md as types: what pallasd's server and this client say to each other beyond the language server protocol.
// Everything here is plain data in the protocol's own terms (positions count UTF-16 units); conversion to VS Code's objects
// is done by the client's converters where the data is used.

import { NotificationType, RequestType } from 'vscode-languageclient/node';
import type { Location, Position, Range, TextDocumentIdentifier } from 'vscode-languageclient/node';

/** A generated text: a jaxpr, a module or the page of a rule. `uri` is the server's and opaque. */
export interface GeneratedDocument {
  uri: string;
  title: string;
  languageId: string;
}

export type GeneratedKind = 'jaxpr' | 'mlir';

export interface GeneratedVariant {
  form?: 'canonical' | 'raw' | 'generic';
  /** The text of before the edits since the last save. */
  at?: 'saved';
  /** For another chip than the configured ones. */
  chip?: string;
}

/** Of the server's capability `experimental.pallasd`. */
export interface ServerExperimental {
  pallasd?: { chips?: string[] };
}

/** Argument of the command `pallasd.showGenerated`, which comes with a lens. */
export interface ShowGenerated {
  uri: string;
  source?: { uri: string; range: Range };
}

/** Argument of `pallasd.showInstances`, `pallasd.run` and (without a kernel) `pallasd.verify`. */
export interface KernelReference {
  uri: string;
  kernel?: string;
}

export interface Instance {
  kernel: string;
  instance: number;
  shapes: string;
  shapesFrom: string;
  status: string;
  range: Range;
  jaxpr?: string;
  mlir?: string;
}

export interface OutputParams {
  token: number | string;
  stream: 'stdout' | 'stderr' | 'pallasd';
  text: string;
}

export interface RunResult {
  exitCode: number | null;
  signal?: string | number | null;
  /** Where the kernels ran: `TPU v5e` or `CPU, TPU interpret mode`. */
  where?: string;
  /** The traceback's places, innermost last. */
  frames?: (Location & { message?: string })[];
}

export interface ServerStatus {
  health: 'ok' | 'warning' | 'error';
  quiescent: boolean;
  message?: string | null;
}

export const textDocumentContent = new RequestType<{ uri: string }, { text: string; languageId?: string } | null, void>(
  'pallasd/textDocumentContent',
);

export const generated = new RequestType<
  { textDocument: TextDocumentIdentifier; position: Position; kind: GeneratedKind } & GeneratedVariant,
  GeneratedDocument | null,
  void
>('pallasd/generated');

export const toGenerated = new RequestType<
  { textDocument: TextDocumentIdentifier; range: Range; generated: string },
  { ranges: Range[] } | null,
  void
>('pallasd/toGenerated');

export const toSource = new RequestType<{ generated: string; range: Range }, { locations: Location[] } | null, void>(
  'pallasd/toSource',
);

export const instances = new RequestType<{ textDocument: TextDocumentIdentifier }, Instance[] | null, void>(
  'pallasd/instances',
);

export const contentChanged = new NotificationType<{ uris: string[] }>('pallasd/contentChanged');
export const output = new NotificationType<OutputParams>('pallasd/output');
export const serverStatus = new NotificationType<ServerStatus>('experimental/serverStatus');

/** Commands of the server that the extension offers under the same names, so that menus and lenses are one. */
export const serverCommands = { run: 'pallasd.run', verify: 'pallasd.verify' } as const;


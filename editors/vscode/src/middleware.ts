// What is changed on the way between server and editor, each for one reason:
//   - settings are sent as far as somebody set them (settings.ts)
//   - what other Python servers show is not shown twice (neighbours.ts)
//   - a server that does not run is told of no settings: it has said why, and asks for them when it starts
//   - links to `pallasd:` documents become commands: VS Code drops links of schemes that it doesn't know from hovers, and
//     shows the page of a rule as source text rather than as a page

import * as vscode from 'vscode';
import { DocumentDiagnosticReportKind } from 'vscode-languageclient/node';
import type { ConfigurationParams, Middleware } from 'vscode-languageclient/node';
import { showsOutline, withoutRepeats } from './neighbours';
import { explicitSettings } from './settings';

function openCommand(uri: string): string {
  return `command:pallasd.open?${encodeURIComponent(JSON.stringify([uri]))}`;
}

function withCommandLinks(text: string): string {
  return text.replace(/\]\((pallasd:[^)\s]+)\)/g, (_link, uri: string) => `](${openCommand(uri)})`);
}

function linkRule(diagnostic: vscode.Diagnostic): void {
  const { code } = diagnostic;
  if (typeof code === 'object' && code.target.scheme === 'pallasd')
    diagnostic.code = { value: code.value, target: vscode.Uri.parse(openCommand(code.target.toString(true))) };
}

function shown<T extends vscode.Diagnostic>(diagnostics: T[]): T[] {
  const kept = withoutRepeats(diagnostics);
  kept.forEach(linkRule);
  return kept;
}

function configuration(extension: vscode.Extension<unknown>, params: ConfigurationParams, answers: unknown): unknown {
  if (!Array.isArray(answers)) return answers;
  return params.items.map((item, index): unknown => {
    if (item.section !== 'pallasd') return answers[index];
    return explicitSettings(extension, item.scopeUri ? vscode.Uri.parse(item.scopeUri) : undefined);
  });
}

export function middleware(extension: vscode.Extension<unknown>, isRunning: () => boolean): Middleware {
  return {
    handleDiagnostics: (uri, diagnostics, next) => next(uri, shown(diagnostics)),
    async provideDiagnostics(document, previousResultId, token, next) {
      const report = await next(document, previousResultId, token);
      return report?.kind === DocumentDiagnosticReportKind.Full ? { ...report, items: shown(report.items) } : report;
    },
    async provideHover(document, position, token, next) {
      const hover = await next(document, position, token);
      for (const content of hover?.contents ?? [])
        if (content instanceof vscode.MarkdownString) content.value = withCommandLinks(content.value);
      return hover;
    },
    provideDocumentSymbols: (document, token, next) => (showsOutline() ? next(document, token) : []),
    workspace: {
      async didChangeConfiguration(sections, next) {
        if (!isRunning()) return;
        // The same change may be the reason for a restart, which closes the connection meanwhile.
        await next(sections).catch((error: unknown) => {
          if (isRunning()) throw error;
        });
      },
      async configuration(params, token, next) {
        const answers: unknown = await next(params, token);
        return configuration(extension, params, answers) as never;
      },
    },
  };
}

// `--format concise`: one line a finding, "path:line:column: severity[rule]: message".

#include "server/commands/formats/format.h"

namespace pallasd::commands {

namespace {

std::string render(const LintReport &report) {
  std::string text;
  for (const lint::LintedFile &file : report.files)
    for (const query::Diagnostic &diagnostic : file.diagnostics)
      text += conciseLine(diagnostic) + '\n';
  return text;
}

const LintFormatRegistration concise({"concise", "one line a finding", render});

} // namespace

} // namespace pallasd::commands

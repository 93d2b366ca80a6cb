// `--format junit`: a suite for each file, a test for each kernel and a failed
// test for each error and warning. A kernel that could not be followed is a
// skipped test with the reason: silence about it is no approval.

#include "server/commands/formats/format.h"
#include "server/lint/paths.h"

#include <fmt/format.h>

namespace pallasd::commands {

namespace {

/// For text and attributes; characters that XML 1.0 cannot hold are replaced.
std::string xml(std::string_view text) {
  std::string result;
  for (char c : text) {
    auto byte = static_cast<unsigned char>(c);
    switch (c) {
    case '&':
      result += "&amp;";
      break;
    case '<':
      result += "&lt;";
      break;
    case '>':
      result += "&gt;";
      break;
    case '"':
      result += "&quot;";
      break;
    case '\n':
      result += "&#10;";
      break;
    case '\t':
      result += "&#9;";
      break;
    default:
      result += byte < 0x20 ? '?' : c;
    }
  }
  return result;
}

bool fails(const query::Diagnostic &diagnostic) { return diagnostic.severity <= query::Severity::Warning; }

class Suite {
public:
  explicit Suite(const lint::LintedFile &file) : file(file), path(lint::repositoryPath(file.path)) {}

  std::string write() {
    for (const query::Diagnostic &diagnostic : file.diagnostics)
      addFinding(diagnostic);
    for (const lint::LintedKernel &kernel : file.kernels)
      addKernel(kernel);
    if (tests == 0)
      addCase("no findings", 0, "");
    return fmt::format("  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{}\">\n{}  "
                       "</testsuite>\n",
                       xml(path), tests, failures, skipped, cases);
  }
  size_t tests = 0, failures = 0, skipped = 0;

private:
  void addCase(const std::string &name, int32_t line, const std::string &outcome) {
    ++tests;
    std::string place = line > 0 ? fmt::format(" line=\"{}\"", line) : "";
    cases += fmt::format("    <testcase name=\"{}\" classname=\"{}\" file=\"{}\"{} time=\"0\"", xml(name), xml(path),
                         xml(path), place);
    cases += outcome.empty() ? "/>\n" : fmt::format(">{}</testcase>\n", outcome);
  }

  void addFinding(const query::Diagnostic &diagnostic) {
    if (!fails(diagnostic))
      return;
    ++failures;
    std::string detail = conciseLine(diagnostic);
    if (!diagnostic.why.empty())
      detail += "\nwhy: " + diagnostic.why;
    for (const query::Fix &fix : diagnostic.fixes)
      detail += "\nfix: " + fix.title;
    addCase(fmt::format("{} at {}:{}", diagnostic.rule, diagnostic.where.line, diagnostic.where.column),
            diagnostic.where.line,
            fmt::format("<failure type=\"{}\" message=\"{}\">{}</failure>", query::name(diagnostic.severity),
                        xml(messageText(diagnostic)), xml(detail)));
  }

  /// A refused kernel is the finding that refuses it.
  void addKernel(const lint::LintedKernel &kernel) {
    if (kernel.status == query::KernelStatus::Refused)
      return;
    std::string name = fmt::format("kernel {} at {}", kernel.name, kernel.callLine);
    if (!kernel.shapes.empty())
      name += fmt::format(" for {}", kernel.shapes);
    std::string reason = kernel.reasons.empty() ? "not followed in full" : kernel.reasons.front();
    skipped += !kernel.followed();
    addCase(name, kernel.line, kernel.followed() ? "" : fmt::format("<skipped message=\"{}\"/>", xml(reason)));
  }

  const lint::LintedFile &file;
  std::string path, cases;
};

std::string render(const LintReport &report) {
  std::string suites;
  size_t tests = 0, failures = 0, skipped = 0;
  for (const lint::LintedFile &file : report.files) {
    Suite suite(file);
    suites += suite.write();
    tests += suite.tests;
    failures += suite.failures;
    skipped += suite.skipped;
  }
  return fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                     "<testsuites name=\"pallasd\" tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{}\">\n{}"
                     "</testsuites>\n",
                     tests, failures, skipped, suites);
}

const LintFormatRegistration junit({"junit", "JUnit XML, kernels as tests", render});

} // namespace

} // namespace pallasd::commands

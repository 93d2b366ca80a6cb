//===- commands.h - The command line's verbs --------------------*- C++ -*-===//
//
// cli.cpp declares options and picks the verb; each verb is one function in a
// file of its own. JSON goes to standard output, everything else to standard
// error, except a report that was asked for as text.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "server/commands/files.h"
#include "server/commands/worker.h"

#include <string>
#include <vector>

namespace pallasd::commands {

/// Exit codes that scripts may rely on (design.md).
enum ExitCode : int { Clean = 0, Findings = 1, Usage = 2, Internal = 70 };

enum class Format : uint8_t { Text, Json };

struct LintOptions {
  FileRequest files;
  std::string stdinName;    ///< what `-` stands for
  std::string diffRevision; ///< empty: all lines
  std::string entry;        ///< of query::Options

  std::vector<std::string> select, ignore, error, warn; ///< over the configuration's
  std::string baseline;
  bool updateBaseline = false, addIgnore = false, fix = false;

  std::string format = "text"; ///< name of a registered format (formats/format.h)
  std::string outputFile;      ///< empty: standard output
  std::string colour = "auto"; ///< or "always", "never"
  bool statistics = false, exitZero = false;
  bool requireComplete = false; ///< kernels not followed in full are findings
  WorkerChoice worker;

  unsigned jobs = 0;       ///< 0: as many as processors
  std::string cacheFolder; ///< empty: the user's
  bool noCache = false;
};
int lint(const LintOptions &options, config::Configurations &configurations);

struct LowerOptions {
  std::string target; ///< FILE or FILE::KERNEL
  std::string entry;  ///< of query::Options
  Format format = Format::Text;
  std::string emit = "mlir"; ///< what the text format prints
  WorkerChoice worker;
};
int lower(const LowerOptions &options, config::Configurations &configurations);

enum class ConfigOutput : uint8_t { Text, Json, Schema, Markdown };
/// The settings in force for a file or folder.
int showConfig(const std::string &path, ConfigOutput output, config::Configurations &configurations);

int explain(const std::string &rule, Format format);
int primitives(const std::string &jaxRelease, Format format);
int explainGaps(const FileRequest &files, const std::string &entry, config::Configurations &configurations,
                Format format);
int doctor(const std::string &folder, config::Configurations &configurations, Format format);
/// `listen`: "127.0.0.1:PORT", or empty for standard input and output.
int languageServer(config::Configurations &configurations, const std::string &listen);

/// The whole command line; the return value is the process's exit code.
int run(int argc, char **argv);

} // namespace pallasd::commands

//===- analysis.h - What a file's analysis answers --------------*- C++ -*-===//
//
// The interface between everything that knows Python and JAX and everything
// that shows results: the command line and the language server use nothing
// else of `analysis`.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/bindings.h"
#include "analysis/kernel/finding.h"
#include "analysis/kernel/instance.h"
#include "analysis/kernel/jaxpr_source.h"
#include "analysis/kernel/legality.h"
#include "analysis/python/world.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pallasd::text {
class LineIndex;
}

namespace pallasd::query {

/// Absolute place: 1-based lines, 1-based columns in code points, end exclusive.
struct Location {
  std::string path;
  int32_t line = 0, column = 0, endLine = 0, endColumn = 0;
  bool operator==(const Location &) const = default;
};

using kernel::Severity;
std::string_view name(Severity severity);

struct TextEdit {
  Location where;
  std::string newText;
};
using kernel::FixSafety;
std::string_view name(FixSafety safety); ///< "safe", "check", "sketch"
struct Fix {
  std::string title; ///< an imperative that says what changes
  FixSafety safety = FixSafety::Check;
  std::vector<TextEdit> edits; ///< change together or not at all
};

struct Related {
  Location where;
  std::string message;
};

struct Diagnostic {
  std::string rule;
  Severity severity = Severity::Error;
  std::string message; ///< one sentence, messages.md
  std::string why;
  Location where;
  std::string stage = "lint"; ///< "trace", "lower", "compile", "lint"
  std::string jaxException;   ///< "" if JAX raises nothing
  bool firstError = false;    ///< the one JAX would report
  std::vector<std::string> kernels;
  std::string instance; ///< "x=f32[16,1024]" when more than one exists
  std::optional<kernel::ShapesFrom> shapesFrom;
  std::vector<std::string> chips; ///< empty: all
  std::vector<Related> related;
  std::vector<Fix> fixes;
  std::map<std::string, std::string> data;
};

enum class KernelStatus : uint8_t {
  Complete, ///< traced in full; JAX accepts it as far as `legal` knows
  Refused,  ///< JAX refuses it, see diagnostics
  Partial,  ///< some equations could not be followed
  Unknown   ///< nothing could be followed
};
std::string_view name(KernelStatus status);

/// Where JAX's refusal of an instance stands, for `pallasd lower`.
struct LowerError {
  std::string errorClass, stage, firstLine, rule;
  std::optional<Location> innermost;
};

/// One kernel instance as a file's analysis reports it.
struct KernelReport {
  std::string name;
  Location definition; ///< the name of the kernel function
  Location function;   ///< all of it
  Location call;
  KernelStatus status = KernelStatus::Unknown;
  std::vector<std::string> reasons;                       ///< why not complete
  std::vector<std::string> unmodelled;                    ///< gap names, for explain-gaps
  std::shared_ptr<const kernel::KernelInstance> instance; ///< null if not traced
  std::optional<LowerError> error;
  kernel::ShapesFrom shapesFrom = kernel::ShapesFrom::Call;
  std::string shapes;     ///< "x=f32[512,512], bm=128"
  bool reachesTpu = true; ///< false: interpret mode, eval_shape, expected failure …
  std::string tracedBy;   ///< "JAX 0.12.0.1" for a kernel of the worker's; empty: the evaluator
};

/// An identifier in a text, and where it is bound.
struct NameUse {
  std::string name;
  Location where;
  Location function; ///< the one that binds the name; path empty: no function does
};

struct Gap {
  std::string what; ///< name of the function, module or construct
  std::string kind; ///< "unmodelled", "world", "budget", …
  Location where;
  std::vector<std::string> kernels; ///< that it costs
};

struct FileAnalysis {
  std::string path;
  int64_t version = 0;
  std::vector<Diagnostic> diagnostics;
  std::vector<KernelReport> kernels;
  std::vector<Gap> gaps;
  bool cancelled = false;
};

struct Options {
  std::string jaxRelease = "0.12.0.1";
  std::vector<std::string> chips = {"v5e"};
  int64_t cores = 0; ///< per device; 0: the chip's own
  std::vector<std::string> pythonPath;
  std::map<std::string, std::string> environment;
  std::string entry; ///< `--entry EXPR`; empty: what runs at import and under __main__
  /// Instances that configuration or a recorded run asks for. Keys are "function" or "path::function", the path
  /// absolute or its last components; values are arguments as a directive writes them ("x=f32[8,128], bm=8"), an
  /// instance each.
  std::map<std::string, std::vector<std::string>> shapes;
};

/// One thing that an analysis asked of the disk, and the answer.
struct Dependency {
  enum class Kind : uint8_t { Text, IsFile, IsDirectory, Names } kind = Kind::Text;
  std::string path;
  bool present = false; ///< it can be read, is a file, is a folder
  /// Text: hashBytes without the byte order mark. Names: hashOfNames of what is in the folder.
  uint64_t hash = 0;
};

/// Names of what is in a folder, sorted; empty if it cannot be read.
std::vector<std::string> namesIn(const std::string &folder);
uint64_t hashOfNames(const std::vector<std::string> &names);

/// Holds all files and everything remembered about them; not thread-safe: one
/// thread at a time, cancellation from any.
class Analyzer {
public:
  /// `legality` answers whether JAX lowers a traced kernel.
  Analyzer(Options options, std::shared_ptr<const kernel::Legality> legality);
  ~Analyzer();
  /// The editor's text of a file, which wins over the disk's until closed.
  void setText(const std::string &path, std::string text, int64_t version);
  /// An edit in UTF-8 byte offsets of the current text.
  void applyEdit(const std::string &path, size_t start, size_t end, std::string_view replacement, int64_t version);
  void close(const std::string &path);
  void fileChanged(const std::string &path); ///< on disk
  const std::string *text(const std::string &path) const;
  /// Lines of that text, until the next edit; null if the file cannot be read.
  const text::LineIndex *lines(const std::string &path) const;
  /// Diagnostics and kernels of one file, reusing all that an edit left alone.
  FileAnalysis analyze(const std::string &path, const std::atomic<bool> *cancel = nullptr);
  /// Loads beforehand what the analysis of any kernel's file needs, unless that has been done.
  void prepare();
  /// What the last analyze() asked of the disk. Where nothing was remembered of the file before (a new Analyzer, after
  /// close), its result stands as long as the disk would give the same answers.
  std::vector<Dependency> dependencies() const;
  /// What real JAX made of a file; used as long as the file's text is the one
  /// that was run, for kernels that the evaluator doesn't follow. Null: forgets it.
  void setTraced(const std::string &path, std::shared_ptr<const kernel::TracedScript> traced);
  const Options &options() const;
  /// Where a frame of an instance's equations stands in the present text.
  std::optional<Location> locate(const jax::SourceFrame &frame) const;

  /// The variable or parameter at a position, and the function that binds it; nullopt where there is none.
  std::optional<NameUse> nameAt(const Location &at) const;
  /// What names in the code of a kernel of `path`'s last analysis hold, its helpers' in all files included; in the
  /// order in which they are bound. Traces the instance once more: not for the keystroke path. Empty if the kernel is
  /// of no present analysis or writes to what its callers see; nullopt if cancelled.
  std::optional<std::vector<kernel::BoundValue>> valuesOf(const std::string &path, const KernelReport &kernel,
                                                          const std::atomic<bool> *cancel = nullptr);

private:
  class Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace pallasd::query

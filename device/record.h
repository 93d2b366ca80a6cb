//===- record.h - The shapes with which kernels are really called -*- C++ -*-===//
//
// Runs any command with a recorder in its Python (device/python/pallasd_recorder.py,
// put before it through PYTHONPATH) and keeps what it saw: docs/run.md, "Recording".
//
//===----------------------------------------------------------------------===//
#pragma once

#include "device/process.h"

#include <map>
#include <string>
#include <vector>

namespace pallasd::device {

/// Where recorded shapes lie below a workspace's folder, and are looked for.
inline constexpr const char *recordedShapesFile = ".pallasd/shapes.json";

/// Arguments as a directive writes them, by "path::function".
using RecordedShapes = std::map<std::string, std::vector<std::string>>;

struct RecordResult {
  ProcessEnd end;
  std::string problem; ///< not empty: nothing was recorded, and why
  std::string jax;     ///< release; empty if no kernel was called
  RecordedShapes shapes;
};
RecordResult record(const std::vector<std::string> &command, const ProcessLimits &limits, const OutputSink &sink,
                    const std::atomic<bool> *cancelled = nullptr);

/// What a file of recorded shapes holds; paths as they stand there. Empty if there
/// is no such file; `problem` says if it cannot be used.
RecordedShapes readRecordedShapes(const std::string &file, std::string &problem);
/// Adds to what the file holds; paths below `folder` become relative to it. The
/// error, or nothing.
std::string writeRecordedShapes(const std::string &file, const std::string &folder, const RecordResult &result);

} // namespace pallasd::device

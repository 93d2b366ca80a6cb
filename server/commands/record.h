//===- record.h - `pallasd record` ------------------------------*- C++ -*-===//
#pragma once

#include "device/process.h"

#include <string>
#include <vector>

namespace pallasd::commands {

struct RecordOptions {
  std::vector<std::string> command;
  std::string output; ///< empty: device::recordedShapesFile below the working folder
  device::ProcessLimits limits;
};
/// The command's exit status, as of `pallasd run`.
int recordCommand(const RecordOptions &options);

} // namespace pallasd::commands

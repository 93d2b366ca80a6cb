// Names of the enumerations that contracts print.

#include "analysis/query/analysis.h"

namespace pallasd::query {

std::string_view name(Severity severity) {
  switch (severity) {
  case Severity::Error:
    return "error";
  case Severity::Warning:
    return "warning";
  case Severity::Information:
    return "information";
  case Severity::Hint:
    return "hint";
  }
  return "hint";
}

std::string_view name(FixSafety safety) {
  switch (safety) {
  case FixSafety::Safe:
    return "safe";
  case FixSafety::Check:
    return "check";
  case FixSafety::Sketch:
    return "sketch";
  }
  return "sketch";
}

std::string_view name(KernelStatus status) {
  switch (status) {
  case KernelStatus::Complete:
    return "complete";
  case KernelStatus::Refused:
    return "refused";
  case KernelStatus::Partial:
    return "partial";
  case KernelStatus::Unknown:
    return "unknown";
  }
  return "unknown";
}

} // namespace pallasd::query

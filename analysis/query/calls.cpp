//===- calls.cpp - The reports of one call --------------------------------===//
//
// Bodies of one call say how many meshes run beside theirs, and follow each other.
//
//===----------------------------------------------------------------------===//
#include "analysis/query/calls.h"

#include "analysis/kernel/instance.h"

namespace pallasd::query {

static bool belongsTo(const CallReports &call, const KernelReport &report) {
  if (!report.instance || !call.front()->instance)
    return false;
  size_t beside = report.instance->otherMeshes.size();
  return beside == call.front()->instance->otherMeshes.size() && call.size() <= beside &&
         call.front()->call == report.call && call.front()->reachesTpu == report.reachesTpu;
}

std::vector<CallReports> callsOf(std::span<const KernelReport> reports) {
  std::vector<CallReports> calls;
  for (const KernelReport &report : reports) {
    if (!calls.empty() && belongsTo(calls.back(), report))
      calls.back().push_back(&report);
    else
      calls.push_back({&report});
  }
  return calls;
}

std::string nameOf(const CallReports &call) {
  std::string name;
  for (const KernelReport *report : call)
    name += (name.empty() ? "" : "_") + report->name;
  return name;
}

const KernelReport &tellingOf(const CallReports &call) {
  for (auto status : {KernelStatus::Refused, KernelStatus::Unknown, KernelStatus::Partial})
    for (const KernelReport *report : call)
      if (report->status == status)
        return *report;
  return *call.front();
}

std::vector<kernel::KernelInstance> instancesOf(const CallReports &call) {
  std::vector<kernel::KernelInstance> instances;
  for (const KernelReport *report : call)
    instances.push_back(*report->instance);
  return instances;
}

} // namespace pallasd::query

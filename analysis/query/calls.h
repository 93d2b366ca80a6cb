//===- calls.h - The reports of one call ------------------------*- C++ -*-===//
//
// A call with several meshes (pl.kernel of several bodies) is one kernel to JAX,
// lowered into one module, and a report for each body here.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/query/analysis.h"

#include <span>
#include <string>
#include <vector>

namespace pallasd::query {

/// The reports of one call, in the order of its meshes: one for most calls. Never empty.
using CallReports = std::vector<const KernelReport *>;

/// Consecutive reports by call.
std::vector<CallReports> callsOf(std::span<const KernelReport> reports);

/// As JAX names the kernel.
std::string nameOf(const CallReports &call);

/// The report that decides how the call ends: one that is refused, else one that is not followed.
const KernelReport &tellingOf(const CallReports &call);

/// Copies of all bodies, for the one module; only for calls all of which were traced.
std::vector<kernel::KernelInstance> instancesOf(const CallReports &call);

} // namespace pallasd::query

// `pallasd lower`: jaxprs and Mosaic modules of a file's kernels. The JSON
// follows the schema of the oracle that runs real JAX, so that the two can be
// compared field by field.

#include "lowering/lower.h"

#include "analysis/jax/jaxpr_text.h"
#include "analysis/query/calls.h"
#include "server/commands/commands.h"
#include "server/commands/compose.h"
#include "server/commands/files.h"
#include "server/commands/formats/format.h"
#include "server/commands/report.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace pallasd::commands {

using Json = nlohmann::json;
using kernel::KernelInstance;

namespace {

Json dimensionText(int64_t size) { return size == jax::kDynamicDim ? "dynamic" : std::to_string(size); }

Json blockJson(const kernel::BlockMapping &block) {
  Json sizes = Json::array(), array = Json::array();
  for (const kernel::BlockDim &dim : block.block)
    sizes.push_back(dim.kind == kernel::BlockDim::Squeezed ? Json() : Json(dim.size));
  for (int64_t size : block.array.shape)
    array.push_back(dimensionText(size));
  return {{"origin", block.origin},
          {"block", std::move(sizes)},
          {"array", std::move(array)},
          {"dtype", jax::name(block.array.dtype)},
          {"memory_space", jax::name(block.space)},
          {"window", block.hasWindow},
          {"index_map", block.indexMap ? Json(jax::prettyText(*block.indexMap)) : Json()}};
}

/// Texts end with a line break, as the oracle's do.
Json moduleJson(const lowering::LoweredModule &module) {
  return {{"raw", module.raw + "\n"},
          {"canonical", module.canonical + "\n"},
          {"raw_generic", module.rawGeneric + "\n"},
          {"canonical_generic", module.canonicalGeneric + "\n"},
          {"ops", module.ops}};
}

Json lowerJson(const query::KernelReport &report) {
  if (report.status == query::KernelStatus::Complete)
    return {{"verdict", "ok"}};
  if (!report.error)
    return {{"verdict", "unknown"}, {"reasons", report.reasons}};
  Json json = {{"verdict", "error"},
               {"error_class", report.error->errorClass},
               {"first_line", report.error->firstLine},
               {"rule", report.error->rule},
               {"stage", report.error->stage},
               {"innermost_in_script", nullptr}};
  if (report.error->innermost)
    json["innermost_in_script"] = {{"file", displayPath(report.error->innermost->path)},
                                   {"line", report.error->innermost->line}};
  return json;
}

void addInstance(Json &json, const KernelInstance &instance) {
  json["grid"] = Json::array();
  for (int64_t size : instance.grid)
    json["grid"].push_back(dimensionText(size));
  json["num_scalar_prefetch"] = instance.numScalarPrefetch;
  json["num_scratch"] = instance.scratch.size();
  json["blocks"] = Json::array();
  for (const kernel::BlockMapping &block : instance.blocks)
    json["blocks"].push_back(blockJson(block));
  json["core_types"] = json["jaxprs"] = Json::array();
  json["primitives"] = Json::object();
}

/// One of several bodies, or the only one.
void addBody(Json &json, const KernelInstance &instance) {
  json["core_types"].push_back(kernel::name(instance.core));
  for (const auto &[primitive, count] : jax::primitiveCounts(*instance.body))
    json["primitives"][primitive] = json["primitives"].value(primitive, size_t(0)) + size_t(count);
  json["jaxprs"].push_back({{"core_type", kernel::name(instance.core)},
                            {"text", jax::prettyText(*instance.body)},
                            {"canonical", jax::canonicalText(*instance.body)},
                            {"eqns", jax::eqnCount(*instance.body)}});
}

/// The module, or, where the predicates saw nothing wrong, what the builder or
/// a verifier objects to.
void addModule(Json &json, const query::CallReports &call) {
  lowering::LowerOptions options;
  options.canonical = options.rawGeneric = options.canonicalGeneric = true;
  lowering::LowerResult result = lowering::lower(query::instancesOf(call), options);
  if (result.module) {
    json["mlir"] = moduleJson(*result.module);
    return;
  }
  // The number of devices is assumed; a refusal that may rest on it is none.
  bool known = !result.refusal->jaxException.empty() && call.front()->instance->deviceMesh.empty();
  json["lower"] = {{"verdict", known ? "error" : "unknown"},
                   {"error_class", result.refusal->jaxException},
                   {"first_line", result.refusal->leadingWords},
                   {"rule", result.refusal->rule},
                   {"stage", result.refusal->stage},
                   {"innermost_in_script", nullptr}};
}

Json kernelJson(const query::CallReports &call, size_t index) {
  const query::KernelReport &report = query::tellingOf(call);
  Json json = {{"index", index},
               {"name", query::nameOf(call)},
               {"kind", report.instance ? report.instance->kind : "pallas_call"},
               {"status", query::name(report.status)},
               {"reaches_tpu", report.reachesTpu},
               {"call", {{"file", displayPath(report.call.path)}, {"line", report.call.line}}},
               {"shapes_from", kernel::name(report.shapesFrom)},
               {"lower", lowerJson(report)}};
  if (!report.tracedBy.empty())
    json["traced_by"] = report.tracedBy;
  json["stage"] = report.error ? report.error->stage : "lower";
  if (report.instance && report.instance->body) {
    addInstance(json, *report.instance);
    for (const query::KernelReport *part : call)
      addBody(json, *part->instance);
    if (report.status == query::KernelStatus::Complete)
      addModule(json, call);
  }
  return json;
}

/// How the program ends as a whole: with what JAX or Python raises outside of all kernels, if anything.
Json scriptJson(const std::string &path, const std::vector<query::Diagnostic> &diagnostics) {
  auto ends = [](const query::Diagnostic &diagnostic) {
    return !diagnostic.jaxException.empty() && diagnostic.kernels.empty() && diagnostic.stage == "trace" &&
           diagnostic.severity <= query::Severity::Warning;
  };
  Json json = {{"path", displayPath(path)}, {"verdict", "ok"}};
  auto error = std::find_if(diagnostics.begin(), diagnostics.end(), ends);
  if (error != diagnostics.end())
    json.update({{"verdict", "error"},
                 {"error_class", error->jaxException},
                 {"first_line", error->message},
                 {"rule", error->rule},
                 {"stage", error->stage},
                 {"innermost_in_script", {{"file", displayPath(error->where.path)}, {"line", error->where.line}}}});
  return json;
}

std::string emitted(const query::CallReports &call, const std::string &what) {
  std::string bodies;
  for (const query::KernelReport *report : call)
    if (what.starts_with("jaxpr"))
      bodies += (bodies.empty() ? "" : "\n") + (what == "jaxpr" ? jax::prettyText(*report->instance->body)
                                                                : jax::canonicalText(*report->instance->body));
  if (!bodies.empty())
    return bodies;
  lowering::LowerOptions options;
  options.raw = what == "mlir-raw";
  options.canonical = what == "mlir";
  options.rawGeneric = what == "mlir-generic";
  options.stableHlo = what == "hlo";
  lowering::LowerResult result = lowering::lower(query::instancesOf(call), options);
  if (!result.module)
    return fmt::format("// not lowered: {} {}", result.refusal->jaxException, result.refusal->rule);
  if (options.stableHlo && result.module->stableHlo.empty())
    return "// not serialised: the form of an argument or of a compiler parameter isn't known";
  return result.module->raw + result.module->canonical + result.module->rawGeneric + result.module->stableHlo;
}

void printText(const query::CallReports &call, const std::string &what) {
  const query::KernelReport &report = query::tellingOf(call);
  fmt::print("// {} (line {}, {}{})\n", query::nameOf(call), report.definition.line, report.shapes,
             report.tracedBy.empty() ? "" : ", traced by " + report.tracedBy);
  if (report.instance && report.instance->body)
    fmt::print("{}\n", emitted(call, what));
  for (const std::string &reason : report.reasons)
    fmt::print("// not followed: {}\n", reason);
  if (report.error)
    fmt::print("// refused: {}: {}\n", report.error->errorClass, report.error->firstLine);
}

} // namespace

int lower(const LowerOptions &options, config::Configurations &configurations) {
  Target target = splitTarget(options.target);
  auto analysisOptions = optionsOrComplain(target.path, options.entry, configurations);
  if (!analysisOptions)
    return Usage;
  auto analyzer = makeAnalyzer(*analysisOptions);
  query::FileAnalysis analysis =
      WorkerAnalysis(options.worker).analyze(*analyzer, target.path, configurations.of(folderOf(target.path))->config);
  if (!analyzer->text(target.path)) {
    fmt::print(stderr, "pallasd: {} cannot be read\n", options.target);
    return Usage;
  }
  Json kernels = Json::array();
  bool refused = false;
  auto isMeant = [&](const query::KernelReport *part) { return part->name == target.kernel; };
  for (const query::CallReports &call : query::callsOf(analysis.kernels)) {
    if (!target.kernel.empty() && query::nameOf(call) != target.kernel && std::ranges::none_of(call, isMeant))
      continue;
    refused |= query::tellingOf(call).status == query::KernelStatus::Refused;
    if (options.format == Format::Json)
      kernels.push_back(kernelJson(call, kernels.size()));
    else
      printText(call, options.emit);
  }
  if (options.format == Format::Json)
    printJson({{"schema", 1},
               {"jax", analysisOptions->jaxRelease},
               {"target", {{"name", analysisOptions->chips.empty() ? "v5e" : analysisOptions->chips.front()}}},
               {"script", scriptJson(target.path, analysis.diagnostics)},
               {"kernels", std::move(kernels)}});
  for (const query::Diagnostic &diagnostic : analysis.diagnostics)
    fmt::print(stderr, "{}\n", conciseLine(diagnostic));
  return refused ? Findings : Clean;
}

} // namespace pallasd::commands

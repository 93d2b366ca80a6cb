//===- instance_json.cpp - Kernel instances as JSON -------------------------===//
//
// A pair of functions for every struct. The JSON library throws on ill-formed
// input; that ends here, as an error text.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/instance_json.h"

#include "analysis/jax/jaxpr_text.h"

#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace pallasd::kernel {

namespace {

using nlohmann::json;

[[noreturn]] void malformed(const std::string &what) { throw std::runtime_error(what); }

//===----------------------------------------------------------------------===//
// Small parts
//===----------------------------------------------------------------------===//

jax::Aval readAval(const json &from) {
  auto text = from.get<std::string>();
  auto aval = jax::avalFromText(text);
  if (!aval)
    malformed("no aval: " + text);
  return *aval;
}

std::vector<jax::Aval> readAvals(const json &from) {
  std::vector<jax::Aval> avals;
  for (const json &item : from)
    avals.push_back(readAval(item));
  return avals;
}

json write(const std::vector<jax::Aval> &avals) {
  json out = json::array();
  for (const jax::Aval &aval : avals)
    out.push_back(jax::canonicalText(aval));
  return out;
}

jax::JaxprPtr readJaxpr(const json &from) {
  auto parsed = jax::parseCanonical(from.get<std::string>());
  if (!parsed)
    malformed("jaxpr, offset " + std::to_string(parsed.error->offset) + ": " + parsed.error->message);
  return parsed.jaxpr;
}

json write(const jax::JaxprPtr &jaxpr) { return jaxpr ? json(jax::canonicalText(*jaxpr)) : json(); }

jax::MemorySpace readSpace(const json &from) {
  bool ok = false;
  auto space = jax::memorySpaceFromName(from.get<std::string>(), &ok);
  if (!ok)
    malformed("unknown memory space " + from.dump());
  return space;
}

template <typename T> std::vector<std::pair<T, int64_t>> readPairs(const json &from) {
  std::vector<std::pair<T, int64_t>> pairs;
  for (const json &item : from)
    pairs.emplace_back(item.at(0).get<T>(), item.at(1).get<int64_t>());
  return pairs;
}

CoreType readCore(const json &from) {
  auto text = from.get<std::string>();
  for (CoreType core : {CoreType::TensorCore, CoreType::ScalarSubcore, CoreType::VectorSubcore})
    if (name(core) == text)
      return core;
  malformed("unknown core type " + text);
}

ShapesFrom readShapesFrom(const json &from) {
  auto text = from.get<std::string>();
  for (ShapesFrom source : {ShapesFrom::Call, ShapesFrom::Directive, ShapesFrom::Annotation, ShapesFrom::Configuration,
                            ShapesFrom::Symbolic, ShapesFrom::Worker})
    if (name(source) == text)
      return source;
  malformed("unknown source of shapes " + text);
}

template <typename T> std::optional<T> readOptional(const json &from, const char *key) {
  auto found = from.find(key);
  return found == from.end() || found->is_null() ? std::nullopt : std::optional(found->get<T>());
}

template <typename T> json write(const std::optional<T> &value) { return value ? json(*value) : json(); }

/// What sees every frame that is read, on this thread.
thread_local const std::function<void(jax::SourceFrame &)> *placing = nullptr;

jax::SourceStack inner(jax::SourceFrame frame, jax::SourceStack caller) {
  if (placing && *placing)
    (*placing)(frame);
  frame.caller = std::move(caller);
  return std::make_shared<const jax::SourceFrame>(std::move(frame));
}

jax::SourceFrame readFrame(const json &from) {
  jax::SourceFrame frame;
  frame.file = from.at("file");
  frame.function = from.at("function");
  frame.line = from.at("line");
  frame.column = from.value("column", 0);
  frame.endLine = from.value("endLine", frame.line);
  frame.endColumn = from.value("endColumn", 0);
  return frame;
}

/// Innermost frame first.
jax::SourceStack readSource(const json &from) {
  jax::SourceStack stack;
  for (auto item = from.rbegin(); item != from.rend(); ++item)
    stack = inner(readFrame(*item), std::move(stack));
  return stack;
}

/// Outermost frame first, as Python prints stacks.
jax::SourceStack readTraceback(const json &from) {
  jax::SourceStack stack;
  for (const json &item : from)
    stack = inner(readFrame(item), std::move(stack));
  return stack;
}

json write(const jax::SourceStack &stack) {
  json out = json::array();
  for (const jax::SourceFrame *frame = stack.get(); frame; frame = frame->caller.get())
    out.push_back({{"file", frame->file},
                   {"function", frame->function},
                   {"line", frame->line},
                   {"column", frame->column},
                   {"endLine", frame->endLine},
                   {"endColumn", frame->endColumn}});
  return out;
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

constexpr std::pair<BlockDim::Kind, const char *> kBlockKinds[] = {{BlockDim::Blocked, "Blocked"},
                                                                   {BlockDim::Squeezed, "Squeezed"},
                                                                   {BlockDim::Element, "Element"},
                                                                   {BlockDim::BoundedSlice, "BoundedSlice"},
                                                                   {BlockDim::Indirect, "Indirect"}};

BlockDim readBlockDim(const json &from) {
  BlockDim dim;
  auto kind = from.at("kind").get<std::string>();
  bool known = false;
  for (auto [value, word] : kBlockKinds)
    if (kind == word) {
      dim.kind = value;
      known = true;
    }
  if (!known)
    malformed("unknown kind of block dimension " + kind);
  dim.size = from.at("size");
  dim.padLow = from.at("padLow");
  dim.padHigh = from.at("padHigh");
  return dim;
}

json write(const BlockDim &dim) {
  return {{"kind", kBlockKinds[dim.kind].second}, {"size", dim.size}, {"padLow", dim.padLow}, {"padHigh", dim.padHigh}};
}

PipelineMode readPipelineMode(const json &from) {
  return {from.at("bufferCount"), from.at("useLookahead"), from.at("revisit")};
}

json write(const PipelineMode &mode) {
  return {{"bufferCount", mode.bufferCount}, {"useLookahead", mode.useLookahead}, {"revisit", mode.revisit}};
}

BlockMapping readBlock(const json &from) {
  BlockMapping block;
  block.origin = from.at("origin");
  block.userName = from.at("userName");
  for (const json &dim : from.at("block"))
    block.block.push_back(readBlockDim(dim));
  block.array = readAval(from.at("array"));
  block.space = readSpace(from.at("space"));
  block.spaceMesh = from.at("spaceMesh");
  block.hasWindow = from.at("hasWindow");
  block.indexMap = readJaxpr(from.at("indexMap"));
  if (!from.at("pipelineMode").is_null())
    block.pipelineMode = readPipelineMode(from.at("pipelineMode"));
  if (from.contains("specSource"))
    block.specSource = readSource(from.at("specSource"));
  return block;
}

json write(const BlockMapping &block) {
  json dims = json::array();
  for (const BlockDim &dim : block.block)
    dims.push_back(write(dim));
  return {{"origin", block.origin},
          {"userName", block.userName},
          {"block", dims},
          {"array", jax::canonicalText(block.array)},
          {"space", std::string(name(block.space))},
          {"spaceMesh", block.spaceMesh},
          {"hasWindow", block.hasWindow},
          {"indexMap", write(block.indexMap)},
          {"pipelineMode", block.pipelineMode ? write(*block.pipelineMode) : json()},
          {"specSource", write(block.specSource)}};
}

//===----------------------------------------------------------------------===//
// Instances
//===----------------------------------------------------------------------===//

Mesh readMesh(const json &from) { return {readPairs<std::string>(from.at("axes")), readCore(from.at("core"))}; }

json write(const Mesh &mesh) { return {{"axes", mesh.axes}, {"core", std::string(name(mesh.core))}}; }

CompilerParams readCompilerParams(const json &from) {
  CompilerParams params;
  params.dimensionSemantics = from.at("dimensionSemantics").get<std::vector<std::string>>();
  params.vmemLimitBytes = readOptional<int64_t>(from, "vmemLimitBytes");
  params.collectiveId = readOptional<int64_t>(from, "collectiveId");
  params.other = from.at("other").get<std::vector<std::pair<std::string, std::string>>>();
  return params;
}

json write(const CompilerParams &params) {
  return {{"dimensionSemantics", params.dimensionSemantics},
          {"vmemLimitBytes", write(params.vmemLimitBytes)},
          {"collectiveId", write(params.collectiveId)},
          {"other", params.other}};
}

std::vector<int64_t> readGrid(const json &from) {
  std::vector<int64_t> grid;
  for (const json &bound : from)
    grid.push_back(bound.is_string() ? jax::kDynamicDim : bound.get<int64_t>());
  return grid;
}

json writeGrid(const std::vector<int64_t> &grid) {
  json out = json::array();
  for (int64_t bound : grid)
    out.push_back(bound == jax::kDynamicDim ? json("dynamic") : json(bound));
  return out;
}

/// Calls `visit` for every equation, outer before inner, inner jaxprs in the order of the text. The jaxpr has just been
/// read and nobody else holds it yet.
template <typename Visit> void visitEquations(const jax::Jaxpr &jaxpr, Visit &visit) {
  for (const jax::Eqn &eqn : jaxpr.eqns) {
    visit(const_cast<jax::Eqn &>(eqn));
    for (const auto &[name, param] : eqn.params) {
      if (jax::JaxprPtr inner = param.asJaxpr())
        visitEquations(*inner, visit);
      if (const jax::ParamList *list = param.asList())
        for (const jax::Param &entry : *list)
          if (jax::JaxprPtr inner = entry.asJaxpr())
            visitEquations(*inner, visit);
    }
  }
}

void readScopes(const jax::Jaxpr &body, const json &scopes) {
  size_t number = 0;
  auto visit = [&](jax::Eqn &eqn) {
    auto scope = scopes.find(std::to_string(number++));
    if (scope != scopes.end())
      eqn.nameStack = scope->get<std::string>();
  };
  visitEquations(body, visit);
}

/// Name stacks by number of the equation; equations without one are left out.
json writeScopes(const jax::JaxprPtr &body) {
  json scopes = json::object();
  size_t number = 0;
  auto visit = [&](const jax::Eqn &eqn) {
    if (!eqn.nameStack.empty())
      scopes[std::to_string(number)] = eqn.nameStack;
    ++number;
  };
  if (body)
    visitEquations(*body, visit);
  return scopes;
}

/// The user frames of each equation, as indices into `frames`: [file, function, line, column, endLine, endColumn].
void readSources(const jax::Jaxpr &body, const json &frames, const json &sources) {
  std::map<std::vector<size_t>, jax::SourceStack> stacks;
  size_t number = 0;
  auto visit = [&](jax::Eqn &eqn) {
    auto indices = sources.at(number++).get<std::vector<size_t>>();
    auto [known, isNew] = stacks.emplace(indices, nullptr);
    for (auto index = indices.rbegin(); isNew && index != indices.rend(); ++index) {
      const json &from = frames.at(*index);
      jax::SourceFrame frame{from.at(0), from.at(1), -1, from.at(2), from.at(3), from.at(4), from.at(5), nullptr};
      known->second = inner(std::move(frame), known->second);
    }
    eqn.source = known->second;
  };
  visitEquations(body, visit);
}

jax::JaxprPtr readBody(const json &from) {
  auto body = std::make_shared<jax::Jaxpr>(*readJaxpr(from.at("body")));
  if (auto sources = from.find("bodySources"); sources != from.end())
    readSources(*body, from.at("frames"), *sources);
  if (auto scopes = from.find("bodyScopes"); scopes != from.end() && !scopes->empty())
    readScopes(*body, *scopes);
  body->argNames = from.value("argNames", std::vector<std::string>());
  body->functionName = from.value("functionName", std::string());
  return body;
}

KernelInstance readInstance(const json &from) {
  KernelInstance it;
  it.name = from.at("name");
  it.kind = from.at("kind");
  it.core = readCore(from.at("core"));
  it.grid = readGrid(from.at("grid"));
  it.gridNames = from.at("gridNames").get<std::vector<std::string>>();
  it.vmappedDims = from.at("vmappedDims").get<std::vector<int64_t>>();
  it.numScalarPrefetch = from.at("numScalarPrefetch");
  it.numInputs = from.at("numInputs");
  for (const json &block : from.at("blocks"))
    it.blocks.push_back(readBlock(block));
  it.scratch = readAvals(from.at("scratch"));
  it.body = readBody(from);
  if (!from.at("mesh").is_null())
    it.mesh = readMesh(from.at("mesh"));
  for (const json &mesh : from.value("otherMeshes", json::array()))
    it.otherMeshes.push_back(readMesh(mesh));
  it.deviceMesh = readPairs<std::string>(from.at("deviceMesh"));
  it.compilerParams = readCompilerParams(from.at("compilerParams"));
  it.aliases = readPairs<int64_t>(from.at("aliases"));
  it.inAvals = readAvals(from.at("inAvals"));
  it.outAvals = readAvals(from.at("outAvals"));
  it.callSource = readSource(from.at("callSource"));
  it.shapesFrom = readShapesFrom(from.at("shapesFrom"));
  it.chip = from.at("chip");
  it.jaxRelease = from.value("jaxRelease", it.jaxRelease);
  return it;
}

json write(const KernelInstance &it) {
  json blocks = json::array(), others = json::array();
  for (const BlockMapping &block : it.blocks)
    blocks.push_back(write(block));
  for (const Mesh &mesh : it.otherMeshes)
    others.push_back(write(mesh));
  return {{"name", it.name},
          {"kind", it.kind},
          {"core", std::string(name(it.core))},
          {"grid", writeGrid(it.grid)},
          {"gridNames", it.gridNames},
          {"vmappedDims", it.vmappedDims},
          {"numScalarPrefetch", it.numScalarPrefetch},
          {"numInputs", it.numInputs},
          {"blocks", blocks},
          {"scratch", write(it.scratch)},
          {"body", write(it.body)},
          {"bodyScopes", writeScopes(it.body)},
          {"argNames", it.body ? it.body->argNames : std::vector<std::string>()},
          {"functionName", it.body ? it.body->functionName : std::string()},
          {"mesh", it.mesh ? write(*it.mesh) : json()},
          {"otherMeshes", others},
          {"deviceMesh", it.deviceMesh},
          {"compilerParams", write(it.compilerParams)},
          {"aliases", it.aliases},
          {"inAvals", write(it.inAvals)},
          {"outAvals", write(it.outAvals)},
          {"callSource", write(it.callSource)},
          {"shapesFrom", std::string(name(it.shapesFrom))},
          {"chip", it.chip},
          {"jaxRelease", it.jaxRelease}};
}

//===----------------------------------------------------------------------===//
// Dumps
//===----------------------------------------------------------------------===//

std::string textOrNothing(const json &from, const char *key) {
  return readOptional<std::string>(from, key).value_or("");
}

void readVerdict(DumpedKernel &kernel, const json &lower) {
  kernel.verdict = textOrNothing(lower, "verdict");
  kernel.errorClass = textOrNothing(lower, "error_class");
  kernel.errorText = textOrNothing(lower, "first_line");
  auto at = lower.find("innermost_in_script");
  if (at != lower.end() && at->is_object())
    kernel.errorLine = at->at("line").get<int32_t>();
}

DumpedKernel readKernel(const json &from) {
  DumpedKernel kernel;
  kernel.name = from.at("name");
  kernel.kind = from.at("kind");
  kernel.stage = from.at("stage");
  readVerdict(kernel, from.at("lower"));
  kernel.rawGeneric = textOrNothing(from, "raw_generic");
  kernel.unspelled = textOrNothing(from, "unspelled");
  if (auto stack = from.at("lower").find("stack"); stack != from.at("lower").end())
    kernel.errorSource = readTraceback(*stack);
  if (auto stack = from.find("call_stack"); stack != from.end() && stack->is_array())
    kernel.callSource = readTraceback(*stack);
  if (auto function = from.find("kernel_function"); function != from.end())
    kernel.definition = {function->at("file"), function->at("line")};
  for (const json &instance : from.value("instances", json::array())) {
    kernel.instances.push_back(readInstance(instance));
    kernel.definitions.emplace_back(textOrNothing(instance, "kernelFile"), instance.value("kernelLine", 0));
    kernel.bodyEffects.push_back(textOrNothing(instance, "bodyEffects"));
    kernel.bodyTexts.push_back(textOrNothing(instance, "bodyText"));
    kernel.tracedBodies.push_back(instance.contains("bodyTraced") ? readJaxpr(instance.at("bodyTraced")) : nullptr);
  }
  return kernel;
}

} // namespace

std::string instanceToJson(const KernelInstance &instance) {
  return write(instance).dump(1, ' ', false, json::error_handler_t::replace);
}

ReadInstance instanceFromJson(std::string_view text) {
  try {
    return {readInstance(json::parse(text)), ""};
  } catch (const std::exception &error) {
    return {std::nullopt, error.what()};
  }
}

Dump dumpFromJson(std::string_view text, const std::function<void(jax::SourceFrame &)> &place) {
  placing = &place;
  Dump dump;
  try {
    json from = json::parse(text);
    dump.jax = from.at("jax");
    dump.source = from.at("source");
    if (auto script = from.find("script"); script != from.end() && script->is_object()) {
      dump.scriptVerdict = textOrNothing(*script, "verdict");
      dump.scriptErrorClass = textOrNothing(*script, "error_class");
      dump.scriptErrorFirstLine = textOrNothing(*script, "first_line");
    }
    for (const json &kernel : from.at("kernels"))
      dump.kernels.push_back(readKernel(kernel));
  } catch (const std::exception &error) {
    dump = {};
    dump.error = error.what();
  }
  placing = nullptr;
  return dump;
}

} // namespace pallasd::kernel

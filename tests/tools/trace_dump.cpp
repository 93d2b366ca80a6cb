//===- trace_dump.cpp - The kernels of a file as pallasd traces them -*- C++ -*-===//
//
// trace-dump FILE.py [--entry EXPR] [--chip NAME] [--cores N] [--python-path DIR]…
//
// Runs the file as `__main__`, then EXPR in its scope, traces every kernel that
// was called, and prints one JSON object: a list of kernels with their instances
// in the form of tests/oracle/dump_jaxpr.py, or what refused or stopped them.
// tests/tools/compare_traces.py holds the result to real JAX's.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/instance_json.h"
#include "analysis/kernel/queue.h"
#include "analysis/kernel/wording.h"
#include "analysis/python/disk_world.h"
#include "analysis/syntax/parser.h"
#include "support/numbers.h"

#include <cstdio>
#include <cstring>
#include <nlohmann/json.hpp>

using namespace pallasd;
using nlohmann::json;
using python::Interp;

namespace {

struct Options {
  std::string file, entry, chip = "v5e";
  std::vector<std::string> path;
  int64_t cores = 0;
};

/// The entry expression as a file that was read.
python::SourceUnit entryUnit(const std::string &text) {
  auto source = std::make_shared<const std::string>(text + "\n");
  syntax::ParsedModule parsed = syntax::parseModule("<entry>", *source);
  return {parsed.module, source};
}

json describe(Interp &interp, const python::PyError &error) {
  json out;
  out["class"] = interp.typeName(error.value);
  try {
    out["text"] = interp.toStr(error.value);
  } catch (...) {
    out["text"] = "?";
  }
  out["rule"] = error.refusal ? error.refusal->rule : "";
  out["line"] = error.traceback.empty() ? 0 : interp.absoluteLine(error.traceback.front());
  return out;
}

json runItems(Interp &interp, python::Module &module, const python::SourceUnit &unit) {
  json failures = json::array();
  for (const auto &item : unit.tree->items) {
    try {
      interp.runItem(module, item);
    } catch (const python::PyError &error) {
      failures.push_back(describe(interp, error));
    } catch (const python::UnknownUse &) {
      failures.push_back({{"class", "UnknownUse"}, {"line", item.firstLine + 1}});
    } catch (const python::BudgetError &error) {
      failures.push_back({{"class", "Budget"}, {"text", error.reason->what}});
    }
  }
  return failures;
}

json kernelJson(Interp &interp, kernel::DeferredInstance &deferred, const kernel::Sources &sources) {
  json out;
  out["name"] = deferred.name;
  out["kind"] = deferred.kind;
  out["reach"] = int(deferred.use.reach);
  out["call_line"] = deferred.stack.empty() ? 0 : interp.absoluteLine(deferred.stack.front());
  auto traced = kernel::traceInstance(interp, deferred);
  out["impure"] = traced->impure;
  out["gaps"] = json::array();
  for (const auto &gap : traced->gaps)
    out["gaps"].push_back(gap ? gap->what + " (line " + std::to_string(gap->line) + ")" : "?");
  if (traced->refusal) {
    kernel::Finding finding = kernel::wordTraceRefusal(deferred, *traced->refusal, &sources);
    out["refusal"] = {{"class", traced->refusal->exceptionClass},
                      {"text", traced->refusal->text},
                      {"rule", finding.rule->name},
                      {"message", finding.message},
                      {"file", finding.where.file},
                      {"line", finding.where.line},
                      {"item", finding.where.item}};
  }
  out["instances"] = json::array();
  for (const auto &instance : traced->instances)
    if (instance->body)
      out["instances"].push_back(json::parse(kernel::instanceToJson(*instance)));
  return out;
}

int run(const Options &options) {
  python::DiskWorld world;
  world.argv = {options.file};
  world.chip = options.chip;
  world.coresPerDevice = options.cores;
  world.environmentKnown = true;
  world.pythonPath = {options.file.substr(0, options.file.rfind('/') + 1)};
  world.pythonPath.insert(world.pythonPath.end(), options.path.begin(), options.path.end());
  python::Heap heap;
  Interp interp(world, heap);
  auto unit = world.source(options.file);
  if (!unit) {
    fprintf(stderr, "cannot read %s\n", options.file.c_str());
    return 2;
  }
  python::Module *module = interp.makeModule("__main__", options.file);
  json out;
  out["failures"] = runItems(interp, *module, *unit);
  if (!options.entry.empty()) {
    for (json &failure : runItems(interp, *module, entryUnit(options.entry))) {
      failure["entry"] = true;
      out["failures"].push_back(failure);
    }
  }
  out["kernels"] = json::array();
  kernel::Sources sources(world);
  auto &queue = kernel::instanceQueue(interp);
  for (size_t i = 0; i < queue.instances.size(); ++i) {
    try {
      out["kernels"].push_back(kernelJson(interp, *queue.instances[i], sources));
    } catch (const python::BudgetError &error) {
      out["kernels"].push_back({{"name", queue.instances[i]->name}, {"gaps", {error.reason->what}}});
    }
  }
  for (const auto &gap : interp.gaps)
    out["reasons"].push_back(gap.reason->what + " (line " + std::to_string(interp.absoluteLine(gap.where)) + ")");
  printf("%s\n", out.dump().c_str());
  return 0;
}

} // namespace

int main(int argc, char **argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    auto value = [&](const char *name) { return !strcmp(argv[i], name) && i + 1 < argc; };
    if (value("--entry"))
      options.entry = argv[++i];
    else if (value("--chip"))
      options.chip = argv[++i];
    else if (value("--python-path"))
      options.path.push_back(argv[++i]);
    else if (value("--cores"))
      options.cores = parseNumber<int64_t>(argv[++i]).value_or(1);
    else
      options.file = argv[i];
  }
  int status = 0;
  python::runOnBigStack([&] { status = run(options); });
  return status;
}

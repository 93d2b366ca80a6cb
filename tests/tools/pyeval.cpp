//===- pyeval.cpp - Evaluates a Python file and prints its output -*- C++ -*-===//
//
// For the conformance tests: standard output is what the programs print, each
// ended by a record separator if there are several; an uncaught exception goes
// to standard error as "Class: message (line)". `--gaps` lists what could not be
// known; `--python-path DIR` may be repeated; `--steps N` is the budget; `--call-all`
// then calls every function and method of the file with unknown arguments.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/disk_world.h"
#include "analysis/python/interp.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace pallasd;
using namespace pallasd::python;

namespace {

struct Options {
  std::vector<std::string> files;
  bool gaps = false, callAll = false;
  uint64_t steps = 200'000'000;
  std::vector<std::string> path;
};

/// Calls one function as far as its budget goes, whatever comes of it.
void attempt(Interp &interp, Value function, Value self) {
  auto *target = function.as<Function>();
  if (!target)
    return;
  Values args;
  size_t wanted = target->arguments().posOnly.size() + target->arguments().args.size() - target->defaults.size();
  while (args.size() < wanted)
    args.push_back(args.empty() && !self.isUndefined() ? self : interp.unknown(Reason::World, "argument"));
  interp.budget.steps = 200'000;
  try {
    Value result = interp.call(function, CallArgs{args, {}});
    if (!result.isUnknown() && interp.typeName(result) == "generator")
      for (int i = 0; i < 100 && !interp.next(result).isUndefined(); ++i)
        continue;
  } catch (PyError &) {
  } catch (BudgetError &) {
  } catch (UnknownUse &) {
  }
}

void callAll(Interp &interp, Module &module) {
  auto globals = module.globals.entries();
  for (auto &[name, value] : globals) {
    attempt(interp, value, {});
    auto *cls = value.as<Class>();
    if (!cls || !cls->item)
      continue;
    auto attributes = cls->attributes.entries();
    Value self = interp.heap.make<Instance>(cls);
    for (auto &[attribute, member] : attributes)
      attempt(interp, member, self);
  }
}

int run(const Options &options, const std::string &file) {
  DiskWorld world;
  world.pythonPath = options.path;
  world.argv = {file};
  world.environmentKnown = true;
  Heap heap;
  Interp interp(world, heap);
  interp.budget.steps = options.steps;
  interp.onPrint = [](std::string_view text) { fwrite(text.data(), 1, text.size(), stdout); };
  auto unit = world.source(file);
  if (!unit) {
    fprintf(stderr, "cannot read %s\n", file.c_str());
    return 2;
  }
  int status = 0;
  Module *module = interp.makeModule("__main__", file);
  try {
    for (auto &item : unit->tree->items) {
      if (item.item->broken) {
        fprintf(stderr, "SyntaxError (line %d)\n", item.firstLine + 1);
        status = 1;
      }
      interp.runItem(*module, item);
    }
  } catch (PyError &error) {
    std::string text;
    try {
      text = interp.toStr(error.value);
    } catch (UnknownUse &) {
      text = "<unknown>";
    } catch (PyError &) {
      text = "<exception>";
    }
    int line = error.traceback.empty() ? 0 : interp.absoluteLine(error.traceback.front());
    fprintf(stderr, "%s: %s (line %d)\n", interp.typeName(error.value).c_str(), text.c_str(), line);
    if (options.files.size() > 1)
      printf("uncaught %s\n", interp.typeName(error.value).c_str());
    status = 1;
  }
  if (options.callAll)
    callAll(interp, *module);
  if (options.gaps)
    for (auto &gap : interp.gaps)
      fprintf(stderr, "gap: %s (line %d)\n", gap.reason->what.c_str(), interp.absoluteLine(gap.where));
  return status;
}

} // namespace

int main(int argc, char **argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    if (!strcmp(argv[i], "--gaps"))
      options.gaps = true;
    else if (!strcmp(argv[i], "--call-all"))
      options.callAll = true;
    else if (!strcmp(argv[i], "--steps") && i + 1 < argc)
      options.steps = strtoull(argv[++i], nullptr, 10);
    else if (!strcmp(argv[i], "--python-path") && i + 1 < argc)
      options.path.push_back(argv[++i]);
    else
      options.files.push_back(argv[i]);
  }
  int status = 0;
  for (auto &file : options.files) {
    runOnBigStack([&] { status |= run(options, file); });
    if (options.files.size() > 1)
      fputc(0x1e, stdout);
  }
  fflush(stdout);
  return status;
}

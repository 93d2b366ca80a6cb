//===- kernels.cpp - What analysis and lowering take, in process ----------===//
//
//   pallasd-bench [--repeat N] [--cpu] [--chip NAME] [--cores N] [--entry EXPR] [--python-path DIR] FILE...
//
// The peer of warm JAX, which has everything imported and compiled: one process,
// models loaded, that has analysed other files before. JSON on standard output,
// by file, medians in milliseconds:
//
//   cold_ms      an Analyzer that has never seen the file or what it imports
//   imported_ms  the same, the files that it imports read before, as JAX has them imported
//   kernels[]    name, equations (inner jaxprs included), and of its jaxpr
//     legal_ms     every refusal (the keystroke path, no MLIR)
//     module_ms    the module built, verified, canonicalised and printed
//     built_ms     the module built and verified
//
// --cpu: processor time instead of wall-clock time, for a machine that has other things to do.
//
//===----------------------------------------------------------------------===//
#include "analysis/query/analysis.h"
#include "lowering/legal/legal.h"
#include "lowering/lower.h"
#include "support/numbers.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>

using namespace pallasd;
using Json = nlohmann::json;

namespace {

struct Settings {
  int repeat = 7;
  query::Options options;
  std::vector<std::string> files;
};

clockid_t measuredBy = CLOCK_MONOTONIC;

double now() {
  timespec time;
  clock_gettime(measuredBy, &time);
  return 1e3 * double(time.tv_sec) + 1e-6 * double(time.tv_nsec);
}

template <typename Work> double milliseconds(const Work &work) {
  double begin = now();
  work();
  return now() - begin;
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values.empty() ? 0 : values[values.size() / 2];
}

template <typename Work> double medianOf(int repeat, const Work &work) {
  std::vector<double> taken;
  taken.reserve(size_t(repeat));
  for (int i = 0; i < repeat; ++i)
    taken.push_back(milliseconds(work));
  return median(std::move(taken));
}

size_t equationsOf(const jax::Jaxpr &jaxpr);

size_t equationsIn(const jax::Param &param) {
  size_t count = 0;
  if (jax::JaxprPtr inner = param.asJaxpr())
    count += equationsOf(*inner);
  if (const jax::ParamList *list = param.asList())
    for (const jax::Param &item : *list)
      count += equationsIn(item);
  return count;
}

size_t equationsOf(const jax::Jaxpr &jaxpr) {
  size_t count = jaxpr.eqns.size();
  for (const jax::Eqn &eqn : jaxpr.eqns)
    for (const auto &[name, param] : eqn.params)
      count += equationsIn(param);
  return count;
}

Json kernelFigures(const query::KernelReport &kernel, int repeat) {
  Json figures = {{"name", kernel.name}, {"line", kernel.call.line}};
  if (!kernel.instance || !kernel.instance->body)
    return figures;
  lowering::LowerOptions built, printed;
  built.raw = printed.raw = false;
  printed.canonical = true;
  figures["equations"] = equationsOf(*kernel.instance->body);
  figures["legal_ms"] = medianOf(repeat, [&] { lowering::legalKernel(*kernel.instance); });
  figures["lowers"] = bool(lowering::lower(*kernel.instance, printed));
  figures["module_ms"] = medianOf(repeat, [&] { lowering::lower(*kernel.instance, printed); });
  figures["built_ms"] = medianOf(repeat, [&] { lowering::lower(*kernel.instance, built); });
  return figures;
}

Json fileFigures(const std::string &path, const Settings &settings,
                 const std::shared_ptr<const kernel::Legality> &legality) {
  std::vector<double> cold, imported;
  Json kernels = Json::array();
  for (int i = 0; i < settings.repeat; ++i) {
    query::Analyzer analyzer(settings.options, legality);
    analyzer.prepare();
    query::FileAnalysis analysis;
    cold.push_back(milliseconds([&] { analysis = analyzer.analyze(path); }));
    if (i == 0)
      for (const query::KernelReport &kernel : analysis.kernels)
        kernels.push_back(kernelFigures(kernel, settings.repeat));
    analyzer.close(path);
    analyzer.prepare();
    imported.push_back(milliseconds([&] { analyzer.analyze(path); }));
  }
  return {
      {"path", path}, {"cold_ms", median(cold)}, {"imported_ms", median(imported)}, {"kernels", std::move(kernels)}};
}

bool readArguments(int argc, char **argv, Settings &settings) {
  for (int i = 1; i < argc; ++i) {
    auto takes = [&](const char *name) { return std::strcmp(argv[i], name) == 0 && i + 1 < argc; };
    if (std::strcmp(argv[i], "--cpu") == 0)
      measuredBy = CLOCK_THREAD_CPUTIME_ID;
    else if (takes("--repeat"))
      settings.repeat = std::max(1, parseNumber(argv[++i]).value_or(1));
    else if (takes("--chip"))
      settings.options.chips = {argv[++i]};
    else if (takes("--cores"))
      settings.options.cores = parseNumber(argv[++i]).value_or(0);
    else if (takes("--entry"))
      settings.options.entry = argv[++i];
    else if (takes("--python-path"))
      settings.options.pythonPath.emplace_back(argv[++i]);
    else if (argv[i][0] == '-')
      return false;
    else
      settings.files.emplace_back(argv[i]);
  }
  return !settings.files.empty();
}

} // namespace

int main(int argc, char **argv) {
  Settings settings;
  if (!readArguments(argc, argv, settings)) {
    std::fputs("usage: pallasd-bench [--repeat N] [--cpu] [--chip NAME] [--cores N] [--entry EXPR] "
               "[--python-path DIR] FILE...\n",
               stderr);
    return 2;
  }
  auto legality = std::make_shared<lowering::TableLegality>();
  Json files = Json::array();
  for (const std::string &path : settings.files)
    files.push_back(fileFigures(path, settings, legality));
  std::puts(files.dump(1).c_str());
  return 0;
}

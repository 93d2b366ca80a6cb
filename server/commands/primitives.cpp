// `pallasd primitives`: the census of lowering rules, by release and core type.
// Two countings are in use: all rules of the release, and those that JAX's
// lowering.py registers, which is how published counts came about (135 = 71
// TensorCore only + 59 on all cores + 5 on TensorCore and vector subcore, at a
// commit between 0.11.1 and 0.11.2).

#include "analysis/facts/primitives.h"
#include "server/commands/commands.h"
#include "server/commands/report.h"

#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>

namespace pallasd::commands {

using Json = nlohmann::json;

namespace {

constexpr std::string_view mainModule = "jax._src.pallas.mosaic.lowering";

std::vector<std::string> coreNames(uint8_t cores) {
  std::vector<std::string> names;
  if (cores & facts::TensorCoreBit)
    names.emplace_back("tc");
  if (cores & facts::ScalarSubcoreBit)
    names.emplace_back("sc_scalar_subcore");
  if (cores & facts::VectorSubcoreBit)
    names.emplace_back("sc_vector_subcore");
  return names;
}

std::string joined(const std::vector<std::string> &names) {
  std::string text;
  for (const std::string &name : names)
    text += (text.empty() ? "" : "+") + name;
  return text;
}

bool isInMainModule(const facts::RegisteredPrimitive &primitive) {
  return primitive.module.starts_with(mainModule) &&
         (primitive.module.size() == mainModule.size() || primitive.module[mainModule.size()] == '+');
}

struct Census {
  size_t total = 0;
  std::map<std::string, size_t> byCores; ///< exact set of cores
  std::map<std::string, size_t> perCore;

  void add(const facts::RegisteredPrimitive &primitive) {
    ++total;
    std::vector<std::string> names = coreNames(primitive.cores);
    ++byCores[joined(names)];
    for (const std::string &name : names)
      ++perCore[name];
  }
  Json json() const { return {{"total", total}, {"by_cores", byCores}, {"per_core", perCore}}; }
};

Json toJson(const facts::RegisteredPrimitive &primitive) {
  Json json = {{"name", primitive.name}, {"cores", coreNames(primitive.cores)}, {"module", primitive.module}};
  if (!primitive.variant.empty())
    json["variant"] = primitive.variant;
  if (primitive.refusing)
    json["always_refuses"] = coreNames(primitive.refusing);
  return json;
}

void printText(const facts::ReleasePrimitives &table, const Census &all, const Census &main) {
  for (const facts::RegisteredPrimitive &primitive : table.primitives)
    fmt::print("{:<34} {}\n", primitive.name, joined(coreNames(primitive.cores)));
  fmt::print("\nJAX {}: {} primitives with a rule\n", table.release, all.total);
  for (const auto &[cores, count] : all.byCores)
    fmt::print("  {:>4} on {}\n", count, cores);
  fmt::print("of these, registered by lowering.py: {}\n", main.total);
  for (const auto &[cores, count] : main.byCores)
    fmt::print("  {:>4} on {}\n", count, cores);
}

} // namespace

int primitives(const std::string &jaxRelease, Format format) {
  const facts::ReleasePrimitives *table = facts::primitiveTable(jaxRelease);
  if (!table) {
    fmt::print(stderr, "pallasd: no table of JAX {}; known releases:", jaxRelease);
    for (const facts::ReleasePrimitives &known : facts::primitiveTables())
      fmt::print(stderr, " {}", known.release);
    fmt::print(stderr, "\n");
    return Usage;
  }
  Census all, main;
  Json list = Json::array();
  for (const facts::RegisteredPrimitive &primitive : table->primitives) {
    all.add(primitive);
    if (isInMainModule(primitive))
      main.add(primitive);
    list.push_back(toJson(primitive));
  }
  if (format == Format::Json)
    printJson({{"jax", table->release},
               {"primitives", std::move(list)},
               {"counts", {{"all_modules", all.json()}, {"lowering_py", main.json()}}}});
  else
    printText(*table, all, main);
  return Clean;
}

} // namespace pallasd::commands

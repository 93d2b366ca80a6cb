// See aot_child.h. Facts about libtpu 0.0.30 to 0.0.52: PluginInitialize comes before anything else, or making a
// topology aborts; empty compile options are refused; a kernel that talks to other chips needs a partition for each.

#include "device/aot_child.h"

#include "device/pjrt.h"
#include "support/numbers.h"

#include <array>
#include <cstdio>
#include <dlfcn.h>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <unistd.h>
#include <vector>

namespace pallasd::device {

using Json = nlohmann::json;

namespace {

struct Failure {
  int code = 0;
  std::string message;
};

/// The functions of a loaded library.
class Library {
public:
  /// A text instead if it can't be loaded.
  static std::optional<std::string> load(const std::string &path, Library &library) {
    void *handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!handle)
      return dlerror();
    auto getApi = reinterpret_cast<pjrt::GetApi>(dlsym(handle, "GetPjrtApi"));
    if (!getApi)
      return path + " has no GetPjrtApi: it is no PJRT plugin";
    library.api = getApi();
    if (library.api->structSize < sizeof(pjrt::Api) || library.api->version.major != 0)
      return path + " speaks another version of the PJRT C API";
    pjrt::PluginInitializeArgs arguments;
    if (auto failure = library.call(pjrt::PluginInitialize, arguments))
      return failure->message;
    return std::nullopt;
  }

  template <typename Args> std::optional<Failure> call(pjrt::Function function, Args &arguments) const {
    auto *entry = reinterpret_cast<pjrt::Error *(*)(Args *)>(api->functions[function]);
    pjrt::Error *error = entry(&arguments);
    return error ? std::optional(describe(error)) : std::nullopt;
  }

private:
  Failure describe(pjrt::Error *error) const {
    pjrt::ErrorMessageArgs message{.error = error};
    invoke(pjrt::ErrorMessage, message);
    pjrt::ErrorGetCodeArgs code{.error = error};
    invoke(pjrt::ErrorGetCode, code);
    Failure failure{code.code, std::string(message.message, message.messageSize)};
    pjrt::ErrorDestroyArgs end{.error = error};
    invoke(pjrt::ErrorDestroy, end);
    return failure;
  }
  /// For the functions on errors, which cannot fail.
  template <typename Args> void invoke(pjrt::Function function, Args &arguments) const {
    reinterpret_cast<void (*)(Args *)>(api->functions[function])(&arguments);
  }

  const pjrt::Api *api = nullptr;
};

/// CompileOptionsProto: field 3 (executable_build_options) with 4 num_replicas = 1, 5 num_partitions, 6
/// use_spmd_partitioning where there are several.
std::string compileOptions(int partitions) {
  std::string build = {0x20, 1, 0x28, char(partitions)};
  if (partitions > 1)
    build += {0x30, 1};
  return std::string{0x1a, char(build.size())} + build;
}

/// Bytes of VMEM that the optimised program reserves for a custom call: memory space 1 of its
/// used_scoped_memory_configs, which stands as JSON text in the serialised program.
std::optional<int64_t> scopedVmem(const std::string &program) {
  constexpr std::string_view key = "\"used_scoped_memory_configs\":";
  std::optional<int64_t> most;
  for (size_t at = program.find(key); at != std::string::npos; at = program.find(key, at + 1)) {
    size_t end = program.find(']', at);
    Json list = Json::parse(program.substr(at + key.size(), end - at - key.size() + 1), nullptr, false);
    for (const Json &entry : list.is_array() ? list : Json::array()) {
      // Proto JSON writes 64-bit numbers as strings.
      auto number = [&](const char *name) -> int64_t {
        Json value = entry.value(name, Json(0));
        return value.is_string() ? parseNumber<int64_t>(value.get_ref<const std::string &>()).value_or(0)
                                 : value.get<int64_t>();
      };
      if (number("memory_space") == 1)
        most = std::max(most.value_or(0), number("size"));
    }
  }
  return most;
}

class Compiler {
public:
  explicit Compiler(const Library &library) : library(library) {}

  Json answer(const Json &request) {
    Json reply = {{"id", request.at("id")}};
    auto fail = [&](const Failure &failure) {
      reply.update({{"code", failure.code}, {"message", failure.message}});
      return reply;
    };
    std::optional<Failure> failure;
    const pjrt::Topology *topology = topologyOf(request.at("topology"), failure);
    if (failure)
      return fail(*failure);
    std::string code = request.at("program"), options = compileOptions(request.at("partitions"));
    constexpr std::string_view format = "mlir";
    pjrt::Program program{
        .code = code.data(), .codeSize = code.size(), .format = format.data(), .formatSize = format.size()};
    pjrt::CompileArgs compile{
        .topology = topology, .program = &program, .options = options.data(), .optionsSize = options.size()};
    if ((failure = library.call(pjrt::Compile, compile)))
      return fail(*failure);
    reply.update(figures(compile.executable));
    pjrt::ExecutableDestroyArgs end{.executable = compile.executable};
    library.call(pjrt::ExecutableDestroy, end);
    return reply;
  }

private:
  const pjrt::Topology *topologyOf(const std::string &name, std::optional<Failure> &failure) {
    if (auto known = topologies.find(name); known != topologies.end())
      return known->second;
    // Older libraries take one chip for a host only if told so.
    constexpr std::string_view bounds = "chips_per_host_bounds";
    std::array<int64_t, 3> one = {1, 1, 1};
    pjrt::NamedInts option{.name = bounds.data(), .nameSize = bounds.size(), .values = one.data(), .count = one.size()};
    pjrt::TopologyCreateArgs create{.name = name.data(), .nameSize = name.size()};
    if (name.ends_with(":1x1")) {
      create.options = &option;
      create.optionCount = 1;
    }
    failure = library.call(pjrt::TopologyCreate, create);
    return failure ? nullptr : topologies[name] = create.topology;
  }

  Json figures(pjrt::Executable *executable) const {
    Json found = Json::object();
    pjrt::CodeSizeArgs code{.executable = executable};
    if (!library.call(pjrt::ExecutableCodeSize, code))
      found["codeBytes"] = code.bytes;
    pjrt::Program program;
    pjrt::OptimizedProgramArgs optimized{.executable = executable, .program = &program};
    if (library.call(pjrt::ExecutableOptimizedProgram, optimized))
      return found;
    std::string text(program.codeSize, '\0');
    program.code = text.data();
    if (!library.call(pjrt::ExecutableOptimizedProgram, optimized))
      if (auto bytes = scopedVmem(text))
        found["vmemBytes"] = *bytes;
    return found;
  }

  const Library &library;
  std::map<std::string, pjrt::Topology *> topologies; ///< live as long as the process
};

void writeLine(std::FILE *out, const Json &line) {
  std::string text = line.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
  std::fwrite(text.data(), 1, text.size(), out);
  std::fflush(out);
}

} // namespace

int serveAot(const std::string &libtpu) {
  // Whatever the library prints goes elsewhere.
  std::FILE *out = fdopen(dup(STDOUT_FILENO), "w");
  if (!out || dup2(STDERR_FILENO, STDOUT_FILENO) < 0)
    return 1;
  Library library;
  if (auto problem = Library::load(libtpu, library)) {
    writeLine(out, {{"problem", *problem}});
    return 1;
  }
  writeLine(out, {{"ready", true}});
  Compiler compiler(library);
  for (std::string line; std::getline(std::cin, line);)
    writeLine(out, compiler.answer(Json::parse(line)));
  return 0;
}

} // namespace pallasd::device

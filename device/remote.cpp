#include "device/remote.h"

#include "device/scripts.h"

#include <chrono>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

namespace pallasd::device {

using Json = nlohmann::json;

namespace {

/// For a POSIX shell.
std::string shellQuoted(const std::string &text) {
  std::string result = "'";
  for (char c : text)
    result += c == '\'' ? "'\\''" : std::string(1, c);
  return result + "'";
}

/// Finds a Python in the remote folder and has it read the rest from its input.
/// What is missing is told as our Python scripts tell it.
std::string remoteCommand(const Host &host, const std::string &python, const std::string &token) {
  auto missing = [&](const std::string &what) {
    return "printf '\\036%s\\036' " + shellQuoted(token + Json({{"event", "missing"}, {"what", what}}).dump()) + " >&2";
  };
  std::string shell;
  if (!host.folder.empty())
    shell += "cd -- " + shellQuoted(host.folder) + " 2>/dev/null || { " + missing("folder") + "; exit 2; }\n";
  std::string candidates = python.empty()
                               ? ".venv/bin/python \"${VIRTUAL_ENV:-/nonexistent}/bin/python\" python3 python"
                               : shellQuoted(python);
  shell += "for p in " + candidates + "; do\n" + "command -v \"$p\" >/dev/null 2>&1 && exec \"$p\" -u -c " +
           shellQuoted("import sys; exec(sys.stdin.buffer.read(int(sys.stdin.buffer.readline())))") + "\ndone\n" +
           missing("python") + "; exit 2";
  return "exec sh -c " + shellQuoted(shell);
}

std::vector<std::string> sshArguments(const RunRequest &request, const Host &host, const std::string &command) {
  std::vector<std::string> arguments = request.sshCommand;
  if (arguments.empty())
    arguments = {"ssh"};
  // There is no terminal to ask on.
  for (const char *option : {"-T", "-oBatchMode=yes", "-oConnectTimeout=15", "-oServerAliveInterval=15"})
    arguments.push_back(option);
  if (!host.port.empty())
    arguments.insert(arguments.end(), {"-p", host.port});
  if (!host.user.empty())
    arguments.insert(arguments.end(), {"-l", host.user});
  arguments.insert(arguments.end(), {"--", host.name, command});
  return arguments;
}

std::string relative(const std::string &path, const std::string &root) {
  return std::filesystem::path(path).lexically_relative(root).string();
}

/// One code point a byte, so that JSON holds any file.
std::string asLatin1(const std::string &path) {
  std::ifstream stream(path, std::ios::binary);
  std::stringstream bytes;
  bytes << stream.rdbuf();
  std::string text;
  for (char c : bytes.str()) {
    auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      text += c;
    } else {
      text += char(0xC0 | (byte >> 6));
      text += char(0x80 | (byte & 0x3F));
    }
  }
  return text;
}

/// What is written to the connection: the remote script after its length, then
/// the line that it reads.
std::string payload(const RunRequest &request, const ScriptFiles &files, const Json &runner) {
  Json archive = Json::object(), sources = Json::array(), folders = Json::array();
  for (const std::string &file : files.files)
    archive[relative(file, files.root)] = asLatin1(file);
  for (const char *name : {"pallasd_selection", "pallasd_runner"})
    sources.push_back({name, script(name)});
  for (const std::string &root : files.roots)
    folders.push_back(relative(root, files.root));
  std::string work = request.folder;
  bool copied = work == files.root || work.starts_with(files.root + "/");
  if (!copied || !std::filesystem::is_directory(work))
    work = std::filesystem::path(request.path).parent_path().string();
  Json header = {{"archive", archive},
                 {"boot", script("boot")},
                 {"sources", sources},
                 {"script", relative(request.path, files.root)},
                 {"work", relative(work, files.root)},
                 {"folders", folders},
                 {"request", runner}};
  std::string text(script("pallasd_remote"));
  return std::to_string(text.size()) + "\n" + text + header.dump() + "\n";
}

std::string describe(const RunRequest &request, const std::string &lastLine) {
  std::string problem = fmt::format("ssh does not reach {}", request.host);
  if (!lastLine.empty())
    problem += ": " + lastLine;
  return problem + ". Try it by hand first, so that its key is known and no password is asked for.";
}

/// The last line that is not empty.
std::string lastLineOf(const std::string &text) {
  size_t end = text.find_last_not_of("\r\n");
  if (end == std::string::npos)
    return "";
  size_t begin = text.find_last_of("\r\n", end);
  return text.substr(begin == std::string::npos ? 0 : begin + 1, end - (begin == std::string::npos ? -1 : begin));
}

} // namespace

std::optional<Host> parseHost(const std::string &url) {
  constexpr std::string_view scheme = "ssh://";
  if (!url.starts_with(scheme))
    return std::nullopt;
  Host host;
  std::string rest = url.substr(scheme.size());
  if (size_t slash = rest.find('/'); slash != std::string::npos) {
    host.folder = slash + 1 < rest.size() ? rest.substr(slash) : "";
    rest.resize(slash);
  }
  if (size_t at = rest.rfind('@'); at != std::string::npos) {
    host.user = rest.substr(0, at);
    rest.erase(0, at + 1);
  }
  size_t bracket = rest.find(']'), colon = rest.rfind(':');
  if (colon != std::string::npos && (bracket == std::string::npos || colon > bracket)) {
    host.port = rest.substr(colon + 1);
    rest.resize(colon);
  }
  if (rest.starts_with('[') && rest.ends_with(']'))
    rest = rest.substr(1, rest.size() - 2);
  host.name = rest;
  bool digits = host.port.find_first_not_of("0123456789") == std::string::npos;
  return host.name.empty() || !digits ? std::nullopt : std::optional(host);
}

RemoteOutcome runRemotely(const RunRequest &request, const Host &host, const ScriptFiles &files, const Json &runner,
                          const OutputSink &sink, const std::atomic<bool> *cancelled) {
  ProcessOptions options;
  options.arguments =
      sshArguments(request, host, remoteCommand(host, request.remotePython, runner.at("token").get<std::string>()));
  options.input = ProcessOptions::Input::Pipe;
  options.limits.time = request.limits.time;
  std::string errors;
  OutputSink listening = [&](Stream stream, std::string_view text) {
    if (stream == Stream::Error)
      errors = (errors + std::string(text)).substr(errors.size() + text.size() > 4096 ? errors.size() : 0);
    sink(stream, text);
  };
  auto stopped = [&] { return cancelled && cancelled->load(); };
  Process process(options);
  process.write(payload(request, files, runner), stopped);
  if (!process.pump(listening, stopped)) {
    // The remote side tidies up at the end of its input, whether we wait for it or not.
    process.closeInput();
    auto begin = std::chrono::steady_clock::now();
    process.pump(listening, [&] { return std::chrono::steady_clock::now() - begin > std::chrono::milliseconds(700); });
    process.kill();
  }
  RemoteOutcome outcome{process.end(), ""};
  outcome.end.cancelled |= stopped();
  if (outcome.end.exitCode == 255)
    outcome.problem = describe(request, lastLineOf(errors));
  return outcome;
}

} // namespace pallasd::device

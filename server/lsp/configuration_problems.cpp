#include "server/lsp/configuration_problems.h"

#include "server/lint/texts.h"
#include "server/lsp/uri.h"

#include <map>
#include <nlohmann/json.hpp>
#include <spdlog/spdlog.h>

namespace pallasd::lsp {

namespace {

/// By URI, what the client shows.
struct ShownProblems {
  std::map<std::string, Json> byUri;
};

class Ranges {
public:
  explicit Ranges(text::Encoding encoding) : encoding(encoding) {}

  Json of(const query::Location &where) const {
    return {{"start", position(where.path, where.line, where.column)},
            {"end", position(where.path, where.endLine, where.endColumn)}};
  }

private:
  Json position(const std::string &path, int32_t line, int32_t column) const {
    std::string_view content = texts.line(path, line);
    size_t byte = text::byteOfColumn(content, column - 1, text::Encoding::Utf32);
    return {{"line", line - 1}, {"character", text::unitsOf(content.substr(0, byte), encoding)}};
  }

  text::Encoding encoding;
  lint::Texts texts;
};

} // namespace

void announceConfigurationProblems(Session &session) {
  Ranges ranges(session.encoding);
  std::map<std::string, Json> fresh;
  for (const config::Problem &problem : session.configuration().problems) {
    if (problem.where.path.empty()) {
      spdlog::warn("{}", problem.message);
      continue;
    }
    Json &list = fresh.try_emplace(uriOfPath(problem.where.path), Json::array()).first->second;
    list.push_back({{"range", ranges.of(problem.where)},
                    {"severity", 1},
                    {"code", "configuration"},
                    {"source", "pallasd"},
                    {"message", problem.message}});
  }
  std::map<std::string, Json> &shown = session.extension<ShownProblems>().byUri;
  for (const auto &[uri, _] : shown)
    fresh.try_emplace(uri, Json::array());
  for (const auto &[uri, diagnostics] : fresh)
    if (auto before = shown.find(uri); before == shown.end() || before->second != diagnostics)
      session.client->notify("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", diagnostics}});
  std::erase_if(fresh, [](const auto &entry) { return entry.second.empty(); });
  shown = std::move(fresh);
}

} // namespace pallasd::lsp

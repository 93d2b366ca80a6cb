#include "server/commands/report.h"

#include "server/commands/files.h"

#include <cstdio>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace pallasd::commands {

using Json = nlohmann::json;

namespace {

std::string_view safetyName(query::FixSafety safety) {
  switch (safety) {
  case query::FixSafety::Safe:
    return "safe";
  case query::FixSafety::Check:
    return "check";
  case query::FixSafety::Sketch:
    return "sketch";
  }
  return "sketch";
}

Json toJson(const query::Fix &fix) {
  Json edits = Json::array();
  for (const query::TextEdit &edit : fix.edits) {
    Json json = commands::toJson(edit.where);
    json["path"] = displayPath(edit.where.path);
    json["new_text"] = edit.newText;
    edits.push_back(std::move(json));
  }
  return {{"title", fix.title}, {"safety", safetyName(fix.safety)}, {"edits", std::move(edits)}};
}

} // namespace

Json toJson(const query::Location &location) {
  return {{"line", location.line},
          {"column", location.column},
          {"end_line", location.endLine},
          {"end_column", location.endColumn}};
}

Json toJson(const query::Diagnostic &diagnostic) {
  Json json = toJson(diagnostic.where);
  json["rule"] = diagnostic.rule;
  json["severity"] = query::name(diagnostic.severity);
  json["message"] = diagnostic.message;
  json["why"] = diagnostic.why;
  json["stage"] = diagnostic.stage;
  json["jax_exception"] = diagnostic.jaxException.empty() ? Json() : Json(diagnostic.jaxException);
  json["first_error"] = diagnostic.firstError;
  json["kernels"] = diagnostic.kernels;
  json["shapes_from"] = diagnostic.shapesFrom ? Json(kernel::name(*diagnostic.shapesFrom)) : Json();
  json["chips"] = diagnostic.chips.empty() ? Json({"*"}) : Json(diagnostic.chips);
  if (!diagnostic.instance.empty())
    json["instance"] = diagnostic.instance;
  json["related"] = Json::array();
  for (const query::Related &related : diagnostic.related) {
    Json entry = toJson(related.where);
    entry["path"] = displayPath(related.where.path);
    entry["message"] = related.message;
    json["related"].push_back(std::move(entry));
  }
  json["fixes"] = Json::array();
  for (const query::Fix &fix : diagnostic.fixes)
    json["fixes"].push_back(toJson(fix));
  json["fix"] = json["fixes"].empty() ? Json() : json["fixes"].front();
  if (!diagnostic.data.empty())
    json["data"] = diagnostic.data;
  return json;
}

Json toJson(const query::KernelReport &kernel) {
  Json primitives = Json::object();
  std::string_view core = "tc";
  if (kernel.instance) {
    core = kernel::name(kernel.instance->core);
    if (kernel.instance->body)
      primitives = jax::primitiveCounts(*kernel.instance->body);
  }
  return {{"name", kernel.name},
          {"line", kernel.definition.line},
          {"call_line", kernel.call.line},
          {"core_type", core},
          {"status", query::name(kernel.status)},
          {"reasons", kernel.reasons},
          {"shapes_from", kernel::name(kernel.shapesFrom)},
          {"shapes", kernel.shapes},
          {"reaches_tpu", kernel.reachesTpu},
          {"primitives", std::move(primitives)}};
}

void printJson(const Json &json) {
  std::string text = json.dump(1, ' ', false, Json::error_handler_t::replace);
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fputc('\n', stdout);
}

std::string toText(const query::Diagnostic &diagnostic) {
  std::string text =
      fmt::format("{}:{}:{}: {}[{}]: {}", displayPath(diagnostic.where.path), diagnostic.where.line,
                  diagnostic.where.column, query::name(diagnostic.severity), diagnostic.rule, diagnostic.message);
  if (!diagnostic.instance.empty())
    text += fmt::format(" (for {})", diagnostic.instance);
  text += '\n';
  if (!diagnostic.why.empty())
    text += fmt::format("    why: {}\n", diagnostic.why);
  for (const query::Related &related : diagnostic.related)
    text += fmt::format("    {}:{}: {}\n", displayPath(related.where.path), related.where.line, related.message);
  for (const query::Fix &fix : diagnostic.fixes)
    text += fmt::format("    fix ({}): {}\n", safetyName(fix.safety), fix.title);
  return text;
}

} // namespace pallasd::commands

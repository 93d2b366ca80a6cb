#include "server/lint/json.h"

#include <nlohmann/json.hpp>

namespace pallasd::lint {

using Json = nlohmann::json;

namespace {

Json located(const query::Location &where, const PathNaming &naming) {
  Json json = toJson(where);
  json["path"] = naming(where.path);
  return json;
}

Json toJson(const query::Fix &fix, const PathNaming &naming) {
  Json edits = Json::array();
  for (const query::TextEdit &edit : fix.edits) {
    Json json = located(edit.where, naming);
    json["new_text"] = edit.newText;
    edits.push_back(std::move(json));
  }
  return {{"title", fix.title}, {"safety", query::name(fix.safety)}, {"edits", std::move(edits)}};
}

// --- reading -----------------------------------------------------------------

/// The enumerator whose name is `text`; the first one if none is.
template <typename Enum> Enum named(std::string_view text, std::initializer_list<Enum> all) {
  using query::name;
  for (Enum value : all)
    if (name(value) == text)
      return value;
  return *all.begin();
}

query::Location location(const Json &json, const std::string &path) {
  return {json.value("path", path), json.at("line"), json.at("column"), json.at("end_line"), json.at("end_column")};
}

query::Fix fix(const Json &json, const std::string &path) {
  query::Fix result;
  result.title = json.at("title");
  result.safety = named(json.at("safety").get<std::string>(),
                        {query::FixSafety::Sketch, query::FixSafety::Check, query::FixSafety::Safe});
  for (const Json &edit : json.at("edits"))
    result.edits.push_back({location(edit, path), edit.at("new_text")});
  return result;
}

kernel::ShapesFrom shapesFrom(const std::string &text) {
  using enum kernel::ShapesFrom;
  return named(text, {Call, Directive, Annotation, Configuration, Symbolic, Worker});
}

query::Diagnostic diagnostic(const Json &json, const std::string &path) {
  query::Diagnostic result;
  result.rule = json.at("rule");
  result.severity = severityOf(json.at("severity").get<std::string>()).value_or(query::Severity::Hint);
  result.message = json.at("message");
  result.why = json.at("why");
  result.where = location(json, path);
  result.stage = json.at("stage");
  if (json.at("jax_exception").is_string())
    result.jaxException = json["jax_exception"];
  result.firstError = json.at("first_error");
  result.kernels = json.at("kernels");
  result.instance = json.value("instance", "");
  if (json.at("shapes_from").is_string())
    result.shapesFrom = shapesFrom(json["shapes_from"]);
  if (json.at("chips") != Json({"*"}))
    result.chips = json["chips"];
  for (const Json &related : json.at("related"))
    result.related.push_back({location(related, path), related.at("message")});
  for (const Json &entry : json.at("fixes"))
    result.fixes.push_back(fix(entry, path));
  if (json.contains("data"))
    result.data = json["data"];
  return result;
}

LintedKernel kernelOf(const Json &json) {
  using enum query::KernelStatus;
  LintedKernel result;
  result.name = json.at("name");
  result.line = json.at("line");
  result.callLine = json.at("call_line");
  result.core = json.at("core_type");
  result.status = named(json.at("status").get<std::string>(), {Unknown, Partial, Refused, Complete});
  result.reasons = json.at("reasons");
  result.shapesFrom = shapesFrom(json.at("shapes_from"));
  result.shapes = json.at("shapes");
  result.reachesTpu = json.at("reaches_tpu");
  result.primitives = json.at("primitives").get<std::map<std::string, int64_t>>();
  return result;
}

} // namespace

std::optional<query::Severity> severityOf(std::string_view text) {
  using enum query::Severity;
  for (query::Severity severity : {Error, Warning, Information, Hint})
    if (query::name(severity) == text)
      return severity;
  return std::nullopt;
}

Json toJson(const query::Location &location) {
  return {{"line", location.line},
          {"column", location.column},
          {"end_line", location.endLine},
          {"end_column", location.endColumn}};
}

Json toJson(const query::Diagnostic &diagnostic, const PathNaming &naming) {
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
    Json entry = located(related.where, naming);
    entry["message"] = related.message;
    json["related"].push_back(std::move(entry));
  }
  json["fixes"] = Json::array();
  for (const query::Fix &fix : diagnostic.fixes)
    json["fixes"].push_back(toJson(fix, naming));
  json["fix"] = json["fixes"].empty() ? Json() : json["fixes"].front();
  if (!diagnostic.data.empty())
    json["data"] = diagnostic.data;
  return json;
}

Json toJson(const LintedKernel &kernel) {
  return {{"name", kernel.name},
          {"line", kernel.line},
          {"call_line", kernel.callLine},
          {"core_type", kernel.core},
          {"status", query::name(kernel.status)},
          {"reasons", kernel.reasons},
          {"shapes_from", kernel::name(kernel.shapesFrom)},
          {"shapes", kernel.shapes},
          {"reaches_tpu", kernel.reachesTpu},
          {"primitives", kernel.primitives}};
}

Json toJson(const LintedFile &file, const PathNaming &naming) {
  Json diagnostics = Json::array(), kernels = Json::array();
  for (const query::Diagnostic &diagnostic : file.diagnostics)
    diagnostics.push_back(toJson(diagnostic, naming));
  for (const LintedKernel &kernel : file.kernels)
    kernels.push_back(toJson(kernel));
  return {{"path", naming(file.path)}, {"diagnostics", std::move(diagnostics)}, {"kernels", std::move(kernels)}};
}

std::optional<LintedFile> linted(const Json &json) {
  // Whatever a damaged cache holds is no result; the library reports a wrong type by an exception.
  try {
    LintedFile file;
    file.path = json.at("path");
    for (const Json &entry : json.at("diagnostics"))
      file.diagnostics.push_back(diagnostic(entry, file.path));
    for (const Json &entry : json.at("kernels"))
      file.kernels.push_back(kernelOf(entry));
    return file;
  } catch (const Json::exception &) {
    return std::nullopt;
  }
}

} // namespace pallasd::lint

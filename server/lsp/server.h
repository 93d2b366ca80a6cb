//===- server.h - The language server ---------------------------*- C++ -*-===//
//
// Two threads. The protocol thread reads messages, keeps the life cycle to the
// letter and answers what needs no analysis. Everything else becomes a task for
// the analysis thread, in order of arrival: edits interrupt a running analysis,
// requests wait for the result that they need, and open documents without a
// result are analysed when nothing else is to do. Each request is answered
// exactly once; a cancelled one with RequestCancelled.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/query/analysis.h"
#include "server/config/config.h"

#include <functional>
#include <memory>
#include <nlohmann/json.hpp>

namespace pallasd::lsp {

using Json = nlohmann::json;

struct ServerOptions {
  /// The configuration of a workspace with these roots, the editor's settings included. Asked for once they are known,
  /// and again when files or settings change.
  std::function<config::Loaded(const std::vector<std::string> &roots, const Json &settings)> configuration;
  std::function<std::unique_ptr<query::Analyzer>(const query::Options &)> makeAnalyzer;
  /// What `initializationOptions.token` has to be; empty: nothing is asked for.
  std::string token;
};

/// Serves over two file descriptors until `exit` or the end of the input.
/// 0 only after `shutdown` then `exit`, else 1.
int serve(int input, int output, const ServerOptions &options);

} // namespace pallasd::lsp

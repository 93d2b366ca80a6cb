//===- request.h - One file per request -------------------------*- C++ -*-===//
//
// A request is a file in server/requests that registers its method, its handler
// and what it adds to the server's capabilities. Handlers run on the analysis
// thread, one at a time, and answer exactly once by returning.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <atomic>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <variant>
#include <vector>

namespace pallasd::lsp {

using Json = nlohmann::json;
class Session;

/// Codes of JSON-RPC 2.0 and of the LSP specification 3.17.
enum ErrorCode : int {
  ParseError = -32700,
  InvalidRequest = -32600,
  MethodNotFound = -32601,
  InvalidParams = -32602,
  InternalError = -32603,
  ServerNotInitialized = -32002,
  ContentModified = -32801,
  RequestCancelled = -32800,
};

struct ResponseError {
  int code = InternalError;
  std::string message;
};

struct RequestCall {
  Session &session;
  const Json &params;
  const std::atomic<bool> &cancelled;
};

/// A result, or the error that the client gets. Shared so that this header
/// needs no complete Json.
class RequestResult {
public:
  RequestResult(const Json &result);
  RequestResult(ResponseError error) : value(std::move(error)) {}
  const ResponseError *error() const { return std::get_if<ResponseError>(&value); }
  const Json &result() const;

private:
  std::variant<std::shared_ptr<const Json>, ResponseError> value;
};

using RequestHandler = RequestResult (*)(RequestCall &);

struct Request {
  const char *method;
  RequestHandler handle;
  /// Adds what the server offers; sees the client's capabilities.
  void (*capabilities)(Json &server, const Json &client);
};

/// Registers a request at start-up; `capabilities` may be null.
struct RequestRegistration {
  RequestRegistration(const char *method, RequestHandler handle,
                      void (*capabilities)(Json &server, const Json &client) = nullptr);
};
const std::vector<Request> &allRequests();
const Request *findRequest(const std::string &method);

} // namespace pallasd::lsp

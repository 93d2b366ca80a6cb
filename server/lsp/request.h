//===- request.h - One file per request -------------------------*- C++ -*-===//
//
// A request is a file in server/requests that registers its method, its handler
// and what it adds to the server's capabilities. Handlers run on the analysis
// thread, one at a time. Each request is answered exactly once: by what the
// handler returns, or, for work that outlives the handler (a child process), by
// a LateAnswer that the handler took.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
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
  ServerCancelled = -32802,
  RequestFailed = -32803,
};

struct ResponseError {
  int code = InternalError;
  std::string message;
  Json data = nullptr; ///< null: none
};

/// The handler took a LateAnswer.
struct AnsweredLater {};

/// A result, the error that the client gets, or neither yet.
class RequestResult {
public:
  RequestResult(Json result) : value(std::move(result)) {}
  RequestResult(ResponseError error) : value(std::move(error)) {}
  RequestResult(AnsweredLater later) : value(later) {}
  const ResponseError *error() const { return std::get_if<ResponseError>(&value); }
  bool isLater() const { return std::holds_alternative<AnsweredLater>(value); }
  const Json &result() const { return std::get<Json>(value); }

private:
  std::variant<Json, ResponseError, AnsweredLater> value;
};

/// What can be sent to the client; from any thread, also after the session's
/// end, when it goes nowhere.
class Client {
public:
  virtual ~Client() = default;
  virtual void respond(const Json &id, const RequestResult &result) = 0;
  virtual void notify(const char *method, const Json &params) = 0;
  /// `onResult` runs on the protocol thread with the result; not at all if the
  /// client answers with an error.
  virtual void request(const char *method, const Json &params, std::function<void(const Json &)> onResult = {}) = 0;
};

/// The answer to a request whose handler has returned. Thread-safe. If the last
/// reference goes unanswered, the client gets an InternalError.
class LateAnswer {
public:
  LateAnswer(Json id, std::shared_ptr<Client> client) : id(std::move(id)), client(std::move(client)) {}
  ~LateAnswer();
  LateAnswer(const LateAnswer &) = delete;
  LateAnswer &operator=(const LateAnswer &) = delete;

  /// The first answer counts.
  void respond(const RequestResult &result);
  void notify(const char *method, const Json &params) { client->notify(method, params); }
  /// `stop` runs once, on the thread that cancels, or at once if that has
  /// happened. The owner then ends its work and responds with RequestCancelled.
  void onCancel(std::function<void()> stop);
  bool isCancelled() const;
  /// For the dispatcher: $/cancelRequest, or the end of the session.
  void cancel();

  const Json id;

private:
  std::shared_ptr<Client> client;
  mutable std::mutex mutex;
  bool answered = false, cancelled = false;
  std::function<void()> stop;
};

struct RequestCall {
  Session &session;
  const Json &id;
  const Json &params;
  const std::atomic<bool> &cancelled;
  /// Takes over the answer; the handler returns AnsweredLater.
  std::function<std::shared_ptr<LateAnswer>()> later;
};

using RequestHandler = RequestResult (*)(RequestCall &);

/// What the client said when it connected.
struct ClientInfo {
  const Json &capabilities;
  bool trusted = false; ///< commands may execute the workspace's code
};
using AddCapabilities = void (*)(Json &server, const ClientInfo &client);

struct Request {
  const char *method;
  RequestHandler handle;
  AddCapabilities capabilities; ///< may be null
};

/// Registers a request at start-up.
struct RequestRegistration {
  RequestRegistration(const char *method, RequestHandler handle, AddCapabilities capabilities = nullptr);
};
const std::vector<Request> &allRequests();
const Request *findRequest(const std::string &method);

struct Document;
/// Called on the analysis thread when a document's new result stands and was
/// published: for features that keep something at the client up to date.
using ResultListener = void (*)(Session &, Document &);
struct ResultListenerRegistration {
  explicit ResultListenerRegistration(ResultListener listener);
};
const std::vector<ResultListener> &allResultListeners();

/// Called on the analysis thread when a document was saved.
using SaveListener = void (*)(Session &, const std::string &uri);
struct SaveListenerRegistration {
  explicit SaveListenerRegistration(SaveListener listener);
};
const std::vector<SaveListener> &allSaveListeners();

} // namespace pallasd::lsp

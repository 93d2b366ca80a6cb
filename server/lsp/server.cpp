#include "server/lsp/server.h"

#include "server/lsp/transport.h"
#include "server/lsp/uri.h"
#include "server/lsp/worker.h"
#include "support/version.h"

#include <nlohmann/json.hpp>
#include <spdlog/spdlog.h>

namespace pallasd::lsp {

namespace {

/// One client session; lives on the protocol thread.
class LanguageServer {
public:
  LanguageServer(int input, int output, const ServerOptions &options)
      : options(options),
        transport(input, output,
                  {[this](const Json &message) { receiveAny(message); },
                   [this](const std::string &reason) { reportMalformed(reason); }, [this] { transport.stop(); }}) {}

  int run() {
    transport.run();
    worker.reset();
    return exited && shutDown ? 0 : 1;
  }

private:
  enum class Phase : uint8_t { Uninitialized, Running, ShutDown };

  // --- Sending ---------------------------------------------------------------
  void respond(const Json &id, const RequestResult &result) {
    Json message = {{"jsonrpc", "2.0"}, {"id", id}};
    if (const ResponseError *error = result.error())
      message["error"] = {{"code", error->code}, {"message", error->message}};
    else
      message["result"] = result.result();
    transport.send(message);
  }
  void notify(const char *method, const Json &params) {
    transport.send({{"jsonrpc", "2.0"}, {"method", method}, {"params", params}});
  }
  void reportMalformed(const std::string &reason) {
    spdlog::warn("{}", reason);
    respond(nullptr, ResponseError{ParseError, reason});
  }

  // --- Receiving -------------------------------------------------------------
  /// Parameters of the wrong type must not end the session.
  void receiveAny(const Json &message) {
    try {
      receive(message);
    } catch (const Json::exception &error) {
      spdlog::warn("message of the wrong form: {}", error.what());
      if (message.is_object() && message.contains("id") && message.contains("method"))
        respond(message["id"], ResponseError{InvalidParams, error.what()});
    }
  }

  void receive(const Json &message) {
    if (!message.is_object()) {
      respond(nullptr, ResponseError{InvalidRequest, "a message is a JSON object"});
      return;
    }
    Json id = message.value("id", Json());
    bool isRequest = message.contains("id");
    if (!message.contains("method") || !message["method"].is_string()) {
      if (isRequest && !message.contains("result") && !message.contains("error"))
        respond(id, ResponseError{InvalidRequest, "a request names its method"});
      return;
    }
    std::string method = message["method"];
    Json params = message.value("params", Json::object());
    if (isRequest)
      receiveRequest(id, method, params);
    else
      receiveNotification(method, params);
  }

  void receiveRequest(const Json &id, const std::string &method, const Json &params) {
    if (phase == Phase::ShutDown)
      return respond(id, ResponseError{InvalidRequest, "the server is shut down"});
    if (method == "initialize")
      return initialize(id, params);
    if (phase == Phase::Uninitialized)
      return respond(id, ResponseError{ServerNotInitialized, "initialize comes first"});
    if (method == "shutdown") {
      phase = Phase::ShutDown;
      shutDown = true;
      worker.reset();
      return respond(id, Json());
    }
    if (const Request *request = findRequest(method))
      return worker->request(id, *request, params);
    respond(id, ResponseError{MethodNotFound, "pallasd does not serve " + method});
  }

  void receiveNotification(const std::string &method, const Json &params) {
    if (method == "exit") {
      exited = true;
      transport.stop();
      return;
    }
    if (phase != Phase::Running)
      return;
    if (method == "$/cancelRequest")
      worker->cancel(params.value("id", Json()));
    else if (method == "textDocument/didOpen")
      didOpen(params);
    else if (method == "textDocument/didChange")
      didChange(params);
    else if (method == "textDocument/didClose")
      didClose(params);
    else if (method == "workspace/didChangeWatchedFiles")
      didChangeWatchedFiles(params);
  }

  // --- Life cycle ------------------------------------------------------------
  void initialize(const Json &id, const Json &params) {
    if (phase != Phase::Uninitialized)
      return respond(id, ResponseError{InvalidRequest, "the server is initialized already"});
    auto client = std::make_shared<const Json>(params.value("capabilities", Json::object()));
    auto session = std::make_unique<Session>(options.makeAnalyzer(roots(params)));
    session->clientCapabilities = client;
    session->encoding = chooseEncoding(*client);
    Json result = {{"capabilities", capabilities(*client, session->encoding)},
                   {"serverInfo", {{"name", "pallasd"}, {"version", version()}}}};
    worker = std::make_unique<Worker>(
        std::move(session),
        Worker::Outgoing{[this](const Json &id, const RequestResult &result) { respond(id, result); },
                         [this](const char *method, const Json &params) { notify(method, params); },
                         [this](bool running, const std::string &path) { reportBusy(running, path); }});
    clientHasProgress = client->value("/window/workDoneProgress"_json_pointer, false);
    phase = Phase::Running;
    respond(id, result);
  }

  static std::vector<std::string> roots(const Json &params) {
    std::vector<std::string> paths;
    if (params.contains("workspaceFolders") && params["workspaceFolders"].is_array())
      for (const Json &folder : params["workspaceFolders"])
        paths.push_back(pathOfUri(folder.value("uri", "")));
    if (paths.empty() && params.contains("rootUri") && params["rootUri"].is_string())
      paths.push_back(pathOfUri(params["rootUri"].get<std::string>()));
    return paths;
  }

  /// UTF-8 needs no conversion, so it wins wherever the client offers it.
  static text::Encoding chooseEncoding(const Json &client) {
    Json offered = client.value("/general/positionEncodings"_json_pointer, Json::array());
    auto has = [&](const char *name) { return std::find(offered.begin(), offered.end(), name) != offered.end(); };
    return has("utf-8")                      ? text::Encoding::Utf8
           : has("utf-32") && !has("utf-16") ? text::Encoding::Utf32
                                             : text::Encoding::Utf16;
  }

  static Json capabilities(const Json &client, text::Encoding encoding) {
    constexpr const char *names[] = {"utf-8", "utf-16", "utf-32"};
    Json server = {{"positionEncoding", names[int(encoding)]},
                   {"textDocumentSync", {{"openClose", true}, {"change", 2}, {"save", false}}}};
    for (const Request &request : allRequests())
      if (request.capabilities)
        request.capabilities(server, client);
    return server;
  }

  // --- Documents -------------------------------------------------------------
  void didOpen(const Json &params) {
    Json document = params.value("textDocument", Json::object());
    worker->edit([uri = document.value("uri", ""), text = document.value("text", ""),
                  version = document.value("version", int64_t(0))](Session &session) mutable {
      session.open(uri, std::move(text), version);
    });
  }
  void didChange(const Json &params) {
    Json document = params.value("textDocument", Json::object());
    worker->edit(
        [uri = document.value("uri", ""), changes = params.value("contentChanges", Json::array()),
         version = document.value("version", int64_t(0))](Session &session) { session.change(uri, changes, version); });
  }
  void didClose(const Json &params) {
    std::string uri = params.value("/textDocument/uri"_json_pointer, "");
    worker->edit([uri](Session &session) { session.close(uri); });
    // A closed document has no diagnostics, whatever was on its way.
    worker->edit([this, uri](Session &) {
      notify("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", Json::array()}});
    });
  }
  void didChangeWatchedFiles(const Json &params) {
    for (const Json &change : params.value("changes", Json::array()))
      worker->edit([path = pathOfUri(change.value("uri", ""))](Session &session) {
        session.analyzer().fileChanged(path);
        for (Document *document : session.all())
          document->dirty = true;
      });
  }

  // --- Progress --------------------------------------------------------------
  /// Work-done progress for an analysis that is still running after a moment.
  void reportBusy(bool running, const std::string &path) {
    if (!clientHasProgress)
      return;
    uint64_t turn = ++busyTurn;
    transport.post([this, running, path, turn] {
      if (running)
        transport.after(progressDelay, [this, path, turn] { beginProgress(path, turn); });
      else
        endProgress();
    });
  }
  void beginProgress(const std::string &path, uint64_t turn) {
    if (turn != busyTurn || progressShown)
      return;
    progressShown = true;
    std::string token = "pallasd/" + std::to_string(turn);
    transport.send({{"jsonrpc", "2.0"},
                    {"id", token},
                    {"method", "window/workDoneProgress/create"},
                    {"params", {{"token", token}}}});
    notify("$/progress",
           {{"token", token}, {"value", {{"kind", "begin"}, {"title", "pallasd"}, {"message", "analysing " + path}}}});
    progressToken = token;
  }
  void endProgress() {
    if (!progressShown)
      return;
    progressShown = false;
    notify("$/progress", {{"token", progressToken}, {"value", {{"kind", "end"}}}});
  }

  static constexpr int progressDelay = 300; ///< milliseconds; shorter work would only flicker

  const ServerOptions &options;
  Phase phase = Phase::Uninitialized;
  bool shutDown = false, exited = false;
  bool clientHasProgress = false, progressShown = false;
  std::string progressToken;
  std::atomic<uint64_t> busyTurn{0};
  Transport transport;
  std::unique_ptr<Worker> worker;
};

} // namespace

int serve(int input, int output, const ServerOptions &options) { return LanguageServer(input, output, options).run(); }

} // namespace pallasd::lsp

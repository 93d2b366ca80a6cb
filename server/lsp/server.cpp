#include "server/lsp/server.h"
#include "server/lsp/configuration_problems.h"

#include "server/lsp/transport.h"
#include "server/lsp/uri.h"
#include "server/lsp/worker.h"
#include "support/version.h"

#include <nlohmann/json.hpp>
#include <spdlog/spdlog.h>

namespace pallasd::lsp {

namespace {

/// The way to the client, which outlives the session: a child's output may come late.
class Link : public Client {
public:
  explicit Link(Transport &transport) : transport(&transport) {}
  void close() {
    std::lock_guard guard(mutex);
    transport = nullptr;
  }

  void respond(const Json &id, const RequestResult &result) override {
    Json message = {{"jsonrpc", "2.0"}, {"id", id}};
    if (const ResponseError *error = result.error()) {
      message["error"] = {{"code", error->code}, {"message", error->message}};
      if (!error->data.is_null())
        message["error"]["data"] = error->data;
    } else {
      message["result"] = result.result();
    }
    send(message);
  }
  void notify(const char *method, const Json &params) override {
    send({{"jsonrpc", "2.0"}, {"method", method}, {"params", params}});
  }
  void request(const char *method, const Json &params, std::function<void(const Json &)> onResult = {}) override {
    std::string id = "pallasd/" + std::to_string(++lastId);
    if (onResult) {
      std::lock_guard guard(mutex);
      waiting[id] = std::move(onResult);
    }
    Json message = {{"jsonrpc", "2.0"}, {"id", id}, {"method", method}};
    if (!params.is_null())
      message["params"] = params;
    send(message);
  }

  /// An answer of the client.
  void receive(const Json &message) {
    std::function<void(const Json &)> onResult;
    {
      std::lock_guard guard(mutex);
      auto found = message["id"].is_string() ? waiting.find(message["id"].get<std::string>()) : waiting.end();
      if (found == waiting.end())
        return;
      onResult = std::move(found->second);
      waiting.erase(found);
    }
    if (message.contains("result"))
      onResult(message["result"]);
  }

private:
  void send(const Json &message) {
    std::lock_guard guard(mutex);
    if (transport)
      transport->send(message);
  }

  std::mutex mutex;
  Transport *transport;
  std::atomic<uint64_t> lastId{0};
  std::map<std::string, std::function<void(const Json &)>> waiting;
};

/// One client session; lives on the protocol thread.
class LanguageServer {
public:
  LanguageServer(int input, int output, const ServerOptions &options)
      : options(options),
        transport(input, output,
                  {[this](const Json &message) { receiveAny(message); },
                   [this](const std::string &reason) { reportMalformed(reason); }, [this] { transport.stop(); }}),
        client(std::make_shared<Link>(transport)) {}
  ~LanguageServer() { client->close(); }
  LanguageServer(const LanguageServer &) = delete;
  LanguageServer &operator=(const LanguageServer &) = delete;

  int run() {
    if (!options.token.empty())
      transport.after(tokenDelay, [this] {
        if (phase == Phase::Uninitialized)
          transport.stop();
      });
    transport.run();
    worker.reset();
    return exited && shutDown ? 0 : 1;
  }

private:
  enum class Phase : uint8_t { Uninitialized, Running, ShutDown };

  // --- Sending ---------------------------------------------------------------
  void respond(const Json &id, const RequestResult &result) { client->respond(id, result); }
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
      bool isAnswer = message.contains("result") || message.contains("error");
      if (isRequest && isAnswer)
        client->receive(message);
      else if (isRequest)
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
    if (phase == Phase::Uninitialized) {
      respond(id, ResponseError{ServerNotInitialized, "initialize comes first"});
      if (!options.token.empty())
        transport.stop(); // on a port, whoever begins otherwise has no business here
      return;
    }
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
    else if (method == "textDocument/willSave")
      willSave(params);
    else if (method == "textDocument/didSave")
      didSave(params);
    else if (method == "textDocument/didClose")
      didClose(params);
    else if (method == "workspace/didChangeWatchedFiles")
      didChangeWatchedFiles(params);
    else if (method == "initialized")
      initialized();
    else if (method == "workspace/didChangeConfiguration")
      didChangeConfiguration(params);
  }

  // --- Life cycle ------------------------------------------------------------
  void initialize(const Json &id, const Json &params) {
    if (phase != Phase::Uninitialized)
      return respond(id, ResponseError{InvalidRequest, "the server is initialized already"});
    Json options = params.value("initializationOptions", Json::object());
    if (!hasToken(options)) {
      respond(id, ResponseError{InvalidRequest, "initializationOptions.token is not the token of this server"});
      return transport.stop();
    }
    auto offered = std::make_shared<const Json>(params.value("capabilities", Json::object()));
    if (options.is_object() && options.contains("settings"))
      settings = options["settings"];
    auto session = std::make_unique<Session>([load = this->options.configuration, roots = roots(params)](
                                                 const Json &settings) { return load(roots, settings); },
                                             this->options.makeAnalyzer, settings);
    session->clientCapabilities = offered;
    session->client = client;
    session->encoding = chooseEncoding(*offered);
    session->trusted = options.is_object() && options.value("trusted", Json()) == true;
    Json result = {{"capabilities", capabilities({*offered, session->trusted}, session->encoding)},
                   {"serverInfo", {{"name", "pallasd"}, {"version", version()}}}};
    clientHasProgress = session->clientHas("/window/workDoneProgress");
    clientWantsStatus = session->clientHas("/experimental/serverStatusNotification");
    clientAnswersConfiguration = session->clientHas("/workspace/configuration");
    registers = registrations(*session);
    worker = std::make_unique<Worker>(std::move(session),
                                      [this](bool running, const std::string &path) { reportBusy(running, path); });
    phase = Phase::Running;
    respond(id, result);
  }

  /// Compares in a time that doesn't tell how much of it was right.
  bool hasToken(const Json &initializationOptions) const {
    if (options.token.empty())
      return true;
    Json given = initializationOptions.is_object() ? initializationOptions.value("token", Json()) : Json();
    if (!given.is_string() || given.get_ref<const std::string &>().size() != options.token.size())
      return false;
    const auto &text = given.get_ref<const std::string &>();
    unsigned different = 0;
    for (size_t i = 0; i < text.size(); ++i)
      different |= unsigned(text[i] ^ options.token[i]);
    return different == 0;
  }

  /// What the client is asked to report, where it can be asked.
  static Json registrations(const Session &session) {
    Json list = Json::array();
    if (session.clientHas("/workspace/didChangeConfiguration/dynamicRegistration"))
      list.push_back({{"id", "pallasd-configuration"},
                      {"method", "workspace/didChangeConfiguration"},
                      {"registerOptions", {{"section", "pallasd"}}}});
    if (session.clientHas("/workspace/didChangeWatchedFiles/dynamicRegistration"))
      list.push_back({{"id", "pallasd-files"},
                      {"method", "workspace/didChangeWatchedFiles"},
                      {"registerOptions",
                       {{"watchers",
                         {{{"globPattern", "**/*.py"}},
                          {{"globPattern", "**/pallasd.toml"}},
                          {{"globPattern", "**/pyproject.toml"}}}}}}});
    return list;
  }

  void initialized() {
    if (!registers.empty())
      client->request("client/registerCapability", {{"registrations", registers}});
    if (worker)
      worker->edit(announceConfigurationProblems);
    if (clientAnswersConfiguration)
      askConfiguration();
  }

  // --- Settings --------------------------------------------------------------
  void askConfiguration() {
    client->request("workspace/configuration", {{"items", {{{"section", "pallasd"}}}}}, [this](const Json &answers) {
      if (answers.is_array() && !answers.empty() && answers[0].is_object())
        configure(answers[0]);
    });
  }
  void didChangeConfiguration(const Json &params) {
    if (clientAnswersConfiguration)
      return askConfiguration();
    Json section = params.value("/settings/pallasd"_json_pointer, Json());
    if (section.is_object())
      configure(section);
  }
  void configure(const Json &section) {
    if (!worker || section == settings)
      return; // an edit of nothing would interrupt the analysis
    settings = section;
    worker->edit([section](Session &session) { session.configure(section); });
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

  static bool tellsWhySaved(const Json &client) {
    return client.value("/textDocument/synchronization/willSave"_json_pointer, false);
  }

  static Json capabilities(const ClientInfo &client, text::Encoding encoding) {
    constexpr const char *names[] = {"utf-8", "utf-16", "utf-32"};
    Json server = {{"positionEncoding", names[int(encoding)]},
                   {"textDocumentSync", {{"openClose", true}, {"change", 2}}}};
    server["textDocumentSync"][tellsWhySaved(client.capabilities) ? "willSave" : "save"] = true;
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
  /// An editor that saves by itself, after a delay or when it loses the focus, marks no state to compare with.
  void willSave(const Json &params) {
    constexpr int manual = 1;
    if (params.value("reason", manual) == manual)
      didSave(params);
  }
  void didSave(const Json &params) {
    std::string uri = params.value("/textDocument/uri"_json_pointer, "");
    worker->edit([uri](Session &session) {
      session.saved(uri);
      for (SaveListener listener : allSaveListeners())
        listener(session, uri);
    });
  }
  void didClose(const Json &params) {
    std::string uri = params.value("/textDocument/uri"_json_pointer, "");
    worker->edit([uri](Session &session) {
      session.close(uri);
      forgetDiagnostics(session, uri);
    });
  }
  void didChangeWatchedFiles(const Json &params) {
    for (const Json &change : params.value("changes", Json::array()))
      worker->edit([path = pathOfUri(change.value("uri", ""))](Session &session) { session.fileChanged(path); });
  }

  // --- Progress --------------------------------------------------------------
  /// Work-done progress for an analysis that is still running after a moment.
  void reportBusy(bool running, const std::string &path) {
    if (!clientHasProgress && !clientWantsStatus)
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
    if (clientWantsStatus)
      client->notify("experimental/serverStatus",
                     {{"health", "ok"}, {"quiescent", false}, {"message", "analysing " + path}});
    if (!clientHasProgress)
      return;
    std::string token = "pallasd/" + std::to_string(turn);
    client->request("window/workDoneProgress/create", {{"token", token}});
    client->notify(
        "$/progress",
        {{"token", token}, {"value", {{"kind", "begin"}, {"title", "pallasd"}, {"message", "analysing " + path}}}});
    progressToken = token;
  }
  void endProgress() {
    if (!progressShown)
      return;
    progressShown = false;
    if (clientHasProgress)
      client->notify("$/progress", {{"token", progressToken}, {"value", {{"kind", "end"}}}});
  }

  static constexpr int tokenDelay = 10000;  ///< milliseconds for a client on a port to show its token
  static constexpr int progressDelay = 300; ///< milliseconds; shorter work would only flicker

  const ServerOptions &options;
  Phase phase = Phase::Uninitialized;
  bool shutDown = false, exited = false;
  bool clientHasProgress = false, progressShown = false, clientAnswersConfiguration = false, clientWantsStatus = false;
  Json registers = Json::array(), settings = Json::object();
  std::string progressToken;
  std::atomic<uint64_t> busyTurn{0};
  Transport transport;
  std::shared_ptr<Link> client;
  std::unique_ptr<Worker> worker;
};

} // namespace

int serve(int input, int output, const ServerOptions &options) { return LanguageServer(input, output, options).run(); }

} // namespace pallasd::lsp

//===- transport.h - Messages over two file descriptors ---------*- C++ -*-===//
//
// The base protocol: "Content-Length" headers and JSON bodies, on Boost.Asio.
// What cannot be read is reported and skipped, never fatal: a body that is no
// JSON, a header without a length, a length beyond the cap (the stream is
// searched for the next header). Only the end of the input ends the session.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace pallasd::lsp {

using Json = nlohmann::json;

class Transport {
public:
  struct Events {
    std::function<void(Json)> message;
    std::function<void(std::string reason)> malformed;
    std::function<void()> closed;
  };
  /// Bodies beyond this are refused (1 GiB is clangd's cap; no Python file needs more).
  static constexpr size_t maxBody = size_t(1) << 30;

  Transport(int input, int output, Events events);
  ~Transport();
  Transport(const Transport &) = delete;
  Transport &operator=(const Transport &) = delete;

  /// Serves until `stop` or the end of the input; events run on this thread.
  void run();
  /// Ends `run` after everything sent so far is written. From any thread.
  void stop();
  /// Queues a message; from any thread.
  void send(const Json &message);
  /// Runs `task` on the thread of `run`; from any thread.
  void post(std::function<void()> task);
  /// Runs `task` on the thread of `run` after a delay; from that thread.
  void after(int milliseconds, std::function<void()> task);

private:
  class Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace pallasd::lsp

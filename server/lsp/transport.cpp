#include "server/lsp/transport.h"

#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>

#include <array>
#include <charconv>
#include <deque>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <unistd.h>

namespace pallasd::lsp {

namespace asio = boost::asio;

namespace {

constexpr std::string_view lengthHeader = "content-length:";

/// Asio makes the open file descriptions non-blocking, which the parent shell
/// and child processes share: the old flags come back at the end.
class RestoredFlags {
public:
  explicit RestoredFlags(int fd) : fd(fd), flags(fcntl(fd, F_GETFL)) {}
  ~RestoredFlags() {
    if (flags >= 0)
      fcntl(fd, F_SETFL, flags);
  }
  RestoredFlags(const RestoredFlags &) = delete;
  RestoredFlags &operator=(const RestoredFlags &) = delete;

private:
  int fd, flags;
};

bool startsWithIgnoringCase(std::string_view text, std::string_view lower) {
  if (text.size() < lower.size())
    return false;
  for (size_t i = 0; i < lower.size(); ++i)
    if (std::tolower(static_cast<unsigned char>(text[i])) != lower[i])
      return false;
  return true;
}

/// Length of the body that a header block announces; nullopt if it has none
/// that can be served.
std::optional<size_t> bodyLength(std::string_view headers) {
  while (!headers.empty()) {
    size_t end = headers.find("\r\n");
    std::string_view line = headers.substr(0, end);
    headers.remove_prefix(end == std::string_view::npos ? headers.size() : end + 2);
    if (!startsWithIgnoringCase(line, lengthHeader))
      continue;
    line.remove_prefix(lengthHeader.size());
    while (!line.empty() && line.front() == ' ')
      line.remove_prefix(1);
    size_t length = 0;
    auto [rest, error] = std::from_chars(line.data(), line.data() + line.size(), length);
    if (error != std::errc() || length > Transport::maxBody)
      return std::nullopt;
    return length;
  }
  return std::nullopt;
}

} // namespace

class Transport::Impl {
public:
  Impl(int input, int output, Events events)
      : inputFlags(input), outputFlags(output), events(std::move(events)), in(io, dup(input)), out(io, dup(output)) {}

  void run() {
    read();
    auto work = asio::make_work_guard(io);
    io.run();
  }

  void stop() {
    asio::post(io, [this] {
      stopping = true;
      if (queue.empty())
        io.stop();
    });
  }

  void send(std::string body) {
    asio::post(io, [this, body = std::move(body)]() mutable {
      queue.push_back("Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::move(body));
      if (queue.size() == 1)
        write();
    });
  }

  asio::io_context io;

private:
  void read() {
    in.async_read_some(asio::buffer(chunk), [this](boost::system::error_code error, size_t count) {
      if (error) {
        events.closed();
        return;
      }
      pending.append(chunk.data(), count);
      consume();
      read();
    });
  }

  /// Handles every whole message in `pending`.
  void consume() {
    for (;;) {
      if (!expected && !readHeader())
        return;
      if (pending.size() < *expected)
        return;
      std::string body = pending.substr(0, *expected);
      pending.erase(0, *expected);
      expected.reset();
      dispatch(body);
    }
  }

  bool readHeader() {
    size_t end = pending.find("\r\n\r\n");
    if (end == std::string::npos) {
      skipNoise();
      return false;
    }
    std::string_view block = std::string_view(pending).substr(0, end + 2);
    // After a refused body the stream goes on anywhere: the last header line
    // that announces a length begins the next message.
    size_t begin = lastLengthLine(block);
    expected = bodyLength(block.substr(begin));
    pending.erase(0, end + 4);
    if (!expected) {
      events.malformed("a message header without a usable Content-Length");
      return !pending.empty() && readHeader();
    }
    return true;
  }

  static size_t lastLengthLine(std::string_view block) {
    for (size_t at = block.size(); at-- > 0;)
      if (startsWithIgnoringCase(block.substr(at), lengthHeader))
        return at;
    return 0;
  }

  /// Bytes that cannot belong to a header any more are not worth keeping.
  void skipNoise() {
    constexpr size_t maxHeader = 1 << 16;
    if (pending.size() > maxHeader)
      pending.erase(0, pending.size() - maxHeader / 2);
  }

  void dispatch(const std::string &body) {
    Json message = Json::parse(body, nullptr, /*allow_exceptions=*/false);
    if (message.is_discarded())
      events.malformed("a message body that is not JSON");
    else
      events.message(std::move(message));
  }

  void write() {
    asio::async_write(out, asio::buffer(queue.front()), [this](boost::system::error_code error, size_t) {
      queue.pop_front();
      if (error)
        queue.clear();
      if (!queue.empty())
        write();
      else if (stopping || error)
        io.stop();
    });
  }

  RestoredFlags inputFlags, outputFlags;
  Events events;
  asio::posix::stream_descriptor in, out;
  std::array<char, 1 << 16> chunk;
  std::string pending;
  std::optional<size_t> expected;
  std::deque<std::string> queue;
  bool stopping = false;
};

Transport::Transport(int input, int output, Events events)
    : impl(std::make_unique<Impl>(input, output, std::move(events))) {}
Transport::~Transport() = default;
void Transport::run() { impl->run(); }
void Transport::stop() { impl->stop(); }
void Transport::send(const Json &message) { impl->send(message.dump(-1, ' ', false, Json::error_handler_t::replace)); }
void Transport::post(std::function<void()> task) { asio::post(impl->io, std::move(task)); }

void Transport::after(int milliseconds, std::function<void()> task) {
  auto timer = std::make_shared<asio::steady_timer>(impl->io, std::chrono::milliseconds(milliseconds));
  timer->async_wait([timer, task = std::move(task)](boost::system::error_code error) {
    if (!error)
      task();
  });
}

} // namespace pallasd::lsp

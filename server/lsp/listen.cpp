#include "server/lsp/listen.h"

#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <random>

namespace pallasd::lsp {

namespace {

using boost::asio::ip::tcp;

constexpr size_t minToken = 16; ///< characters; shorter ones can be guessed

std::string freshToken() {
  std::random_device random;
  std::string token;
  for (int i = 0; i < 8; ++i)
    token += fmt::format("{:08x}", random());
  return token;
}

std::string chosenToken() {
  const char *given = std::getenv("PALLASD_TOKEN");
  return given && *given ? given : freshToken();
}

} // namespace

ListenAddress parseListenAddress(const std::string &text) {
  size_t colon = text.rfind(':');
  ListenAddress address;
  address.host = text.substr(0, colon == std::string::npos ? 0 : colon);
  if (address.host == "localhost")
    address.host = "127.0.0.1";
  if (address.host == "[::1]")
    address.host = "::1";
  if (address.host != "127.0.0.1" && address.host != "::1") {
    address.error = fmt::format("'{}' is no loopback address: 127.0.0.1:PORT, localhost:PORT or [::1]:PORT", text);
    return address;
  }
  const char *begin = text.data() + colon + 1, *end = text.data() + text.size();
  auto [rest, error] = std::from_chars(begin, end, address.port);
  if (error != std::errc() || rest != end)
    address.error = fmt::format("'{}' names no port", text);
  return address;
}

std::string listen(const ListenAddress &address, ServerOptions options) {
  options.token = chosenToken();
  if (options.token.size() < minToken)
    return fmt::format("PALLASD_TOKEN is shorter than {} characters", minToken);
  std::signal(SIGPIPE, SIG_IGN); // a client that went away must not end the server
  boost::asio::io_context io;
  boost::system::error_code error;
  tcp::acceptor acceptor(io);
  tcp::endpoint endpoint(boost::asio::ip::make_address(address.host), address.port);
  if (acceptor.open(endpoint.protocol(), error) || acceptor.bind(endpoint, error) || acceptor.listen(1, error))
    return fmt::format("cannot listen on {}: {}", address.host, error.message());
  Json announcement = {{"host", address.host}, {"port", acceptor.local_endpoint().port()}, {"token", options.token}};
  fmt::print("{}\n", announcement.dump());
  std::fflush(stdout);
  for (;;) {
    tcp::socket socket(io);
    if (acceptor.accept(socket, error))
      return fmt::format("cannot accept connections: {}", error.message());
    serve(socket.native_handle(), socket.native_handle(), options);
  }
}

} // namespace pallasd::lsp

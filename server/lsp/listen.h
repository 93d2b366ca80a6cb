//===- listen.h - The server on a loopback port -----------------*- C++ -*-===//
//
// For clients that speak to a port. Anybody on the machine can connect to one,
// so a session begins only with the token that whoever started the server was
// told (`initializationOptions.token`), and only loopback addresses are served.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "server/lsp/server.h"

#include <string>

namespace pallasd::lsp {

/// Where to listen; `error` says why not, else it is empty.
struct ListenAddress {
  std::string host;
  uint16_t port = 0; ///< 0: any free one
  std::string error;
};
/// Reads "127.0.0.1:PORT", "localhost:PORT" or "[::1]:PORT"; any other host is refused.
ListenAddress parseListenAddress(const std::string &text);

/// Serves one client after the other until the process is ended. The address and the token, which PALLASD_TOKEN may
/// set, are written to standard output as one line of JSON. Returns only on failure, with the reason.
std::string listen(const ListenAddress &address, ServerOptions options);

} // namespace pallasd::lsp

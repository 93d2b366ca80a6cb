#include "server/lsp/uri.h"

#include <cctype>

namespace pallasd::lsp {

namespace {

int hexDigit(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'a' && c <= 'f')
    return c - 'a' + 10;
  if (c >= 'A' && c <= 'F')
    return c - 'A' + 10;
  return -1;
}

bool staysAsIs(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '/' || c == '-' || c == '_' || c == '.' || c == '~';
}

} // namespace

std::string pathOfUri(std::string_view uri) {
  if (!uri.starts_with("file://"))
    return std::string(uri);
  uri.remove_prefix(7);
  size_t slash = uri.find('/');
  if (slash != std::string_view::npos)
    uri.remove_prefix(slash);
  std::string path;
  for (size_t i = 0; i < uri.size(); ++i) {
    bool escaped = uri[i] == '%' && i + 2 < uri.size() && hexDigit(uri[i + 1]) >= 0 && hexDigit(uri[i + 2]) >= 0;
    if (!escaped) {
      path += uri[i];
      continue;
    }
    path += char(hexDigit(uri[i + 1]) * 16 + hexDigit(uri[i + 2]));
    i += 2;
  }
  return path;
}

std::string uriOfPath(std::string_view path) {
  if (path.empty() || path.front() != '/')
    return std::string(path);
  constexpr const char *digits = "0123456789ABCDEF";
  std::string uri = "file://";
  for (char c : path) {
    if (staysAsIs(c)) {
      uri += c;
      continue;
    }
    auto byte = static_cast<unsigned char>(c);
    uri += '%';
    uri += digits[byte >> 4];
    uri += digits[byte & 15];
  }
  return uri;
}

} // namespace pallasd::lsp

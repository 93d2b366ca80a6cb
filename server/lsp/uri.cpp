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

bool isUnreserved(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '_' || c == '.' || c == '~';
}

void appendEscaped(std::string &uri, char c) {
  constexpr const char *digits = "0123456789ABCDEF";
  auto byte = static_cast<unsigned char>(c);
  uri += '%';
  uri += digits[byte >> 4];
  uri += digits[byte & 15];
}

} // namespace

std::string percentDecoded(std::string_view text) {
  std::string decoded;
  for (size_t i = 0; i < text.size(); ++i) {
    bool escaped = text[i] == '%' && i + 2 < text.size() && hexDigit(text[i + 1]) >= 0 && hexDigit(text[i + 2]) >= 0;
    if (!escaped) {
      decoded += text[i];
      continue;
    }
    decoded += char(hexDigit(text[i + 1]) * 16 + hexDigit(text[i + 2]));
    i += 2;
  }
  return decoded;
}

std::string percentEncoded(std::string_view text) {
  std::string encoded;
  for (char c : text)
    if (isUnreserved(c))
      encoded += c;
    else
      appendEscaped(encoded, c);
  return encoded;
}

std::string pathOfUri(std::string_view uri) {
  if (!uri.starts_with("file://"))
    return std::string(uri);
  uri.remove_prefix(7);
  size_t slash = uri.find('/');
  return percentDecoded(slash == std::string_view::npos ? uri : uri.substr(slash));
}

std::string uriOfPath(std::string_view path) {
  if (path.empty() || path.front() != '/')
    return std::string(path);
  std::string uri = "file://";
  for (char c : path)
    if (c == '/' || isUnreserved(c))
      uri += c;
    else
      appendEscaped(uri, c);
  return uri;
}

} // namespace pallasd::lsp

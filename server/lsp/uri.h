//===- uri.h - Document URIs and paths --------------------------*- C++ -*-===//
#pragma once

#include <string>
#include <string_view>

namespace pallasd::lsp {

/// The path of a `file:` URI, percent escapes decoded; any other URI is its own
/// path (an unsaved editor buffer).
std::string pathOfUri(std::string_view uri);
/// `file:` URI of an absolute path; what is already a URI stays as it is.
std::string uriOfPath(std::string_view path);

/// Everything but letters, digits and `-_.~` as percent escapes.
std::string percentEncoded(std::string_view text);
std::string percentDecoded(std::string_view text);

} // namespace pallasd::lsp

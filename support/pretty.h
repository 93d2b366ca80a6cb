//===- pretty.h - Documents laid out to a line width ------------*- C++ -*-===//
//
// Documents in the manner of Wadler and Lindig: text, breaks, groups and
// nesting. A group is printed on one line if all of it fits on what is left of
// the line; whatever follows the group doesn't count.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace pallasd::pretty {

struct Node;
/// Immutable and cheap to copy; null is the empty document.
using Doc = std::shared_ptr<const Node>;

Doc text(std::string text);
Doc concat(std::vector<Doc> children);
/// A newline, or `flat` where the enclosing group fits on its line.
Doc lineBreak(std::string flat = " ");
Doc group(Doc child);
/// Deepens the indentation of the newlines inside.
Doc nest(unsigned columns, Doc child);
Doc join(const Doc &separator, const std::vector<Doc> &docs);

/// `child`, whose place in the text is reported under `key`; prints nothing itself.
Doc mark(const void *key, Doc child);

/// Where a marked document stands in the text, in bytes.
struct Marked {
  const void *key = nullptr;
  size_t begin = 0, end = 0;
};

/// `marks`, if given, receives the marked documents in the order in which they begin.
std::string format(const Doc &doc, unsigned width = 80, std::vector<Marked> *marks = nullptr);

} // namespace pallasd::pretty

//===- pretty.cpp - Documents laid out to a line width ----------------------===//
//
// One pass with an explicit stack of (indentation, flat or broken, document);
// entering a group looks ahead, at most one line's width, whether it fits.
//
//===----------------------------------------------------------------------===//
#include "support/pretty.h"

namespace pallasd::pretty {

struct Node {
  enum Kind { Text, Concat, Break, Group, Nest, Mark } kind;
  std::string text;          ///< Text, Break
  std::vector<Doc> children; ///< Concat; one for Group, Nest and Mark
  unsigned columns = 0;      ///< Nest
  const void *key = nullptr; ///< Mark
  size_t width = 0;          ///< of Text and Break, in code points
};

namespace {

Doc make(Node node) {
  for (char c : node.text)
    node.width += (uint8_t(c) & 0xc0) != 0x80;
  return std::make_shared<const Node>(std::move(node));
}

struct Pending {
  unsigned indent;
  bool flat;
  const Node *node; ///< null: the marked document ends here
  size_t mark = 0;  ///< if null: which
};

void push(std::vector<Pending> &stack, unsigned indent, bool flat, const Node &parent) {
  for (auto child = parent.children.rbegin(); child != parent.children.rend(); ++child)
    if (*child)
      stack.push_back({indent, flat, child->get()});
}

/// Whether `group` fits into `room` columns with all its breaks flat.
bool fits(const Node &group, size_t room) {
  std::vector<Pending> stack;
  push(stack, 0, true, group);
  while (!stack.empty()) {
    const Node &node = *stack.back().node;
    stack.pop_back();
    if (node.width > room)
      return false;
    room -= node.width;
    push(stack, 0, true, node);
  }
  return true;
}

} // namespace

Doc text(std::string text) { return make({Node::Text, std::move(text), {}}); }
Doc concat(std::vector<Doc> children) { return make({Node::Concat, "", std::move(children)}); }
Doc lineBreak(std::string flat) { return make({Node::Break, std::move(flat), {}}); }
Doc group(Doc child) { return make({Node::Group, "", {std::move(child)}}); }
Doc nest(unsigned columns, Doc child) { return make({Node::Nest, "", {std::move(child)}, columns}); }
Doc mark(const void *key, Doc child) { return make({Node::Mark, "", {std::move(child)}, 0, key}); }

Doc join(const Doc &separator, const std::vector<Doc> &docs) {
  std::vector<Doc> children;
  for (const Doc &doc : docs) {
    if (!children.empty())
      children.push_back(separator);
    children.push_back(doc);
  }
  return concat(std::move(children));
}

std::string format(const Doc &doc, unsigned width, std::vector<Marked> *marks) {
  std::string out;
  size_t column = 0;
  std::vector<Pending> stack;
  if (doc)
    stack.push_back({0, false, doc.get()});
  while (!stack.empty()) {
    auto [indent, flat, node, marked] = stack.back();
    stack.pop_back();
    if (!node) {
      (*marks)[marked].end = out.size();
      continue;
    }
    if (node->kind == Node::Mark && marks) {
      stack.push_back({indent, flat, nullptr, marks->size()});
      marks->push_back({node->key, out.size(), out.size()});
    }
    if (node->kind == Node::Break && !flat) {
      out += "\n" + std::string(indent, ' ');
      column = indent;
      continue;
    }
    out += node->text;
    column += node->width;
    if (node->kind == Node::Group)
      flat = flat || (column <= width && fits(*node, width - column));
    push(stack, indent + node->columns, flat, *node);
  }
  return out;
}

} // namespace pallasd::pretty

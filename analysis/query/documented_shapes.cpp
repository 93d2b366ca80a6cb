//===- documented_shapes.cpp - Shapes that authors write down ---*- C++ -*-===//
#include "analysis/query/documented_shapes.h"

#include "analysis/query/usage.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <set>
#include <variant>

namespace pallasd::query {

using namespace syntax;

namespace {

bool isNameChar(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())))
    text.remove_prefix(1);
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())))
    text.remove_suffix(1);
  return text;
}

/// "heads", "128", "pages * 2", "dim // 128": names and numbers between operators, never two words side by side.
bool isAxis(std::string_view text) {
  bool wantsOperand = true, any = false;
  for (size_t i = 0; i < text.size();) {
    char c = text[i];
    if (c == ' ') {
      ++i;
    } else if (isNameChar(c)) {
      if (!wantsOperand)
        return false;
      while (i < text.size() && isNameChar(text[i]))
        ++i;
      wantsOperand = false;
      any = true;
    } else if (std::string_view("+-*/").find(c) != std::string_view::npos) {
      wantsOperand = true;
      ++i;
    } else {
      return false;
    }
  }
  return any && !wantsOperand && text.size() <= 60;
}

std::optional<std::vector<std::string>> axesOf(std::string_view inside) {
  std::vector<std::string> axes;
  while (true) {
    size_t comma = inside.find(',');
    std::string_view one = trimmed(inside.substr(0, comma));
    bool last = comma == std::string_view::npos;
    if (last && one.empty() && !axes.empty())
      break;
    if (!isAxis(one))
      return std::nullopt;
    axes.emplace_back(one);
    if (last)
      break;
    inside.remove_prefix(comma + 1);
  }
  return axes;
}

/// The type that stands right before a bracket: "i32[" of "i32[rows]".
std::string dtypeBefore(std::string_view text, size_t bracket) {
  size_t begin = bracket;
  while (begin > 0 && isNameChar(text[begin - 1]))
    --begin;
  std::string word(text.substr(begin, bracket - begin));
  static const std::set<std::string> known = {"i8", "i16", "i32", "u8", "u16", "u32", "f16", "bf16", "f32"};
  return known.contains(word) ? word : std::string();
}

std::optional<DocumentedShape> shapeIn(std::string_view text) {
  for (auto [open, close] : {std::pair('[', ']'), std::pair('(', ')')}) {
    for (size_t at = text.find(open); at != std::string_view::npos; at = text.find(open, at + 1)) {
      size_t end = text.find(close, at);
      if (end == std::string_view::npos)
        break;
      auto axes = axesOf(text.substr(at + 1, end - at - 1));
      // One word in parentheses is a remark.
      if (axes && (open == '[' || axes->size() > 1))
        return DocumentedShape{*axes, dtypeBefore(text, at)};
    }
  }
  return std::nullopt;
}

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (true) {
    size_t end = text.find('\n');
    lines.push_back(text.substr(0, end));
    if (end == std::string_view::npos)
      return lines;
    text.remove_prefix(end + 1);
  }
}

class Reader {
public:
  explicit Reader(const FunctionDef &def) {
    for (const Arg &arg : plainParameters(def.args))
      parameters.insert(*arg.name);
  }

  /// Comments between the `def` and its body.
  void signature(std::string_view text) {
    std::string current, comment;
    for (std::string_view line : linesOf(text)) {
      std::string_view rest = trimmed(line);
      if (std::string name = leadingName(rest); parameters.contains(name)) {
        note(current, comment);
        current = name;
        comment.clear();
      }
      if (size_t mark = line.find('#'); mark != std::string_view::npos)
        comment += " " + std::string(trimmed(line.substr(mark + 1)));
    }
    note(current, comment);
  }

  /// Lines such as `name: … [a, b]`, with what belongs to them indented below.
  void docstring(std::string_view text) {
    std::vector<std::string> names;
    std::string described;
    auto finish = [&] {
      for (const std::string &name : names)
        note(name, described);
      names.clear();
      described.clear();
    };
    for (std::string_view line : linesOf(text)) {
      std::string_view rest = trimmed(line);
      if (rest.empty()) {
        finish();
      } else if (auto found = describedNames(rest); !found.empty()) {
        finish();
        names = found;
        described = rest.substr(rest.find(':') + 1);
        if (size_t type = rest.find('('); type < rest.find(':')) // name (type): text
          described += " " + std::string(rest.substr(type, rest.find(':') - type));
      } else if (!names.empty()) {
        described += " " + std::string(rest);
      }
    }
    finish();
  }

  std::map<std::string, DocumentedShape> shapes;

private:
  static std::string leadingName(std::string_view text) {
    size_t end = 0;
    while (end < text.size() && isNameChar(text[end]))
      ++end;
    size_t next = end;
    while (next < text.size() && text[next] == ' ')
      ++next;
    bool declares = next == text.size() || std::string_view(":,=)#").find(text[next]) != std::string_view::npos;
    return declares ? std::string(text.substr(0, end)) : std::string();
  }

  /// "k" of "k: …", "k" and "v" of "k, v: …", "k" of "k (jax.Array): …"; parameters only.
  std::vector<std::string> describedNames(std::string_view text) const {
    std::vector<std::string> names;
    while (true) {
      size_t end = 0;
      while (end < text.size() && (isNameChar(text[end]) || text[end] == '`'))
        ++end;
      std::string name(text.substr(0, end));
      std::erase(name, '`');
      if (!parameters.contains(name))
        return {};
      names.push_back(name);
      text = trimmed(text.substr(end));
      if (text.starts_with('(')) {
        size_t close = text.find("):");
        return close == std::string_view::npos ? std::vector<std::string>() : names;
      }
      if (text.starts_with(':'))
        return names;
      if (!text.starts_with(',') && !text.starts_with('/'))
        return {};
      text = trimmed(text.substr(1));
    }
  }

  void note(const std::string &name, std::string_view said) {
    if (name.empty() || said.empty() || shapes.contains(name))
      return;
    if (auto shape = shapeIn(said))
      shapes[name] = *shape;
  }

  std::set<std::string> parameters;
};

} // namespace

std::map<std::string, DocumentedShape> documentedShapes(const FunctionDef &def, std::string_view text) {
  Reader reader(def);
  if (!def.body.empty()) {
    auto lines = size_t(std::max(0, def.body.front()->range.line));
    size_t end = 0;
    for (size_t line = 0; line < lines && end != std::string_view::npos; ++line)
      end = text.find('\n', end == 0 && line == 0 ? 0 : end + 1);
    reader.signature(text.substr(0, end));
    auto *first = dynCast<ExprStmt>(def.body.front());
    auto *constant = first ? dynCast<Constant>(first->value) : nullptr;
    if (auto *doc = constant ? std::get_if<std::string>(&constant->value) : nullptr)
      reader.docstring(*doc);
  }
  return reader.shapes;
}

} // namespace pallasd::query

//===- jaxpr_text.cpp - Writing the canonical text of a jaxpr ---------------===//
//
// A recursive printer over the data of jaxpr.h; docs/jaxpr.md is its grammar.
// Every jaxpr names its own variables from `a` on, since inner jaxprs close
// over nothing; so equal inner jaxprs have equal texts wherever they stand.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/jaxpr_text.h"

#include "support/python_float.h"

#include <algorithm>

namespace pallasd::jax {

namespace {

/// a, b, … z, ba, bb, …: digits of base 26.
std::string variableName(uint32_t number) {
  std::string name;
  do {
    name.insert(name.begin(), char('a' + number % 26));
    number /= 26;
  } while (number);
  return name;
}

std::string quoted(std::string_view text) {
  static constexpr char kHex[] = "0123456789abcdef";
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      (out += '\\') += c;
    else if (c == '\n')
      out += "\\n";
    else if (c == '\t')
      out += "\\t";
    else if (c == '\r')
      out += "\\r";
    else if (uint8_t(c) < 0x20)
      ((out += "\\u00") += kHex[c >> 4]) += kHex[c & 15];
    else
      out += c;
  }
  return out + "\"";
}

bool isIdentifier(std::string_view text) {
  auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  return !text.empty() && letter(text[0]) &&
         std::all_of(text.begin(), text.end(), [&](char c) { return letter(c) || (c >= '0' && c <= '9'); });
}

class Writer {
public:
  explicit Writer(unsigned indent) : indent(indent) {}

  std::string jaxpr(const Jaxpr &jaxpr) {
    names.assign(jaxpr.vars.size(), std::string());
    std::string pad(2 * indent, ' ');
    std::string text = "{ lambda" + binders(jaxpr, jaxpr.constvars) + " ;";
    text += binders(jaxpr, jaxpr.invars) + " . let\n";
    for (const Eqn &eqn : jaxpr.eqns)
      text += pad + "    " + equation(jaxpr, eqn) + "\n";
    text += pad + "  in (";
    for (size_t i = 0; i < jaxpr.outvars.size(); ++i)
      text += (i ? ", " : "") + atom(jaxpr, jaxpr.outvars[i]);
    return text + ") }";
  }

  std::string value(const Param &param) {
    return std::visit([this](const auto &v) { return spell(v); }, param.value);
  }

private:
  std::string binders(const Jaxpr &jaxpr, const std::vector<VarId> &vars) {
    std::string text;
    for (VarId v : vars) {
      names[v] = variableName(next++);
      text += " " + names[v] + ":" + canonicalText(jaxpr.vars[v]);
    }
    return text;
  }

  std::string atom(const Jaxpr &jaxpr, const Atom &atom) {
    return atom.isLiteral ? literal(jaxpr.literals[atom.index]) : names[atom.index];
  }

  std::string literal(const Literal &literal) {
    return std::visit([this](const auto &v) { return spellNumber(v); }, literal.value) + ":" +
           canonicalText(literal.aval);
  }

  std::string equation(const Jaxpr &jaxpr, const Eqn &eqn) {
    std::string ins;
    for (const Atom &a : eqn.in)
      ins += " " + atom(jaxpr, a);
    std::string outs = binders(jaxpr, eqn.out);
    std::string text = outs.empty() ? "" : outs.substr(1) + " = ";
    text += eqn.prim->name;
    if (!eqn.prim->variant.empty())
      text += ":" + eqn.prim->variant;
    return text + parameters(eqn.params) + ins;
  }

  std::string parameters(const ParamDict &params) {
    std::vector<const std::pair<std::string, Param> *> sorted;
    for (const auto &param : params)
      if (!isOwnParameter(param.first))
        sorted.push_back(&param);
    if (sorted.empty())
      return "";
    std::sort(sorted.begin(), sorted.end(), [](auto *a, auto *b) { return a->first < b->first; });
    std::string text;
    for (const auto *param : sorted)
      text += (text.empty() ? "[" : ", ") + param->first + "=" + value(param->second);
    return text + "]";
  }

  std::string spell(std::monostate) { return "None"; }
  std::string spell(bool v) { return v ? "True" : "False"; }
  std::string spell(int64_t v) { return std::to_string(v); }
  std::string spell(double v) { return pythonRepr(v); }
  std::string spell(const std::string &v) { return quoted(v); }
  std::string spell(const Symbol &v) { return v.text; }
  std::string spell(DType v) { return std::string(name(v)); }
  std::string spell(const Aval &v) { return canonicalText(v); }
  std::string spell(const IndexOperand &v) {
    return v.isStatic ? std::to_string(v.value) : "$" + std::to_string(v.operand);
  }
  std::string spell(const JaxprPtr &v) { return Writer(indent + 2).jaxpr(*v); }
  std::string spell(const std::shared_ptr<const RefTransforms> &v) { return v->empty() ? "." : transforms(*v); }
  std::string spell(const std::shared_ptr<const RefUse> &v) { return refUse(*v); }

  std::string spell(const std::shared_ptr<const ParamList> &items) {
    std::string text = "(";
    for (size_t i = 0; i < items->size(); ++i)
      text += (i ? ", " : "") + value((*items)[i]);
    return text + (items->size() == 1 ? ",)" : ")");
  }

  std::string spell(const std::shared_ptr<const ParamDict> &items) {
    std::string text = "{";
    for (const auto &[key, item] : *items)
      text += (text.size() > 1 ? ", " : "") + (isIdentifier(key) ? key : quoted(key)) + ": " + value(item);
    return text + "}";
  }

  std::string spellNumber(bool v) { return spell(v); }
  std::string spellNumber(int64_t v) { return std::to_string(v); }
  std::string spellNumber(uint64_t v) { return std::to_string(v); }
  std::string spellNumber(double v) { return pythonRepr(v); }
  std::string spellNumber(const std::string &v) { return v; }

  std::string refUse(const RefUse &use) {
    std::string text = "&" + std::to_string(use.operand);
    if (!use.choices.empty()) {
      text = "&select(" + spell(use.choice);
      for (const RefUse &choice : use.choices)
        text += ", " + refUse(choice);
      text += ")";
    }
    return text + transforms(use.transforms);
  }

  std::string transforms(const RefTransforms &steps) {
    std::string text;
    for (const RefTransform &step : steps)
      text += transform(step);
    return text;
  }

  std::string transform(const RefTransform &t) {
    switch (t.kind) {
    case RefTransform::Index:
      return ".at[" + dims(t.dims) + (t.intIndexerShape.empty() ? "" : " ; " + value(Param::shape(t.intIndexerShape))) +
             "]";
    case RefTransform::Reshape:
      return ".reshape" + value(Param::shape(t.shape));
    case RefTransform::Bitcast:
      return ".bitcast(" + std::string(name(t.dtype)) + ")";
    case RefTransform::Transpose:
      return ".transpose" + value(Param::ints(t.permutation));
    case RefTransform::MemorySpaceCast:
      return ".memory_space_cast(" + std::string(name(t.space)) + ")";
    case RefTransform::Annotate:
      return ".annotate" + flags(t.flags);
    case RefTransform::SubcoreSlice:
      break;
    }
    return ".subcore_slice()";
  }

  std::string flags(const std::map<std::string, bool> &flags) {
    std::string text = "{";
    for (const auto &[key, on] : flags)
      text += (text.size() > 1 ? ", " : "") + key + ": " + spell(on);
    return text + "}";
  }

  std::string dims(const std::vector<DimIndexer> &dims) {
    std::string text;
    for (size_t i = 0; i < dims.size(); ++i)
      text += (i ? ", " : "") + dimension(dims[i]);
    return text;
  }

  std::string dimension(const DimIndexer &dim) {
    std::string skip = dim.ignoredValue ? "~" + std::to_string(*dim.ignoredValue) : "";
    switch (dim.kind) {
    case DimIndexer::Slice:
      return spell(dim.start) + ":" + spell(dim.size) + ":" + std::to_string(dim.stride);
    case DimIndexer::Index:
      return spell(dim.start);
    case DimIndexer::Array:
      return "array " + spell(dim.start) + skip;
    case DimIndexer::Ref:
      break;
    }
    return refUse(*dim.ref) + skip;
  }

  unsigned indent;
  uint32_t next = 0;
  std::vector<std::string> names;
};

} // namespace

std::string canonicalText(const Jaxpr &jaxpr) { return Writer(0).jaxpr(jaxpr); }
std::string canonicalText(const Param &param) { return Writer(0).value(param); }

} // namespace pallasd::jax

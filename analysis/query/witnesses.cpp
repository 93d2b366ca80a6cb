//===- witnesses.cpp - Arguments for a function that nobody calls -*- C++ -*-===//
//
// First sizes are odd multiples of the lane count for the two minor axes and
// primes for the others: distinct, rarely written as constants, and so traced
// back to their axis wherever they turn up.
//
//===----------------------------------------------------------------------===//
#include "analysis/query/witnesses.h"

#include "analysis/jax/jit.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <fmt/format.h>
#include <sstream>

namespace pallasd::query {

using namespace syntax;
using python::Value;
using python::Values;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

namespace {

bool mentions(std::string_view name, std::initializer_list<std::string_view> parts) {
  return std::ranges::any_of(parts, [&](std::string_view part) { return name.find(part) != std::string_view::npos; });
}

bool begins(std::string_view name, std::initializer_list<std::string_view> parts) {
  return std::ranges::any_of(parts, [&](std::string_view part) { return name.starts_with(part); });
}

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::ranges::find(names, name) != names.end();
}

std::string dtypeByName(std::string_view name, std::string_view surroundings) {
  if (mentions(name, {"mask"}) && !mentions(name, {"value"}))
    return "bool_";
  if (mentions(name, {"int8", "quantized"}))
    return "int8";
  if (isOneOf(name, {"key", "rng", "prng_key", "rng_key"}))
    return "uint32";
  if (mentions(name, {"indices", "index", "_ids", "lengths", "lens", "offsets", "tables", "group_sizes", "seed",
                      "num_seqs", "sizes", "_idx", "distribution", "positions", "targets", "labels"}) ||
      isOneOf(name, {"ids", "idx", "tokens", "offset"}))
    return "int32";
  return mentions(surroundings, {"bf16", "bfloat16"}) ? "bfloat16" : "float32";
}

double numberByName(std::string_view name) {
  if (mentions(name, {"bit_width", "bits"}))
    return 32;
  if (mentions(name, {"page_size"}))
    return 16;
  if (begins(name, {"num_", "n_"}) || mentions(name, {"_per_"}))
    return 4;
  if (mentions(name, {"block", "tile", "chunk", "size", "len", "width", "dim"}) ||
      (name.size() == 2 && (name[0] == 'b' || name[0] == 't')))
    return 128;
  if (mentions(name, {"axis", "seed"}))
    return 0;
  return 2;
}

bool namesNumber(std::string_view name) {
  return begins(name, {"num_", "n_", "block", "tile", "max_", "min_"}) ||
         mentions(name, {"block_", "tile_", "_size", "_per_", "bit_width", "_axis", "chunk"}) ||
         isOneOf(name, {"bm", "bn", "bk", "bq", "tm", "tn", "tk", "axis", "seed", "dim", "shift", "nbits"});
}

bool namesReal(std::string_view name) {
  return mentions(name, {"scale", "eps", "alpha", "temperature", "softcap", "soft_cap", "_rate", "mask_value"}) &&
         !name.ends_with("s");
}

bool namesFlag(std::string_view name) {
  return begins(name, {"is_", "use_", "has_", "with_", "enable", "save_", "return_", "do_"}) ||
         isOneOf(name, {"causal", "debug", "interpret", "fuse", "transpose"});
}

/// The element type that a jaxtyping name stands for; empty if it is none.
std::string jaxtypingDType(std::string_view name) {
  static const std::map<std::string_view, std::string_view> table = {
      {"Float", "float32"}, {"Float32", "float32"}, {"Float16", "float16"}, {"BFloat16", "bfloat16"},
      {"Num", "float32"},   {"Real", "float32"},    {"Inexact", "float32"}, {"Shaped", "float32"},
      {"Int", "int32"},     {"Int32", "int32"},     {"Integer", "int32"},   {"Int8", "int8"},
      {"Int16", "int16"},   {"UInt", "uint32"},     {"UInt32", "uint32"},   {"UInt8", "uint8"},
      {"UInt16", "uint16"}, {"Bool", "bool_"},      {"Key", "uint32"}};
  auto found = table.find(name);
  return found == table.end() ? std::string() : std::string(found->second);
}

bool isNoneExpr(const Expr *expr) {
  auto *constant = dynCast<Constant>(expr);
  return constant && std::holds_alternative<NoneConst>(constant->value);
}

/// `X | None`, `Optional[X]`.
bool admitsNone(const Expr *annotation) {
  if (auto *either = dynCast<BinOp>(annotation); either && either->op == Operator::BitOr)
    return isNoneExpr(either->left) || isNoneExpr(either->right) || admitsNone(either->left);
  auto *subscript = dynCast<Subscript>(annotation);
  return subscript && lastName(subscript->value) && *lastName(subscript->value) == "Optional";
}

const std::string *stringOf(const Expr *expr) {
  auto *constant = dynCast<Constant>(expr);
  return constant ? std::get_if<std::string>(&constant->value) : nullptr;
}

} // namespace

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

Witness *Arguments::of(Name parameter) {
  for (auto &[arg, witness] : witnesses)
    if (arg.name == parameter)
      return &witness;
  return nullptr;
}

static void print(const Assumptions &assumptions, const Witness &witness, std::string &text) {
  text += fmt::format("{}{}{}", int(witness.kind), witness.dtype, witness.text);
  if (witness.member > 0)
    text += fmt::format("#{}", witness.member);
  for (auto variable : witness.variables)
    text += fmt::format(",{}", assumptions.value(variable));
  for (const auto &[name, field] : witness.fields)
    print(assumptions, field, text += "|");
}

std::string Arguments::fingerprint() const {
  std::string text;
  for (const auto &[arg, witness] : witnesses)
    print(assumptions, witness, text += ";");
  return text;
}

bool Arguments::annotated() const {
  bool any = false;
  for (const auto &[arg, witness] : witnesses)
    if (witness.kind == Witness::Array) {
      any = true;
      if (!witness.shapeGiven)
        return false;
    }
  return any;
}

//===----------------------------------------------------------------------===//
// Choosing
//===----------------------------------------------------------------------===//

WitnessMaker::WitnessMaker(python::Interp &interp, python::Module &module, const Usage &usage)
    : interp(interp), module(module), usage(usage) {}

double WitnessMaker::freshSize(bool small) {
  static constexpr std::array<int, 8> primes = {3, 5, 7, 11, 13, 17, 19, 23};
  static constexpr std::array<int, 12> multiples = {3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25};
  constexpr int lanes = 128;
  if (small)
    return primes[size_t(smallUsed++) % primes.size()];
  return lanes * multiples[size_t(largeUsed++) % multiples.size()];
}

Assumptions::Variable WitnessMaker::axis(Assumptions &assumptions, const std::string &name, size_t index, size_t rank) {
  bool small = index + 2 < rank ||
               (mentions(name, {"batch", "head", "group", "expert", "layer", "num_"}) && !mentions(name, {"dim"}));
  return assumptions.add(name, Assumptions::Size, freshSize(small));
}

void WitnessMaker::readDocumentation(const Usage::Function &function) {
  auto unit = interp.world.source(module.path);
  if (!unit || !unit->tree || !unit->text)
    return;
  for (const PlacedItem &placed : unit->tree->items) {
    if (placed.item != function.item)
      continue;
    size_t begin = 0;
    for (int32_t line = 0; line < placed.firstLine; ++line)
      begin = unit->text->find('\n', begin) + 1;
    documented = documentedShapes(*function.def, std::string_view(*unit->text).substr(begin));
  }
}

/// The size of an axis that is written as a number or by sizes that are chosen already.
std::optional<double> WitnessMaker::sizeOf(const Assumptions &assumptions, const std::string &axis) const {
  std::optional<double> total;
  std::string operation;
  std::istringstream words(axis);
  for (std::string word; words >> word;) {
    bool digits = std::ranges::all_of(word, [](unsigned char c) { return std::isdigit(c); });
    auto known = named.find(word);
    if (!digits && known == named.end()) {
      if (word != "*" && word != "//" && word != "/" && word != "+" && word != "-")
        return std::nullopt;
      operation = word;
      continue;
    }
    double size = digits ? std::stod(word) : assumptions.value(known->second);
    if (!total)
      total = size;
    else if (operation == "*")
      total = *total * size;
    else if (operation == "+")
      total = *total + size;
    else if (operation == "-")
      total = *total - size;
    else if (size > 0)
      total = std::floor(*total / size);
  }
  return total && *total > 0 && *total < 1e6 ? total : std::nullopt;
}

std::optional<Witness> WitnessMaker::byDocumentation(Assumptions &assumptions, const std::string &name,
                                                     const ParameterUse &use) {
  auto found = documented.find(name);
  if (found == documented.end() || (use.rank && *use.rank != found->second.axes.size()) ||
      use.minRank > found->second.axes.size())
    return std::nullopt;
  static const std::map<std::string, std::string> dtypes = {
      {"i8", "int8"},    {"i16", "int16"},   {"i32", "int32"},     {"u8", "uint8"},   {"u16", "uint16"},
      {"u32", "uint32"}, {"f16", "float16"}, {"bf16", "bfloat16"}, {"f32", "float32"}};
  const DocumentedShape &shape = found->second;
  Witness witness;
  witness.kind = Witness::Array;
  witness.rankKnown = true;
  witness.dtype = use.prefetched ? "int32" : dtypeByName(name, surroundings);
  if (auto dtype = dtypes.find(shape.dtype); dtype != dtypes.end())
    witness.dtype = dtype->second;
  for (size_t i = 0; i < shape.axes.size(); ++i) {
    const std::string &text = shape.axes[i];
    std::optional<double> size = sizeOf(assumptions, text);
    auto known = named.find(text);
    if (known == named.end()) {
      known = named.emplace(text, axis(assumptions, text, i, shape.axes.size())).first;
      if (size)
        assumptions.set(known->second, *size);
    }
    witness.variables.push_back(known->second);
  }
  return witness;
}

Witness WitnessMaker::array(Assumptions &assumptions, const std::string &name, const ParameterUse &use,
                            std::optional<size_t> rank) {
  if (!rank)
    if (auto written = byDocumentation(assumptions, name, use))
      return *written;
  Witness witness;
  witness.kind = Witness::Array;
  witness.dtype = use.prefetched ? "int32" : dtypeByName(name, surroundings);
  witness.rankKnown = rank || use.rank;
  bool isKey = witness.dtype == "uint32";
  size_t plain = isKey                      ? 1
                 : witness.dtype == "int32" ? std::max<size_t>(1, use.minRank)
                                            : std::max<size_t>(2, use.minRank);
  size_t axes = rank ? *rank : use.rank.value_or(plain);
  bool looked = use.rank || use.minRank > 0 || !use.dimNames.empty() || isKey || witness.dtype == "int32";
  for (size_t i = 0; i < axes; ++i) {
    auto named = use.dimNames.find(i);
    std::string axisName = named != use.dimNames.end() ? named->second : fmt::format("{}.shape[{}]", name, i);
    if (!looked) {
      auto [entry, fresh] = common.try_emplace({axes, i}, 0);
      if (fresh)
        entry->second = axis(assumptions, axisName, i, axes);
      witness.variables.push_back(entry->second);
    } else {
      witness.variables.push_back(axis(assumptions, axisName, i, axes));
    }
  }
  if (isKey && axes == 1)
    assumptions.set(witness.variables[0], 2); // raw keys are pairs of words
  return witness;
}

Witness WitnessMaker::number(Assumptions &assumptions, const std::string &name) {
  Witness witness;
  bool real = namesReal(name);
  witness.kind = real ? Witness::Real : Witness::Number;
  witness.variables = {
      assumptions.add(name, real ? Assumptions::Real : Assumptions::Number, real ? 0.5 : numberByName(name))};
  return witness;
}

Witness WitnessMaker::flag(Assumptions &assumptions, const std::string &name) {
  Witness witness;
  witness.kind = Witness::Flag;
  witness.variables = {assumptions.add(name, Assumptions::Flag, 0)};
  return witness;
}

Witness WitnessMaker::sizesTuple(Assumptions &assumptions, const std::string &name, size_t length) {
  Witness witness;
  witness.kind = Witness::Sizes;
  bool blocks = mentions(name, {"block", "tile", "tiling", "chunk"});
  for (size_t i = 0; i < length; ++i)
    witness.variables.push_back(
        assumptions.add(fmt::format("{}[{}]", name, i), Assumptions::Number, blocks ? 128 : freshSize(i + 2 < length)));
  return witness;
}

Witness WitnessMaker::byName(Assumptions &assumptions, const Request &request) {
  const std::string &name = request.name;
  Witness witness;
  if (request.use.array && !request.isStatic)
    return array(assumptions, name, request.use, std::nullopt);
  if (mentions(name, {"dtype", "element_type"})) {
    witness.kind = Witness::DType;
    return witness;
  }
  if (name == "mesh") {
    witness.kind = Witness::Mesh;
    return witness;
  }
  if (name == "axis_name") {
    witness.kind = Witness::Text;
    witness.text = "x";
    return witness;
  }
  if (request.use.callable) {
    witness.kind = Witness::Identity;
    return witness;
  }
  if (name == "shape" || name.ends_with("_shape") || request.use.length)
    return sizesTuple(assumptions, name, request.use.length.value_or(2));
  if (namesFlag(name))
    return flag(assumptions, name);
  if (namesReal(name) || namesNumber(name) || request.isStatic)
    return number(assumptions, name);
  return array(assumptions, name, request.use, std::nullopt);
}

/// A class of the module that has all that the program asks of a parameter: `segment_ids.q`, `segment_ids.kv`.
python::Class *WitnessMaker::classWith(const std::set<std::string> &fields) {
  for (const auto &[name, value] : module.globals.entries()) {
    auto *cls = name ? value.as<python::Class>() : nullptr;
    python::Module *owner = nullptr;
    const ClassDef *def = cls ? definitionOf(*cls, owner) : nullptr;
    if (!def)
      continue;
    std::set<std::string> present;
    for (const Stmt *statement : def->body) {
      if (auto *field = dynCast<AnnAssign>(statement); field && dynCast<NameExpr>(field->target))
        present.insert(*static_cast<const NameExpr *>(field->target)->id);
      else if (auto *method = dynCast<FunctionDef>(statement))
        present.insert(*method->name);
    }
    if (std::ranges::includes(present, fields))
      return cls;
  }
  return nullptr;
}

Witness WitnessMaker::choose(Assumptions &assumptions, const Request &request, int depth) {
  Witness none;
  none.kind = Witness::None;
  if (request.annotation && !request.present && admitsNone(request.annotation))
    return none;
  if (request.annotation)
    if (auto witness = byAnnotation(assumptions, request, request.annotation, depth))
      return *witness;
  if (!request.use.fields.empty() && !request.use.array)
    if (python::Class *cls = classWith(request.use.fields))
      if (auto witness = record(assumptions, request.name, *cls, depth))
        return *witness;
  return byName(assumptions, request);
}

//===----------------------------------------------------------------------===//
// Annotations
//===----------------------------------------------------------------------===//

std::optional<Witness> WitnessMaker::byAnnotation(Assumptions &assumptions, const Request &request,
                                                  const Expr *annotation, int depth) {
  Witness witness;
  if (const std::string *text = stringOf(annotation)) {
    quoted.push_back(parseExpression(*text));
    return quoted.back().expr ? byAnnotation(assumptions, request, quoted.back().expr, depth) : std::nullopt;
  }
  if (auto *either = dynCast<BinOp>(annotation); either && either->op == Operator::BitOr)
    return byAnnotation(assumptions, request, isNoneExpr(either->left) ? either->right : either->left, depth);
  if (auto *subscript = dynCast<Subscript>(annotation))
    return bySubscript(assumptions, request, *subscript, depth);
  Name leaf = lastName(annotation);
  if (!leaf)
    return std::nullopt;
  if (isOneOf(*leaf, {"Array", "ndarray", "ArrayLike", "Tensor", "JaxArray"}))
    return array(assumptions, request.name, request.use, std::nullopt);
  if (*leaf == "int")
    return number(assumptions, request.name);
  if (*leaf == "float") {
    witness.kind = Witness::Real;
    witness.variables = {assumptions.add(request.name, Assumptions::Real, 0.5)};
    return witness;
  }
  if (*leaf == "bool")
    return flag(assumptions, request.name);
  if (*leaf == "str")
    witness.kind = Witness::Text, witness.text = "x";
  else if (isOneOf(*leaf, {"DTypeLike", "dtype", "DType"}))
    witness.kind = Witness::DType;
  else if (*leaf == "Callable")
    witness.kind = Witness::Identity;
  else if (*leaf == "Mesh")
    witness.kind = Witness::Mesh;
  else if (*leaf == "Shape")
    return sizesTuple(assumptions, request.name, request.use.length.value_or(2));
  else if (python::Class *cls = classOf(annotation))
    return record(assumptions, request.name, *cls, depth);
  else
    return std::nullopt;
  return witness;
}

std::optional<Witness> WitnessMaker::bySubscript(Assumptions &assumptions, const Request &request,
                                                 const Subscript &node, int depth) {
  Name leaf = lastName(node.value);
  if (!leaf)
    return std::nullopt;
  auto *elements = dynCast<Sequence>(node.slice);
  if (*leaf == "Optional" || *leaf == "Annotated" || *leaf == "Final")
    return byAnnotation(assumptions, request, elements ? elements->elts.front() : node.slice, depth);
  if (*leaf == "Union" && elements)
    return byAnnotation(assumptions, request,
                        isNoneExpr(elements->elts.front()) && elements->elts.size() > 1 ? elements->elts[1]
                                                                                        : elements->elts.front(),
                        depth);
  Witness witness;
  if (*leaf == "Callable") {
    witness.kind = Witness::Identity;
    return witness;
  }
  if (*leaf == "Literal") {
    const Expr *first = elements ? elements->elts.front() : node.slice;
    const std::string *text = stringOf(first);
    if (!text)
      return std::nullopt;
    witness.kind = Witness::Text;
    witness.text = *text;
    return witness;
  }
  if (isOneOf(*leaf, {"tuple", "Tuple", "Sequence", "list", "List"})) {
    const Expr *first = elements ? elements->elts.front() : node.slice;
    if (Name element = lastName(first); !element || *element != "int")
      return std::nullopt;
    bool counted = elements && std::ranges::all_of(elements->elts,
                                                   [](const Expr *e) { return lastName(e) && *lastName(e) == "int"; });
    return sizesTuple(assumptions, request.name, counted ? elements->elts.size() : request.use.length.value_or(2));
  }
  return jaxtyping(assumptions, node);
}

/// Float[Array, "batch 512 d"]: digits are sizes, names are shared between parameters.
std::optional<Witness> WitnessMaker::jaxtyping(Assumptions &assumptions, const Subscript &node) {
  auto *elements = dynCast<Sequence>(node.slice);
  std::string dtype = jaxtypingDType(*lastName(node.value));
  if (dtype.empty() || !elements || elements->elts.size() != 2 || !stringOf(elements->elts[1]))
    return std::nullopt;
  Witness witness;
  witness.kind = Witness::Array;
  witness.dtype = dtype == "float32" && *lastName(node.value) != "Float32" ? dtypeByName("", surroundings) : dtype;
  witness.rankKnown = witness.shapeGiven = true;
  std::vector<std::string> axes;
  std::istringstream words(*stringOf(elements->elts[1]));
  for (std::string word; words >> word;)
    if (word != "..." && word[0] != '*')
      axes.push_back(word);
  for (size_t i = 0; i < axes.size(); ++i) {
    bool digits = std::ranges::all_of(axes[i], [](unsigned char c) { return std::isdigit(c); });
    auto [entry, fresh] = named.try_emplace(axes[i], 0);
    if (fresh) {
      entry->second = axis(assumptions, axes[i], i, axes.size());
      if (digits)
        assumptions.set(entry->second, std::stod(axes[i]));
    }
    witness.variables.push_back(entry->second);
  }
  return witness;
}

bool WitnessMaker::isEnum(const python::Class &cls) {
  static const Name name = intern("Enum");
  return std::ranges::any_of(cls.mro, [](const python::Class *base) { return base->name == name; });
}

/// The class that an annotation names, in this module or in one that it imports.
python::Class *WitnessMaker::classOf(const Expr *annotation) {
  Value found;
  const python::Namespace &names = (namingModule ? namingModule : &module)->globals;
  if (auto *name = dynCast<NameExpr>(annotation)) {
    if (const Value *global = names.find(name->id))
      found = *global;
  } else if (auto *attribute = dynCast<Attribute>(annotation)) {
    if (auto *owner = dynCast<NameExpr>(attribute->value))
      if (const Value *global = names.find(owner->id); global && global->as<python::Module>())
        found = interp.getAttrOr(*global, attribute->attr, Value());
  }
  return found.as<python::Class>();
}

/// The statement that defines it, also where a metaclass made another class of that.
const ClassDef *WitnessMaker::definitionOf(const python::Class &cls, python::Module *&owner) {
  owner = &module;
  if (cls.module != module.name)
    owner = interp.importModule(cls.module).as<python::Module>();
  auto unit = owner && !owner->internal ? interp.world.source(owner->path) : std::nullopt;
  if (!unit)
    return nullptr;
  trees.push_back(unit->tree);
  for (const PlacedItem &placed : unit->tree->items)
    if (placed.item->name == cls.name)
      if (auto *def = dynCast<ClassDef>(placed.item->stmt))
        return def;
  return nullptr;
}

/// An instance of a class of the program: fields without a default get witnesses.
std::optional<Witness> WitnessMaker::record(Assumptions &assumptions, const std::string &parameter, python::Class &cls,
                                            int depth) {
  constexpr int maxDepth = 3;
  python::Module *owner = nullptr;
  const ClassDef *def = definitionOf(cls, owner);
  if (!def || depth >= maxDepth)
    return std::nullopt;
  Witness witness;
  witness.kind = isEnum(cls) ? Witness::Member : Witness::Record;
  witness.cls = &cls;
  if (witness.kind == Witness::Member)
    return witness;
  python::Module *outer = std::exchange(namingModule, owner);
  for (const Stmt *statement : def->body) {
    auto *field = dynCast<AnnAssign>(statement);
    auto *name = field ? dynCast<NameExpr>(field->target) : nullptr;
    if (!name || field->value)
      continue;
    Name path = fieldOf(intern(parameter), name->id);
    Request request{*name->id, field->annotation, usage.of(currentFunction, path), false, false};
    witness.fields.emplace_back(name->id, choose(assumptions, request, depth + 1));
  }
  namingModule = outer;
  return witness;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Parameters that a jitted function takes as static.
bool WitnessMaker::isStatic(const Usage::Function &function, Name parameter) {
  const Value *value = module.globals.find(function.def->name);
  auto *native = value ? value->as<python::Native>() : nullptr;
  auto *jitted = dynamic_cast<jax::JitFunction *>(native);
  if (!jitted)
    return false;
  const jax::JitOptions &options = jitted->options;
  std::vector<Arg> parameters = plainParameters(function.def->args);
  auto chosen = [&](int64_t number) {
    int64_t at = number < 0 ? number + int64_t(parameters.size()) : number;
    return at >= 0 && at < int64_t(parameters.size()) && parameters[size_t(at)].name == parameter;
  };
  return std::ranges::find(options.staticArgnames, *parameter) != options.staticArgnames.end() ||
         std::ranges::any_of(options.staticArgnums, chosen);
}

Arguments WitnessMaker::choose(const Usage::Function &function) {
  Arguments arguments{Assumptions(interp.extension<python::SymbolTable>()), {}, 0};
  const FunctionDef &def = *function.def;
  currentFunction = def.name;
  readDocumentation(function);
  surroundings = *def.name;
  std::vector<Arg> parameters = plainParameters(def.args);
  for (const Arg &arg : parameters)
    surroundings += " " + *arg.name;
  arguments.positional = def.args.posOnly.size() + def.args.args.size();
  for (size_t i = 0; i < parameters.size(); ++i) {
    arguments.witnesses.emplace_back(parameters[i], Witness());
    if (!defaultOf(def.args, i))
      give(arguments, function, parameters[i].name, false);
  }
  return arguments;
}

void WitnessMaker::give(Arguments &arguments, const Usage::Function &function, Name parameter, bool present) {
  for (auto &[arg, witness] : arguments.witnesses)
    if (arg.name == parameter) {
      Request request{*parameter, arg.annotation, usage.of(function.def->name, parameter),
                      isStatic(function, parameter), present};
      witness = choose(arguments.assumptions, request, 0);
    }
}

void WitnessMaker::makeArray(Arguments &arguments, Name parameter, size_t rank) {
  Witness *witness = arguments.of(parameter);
  if (!witness)
    return;
  ParameterUse use;
  use.minRank = 1; // axes of its own
  std::string dtype = witness->kind == Witness::Array ? witness->dtype : std::string();
  *witness = array(arguments.assumptions, *parameter, use, rank);
  if (!dtype.empty())
    witness->dtype = dtype;
}

void WitnessMaker::makeNumber(Arguments &arguments, Name parameter) {
  if (Witness *witness = arguments.of(parameter))
    *witness = number(arguments.assumptions, *parameter);
}

std::unordered_map<int64_t, python::SymId> WitnessMaker::sizes(const Arguments &arguments) {
  std::unordered_map<int64_t, python::SymId> bySize;
  for (size_t i = arguments.assumptions.count(); i-- > 0;) {
    double value = arguments.assumptions.value(i);
    if (arguments.assumptions.kind(i) == Assumptions::Size && value > 1)
      bySize[int64_t(value)] = arguments.assumptions.symbol(i);
  }
  return bySize;
}

Value WitnessMaker::value(const Assumptions &assumptions, const Witness &witness) {
  auto numberOf = [&](Assumptions::Variable variable) {
    return Value::integer(int64_t(assumptions.value(variable)), assumptions.symbol(variable));
  };
  auto model = [&](const char *module, const char *name) { return interp.getAttr(interp.importModule(module), name); };
  switch (witness.kind) {
  case Witness::Default:
  case Witness::None:
    return Value::none();
  case Witness::Array: {
    Values shape;
    for (auto variable : witness.variables)
      shape.push_back(Value::integer(int64_t(assumptions.value(variable))));
    return interp.call(model("jax", "ShapeDtypeStruct"),
                       {interp.tuple(std::move(shape)), model("jax.numpy", witness.dtype.c_str())});
  }
  case Witness::Number:
    return numberOf(witness.variables[0]);
  case Witness::Real:
    return Value::real(assumptions.value(witness.variables[0]), assumptions.symbol(witness.variables[0]));
  case Witness::Flag:
    return Value::boolean(assumptions.value(witness.variables[0]) != 0, assumptions.symbol(witness.variables[0]));
  case Witness::Text:
    return interp.str(witness.text);
  case Witness::Sizes: {
    Values sizes;
    for (auto variable : witness.variables)
      sizes.push_back(numberOf(variable));
    return interp.tuple(std::move(sizes));
  }
  case Witness::DType:
    return model("jax.numpy", "float32");
  case Witness::Mesh:
    return interp.call(model("_pallasd_entry", "assumed_mesh"), {});
  case Witness::Identity:
    return model("_pallasd_entry", "identity");
  case Witness::Member: {
    Values members = interp.toVector(Value(witness.cls));
    return members.empty() ? Value::none() : members[witness.member % members.size()];
  }
  case Witness::Record: {
    std::vector<std::pair<Name, Value>> fields;
    for (const auto &[name, field] : witness.fields)
      fields.emplace_back(name, value(assumptions, field));
    return interp.call(Value(witness.cls), python::CallArgs{{}, fields});
  }
  }
  return Value::none();
}

std::pair<Value, Value> WitnessMaker::values(const Arguments &arguments) {
  Values positional;
  Value keywords = interp.dict();
  bool byPosition = true;
  for (size_t i = 0; i < arguments.witnesses.size(); ++i) {
    const auto &[arg, witness] = arguments.witnesses[i];
    byPosition &= i < arguments.positional && witness.kind != Witness::Default;
    if (witness.kind == Witness::Default)
      continue;
    Value made = value(arguments.assumptions, witness);
    if (byPosition)
      positional.push_back(made);
    else
      interp.setItem(keywords, interp.str(*arg.name), made);
  }
  return {interp.tuple(std::move(positional)), keywords};
}

} // namespace pallasd::query

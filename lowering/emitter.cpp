//===- emitter.cpp - The state of building one kernel's ops ---------------===//
//
// The walk over jaxprs (environment, block shapes, named scopes, locations) and
// the small builders that all rules share.
//
//===----------------------------------------------------------------------===//
#include "lowering/emitter.h"

#include "lowering/legal/keys.h"
#include "lowering/legal/legal.h"
#include "lowering/legal/release.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/STLExtras.h"

#include <cassert>

namespace pallasd::lowering {

using jax::Aval;
using jax::DType;
using jax::Eqn;
using jax::Jaxpr;
using jax::Literal;
using llvm::ArrayRef;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

int64_t EqnContext::intParam(std::string_view name, int64_t fallback) const {
  const jax::Param *param = eqn.param(name);
  return param ? param->asInt().value_or(fallback) : fallback;
}

bool EqnContext::boolParam(std::string_view name, bool fallback) const {
  const jax::Param *param = eqn.param(name);
  return param ? param->asBool().value_or(fallback) : fallback;
}

std::vector<int64_t> EqnContext::intsParam(std::string_view name) const {
  const jax::Param *param = eqn.param(name);
  return param ? param->asInts().value_or(std::vector<int64_t>()) : std::vector<int64_t>();
}

std::string_view EqnContext::textParam(std::string_view name) const {
  const jax::Param *param = eqn.param(name);
  if (!param)
    return {};
  if (auto *text = param->as<std::string>())
    return *text;
  if (auto *symbol = param->as<jax::Symbol>())
    return symbol->text;
  return {};
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

void EmitTable::add(unsigned cores, std::string_view primitive, EmitRule rule, Raw raw, Cached cached,
                    std::string_view variant) {
  for (unsigned core = 0; core < 3; ++core)
    if (cores & (1u << core)) {
      EmitEntry entry{rule, raw == Raw::Yes, cached == Cached::Yes};
      [[maybe_unused]] bool fresh = rules_[core].emplace(jax::primitive(primitive, variant), entry).second;
      assert(fresh && "two families declare the same primitive");
    }
}

const EmitEntry *EmitTable::find(kernel::CoreType core, const jax::Primitive *primitive) const {
  auto it = rules_[unsigned(core)].find(primitive);
  return it == rules_[unsigned(core)].end() ? nullptr : &it->second;
}

/// Filled before main, in no particular order.
static std::vector<EmitFamily::Add> &families() {
  static std::vector<EmitFamily::Add> list;
  return list;
}

EmitFamily::EmitFamily(Add add) { families().push_back(add); }

const EmitTable &EmitTable::standard() {
  static const EmitTable table = [] {
    EmitTable made;
    for (EmitFamily::Add add : families())
      add(made);
    return made;
  }();
  return table;
}

//===----------------------------------------------------------------------===//
// Emitter
//===----------------------------------------------------------------------===//

Emitter::Emitter(mlir::MLIRContext *context, const kernel::KernelInstance &instance)
    : b(context), instance(instance), core(instance.core), chip(facts::chipInfo(instance.chip)),
      release_(ReleaseRules::of(instance.jaxRelease)), location_(mlir::UnknownLoc::get(context)) {}

mlir::LogicalResult Emitter::refuse(Refusal refused) {
  if (!refusal)
    refusal = std::move(refused);
  return mlir::failure();
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

mlir::Operation *Emitter::op(StringRef name, mlir::TypeRange results, mlir::ValueRange operands,
                             ArrayRef<mlir::NamedAttribute> attributes, unsigned regions) {
  mlir::OperationState state(location_, name);
  state.addTypes(results);
  state.addOperands(operands);
  state.addAttributes(attributes);
  for (unsigned i = 0; i < regions; ++i)
    state.addRegion();
  mlir::Operation *made = b.create(state);
  if (name == "arith.constant" || name == "arith.maxsi" || name == "arith.minsi")
    serials_[made] = nextSerial_++;
  return made;
}

mlir::Attribute Emitter::parsed(StringRef text) {
  mlir::Attribute &known = parsedAttributes_[text];
  if (!known)
    known = mlir::parseAttribute(text, b.getContext());
  return known;
}

mlir::NamedAttribute Emitter::i32s(StringRef name, ArrayRef<int64_t> values) {
  llvm::SmallVector<int32_t> narrow(values.begin(), values.end());
  return attr(name, b.getDenseI32ArrayAttr(narrow));
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

mlir::Type Emitter::elementType(DType dtype) {
  switch (dtype) {
  case DType::Bool:
    return b.getI1Type();
  case DType::Float4E2M1FN:
    return mlir::Float4E2M1FNType::get(b.getContext());
  case DType::Float8E3M4:
    return mlir::Float8E3M4Type::get(b.getContext());
  case DType::Float8E4M3:
    return mlir::Float8E4M3Type::get(b.getContext());
  case DType::Float8E4M3B11FNUZ:
    return mlir::Float8E4M3B11FNUZType::get(b.getContext());
  case DType::Float8E4M3FN:
    return mlir::Float8E4M3FNType::get(b.getContext());
  case DType::Float8E4M3FNUZ:
    return mlir::Float8E4M3FNUZType::get(b.getContext());
  case DType::Float8E5M2:
    return mlir::Float8E5M2Type::get(b.getContext());
  case DType::Float8E5M2FNUZ:
    return mlir::Float8E5M2FNUZType::get(b.getContext());
  case DType::Float8E8M0FNU:
    return mlir::Float8E8M0FNUType::get(b.getContext());
  case DType::BFloat16:
    return b.getBF16Type();
  case DType::Float16:
    return b.getF16Type();
  case DType::Float32:
    return b.getF32Type();
  case DType::Float64:
    return b.getF64Type();
  case DType::Complex64:
    return mlir::ComplexType::get(b.getF32Type());
  case DType::Complex128:
    return mlir::ComplexType::get(b.getF64Type());
  case DType::Semaphore:
  case DType::BarrierSemaphore:
    return mlir::parseType("!tpu.semaphore", b.getContext());
  case DType::DmaSemaphore:
    return mlir::parseType("!tpu.dma_semaphore", b.getContext());
  case DType::KeyFry:
  case DType::KeyPallas:
  case DType::KeyPallasStateful:
  case DType::KeyRbg:
  case DType::KeyUnsafeRbg:
    return b.getI32Type();
  default:
    return b.getIntegerType(jax::bitWidth(dtype));
  }
}

mlir::Type Emitter::memoryElementType(DType dtype) {
  return dtype == DType::Bool ? b.getI32Type() : elementType(dtype);
}

mlir::Type Emitter::vectorType(ArrayRef<int64_t> shape, mlir::Type element) {
  return mlir::VectorType::get(shape, element);
}

mlir::Type Emitter::memrefType(ArrayRef<int64_t> shape, mlir::Type element, mlir::Attribute space) {
  return mlir::MemRefType::get(shape, element, mlir::MemRefLayoutAttrInterface(), space);
}

mlir::Type Emitter::type(const Aval &aval) {
  llvm::SmallVector<int64_t> shape(aval.shape.begin(), aval.shape.end());
  for (int64_t size : physicalElementShape(aval.dtype))
    shape.push_back(size);
  if (aval.isRef)
    return memrefType(shape, memoryElementType(aval.dtype), memorySpace(aval.space, aval.mesh));
  return shape.empty() ? elementType(aval.dtype) : vectorType(shape, elementType(aval.dtype));
}

static std::string_view spaceWord(jax::MemorySpace space, kernel::CoreType core) {
  using jax::MemorySpace;
  bool tensor = core == kernel::CoreType::TensorCore;
  switch (space) {
  case MemorySpace::None:
    return tensor ? "any" : "hbm";
  case MemorySpace::Default:
    return core == kernel::CoreType::ScalarSubcore ? "smem" : "vmem";
  case MemorySpace::Index:
  case MemorySpace::Key:
  case MemorySpace::Error:
    return "smem";
  case MemorySpace::Semaphore:
    return "semaphore_mem";
  default:
    return jax::name(space);
  }
}

mlir::Attribute Emitter::memorySpace(jax::MemorySpace space, std::string_view mesh) {
  std::string text = "#tpu.memory_space<";
  text += spaceWord(space, core);
  if (!mesh.empty() && mesh != kernel::name(core))
    text.append(", ").append(mesh);
  return parsed(text + ">");
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

mlir::Value Emitter::intConstant(int64_t value, mlir::Type type) {
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  auto attribute =
      b.getIntegerAttr(type, llvm::APInt(width, uint64_t(value), /*isSigned=*/true, /*implicitTrunc=*/true));
  return this->value("arith.constant", type, {}, attr("value", attribute));
}

mlir::Value Emitter::indexConstant(int64_t value) { return intConstant(value, b.getIndexType()); }
mlir::Value Emitter::i32Constant(int64_t value) { return intConstant(value, b.getI32Type()); }
mlir::Value Emitter::boolConstant(bool value) { return intConstant(value, b.getI1Type()); }

mlir::Value Emitter::floatConstant(double value, mlir::Type type) {
  return this->value("arith.constant", type, {}, attr("value", b.getFloatAttr(type, value)));
}

static double asDouble(const Literal &literal) {
  if (auto *flag = std::get_if<bool>(&literal.value))
    return *flag;
  if (auto *number = std::get_if<int64_t>(&literal.value))
    return double(*number);
  if (auto *number = std::get_if<uint64_t>(&literal.value))
    return double(*number);
  if (auto *number = std::get_if<double>(&literal.value))
    return *number;
  return 0;
}

static int64_t asInteger(const Literal &literal) {
  if (auto *number = std::get_if<int64_t>(&literal.value))
    return *number;
  if (auto *number = std::get_if<uint64_t>(&literal.value))
    return int64_t(*number);
  return int64_t(asDouble(literal));
}

mlir::Value Emitter::constant(const Literal &literal, mlir::Type type) {
  if (mlir::isa<mlir::FloatType>(type))
    return floatConstant(asDouble(literal), type);
  return intConstant(asInteger(literal), type);
}

mlir::Value Emitter::splat(mlir::Type type, double value) {
  auto shaped = mlir::dyn_cast<mlir::ShapedType>(type);
  if (!shaped)
    return floatConstant(value, type);
  auto element = b.getFloatAttr(shaped.getElementType(), value);
  return this->value("arith.constant", type, {}, attr("value", mlir::DenseElementsAttr::get(shaped, element)));
}

mlir::Value Emitter::splatInt(mlir::Type type, int64_t value) {
  auto shaped = mlir::dyn_cast<mlir::ShapedType>(type);
  if (!shaped)
    return intConstant(value, type);
  unsigned width = shaped.getElementTypeBitWidth();
  auto element = b.getIntegerAttr(shaped.getElementType(),
                                  llvm::APInt(width, uint64_t(value), /*isSigned=*/true, /*implicitTrunc=*/true));
  return this->value("arith.constant", type, {}, attr("value", mlir::DenseElementsAttr::get(shaped, element)));
}

Val Emitter::materialize(const Val &val, const Aval &aval) {
  return val.literal ? Val(constant(*val.literal, elementType(aval.dtype))) : val;
}

static std::optional<int64_t> combine(StringRef name, int64_t a, int64_t c) {
  if (name == "arith.maxsi")
    return std::max(a, c);
  return std::min(a, c);
}

std::optional<int64_t> Emitter::foldedConstant(mlir::Value value) {
  mlir::Operation *made = value.getDefiningOp();
  auto serial = made ? serials_.find(made) : serials_.end();
  if (serial == serials_.end() || serial->second < visibleFrom_)
    return std::nullopt;
  StringRef name = made->getName().getStringRef();
  if (name == "arith.constant") {
    auto attribute = made->getAttrOfType<mlir::IntegerAttr>("value");
    return attribute && value.getType().isSignlessInteger() ? std::optional(attribute.getValue().getSExtValue())
                                                            : std::nullopt;
  }
  std::optional<int64_t> a = foldedConstant(made->getOperand(0)), c = foldedConstant(made->getOperand(1));
  return a && c ? combine(name, *a, *c) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Locations and scopes
//===----------------------------------------------------------------------===//

const Emitter::EqnNames &Emitter::namesOf(const Eqn &eqn) {
  EqnNames &names = names_[eqn.prim];
  if (!names.path || names.nameStack != eqn.nameStack) {
    names.nameStack = eqn.nameStack;
    names.path = b.getStringAttr(eqn.nameStack.empty() ? eqn.prim->name : eqn.nameStack + "/" + eqn.prim->name);
    names.prefix = b.getStringAttr(eqn.prim->name + ":");
  }
  return names;
}

mlir::StringAttr Emitter::fileName(const std::string &file) {
  if (!file_ || file_.getValue() != file)
    file_ = b.getStringAttr(file);
  return file_;
}

mlir::Location Emitter::locate(const Eqn &eqn, const Eqn &origin) {
  const EqnNames &names = namesOf(eqn);
  mlir::Location inner = mlir::UnknownLoc::get(b.getContext());
  if (const jax::SourceStack &source = origin.source)
    inner = mlir::FileLineColLoc::get(fileName(source->file), unsigned(source->line), unsigned(source->column));
  mlir::Location named = mlir::NameLoc::get(names.path, inner);
  currentName_ = names.prefix;
  mlir::Location outer = mlir::NameLoc::get(inlinedAs_ ? inlinedAs_ : currentName_, named);
  origins_.try_emplace(mlir::LocationAttr(outer), Origin{&origin, origin.source ? origin.source : enclosing_});
  return outer;
}

const Eqn *Emitter::eqnAt(mlir::Location location) const {
  auto it = origins_.find(mlir::LocationAttr(location));
  return it == origins_.end() ? nullptr : it->second.eqn;
}

jax::SourceStack Emitter::sourceAt(mlir::Location location) const {
  auto it = origins_.find(mlir::LocationAttr(location));
  return it == origins_.end() ? nullptr : it->second.source;
}

static std::vector<std::string> splitScopes(const std::string &nameStack) {
  std::vector<std::string> scopes;
  for (size_t start = 0; start < nameStack.size();) {
    size_t end = std::min(nameStack.find('/', start), nameStack.size());
    scopes.push_back(nameStack.substr(start, end - start));
    start = end + 1;
  }
  return scopes;
}

void Emitter::closeScopes(size_t count) {
  for (size_t i = 0; i < count; ++i)
    op("tpu.trace_stop", {}, {});
}

void Emitter::openScopes(std::vector<std::string> &current, const std::string &nameStack) {
  std::vector<std::string> wanted = splitScopes(nameStack);
  size_t common = 0;
  while (common < current.size() && common < wanted.size() && current[common] == wanted[common])
    ++common;
  closeScopes(current.size() - common);
  for (size_t i = common; i < wanted.size(); ++i)
    op("tpu.trace_start", {}, {}, {i32("level", 10), attr("message", b.getStringAttr(wanted[i]))});
  current = std::move(wanted);
}

//===----------------------------------------------------------------------===//
// Walk
//===----------------------------------------------------------------------===//

Val Emitter::read(const Jaxpr &jaxpr, ArrayRef<Val> env, const jax::Atom &atom) {
  return atom.isLiteral ? Val(&jaxpr.literals[atom.index]) : env[atom.index];
}

static bool isCached(const EmitEntry &entry, ArrayRef<Val> operands) {
  return entry.cached && llvm::all_of(operands, [](const Val &val) { return bool(val.value); });
}

static Refusal unimplemented(const Eqn &eqn, kernel::CoreType core) {
  return refuse("unimplemented-primitive", "NotImplementedError", "Unimplemented primitive in Pallas TPU lowering")
      .fact("primitive", eqn.prim->name)
      .fact("core", std::string(kernel::name(core)));
}

Result Emitter::equation(const Jaxpr &jaxpr, const Eqn &eqn, ArrayRef<Val> operands, ArrayRef<OptBlockShape> shapes) {
  const EmitEntry *entry = EmitTable::standard().find(core, eqn.prim);
  if (!entry || release_.rule(core, eqn.prim) == ReleaseRules::Rule::Missing)
    return refuse(unimplemented(eqn, core));
  if (std::optional<Refusal> refusal = checkResultTypes(jaxpr, eqn, core))
    return refuse(std::move(*refusal));
  if (std::optional<Refusal> refusal = checkKeys(jaxpr, eqn))
    return refuse(std::move(*refusal));
  llvm::SmallVector<Val, 4> given(operands);
  if (!entry->rawOperands)
    for (size_t i = 0; i < given.size(); ++i)
      given[i] = materialize(given[i], jaxpr.aval(eqn.in[i]));
  Detached boundary(*this, isCached(*entry, given));
  EqnContext context{*this, jaxpr, eqn, given, shapes};
  Result result = entry->rule(context);
  if (mlir::succeeded(result) && entry->cached)
    for (size_t i = 0; i < result->size(); ++i)
      (*result)[i] = materialize((*result)[i], jaxpr.vars[eqn.out[i]]);
  return result;
}

Result Emitter::nested(const Jaxpr &jaxpr, const Eqn &eqn, ArrayRef<Val> operands, const Eqn &outer) {
  mlir::Location savedLocation = location_;
  mlir::StringAttr savedName = currentName_;
  location_ = locate(eqn, outer);
  Result result = equation(jaxpr, eqn, operands, {});
  location_ = savedLocation;
  currentName_ = savedName;
  return result;
}

void Emitter::blame(const Eqn &eqn) {
  if (refusal && !refusal->eqn) {
    refusal->eqn = &eqn;
    refusal->source = enclosing_;
  }
}

Result Emitter::located(const Jaxpr &jaxpr, const Eqn &eqn, ArrayRef<Val> env, ArrayRef<OptBlockShape> blockShapes,
                        std::vector<std::string> &scopes) {
  mlir::Location savedLocation = location_;
  mlir::StringAttr savedName = currentName_;
  jax::SourceStack savedSource = enclosing_;
  location_ = locate(eqn, eqn);
  if (eqn.source)
    enclosing_ = eqn.source;
  llvm::SmallVector<Val, 4> operands;
  llvm::SmallVector<OptBlockShape, 4> operandShapes;
  const EmitEntry *entry = EmitTable::standard().find(core, eqn.prim);
  for (const jax::Atom &atom : eqn.in) {
    Val operand = read(jaxpr, env, atom);
    // JAX makes the constants before it opens the equation's scopes.
    operands.push_back(entry && !entry->rawOperands ? materialize(operand, jaxpr.aval(atom)) : operand);
    operandShapes.push_back(atom.isLiteral ? std::nullopt : blockShapes[atom.index]);
  }
  if (entry)
    openScopes(scopes, eqn.nameStack);
  Result results = equation(jaxpr, eqn, operands, operandShapes);
  if (mlir::failed(results))
    blame(eqn);
  location_ = savedLocation;
  currentName_ = savedName;
  enclosing_ = savedSource;
  return results;
}

Result Emitter::jaxpr(const Jaxpr &jaxpr, ArrayRef<Val> arguments, ArrayRef<OptBlockShape> shapes) {
  std::vector<Val> env(jaxpr.vars.size());
  std::vector<OptBlockShape> blockShapes(jaxpr.vars.size());
  size_t numConsts = jaxpr.constvars.size();
  for (size_t i = 0; i < arguments.size(); ++i) {
    jax::VarId var = i < numConsts ? jaxpr.constvars[i] : jaxpr.invars[i - numConsts];
    env[var] = arguments[i];
    if (i < shapes.size())
      blockShapes[var] = shapes[i];
  }
  std::vector<std::string> scopes;
  for (const Eqn &eqn : jaxpr.eqns) {
    Result results = located(jaxpr, eqn, env, blockShapes, scopes);
    if (mlir::failed(results))
      return mlir::failure();
    for (size_t i = 0; i < eqn.out.size() && i < results->size(); ++i)
      env[eqn.out[i]] = (*results)[i];
  }
  closeScopes(scopes.size());
  Vals results;
  for (const jax::Atom &atom : jaxpr.outvars)
    results.push_back(materialize(read(jaxpr, env, atom), jaxpr.aval(atom)));
  return results;
}

} // namespace pallasd::lowering

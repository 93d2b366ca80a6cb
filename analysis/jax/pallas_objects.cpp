//===- pallas_objects.cpp - Specs, spaces and types of Pallas --------------===//
//
// Implementation of pallas_objects.h. Classes and singletons are kept in one
// Interp extension, so that two imports of a module give the same objects.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/pallas_objects.h"

namespace pallasd::jax::pallas {

using python::CallArgs;
using python::intern;
using python::ModuleBuilder;
using python::Native;
using python::Signature;

namespace {
struct ObjectTable {
  std::map<std::string, Class *, std::less<>> classes;
  std::map<std::string, std::shared_ptr<const RecordType>, std::less<>> records;
  std::map<std::string, Value, std::less<>> singletons;
};
} // namespace

static ObjectTable &objects(Interp &interp) { return interp.extension<ObjectTable>(); }

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

uint64_t mixHash(uint64_t hash, uint64_t value) {
  return hash ^ (value + 0x9e3779b97f4a7c15ULL + (hash << 6) + (hash >> 2));
}

static uint64_t hashText(std::string_view text) { return std::hash<std::string_view>()(text); }

Class *classFor(Interp &interp, std::string_view module, std::string_view name, std::vector<Class *> bases) {
  std::string key = std::string(module) + "." + std::string(name);
  Class *&cls = objects(interp).classes[key];
  if (!cls)
    cls = interp.makeClass(module, name, std::move(bases));
  return cls;
}

Value &singleton(Interp &interp, const std::string &key) { return objects(interp).singletons[key]; }

Value callModule(Interp &interp, std::string_view module, std::string_view function,
                 std::initializer_list<Value> args) {
  Value callee = interp.getAttr(interp.importModule(module), function);
  return interp.call(callee, args);
}

static bool isUnknown(Value value) { return value.as<python::Unknown>() != nullptr; }

std::optional<Shape> toShape(Interp &interp, Value value, Value *unknown) {
  if (isUnknown(value)) {
    *unknown = value;
    return std::nullopt;
  }
  std::vector<Value> items;
  if (value.isInt() || value.isBool())
    items = {value};
  else if (auto *tuple = value.as<python::Tuple>())
    items = tuple->items;
  else if (auto *list = value.as<python::List>())
    items = list->items;
  else
    items = interp.toVector(value);
  Shape shape;
  for (Value item : items) {
    if (isUnknown(item)) {
      *unknown = item;
      return std::nullopt;
    }
    if (!item.isInt() && !item.isBool()) {
      if (!item.isObject())
        return std::nullopt;
      item = interp.toIndex(item);
      if (isUnknown(item)) {
        *unknown = item;
        return std::nullopt;
      }
    }
    shape.push_back(item.asInt());
  }
  return shape;
}

Value shapeTuple(Interp &interp, const Shape &shape) {
  Values items;
  for (int64_t size : shape)
    items.push_back(Value::integer(size));
  return interp.tuple(std::move(items));
}

//===----------------------------------------------------------------------===//
// Records
//===----------------------------------------------------------------------===//

Value Record::field(std::string_view name) const {
  for (size_t i = 0; i < type->fields.size(); ++i)
    if (*type->fields[i] == name)
      return values[i];
  return {};
}

static Value makeRecordOf(Interp &interp, const std::shared_ptr<const RecordType> &type, Values values) {
  if (type->validate)
    type->validate(interp, values);
  return interp.heap.make<Record>(type, std::move(values), interp.position());
}

static Value replaced(Interp &interp, const Record &record, const CallArgs &args) {
  Values values = record.values;
  for (const auto &[name, value] : args.kw) {
    size_t i = 0;
    while (i < record.type->fields.size() && record.type->fields[i] != name)
      ++i;
    if (i == record.type->fields.size())
      interp.raise("TypeError",
                   *record.type->cls->name + ".__init__() got an unexpected keyword argument '" + *name + "'");
    values[i] = value;
  }
  return makeRecordOf(interp, record.type, std::move(values));
}

std::optional<Value> Record::getAttr(Interp &interp, Name name) {
  for (size_t i = 0; i < type->fields.size(); ++i)
    if (type->fields[i] == name)
      return values[i];
  if (*name == "replace" || *name == "__replace__") {
    Value self = this;
    auto *method = interp.heap.make<python::Builtin>();
    method->name = "replace";
    method->raw = [self](Interp &inner, const CallArgs &args) {
      return replaced(inner, *static_cast<Record *>(self.object()), args);
    };
    return Value(method);
  }
  return std::nullopt;
}

bool Record::setAttr(Interp &interp, Name name, Value value) {
  if (type->frozen)
    return false;
  for (size_t i = 0; i < type->fields.size(); ++i) {
    if (type->fields[i] != name)
      continue;
    interp.heap.willWrite(this);
    values[i] = value;
    return true;
  }
  return false;
}

std::optional<uint64_t> Record::hash(Interp &interp) {
  uint64_t hash = hashText(*type->cls->name);
  for (Value value : values)
    hash = mixHash(hash, interp.hash(value));
  return hash;
}

bool Record::equals(Interp &interp, Value other) {
  Record *record = asRecord(other);
  if (!record || record->type != type)
    return false;
  for (size_t i = 0; i < values.size(); ++i)
    if (!interp.equal(values[i], record->values[i]))
      return false;
  return true;
}

std::string Record::repr(Interp &interp) {
  std::string text = *type->cls->name + "(";
  for (size_t i = 0; i < values.size(); ++i)
    text += (i ? ", " : "") + *type->fields[i] + "=" + interp.repr(values[i]);
  return text + ")";
}

uint64_t Record::contentHash(Interp &interp) const {
  uint64_t hash = hashText(*type->cls->name);
  for (Value value : values)
    hash = mixHash(hash, interp.contentHash(value));
  return hash;
}

std::shared_ptr<const RecordType> defRecord(ModuleBuilder &module, std::string_view signature, bool frozen,
                                            std::function<void(Interp &, Values &)> validate,
                                            std::vector<Class *> bases) {
  std::shared_ptr<const Signature> parsed = Signature::parse(signature);
  std::shared_ptr<const RecordType> &known = objects(module.interp).records[parsed->function()];
  if (!known) {
    auto type = std::make_shared<RecordType>();
    type->cls = classFor(module.interp, module.module.name, parsed->function(), std::move(bases));
    type->frozen = frozen;
    type->validate = std::move(validate);
    for (const Signature::Parameter &parameter : parsed->parameters())
      type->fields.push_back(parameter.name);
    type->cls->construct = [type, parsed](Interp &interp, const CallArgs &args) -> Value {
      return makeRecordOf(interp, type, parsed->bind(interp, args));
    };
    // What inspect.signature reads: programs ask whether a release knows a parameter.
    type->cls->attributes.set(
        intern("__pallasd_signature__"),
        module.interp.builtin(signature, [](Interp &, std::span<const Value>) { return Value::none(); }));
    known = type;
  }
  module.set(parsed->function(), known->cls);
  return known;
}

Record *asRecord(Value value, std::string_view className) {
  auto *native = value.as<Native>();
  auto *record = native ? dynamic_cast<Record *>(native) : nullptr;
  return record && (className.empty() || *record->type->cls->name == className) ? record : nullptr;
}

Value makeRecord(Interp &interp, std::string_view className, Values values) {
  auto it = objects(interp).records.find(className);
  if (it == objects(interp).records.end())
    return interp.unknown(python::Reason::Internal, std::string(className));
  return interp.heap.make<Record>(it->second, std::move(values), interp.position());
}

//===----------------------------------------------------------------------===//
// Enum members
//===----------------------------------------------------------------------===//

std::optional<Value> EnumMember::getAttr(Interp &interp, Name attribute) {
  if (*attribute == "name")
    return interp.str(name);
  if (*attribute == "value")
    return interp.str(value);
  return std::nullopt;
}

std::string EnumMember::repr(Interp &) { return "<" + *cls->name + "." + name + ": '" + value + "'>"; }

uint64_t EnumMember::contentHash(Interp &) const { return mixHash(hashText(*cls->name), hashText(name)); }

Class *defEnum(ModuleBuilder &module, std::string_view name,
               std::initializer_list<std::pair<std::string_view, std::string_view>> members) {
  Interp &interp = module.interp;
  Class *cls = classFor(interp, module.module.name, name);
  Values all;
  for (const auto &[member, value] : members) {
    Value &object = singleton(interp, std::string(name) + "." + std::string(member));
    if (object.isUndefined())
      object = interp.heap.make<EnumMember>(cls, std::string(member), std::string(value));
    cls->attributes.set(intern(member), object);
    all.push_back(object);
  }
  cls->construct = [all, name = std::string(name)](Interp &inner, const CallArgs &args) -> Value {
    for (Value object : all)
      if (args.pos.size() == 1 &&
          (args.pos[0].identical(object) || inner.equal(args.pos[0], inner.getAttr(object, "value"))))
        return object;
    inner.raise("ValueError", "not a valid " + name);
  };
  module.set(name, cls);
  return cls;
}

EnumMember *asEnum(Value value, std::string_view className) {
  auto *native = value.as<Native>();
  auto *member = native ? dynamic_cast<EnumMember *>(native) : nullptr;
  return member && *member->cls->name == className ? member : nullptr;
}

//===----------------------------------------------------------------------===//
// Memory spaces
//===----------------------------------------------------------------------===//

static const char *const kPallas = "jax.experimental.pallas";
static const char *const kTpu = "jax.experimental.pallas.tpu";

static bool isLogical(MemorySpace space) {
  switch (space) {
  case MemorySpace::Any:
  case MemorySpace::Default:
  case MemorySpace::Error:
  case MemorySpace::Index:
  case MemorySpace::Key:
    return true;
  default:
    return false;
  }
}

/// pltpu.SEMAPHORE is called so; its value is "semaphore_mem".
static std::string memberName(MemorySpace space) {
  if (space == MemorySpace::Semaphore)
    return "SEMAPHORE";
  std::string name(jax::name(space));
  for (char &c : name)
    c = char(std::toupper(static_cast<unsigned char>(c)));
  return name;
}

Class *SpaceValue::pyClass(Interp &interp) const {
  if (space == MemorySpace::Host || space == MemorySpace::Device)
    return classFor(interp, "jax.memory", "Space");
  return classFor(interp, isLogical(space) ? kPallas : kTpu, mesh.empty() ? "MemorySpace" : "CoreMemorySpace");
}

static Value memoryType(Interp &interp, DType dtype, Shape shape, MemorySpace space, const std::string &mesh) {
  Aval ref = Aval::ref(dtype, std::move(shape), space);
  ref.mesh = mesh;
  return interp.heap.make<MemoryType>(std::move(ref));
}

/// A memory type of the space from arguments (shape, dtype).
static Value typeInSpace(Interp &interp, const SpaceValue &space, Value shapeValue, Value dtypeValue) {
  Value unknown;
  std::optional<Shape> shape = toShape(interp, shapeValue, &unknown);
  if (!unknown.isUndefined())
    return unknown;
  if (isUnknown(dtypeValue))
    return dtypeValue;
  if (!shape)
    interp.raise("TypeError", "Shapes must be 1D sequences of concrete values of integer type");
  auto dtype = python::numpy::toDType(interp, dtypeValue);
  if (!dtype)
    interp.raise("TypeError", "Cannot interpret '" + interp.repr(dtypeValue) + "' as a data type");
  return memoryType(interp, dtype->dtype, *shape, space.space, space.mesh);
}

std::optional<Value> SpaceValue::getAttr(Interp &interp, Name name) {
  if (*name == "name")
    return interp.str(mesh.empty() ? memberName(space) : memberName(space) + "@" + mesh);
  if (*name == "value" && mesh.empty())
    return interp.str(std::string(jax::name(space)));
  if (*name == "memory_space")
    return spaceValue(interp, space);
  if (*name == "like" || *name == "from_type") {
    Value self = this;
    return interp.builtin("like(x)", [self](Interp &inner, std::span<const Value> args) -> Value {
      auto &space = *static_cast<SpaceValue *>(self.object());
      return typeInSpace(inner, space, inner.getAttr(args[0], "shape"), inner.getAttr(args[0], "dtype"));
    });
  }
  return std::nullopt;
}

std::optional<Value> SpaceValue::call(Interp &interp, const CallArgs &args) {
  static const auto signature = Signature::parse("MemorySpace(shape, dtype)");
  Values bound = signature->bind(interp, args);
  return typeInSpace(interp, *this, bound[0], bound[1]);
}

/// The core type of a mesh object, nullopt for anything else.
static std::optional<std::string> meshCoreType(Value value) {
  Record *mesh = asRecord(value);
  if (!mesh)
    return std::nullopt;
  const std::string &name = *mesh->type->cls->name;
  if (name == "TensorCoreMesh")
    return "tc";
  if (name == "ScalarSubcoreMesh")
    return "sc_scalar_subcore";
  if (name == "VectorSubcoreMesh")
    return "sc_vector_subcore";
  return std::nullopt;
}

std::optional<Value> SpaceValue::binary(Interp &interp, syntax::Operator op, Value other, bool reflected) {
  auto core = meshCoreType(other);
  if (op != syntax::Operator::MatMult || reflected || !core || !mesh.empty())
    return std::nullopt;
  return spaceValue(interp, space, *core);
}

std::optional<uint64_t> SpaceValue::hash(Interp &interp) { return contentHash(interp); }

bool SpaceValue::equals(Interp &, Value other) {
  auto theirs = toSpace(other);
  return theirs && theirs->first == space && theirs->second == mesh;
}

std::string SpaceValue::repr(Interp &) {
  std::string text = isLogical(space) ? "<MemorySpace." + memberName(space) + ">" : memberName(space);
  return mesh.empty() ? text : text + "@" + mesh;
}

uint64_t SpaceValue::contentHash(Interp &) const { return mixHash(uint64_t(space) + 977, hashText(mesh)); }

Value spaceValue(Interp &interp, MemorySpace space, std::string mesh) {
  Value &object = singleton(interp, "space " + std::to_string(int(space)) + " " + mesh);
  if (object.isUndefined())
    object = interp.heap.make<SpaceValue>(space, std::move(mesh));
  return object;
}

std::optional<std::pair<MemorySpace, std::string>> toSpace(Value value) {
  auto *native = value.as<Native>();
  if (auto *space = native ? dynamic_cast<SpaceValue *>(native) : nullptr)
    return std::pair(space->space, space->mesh);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Memory types and semaphores
//===----------------------------------------------------------------------===//

Class *MemoryType::pyClass(Interp &interp) const { return classFor(interp, kPallas, "MemoryRef"); }

std::optional<Value> MemoryType::getAttr(Interp &interp, Name name) {
  if (*name == "shape")
    return shapeTuple(interp, ref.shape);
  if (*name == "dtype")
    return python::numpy::dtypeObject(interp, ref.dtype);
  if (*name == "memory_space")
    return spaceValue(interp, ref.space, ref.mesh);
  return std::nullopt;
}

std::optional<Value> MemoryType::binary(Interp &interp, syntax::Operator op, Value other, bool reflected) {
  auto core = meshCoreType(other);
  if (op != syntax::Operator::MatMult || reflected || !core)
    return std::nullopt;
  return memoryType(interp, ref.dtype, ref.shape, ref.space, *core);
}

std::optional<uint64_t> MemoryType::hash(Interp &interp) { return contentHash(interp); }

bool MemoryType::equals(Interp &, Value other) {
  auto *native = other.as<Native>();
  auto *type = native ? dynamic_cast<MemoryType *>(native) : nullptr;
  return type && type->ref == ref;
}

std::string MemoryType::repr(Interp &) { return "MemoryRef(" + shortText(ref) + ")"; }

uint64_t MemoryType::contentHash(Interp &) const { return hashText(shortText(ref)); }

Class *SemaphoreKind::pyClass(Interp &interp) const { return classFor(interp, kTpu, "SemaphoreType"); }

static const char *semaphoreName(DType dtype) {
  return dtype == DType::DmaSemaphore ? "DMA" : dtype == DType::BarrierSemaphore ? "BARRIER" : "REGULAR";
}

std::optional<Value> SemaphoreKind::getAttr(Interp &interp, Name name) {
  if (*name == "dtype")
    return python::numpy::dtypeObject(interp, dtype);
  if (*name == "name")
    return interp.str(semaphoreName(dtype));
  return std::nullopt;
}

std::optional<Value> SemaphoreKind::call(Interp &interp, const CallArgs &args) {
  static const auto signature = Signature::parse("SemaphoreType(shape)");
  Values bound = signature->bind(interp, args);
  Value unknown;
  std::optional<Shape> shape = toShape(interp, bound[0], &unknown);
  if (!unknown.isUndefined())
    return unknown;
  if (!shape)
    interp.raise("TypeError", "Shapes must be 1D sequences of concrete values of integer type");
  return memoryType(interp, dtype, *shape, MemorySpace::Semaphore, {});
}

std::optional<Value> SemaphoreKind::binary(Interp &interp, syntax::Operator op, Value other, bool reflected) {
  auto core = meshCoreType(other);
  if (op != syntax::Operator::MatMult || reflected || !core)
    return std::nullopt;
  return memoryType(interp, dtype, {}, MemorySpace::Semaphore, *core);
}

std::string SemaphoreKind::repr(Interp &) { return std::string("<SemaphoreType.") + semaphoreName(dtype) + ">"; }

uint64_t SemaphoreKind::contentHash(Interp &) const { return 31 + uint64_t(dtype); }

Value semaphoreKind(Interp &interp, DType dtype) {
  Value &object = singleton(interp, std::string("semaphore ") + semaphoreName(dtype));
  if (object.isUndefined())
    object = interp.heap.make<SemaphoreKind>(dtype);
  return object;
}

std::optional<Aval> toRefAval(Value value) {
  auto *native = value.as<Native>();
  if (!native)
    return std::nullopt;
  if (auto *type = dynamic_cast<MemoryType *>(native))
    return type->ref;
  if (auto *kind = dynamic_cast<SemaphoreKind *>(native))
    return Aval::ref(kind->dtype, {}, MemorySpace::Semaphore);
  return std::nullopt;
}

std::optional<ShapeAndDType> toOutAval(Interp &interp, Value value, Value *unknown) {
  if (isUnknown(value)) {
    *unknown = value;
    return std::nullopt;
  }
  if (auto ref = toRefAval(value)) {
    Aval array = ref->pointee();
    array.space = ref->space;
    return ShapeAndDType{array, ref->space, ref->mesh};
  }
  if (ArrayValue *array = asArray(value)) {
    Aval out = array->aval;
    out.weakType = out.weakType && releaseAtLeast(interp, "0.12.0");
    return ShapeAndDType{out, MemorySpace::None, {}};
  }
  Value shapeValue = interp.getAttrOr(value, intern("shape"));
  Value dtypeValue = interp.getAttrOr(value, intern("dtype"));
  if (shapeValue.isUndefined() || dtypeValue.isUndefined())
    return std::nullopt;
  if (isUnknown(dtypeValue)) {
    *unknown = dtypeValue;
    return std::nullopt;
  }
  std::optional<Shape> shape = toShape(interp, shapeValue, unknown);
  auto dtype = python::numpy::toDType(interp, dtypeValue);
  if (!shape || !dtype)
    return std::nullopt;
  return ShapeAndDType{Aval::array(dtype->dtype, *shape), MemorySpace::None, {}};
}

} // namespace pallasd::jax::pallas

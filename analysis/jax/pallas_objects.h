//===- pallas_objects.h - Specs, spaces and types of Pallas -----*- C++ -*-===//
//
// The small objects that kernels are described with: records (BlockSpec,
// GridSpec, Buffered, CompilerParams ...), memory spaces, memory types
// (pltpu.VMEM((8, 128), jnp.float32)), semaphore types, enum members, slices.
//
// A Record is a class with named fields, as JAX's dataclasses are: one
// declaration gives constructor, attributes, `replace`, equality and repr.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/release.h"
#include "analysis/jax/trace.h"

namespace pallasd::jax::pallas {

using python::Class;
using python::Name;

//===----------------------------------------------------------------------===//
// Records
//===----------------------------------------------------------------------===//

struct RecordType {
  Class *cls = nullptr;
  std::vector<Name> fields; ///< in order of the signature
  bool frozen = true;
  /// Called with the values before the object is made; raises what JAX's
  /// constructor raises, or changes the values.
  std::function<void(Interp &, Values &)> validate;
};

struct Record : python::Native {
  std::shared_ptr<const RecordType> type;
  Values values;
  python::Position made; ///< the expression that made it, for messages
  Record(std::shared_ptr<const RecordType> type, Values values, python::Position made)
      : type(std::move(type)), values(std::move(values)), made(std::move(made)) {}
  /// Undefined if there is no such field.
  Value field(std::string_view name) const;
  Class *pyClass(Interp &) const override { return type->cls; }
  std::optional<Value> getAttr(Interp &, Name) override;
  bool setAttr(Interp &, Name, Value) override;
  std::optional<uint64_t> hash(Interp &) override;
  bool equals(Interp &, Value other) override;
  std::string repr(Interp &) override;
  uint64_t contentHash(Interp &) const override;
  std::unique_ptr<Obj> saveState() const override { return std::make_unique<Record>(*this); }
  void swapState(Obj &o) override { std::swap(values, static_cast<Record &>(o).values); }
};

/// Declares a record class in `module`: `signature` is "Name(fields)" with
/// defaults. One declaration a name and Interp; later ones return the first.
std::shared_ptr<const RecordType> defRecord(python::ModuleBuilder &module, std::string_view signature,
                                            bool frozen = true, std::function<void(Interp &, Values &)> validate = {},
                                            std::vector<Class *> bases = {});
/// The record of that class name ("BlockSpec"), or null; subclasses count by
/// their own name only.
Record *asRecord(Value value, std::string_view className = {});
/// Makes one from C++.
Value makeRecord(Interp &interp, std::string_view className, Values values);

//===----------------------------------------------------------------------===//
// Enum members, memory spaces and types
//===----------------------------------------------------------------------===//

/// A member of an enum that the model needs to tell from others
/// (GridDimensionSemantics.PARALLEL, RevisitMode.ANY ...). One object a member.
struct EnumMember : python::Native {
  Class *cls;
  std::string name, value;
  EnumMember(Class *cls, std::string name, std::string value)
      : cls(cls), name(std::move(name)), value(std::move(value)) {}
  Class *pyClass(Interp &) const override { return cls; }
  std::optional<Value> getAttr(Interp &, Name) override;
  std::string repr(Interp &) override;
  uint64_t contentHash(Interp &) const override;
};
/// Declares an enum class with its members as class attributes.
Class *defEnum(python::ModuleBuilder &module, std::string_view name,
               std::initializer_list<std::pair<std::string_view, std::string_view>> members);
EnumMember *asEnum(Value value, std::string_view className);

/// pl.ANY, pltpu.VMEM …: callable with shape and dtype, `@ mesh`.
struct SpaceValue : python::Native {
  MemorySpace space;
  std::string mesh; ///< core type of `space @ mesh`, "" without
  SpaceValue(MemorySpace space, std::string mesh) : space(space), mesh(std::move(mesh)) {}
  Class *pyClass(Interp &) const override;
  std::optional<Value> getAttr(Interp &, Name) override;
  std::optional<Value> call(Interp &, const python::CallArgs &) override;
  std::optional<Value> binary(Interp &, syntax::Operator, Value other, bool reflected) override;
  std::optional<uint64_t> hash(Interp &) override;
  bool equals(Interp &, Value other) override;
  std::string repr(Interp &) override;
  uint64_t contentHash(Interp &) const override;
};
/// One object for each space and mesh.
Value spaceValue(Interp &interp, MemorySpace space, std::string mesh = {});
/// nullopt if `value` is no memory space.
std::optional<std::pair<MemorySpace, std::string>> toSpace(Value value);

/// pltpu.VMEM((8, 128), jnp.float32), pltpu.SemaphoreType.DMA((2,)): the type of
/// something that a kernel gets allocated.
struct MemoryType : python::Native {
  Aval ref; ///< isRef
  explicit MemoryType(Aval ref) : ref(std::move(ref)) {}
  Class *pyClass(Interp &) const override;
  std::optional<Value> getAttr(Interp &, Name) override;
  std::optional<Value> binary(Interp &, syntax::Operator, Value other, bool reflected) override;
  std::optional<uint64_t> hash(Interp &) override;
  bool equals(Interp &, Value other) override;
  std::string repr(Interp &) override;
  uint64_t contentHash(Interp &) const override;
};

/// pltpu.SemaphoreType.DMA: callable with a shape; as a type by itself a scalar.
struct SemaphoreKind : python::Native {
  DType dtype;
  explicit SemaphoreKind(DType dtype) : dtype(dtype) {}
  Class *pyClass(Interp &) const override;
  std::optional<Value> getAttr(Interp &, Name) override;
  std::optional<Value> call(Interp &, const python::CallArgs &) override;
  std::optional<Value> binary(Interp &, syntax::Operator, Value other, bool reflected) override;
  std::string repr(Interp &) override;
  uint64_t contentHash(Interp &) const override;
};
Value semaphoreKind(Interp &interp, DType dtype);

/// The Ref that a scratch or run_scoped entry allocates: memory types and
/// semaphore kinds. nullopt: not a type of memory.
std::optional<Aval> toRefAval(Value value);

/// jax.ShapeDtypeStruct and the like as out_shape takes them. nullopt: neither
/// shape nor dtype. Unknown shapes raise nothing: `unknown` gets the value.
struct ShapeAndDType {
  Aval aval;
  MemorySpace space = MemorySpace::None; ///< of a memory type
  std::string mesh;
};
std::optional<ShapeAndDType> toOutAval(Interp &interp, Value value, Value *unknown);

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

/// (8, 128) or [8, 128] as a shape; nullopt if an entry is not an integer; an
/// Unknown entry goes to `unknown`.
std::optional<Shape> toShape(Interp &interp, Value value, Value *unknown);
Value shapeTuple(Interp &interp, const Shape &shape);
/// Calls jax.numpy's or jax.lax's function of that name.
Value callModule(Interp &interp, std::string_view module, std::string_view function, std::initializer_list<Value> args);
/// A class by key, made on first use; one a key and Interp.
Class *classFor(Interp &interp, std::string_view module, std::string_view name, std::vector<Class *> bases = {});
/// One object by key, made on first use (enum members, spaces).
Value &singleton(Interp &interp, const std::string &key);
/// Mixes `value` into a content hash.
uint64_t mixHash(uint64_t hash, uint64_t value);

} // namespace pallasd::jax::pallas

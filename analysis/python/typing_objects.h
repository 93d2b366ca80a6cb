//===- typing_objects.h - Values that annotations are made of ---*- C++ -*-===//
//
// Inert at run time: they can be subscripted, joined by `|`, compared, and used
// as bases of classes, where they stand for their origin.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/interp.h"

namespace pallasd::python {

/// list[int], Sequence[T], Generic[T].
struct GenericAlias : Native {
  Value origin, args; ///< args: a Tuple
  GenericAlias(Value origin, Value args) : origin(origin), args(args) {}
  Class *pyClass(Interp &) const override;
  std::optional<Value> getAttr(Interp &, Name) override;
  std::optional<Value> call(Interp &, const CallArgs &) override;
  std::optional<Value> getItem(Interp &, Value key) override;
  std::optional<Value> binary(Interp &, syntax::Operator, Value other, bool reflected) override;
  std::optional<uint64_t> hash(Interp &) override;
  bool equals(Interp &, Value other) override;
  std::string repr(Interp &) override;
};

/// int | None, Optional[int], Union[int, str].
struct UnionType : Native {
  Value args; ///< a Tuple; None is the class NoneType
  explicit UnionType(Value args) : args(args) {}
  Class *pyClass(Interp &) const override;
  std::optional<Value> getAttr(Interp &, Name) override;
  std::optional<Value> getItem(Interp &, Value key) override;
  std::optional<Value> binary(Interp &, syntax::Operator, Value other, bool reflected) override;
  std::optional<uint64_t> hash(Interp &) override;
  bool equals(Interp &, Value other) override;
  std::string repr(Interp &) override;
};

/// Any, Literal, TypeVar("T"), ClassVar …
struct TypingForm : Native {
  Class *cls;
  std::string text, shown; ///< __name__, repr
  TypingForm(Class *cls, std::string text, std::string shown)
      : cls(cls), text(std::move(text)), shown(std::move(shown)) {}
  Class *pyClass(Interp &) const override;
  std::optional<Value> getAttr(Interp &, Name) override;
  std::optional<Value> getItem(Interp &, Value key) override;
  std::optional<Value> binary(Interp &, syntax::Operator, Value other, bool reflected) override;
  std::string repr(Interp &) override;
};

/// types.MappingProxyType(dict).
struct MappingProxy : Native {
  Value mapping;
  explicit MappingProxy(Value mapping) : mapping(mapping) {}
  Class *pyClass(Interp &) const override;
  std::optional<Value> getAttr(Interp &, Name) override;
  std::optional<Value> getItem(Interp &, Value key) override;
  std::optional<Value> length(Interp &) override;
  std::optional<Value> iterate(Interp &) override;
  std::optional<Value> compare(Interp &, syntax::CompareOperator, Value other) override;
  std::string repr(Interp &) override;
};

} // namespace pallasd::python

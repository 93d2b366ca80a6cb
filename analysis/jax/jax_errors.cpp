//===- jax_errors.cpp - jax.errors ------------------------------------*- C++ -*-===//
//
// Facts (JAX 0.12.0.1): ConcretizationTypeError is a TypeError and the base of
// the tracer conversion errors; TypePromotionError is a ValueError of
// jax.numpy's promotion; UnexpectedTracerError is a JAXTypeError.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/jax_errors.h"

#include "analysis/jax/derivatives.h"

namespace pallasd::jax {

using namespace python;

namespace {

struct ErrorClass {
  std::string_view name, base;
};
constexpr ErrorClass kErrors[] = {
    {"JAXTypeError", "TypeError"},
    {"JAXIndexError", "IndexError"},
    {"ConcretizationTypeError", "JAXTypeError"},
    {"NonConcreteBooleanIndexError", "JAXIndexError"},
    {"TracerArrayConversionError", "JAXTypeError"},
    {"TracerIntegerConversionError", "JAXTypeError"},
    {"TracerBoolConversionError", "ConcretizationTypeError"},
    {"UnexpectedTracerError", "JAXTypeError"},
    {"KeyReuseError", "RuntimeError"},
    {"JaxRuntimeError", "RuntimeError"},
    {"TypePromotionError", "ValueError"},
};

struct ErrorClasses {
  std::unordered_map<std::string, Class *> made;
};

} // namespace

Class *jaxErrorClass(Interp &interp, std::string_view name) {
  auto &classes = interp.extension<ErrorClasses>();
  Heap::Permanent permanent(interp.heap);
  if (classes.made.empty())
    for (const ErrorClass &error : kErrors) {
      auto base = classes.made.find(std::string(error.base));
      Class *parent = base == classes.made.end() ? interp.builtinClass(error.base) : base->second;
      classes.made[std::string(error.name)] = interp.makeClass("jax.errors", error.name, {parent});
    }
  return classes.made.at(std::string(name));
}

void raiseJaxError(Interp &interp, std::string_view cls, std::string rule, std::string message) {
  auto info = std::make_shared<RefusalInfo>();
  info->rule = std::move(rule);
  info->message = message;
  interp.raise(jaxErrorClass(interp, cls), std::move(message), std::move(info));
}

void raiseConcretization(Interp &interp, const Tracer &tracer, std::string_view cls, std::string_view needed) {
  if (auto content = eagerContent(interp, tracer))
    throw UnknownUse{content->as<Unknown>()->reason};
  raiseJaxError(interp, cls, "traced-condition",
                std::string(needed) + " needs a value that is known while tracing, got a traced " +
                    shortText(tracer.aval));
}

PALLASD_MODULE("jax.errors", b) {
  for (const ErrorClass &error : kErrors)
    if (error.name != "TypePromotionError")
      b.set(error.name, jaxErrorClass(b.interp, error.name));
}

} // namespace pallasd::jax

//===- pytree_registry.h - Which classes are pytrees ------------*- C++ -*-===//
//
// Registrations are of two kinds. The program's go back with the heap; those of
// the models belong to classes that no roll-back takes away, and stay.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/pytree.h"

namespace pallasd::jax {

/// Null if the class is no pytree.
const PytreeRegistry::Entry *registeredPytree(python::Interp &interp, const python::Class *cls);

/// The entry of a class, made if there is none, about to be changed by the code that runs.
PytreeRegistry::Entry &pytreeEntry(python::Interp &interp, const python::Class *cls);

} // namespace pallasd::jax

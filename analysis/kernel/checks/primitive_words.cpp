//===- primitive_words.cpp - Primitives that a core doesn't have -----------===//
//
// Rule unimplemented-primitive, and loops and branches of a form that the
// lowering doesn't take.
//
//===----------------------------------------------------------------------===//
#include "analysis/facts/primitives.h"
#include "analysis/kernel/checks/primitive_fixes.h"
#include "analysis/kernel/checks/words.h"

namespace pallasd::kernel {

PALLASD_RULE(unimplementedPrimitive, "unimplemented-primitive", Error,
             "An operation has no lowering on the core that the kernel runs on", "lower", "NotImplementedError");
PALLASD_RULE(loopForm, "loop-form", Error, "A loop has a form that the TPU lowering doesn't take", "lower", "");

/// "jnp.cumsum" without the module: the name that an expansion may hide.
static std::string lastPart(std::string_view name) {
  size_t dot = name.rfind('.');
  return std::string(dot == std::string_view::npos ? name : name.substr(dot + 1));
}

static const char *coreText(CoreType core) {
  switch (core) {
  case CoreType::TensorCore:
    return "TensorCore";
  case CoreType::ScalarSubcore:
    return "SparseCore scalar subcore";
  case CoreType::VectorSubcore:
    return "SparseCore vector subcore";
  }
  return "";
}

/// Names of the prelude's own helpers are nobody's business.
static bool isPublic(std::string_view name) {
  return !name.empty() && name.find("<locals>") == std::string_view::npos && name.find("._") == std::string_view::npos;
}

static uint8_t coreBit(CoreType core) {
  return core == CoreType::TensorCore      ? facts::TensorCoreBit
         : core == CoreType::ScalarSubcore ? facts::ScalarSubcoreBit
                                           : facts::VectorSubcoreBit;
}

/// Which releases have a rule on this core, and which other cores have one.
static std::string releasesText(const std::string &primitive, const KernelInstance &instance) {
  CoreType core = instance.core;
  std::string_view since = facts::firstReleaseWith(primitive, coreBit(core));
  if (!since.empty())
    return "JAX " + instance.jaxRelease + " has none; available since JAX " + std::string(since);
  const auto &tables = facts::primitiveTables();
  std::string text = std::string("the ") + coreText(core) + " has no rule for it in any release from " +
                     std::string(tables.front().release) + " to " + std::string(tables.back().release);
  std::string others;
  for (CoreType other : {CoreType::TensorCore, CoreType::ScalarSubcore, CoreType::VectorSubcore})
    if (other != core && !facts::firstReleaseWith(primitive, coreBit(other)).empty())
      others += std::string(others.empty() ? "" : " and the ") + coreText(other);
  return others.empty() ? text
                        : text + "; the " + others + (others.find(" and ") == std::string::npos ? " does" : " do");
}

static void wordMissing(const Subject &subject, Finding &finding) {
  if (!subject.eqn)
    return;
  const std::string &primitive = subject.eqn->prim->name;
  std::string function = subject.function();
  finding.message = function + " has no " + coreText(subject.instance.core) + " lowering: primitive `" + primitive +
                    "` isn't implemented for core `" + std::string(kernel::name(subject.instance.core)) + "`.";
  finding.data["primitive"] = primitive;
  finding.data["function"] = function;
  finding.why = releasesText(primitive, subject.instance);
  if (isPublic(subject.eqn->publicName) && lastPart(subject.eqn->publicName) != primitive)
    finding.why = "`" + subject.eqn->publicName + "` expands to `" + primitive + "`; " + finding.why;
  if (subject.instance.callSource)
    finding.related.emplace_back(*subject.instance.callSource, "the call of `" + subject.instance.name + "`");
  if (subject.instance.core == CoreType::TensorCore)
    proposeTriangle(subject, finding);
}

static const char *const kKeys =
    "a key is a group of scalars in the lowering, no value; a loop or branch may close over "
    "one, and fold a counter into it inside";

static const WordsRegistration words[] = {
    {"unimplemented-primitive", unimplementedPrimitive, "",
     "the lowering looks every primitive up in a table for its core, and this one isn't in it", wordMissing},
    {"scan-reverse", loopForm, "{f} scans backwards.", "a kernel's loop counts upwards"},
    {"scan-ys", loopForm, "{f} collects a result in every turn.",
     "a kernel's loop carries values from turn to turn; results of each turn are written to a ref"},
    {"scan-xs", loopForm, "{f} takes a slice of an array in every turn.",
     "a kernel's loop carries values from turn to turn; inputs of each turn are read from a ref"},
    {"key-carry", loopForm, "{f} carries a key of the chip's generator from turn to turn.", kKeys},
    {"key-result", loopForm, "{f} hands on a key of the chip's generator.", kKeys},
    {"unroll-dynamic", loopForm, "{f} is to be unrolled over bounds that are known only when the kernel runs.",
     "unrolling needs the number of turns"},
    {"platform", loopForm, "{f} has no default branch.",
     "inside a kernel neither `tpu` nor another platform is chosen, only the default"},
};

} // namespace pallasd::kernel

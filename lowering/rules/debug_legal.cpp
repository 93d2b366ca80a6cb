//===- debug_legal.cpp - Which prints and checks lower --------------------===//
//
// The chip's log takes 32-bit scalars, or one vector. Facts: lowering section 8.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/legal.h"
#include "lowering/legal/predicates.h"
#include "lowering/legal/print_format.h"

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;
using jax::Eqn;
using MaybeRefusal = std::optional<Refusal>;

bool isLogged(DType dtype) { return dtype == DType::Int32 || dtype == DType::UInt32 || dtype == DType::Float32; }

MaybeRefusal checkScalars(const LegalContext &context, const Eqn &eqn, std::string_view format) {
  std::optional<std::vector<FormatPiece>> pieces = parseFormat(format);
  if (!pieces)
    return refuse("print-format", "ValueError", "");
  if (MaybeRefusal refusal = checkPieces(*pieces, eqn.in.size()))
    return refusal;
  for (size_t i = 0; i < eqn.in.size(); ++i)
    if (DType dtype = context.in(eqn, i).dtype; !isLogged(dtype) && physicalElementShape(dtype).empty())
      return refuse("print-dtype", "TypeError", "All arguments must be 32-bit integers or floats")
          .fact("dtype", std::string(jax::name(dtype)));
  // JAX numbers fields by their piece: a doubled brace shifts those after it.
  for (size_t i = 0; i < pieces->size(); ++i)
    if ((*pieces)[i].hasField && i >= eqn.in.size())
      return refuse("print-braces", "IndexError", "tuple index out of range");
  return std::nullopt;
}

MaybeRefusal debugPrint(const LegalContext &context, const Eqn &eqn) {
  if (boolParam(eqn, "ordered"))
    return refuse("print-ordered", "NotImplementedError", "Ordered debug_print is not supported on Pallas.");
  size_t scalars = 0;
  for (size_t i = 0; i < eqn.in.size(); ++i)
    scalars += context.in(eqn, i).shape.empty() && !context.in(eqn, i).isRef;
  const jax::Param *param = eqn.param("fmt");
  const auto *format = param ? param->as<std::string>() : nullptr;
  if (!format)
    return std::nullopt;
  bool placeholders = boolParam(eqn, "has_placeholders");
  if (scalars == eqn.in.size())
    return placeholders ? checkScalars(context, eqn, *format) : std::nullopt;
  if (eqn.in.size() != 1 || context.in(eqn, 0).isRef)
    return refuse("print-mixed", "ValueError", "All inputs to debug_print must be all scalars or a single vector");
  if (!placeholders || !format->ends_with("{}"))
    return refuse("print-vector", "ValueError", "For vector input, the format string must end with {}.");
  return std::nullopt;
}

MaybeRefusal check(const LegalContext &, const Eqn &eqn) {
  if (boolParam(eqn, "debug"))
    return std::nullopt;
  return refuse("checkify", "NotImplementedError", "Non-debug checks are not supported by the Mosaic backend.");
}

} // namespace

static void addRules(LegalTable &table) {
  table.add(Cores::Tensor, "debug_print", debugPrint);
  table.add(Cores::All, "check", check);
}

static const LegalFamily family(addRules);

} // namespace pallasd::lowering

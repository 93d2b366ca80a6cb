//===- control_flow_emit.cpp - cond, scan, while, grid indices ------------===//
//
// Only loops like fori_loop exist: a scan over nothing, a while that counts up
// by one; other whiles become scf.while. Facts: lowering section 8.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/release.h"
#include "lowering/loop_pattern.h"
#include "lowering/rules/axis_index.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/Region.h"
#include "llvm/ADT/STLExtras.h"

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;
using jax::Jaxpr;
using jax::JaxprPtr;
using llvm::ArrayRef;
using ValRange = ArrayRef<Val>;

JaxprPtr jaxprParam(EqnContext &c, std::string_view name) {
  const jax::Param *param = c.eqn.param(name);
  return param ? param->asJaxpr() : nullptr;
}

mlir::LogicalResult malformed(EqnContext &c, const char *what) { return c.e.refuse("malformed", "", what); }

llvm::SmallVector<mlir::Value, 4> values(ValRange vals) {
  llvm::SmallVector<mlir::Value, 4> result;
  for (const Val &val : vals)
    result.push_back(val.value);
  return result;
}

Vals resultsOf(mlir::Operation *op) {
  Vals results;
  for (mlir::Value value : op->getResults())
    results.push_back(value);
  return results;
}

/// A new block in the region, and the builder at its start while this lives.
class BlockScope {
public:
  BlockScope(Emitter &e, mlir::Region &region, mlir::TypeRange arguments = {}) : guard_(e.b) {
    llvm::SmallVector<mlir::Location, 4> locations(arguments.size(), e.location());
    block = e.b.createBlock(&region, region.end(), arguments, locations);
  }
  mlir::Block *block;

private:
  mlir::OpBuilder::InsertionGuard guard_;
};

//===----------------------------------------------------------------------===//
// cond
//===----------------------------------------------------------------------===//

/// `first` is the branch taken for index 0; the rest is a cascade.
Result condCascade(EqnContext &c, mlir::Value index, ArrayRef<JaxprPtr> branches) {
  Emitter &e = c.e;
  ValRange arguments = c.operands.drop_front();
  ArrayRef<OptBlockShape> shapes = c.blockShapes.empty() ? c.blockShapes : c.blockShapes.drop_front();
  if (std::optional<int64_t> known = e.foldedConstant(index)) {
    if (*known < 0 || size_t(*known) >= branches.size())
      return malformed(c, "branch index out of range");
    return e.jaxpr(*branches[size_t(*known)], arguments, shapes);
  }
  llvm::SmallVector<mlir::Type, 4> types;
  for (size_t i = 0; i < c.eqn.out.size(); ++i)
    types.push_back(e.type(c.out(i)));
  mlir::Value zero = e.intConstant(0, index.getType());
  mlir::Value predicate =
      e.value("arith.cmpi", e.b.getI1Type(), {index, zero}, e.attr("predicate", e.b.getI64IntegerAttr(1)));
  mlir::Operation *branch = e.op("scf.if", types, predicate, {}, 2);
  {
    BlockScope then(e, branch->getRegion(0));
    Result result = mlir::failure();
    if (branches.size() > 2) {
      mlir::Value one = e.intConstant(1, index.getType());
      result = condCascade(c, e.value("arith.subi", index.getType(), {index, one}), branches.drop_front());
    } else {
      result = e.jaxpr(*branches[1], arguments, shapes);
    }
    if (mlir::failed(result))
      return result;
    e.op("scf.yield", {}, values(*result));
  }
  BlockScope otherwise(e, branch->getRegion(1));
  Result result = e.jaxpr(*branches[0], arguments, shapes);
  if (mlir::failed(result))
    return result;
  e.op("scf.yield", {}, values(*result));
  return resultsOf(branch);
}

Result cond(EqnContext &c) {
  llvm::SmallVector<JaxprPtr, 4> branches;
  const jax::Param *param = c.eqn.param("branches");
  if (const jax::ParamList *list = param ? param->asList() : nullptr)
    for (const jax::Param &branch : *list)
      if (JaxprPtr jaxpr = branch.asJaxpr())
        branches.push_back(std::move(jaxpr));
  if (branches.empty())
    return malformed(c, "cond without branches");
  if (branches.size() == 1)
    return c.e.jaxpr(*branches.front(), c.operands.drop_front(), c.blockShapes.drop_front());
  return condCascade(c, c.value(0), branches);
}

//===----------------------------------------------------------------------===//
// Counted loops
//===----------------------------------------------------------------------===//

struct Count {
  std::optional<int64_t> known;
  mlir::Value value;
};

/// A loop over `count` steps from `start`.
struct CountedLoop {
  const Jaxpr &body;
  bool hasIndex;
  Count start, steps;
  int64_t unroll;
  ValRange consts;
  llvm::SmallVector<OptBlockShape, 4> shapes; ///< by body argument
};

Result runBody(EqnContext &c, const CountedLoop &loop, mlir::Value index, ValRange carry) {
  llvm::SmallVector<Val, 8> arguments(loop.consts);
  if (loop.hasIndex)
    arguments.push_back(index);
  llvm::append_range(arguments, carry);
  return c.e.jaxpr(loop.body, arguments, loop.shapes);
}

/// Steps `begin` to `end` in a row, each with its own index. More than one step
/// is a detached function that JAX inlines once per step.
Result stepsInARow(EqnContext &c, const CountedLoop &loop, int64_t begin, int64_t end, Vals carry,
                   llvm::function_ref<mlir::Value(int64_t)> indexOf) {
  for (int64_t step = begin; step < end; ++step) {
    mlir::Value index = indexOf(step);
    Emitter::Detached body(c.e, loop.unroll > 1);
    Result result = runBody(c, loop, index, carry);
    if (mlir::failed(result))
      return result;
    carry = std::move(*result);
  }
  return carry;
}

/// Every step of a loop that is known, its index a constant.
Result unrolled(EqnContext &c, const CountedLoop &loop, Vals carry) {
  auto constant = [&](int64_t step) { return c.e.i32Constant(*loop.start.known + step); };
  return stepsInARow(c, loop, 0, *loop.steps.known, std::move(carry), constant);
}

/// The same from an index that is a value.
Result stepsFrom(EqnContext &c, const CountedLoop &loop, mlir::Value first, int64_t begin, int64_t end, Vals carry) {
  auto added = [&](int64_t step) -> mlir::Value {
    return step ? c.e.value("arith.addi", first.getType(), {first, c.e.i32Constant(step)}) : first;
  };
  return stepsInARow(c, loop, begin, end, std::move(carry), added);
}

mlir::Value made(Emitter &e, const Count &count) { return count.known ? e.i32Constant(*count.known) : count.value; }

/// One scf.for from `lower` to `upper`; `atOnce`: steps that each turn takes.
Result forLoop(EqnContext &c, const CountedLoop &loop, mlir::Value lower, mlir::Value upper, ValRange carry,
               int64_t atOnce = 1) {
  Emitter &e = c.e;
  mlir::Value stride = e.i32Constant(atOnce);
  llvm::SmallVector<mlir::Value, 8> operands{lower, upper, stride};
  llvm::append_range(operands, values(carry));
  llvm::SmallVector<mlir::NamedAttribute, 1> attributes;
  if (loop.unroll > 1 && atOnce == 1)
    attributes.push_back(e.i32("tpu.late_unroll", loop.unroll));
  llvm::SmallVector<mlir::Type, 8> types;
  for (const Val &val : carry)
    types.push_back(val.value.getType());
  mlir::Operation *forOp = e.op("scf.for", types, operands, attributes, 1);
  llvm::SmallVector<mlir::Type, 8> blockTypes{lower.getType()};
  llvm::append_range(blockTypes, types);
  BlockScope scope(e, forOp->getRegion(0), blockTypes);
  Vals inner;
  for (mlir::Value argument : scope.block->getArguments().drop_front())
    inner.push_back(argument);
  mlir::Value index = scope.block->getArgument(0);
  Result result = atOnce > 1 ? stepsFrom(c, loop, index, 0, atOnce, inner) : runBody(c, loop, index, inner);
  if (mlir::failed(result))
    return result;
  e.op("scf.yield", {}, values(*result));
  return resultsOf(forOp);
}

/// Before JAX 0.11.1 a loop of known length was unrolled here, its remainder after it.
Result earlyUnrolled(EqnContext &c, const CountedLoop &loop, mlir::Value lower, Vals carry) {
  int64_t rest = *loop.steps.known % loop.unroll, whole = *loop.steps.known - rest;
  mlir::Value upper = c.e.value("arith.addi", lower.getType(), {lower, c.e.i32Constant(whole)});
  if (whole > 0) {
    Result turns = forLoop(c, loop, lower, upper, carry, loop.unroll);
    if (mlir::failed(turns))
      return turns;
    carry = std::move(*turns);
  }
  return stepsFrom(c, loop, lower, whole, whole + rest, std::move(carry));
}

/// Older releases unroll a loop of unknown length in a first loop, by one, and leave the rest to a second.
Result splitLoop(EqnContext &c, const CountedLoop &loop, mlir::Value lower, mlir::Value steps, mlir::Value upper,
                 ValRange carry) {
  Emitter &e = c.e;
  mlir::Type type = lower.getType();
  mlir::Value one = e.i32Constant(1);
  mlir::Value rounds = e.value("arith.divsi", type, {steps, one});
  mlir::Value covered = e.value("arith.muli", type, {rounds, one});
  mlir::Value middle = e.value("arith.addi", type, {lower, covered});
  Result first = forLoop(c, loop, lower, middle, carry);
  return mlir::failed(first) ? first : forLoop(c, loop, middle, upper, *first);
}

Result countedLoop(EqnContext &c, CountedLoop loop, Vals carry) {
  Emitter &e = c.e;
  if (loop.unroll == 0) {
    if (!loop.steps.known)
      return e.refuse("unroll-dynamic", "ValueError", "Cannot fully unroll loop with dynamic number of steps");
    loop.unroll = *loop.steps.known;
  }
  if (loop.start.known && loop.steps.known && *loop.steps.known == loop.unroll)
    return unrolled(c, loop, std::move(carry));
  mlir::Value lower = made(e, loop.start);
  if (loop.unroll > 1 && loop.steps.known && writes(e.instance, "early-unroll"))
    return earlyUnrolled(c, loop, lower, std::move(carry));
  mlir::Value steps = made(e, loop.steps);
  mlir::Value upper = e.value("arith.addi", lower.getType(), {lower, steps});
  if (loop.unroll == 1 && loop.steps.known && *loop.steps.known <= 0)
    return carry;
  if (!loop.steps.known && writes(e.instance, "split-dynamic-loops"))
    return splitLoop(c, loop, lower, steps, upper, carry);
  return forLoop(c, loop, lower, upper, carry);
}

Count countOf(const Val &val) {
  if (!val.literal)
    return {std::nullopt, val.value};
  if (auto *number = std::get_if<int64_t>(&val.literal->value))
    return {*number, {}};
  return {0, {}};
}

//===----------------------------------------------------------------------===//
// scan, while
//===----------------------------------------------------------------------===//

mlir::LogicalResult checkScan(EqnContext &c, const Jaxpr &body, size_t numConsts, size_t numCarry) {
  if (c.boolParam("reverse"))
    return c.e.refuse("scan-reverse", "NotImplementedError", "");
  if (body.outvars.size() > numCarry)
    return c.e.refuse(refuse("scan-ys", "ValueError", "extensive output(s) is not supported.")
                          .fact("count", std::to_string(body.outvars.size() - numCarry)));
  if (body.constvars.size() + body.invars.size() > numConsts + numCarry)
    return c.e.refuse(refuse("scan-xs", "ValueError", "extensive argument(s) is not supported."));
  return mlir::success();
}

Result scan(EqnContext &c) {
  JaxprPtr body = jaxprParam(c, "jaxpr");
  if (!body)
    return malformed(c, "scan without a jaxpr");
  size_t numConsts = size_t(c.intParam("num_consts")), numCarry = size_t(c.intParam("num_carry"));
  if (mlir::failed(checkScan(c, *body, numConsts, numCarry)))
    return mlir::failure();
  JaxprPtr counted = countedScanBody(*body, numConsts, numCarry);
  llvm::SmallVector<Val, 8> operands(c.operands);
  Count start{0, {}};
  size_t firstCarry = numConsts;
  if (counted) {
    c.e.keep(counted);
    start = countOf(operands[firstCarry++]);
  }
  for (size_t i = 0; i < operands.size(); ++i)
    if (i < numConsts || i >= firstCarry)
      operands[i] = c.e.materialize(operands[i], c.in(i));
  CountedLoop loop{counted ? *counted : *body,
                   counted != nullptr,
                   start,
                   {c.intParam("length"), {}},
                   c.intParam("unroll", 1),
                   ValRange(operands).take_front(numConsts),
                   llvm::SmallVector<OptBlockShape, 4>(c.blockShapes)};
  Result result = countedLoop(c, loop, Vals(ValRange(operands).drop_front(firstCarry)));
  if (mlir::succeeded(result) && counted)
    result->insert(result->begin(), Val(c.e.i32Constant(c.intParam("length"))));
  return result;
}

Result whileAsFor(EqnContext &c, const Jaxpr &body, size_t numConsts) {
  mlir::Value lower = c.value(numConsts), upper = c.value(numConsts + 1);
  mlir::Value steps = c.e.value("arith.subi", upper.getType(), {upper, lower});
  llvm::SmallVector<OptBlockShape, 4> shapes(c.blockShapes);
  if (shapes.size() > numConsts + 1)
    shapes.erase(shapes.begin() + ptrdiff_t(numConsts) + 1);
  CountedLoop loop{
      body, true, {std::nullopt, lower}, {std::nullopt, steps}, 1, c.operands.take_front(numConsts), std::move(shapes)};
  Result result = countedLoop(c, loop, Vals(c.operands.drop_front(numConsts + 2)));
  if (mlir::succeeded(result))
    result->insert(result->begin(), 2, Val(upper));
  return result;
}

/// Lowers one region of an scf.while; the carries are its block arguments.
mlir::LogicalResult whileRegion(EqnContext &c, mlir::Region &region, const Jaxpr &jaxpr, ValRange consts,
                                ArrayRef<OptBlockShape> shapes, mlir::TypeRange types, bool isCondition) {
  BlockScope scope(c.e, region, types);
  llvm::SmallVector<Val, 8> arguments(consts);
  for (mlir::Value argument : scope.block->getArguments())
    arguments.push_back(argument);
  Result result = c.e.jaxpr(jaxpr, arguments, shapes);
  if (mlir::failed(result))
    return mlir::failure();
  llvm::SmallVector<mlir::Value, 8> operands = values(*result);
  if (isCondition)
    llvm::append_range(operands, scope.block->getArguments());
  c.e.op(isCondition ? "scf.condition" : "scf.yield", {}, operands);
  return mlir::success();
}

llvm::SmallVector<OptBlockShape, 8> shapesFor(EqnContext &c, size_t firstConst, size_t numConsts, size_t firstCarry) {
  llvm::SmallVector<OptBlockShape, 8> shapes;
  for (size_t i = 0; i < c.numOperands(); ++i)
    if ((i >= firstConst && i < firstConst + numConsts) || i >= firstCarry)
      shapes.push_back(i < c.blockShapes.size() ? c.blockShapes[i] : std::nullopt);
  return shapes;
}

Result whileLoop(EqnContext &c) {
  JaxprPtr condition = jaxprParam(c, "cond_jaxpr"), body = jaxprParam(c, "body_jaxpr");
  if (!condition || !body)
    return malformed(c, "while without jaxprs");
  size_t numCond = size_t(c.intParam("cond_nconsts")), numBody = size_t(c.intParam("body_nconsts"));
  if (JaxprPtr counted = countedWhileBody(*condition, numCond, *body, numBody)) {
    c.e.keep(counted);
    return whileAsFor(c, *counted, numBody);
  }
  size_t firstCarry = numCond + numBody;
  ValRange carry = c.operands.drop_front(firstCarry);
  llvm::SmallVector<mlir::Type, 4> types;
  for (const Val &val : carry)
    types.push_back(val.value.getType());
  mlir::Operation *loop = c.e.op("scf.while", types, values(carry), {}, 2);
  if (mlir::failed(whileRegion(c, loop->getRegion(0), *condition, c.operands.take_front(numCond),
                               shapesFor(c, 0, numCond, firstCarry), types, true)) ||
      mlir::failed(whileRegion(c, loop->getRegion(1), *body, c.operands.slice(numCond, numBody),
                               shapesFor(c, numCond, numBody, firstCarry), types, false)))
    return mlir::failure();
  return resultsOf(loop);
}

//===----------------------------------------------------------------------===//
// Grid and mesh indices
//===----------------------------------------------------------------------===//

Result programId(EqnContext &c) {
  int64_t axis = c.intParam("axis");
  if (!c.e.gridIndices)
    return c.e.refuse("program-id-map", "ValueError", "program id:");
  if (axis < 0 || size_t(axis) >= c.e.gridIndices->size())
    return c.e.refuse("program-id", "ValueError", "user passed in program id with axis:");
  return Vals{(*c.e.gridIndices)[size_t(axis)]};
}

Result numPrograms(EqnContext &c) {
  int64_t axis = c.intParam("axis"), seen = 0;
  const auto &vmapped = c.e.instance.vmappedDims;
  size_t rank = c.e.instance.mesh ? c.e.instance.mesh->axes.size() : c.e.instance.grid.size();
  for (size_t i = 0; i < rank; ++i) {
    seen += !llvm::is_contained(vmapped, int64_t(i));
    if (seen == axis + 1)
      return Vals{c.e.value("tpu.iteration_bound", c.e.b.getI32Type(), {}, c.e.i32("dim", int64_t(i)))};
  }
  return c.e.refuse("program-id", "ValueError", "user passed in program id with axis:");
}

Result axisIndexRule(EqnContext &c) {
  mlir::FailureOr<mlir::Value> index = axisIndex(c, c.textParam("axis_name"));
  if (mlir::failed(index))
    return mlir::failure();
  return Vals{*index};
}

/// Every branch that lists "mosaic", else the default (None).
Result platformIndex(EqnContext &c) {
  const jax::Param *platforms = c.eqn.param("platforms");
  if (const jax::ParamList *list = platforms ? platforms->asList() : nullptr)
    for (size_t i = 0; i < list->size(); ++i) {
      const jax::ParamList *names = (*list)[i].asList();
      bool isMosaic = names && llvm::any_of(*names, [](const jax::Param &name) {
                        auto *text = name.as<std::string>();
                        return text && *text == "mosaic";
                      });
      if ((*list)[i].isNone() || isMosaic)
        return Vals{c.e.i32Constant(int64_t(i))};
    }
  return c.e.refuse("platform", "NotImplementedError", "No mosaic or default platform indexing rule found.");
}

} // namespace

mlir::FailureOr<mlir::Value> axisIndex(EqnContext &c, std::string_view axis) {
  Emitter &e = c.e;
  if (std::optional<size_t> position = gridAxis(e.instance, axis)) {
    if (!e.gridIndices)
      return e.refuse("program-id-map", "ValueError", "program id:");
    return (*e.gridIndices)[*position];
  }
  const auto &mesh = e.instance.deviceMesh;
  auto it = llvm::find_if(mesh, [&](const auto &entry) { return entry.first == axis; });
  mlir::Type i32 = e.b.getI32Type();
  if (it == mesh.end())
    return e.refuse(
        refuse(mesh.empty() ? "mesh-no-shard-map" : "mesh-axis", "ValueError",
               mesh.empty() ? "Cannot use communication in pallas_call without shard_map." : "Mesh context is not set.")
            .fact("axis", std::string(axis)));
  mlir::Value device = e.value("tpu.device_id", i32, {});
  int64_t minor = 1;
  for (auto rest = it + 1; rest != mesh.end(); ++rest)
    minor *= rest->second;
  mlir::Value size = e.i32Constant(it->second), divisor = e.i32Constant(minor);
  bool isSigned = writes(e.instance, "signed-device-arithmetic");
  mlir::Value quotient = e.value(isSigned ? "arith.divsi" : "arith.divui", i32, {device, divisor});
  return e.value(isSigned ? "arith.remsi" : "arith.remui", i32, {quotient, size});
}

static void addRules(EmitTable &table) {
  table.add(kAllCores, "cond", cond, Raw::No, Cached::No);
  table.add(kAllCores, "scan", scan, Raw::Yes, Cached::No);
  table.add(kAllCores, "while", whileLoop, Raw::No, Cached::No);
  table.add(kAllCores, "program_id", programId);
  table.add(kAllCores, "num_programs", numPrograms, Raw::No, Cached::No);
  table.add(kAllCores, "axis_index", axisIndexRule);
  table.add(kTensor, "platform_index", platformIndex);
}

static const EmitFamily family(addRules);

} // namespace pallasd::lowering

//===- witnesses.h - Arguments for a function that nobody calls -*- C++ -*-===//
//
// Each parameter without a default gets a stand-in: an array of assumed rank,
// shape and dtype, a number, a flag, an instance of the class that its
// annotation names. Annotations come first, then what the module's text does
// with the parameter, then its name (policies.md C3, C4). Parameters with a
// default keep it.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/interp.h"
#include "analysis/query/assumptions.h"
#include "analysis/query/documented_shapes.h"
#include "analysis/query/usage.h"
#include "analysis/syntax/parser.h"

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace pallasd::query {

struct Witness {
  enum Kind : uint8_t {
    Default, ///< the parameter is left out
    Array,
    Number,
    Real,
    Flag,
    Text,
    Sizes, ///< a tuple of numbers
    DType,
    Record, ///< an instance of `cls`, by keyword
    Member, ///< of an enumeration
    Mesh,
    Identity, ///< a function that gives back its argument
    None
  } kind = Default;
  std::vector<Assumptions::Variable> variables; ///< axes, or the number
  std::string dtype;                            ///< "float32"
  std::string text;
  size_t member = 0; ///< of an enumeration, in order
  bool rankKnown = false;
  bool shapeGiven = false; ///< by an annotation that names every axis
  python::Class *cls = nullptr;
  struct Field;
  std::vector<Field> fields;
};
struct Witness::Field {
  syntax::Name name;
  Witness witness;
};

/// Everything that one call of a function rests on; copied to try a variation.
struct Arguments {
  Assumptions assumptions;
  std::vector<std::pair<syntax::Arg, Witness>> witnesses; ///< by parameter, in order of the signature
  size_t positional = 0;                                  ///< how many of them are passed by position

  Witness *of(syntax::Name parameter);
  /// What tells two variations apart.
  std::string fingerprint() const;
  /// Whether every array's shape was given by annotations.
  bool annotated() const;
};

class WitnessMaker {
public:
  WitnessMaker(python::Interp &interp, python::Module &module, const Usage &usage);

  Arguments choose(const Usage::Function &function);
  /// An array in place of whatever stood for the parameter.
  void makeArray(Arguments &arguments, syntax::Name parameter, size_t rank);
  void makeNumber(Arguments &arguments, syntax::Name parameter);
  /// The stand-in that a parameter would get had it no default; `present`: not None.
  void give(Arguments &arguments, const Usage::Function &function, syntax::Name parameter, bool present);
  /// The arguments as values: positional ones, then keywords.
  std::pair<python::Value, python::Value> values(const Arguments &arguments);
  /// By value: sizes that stand for an assumed one.
  static std::unordered_map<int64_t, python::SymId> sizes(const Arguments &arguments);

private:
  struct Request {
    std::string name;
    const syntax::Expr *annotation;
    ParameterUse use;
    bool isStatic;
    bool present;
  };
  Witness choose(Assumptions &assumptions, const Request &request, int depth);
  std::optional<Witness> byAnnotation(Assumptions &assumptions, const Request &request, const syntax::Expr *annotation,
                                      int depth);
  std::optional<Witness> bySubscript(Assumptions &assumptions, const Request &request, const syntax::Subscript &node,
                                     int depth);
  std::optional<Witness> jaxtyping(Assumptions &assumptions, const syntax::Subscript &node);
  std::optional<Witness> byDocumentation(Assumptions &assumptions, const std::string &name, const ParameterUse &use);
  std::optional<double> sizeOf(const Assumptions &assumptions, const std::string &axis) const;
  void readDocumentation(const Usage::Function &function);
  std::optional<Witness> record(Assumptions &assumptions, const std::string &parameter, python::Class &cls, int depth);
  python::Class *classWith(const std::set<std::string> &fields);
  static bool isEnum(const python::Class &cls);
  python::Class *classOf(const syntax::Expr *annotation);
  const syntax::ClassDef *definitionOf(const python::Class &cls, python::Module *&owner);
  bool isStatic(const Usage::Function &function, syntax::Name parameter);
  Witness array(Assumptions &assumptions, const std::string &name, const ParameterUse &use, std::optional<size_t> rank);
  Witness number(Assumptions &assumptions, const std::string &name);
  Witness flag(Assumptions &assumptions, const std::string &name);
  Witness sizesTuple(Assumptions &assumptions, const std::string &name, size_t length);
  Witness byName(Assumptions &assumptions, const Request &request);
  Assumptions::Variable axis(Assumptions &assumptions, const std::string &name, size_t index, size_t rank);
  double freshSize(bool small);
  python::Value value(const Assumptions &assumptions, const Witness &witness);

  python::Interp &interp;
  python::Module &module;
  const Usage &usage;
  std::map<std::string, Assumptions::Variable> named;                ///< axes by the name that an author gave them
  std::map<std::string, DocumentedShape> documented;                 ///< by parameter of the function
  std::map<std::pair<size_t, size_t>, Assumptions::Variable> common; ///< axes of arrays whose shape nothing looks at
  std::deque<syntax::ParsedExpression> quoted;                       ///< annotations in quotes
  std::vector<std::shared_ptr<const syntax::Module>> trees;          ///< of classes
  python::Module *namingModule = nullptr; ///< where the annotation that is being read stands; null: `module`
  syntax::Name currentFunction = nullptr;
  std::string surroundings; ///< function and parameter names, for dtypes
  int smallUsed = 0, largeUsed = 0;
};

} // namespace pallasd::query

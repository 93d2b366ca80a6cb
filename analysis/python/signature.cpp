//===- signature.cpp - Parameters of modelled functions ---------*- C++ -*-===//
//
// Signatures are written in Python's own notation and parsed once; binding
// follows the rules of a Python call. Also: the parameters of any callable as
// inspect.signature sees them.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/callables.h"
#include "analysis/python/impl.h"
#include "analysis/python/plain_errors.h"

#include <mutex>

namespace pallasd::python {

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ')
    text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ')
    text.remove_suffix(1);
  return text;
}

/// Splits at commas outside quotes and brackets.
std::vector<std::string_view> splitParameters(std::string_view text) {
  std::vector<std::string_view> out;
  int depth = 0;
  char quote = 0;
  size_t start = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    char c = i < text.size() ? text[i] : ',';
    if (quote) {
      quote = c == quote ? 0 : quote;
    } else if (c == '\'' || c == '"') {
      quote = c;
    } else if (c == '(' || c == '[') {
      ++depth;
    } else if (c == ')' || c == ']') {
      --depth;
    } else if (c == ',' && (depth == 0 || i == text.size())) {
      if (auto part = trimmed(text.substr(start, i - start)); !part.empty())
        out.push_back(part);
      start = i + 1;
    }
  }
  return out;
}

/// Strings and the empty tuple need an interpreter: they stay Undefined here.
Value parseDefault(std::string_view text) {
  if (text == "None")
    return Value::none();
  if (text == "True" || text == "False")
    return Value::boolean(text == "True");
  if (text == "Ellipsis" || text == "...")
    return Value::ellipsis();
  if (auto number = text.find_first_not_of("-0123456789") == std::string_view::npos && !text.empty(); number)
    return Value::integer(std::stoll(std::string(text)));
  if (auto real = parseFloat(text))
    return Value::real(*real);
  return {};
}

} // namespace

std::shared_ptr<const Signature> Signature::parse(std::string_view text) {
  static std::mutex mutex;
  static std::unordered_map<std::string, std::shared_ptr<const Signature>> cache;
  std::lock_guard lock(mutex);
  auto [slot, isNew] = cache.try_emplace(std::string(text));
  if (!isNew)
    return slot->second;
  auto made = std::make_shared<Signature>();
  size_t open = text.find('(');
  made->functionName = std::string(trimmed(text.substr(0, open)));
  size_t close = text.rfind(')');
  std::string_view inside = open == std::string_view::npos ? "" : text.substr(open + 1, close - open - 1);
  auto kind = Parameter::Normal;
  for (std::string_view part : splitParameters(inside)) {
    if (part == "/") {
      for (auto &param : made->params)
        param.kind = Parameter::PosOnly;
      continue;
    }
    if (part == "*") {
      kind = Parameter::KwOnly;
      continue;
    }
    Parameter param{nullptr, kind, false, {}, {}};
    if (part.starts_with("**")) {
      param.kind = Parameter::KwArg;
      part.remove_prefix(2);
    } else if (part.starts_with("*")) {
      param.kind = Parameter::VarArg;
      part.remove_prefix(1);
      kind = Parameter::KwOnly;
    }
    size_t equals = part.find('=');
    param.name = intern(trimmed(part.substr(0, equals)));
    if (equals != std::string_view::npos) {
      param.optional = true;
      param.defaultText = std::string(trimmed(part.substr(equals + 1)));
      if (param.defaultText != "...?")
        param.defaultValue = parseDefault(param.defaultText);
    }
    made->params.push_back(std::move(param));
  }
  slot->second = made;
  return made;
}

//===----------------------------------------------------------------------===//
// Binding
//===----------------------------------------------------------------------===//

static Value defaultOf(Interp &interp, const Signature::Parameter &param) {
  const std::string &text = param.defaultText;
  if (!param.defaultValue.isUndefined() || text == "...?" || text.empty())
    return param.defaultValue;
  if (text == "()")
    return interp.tuple({});
  if (text.size() >= 2 && (text[0] == '\'' || text[0] == '"'))
    return interp.impl().nameString(std::string_view(text).substr(1, text.size() - 2));
  return Value();
}

Values Signature::bind(Interp &interp, const CallArgs &args) const {
  Values out(params.size());
  size_t next = 0;
  std::vector<size_t> positional;
  size_t varArg = SIZE_MAX, kwArg = SIZE_MAX;
  for (size_t i = 0; i < params.size(); ++i) {
    if (params[i].kind == Parameter::VarArg)
      varArg = i;
    else if (params[i].kind == Parameter::KwArg)
      kwArg = i;
    else if (params[i].kind != Parameter::KwOnly)
      positional.push_back(i);
  }
  for (; next < args.pos.size() && next < positional.size(); ++next)
    out[positional[next]] = args.pos[next];
  if (varArg != SIZE_MAX)
    out[varArg] = interp.tuple(Values(args.pos.begin() + std::min(next, args.pos.size()), args.pos.end()));
  else if (args.pos.size() > positional.size())
    interp.raise("TypeError", functionName + "() takes " + std::to_string(positional.size()) + " positional argument" +
                                  (positional.size() == 1 ? "" : "s") + " but " + std::to_string(args.pos.size()) +
                                  (args.pos.size() == 1 ? " was given" : " were given"));
  Dict *rest = nullptr;
  if (kwArg != SIZE_MAX) {
    rest = interp.heap.make<Dict>();
    out[kwArg] = rest;
  }
  for (auto &[name, value] : args.kw) {
    size_t at = 0;
    while (at < params.size() &&
           !(params[at].name == name && (params[at].kind == Parameter::Normal || params[at].kind == Parameter::KwOnly)))
      ++at;
    if (at < params.size()) {
      if (!out[at].isUndefined())
        interp.raise("TypeError", functionName + "() got multiple values for argument '" + *name + "'");
      refuseLaterKeyword(interp, functionName, name);
      out[at] = value;
    } else if (rest) {
      rest->table.set(interp, interp.impl().interned(name), value);
    } else {
      raiseUnexpectedKeyword(interp, functionName, name, false);
    }
  }
  std::vector<Name> missing, missingKeyword;
  for (size_t i = 0; i < params.size(); ++i) {
    if (!out[i].isUndefined())
      continue;
    if (params[i].optional)
      out[i] = defaultOf(interp, params[i]);
    else
      (params[i].kind == Parameter::KwOnly ? missingKeyword : missing).push_back(params[i].name);
  }
  if (!missing.empty())
    raiseMissing(interp, functionName, missing, "positional");
  if (!missingKeyword.empty())
    raiseMissing(interp, functionName, missingKeyword, "keyword-only");
  return out;
}

//===----------------------------------------------------------------------===//
// Parameters of callables
//===----------------------------------------------------------------------===//

static std::vector<CallableParameter> ofFunction(Interp &interp, Function *function) {
  std::vector<CallableParameter> out;
  const ast::Arguments &params = function->arguments();
  Value annotations = interp.getAttrOr(function, names().annotations);
  auto annotation = [&](Name name) -> Value {
    auto *dict = annotations.as<Dict>();
    Value *found = dict ? dict->table.find(interp, interp.impl().interned(name)) : nullptr;
    return found ? *found : Value();
  };
  size_t positional = params.posOnly.size() + params.args.size(), firstDefault = positional - function->defaults.size();
  for (size_t i = 0; i < positional; ++i) {
    bool only = i < params.posOnly.size();
    Name name = only ? params.posOnly[i].name : params.args[i - params.posOnly.size()].name;
    out.push_back({name, only ? CallableParameter::PosOnly : CallableParameter::Normal,
                   i >= firstDefault ? function->defaults[i - firstDefault] : Value(), annotation(name)});
  }
  if (params.hasVarArg)
    out.push_back({params.varArg.name, CallableParameter::VarArg, {}, annotation(params.varArg.name)});
  for (auto &arg : params.kwOnly) {
    Value value;
    for (auto &[name, known] : function->kwDefaults)
      if (name == arg.name)
        value = known;
    out.push_back({arg.name, CallableParameter::KwOnly, value, annotation(arg.name)});
  }
  if (params.hasKwArg)
    out.push_back({params.kwArg.name, CallableParameter::KwArg, {}, annotation(params.kwArg.name)});
  return out;
}

static std::vector<CallableParameter> withoutFirst(std::vector<CallableParameter> params) {
  if (!params.empty() && params[0].kind != CallableParameter::VarArg)
    params.erase(params.begin());
  return params;
}

/// What is left of a partial: bound positionals go, bound keywords become
/// keyword-only parameters with that default.
static std::vector<CallableParameter> ofPartial(Interp &interp, std::vector<CallableParameter> params, Value args,
                                                Value keywords) {
  size_t bound = args.as<Tuple>() ? args.as<Tuple>()->items.size() : 0;
  while (bound > 0 && !params.empty() && params[0].kind <= CallableParameter::Normal) {
    params.erase(params.begin());
    --bound;
  }
  auto *dict = keywords.as<Dict>();
  bool onlyKeywords = false;
  std::vector<CallableParameter> out;
  for (auto &param : params) {
    Value *value = dict ? dict->table.find(interp, interp.impl().interned(param.name)) : nullptr;
    if (value && param.kind != CallableParameter::KwArg && param.kind != CallableParameter::VarArg) {
      param.defaultValue = *value;
      param.kind = CallableParameter::KwOnly;
      onlyKeywords = true;
    } else if (onlyKeywords && param.kind == CallableParameter::Normal) {
      param.kind = CallableParameter::KwOnly;
    } else if (onlyKeywords && param.kind == CallableParameter::VarArg) {
      continue;
    }
    out.push_back(param);
  }
  return out;
}

std::optional<std::vector<CallableParameter>> callableParameters(Interp &interp, Value callable, bool followWrapped) {
  auto &impl = interp.impl();
  impl.checkStack();
  if (callable.isUnknown())
    return std::nullopt;
  if (followWrapped && (callable.as<Function>() || callable.as<Native>() || callable.as<Instance>())) {
    Value wrapped = interp.getAttrOr(callable, names().wrapped);
    if (!wrapped.isUndefined() && !wrapped.isUnknown() && !wrapped.identical(callable))
      return callableParameters(interp, wrapped, followWrapped);
  }
  if (auto *function = callable.as<Function>())
    return ofFunction(interp, function);
  if (auto *bound = callable.as<BoundMethod>()) {
    auto inner = callableParameters(interp, bound->func, followWrapped);
    return inner ? std::optional(withoutFirst(std::move(*inner))) : std::nullopt;
  }
  if (auto *builtin = callable.as<Builtin>()) {
    if (builtin->parameters)
      return *builtin->parameters;
    if (!builtin->signature)
      return std::nullopt;
    std::vector<CallableParameter> out;
    for (auto &param : builtin->signature->parameters())
      out.push_back(
          {param.name, CallableParameter::Kind(param.kind), param.optional ? defaultOf(interp, param) : Value(), {}});
    return out;
  }
  if (auto *cls = callable.as<Class>()) {
    for (Name name : {names().init, names().new_}) {
      Value *method = cls->lookup(name);
      if (!method || impl.isObjectMethod(*method, name))
        continue;
      Value function = method->as<StaticMethod>() ? method->as<StaticMethod>()->func : *method;
      auto inner = callableParameters(interp, function, followWrapped);
      return inner ? std::optional(withoutFirst(std::move(*inner))) : std::nullopt;
    }
    if (cls->construct || cls->hasUnknownBase)
      return std::nullopt;
    return std::vector<CallableParameter>();
  }
  static const Name func = intern("func"), keywords = intern("keywords");
  Value inner = interp.getAttrOr(callable, func);
  if (callable.as<Native>() && !inner.isUndefined()) {
    auto params = callableParameters(interp, inner, followWrapped);
    if (!params)
      return std::nullopt;
    return ofPartial(interp, std::move(*params), interp.getAttrOr(callable, names().argsPlain),
                     interp.getAttrOr(callable, keywords));
  }
  if (callable.as<Instance>() || callable.as<Native>())
    if (Value *method = interp.typeOf(callable)->lookup(names().call)) {
      auto params = callableParameters(interp, *method, followWrapped);
      return params ? std::optional(withoutFirst(std::move(*params))) : std::nullopt;
    }
  return std::nullopt;
}

Values bindParameters(Interp &interp, const std::string &function, std::span<const CallableParameter> parameters,
                      const CallArgs &args) {
  Values out(parameters.size());
  std::vector<size_t> positional;
  size_t varArg = SIZE_MAX;
  Dict *rest = nullptr;
  for (size_t i = 0; i < parameters.size(); ++i) {
    if (parameters[i].kind <= CallableParameter::Normal) {
      positional.push_back(i);
    } else if (parameters[i].kind == CallableParameter::VarArg) {
      varArg = i;
    } else if (parameters[i].kind == CallableParameter::KwArg) {
      rest = interp.heap.make<Dict>();
      out[i] = rest;
    }
  }
  size_t given = args.pos.size(), direct = std::min(given, positional.size());
  for (size_t i = 0; i < direct; ++i)
    out[positional[i]] = args.pos[i];
  if (varArg != SIZE_MAX) {
    out[varArg] = interp.tuple(Values(args.pos.begin() + direct, args.pos.end()));
  } else if (given > positional.size()) {
    size_t required = 0;
    for (size_t i : positional)
      required += parameters[i].defaultValue.isUndefined();
    std::string takes = required == positional.size()
                            ? std::to_string(required)
                            : "from " + std::to_string(required) + " to " + std::to_string(positional.size());
    interp.raise("TypeError", function + "() takes " + takes + " positional argument" +
                                  (positional.size() == 1 && required == 1 ? "" : "s") + " but " +
                                  std::to_string(given) + (given == 1 ? " was given" : " were given"));
  }
  for (auto &[name, value] : args.kw) {
    size_t at = 0;
    while (at < parameters.size() &&
           !(parameters[at].name == name &&
             (parameters[at].kind == CallableParameter::Normal || parameters[at].kind == CallableParameter::KwOnly)))
      ++at;
    if (at < parameters.size()) {
      if (!out[at].isUndefined())
        interp.raise("TypeError", function + "() got multiple values for argument '" + *name + "'");
      out[at] = value;
    } else if (rest) {
      rest->table.set(interp, interp.impl().interned(name), value);
    } else {
      interp.raise("TypeError", function + "() got an unexpected keyword argument '" + *name + "'");
    }
  }
  std::vector<Name> missing, missingKeyword;
  for (size_t i = 0; i < parameters.size(); ++i) {
    if (!out[i].isUndefined() || parameters[i].kind == CallableParameter::VarArg)
      continue;
    if (!parameters[i].defaultValue.isUndefined())
      out[i] = parameters[i].defaultValue;
    else
      (parameters[i].kind == CallableParameter::KwOnly ? missingKeyword : missing).push_back(parameters[i].name);
  }
  if (!missing.empty())
    raiseMissing(interp, function, missing, "positional");
  if (!missingKeyword.empty())
    raiseMissing(interp, function, missingKeyword, "keyword-only");
  return out;
}

std::vector<std::string> Interp::parameterNames(Value callable) {
  std::vector<std::string> out;
  if (auto params = callableParameters(*this, callable, true))
    for (auto &param : *params)
      out.push_back(*param.name);
  return out;
}

} // namespace pallasd::python

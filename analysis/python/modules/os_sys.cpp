//===- os_sys.cpp - os, sys, and what only a run would know -----*- C++ -*-===//
//
// Paths are computed as text; the environment is the configured one (policies.md
// B); files, time, random numbers and processes are Unknown.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/impl.h"

#include <cfloat>

namespace pallasd::python {

namespace {

Value worldUnknown(Interp &interp, const std::string &what) {
  Value value = interp.unknown(Reason::World, what);
  return value;
}

/// A function whose result only a run would know; calling it has no effect that
/// matters here.
void unknowable(ModuleBuilder &m, const std::string &name) {
  std::string what = m.module.name + "." + name;
  auto *made = m.raw(name, [what](Interp &interp, const CallArgs &) { return worldUnknown(interp, what); }, true);
  made->pure = true;
}

std::string pathText(Interp &interp, Value value) {
  Value plain = Interp::Impl::base(value);
  if (auto *text = plain.as<Str>())
    return text->text;
  if (Value *method = interp.typeOf(value)->lookup(names().fspath))
    return interp.toStr(interp.impl().callSpecial(*method, value, {}));
  interp.raise("TypeError", "expected str, bytes or os.PathLike object, not " + interp.typeName(value));
}

std::string joinPaths(const std::string &head, const std::string &tail) {
  if (tail.starts_with("/"))
    return tail;
  return head.empty() || head.ends_with("/") ? head + tail : head + "/" + tail;
}

std::pair<std::string, std::string> splitPath(const std::string &path) {
  size_t slash = path.rfind('/');
  if (slash == std::string::npos)
    return {"", path};
  std::string head = path.substr(0, slash + 1);
  if (head.find_first_not_of('/') != std::string::npos)
    while (head.size() > 1 && head.ends_with("/"))
      head.pop_back();
  return {head, path.substr(slash + 1)};
}

std::string normalPath(const std::string &path) {
  if (path.empty())
    return ".";
  bool absolute = path[0] == '/';
  std::vector<std::string> parts;
  for (size_t at = 0; at <= path.size();) {
    size_t end = std::min(path.find('/', at), path.size());
    std::string part = path.substr(at, end - at);
    at = end + 1;
    if (part.empty() || part == ".")
      continue;
    if (part == ".." && !parts.empty() && parts.back() != "..")
      parts.pop_back();
    else if (part != ".." || !absolute)
      parts.push_back(part);
  }
  std::string out = absolute ? "/" : "";
  for (size_t i = 0; i < parts.size(); ++i)
    out += (i ? "/" : "") + parts[i];
  return out.empty() ? "." : out;
}

Value environ(Interp &interp) {
  Value dict = interp.dict();
  for (auto &[name, value] : interp.world.environment)
    dict.as<Dict>()->table.set(interp, interp.str(name), interp.str(value));
  return dict;
}

/// argparse's value of what the command line must give.
Value required(Interp &interp, std::span<const Value> a) {
  return worldUnknown(interp, "command line argument " + interp.toStr(a[0]));
}

} // namespace

PALLASD_MODULE("argparse", m) { m.def("_required(name, /)", required); }

PALLASD_MODULE("os.path", m) {
  auto text = [&](const char *signature, std::string (*fn)(const std::string &)) {
    m.def(signature, [fn](Interp &in, std::span<const Value> a) { return in.str(fn(pathText(in, a[0]))); })->pure =
        true;
  };
  text("basename(p)", [](const std::string &p) { return splitPath(p).second; });
  text("dirname(p)", [](const std::string &p) { return splitPath(p).first; });
  text("normpath(path)", [](const std::string &p) { return normalPath(p); });
  text("normcase(s)", [](const std::string &p) { return p; });
  for (const char *name : {"abspath(path)", "realpath(filename)"})
    m.def(name, [](Interp &in, std::span<const Value> a) -> Value {
       std::string path = pathText(in, a[0]);
       if (!path.starts_with("/"))
         return worldUnknown(in, "current directory");
       return in.str(normalPath(path));
     })->pure = true;
  m.def("join(a, *p)", [](Interp &in, std::span<const Value> a) -> Value {
     std::string path = pathText(in, a[0]);
     for (Value part : a[1].as<Tuple>()->items) {
       if (auto reason = reasonOf(part))
         throw UnknownUse{reason};
       path = joinPaths(path, pathText(in, part));
     }
     return in.str(std::move(path));
   })->pure = true;
  m.def("split(p)", [](Interp &in, std::span<const Value> a) -> Value {
     auto [head, tail] = splitPath(pathText(in, a[0]));
     return in.tuple({in.str(head), in.str(tail)});
   })->pure = true;
  m.def("splitext(p)", [](Interp &in, std::span<const Value> a) -> Value {
     std::string path = pathText(in, a[0]);
     size_t slash = path.rfind('/'), dot = path.rfind('.');
     size_t start = slash == std::string::npos ? 0 : slash + 1;
     bool found = dot != std::string::npos && dot > start && path.find_first_not_of('.', start) < dot;
     return in.tuple({in.str(found ? path.substr(0, dot) : path), in.str(found ? path.substr(dot) : "")});
   })->pure = true;
  m.def("isabs(s)", [](Interp &in, std::span<const Value> a) {
     return Value::boolean(pathText(in, a[0]).starts_with("/"));
   })->pure = true;
  m.def("commonprefix(m)", [](Interp &in, std::span<const Value> a) -> Value {
     Values items = in.toVector(a[0]);
     std::string prefix = items.empty() ? "" : pathText(in, items[0]);
     for (Value item : items) {
       std::string other = pathText(in, item);
       size_t n = 0;
       while (n < prefix.size() && n < other.size() && prefix[n] == other[n])
         ++n;
       prefix.resize(n);
     }
     return in.str(prefix);
   })->pure = true;
  m.set("sep", m.interp.str("/"));
  m.set("pathsep", m.interp.str(":"));
  m.set("curdir", m.interp.str("."));
  m.set("pardir", m.interp.str(".."));
  for (const char *name : {"exists", "isfile", "isdir", "islink", "lexists", "getsize", "getmtime", "expanduser",
                           "expandvars", "relpath", "samefile", "ismount"})
    unknowable(m, name);
}

PALLASD_MODULE("os", m) {
  Interp &interp = m.interp;
  m.set("environ", environ(interp));
  Value path = interp.importModule("os.path");
  m.set("path", path);
  m.def("getenv(key, default=None)", [](Interp &in, std::span<const Value> a) {
     return in.callMethod(in.getAttr(in.importModule("os"), "environ"), "get", {a[0], a[1]});
   })->pure = true;
  m.def("putenv(name, value, /)", [](Interp &, std::span<const Value>) { return Value::none(); });
  m.def("fspath(path)", [](Interp &in, std::span<const Value> a) { return in.str(pathText(in, a[0])); })->pure = true;
  m.def("_world(what, /)", [](Interp &in, std::span<const Value> a) { return worldUnknown(in, in.toStr(a[0])); });
  m.set("sep", interp.str("/"));
  m.set("linesep", interp.str("\n"));
  m.set("pathsep", interp.str(":"));
  m.set("name", interp.str("posix"));
  m.set("devnull", interp.str("/dev/null"));
  m.set("curdir", interp.str("."));
  m.set("PathLike", interp.makeClass("os", "PathLike"));
  for (const char *name :
       {"getcwd",     "listdir", "scandir",  "walk",  "stat",     "getpid", "getppid", "cpu_count",         "urandom",
        "uname",      "access",  "makedirs", "mkdir", "remove",   "unlink", "rename",  "replace",           "rmdir",
        "removedirs", "system",  "popen",    "open",  "getlogin", "getuid", "chdir",   "sched_getaffinity", "times"})
    unknowable(m, name);
}

PALLASD_MODULE("sys", m) {
  Interp &interp = m.interp;
  auto &impl = interp.impl();
  Values argv, path;
  for (auto &text : interp.world.argv)
    argv.push_back(interp.str(text));
  for (auto &text : interp.world.pythonPath)
    path.push_back(interp.str(text));
  m.set("argv", interp.list(std::move(argv)));
  m.set("path", interp.list(std::move(path)));
  m.set("modules", impl.modules);
  m.set("maxsize", Value::integer(INT64_MAX));
  m.set("maxunicode", Value::integer(0x10FFFF));
  m.set("byteorder", interp.str("little"));
  m.set("platform", interp.str("linux"));
  m.set("builtin_module_names", interp.tuple({}));
  m.set("warnoptions", interp.list({}));
  m.def("exit(status=None, /)", [](Interp &in, std::span<const Value> a) -> Value {
    in.impl().throwException(
        in.impl().makeException(in.builtinClass("SystemExit"), a[0].isNone() ? Values() : Values{a[0]}));
  });
  m.def("getrecursionlimit()", [](Interp &, std::span<const Value>) { return Value::integer(1000); });
  m.def("setrecursionlimit(limit, /)", [](Interp &, std::span<const Value>) { return Value::none(); });
  m.def("intern(string, /)", [](Interp &, std::span<const Value> a) { return a[0]; });
  m.def("exc_info()", [](Interp &in, std::span<const Value>) -> Value {
    Value e = in.impl().handling;
    if (!e.isObject())
      return in.tuple({Value::none(), Value::none(), Value::none()});
    return in.tuple({in.typeOf(e), e, Value::none()});
  });
  m.def("exception()", [](Interp &in, std::span<const Value>) -> Value {
    Value e = in.impl().handling;
    return e.isObject() ? e : Value::none();
  });
  for (const char *name :
       {"getsizeof", "getrefcount", "_getframe", "gettrace", "getdefaultencoding", "getfilesystemencoding"})
    unknowable(m, name);
}

/// Modules of which nothing can be known but that asking them is harmless.
static void populateTime(ModuleBuilder &m) {
  for (const char *name :
       {"time", "perf_counter", "monotonic", "process_time", "time_ns", "perf_counter_ns", "monotonic_ns", "sleep",
        "localtime", "gmtime", "strftime", "ctime", "asctime", "thread_time"})
    unknowable(m, name);
}
PALLASD_MODULE("time", m) { populateTime(m); }

PALLASD_MODULE("random", m) {
  for (const char *name :
       {"random", "randint", "choice", "choices", "shuffle", "sample", "uniform", "gauss", "normalvariate", "seed",
        "randrange", "getrandbits", "Random", "SystemRandom", "betavariate", "expovariate", "getstate", "setstate"})
    unknowable(m, name);
}

PALLASD_MODULE("uuid", m) {
  for (const char *name : {"uuid1", "uuid3", "uuid4", "uuid5", "UUID", "getnode"})
    unknowable(m, name);
}

PALLASD_MODULE("gc", m) {
  for (const char *name : {"collect", "disable", "enable", "freeze", "isenabled", "get_objects"})
    unknowable(m, name);
}

PALLASD_MODULE("atexit", m) {
  m.def("register(func, /, *args, **kwargs)", [](Interp &, std::span<const Value> a) { return a[0]; }, true);
  m.def("unregister(func, /)", [](Interp &, std::span<const Value>) { return Value::none(); }, true);
}

} // namespace pallasd::python

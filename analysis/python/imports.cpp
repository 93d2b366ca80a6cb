//===- imports.cpp - Modules ------------------------------------*- C++ -*-===//
//
// A dotted name is imported part by part: what sys.modules holds, then a model,
// then a file of the package or of the Python path, else the absent-module
// policy (policies.md B). Models live as long as the interpreter, whoever
// imports them first; modules of the program are ordinary objects, so that the
// journal takes them back.
//
//===----------------------------------------------------------------------===//
#include "analysis/facts/names/names.h"
#include "analysis/python/impl.h"
#include "analysis/python/loading.h"
#include "analysis/python/plain_errors.h"
#include "analysis/python/prelude.h"
#include "analysis/syntax/parser.h"
#include "support/releases.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <mutex>

namespace pallasd::python {

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

namespace {

struct Registered {
  std::string module, file;
  void (*populate)(ModuleBuilder &);
};

std::vector<Registered> &registry() {
  static std::vector<Registered> all;
  return all;
}

/// Trees of prelude files, parsed once in the process.
struct ParsedPrelude {
  std::string module;
  SourceUnit unit;
};
const std::vector<ParsedPrelude> &parsedPrelude(const std::string &module) {
  static std::mutex mutex;
  static std::map<std::string, std::vector<ParsedPrelude>> cache;
  std::lock_guard lock(mutex);
  auto [it, isNew] = cache.try_emplace(module);
  if (!isNew)
    return it->second;
  std::string first = "# module: " + module + "\n";
  for (const PreludeSource &source : preludeSources()) {
    if (!source.text.starts_with(first))
      continue;
    auto parsed = ast::parseModule(std::string(source.file), source.text);
    it->second.push_back({module, {parsed.module, std::make_shared<const std::string>(source.text)}});
  }
  return it->second;
}

std::string preludeModule(const PreludeSource &source) {
  constexpr std::string_view prefix = "# module: ";
  if (!source.text.starts_with(prefix))
    return {};
  size_t end = source.text.find('\n');
  return std::string(source.text.substr(prefix.size(), end - prefix.size()));
}

} // namespace

ModuleRegistration::ModuleRegistration(const char *module, const char *file, void (*populate)(ModuleBuilder &)) {
  registry().push_back({module, file, populate});
}

void Interp::Impl::indexModelledNames() {
  auto add = [&](std::string name) {
    for (; !name.empty(); name = name.substr(0, name.rfind('.') == std::string::npos ? 0 : name.rfind('.')))
      modelledNames.insert(name);
  };
  for (auto &one : registry())
    add(one.module);
  for (auto &source : preludeSources())
    add(preludeModule(source));
}

Builtin *ModuleBuilder::def(std::string_view signature, NativeFn fn, bool takesUnknown) {
  auto *made = interp.builtin(signature, std::move(fn), takesUnknown).as<Builtin>();
  made->module = module.name;
  module.globals.set(intern(made->name), made);
  return made;
}

Builtin *ModuleBuilder::raw(std::string_view name, RawNativeFn fn, bool takesUnknown) {
  auto *made = interp.heap.make<Builtin>();
  made->name = std::string(name);
  made->module = module.name;
  made->raw = std::move(fn);
  made->takesUnknown = takesUnknown;
  module.globals.set(intern(name), made);
  return made;
}

void ModuleBuilder::set(std::string_view name, Value value) { module.globals.set(intern(name), value); }

void ModuleBuilder::alias(std::string_view name, std::string_view existing) {
  if (Value *value = module.globals.find(intern(existing)))
    module.globals.set(intern(name), *value);
}

/// The configured release as prelude code compares it: (0, 12, 0, 1).
static Value releaseTuple(Interp &interp) {
  Values parts;
  for (int number : releaseNumbers(interp.world.jaxRelease))
    parts.push_back(Value::integer(number));
  return interp.tuple(std::move(parts));
}

/// Whether what runs now is a model rather than a program.
static bool runsModel(Interp &interp) {
  const ExecFrame *frame = interp.impl().top();
  return !frame || frame->internal;
}

/// Takes what a model defines and the release's module lacks out of the program's sight: helpers and imports of a
/// prelude, and names of other releases.
static void hideAbsent(Module &module, Namespace &hidden, std::string_view release) {
  const auto entries = module.globals.entries();
  for (auto &[name, value] : entries)
    if (name && facts::nameStatus(release, module.name, *name) == facts::NameStatus::Absent) {
      hidden.set(name, value);
      module.globals.erase(name);
    }
}

Module *Interp::Impl::modelled(const std::string &dotted) {
  if (auto it = modelledModules.find(dotted); it != modelledModules.end())
    return it->second;
  if (modelledNames.empty())
    indexModelledNames();
  if (!modelledNames.count(dotted))
    return nullptr;
  Heap::Permanent permanent(heap);
  auto *module = heap.make<Module>();
  module->name = dotted;
  module->internal = true;
  modelledModules[dotted] = module;
  module->globals.set(names().name, in.str(dotted));
  // Not everything of a real module is modelled: what is not found is Unknown,
  // unless the release is known not to have it.
  auto hidden = std::make_shared<Namespace>();
  module->missing = [dotted, hidden](Interp &interp, Name name) -> Value {
    if (Value *own = runsModel(interp) ? hidden->find(name) : nullptr)
      return *own;
    if (Module *sub = interp.impl().modelled(dotted + "." + *name))
      return sub;
    if (facts::nameStatus(interp.world.jaxRelease, dotted, *name) == facts::NameStatus::Absent)
      return {};
    Value value = interp.unknown(Reason::Unmodelled, dotted + "." + *name);
    value.as<Unknown>()->isPath = true;
    return value;
  };
  // Models run as if nobody had called them, at nobody's expense; what they lack is no gap of a program.
  struct Restore {
    Impl &impl;
    Frame *top = impl.top();
    Budget budget = impl.in.budget;
    size_t gaps = impl.in.gaps.size();
    decltype(Interp::onGap) onGap = std::exchange(impl.in.onGap, nullptr);
    explicit Restore(Impl &impl) : impl(impl) { ++impl.in.extension<ModelLoading>().depth; }
    ~Restore() {
      --impl.in.extension<ModelLoading>().depth;
      impl.setTop(top);
      impl.in.budget = budget;
      impl.in.gaps.resize(gaps);
      impl.in.onGap = std::move(onGap);
    }
  } restore(*this);
  setTop(nullptr);
  ModuleBuilder builder(in, *module);
  std::vector<Registered> mine;
  for (auto &one : registry())
    if (one.module == dotted)
      mine.push_back(one);
  std::sort(mine.begin(), mine.end(), [](auto &a, auto &b) { return a.file < b.file; });
  for (auto &one : mine)
    one.populate(builder);
  if (!parsedPrelude(dotted).empty())
    module->globals.set(intern("jax_release"), releaseTuple(in));
  for (auto &part : parsedPrelude(dotted)) {
    module->path = part.unit.tree->path;
    units[module] = part.unit;
    runModule(*module, part.unit);
  }
  hideAbsent(*module, *hidden, in.world.jaxRelease);
  module->complete = true;
  return module;
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// `__spec__`; None for a script.
static Value specOf(Interp &interp, const std::string &name, const std::string &path, bool isPackage) {
  struct Holder {
    Class *cls = nullptr;
  };
  auto &holder = interp.extension<Holder>();
  if (!holder.cls) {
    Heap::Permanent permanent(interp.heap);
    holder.cls = interp.makeClass("importlib.machinery", "ModuleSpec");
  }
  auto *spec = interp.heap.make<Instance>(holder.cls);
  std::string folder = path.substr(0, path.rfind('/')), parent = isPackage ? name : name.substr(0, name.rfind('.'));
  if (!isPackage && name.find('.') == std::string::npos)
    parent.clear();
  auto set = [&](const char *attribute, Value value) { spec->attributes.set(intern(attribute), value); };
  set("name", interp.str(name));
  set("parent", interp.str(parent));
  set("origin", interp.str(path));
  set("loader", Value::none());
  set("has_location", Value::boolean(true));
  set("submodule_search_locations", isPackage ? interp.list({interp.str(folder)}) : Value::none());
  return spec;
}

Module *Interp::makeModule(std::string name, std::string path) {
  auto *module = heap.make<Module>();
  module->globals.set(names().name, str(name));
  module->globals.set(names().doc, Value::none());
  module->globals.set(names().file, str(path));
  module->globals.set(names().builtins, impl().builtins);
  bool isPackage = path.ends_with("/__init__.py");
  size_t dot = name.rfind('.');
  module->globals.set(names().package, str(isPackage ? name : dot == std::string::npos ? "" : name.substr(0, dot)));
  module->globals.set(names().spec, name == "__main__" ? Value::none() : specOf(*this, name, path, isPackage));
  if (isPackage)
    module->globals.set(names().path, list({str(path.substr(0, path.rfind('/')))}));
  if (auto unit = world.source(path))
    impl().units[module] = *unit;
  if (name == "__main__" || name == "pallasd_entry")
    impl().addScript(path);
  module->name = std::move(name);
  module->path = std::move(path);
  return module;
}

static std::string folderOf(const std::string &path) {
  size_t slash = path.rfind('/');
  return slash == std::string::npos ? "." : path.substr(0, slash);
}

static void addOnce(std::vector<std::string> &folders, const std::string &folder) {
  if (std::find(folders.begin(), folders.end(), folder) == folders.end())
    folders.push_back(folder);
}

/// A file of a project is written to be run where the project is installed: its own package can be imported, and so can
/// what lies in the project's folders.
void Interp::Impl::addScript(const std::string &path) {
  constexpr int levels = 12;
  std::string folder = folderOf(path);
  addOnce(scriptDirectories, folder);
  std::string root = folder;
  while (in.world.isFile(root + "/__init__.py") && root.find('/') != std::string::npos)
    root = folderOf(root);
  addOnce(scriptDirectories, root);
  std::vector<std::string> above;
  auto isProject = [&] {
    return in.world.isFile(folder + "/pyproject.toml") || in.world.isFile(folder + "/setup.py") ||
           in.world.isDirectory(folder + "/.git") || in.world.isFile(folder + "/.git");
  };
  for (int i = 0; i < levels; ++i, folder = folderOf(folder)) {
    for (const char *sources : {"/src", "/python"})
      above.push_back(folder + sources);
    // What lies in a package is not imported by its own name alone.
    if (!in.world.isFile(folder + "/__init__.py"))
      above.push_back(folder);
    if (isProject())
      for (const std::string &one : above)
        addOnce(projectFolders, one);
    if (folder.find('/') == std::string::npos || folder.size() < 2)
      break;
  }
}

/// The frame of a statement at the top of a module.
static void enterModule(ExecFrame &frame, Module &module, const syntax::PlacedItem &item) {
  frame.module = &module;
  frame.item = item.item;
  frame.qualifiedName = "<module>";
  frame.internal = module.internal;
}

void Interp::runItem(Module &module, const syntax::PlacedItem &item) {
  Impl &i = impl();
  i.firstLines[item.item.get()] = item.firstLine;
  if (recorder)
    recorder->items.insert(item.item.get());
  if (item.item->broken || !item.item->stmt) {
    if (!module.missing)
      module.missing = [](Interp &interp, Name name) {
        return interp.unknown(Reason::Cascade, "syntax error: " + *name);
      };
    return;
  }
  i.keepNodes(item.item);
  ExecFrame frame;
  enterModule(frame, module, item);
  FrameGuard guard(i, frame);
  ReasonPtr exhausted;
  ast::Body body{item.item->stmt};
  try {
    i.exec(body, frame);
  } catch (BudgetError &error) {
    exhausted = error.reason;
  }
  if (!exhausted)
    return;
  // The rest of the module gets a share that halves each time, so that all of
  // it together ends, too.
  if (!i.refillSteps)
    i.refillSteps = 4'000'000;
  budget.steps = std::max(budget.steps, i.refillSteps);
  budget.elements = std::max<uint64_t>(budget.elements, i.refillSteps);
  i.refillSteps /= 2;
  if (heap.objectCount() > budget.objects)
    budget.objects = heap.objectCount() + i.refillSteps / 4;
  i.havoc(body, frame, exhausted);
}

void Interp::moduleChanged(Module &module, const SourceUnit &unit) {
  impl().units[&module] = unit;
  for (const syntax::PlacedItem &item : unit.tree->items) {
    impl().firstLines[item.item.get()] = item.firstLine;
    impl().keepNodes(item.item);
  }
}

void Interp::Impl::keepNodes(const ast::ItemPtr &item) {
  if (executedItems.size() > 4'000 && !top()) {
    constants.clear();
    constantCount = 0;
    executedItems.clear();
  }
  executedItems.insert(item);
}

void Interp::Impl::runModule(Module &module, const SourceUnit &unit) {
  for (auto &item : unit.tree->items)
    in.runItem(module, item);
}

static bool isInstalled(const std::string &path) {
  return path.find("/site-packages/") != std::string::npos || path.find("/dist-packages/") != std::string::npos;
}

/// Whether a module is machine code, which nobody can read here.
static bool isExtension(World &world, const std::string &base) {
  static const std::vector<std::string> endings = [] {
    std::vector<std::string> all = {".so", ".abi3.so", ".pyd"};
    for (int minor = 10; minor <= 15; ++minor)
      for (const char *system : {"x86_64-linux-gnu.so", "aarch64-linux-gnu.so", "darwin.so"})
        all.push_back(".cpython-3" + std::to_string(minor) + "-" + system);
    return all;
  }();
  return std::any_of(endings.begin(), endings.end(), [&](const std::string &end) { return world.isFile(base + end); });
}

/// The text of a module from where an exception was raised.
static std::string_view raisedAt(Interp::Impl &impl, const PyError &error) {
  if (error.traceback.empty())
    return {};
  const Position &place = error.traceback.front();
  auto unit = impl.units.find(place.module);
  auto first = impl.firstLines.find(place.item.get());
  if (unit == impl.units.end() || !unit->second.text || first == impl.firstLines.end())
    return {};
  std::string_view rest = *unit->second.text;
  for (int32_t line = first->second + place.range.line; line > 0; --line) {
    size_t end = rest.find('\n');
    if (end == std::string_view::npos)
      return {};
    rest.remove_prefix(end + 1);
  }
  return rest.substr(std::min(rest.size(), size_t(place.range.column)));
}

/// Whether what ended a statement of an imported module ends the import. That is so if the program says it itself or
/// asks for what a release of JAX doesn't have; anything else is more likely a fault of this evaluation, since a module
/// that is imported by a program that works can be imported.
static bool endsImport(Interp &interp, const PyError &error, bool installed) {
  if (interp.isInstance(error.value, interp.builtinClass("ImportError")) ||
      !interp.isInstance(error.value, interp.builtinClass("Exception")))
    return true;
  std::string_view text = raisedAt(interp.impl(), error);
  if (text.starts_with("raise") || text.starts_with("assert"))
    return !installed;
  auto *instance = error.value.as<Instance>();
  bool isAttribute = instance && interp.typeName(error.value) == "AttributeError";
  return isAttribute && interp.toStr(error.value).starts_with("module 'jax");
}

/// A statement of an imported module. What cannot be followed in it is Unknown from here on.
static void runImported(Interp &interp, Module &module, const syntax::PlacedItem &item, bool installed) {
  Interp::Impl &impl = interp.impl();
  try {
    interp.runItem(module, item);
  } catch (PyError &error) {
    if (!item.item->stmt || endsImport(interp, error, installed))
      throw;
    ReasonPtr reason = impl.reason(Reason::Internal, module.name + ": " + interp.typeName(error.value));
    ExecFrame frame;
    enterModule(frame, module, item);
    FrameGuard guard(impl, frame);
    impl.havoc(ast::Body{item.item->stmt}, frame, reason);
    interp.noteGap(reason);
  }
}

Value Interp::Impl::importFile(const std::string &dotted, const std::string &path) {
  auto unit = in.world.source(path);
  if (!unit || !unit->tree)
    return absentModule(dotted);
  Module *module = in.makeModule(dotted, path);
  units[module] = *unit;
  Value key = in.str(dotted);
  heap.willWrite(modules);
  modules->table.set(in, key, module);
  std::optional<PyError> failed;
  bool installed = isInstalled(path);
  try {
    for (const syntax::PlacedItem &item : unit->tree->items)
      runImported(in, *module, item, installed);
  } catch (PyError &error) {
    failed = std::move(error);
  }
  if (failed) {
    heap.willWrite(modules);
    modules->table.erase(in, key);
    if (!installed)
      throw std::move(*failed);
    // An installed package can be imported: what failed is this evaluation of it.
    Value unknown = in.unknown(Reason::Internal, dotted);
    unknown.as<Unknown>()->isPath = true;
    modules->table.set(in, key, unknown);
    return unknown;
  }
  heap.willWrite(module);
  module->complete = true;
  return module;
}

Value Interp::Impl::absentModule(const std::string &dotted) {
  if (in.world.environmentKnown && importCaught > 0) {
    Value error = makeException(in.builtinClass("ModuleNotFoundError"), {in.str("No module named '" + dotted + "'")});
    error.as<Instance>()->attributes.set(names().namePlain, in.str(dotted));
    throwException(error);
  }
  Value module = in.unknown(Reason::Unmodelled, dotted);
  module.as<Unknown>()->isPath = true;
  return module;
}

/// Folders in which a part of a dotted name is looked for.
static std::vector<std::string> searchPath(Interp &interp, Value parent, const std::string &name) {
  if (auto *package = parent.as<Module>()) {
    std::vector<std::string> folders;
    if (Value *path = package->globals.find(names().path); path && path->as<List>())
      for (Value entry : path->as<List>()->items)
        if (auto *text = entry.as<Str>())
          folders.push_back(text->text);
    return folders;
  }
  auto folders = interp.impl().scriptDirectories;
  // A file in a/b/ that imports a: the folder that holds a, whether a says that it is a package or not.
  for (const std::string &script : interp.impl().scriptDirectories)
    if (size_t at = (script + "/").rfind("/" + name + "/"); at != std::string::npos && at > 0)
      folders.push_back(script.substr(0, at));
  folders.insert(folders.end(), interp.world.pythonPath.begin(), interp.world.pythonPath.end());
  auto &project = interp.impl().projectFolders;
  folders.insert(folders.end(), project.begin(), project.end());
  return folders;
}

/// Kernels that ship with JAX use its public interface only: they are read from
/// the installation like any package of the workspace.
static std::optional<std::string> installedFile(Interp::Impl &impl, const std::string &dotted) {
  if (!dotted.starts_with("jax.experimental.pallas."))
    return std::nullopt;
  std::string base = dotted;
  std::replace(base.begin(), base.end(), '.', '/');
  for (const std::string &folder : impl.in.world.pythonPath)
    for (std::string_view ending : {"/__init__.py", ".py"})
      if (std::string path = fmt::format("{}/{}{}", folder, base, ending); impl.in.world.isFile(path))
        return path;
  return std::nullopt;
}

Value Interp::Impl::importOne(const std::string &dotted, Value parent) {
  if (Value *known = modules->table.find(in, in.str(dotted)))
    return *known;
  if (auto *model = parent.as<Module>(); !model || model->internal) {
    if (Module *module = modelled(dotted))
      return module;
    if (model) {
      if (auto path = installedFile(*this, dotted))
        return importFile(dotted, *path);
      Value value = in.unknown(Reason::Unmodelled, dotted);
      value.as<Unknown>()->isPath = true;
      return value;
    }
  }
  if (parent.isUnknown())
    return unknownAttr(parent.as<Unknown>(), intern(dotted.substr(dotted.rfind('.') + 1)));
  std::string last = dotted.substr(dotted.rfind('.') + 1);
  std::vector<std::string> namespaceParts;
  for (auto &folder : searchPath(in, parent, last)) {
    std::string base = folder.empty() ? last : fmt::format("{}/{}", folder, last);
    if (in.world.isFile(base + "/__init__.py"))
      return importFile(dotted, base + "/__init__.py");
    if (in.world.isFile(base + ".py"))
      return importFile(dotted, base + ".py");
    if (isExtension(in.world, base)) {
      Value machineCode = in.unknown(Reason::Unmodelled, dotted);
      machineCode.as<Unknown>()->isPath = true;
      return machineCode;
    }
    if (in.world.isDirectory(base))
      namespaceParts.push_back(base);
  }
  if (namespaceParts.empty())
    return absentModule(dotted);
  auto *module = heap.make<Module>();
  module->name = dotted;
  module->complete = true;
  // Nothing says that all of the package lies where it was looked for.
  module->missing = [dotted](Interp &interp, Name name) -> Value {
    Value value = interp.unknown(Reason::Unmodelled, dotted + "." + *name);
    value.as<Unknown>()->isPath = true;
    return value;
  };
  module->globals.set(names().name, in.str(dotted));
  Values paths;
  for (auto &part : namespaceParts)
    paths.push_back(in.str(part));
  module->globals.set(names().path, in.list(std::move(paths)));
  heap.willWrite(modules);
  modules->table.set(in, in.str(dotted), module);
  return module;
}

Value Interp::Impl::importDotted(const std::string &dotted) {
  checkStack();
  Value module = Value::none();
  for (size_t end = 0; end != std::string::npos;) {
    end = dotted.find('.', end ? end + 1 : 0);
    std::string prefix = dotted.substr(0, end);
    Value parent = module;
    module = importOne(prefix, parent);
    auto *package = parent.as<Module>();
    if (package && !module.isUnknown()) {
      Name attribute = intern(prefix.substr(prefix.rfind('.') + 1));
      if (!package->globals.find(attribute))
        storeGlobal(package, attribute, module);
    }
    if (end == std::string::npos)
      break;
  }
  return module;
}

Value Interp::importModule(std::string_view dotted) { return impl().importDotted(std::string(dotted)); }

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

void Interp::Impl::execImport(const ast::Import &node, ExecFrame &frame) {
  for (auto &alias : node.names) {
    frame.current = &node;
    Value module = importDotted(*alias.name);
    if (alias.asName) {
      store(alias.binding, alias.asName, module, frame);
      continue;
    }
    size_t dot = alias.name->find('.');
    Value first = dot == std::string::npos ? module : importDotted(alias.name->substr(0, dot));
    store(alias.binding, intern(alias.name->substr(0, dot)), first, frame);
  }
}

std::string Interp::Impl::absoluteName(const ast::ImportFrom &node, ExecFrame &frame) {
  std::string base = node.module ? *node.module : "";
  if (node.level == 0)
    return base;
  Value *own = frame.module->globals.find(names().package);
  std::string package = own && own->as<Str>() ? own->as<Str>()->text : "";
  for (int up = 1; up < node.level && !package.empty(); ++up) {
    size_t dot = package.rfind('.');
    package = dot == std::string::npos ? "" : package.substr(0, dot);
  }
  if (package.empty())
    return {};
  return base.empty() ? package : package + "." + base;
}

/// `from . import x` in a file that is run by itself: its folder is not known
/// to be a package, but the neighbour is what is meant.
static Value importNeighbour(Interp &interp, const ast::ImportFrom &node, ExecFrame &frame) {
  auto &impl = interp.impl();
  std::string folder = frame.module->path;
  for (int up = 0; up < node.level; ++up) {
    size_t slash = folder.rfind('/');
    folder = slash == std::string::npos ? "." : folder.substr(0, slash);
  }
  std::vector<std::string> parts;
  std::string packageRoot = folder;
  while (interp.world.isFile(packageRoot + "/__init__.py")) {
    size_t slash = packageRoot.rfind('/');
    parts.insert(parts.begin(), packageRoot.substr(slash + 1));
    packageRoot = slash == std::string::npos ? "." : packageRoot.substr(0, slash);
  }
  std::string dotted;
  for (auto &part : parts)
    dotted += (dotted.empty() ? "" : ".") + part;
  auto &folders = impl.scriptDirectories;
  if (std::find(folders.begin(), folders.end(), packageRoot) == folders.end())
    folders.push_back(packageRoot);
  if (node.module)
    dotted += (dotted.empty() ? "" : ".") + *node.module;
  if (!dotted.empty())
    return impl.importDotted(dotted);
  auto *here = interp.heap.make<Module>();
  here->name = "";
  here->globals.set(names().path, interp.list({interp.str(folder)}));
  here->complete = true;
  return here;
}

static void importStar(Interp &interp, Value module, ExecFrame &frame) {
  auto &impl = interp.impl();
  auto *source = module.as<Module>();
  Module *into = frame.module;
  // Names that stay unresolved may come from there, unless all its names are known.
  if (!source || source->internal || source->missing) {
    auto before = into->missing;
    interp.heap.willWrite(into);
    into->missing = [before, module](Interp &in, Name name) -> Value {
      Value value = before ? before(in, name) : Value();
      return value.isUndefined() ? in.getAttrOr(module, name) : value;
    };
  }
  if (!source)
    return;
  Value *all = source->globals.find(names().all);
  std::vector<Name> wanted;
  if (all && !all->isUnknown()) {
    for (Value item : interp.toVector(*all))
      if (auto *text = item.as<Str>())
        wanted.push_back(intern(text->text));
  } else {
    for (auto &[name, value] : source->globals.entries())
      if (name && !name->starts_with("_"))
        wanted.push_back(name);
  }
  for (Name name : wanted)
    impl.storeGlobal(into, name, interp.getAttr(module, name));
}

Value Interp::Impl::importMember(Value module, Name name, const std::string &dotted) {
  auto *package = module.as<Module>();
  // A submodule that nobody has imported yet comes before what a package under
  // import cannot answer.
  if (package && !package->globals.find(name) && (package->globals.find(names().path) || package->internal)) {
    // A submodule that nobody has imported yet.
    std::string sub = dotted.empty() ? *name : dotted + "." + *name;
    bool found = package->internal && modelled(sub);
    for (auto &folder : package->internal ? std::vector<std::string>() : searchPath(in, module, *name))
      found |= in.world.isFile(folder + "/" + *name + ".py") || in.world.isDirectory(folder + "/" + *name);
    if (found)
      return dotted.empty() ? importOne(sub, module) : importDotted(sub);
  }
  return getAttr(module, name);
}

void Interp::Impl::execImportFrom(const ast::ImportFrom &node, ExecFrame &frame) {
  static const Name future = intern("__future__"), annotations = intern("annotations"), star = intern("*");
  if (node.module == future && node.level == 0) {
    for (auto &alias : node.names) {
      if (alias.name == annotations)
        frame.module->futureAnnotations = true;
      store(alias.binding, alias.asName ? alias.asName : alias.name, Value::none(), frame);
    }
    return;
  }
  std::string dotted = absoluteName(node, frame);
  Value module = dotted.empty() ? importNeighbour(in, node, frame) : importDotted(dotted);
  if (dotted.empty() && module.as<Module>())
    dotted = module.as<Module>()->name;
  for (auto &alias : node.names) {
    frame.current = &node;
    if (alias.name == star) {
      importStar(in, module, frame);
      continue;
    }
    Value value = importMember(module, alias.name, dotted);
    if (value.isUndefined()) {
      auto *source = module.as<Module>();
      Value error =
          makeException(in.builtinClass("ImportError"),
                        {in.str("cannot import name '" + *alias.name + "' from '" + dotted + "' (" +
                                (source && !source->path.empty() ? source->path : "unknown location") + ")")});
      error.as<Instance>()->attributes.set(names().namePlain, in.str(dotted));
      throwException(error, absentName(in, dotted, alias.name, &alias.range));
    }
    store(alias.binding, alias.asName ? alias.asName : alias.name, value, frame);
  }
}

} // namespace pallasd::python

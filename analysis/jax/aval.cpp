//===- aval.cpp - Abstract values -------------------------------------------===//
//
// Two texts of an aval share one printer: JAX's, which hides weak types, and
// the canonical one, which shows them and can be read back.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/aval.h"

#include <array>
#include <charconv>

namespace pallasd::jax {

namespace {

struct SpaceName {
  MemorySpace space;
  std::string_view name;
};

constexpr std::array<SpaceName, 15> kSpaces{{{MemorySpace::None, ""},
                                             {MemorySpace::Default, "default"},
                                             {MemorySpace::Any, "any"},
                                             {MemorySpace::Vmem, "vmem"},
                                             {MemorySpace::Smem, "smem"},
                                             {MemorySpace::Hbm, "hbm"},
                                             {MemorySpace::Cmem, "cmem"},
                                             {MemorySpace::Semaphore, "semaphore_mem"},
                                             {MemorySpace::VmemShared, "vmem_shared"},
                                             {MemorySpace::Host, "host"},
                                             {MemorySpace::Acc, "acc"},
                                             {MemorySpace::Index, "index"},
                                             {MemorySpace::Key, "key"},
                                             {MemorySpace::Error, "error"},
                                             {MemorySpace::Device, "device"}}};

std::string dimsText(const Shape &shape) {
  std::string text = "[";
  for (size_t i = 0; i < shape.size(); ++i) {
    text += i ? "," : "";
    text += shape[i] == kDynamicDim ? "?" : std::to_string(shape[i]);
  }
  return text + "]";
}

std::string spaceText(const Aval &aval, bool canonical) {
  if (aval.space == MemorySpace::None)
    return "";
  std::string text(name(aval.space));
  if (aval.space == MemorySpace::Acc)
    text = canonical ? "acc." + std::to_string(aval.mxuId) : "ACC(mxu_id=" + std::to_string(aval.mxuId) + ")";
  if (!canonical && aval.isRef && aval.space == MemorySpace::Host)
    text = "MemorySpace.Host";
  return "<" + text + (aval.mesh.empty() ? "" : "@" + aval.mesh) + ">";
}

std::string avalText(const Aval &aval, bool canonical) {
  std::string element = canonical && aval.weakType ? "~" : "";
  element += shortName(aval.dtype);
  if (!aval.isRef)
    return element + spaceText(aval, canonical) + dimsText(aval.shape);
  return "Ref" + spaceText(aval, canonical) + "{" + element + dimsText(aval.shape) + "}";
}

bool eat(std::string_view &text, std::string_view prefix) {
  if (!text.starts_with(prefix))
    return false;
  text.remove_prefix(prefix.size());
  return true;
}

/// What stands before the first of `stops`, which stays.
std::string_view eatUntil(std::string_view &text, std::string_view stops) {
  std::string_view head = text.substr(0, text.find_first_of(stops));
  text.remove_prefix(head.size());
  return head;
}

bool eatDims(std::string_view &text, Shape &shape) {
  if (!eat(text, "["))
    return false;
  while (!eat(text, "]")) {
    if (!shape.empty() && !eat(text, ","))
      return false;
    if (eat(text, "?")) {
      shape.push_back(kDynamicDim);
      continue;
    }
    int64_t size = 0;
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), size);
    if (error != std::errc())
      return false;
    text.remove_prefix(size_t(end - text.data()));
    shape.push_back(size);
  }
  return true;
}

bool eatSpace(std::string_view &text, Aval &aval) {
  if (!eat(text, "<"))
    return true;
  std::string_view space = eatUntil(text, "@>");
  if (space.starts_with("acc.")) {
    aval.space = MemorySpace::Acc;
    auto [end, error] = std::from_chars(space.data() + 4, space.data() + space.size(), aval.mxuId);
    if (error != std::errc() || end != space.data() + space.size())
      return false;
  } else {
    bool ok = false;
    aval.space = memorySpaceFromName(space, &ok);
    if (!ok || aval.space == MemorySpace::None || aval.space == MemorySpace::Acc)
      return false;
  }
  if (eat(text, "@"))
    aval.mesh = std::string(eatUntil(text, ">"));
  return eat(text, ">");
}

bool eatElement(std::string_view &text, Aval &aval) {
  aval.weakType = eat(text, "~");
  std::string_view dtype = eatUntil(text, text.starts_with("key<") ? ">" : "<[");
  if (dtype.starts_with("key<")) {
    if (!text.starts_with(">"))
      return false;
    dtype = std::string_view(dtype.data(), dtype.size() + 1);
    text.remove_prefix(1);
  }
  auto known = dtypeFromShortName(dtype);
  if (known)
    aval.dtype = *known;
  return known.has_value();
}

} // namespace

int64_t elementCount(const Shape &shape) {
  int64_t count = 1;
  for (int64_t dim : shape)
    count *= dim;
  return count;
}

std::string_view name(MemorySpace space) { return kSpaces[size_t(space)].name; }

MemorySpace memorySpaceFromName(std::string_view name, bool *ok) {
  for (const SpaceName &known : kSpaces)
    if (known.name == name) {
      if (ok)
        *ok = true;
      return known.space;
    }
  if (ok)
    *ok = false;
  return MemorySpace::Error;
}

Aval Aval::array(DType dtype, Shape shape, bool weakType) {
  Aval aval;
  aval.dtype = dtype;
  aval.shape = std::move(shape);
  aval.weakType = weakType;
  return aval;
}

Aval Aval::ref(DType dtype, Shape shape, MemorySpace space) {
  Aval aval = array(dtype, std::move(shape));
  aval.isRef = true;
  aval.space = space;
  return aval;
}

Aval Aval::pointee() const { return array(dtype, shape, weakType); }

std::string shortText(const Aval &aval) { return avalText(aval, false); }
std::string canonicalText(const Aval &aval) { return avalText(aval, true); }

std::optional<Aval> avalFromText(std::string_view text) {
  Aval aval;
  aval.isRef = eat(text, "Ref");
  bool ok = aval.isRef ? eatSpace(text, aval) && eat(text, "{") && eatElement(text, aval) &&
                             eatDims(text, aval.shape) && eat(text, "}")
                       : eatElement(text, aval) && eatSpace(text, aval) && eatDims(text, aval.shape);
  if (!ok || !text.empty())
    return std::nullopt;
  return aval;
}

} // namespace pallasd::jax

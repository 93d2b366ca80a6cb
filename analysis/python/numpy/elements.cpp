//===- elements.cpp - What an array holds, in little memory ---------------===//
//
// See elements.h. Narrow types are chosen by the values, not by the dtype: an
// int64 array of small numbers takes a byte each.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/numpy/elements.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace pallasd::python::numpy {

namespace {

/// Below this, packing wins nothing.
constexpr size_t smallest = 64;

bool sameBits(double a, double b) { return std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b); }

template <typename T> bool within(int64_t low, int64_t high) {
  return low >= std::numeric_limits<T>::min() && high <= std::numeric_limits<T>::max();
}

} // namespace

void Elements::assign(size_t size, Element element) {
  *this = {};
  first = element;
  count = size;
}

std::vector<Element> &Elements::wide() {
  if (form == Form::Wide)
    return loose;
  std::vector<Element> all;
  all.reserve(size() + 1);
  for (Element element : *this)
    all.push_back(element);
  *this = {};
  form = Form::Wide;
  loose = std::move(all);
  return loose;
}

bool Elements::isRealRamp() const {
  double from = loose[0].d, by = loose[1].d - loose[0].d;
  for (size_t i = 0; i < loose.size(); ++i)
    if (!sameBits(from + double(i) * by, loose[i].d))
      return false;
  return true;
}

template <typename T> void Elements::store(Form narrow, bool real) {
  auto bytes = std::make_shared_for_overwrite<std::byte[]>(loose.size() * sizeof(T));
  T *to = reinterpret_cast<T *>(bytes.get());
  for (size_t i = 0; i < loose.size(); ++i)
    to[i] = real ? T(loose[i].d) : T(loose[i].i);
  count = loose.size();
  packed = std::move(bytes);
  form = narrow;
  loose = std::vector<Element>(); // an empty list would keep the memory
}

void Elements::pack(bool real) {
  if (form != Form::Wide || loose.size() < smallest)
    return;
  if (real && isRealRamp()) {
    Element from = loose[0], by{.d = loose[1].d - loose[0].d};
    size_t size = loose.size();
    *this = {};
    form = Form::RealRamp;
    first = from, step = by, count = size;
    return;
  }
  if (real) {
    if (std::ranges::all_of(loose, [](Element e) { return sameBits(double(float(e.d)), e.d); }))
      store<float>(Form::Real32, true);
    return;
  }
  auto [low, high] = std::ranges::minmax(loose, {}, &Element::i);
  if (within<int8_t>(low.i, high.i))
    store<int8_t>(Form::Int8, false);
  else if (within<int16_t>(low.i, high.i))
    store<int16_t>(Form::Int16, false);
  else if (within<int32_t>(low.i, high.i))
    store<int32_t>(Form::Int32, false);
}

} // namespace pallasd::python::numpy

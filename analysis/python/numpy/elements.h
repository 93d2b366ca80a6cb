//===- elements.h - What an array holds, in little memory -------*- C++ -*-===//
//
// Arrays of a program stay until its evaluation ends, and most of what arrays
// hold at trace time is regular: ramps, fills, masks, their reshaped copies.
// Elements that rise by a constant step are kept as first and step; others,
// once packed, in the narrowest type that holds each of them, shared between
// copies.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace pallasd::python::numpy {

/// One element; which member counts follows from the dtype's kind. Unsigned
/// 64-bit values keep their bits in `i`. Complex numbers are not modelled.
union Element {
  int64_t i;
  double d;
};

/// A sequence of elements. Reading gives values; writing goes through `wide`.
class Elements {
public:
  size_t size() const { return form == Form::Wide ? loose.size() : count; }
  bool empty() const { return size() == 0; }
  Element operator[](size_t index) const {
    switch (form) {
    case Form::Ramp:
      return {.i = int64_t(uint64_t(first.i) + index * uint64_t(step.i))};
    case Form::RealRamp:
      return {.d = first.d + double(index) * step.d};
    case Form::Wide:
      return loose[index];
    case Form::Int8:
      return {.i = at<int8_t>(index)};
    case Form::Int16:
      return {.i = at<int16_t>(index)};
    case Form::Int32:
      return {.i = at<int32_t>(index)};
    case Form::Real32:
      break;
    }
    return {.d = double(at<float>(index))};
  }

  void push_back(Element element) {
    if (form == Form::Wide)
      loose.push_back(element);
    else if (!extend(element))
      wide().push_back(element);
  }
  void append(size_t times, Element element) {
    while (times-- > 0)
      push_back(element);
  }
  /// All the same.
  void assign(size_t size, Element element);
  /// Every element in a vector of its own, to be changed.
  std::vector<Element> &wide();
  /// To be called when the elements are what they shall be; `real`: they are doubles.
  void pack(bool real);

  class Iterator {
  public:
    Iterator(const Elements &elements, size_t index) : elements(&elements), index(index) {}
    Element operator*() const { return (*elements)[index]; }
    Iterator &operator++() {
      ++index;
      return *this;
    }
    bool operator!=(const Iterator &other) const { return index != other.index; }

  private:
    const Elements *elements;
    size_t index;
  };
  Iterator begin() const { return {*this, 0}; }
  Iterator end() const { return {*this, size()}; }

private:
  enum class Form : uint8_t { Ramp, RealRamp, Wide, Int8, Int16, Int32, Real32 } form = Form::Ramp;

  template <typename T> T at(size_t index) const { return reinterpret_cast<const T *>(packed.get())[index]; }
  /// Whether a ramp goes on with `element`, by integers.
  bool extend(Element element) {
    if (form != Form::Ramp)
      return false;
    if (count == 0)
      first = element;
    else if (count == 1)
      step.i = int64_t(uint64_t(element.i) - uint64_t(first.i));
    else if ((*this)[count].i != element.i)
      return false;
    ++count;
    return true;
  }
  bool isRealRamp() const;
  template <typename T> void store(Form narrow, bool real);

  Element first{.i = 0}, step{.i = 0};
  size_t count = 0; ///< of all forms but Wide
  std::vector<Element> loose;
  std::shared_ptr<const std::byte[]> packed;
};

} // namespace pallasd::python::numpy

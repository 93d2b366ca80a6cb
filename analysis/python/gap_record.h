//===- gap_record.h - What a part of an evaluation could not follow -*- C++ -*-===//
//
// `Interp::gaps` has each reason once for a whole program, since it is there to be
// ranked. Whether one trace or one call was followed in full is another question: a
// condition that is Unknown to begin with is passed over in every kernel that asks
// it. A GapRecord hears of every gap that is noted while it lives.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/interp.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

namespace pallasd::python {

using Reasons = std::vector<std::shared_ptr<const Reason>>;

/// Adds a reason unless one that says the same is there.
inline void addReason(Reasons &reasons, const std::shared_ptr<const Reason> &reason) {
  auto same = [&](const auto &known) { return known->kind == reason->kind && known->what == reason->what; };
  if (std::none_of(reasons.begin(), reasons.end(), same))
    reasons.push_back(reason);
}

/// Records nest: an outer one hears what an inner one does.
class GapRecord {
public:
  explicit GapRecord(Interp &interp) : interp(interp), outer(std::move(interp.onGap)) {
    interp.onGap = [this](const std::shared_ptr<const Reason> &reason) {
      addReason(noted, reason);
      if (outer)
        outer(reason);
    };
  }
  ~GapRecord() { interp.onGap = std::move(outer); }
  GapRecord(const GapRecord &) = delete;

  const Reasons &reasons() const { return noted; }
  bool empty() const { return noted.empty(); }

private:
  Interp &interp;
  std::function<void(const std::shared_ptr<const Reason> &)> outer;
  Reasons noted;
};

} // namespace pallasd::python

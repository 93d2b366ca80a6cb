// See plain_errors.h.

#include "analysis/python/plain_errors.h"

#include "analysis/facts/names/names.h"
#include "analysis/python/impl.h"
#include "support/nearest.h"

namespace pallasd::python {

namespace {

/// The keyword argument in the user's call.
Position keywordPlace(Interp &interp, Name keyword) {
  Position place = interp.position();
  Frame *frame = interp.frame();
  while (frame && frame->internal)
    frame = frame->caller;
  const auto *call = frame ? syntax::dynCast<syntax::Call>(frame->current) : nullptr;
  for (const syntax::Keyword &given : call ? call->keywords : decltype(call->keywords)())
    if (given.name == keyword)
      place.range = given.range;
  return place;
}

/// `present`: what there is instead; `releases`: those that have the name.
std::string whyAbsent(const std::string &name, const std::vector<std::string> &present,
                      const std::vector<std::string> &releases) {
  std::string near = nearest(name, present);
  std::string why = near.empty() ? "" : "the nearest that it has is `" + near + "`";
  if (releases.empty())
    return why.empty() ? "no release of JAX that is known has it" : why;
  std::string had = releases.front() + (releases.size() > 1 ? " to " + releases.back() : "");
  return "JAX " + had + (releases.size() > 1 ? " have it" : " has it") + (why.empty() ? "" : "; " + why);
}

/// Null where something Unknown may have led here.
std::shared_ptr<RefusalInfo> certainError(const Interp &interp, const std::string &cls, const std::string &message) {
  if (!interp.gaps.empty())
    return nullptr;
  auto info = std::make_shared<RefusalInfo>();
  info->rule = "python-error";
  info->message = "This raises " + cls + ": " + message;
  return info;
}

} // namespace

void raiseUnexpectedKeyword(Interp &interp, const std::string &function, Name keyword, bool byUser) {
  std::string message = function + "() got an unexpected keyword argument '" + *keyword + "'";
  std::shared_ptr<RefusalInfo> certain;
  if (byUser) {
    certain = certainError(interp, "TypeError", message);
  } else {
    const std::string &release = interp.world.jaxRelease;
    facts::NameStatus status = facts::parameterStatus(release, function, *keyword);
    if (status == facts::NameStatus::Present)
      throw UnknownUse{interp.impl().reason(Reason::Unmodelled, function + "(" + *keyword + "=…)")};
    if (status == facts::NameStatus::Absent) {
      certain = std::make_shared<RefusalInfo>();
      certain->rule = "unknown-argument";
      certain->message = "`" + function + "` has no parameter `" + *keyword + "` in JAX " + release + ".";
      certain->why =
          whyAbsent(*keyword, facts::parametersOf(release, function), facts::releasesWithParameter(function, *keyword));
      certain->primary = keywordPlace(interp, keyword);
    }
  }
  interp.raise(interp.builtinClass("TypeError"), std::move(message), std::move(certain));
}

bool isCalledForOlderRelease(const Interp &interp) {
  const Frame *frame = interp.frame();
  return frame && !frame->internal && !facts::isNewest(interp.world.jaxRelease);
}

void refuseLaterKeyword(Interp &interp, const std::string &function, Name keyword) {
  if (isCalledForOlderRelease(interp) && facts::isLaterParameter(interp.world.jaxRelease, function, *keyword))
    raiseUnexpectedKeyword(interp, function, keyword, false);
}

std::shared_ptr<RefusalInfo> absentName(Interp &interp, const std::string &module, Name name,
                                        const syntax::Range *place) {
  const std::string &release = interp.world.jaxRelease;
  const Frame *frame = interp.frame();
  if (!frame || frame->internal || facts::nameStatus(release, module, *name) != facts::NameStatus::Absent)
    return nullptr;
  auto info = std::make_shared<RefusalInfo>();
  info->rule = "unknown-name";
  info->message = "`" + module + "` has no `" + *name + "` in JAX " + release + ".";
  info->why = whyAbsent(*name, facts::namesOf(release, module), facts::releasesWith(module, *name));
  info->primary = interp.position();
  if (place)
    info->primary.range = *place;
  return info;
}

const syntax::Range *attributeRange(const Interp &interp, Name name) {
  const Frame *frame = interp.frame();
  const syntax::Node *node = frame ? frame->current : nullptr;
  while (const auto *call = node ? syntax::dynCast<syntax::Call>(node) : nullptr)
    node = call->func;
  const auto *attribute = node ? syntax::dynCast<syntax::Attribute>(node) : nullptr;
  return attribute && attribute->attr == name ? &attribute->range : nullptr;
}

void raisePlain(Interp &interp, const char *cls, std::string message) {
  const Frame *frame = interp.frame();
  bool own = frame && !frame->internal && interp.extension<TracedKernels>().depth > 0;
  auto certain = own ? certainError(interp, cls, message) : nullptr;
  interp.raise(interp.builtinClass(cls), std::move(message), std::move(certain));
}

void raiseOutOfRange(Interp &interp, std::string message) {
  const Frame *frame = interp.frame();
  // A model that indexes has no frame of its own: the user's code then stands at a call.
  bool own = frame && !frame->internal && syntax::dynCast<syntax::Subscript>(frame->current);
  auto certain = own ? certainError(interp, "IndexError", message) : nullptr;
  interp.raise(interp.builtinClass("IndexError"), std::move(message), std::move(certain));
}

} // namespace pallasd::python

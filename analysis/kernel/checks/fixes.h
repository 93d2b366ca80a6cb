//===- fixes.h - Text edits on a user's call --------------------*- C++ -*-===//
//
// Small edits from which fixes are made: wrapping an expression, adding a
// keyword argument, replacing a range. All places are frames of one item.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/checks/words.h"

namespace pallasd::kernel {

/// Inserts text before or after a node.
Edit insertBefore(const Subject &subject, const syntax::Node &node, std::string text);
Edit insertAfter(const Subject &subject, const syntax::Node &node, std::string text);
Edit replace(const Subject &subject, const syntax::Node &node, std::string text);
/// `node` + suffix, in parentheses where the suffix would bind tighter than the
/// expression does ("a + b" + ".astype(…)").
std::vector<Edit> appendSuffix(const Subject &subject, const syntax::Expr &node, const std::string &suffix);
/// The call with `keyword=value`: replaces the value if the keyword is there.
Edit setKeyword(const Subject &subject, const syntax::Call &call, std::string_view keyword, const std::string &value);
/// The value of a keyword argument; null if it isn't given.
const syntax::Expr *keywordValue(const syntax::Call &call, std::string_view keyword);
/// Last part of a call's callee: "dot" of jnp.dot; "" for other callees.
std::string calleeName(const syntax::Call &call);
/// Whether two frames begin at one place of a file.
bool startTogether(const jax::SourceFrame &a, const jax::SourceFrame &b);
/// Names of a module in the file, "" if it isn't imported there.
std::string moduleName(const Subject &subject, std::string_view module);

} // namespace pallasd::kernel

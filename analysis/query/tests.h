//===- tests.h - Calls that tests make --------------------------*- C++ -*-===//
//
// Tests are calls with shapes that somebody chose (design.md, "Where shapes come
// from", 1). A test file's own tests run when it is analysed; the tests beside a
// module run for the kernels that the module itself does not reach. Cases of a
// parametrised test are spread over at most a few. What a test expects to fail is
// silent, and so is what it raises itself (policies.md A3).
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/query/evaluation.h"

#include <functional>
#include <string>
#include <vector>

namespace pallasd::query {

/// test_*.py, *_test.py, *_tests.py.
bool isTestFile(const std::string &path);

/// Runs the tests of the evaluation's own module, if its file is one of tests or
/// asks for them (unittest.main and the like); false if it is neither.
bool runOwnTests(Workspace &workspace, Evaluation &evaluation, const std::string &path);

/// Test files near `path` that mention its module, nearest first.
std::vector<std::string> testFilesOf(Workspace &workspace, const std::string &path);

/// Runs the tests of other files, until `enough` says so after a test. Instances
/// get an origin that is marked as foreign.
void runTestsBeside(Workspace &workspace, Evaluation &evaluation, const std::string &path,
                    const std::function<bool()> &enough);

} // namespace pallasd::query

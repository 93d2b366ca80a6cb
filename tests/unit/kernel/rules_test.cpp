// Every rule that the sources declare has a page, and every page a rule.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace fs = std::filesystem;

static std::string readFile(const fs::path &path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

static std::set<std::string> declaredRules() {
  static const std::regex declaration(R"re(PALLASD_RULE(?:_FOR)?\(\w+,\s*"([a-z-]+)")re");
  std::set<std::string> names;
  for (const auto &entry : fs::recursive_directory_iterator("analysis")) {
    if (entry.path().extension() != ".cpp")
      continue;
    std::string text = readFile(entry.path());
    for (std::sregex_iterator it(text.begin(), text.end(), declaration), end; it != end; ++it)
      names.insert((*it)[1]);
  }
  return names;
}

TEST_CASE("rules and their pages correspond", "[kernel][rules]") {
  std::set<std::string> pages;
  for (const auto &entry : fs::directory_iterator("docs/rules"))
    if (entry.path().extension() == ".md")
      pages.insert(entry.path().stem());
  CHECK(declaredRules() == pages);
}

TEST_CASE("a rule's page has its parts", "[kernel][rules]") {
  for (const std::string &name : declaredRules()) {
    std::string page = readFile("docs/rules/" + name + ".md");
    INFO(name);
    CHECK(page.starts_with("# " + name + "\n"));
    for (const char *part : {"**Why.**", "## Refused", "## Accepted", "## Fix"})
      CHECK(page.find(part) != std::string::npos);
  }
}

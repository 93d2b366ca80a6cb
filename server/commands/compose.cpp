#include "server/commands/compose.h"

#include "lowering/legal/legal.h"

namespace pallasd::commands {

std::unique_ptr<query::Analyzer> makeAnalyzer(const query::Options &options) {
  return std::make_unique<query::Analyzer>(options, std::make_shared<lowering::TableLegality>());
}

} // namespace pallasd::commands

//===- records.h - What our scripts tell us on standard error ---*- C++ -*-===//
//
// A record is the byte RS, a token that nobody else knows, JSON, and RS again.
// It travels where the user's own output does, since standard error is the one
// way that leads through a launcher, a container or ssh alike.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace pallasd::device {

/// 32 random hexadecimal digits.
std::string randomToken();

/// Takes records out of a stream that comes in pieces.
class RecordReader {
public:
  using Text = std::function<void(std::string_view)>;
  using Record = std::function<void(const nlohmann::json &)>;
  RecordReader(std::string token, Text text, Record record);
  void add(std::string_view piece);
  void finish(); ///< what was held back, should a record have begun, is text

private:
  std::string start, held;
  Text text;
  Record record;
};

} // namespace pallasd::device

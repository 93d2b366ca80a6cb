#include "device/records.h"

#include <nlohmann/json.hpp>
#include <random>

namespace pallasd::device {

namespace {
constexpr char separator = '\x1e';
} // namespace

std::string randomToken() {
  std::random_device random;
  constexpr char digits[] = "0123456789abcdef";
  std::string token;
  for (int i = 0; i < 32; ++i)
    token += digits[random() % 16];
  return token;
}

RecordReader::RecordReader(std::string token, Text text, Record record)
    : start(separator + std::move(token)), text(std::move(text)), record(std::move(record)) {}

void RecordReader::add(std::string_view piece) {
  held += piece;
  size_t done = 0;
  while (done < held.size()) {
    size_t begin = held.find(separator, done);
    std::string_view before = std::string_view(held).substr(done, begin - done);
    if (!before.empty())
      text(before);
    done += before.size();
    if (begin == std::string::npos)
      break;
    std::string_view rest = std::string_view(held).substr(begin);
    if (!rest.starts_with(std::string_view(start).substr(0, rest.size()))) {
      text(rest.substr(0, 1)); // the user's own RS
      ++done;
      continue;
    }
    size_t end = rest.size() < start.size() ? std::string::npos : held.find(separator, begin + start.size());
    if (end == std::string::npos)
      break; // the rest of the record is still to come
    auto json = nlohmann::json::parse(held.begin() + ptrdiff_t(begin + start.size()), held.begin() + ptrdiff_t(end),
                                      nullptr, false);
    if (json.is_object())
      record(json);
    done = end + 1;
  }
  held.erase(0, done);
}

void RecordReader::finish() {
  if (!held.empty())
    text(held);
  held.clear();
}

} // namespace pallasd::device

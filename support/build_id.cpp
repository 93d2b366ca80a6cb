#include "support/build_id.h"

#include <cstdint>
#include <cstring>
#include <link.h>

namespace pallasd {

namespace {

size_t aligned(size_t size) { return (size + 3) & ~size_t(3); }

/// The build id among the notes of one segment; empty if it is not there.
std::string idIn(const char *notes, size_t size) {
  while (size >= sizeof(ElfW(Nhdr))) {
    ElfW(Nhdr) header;
    std::memcpy(&header, notes, sizeof header);
    const char *name = notes + sizeof header, *content = name + aligned(header.n_namesz);
    size_t length = sizeof header + aligned(header.n_namesz) + aligned(header.n_descsz);
    if (length > size)
      break;
    if (header.n_type == NT_GNU_BUILD_ID && header.n_namesz == 4 && std::memcmp(name, "GNU", 4) == 0) {
      std::string text;
      for (size_t i = 0; i < header.n_descsz; ++i) {
        constexpr const char *digits = "0123456789abcdef";
        auto byte = static_cast<unsigned char>(content[i]);
        text += {digits[byte >> 4], digits[byte & 15]};
      }
      return text;
    }
    notes += length;
    size -= length;
  }
  return "";
}

/// The program itself is the first object that is visited.
int visit(dl_phdr_info *info, size_t, void *result) {
  for (int i = 0; i < info->dlpi_phnum; ++i) {
    const ElfW(Phdr) &segment = info->dlpi_phdr[i];
    if (segment.p_type != PT_NOTE)
      continue;
    // Where a segment lies is told as a number: NOLINTNEXTLINE(performance-no-int-to-ptr)
    std::string id = idIn(reinterpret_cast<const char *>(info->dlpi_addr + segment.p_vaddr), segment.p_memsz);
    if (!id.empty()) {
      *static_cast<std::string *>(result) = id;
      break;
    }
  }
  return 1;
}

} // namespace

std::string buildId() {
  std::string id;
  dl_iterate_phdr(visit, &id);
  return id;
}

} // namespace pallasd

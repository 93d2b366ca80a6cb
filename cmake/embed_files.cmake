# Writes OUTPUT: a C++ source with the texts of FILES, see PallasdEmbed.cmake.
# Texts become pieces of raw strings: compilers are only bound to accept 64 KiB
# in one literal.
set(delimiter "pallasd_embed")
set(body "")
set(entries "")
set(index 0)
foreach(file IN LISTS FILES)
  file(READ "${file}" text)
  get_filename_component(name "${file}" NAME_WLE)
  string(LENGTH "${text}" length)
  set(pieces "")
  set(start 0)
  while(start LESS length)
    string(SUBSTRING "${text}" ${start} 16000 piece)
    string(APPEND pieces "\n    R\"${delimiter}(${piece})${delimiter}\"")
    math(EXPR start "${start} + 16000")
  endwhile()
  if(pieces STREQUAL "")
    set(pieces " \"\"")
  endif()
  string(APPEND body "static const char text${index}[] =${pieces};\n")
  string(APPEND entries "      {\"${name}\", {text${index}, sizeof(text${index}) - 1}},\n")
  math(EXPR index "${index} + 1")
endforeach()
file(WRITE "${OUTPUT}" "#include \"support/embedded.h\"

#include <vector>

${body}
namespace pallasd::embedded {
std::span<const EmbeddedFile> ${SYMBOL}() {
  static const std::vector<EmbeddedFile> files = {
${entries}  };
  return files;
}
} // namespace pallasd::embedded
")

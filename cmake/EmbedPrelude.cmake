# cmake -DROOT=... -DOUTPUT=x.cpp "-DFILES=a.py|b.py" -P EmbedPrelude.cmake
#
# Writes a C++ file that holds the text of the prelude files (prelude.h).
string(REPLACE "|" ";" FILES "${FILES}")
set(code "#include \"analysis/python/prelude.h\"\n\n#include <vector>\n\nnamespace pallasd::python {\n\nstatic const std::vector<PreludeSource> sources = {\n")
foreach(file IN LISTS FILES)
  file(READ "${ROOT}/${file}" text)
  string(APPEND code "{\"${file}\", R\"pallasd_py(${text})pallasd_py\"},\n")
endforeach()
string(APPEND code "};\n\nstd::span<const PreludeSource> preludeSources() { return sources; }\n\n} // namespace pallasd::python\n")
file(WRITE "${OUTPUT}" "${code}")

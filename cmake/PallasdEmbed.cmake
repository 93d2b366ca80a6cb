# pallasd_embed(TARGET SYMBOL FILES file...)
#
# Compiles text files into TARGET as the function
#   std::span<const pallasd::EmbeddedFile> pallasd::embedded::SYMBOL()
# (support/embedded.h), in the order of the list. A file's name is its base name
# without the last extension. Editing a file rebuilds one small source.
set(PALLASD_EMBED_SCRIPT "${CMAKE_CURRENT_LIST_DIR}/embed_files.cmake")

function(pallasd_embed target symbol)
  cmake_parse_arguments(ARG "" "" "FILES" ${ARGN})
  set(output "${CMAKE_BINARY_DIR}/embedded/${symbol}.cpp")
  add_custom_command(
    OUTPUT "${output}"
    COMMAND "${CMAKE_COMMAND}" "-DSYMBOL=${symbol}" "-DOUTPUT=${output}" "-DFILES=${ARG_FILES}"
            -P "${PALLASD_EMBED_SCRIPT}"
    DEPENDS ${ARG_FILES} "${PALLASD_EMBED_SCRIPT}"
    COMMENT "Embedding ${symbol}"
    VERBATIM)
  target_sources(${target} PRIVATE "${output}")
endfunction()

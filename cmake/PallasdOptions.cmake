# Compiler settings shared by every target, and the one way to declare a layer.

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_C_COMPILER_LAUNCHER "${CCACHE}")
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE}")
endif()

if(CMAKE_BUILD_TYPE STREQUAL "Release")
  set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
endif()

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 sees reads past the end in Boost's small_vector when it inlines a move; there are none.
  add_compile_options(-Wno-stringop-overread)
endif()

if(PALLASD_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
else()
  # The released binary needs only the C library.
  add_link_options(-static-libstdc++ -static-libgcc)
endif()

# Caches on disk belong to one build (support/build_id.h).
add_link_options(-Wl,--build-id=sha1)

# pallasd_library(NAME SOURCES file... LINK library...)
#
# A static library of our own code, or, as long as it has no source, an
# interface library, so that the tree configures whatever is there.
function(pallasd_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  if(ARG_SOURCES)
    add_library(${name} STATIC ${ARG_SOURCES})
    target_compile_options(${name} PRIVATE -Wall -Wextra -Werror)
    set(scope PUBLIC)
  else()
    add_library(${name} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${name} ${scope} "${CMAKE_SOURCE_DIR}")
  target_link_libraries(${name} ${scope} ${ARG_LINK})
endfunction()

# pallasd_layer(NAME [DIRS dir...] [LINK library...])
#
# A library of all sources of this folder and of the named sub-folders.
# Sources are found by globbing, so that adding a rule, a model or a request is
# adding one file.
function(pallasd_layer name)
  cmake_parse_arguments(ARG "" "" "DIRS;LINK" ${ARGN})
  set(patterns "*.cpp")
  foreach(dir IN LISTS ARG_DIRS)
    list(APPEND patterns "${dir}/*.cpp")
  endforeach()
  file(GLOB sources CONFIGURE_DEPENDS RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" ${patterns})
  pallasd_library(${name} SOURCES ${sources} LINK ${ARG_LINK})
endfunction()

# pallasd_sanitizer_options(NAME)   what an executable of the asan preset starts with, for those that CMake's own
# add_executable() makes.
function(pallasd_sanitizer_options name)
  if(PALLASD_SANITIZE)
    target_sources(${name} PRIVATE "${CMAKE_SOURCE_DIR}/cmake/sanitizer_options.cpp")
  endif()
endfunction()

# pallasd_executable(NAME SOURCES file... LINK library...)
#
# An executable into which our layers are linked whole: models, checks and rules
# register themselves from static objects that nothing refers to.
set(PALLASD_WHOLE_LIBRARIES pallasd_python pallasd_analysis pallasd_legal pallasd_lowering pallasd_device pallasd_server)
function(pallasd_executable name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_compile_options(${name} PRIVATE -Wall -Wextra -Werror)
  target_link_libraries(${name} PRIVATE ${ARG_LINK})
  pallasd_sanitizer_options(${name})
  set(libraries "")
  foreach(library IN LISTS PALLASD_WHOLE_LIBRARIES)
    if(TARGET ${library})
      get_target_property(type ${library} TYPE)
      if(type STREQUAL "STATIC_LIBRARY")
        string(APPEND libraries ",${library}")
      endif()
    endif()
  endforeach()
  set_property(TARGET ${name} PROPERTY LINK_LIBRARY_OVERRIDE "WHOLE_ARCHIVE${libraries}")
endfunction()

# pallasd_prelude(TARGET DIRS dir...)   embeds the *.py of the folders (relative
# to the repository) as the prelude (analysis/python/prelude.h).
function(pallasd_prelude target)
  cmake_parse_arguments(ARG "" "" "DIRS" ${ARGN})
  set(patterns ${ARG_DIRS})
  list(TRANSFORM patterns PREPEND "${CMAKE_SOURCE_DIR}/")
  list(TRANSFORM patterns APPEND "/*.py")
  file(GLOB files CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}" ${patterns})
  set(depends ${files})
  list(TRANSFORM depends PREPEND "${CMAKE_SOURCE_DIR}/")
  string(REPLACE ";" "|" joined "${files}")
  set(output "${CMAKE_CURRENT_BINARY_DIR}/prelude_sources.cpp")
  add_custom_command(OUTPUT "${output}"
    COMMAND "${CMAKE_COMMAND}" "-DROOT=${CMAKE_SOURCE_DIR}" "-DOUTPUT=${output}" "-DFILES=${joined}"
            -P "${CMAKE_SOURCE_DIR}/cmake/EmbedPrelude.cmake"
    DEPENDS ${depends} "${CMAKE_SOURCE_DIR}/cmake/EmbedPrelude.cmake"
    VERBATIM)
  target_sources(${target} PRIVATE "${output}")
endfunction()

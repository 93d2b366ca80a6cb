# Compiler settings shared by every target, and the one way to declare a layer.

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_C_COMPILER_LAUNCHER "${CCACHE}")
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE}")
endif()

if(CMAKE_BUILD_TYPE STREQUAL "Release")
  set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
endif()

if(PALLASD_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
else()
  # The released binary needs only the C library.
  add_link_options(-static-libstdc++ -static-libgcc)
endif()

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

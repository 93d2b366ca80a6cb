# Everything that pallasd takes from others. Debian packages are found as
# installed; sources from PyPI and npm are unpacked by `./dev` (pinned in
# lock/dependencies.lock) below PALLASD_THIRD_PARTY and only compiled here.

if(NOT PALLASD_THIRD_PARTY)
  set(PALLASD_THIRD_PARTY "$ENV{PALLASD_THIRD_PARTY}")
endif()
if(NOT PALLASD_THIRD_PARTY)
  set(PALLASD_THIRD_PARTY "$ENV{HOME}/.cache/pallasd/third_party")
endif()
set(PALLASD_THIRD_PARTY "${PALLASD_THIRD_PARTY}" CACHE PATH "Unpacked third-party sources")

# --- Tree-sitter -----------------------------------------------------------
set(TREE_SITTER_DIR "${PALLASD_THIRD_PARTY}/tree-sitter-0.26.1")
set(TREE_SITTER_PYTHON_DIR "${PALLASD_THIRD_PARTY}/tree-sitter-python-0.25.0")
file(GLOB_RECURSE TREE_SITTER_LIB_C "${TREE_SITTER_DIR}/*/lib.c")
if(NOT TREE_SITTER_LIB_C OR NOT EXISTS "${TREE_SITTER_PYTHON_DIR}/src/parser.c")
  message(FATAL_ERROR
    "Tree-sitter sources are missing below ${PALLASD_THIRD_PARTY}; run ./dev build, which fetches them.")
endif()
get_filename_component(TREE_SITTER_SRC "${TREE_SITTER_LIB_C}" DIRECTORY)
get_filename_component(TREE_SITTER_LIB "${TREE_SITTER_SRC}" DIRECTORY)
add_library(tree_sitter_python STATIC
  "${TREE_SITTER_LIB_C}"
  "${TREE_SITTER_PYTHON_DIR}/src/parser.c"
  "${TREE_SITTER_PYTHON_DIR}/src/scanner.c")
target_compile_definitions(tree_sitter_python PRIVATE _DEFAULT_SOURCE)
target_include_directories(tree_sitter_python SYSTEM
  PUBLIC "${TREE_SITTER_LIB}/include"
  PRIVATE "${TREE_SITTER_SRC}" "${TREE_SITTER_PYTHON_DIR}/src")
target_compile_options(tree_sitter_python PRIVATE -w)
set_target_properties(tree_sitter_python PROPERTIES C_STANDARD 11)

# --- Debian packages -------------------------------------------------------
find_package(fmt REQUIRED CONFIG)
find_package(spdlog REQUIRED CONFIG)
find_package(nlohmann_json REQUIRED CONFIG)
find_package(CLI11 REQUIRED CONFIG)
set(Boost_USE_STATIC_LIBS ON)
find_package(Boost 1.81 REQUIRED COMPONENTS context)
find_package(Threads REQUIRED)

# --- MLIR ------------------------------------------------------------------
# Debian's package is found only with the hint; "22" is refused as a version.
find_package(MLIR 22.1 REQUIRED CONFIG HINTS /usr/lib/llvm-22)
list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")

# Debian exports each MLIR archive with the shared LLVM as its dependency; the
# released binary is to need the C library only, so the edge goes to the
# archive that MLIR really uses.
get_property(imported DIRECTORY PROPERTY IMPORTED_TARGETS)
foreach(target IN LISTS imported)
  if(target MATCHES "^MLIR")
    get_target_property(deps ${target} INTERFACE_LINK_LIBRARIES)
    if(deps)
      list(TRANSFORM deps REPLACE "^LLVM$" "LLVMSupport")
      set_target_properties(${target} PROPERTIES INTERFACE_LINK_LIBRARIES "${deps}")
    endif()
  endif()
endforeach()

#!/usr/bin/env bash
# Prints the licences of what is linked into the binary, for packages that carry it: where Debian and the unpacked sources
# keep them. LLVM's and Boost's licences exempt object code from that, so they are named alone.
set -euo pipefail

THIRD_PARTY=${PALLASD_THIRD_PARTY:-${PALLASD_CACHE:-$HOME/.cache/pallasd}/third_party}
DEBS=(nlohmann-json3-dev libcli11-dev libtomlplusplus-dev libspdlog-dev libfmt-dev libzstd-dev zlib1g-dev)

section() { printf '%s\n%s\n\n' "$(printf '=%.0s' {1..80})" "$1"; }

section "LLVM and MLIR: Apache License 2.0 with LLVM exceptions. Boost: Boost Software License 1.0."
for package in "${DEBS[@]}"; do
  section "$package"
  cat "/usr/share/doc/$package/copyright"
done
for folder in "$THIRD_PARTY"/tree-sitter*/; do
  section "$(basename "$folder")"
  cat "$folder/LICENSE"
done

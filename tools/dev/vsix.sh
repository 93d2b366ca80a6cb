#!/usr/bin/env bash
# Builds the VS Code extension around a binary: vsix.sh BINARY OUTPUT.vsix
#
# Everything is made in a copy of editors/vscode, so that the clone stays as it is and two builds may run at once; the
# packages come from the cache (./dev vsix and ./dev test put them there).
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
CACHE=${PALLASD_CACHE:-$HOME/.cache/pallasd}
LOGS=$ROOT/build/logs
. "$ROOT/tools/dev/steps.sh"
. "$ROOT/tools/dev/install.sh"

BINARY=$(realpath "$1")
OUTPUT=$(realpath -m "$2")
STAGE=$(mktemp -d "${TMPDIR:-/tmp}/pallasd-vsix.XXXXXX")
trap 'rm -rf "$STAGE"' EXIT

(cd "$ROOT/editors/vscode" && tar -cf - --exclude=./node_modules --exclude=./dist .) | tar -xf - -C "$STAGE"
ln -s "$(npm_tree editors/vscode)/node_modules" "$STAGE/node_modules"
mkdir -p "$STAGE/bin" "$(dirname "$OUTPUT")"
strip -o "$STAGE/bin/pallasd" "$BINARY"

cd "$STAGE"
bin/pallasd config --schema | with_node node scripts/settings.mjs
with_node node_modules/.bin/tsc -p .
with_node node esbuild.mjs
"$ROOT/tools/dev/licences.sh" >>THIRD-PARTY-LICENSES.txt
with_node node_modules/.bin/vsce package --no-dependencies --allow-missing-repository --skip-license \
  --target linux-x64 --out "$OUTPUT"

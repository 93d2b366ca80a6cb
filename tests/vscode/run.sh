#!/usr/bin/env bash
# run.sh BINARY FOLDER [SESSION-OPTION...]   builds the extension around BINARY into FOLDER and goes through a session with it.
# Exit code 77: what ./dev test installs for it is not there.
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
CACHE=${PALLASD_CACHE:-$HOME/.cache/pallasd}
LOGS=$ROOT/build/logs
. "$ROOT/tools/dev/steps.sh"
. "$ROOT/tools/dev/install.sh"

BINARY=$1
FOLDER=$2
shift 2

for needed in "$(npm_tree editors/vscode)/complete" "$(npm_tree tests/vscode)/complete" "$(node_bin)/node" /usr/bin/chromium; do
  if [ ! -e "$needed" ]; then
    echo "skipped: $needed is not there (./dev test installs it)"
    exit 77
  fi
done

mkdir -p "$FOLDER"
"$ROOT/tools/dev/vsix.sh" "$BINARY" "$FOLDER/pallasd.vsix"
# The driver imports from the cached packages by way of a link beside its copy.
cp -R "$ROOT/tests/vscode/." "$FOLDER/driver.part"
rm -rf "$FOLDER/driver"
mv "$FOLDER/driver.part" "$FOLDER/driver"
ln -sfn "$(npm_tree tests/vscode)/node_modules" "$FOLDER/driver/node_modules"
with_node node "$FOLDER/driver/session.mjs" --tree "$(npm_tree tests/vscode)" --vsix "$FOLDER/pallasd.vsix" "$@"

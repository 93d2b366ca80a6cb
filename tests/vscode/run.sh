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
FOLDER=$(realpath -m "$2")
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
(cd "$FOLDER/driver/neighbour" && with_node node "$(npm_tree editors/vscode)/node_modules/@vscode/vsce/vsce" package \
  --allow-missing-repository --skip-license --out "$FOLDER/neighbour.vsix" >"$FOLDER/neighbour.log" 2>&1)
# Runs need a Python with JAX; where the oracle's tree is set up, that one.
PYTHON=()
JAX_PYTHON=$ROOT/tests/oracle/in_oracle.sh
if sh "$JAX_PYTHON" -c 'import jax' 2>"$FOLDER/no-jax"; then
  PYTHON=(--python "$JAX_PYTHON")
  # The editor lives in a home of its own.
  PALLASD_ORACLE=$("$ROOT/tools/dev/oracle_tree.sh")
  export PALLASD_ORACLE
else
  echo "no run of a kernel: $(tail -n 1 "$FOLDER/no-jax")"
fi
with_node node "$FOLDER/driver/session.mjs" --tree "$(npm_tree tests/vscode)" --vsix "$FOLDER/pallasd.vsix" \
  --neighbour "$FOLDER/neighbour.vsix" "${PYTHON[@]}" "$@"

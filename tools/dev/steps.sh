# shellcheck shell=bash
# Progress, logs and failures of ./dev: one line a step on standard error, the output of each step in a file of its own.
# Standard output stays free for what the command itself prints (lint's JSON, for one).

say() { printf '%s\n' "$*" >&2; }
warn() { say "warning: $*"; }

fail() {
  say "error: $*"
  exit 1
}

# step NAME COMMAND...   runs the command silently; on failure names the step, shows the end of its log and stops.
step() {
  local name=$1 start=$SECONDS log status
  shift
  mkdir -p "$LOGS"
  log=$LOGS/$(tr -cs 'A-Za-z0-9.\n' - <<<"$name").log
  printf '%-46s' "  $name ..." >&2
  # Not as the condition of an `if`: inside one the command's own `set -e` would be void.
  set +e
  (set -e; "$@") >"$log" 2>&1 </dev/null
  status=$?
  set -e
  if [ $status = 0 ]; then
    say "done ($((SECONDS - start)) s)"
    return
  fi
  say "FAILED"
  say
  tail -n 40 "$log" >&2
  say
  fail "step '$name' failed; the whole log is $log (all logs: $LOGS)"
}

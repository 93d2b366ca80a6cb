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
  local name=$1 start=$SECONDS log
  shift
  mkdir -p "$LOGS"
  log=$LOGS/$(tr -cs 'A-Za-z0-9.\n' - <<<"$name").log
  printf '%-46s' "  $name ..." >&2
  if ("$@") >"$log" 2>&1 </dev/null; then
    say "done ($((SECONDS - start)) s)"
    return
  fi
  say "FAILED"
  say
  tail -n 40 "$log" >&2
  say
  fail "step '$name' failed; the whole log is $log (all logs: $LOGS)"
}

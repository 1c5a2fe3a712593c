#!/usr/bin/env bash
# Runs tests, and repeats at the end what failed: among thousands of lines nobody finds it.
# usage: Tests/run.sh COMMAND ARGUMENT…
set -uo pipefail
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# No pipe: a program that a test left running would keep it open.
"$@" > >(tee "$log") 2>&1
status=$?
if [ "$status" != 0 ]; then
  sleep 1
  printf '\nWhat failed:\n'
  grep -aE '^✘ .*(recorded an issue|failed after)|^↳|error: ' "$log" | cut -c1-600 | tail -n 200
fi
exit "$status"

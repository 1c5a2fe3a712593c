#!/usr/bin/env bash
# Runs a build, and says what a person wants to know of it: a line at its beginning, a bar on a terminal, and a line at its
# end; warnings of ours, and when it fails all that the compiler said but its progress. The whole stands in a log.
# usage: Tools/build.sh LOG TITLE COMMAND ARGUMENT…
set -uo pipefail
log=$1 title=$2
shift 2
mkdir -p "$(dirname "$log")"
start=$SECONDS
echo "$title …"
if [ -t 1 ] && [ -z "${NO_COLOR:-}" ] && [ "${TERM:-dumb}" != dumb ]; then
  columns=$(tput cols 2>/dev/null || echo 80)
  "$@" 2>&1 | while IFS= read -r line || [ -n "$line" ]; do
    printf '%s\n' "$line" >&3
    if [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]]; then
      filled=$((20 * BASH_REMATCH[1] / (BASH_REMATCH[2] + 1)))
      bar=$(printf '%*s' $filled '' | tr ' ' '#')
      shown=$(printf '[%-20s] %d s  %s' "$bar" $((SECONDS - start)) "${line#*] }")
      printf '\r\033[K%s' "${shown:0:columns-1}"
    fi
  done 3>"$log"
  status=${PIPESTATUS[0]}
  printf '\r\033[K'
else
  "$@" >"$log" 2>&1
  status=$?
fi
if [ "$status" != 0 ]; then
  grep -vE '^\[[0-9]+/[0-9]+\] |^Building for ' "$log"
  echo "${title%%:*}: failed after $((SECONDS - start)) s; all of it is in $log"
  exit "$status"
fi
# Of the packages that are linked nothing is said: nobody here can mend them.
grep -E '(Sources|Tests|Samples)/.*: warning: ' "$log" | grep -v '\.build/' | sort -u
echo "${title%%:*}: $((SECONDS - start)) s"

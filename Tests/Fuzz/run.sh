#!/usr/bin/env bash
# Looks for inputs that break the readers, guided by coverage: usage Tests/Fuzz/run.sh SECONDS [FLAGS OF SWIFT BUILD]
#
# With RUNS in the environment each program tries so many inputs instead, and begins with the same ones every time: which
# follow depends on the time that each takes.
#
# The rooms of the readers are built with counters at every branch, and four programs are linked with libFuzzer: lists
# (tag lists, CSV, JSON), tokens (words of texts), texts (markup, partial counts) and pages (placeholders). They run at
# once, SECONDS each. A find is written to .build-fuzz/finds, and fails the run.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=.build-fuzz
corpus=$folder/corpus
limits=(-max_total_time="${1:-60}")
if [ -n "${RUNS:-}" ]; then
  limits=(-runs="$RUNS" -seed=1)
  # What earlier runs found would make it another one.
  corpus=$folder/corpus-of-samples
  rm -rf "$corpus"
  export SWIFT_DETERMINISTIC_HASHING=1
fi
flags=("${@:2}")

# A plan of an earlier build with other flags confuses the package manager.
mkdir -p $folder
rm -f $folder/build.db
# Objects of files that are gone would be linked.
if ! find Sources -name '*.swift' | sort | cmp -s - $folder/sources; then
  rm -rf $folder/release/*.build
  find Sources -name '*.swift' | sort >$folder/sources
fi
for room in WordCounting PageEmbedding; do
  rm -f $folder/release.yaml
  swift build -c release --scratch-path $folder "${flags[@]}" --target $room \
    -Xswiftc -sanitize=fuzzer -Xswiftc -enable-testing >$folder/build.log 2>&1 || { tail -n 20 $folder/build.log; exit 1; }
done
built=$folder/release
objects=$(find -L "$built"/*.build -name '*.o')
packages=(libxml-2.0 yaml-0.1 md4c)
libraries=
case ${flags[*]} in *Full*)
  packages+=(icu-uc harfbuzz-subset fribidi fontconfig cairo libpng libzip)
  libraries=-lstemmer
  ;;
esac
libraries="$(pkg-config --libs "${packages[@]}") $libraries"
headers=$(pkg-config --cflags-only-I "${packages[@]}" | sed 's/-I/-Xcc -I/g')
for program in lists tokens texts pages; do
  swiftc -O -sanitize=fuzzer -parse-as-library -swift-version 6 -I "$built/Modules" \
    $(printf -- '-I %s ' Sources/Shims/*) $headers \
    Tests/Fuzz/$program.swift $objects $libraries -o $folder/fuzz-$program
done

# What the samples have is where it begins; the first byte chooses what is done with them.
seed() {
  local program=$1 choices=$2 number=0
  shift 2
  mkdir -p $corpus/"$program"
  for sample in "$@"; do
    for choice in $choices; do
      number=$((number + 1))
      { printf "\\x0$choice"; head -c 1500 "$sample"; } >"$corpus/$program/sample-$number"
    done
  done
}
seed lists '0 2 3' Samples/*.md Tests/Fuzz/seeds/lists/*
seed tokens '0 7 f' Samples/*.txt Tests/Fuzz/seeds/tokens/*
seed texts '0 1 2 3' Samples/*.html Tests/Fuzz/seeds/texts/*
seed pages '0 1 2 3 4 5 6 7' Tests/Fuzz/seeds/pages/*

mkdir -p $folder/finds
declare -A running
trap 'kill "${running[@]}" 2>/dev/null || true' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
for program in lists tokens texts pages; do
  SWIFT_BACKTRACE=enable=no $folder/fuzz-$program $corpus/$program "${limits[@]}" -max_len=2000 -timeout=10 \
    -rss_limit_mb=2000 -dict=Tests/Fuzz/$program.dictionary -artifact_prefix=$folder/finds/$program- -print_final_stats=1 \
    2>$folder/$program.log &
  running[$program]=$!
done
status=0
for program in lists tokens texts pages; do
  echo "$program:"
  if wait "${running[$program]}"; then
    grep -E 'stat::number_of_executed_units|cov:' $folder/$program.log | tail -n 2 || true
  else
    status=1
    tail -n 40 $folder/$program.log
  fi
done
exit $status

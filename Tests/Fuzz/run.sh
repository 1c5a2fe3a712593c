#!/usr/bin/env bash
# Looks for inputs that break the readers, guided by coverage: usage Tests/Fuzz/run.sh SECONDS
#
# The rooms of the readers are built with counters at every branch, the target is linked with libFuzzer. A find is
# written to .build-fuzz/finds, and fails the run.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-60}
folder=.build-fuzz

# A plan of an earlier build with other flags confuses the package manager.
mkdir -p $folder
rm -f $folder/build.db $folder/release.yaml
swift build -c release --scratch-path $folder --target TagParsing \
  -Xswiftc -sanitize=fuzzer -Xswiftc -enable-testing >$folder/build.log 2>&1 || { tail -n 20 $folder/build.log; exit 1; }
built=$folder/release
objects=$(find -L "$built"/{SourceText,ByteWriting,TagParsing,Yams,CYaml}.build -name '*.o')
swiftc -O -sanitize=fuzzer -parse-as-library -swift-version 6 -I "$built/Modules" -I .build-fuzz/checkouts/Yams/Sources/CYaml/include \
  Tests/Fuzz/fuzz.swift $objects -o $folder/fuzz

mkdir -p $folder/corpus $folder/finds
# What the samples have is where it begins; the first byte chooses the reader.
number=0
for sample in Samples/*.md Tests/Fuzz/seeds/*; do
  for choice in 0 2 3; do
    number=$((number + 1))
    { printf "\\x0$choice"; head -c 1500 "$sample"; } >"$folder/corpus/sample-$number"
  done
done
SWIFT_BACKTRACE=enable=no $folder/fuzz $folder/corpus -max_total_time="$seconds" -max_len=2000 -timeout=10 -rss_limit_mb=2000 \
  -dict=Tests/Fuzz/dictionary -artifact_prefix=$folder/finds/ -print_final_stats=1 2>$folder/fuzz.log || {
  tail -n 40 $folder/fuzz.log
  exit 1
}
grep -E 'stat::number_of_executed_units|cov:' $folder/fuzz.log | tail -n 2

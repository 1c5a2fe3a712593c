#!/bin/sh
# Makes the clouds of a manifest in several processes, each a shard of the lines: with GNU parallel where it is installed, else
# with xargs. On several machines give each its own shards.
#
#     Samples/Batch/parallel.sh clouds.jsonl out 8
#
# The files are those of one process, byte for byte. STRATUS names the command.
set -eu
manifest=$1
folder=$2
shards=${3:-8}
stratus=${STRATUS:-stratus}

# One core each: how many run at once is for the one that starts them to say.
if command -v parallel >/dev/null 2>&1 && parallel --version 2>/dev/null | grep -q GNU; then
  # -q: what is said here is no line of a shell to read once more, so that paths may have spaces and quotes.
  seq "$shards" | parallel -q "$stratus" render --manifest "$manifest" -o "$folder" --jobs 1 --shard "{}/$shards"
else
  seq "$shards" | xargs -P "$(nproc)" -I '{}' "$stratus" render --manifest "$manifest" -o "$folder" --jobs 1 --shard "{}/$shards"
fi

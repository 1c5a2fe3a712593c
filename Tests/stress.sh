#!/usr/bin/env bash
# The big inputs: each has a stated answer, and none may crash, hang or take memory out of proportion.
# usage: Tests/stress.sh STRATUS      STRESS=short takes a tenth of the sizes
set -euo pipefail
stratus=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

tags=1000000
megabytes=100
boxes=10000000
if [ "${STRESS:-}" = short ]; then tags=100000 megabytes=10 boxes=1000000; fi

# name, expected status, most megabytes of memory, command…
check() {
  local name=$1 status=$2 memory=$3 found=0
  shift 3
  /usr/bin/env python3 - "$memory" "$@" <<'PY' >result 2>errors || found=$?
import os, resource, subprocess, sys
child = subprocess.run(sys.argv[2:], stdout=subprocess.DEVNULL)
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
cpu, memory = usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024
print(f"{cpu:.2f} s CPU, {memory:.0f} MB")
if memory > float(sys.argv[1]):
    sys.exit("more memory than %s MB" % sys.argv[1])
sys.exit(child.returncode if child.returncode >= 0 else 128 - child.returncode)
PY
  echo "$name: status $found, $(cat result)"
  if [ "$found" != "$status" ]; then
    echo "expected status $status"
    head -c 2000 errors
    exit 1
  fi
}

python3 - "$tags" "$megabytes" "$boxes" <<'PY'
import sys
tags, size, boxes = int(sys.argv[1]), int(sys.argv[2]) * 1000000, int(sys.argv[3])
with open("boxes.jsonl", "w") as f:
    f.write('{"width":2100,"breaking":"optimal","items":[{"width":1,"height":1}')
    for i in range(boxes): f.write(',{"width":%d,"height":%d}' % (20 + i * 7919 % 80, 12 + i * 31 % 17))
    f.write("]}\n")
with open("deep.jsonl", "w") as f: f.write('{"items":' + "[" * size + "\n")
with open("tags.md", "w") as f:
    for i in range(tags): f.write(f"- tag number {i} ({i % 997 + 1})\n")
with open("line.md", "w") as f: f.write("- " + "a" * size)
names = [f"name {i * 7919 % 20000}" for i in range(20000)]
with open("few.md", "w") as f:
    for i in range(size // 18): f.write(f"- {names[i % 20000]} ({i % 97 + 1})\n")
with open("few.csv", "w") as f:
    f.write("name,weight,link\n")
    for i in range(size // 22): f.write(f'"{names[i % 20000]}",{i % 97 + 1},/{i % 20000}\n')
with open("few.jsonl", "w") as f:
    for i in range(size // 40): f.write('{"name": "%s", "weight": %d}\n' % (names[i % 20000], i % 97 + 1))
with open("wide.csv", "w") as f:
    for row in range(2): f.write("c," * (size // 20) + "d\n")
with open("quote.csv", "w") as f: f.write('name\n"' + "a\n" * (size // 2))
with open("deep.json", "w") as f: f.write("[" * size)
with open("bomb.yaml", "w") as f:
    f.write("a0: &a0 [x, x]\n")
    for i in range(1, 60): f.write(f"a{i}: &a{i} [*a{i-1}, *a{i-1}]\n")
with open("deep.html", "w") as f: f.write("<div>" * (size // 50) + "<a rel=tag>a</a>")
with open("attributes.md", "w") as f: f.write("- a {" + ".x " * (size // 3) + "}\n")
with open("errors.md", "w") as f: f.write("- a (0)\n" * (size // 8))
with open("brackets.md", "w") as f: f.write("- a\n- " + "[" * size)
with open("blank.md", "w") as f: f.write("\n" * size)
with open("same.md", "w") as f: f.write("- same name (2)\n" * (size // 16))
with open("random.bin", "wb") as f:
    import random
    f.write(random.Random(1).randbytes(size))
PY

check "$tags tags" 0 2500 "$stratus" render tags.md -o tags.svg --quiet
check "$megabytes MB of a tag list, 20,000 names" 0 100 "$stratus" tags few.md -o few-list.md --quiet
check "$megabytes MB of CSV, 20,000 names with links" 0 120 "$stratus" tags few.csv -o few-list.md --quiet
check "$megabytes MB of JSON Lines, 20,000 names" 0 100 "$stratus" tags few.jsonl -o few-list.md --quiet
check "CSV of very many columns" 0 1500 "$stratus" tags wide.csv --columns name=2 --no-header -o wide-list.md --quiet
check "CSV with an open quote" 65 150 "$stratus" tags quote.csv
check "JSON of $megabytes MB of brackets" 65 $((megabytes * 4 + 100)) "$stratus" tags deep.json
check "a YAML bomb" 65 100 "$stratus" tags bomb.yaml
check "a page of very deep elements" 0 1500 "$stratus" tags deep.html -o page-list.md --quiet
check "very many attributes on one tag" 65 $((megabytes * 4 + 100)) "$stratus" render attributes.md
check "validate them again" 0 1500 "$stratus" validate --quiet tags.svg
check "a line of $megabytes MB" 65 $((megabytes * 4 + 100)) "$stratus" render line.md
check "$megabytes MB of errors" 65 $((megabytes * 4 + 100)) "$stratus" render errors.md
check "$megabytes MB of brackets" 65 $((megabytes * 4 + 100)) "$stratus" render brackets.md
check "$megabytes MB of empty lines" 65 $((megabytes * 4 + 100)) "$stratus" render blank.md
check "$megabytes MB of one name" 0 $((megabytes * 40 + 100)) "$stratus" render same.md -o same.svg --quiet
check "$megabytes MB of noise" 65 $((megabytes * 4 + 100)) "$stratus" render random.bin
check "$boxes boxes" 0 $((boxes / 1000000 * 400 + 100)) "$stratus" layout boxes.jsonl
check "$megabytes MB of brackets as boxes" 1 $((megabytes * 6 + 100)) "$stratus" layout deep.jsonl

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
# Of texts: megabytes in one line, megabytes in all, different words, and texts.
line=1000 long=10000 different=20000000 texts=10000
if [ "${STRESS:-}" = short ]; then tags=100000 megabytes=10 boxes=1000000 line=100 long=1000 different=2000000; fi

# name, expected status, most megabytes of memory of any process, command…
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
with open("least.jsonl", "w") as f:
    # Two thirds of the boxes are to have lines of their own, though one line holds them all.
    f.write('{"width":1e9,"breaking":"optimal","minLines":2000,"items":[{"width":1,"height":1}')
    f.write(',{"width":20,"height":12}' * 3000 + "]}\n")
with open("deep.jsonl", "w") as f: f.write('{"items":' + "[" * size + "\n")
with open("tags.md", "w") as f:
    for i in range(tags): f.write(f"- tag number {i} ({i % 997 + 1})\n")
with open("colors.md", "w") as f:
    for i in range(tags // 10): f.write("- tag number %d (%d) {color=#%06x}\n" % (i, i % 997 + 1, i * 839 % (1 << 24)))
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
part = '<p class="t">Words with <a href="/b">a link</a>, and more.</p>\n<svg><path d="M0"/></svg><script>a<b</script>\n'
placeholder = '<!-- stratus tags="a (2), b" --><!-- /stratus -->\n'
with open("page.html", "w") as f: f.write("<body>" + part * (size // len(part)) + placeholder)
with open("clouds.html", "w") as f: f.write("<body>" + placeholder * (size // 5000))
with open("own.html", "w") as f:
    f.write("<body>" + "".join(f'<a rel="tag" href="/{i}">tag {i}</a>\n' for i in range(tags // 100)))
    f.write("<!-- stratus page:links limit=3 --><!-- /stratus -->" * 50)
    f.write("<!-- stratus " + "page:links " * 50 + "limit=3 --><!-- /stratus -->")
with open("starts.html", "w") as f: f.write("<!-- stratus a -->\n" * (size // 100))
with open("open.html", "w") as f: f.write("<div>" * (size // 50) + placeholder)
with open("random.bin", "wb") as f:
    import random
    f.write(random.Random(1).randbytes(size))
PY

check "$tags tags" 0 2500 "$stratus" render tags.md -o tags.svg --quiet
# Where they stand at each width is more than one style element may hold.
head -n 100000 tags.md > many.md
for format in svg html fragment; do
  check "100000 tags at eight widths as $format" 0 1500 "$stratus" render many.md --format $format \
    --widths 320,480,640,960,1280,1600,2000,2400 -o many.$format --quiet
done
printf '<!doctype html>\n<title>Many</title>\n<!-- stratus many.md widths="320,640,1280" -->\n<!-- /stratus -->\n' > many.htm
check "100000 tags at three widths in a page" 0 1500 "$stratus" embed many.htm -o pages --quiet
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
check "$((tags / 10)) tags of as many colours" 0 2500 "$stratus" render colors.md -o colors.svg --quiet
check "a line of $megabytes MB" 65 $((megabytes * 4 + 100)) "$stratus" render line.md
check "$megabytes MB of errors" 65 $((megabytes * 4 + 100)) "$stratus" render errors.md
check "$megabytes MB of brackets" 65 $((megabytes * 4 + 100)) "$stratus" render brackets.md
check "$megabytes MB of empty lines" 65 $((megabytes * 4 + 100)) "$stratus" render blank.md
check "$megabytes MB of one name" 0 $((megabytes * 40 + 100)) "$stratus" render same.md -o same.svg --quiet
check "$megabytes MB of noise" 65 $((megabytes * 4 + 100)) "$stratus" render random.bin
check "a page of $megabytes MB" 0 $((megabytes * 3 + 100)) "$stratus" embed page.html -o filled --quiet
check "a page of very many clouds" 0 $((megabytes * 3 + 100)) "$stratus" embed clouds.html -o filled --quiet
check "a page of a hundred sources in itself" 0 500 "$stratus" embed own.html -o filled --quiet
check "a page of very many starts" 65 200 "$stratus" embed starts.html -o filled --quiet
check "a cloud in very deep elements" 65 200 "$stratus" embed open.html -o filled --quiet
check "$boxes boxes" 0 $((boxes / 1000000 * 400 + 100)) "$stratus" layout boxes.jsonl
check "more lines for boxes than they need, by more steps than there are" 1 100 "$stratus" layout least.jsonl
check "$megabytes MB of brackets as boxes" 1 $((megabytes * 6 + 100)) "$stratus" layout deep.jsonl

# Writes a text to standard output, so that it needs no disk: a text of so many megabytes in all, or of words that are all
# different. The pieces of the text take turns.
cat >write.py <<'PY'
import itertools, random, sys
kind, size = sys.argv[1], int(sys.argv[2])
mix = random.Random(1)
out = sys.stdout.buffer
def name(): return "".join(mix.choice("etaoinshrdlucmfwypvbgk") for _ in range(mix.randint(2, 10)))
if kind == "different":
    for first in range(0, size, 10000):
        words = ["w%xn" % (number * 2654435761 % (1 << 32)) for number in range(first, min(size, first + 10000))]
        out.write(("\n".join(" ".join(words[i:i + 10]) for i in range(0, len(words), 10)) + "\n").encode())
else:
    names = [name() for _ in range(50000)]
    def sentence():
        # The product of uniform numbers: the first names are frequent.
        words = [names[int(50000 * mix.random() * mix.random() * mix.random())] for _ in range(mix.randint(4, 25))]
        return " ".join(words).capitalize() + "."
    end = " " if kind == "line" else "\n"
    pieces = []
    for _ in range(8):
        piece = ""
        while len(piece) < 1000000: piece += "".join(sentence() + end for _ in range(1000))
        pieces.append(piece[:1000000].encode())
    for piece in itertools.islice(itertools.cycle(pieces), size): out.write(piece)
PY

# The same as check, for what write.py writes: name, status, memory, kind, size, command…
check_written() {
  check "$1" "$2" "$3" bash -c 'set -o pipefail; kind=$0 size=$1; shift; python3 write.py $kind $size | "$@"' "${@:4}"
}

check "a line of $line MB without a space" 65 100 \
  bash -c 'set -o pipefail; head -c "$0" /dev/zero | tr "\0" a | "$1" count --memory 200MB' ${line}000000 "$stratus"
check_written "a line of $line MB with spaces" 0 200 line $line "$stratus" count --memory 200MB --quiet
# Markdown is read as a whole, with its text beside it, up to a bound.
check_written "a line of 100 MB of Markdown" 0 250 line 100 "$stratus" count --memory 200MB --quiet --markup markdown
check_written "a line of 300 MB of Markdown" 65 350 line 300 "$stratus" count --memory 200MB --quiet --markup markdown
check_written "a line of $line MB of HTML" 0 200 line $line "$stratus" count --memory 200MB --quiet --markup html
check "a comment of $line MB" 0 100 bash -c '
  set -o pipefail
  { printf "rain <!-- "; head -c "$0" /dev/zero | tr "\0" x; printf " --> cloud"; } | "$1" count --quiet --markup html' \
  ${line}000000 "$stratus"
check_written "a text of $long MB" 0 200 text $long "$stratus" count --memory 200MB --quiet
check_written "a text of $long MB, plain" 0 200 text $long "$stratus" count --memory 200MB --quiet --plain

check_written "$different different words in 50 MB" 0 200 different $different \
  "$stratus" count --partial --memory 50MB --temporary-folder . -o small.count
check_written "$different different words in memory" 0 16000 different $different \
  "$stratus" count --partial --memory 100GB -o large.count
cmp small.count large.count
check "the same added up, and again" 0 200 "$stratus" count --merge --partial --temporary-folder . small.count -o again.count
cmp small.count again.count
rm small.count again.count

# A file system of 1 MB; where none can be mounted, files that may not grow beyond.
mkdir full
if mount -t tmpfs -o size=1m none full 2>mount-errors; then
  trap 'umount "$folder/full"; rm -rf "$folder"' EXIT
  check_written "a full folder for temporary files" 74 200 different 2000000 \
    "$stratus" count --partial --memory 5MB --temporary-folder full -o none.count
else
  check_written "a file that may not grow" 74 200 different 2000000 \
    bash -c 'trap "" XFSZ; ulimit -f 1000; exec "$0" "$@"' "$stratus" count --partial --memory 5MB --temporary-folder full -o none.count
fi
grep -q '^full: error: cannot write a temporary file' errors
grep -q '^hint: name another folder with --temporary-folder' errors
[ ! -e none.count ]

mkdir many
for ((number = 0; number < texts; number++)); do echo "Text $number: rain, clouds and the word w$number." >many/$number.txt; done
check "$texts texts" 0 200 bash -c 'ulimit -n 256; "$0" count --quiet --limit 3 many/*.txt -o many.tsv' "$stratus"
grep -qx "rain	$texts" many.tsv
check "$texts partial counts" 0 200 bash -c '
  ulimit -n 256
  "$0" count --partial many/1.txt -o one.count
  yes one.count | head -n "$1" | xargs "$0" count --merge --quiet --limit 3 -o many.tsv' "$stratus" "$texts"

# Lists in lists multiply: 20 posts in ten of them are 10 trillion.
mkdir -p site/content/posts site/templates
for ((number = 0; number < 20; number++)); do
  printf -- '---\ntitle: T%s\ndate: 2026-01-01\n---\nx\n' $number >site/content/posts/$number.md
done
python3 -c "
lists = 10
print('<!DOCTYPE html><html lang=\"en\"><head><title>x</title></head><body>'
  + '{{#page.posts}}' * lists + 'x' + '{{/page.posts}}' * lists + '</body></html>')" >site/templates/section.mustache
check "lists in lists" 65 2000 "$stratus" build site
grep -q '^site/templates/section.mustache:1:1: error: the template makes more of a page than any page has' errors
[ ! -e site/public ]
# Which other pages of the template are made before depends on the threads; what is told does not.
rm site/templates/section.mustache
tags=$(seq -s, -f 't%g' 20)
printf -- '---\ntitle: T20\ndate: 2026-01-01\ntags: [%s]\n---\nx\n' "$tags" >site/content/posts/20.md
python3 -c "
lists = 8
print('<!DOCTYPE html><html lang=\"en\"><head><title>x</title></head><body><a href=\"/gone/\">x</a>'
  + '{{#page.tags}}' * lists + 'x' + '{{/page.tags}}' * lists + '</body></html>')" >site/templates/post.mustache
for jobs in 1 4; do
  check "lists in lists of one post, $jobs threads" 65 2000 "$stratus" build site --keep-going --jobs "$jobs"
  [ "$(grep -c ': error: ' errors)" = 1 ]
  grep -q '^site/templates/post.mustache:1:1: error: the template makes more of a page than any page has' errors
  [ ! -e site/public ]
done

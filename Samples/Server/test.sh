#!/bin/sh
# Builds the server, asks it for clouds with curl, and says what was not as expected: Samples/Server/test.sh [PORT]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
port=${1:-8471}
base=http://127.0.0.1:$port/clouds
work=$(mktemp -d)
swift build --package-path "$here" >"$work/build" 2>&1 || { cat "$work/build"; exit 1; }
binary=$(swift build --package-path "$here" --show-bin-path)/CloudServer
mkdir "$work/lists" "$work/lists/more"
printf -- '- Swift (42)\n- Rust (30)\n- C++ (7)\n' >"$work/lists/languages.md"
printf -- '---\nwidth: many\n---\n- a\n' >"$work/lists/broken.md"
cp "$work/lists/languages.md" "$work/lists/more/inner.md"
cp "$work/lists/languages.md" "$work/outer.md"
"$binary" "$work/lists" "$port" 2>"$work/log" &
server=$!
trap 'kill $server 2>/dev/null || true; rm -r "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
curl --silent --retry 50 --retry-delay 1 --retry-connrefused --output /dev/null "$base/languages.svg" || true
kill -0 $server 2>/dev/null || { echo "the server has ended:"; cat "$work/log"; exit 1; }

failures=0
# expect WHAT STATUS HEADER ARGUMENTS…: the status, and a line of the head as an extended regular expression.
expect() {
  what=$1 status=$2 header=$3
  shift 3
  rm -f "$work/body"
  curl --silent --path-as-is --max-time 20 --dump-header "$work/head" --output "$work/body" "$@" || true
  if ! head -n 1 "$work/head" | grep -q " $status "; then
    echo "$what: $(head -n 1 "$work/head"), expected $status"
    failures=$((failures + 1))
  elif ! grep -qiE "$header" "$work/head"; then
    echo "$what: no header $header in: $(cat "$work/head")"
    failures=$((failures + 1))
  fi
}

expect svg 200 '^content-type: image/svg\+xml' "$base/languages.svg"
expect page 200 "^content-security-policy: default-src 'none'; style-src 'sha256-" "$base/languages.html"
expect json 200 '^content-type: application/json' "$base/languages.json"
expect markdown 200 '^content-type: text/markdown; charset=utf-8' "$base/languages.md"
expect options 200 '^x-content-type-options: nosniff' "$base/languages.svg?theme=dark&width=400"
grep -q 'viewBox="0 0 400 ' "$work/body" || { echo "options: the width is not 400"; failures=$((failures + 1)); }
etag=$(grep -i '^etag:' "$work/head" | cut -d' ' -f2 | tr -d '\r')
length=$(wc -c <"$work/body")
expect head 200 "^content-length: $length" --head "$base/languages.svg?theme=dark&width=400"
expect unchanged 304 '^etag: ' --header "If-None-Match: $etag" "$base/languages.svg?theme=dark&width=400"
[ ! -s "$work/body" ] || { echo "unchanged: it has a body"; failures=$((failures + 1)); }
expect 'weak tag among others' 304 '^cache-control: ' --header "If-None-Match: \"x\", W/$etag" \
  "$base/languages.svg?theme=dark&width=400"
expect 'other tag' 200 '^etag: ' --header "If-None-Match: $etag" "$base/languages.svg"
sleep 1
printf -- '- Zig (1)\n' >>"$work/lists/languages.md"
expect changed 200 '^etag: ' --header "If-None-Match: $etag" "$base/languages.svg?theme=dark&width=400"
for path in none.svg languages.pdf ../outer.svg %2e%2e/outer.svg ..%2fouter.svg more/inner.svg Languages.svg languages.svg/; do
  expect "$path" 404 '^content-type: text/plain; charset=utf-8' "$base/$path"
done
for query in width=x no-such=1 theme=/etc/passwd theme=x.css font-file=a.ttf exclude-file=/etc/passwd keep-file=x; do
  expect "$query" 400 '^content-type: text/plain; charset=utf-8' "$base/languages.svg?$query"
done
expect 'broken list' 500 '^content-type: text/plain' "$base/broken.svg"
expect post 405 '^allow: GET, HEAD' --request POST "$base/languages.svg"
[ "$failures" = 0 ] && echo "the server answers as expected"
exit "$failures"

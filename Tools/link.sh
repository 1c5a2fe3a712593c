#!/usr/bin/env bash
# Links the command again from what SwiftPM compiled, with Swift's runtime in it: it starts faster, and runs where there
# is no Swift. (`--static-swift-stdlib` would compile everything for that alone, and the tests' objects a second time.) What
# is public for the tests is no symbol of the command, so that the linker leaves out what nothing calls; of functions with
# the same code it keeps one. The libraries for fonts, words and pictures are loaded when they are called for, by lazy.c.
# usage: Tools/link.sh BUILD OUTPUT [MAP]     BUILD is the folder of SwiftPM, MAP becomes the linker's table of what takes how much
set -euo pipefail
build=$1 output=$2 map=${3:-}
swiftc=${SWIFTC:-swiftc}
runtime=$("$swiftc" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')_static/linux
[ -d "$runtime" ] || { echo "there is no $runtime: Swift's static libraries are missing" >&2 && exit 1; }

libraries=(libxml-2.0 md4c) others=()
if [ -n "${TRAIT-Full}" ]; then
  libraries+=(harfbuzz-subset fribidi icu-uc) others+=(-lstemmer)
fi
mkdir -p "$(dirname "$output")"

# The functions that the command calls of those libraries, as SwiftPM linked them; in their place the linker finds empty ones.
late='libzip|libharfbuzz|libharfbuzz-subset|libfribidi|libfontconfig|libpng16|libcairo|libstemmer|libicuuc'
compiler=$(command -v cc || command -v clang || true)
if [ "$(uname -m)" = x86_64 ] && [ -n "${TRAIT-Full}" ] && [ -n "$compiler" ] && command -v nm >/dev/null; then
  lazy=$output.lazy
  mkdir -p "$lazy"
  nm -D --undefined-only "$build/stratus" | awk '{ sub(/@.*/, "", $NF); print $NF }' | LC_ALL=C sort -u >"$lazy/called"
  ldd "$build/stratus" | grep -E "^[[:space:]]*($late)\.so" | while read -r name _ path _; do
    nm -D --defined-only "$path" | awk '$2 ~ /^[TW]$/ { sub(/@.*/, "", $3); print $3 }' | LC_ALL=C sort -u \
      | LC_ALL=C comm -12 - "$lazy/called" | sed "s|.*|&, \"$name\"|"
  done | awk '{ print "FUNCTION(" NR - 1 ", " $0 ")" }' >"$lazy/functions"
  "$compiler" -O2 -c -DFUNCTIONS="\"$(realpath "$lazy/functions")\"" -o "$lazy/lazy.o" \
    "$(dirname "$0")/lazy.c"
  for name in ${late//|/ } libpng libicudata; do printf '!<arch>\n' >"$lazy/$name.a"; done
  others+=("$lazy/lazy.o" -L "$lazy")
fi

"$swiftc" -static-stdlib -emit-executable -o "$output.new" "@$build/stratus.product/Objects.LinkFileList" \
  $(pkg-config --libs "${libraries[@]}") "${others[@]}" \
  -Xlinker --start-group "$runtime"/lib*Foundation*.a -Xlinker --end-group \
  -Xlinker --gc-sections -Xlinker --icf=safe -Xlinker --no-export-dynamic -Xlinker --defsym -Xlinker main=StratusCommand_main ${map:+-Xlinker -Map=$map} 2>"$output.log" \
  || { cat "$output.log" >&2 && exit 1; }
# In one step: what runs the old one goes on with it.
mv "$output.new" "$output"

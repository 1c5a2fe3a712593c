#!/usr/bin/env bash
# Links the command again from what SwiftPM compiled, with Swift's runtime in it: it starts faster, and runs where there
# is no Swift. (`--static-swift-stdlib` would compile everything for that alone, and the tests' objects a second time.) What
# is public for the tests is no symbol of the command, so that the linker leaves out what nothing calls.
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
"$swiftc" -static-stdlib -emit-executable -o "$output.new" "@$build/stratus.product/Objects.LinkFileList" \
  $(pkg-config --libs "${libraries[@]}") "${others[@]}" \
  -Xlinker --start-group "$runtime"/lib*Foundation*.a -Xlinker --end-group \
  -Xlinker --gc-sections -Xlinker --no-export-dynamic -Xlinker --defsym -Xlinker main=StratusCommand_main ${map:+-Xlinker -Map=$map} 2>"$output.log" \
  || { cat "$output.log" >&2 && exit 1; }
# In one step: what runs the old one goes on with it.
mv "$output.new" "$output"

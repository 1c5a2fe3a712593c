#!/usr/bin/env python3
"""Says what the size of the installed command is made of, as the linker's map has it.

usage: Tools/sizes.py BUILD     the folder of SwiftPM's build
"""

import collections
import os
import re
import subprocess
import sys
import tempfile

TOOLS = os.path.dirname(os.path.abspath(__file__))
# What `strip` leaves.
SECTION = re.compile(r"^ (\.?[\w$.]+)\s+0x[0-9a-f]+\s+0x([0-9a-f]+) (\S.*)$")
DROPPED = re.compile(r"^\.(debug|comment|symtab|strtab|bss|tbss)")
LIBRARIES = {
    "_FoundationCShims": "Foundation: the C part", "swiftCore": "Swift's standard library",
    "swift_StringProcessing": "Swift: regular expressions", "swift_RegexParser": "Swift: regular expressions",
    "dispatch": "Dispatch", "BlocksRuntime": "Dispatch",
}


def part(path):
    """What a file of objects belongs to."""
    library = re.search(r"lib(\w+)\.a\(", path)
    if library:
        name = library[1]
        return LIBRARIES.get(name, "Foundation: the rest" if "Foundation" in name else "Swift: the other libraries")
    room = re.search(r"/(\w+)\.build/", path)
    if room:
        return room[1]
    return "C and start"


def main():
    with tempfile.TemporaryDirectory() as folder:
        binary, table = os.path.join(folder, "stratus"), os.path.join(folder, "map")
        subprocess.run([os.path.join(TOOLS, "link.sh"), sys.argv[1], binary, table], check=True)
        sizes, held, is_memory = collections.Counter(), None, False
        for line in open(table, errors="replace"):
            is_memory = is_memory or line.startswith("Memory map")
            line = line.rstrip("\n")
            # A name that is long stands on a line of its own.
            if re.match(r"^ \.?[\w$.]+$", line):
                held = line
                continue
            found = SECTION.match((held + line) if held and line.startswith("  ") else line)
            held = None
            if is_memory and found and not DROPPED.match(found[1]) and not found[3].startswith("**"):
                sizes[part(found[3])] += int(found[2], 16)
        subprocess.run(["strip", binary], check=True)
        total = os.path.getsize(binary)
    rest = total - sum(sizes.values())
    for name, size in sizes.most_common() + [("tables of the format, and what lies between", rest)]:
        print(f"{size / 1e6:7.2f} MB  {name}")
    print(f"{total / 1e6:7.2f} MB  in all, stripped")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Writes classes.txt: the strong direction of every character that Unicode 14 assigns.

Maintainers run it; the build does not. The classes are those of Python's unicodedata.bidirectional.

    python3 Tests/Fixtures/direction/make_classes.py
"""

import pathlib
import unicodedata

runs = []
for scalar in range(0x110000):
    character = chr(scalar)
    kind = unicodedata.bidirectional(character)
    if not kind or 0xD800 <= scalar < 0xE000:
        continue
    category = unicodedata.category(character)
    # R, L of what begins a word, l of symbols and marks, - of all that has no strong direction.
    is_letter = category[0] == "L" or category == "Nd"
    letter = "R" if kind in ("R", "AL") else ("L" if is_letter else "l") if kind == "L" else "-"
    if runs and runs[-1][2] == letter and runs[-1][1] == scalar - 1:
        runs[-1][1] = scalar
    else:
        runs.append([scalar, scalar, letter])
head = f"# Bidirectional classes of Unicode {unicodedata.unidata_version}; made by Tests/Fixtures/direction/make_classes.py.\n"
pathlib.Path(__file__).with_name("classes.txt").write_text(
    head + "".join(f"{first:X} {last:X} {letter}\n" for first, last, letter in runs))
print(len(runs))

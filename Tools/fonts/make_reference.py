#!/usr/bin/env python3
"""Writes the widths of the fixture's words, in every face of the families, as HarfBuzz shapes them, and which characters
each face has.

Maintainers run it after a change of font version, with make_tables.py. It reads no table of ours: text is cut into runs
by the first font of the stack that has a grapheme cluster, as a browser does, and each run is shaped by HarfBuzz.

    pip install fonttools uharfbuzz regex
    apt-get install fonts-noto-color-emoji, and what make_tables.py needs
    python3 Tools/fonts/make_reference.py
"""

import json
import pathlib
import unicodedata

import regex

import faces
from fonts import DEJAVU, NOTO, font, noto

FIXTURES = pathlib.Path(__file__).resolve().parents[2] / "Tests/Fixtures/advances"
FIXTURE = FIXTURES / "words.json"


def stack(path, weight):
    behind = ["Sans", "SansArabic", "SansHebrew", "SansDevanagari", "SansThai", "SansCJK"]
    dejavu = DEJAVU / ("DejaVuSans.ttf" if weight == "Regular" else "DejaVuSans-Bold.ttf")
    return [font(path), *(noto(name, weight) for name in behind), font(dejavu),
            *(noto(name, weight) for name in ("SansSymbols", "SansSymbols2"))]


def is_emoji(cluster):
    return "\uFE0F" in cluster or "\u20E3" in cluster or regex.search(r"\p{Emoji_Presentation}", cluster)


def has(face, cluster):
    return all(ord(c) in face.cmap or c == "\uFE0F" or unicodedata.category(c) == "Cf" for c in cluster)


def width(fonts, emoji, text):
    runs = []
    for cluster in regex.findall(r"\X", unicodedata.normalize("NFC", text)):
        face = emoji if is_emoji(cluster) else next((f for f in fonts if has(f, cluster)), fonts[0])
        if runs and runs[-1][0] is face:
            runs[-1][1] += cluster
        else:
            runs.append([face, cluster])
    return sum(face.width(run) / face.units for face, run in runs)


def write_words(path, source, words, designs):
    """A case a line: text, group, widths by face."""
    emoji = font(NOTO / "NotoColorEmoji.ttf")
    stacks = [stack(file, weight) for _, files in designs for weight, file in files.items()]
    names = [f"{name} {weight.lower()}" for name, files in designs for weight in files]
    lines = [
        json.dumps([text, group, [round(width(fonts, emoji, text), 6) for fonts in stacks]], ensure_ascii=False)
        for text, group in words
    ]
    head = json.dumps({"source": source, "faces": names}, ensure_ascii=False, indent=0)[:-2]
    path.write_text(head + ',\n"words": [\n' + ",\n".join(lines) + "\n]\n}\n", encoding="utf-8")


def main():
    fixture = json.loads(FIXTURE.read_text(encoding="utf-8"))
    words = [(text, group) for text, group, _ in fixture["words"]]
    upright = [(font(files["Regular"]).name(1), files) for _, files in faces.designs()]
    write_words(FIXTURE, fixture["source"], words, upright)
    # Of the scripts that italics have tables for, every seventh word.
    theirs = {"tags", "identifiers", "en_lower", "en_caps1", "en_upper", "en_phrase", "cs", "de", "fr", "pl", "vi", "el",
              "ru", "kerning", "ligature", "digits", "combining_nfd"}
    some = [word for word in words if word[1] in theirs][::7]
    italic = [(font(files["Regular"]).name(1), files) for _, files in faces.italics()]
    write_words(FIXTURES / "italics.json", fixture["source"], some, italic)
    write_coverage()


def write_coverage():
    """The character maps of the regular faces, as ranges of the first plane."""
    rows = []
    for _, files in faces.designs():
        face, ranges = font(files["Regular"]), []
        for scalar in sorted(c for c in face.cmap if c < 0x10000):
            if ranges and ranges[-1][1] == scalar - 1:
                ranges[-1][1] = scalar
            else:
                ranges.append([scalar, scalar])
        rows.append(f'"{face.name(1)}": {json.dumps(ranges, separators=(",", ":"))}')
    source = "Characters of the first plane in the fonts' own character maps (cmap), as ranges, read with fontTools."
    (FIXTURES / "coverage.json").write_text(
        f'{{\n"source": "{source}",\n"faces": {{\n' + ",\n".join(rows) + "\n}\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Writes the advance and kerning tables of the Typography module, as Swift array literals.

Maintainers run it after a change of font version; the build does not.

    pip install fonttools uharfbuzz
    apt-get install fonts-liberation2 fonts-noto-core fonts-noto-cjk
    python3 Sources/Typography/Generator/make_tables.py

The same fonts give the same bytes. A family is added by one line in FACES and one `static let` in FontFamily.swift.
"""

import argparse
import functools
import pathlib
import unicodedata

import uharfbuzz
from fontTools.ttLib import TTFont

COMMAND = "python3 Sources/Typography/Generator/make_tables.py"
FACES = [
    ("LiberationSans-Regular.ttf", "liberationSansRegular"),
    ("LiberationSans-Bold.ttf", "liberationSansBold"),
]
# In the order of the stack in FontFamily.swift: the first that has a character sets its advance.
FALLBACK_FONTS = [
    "Sans", "SansHebrew", "SansDevanagari", "SansThai", "SansCJK", "SansArmenian", "SansBengali",
    "SansCanadianAboriginal", "SansCherokee", "SansEthiopic", "SansGeorgian", "SansGujarati", "SansGurmukhi",
    "SansKannada", "SansKhmer", "SansLao", "SansMalayalam", "SansMongolian", "SansMyanmar", "SansOriya", "SansSinhala",
    "SansTamil", "SansTelugu", "SansThaana", "SansTifinagh", "SerifTibetan", "SansMath", "SansSymbols", "SansSymbols2",
]
# What the rules of the Swift side answer (Han, kana, Hangul, Yi, Arabic, private use) needs no entry.
RULED = [
    (0x0600, 0x06FF), (0x0750, 0x077F), (0x08A0, 0x08FF), (0x1100, 0x11FF), (0x2E80, 0x33FF), (0x3400, 0x9FFF),
    (0xA000, 0xA4CF), (0xA960, 0xA97F), (0xAC00, 0xD7FF), (0xE000, 0xFAFF), (0xFB50, 0xFDFF), (0xFE00, 0xFFFF),
]
ARABIC = [*range(0x0620, 0x0700), *range(0x0750, 0x0780)]
ALEFS = [0x0622, 0x0623, 0x0625, 0x0627]
CONSONANTS = range(0x0915, 0x093A)
VOWEL_SIGNS = range(0x0941, 0x0945)
MISSING = 0xFFFF
PAGE = 64

PRESENT, SIMPLE, TALL = 1 << 31, 1 << 30, 1 << 29
# Ink may leave the line box by this much, in em, before the face's ascent and descent are raised.
TOLERANCE = 0.015


class Font:
    def __init__(self, path):
        # In the collections of Noto Sans CJK the first font is the Japanese one.
        self.table = TTFont(path, fontNumber=0)
        self.cmap = self.table.getBestCmap()
        self.units = self.table["head"].unitsPerEm
        self.hmtx = self.table["hmtx"]
        self.shaper = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path))))

    def name(self, identifier):
        return self.table["name"].getDebugName(identifier)

    def version(self):
        return self.name(5).split(";")[0].removeprefix("Version ").strip()

    def advance(self, scalar):
        return self.hmtx[self.cmap[scalar]][0]

    def shape(self, text):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(self.shaper, buffer)
        glyphs = tuple(info.codepoint for info in buffer.glyph_infos)
        return glyphs, sum(position.x_advance for position in buffer.glyph_positions)


@functools.cache
def font(path):
    return Font(path)


def is_mark(scalar):
    return unicodedata.category(chr(scalar)) in ("Mn", "Me")


def pages(values, empty):
    """Splits a mapping from scalars into pages of 64, of which equal ones are stored once."""
    last = max(values) // PAGE
    index, stored = [], []
    for block in range(last + 1):
        page = [values.get(block * PAGE + offset, empty) for offset in range(PAGE)]
        if page not in stored:
            stored.append(page)
        index.append(stored.index(page))
    assert len(stored) < 256
    # Swift reads ASCII without going through the index.
    assert index[0] == 0 and index[1] == 1
    return index, [value for page in stored for value in page]


def kerning_pairs(face):
    """All pairs that HarfBuzz kerns, by scalars: the font's GPOS `kern` lookups, which hold its `kern` table too."""
    scalars = {}
    for scalar, glyph in face.cmap.items():
        scalars.setdefault(glyph, []).append(scalar)
    table = face.table["GPOS"].table
    lookups = sorted({i for r in table.FeatureList.FeatureRecord if r.FeatureTag == "kern" for i in r.Feature.LookupListIndex})
    pairs = {}
    for lookup in (table.LookupList.Lookup[i] for i in lookups):
        assert lookup.LookupType == 2 and lookup.LookupFlag & 8, "pairs that skip marks, or the Swift side must change"
        for subtable in lookup.SubTable:
            assert subtable.Format == 1
            for first, records in zip(subtable.Coverage.glyphs, subtable.PairSet):
                for record in records.PairValueRecord:
                    value = getattr(record.Value1, "XAdvance", 0) if record.Value1 else 0
                    for left in scalars.get(first, []):
                        for right in scalars.get(record.SecondGlyph, []):
                            if value:
                                pairs.setdefault((left, right), value)
    return pairs


def classes(pairs, side):
    """Numbers the scalars that stand on one side of a pair, from 1, so that equal behaviour has one number."""
    profile = {}
    for pair, value in sorted(pairs.items()):
        profile.setdefault(pair[side], []).append((pair[1 - side], value))
    numbers = {}
    result = {scalar: numbers.setdefault(tuple(row), len(numbers) + 1) for scalar, row in sorted(profile.items())}
    assert len(numbers) < 256
    return result


def comb(pairs, left, right):
    """Rows of the kerning matrix laid into each other's gaps; a cell holds its row's class in the low byte."""
    rows = {}
    for (first, second), value in pairs.items():
        rows.setdefault(left[first], {})[right[second]] = value
    cells, starts = {}, [0] * (max(left.values()) + 1)
    for number in sorted(rows, key=lambda n: (-len(rows[n]), n)):
        start = 0
        while any(start + column in cells for column in rows[number]):
            start += 1
        starts[number] = start
        for column, value in rows[number].items():
            cells[start + column] = value * 256 + number
    # Every row can be asked for every column without leaving the array.
    length = max(starts) + max(right.values()) + 1
    return starts, [cells.get(i, 0) for i in range(length)]


def face_table(path, symbol):
    face = font(path)
    units, pairs = face.units, kerning_pairs(face)
    left, right = classes(pairs, 0), classes(pairs, 1)
    starts, cells = comb(pairs, left, right)
    hhea, os2, outlines = face.table["hhea"], face.table["OS/2"], face.table["glyf"]
    entries = {}
    for scalar in sorted(face.cmap):
        composed = unicodedata.normalize("NFC", chr(scalar))
        category = unicodedata.category(chr(scalar))
        # Mapped to its normal form here, so that text without marks needs no normalisation at run time.
        source = ord(composed) if len(composed) == 1 and ord(composed) in face.cmap else scalar
        invisible = category in ("Mn", "Me", "Cf")
        simple = len(composed) == 1 and not invisible
        glyph = outlines[face.cmap[source]]
        tall = glyph.numberOfContours != 0 and (
            glyph.yMax > hhea.ascent + TOLERANCE * units or glyph.yMin < hhea.descent - TOLERANCE * units)
        advance = 0 if invisible else face.advance(source)
        assert advance < 8192
        if advance == 0 and not invisible:
            # Tone letters that the font draws over the next one: another font gives them a place of their own.
            continue
        entries[scalar] = (PRESENT | (SIMPLE if simple else 0) | (TALL if tall else 0) | advance
                           | left.get(source, 0) << 21 | right.get(source, 0) << 13)
    for scalar in [*range(0x20), *range(0x7F, 0xA0)]:
        # Markup renders a tab or a line break as a space; CR is left out, because CR LF is one cluster.
        space = scalar in (0x09, 0x0A)
        entries[scalar] = PRESENT | (0 if scalar == 0x0D else SIMPLE) | (face.advance(0x20) if space else 0)
    index, stored = pages(entries, 0)
    check(face, pairs)
    lines = [
        "extension FaceTable {",
        f"    /// {face.name(4)}: {len(face.cmap)} characters, {len(pairs)} kerning pairs.",
        f"    static let {symbol} = FaceTable(",
        f"        unitsPerEm: {units}, ascent: {hhea.ascent}, descent: {-hhea.descent}, lineGap: {hhea.lineGap},",
        f"        xHeight: {os2.sxHeight}, capHeight: {os2.sCapHeight},",
        f"        pageOfBlock: {symbol}Pages, entries: {symbol}Entries,",
        f"        kerningRows: {symbol}KerningRows, kerningCells: {symbol}KerningCells)",
        "}", "",
        *array(f"{symbol}Pages", "UInt8", index),
        *array(f"{symbol}Entries", "UInt32", stored, hexadecimal=True),
        *array(f"{symbol}KerningRows", "UInt16", starts),
        *array(f"{symbol}KerningCells", "Int32", cells),
    ]
    return [header([face])] + lines


def check(face, pairs):
    """The pairs read from the tables are what HarfBuzz applies."""
    for (left, right), value in pairs.items():
        if is_mark(left) or is_mark(right):
            continue
        _, shaped = face.shape(chr(left) + chr(right))
        expected = face.advance(left) + face.advance(right) + value
        if shaped != expected:
            print(f"note: U+{left:04X} U+{right:04X} shapes to {shaped}, the tables say {expected}")


def fallback_path(folders, name, weight):
    folder, cjk = folders
    if name == "SansCJK":
        return cjk / f"NotoSansCJK-{weight}.ttc"
    path = folder / f"Noto{name}-{weight}.ttf"
    return path if path.exists() else folder / f"Noto{name}-Regular.ttf"


def fallback_table(folders, weight, faces):
    fonts = [font(fallback_path(folders, name, weight)) for name in FALLBACK_FONTS]
    covered = set.union(*(set(face.cmap) for face in faces))
    ruled = {scalar for first, last in RULED for scalar in range(first, last + 1)}
    advances = {}
    for candidate in fonts:
        for scalar in candidate.cmap:
            astral = scalar > 0xFFFF and not 0x1D400 <= scalar <= 0x1D7FF
            if astral or scalar < 0x80 or scalar in ruled or scalar in covered or scalar in advances:
                continue
            if unicodedata.category(chr(scalar)) == "Cf":
                continue
            advance = 0 if is_mark(scalar) else round(candidate.advance(scalar) * 1000 / candidate.units)
            # Sara am is drawn as a mark and sara aa.
            if scalar in (0x0E33, 0x0EB3):
                advance = round(candidate.advance(scalar - 1) * 1000 / candidate.units)
            if advance or is_mark(scalar):
                advances[scalar] = advance
    advances.setdefault(0, MISSING)
    advances[0x40] = MISSING - 1  # Keeps the pages of ASCII apart; never read, since every face covers ASCII.
    index, stored = pages(advances, MISSING)
    arabic = font(fallback_path(folders, "SansArabic", weight))
    forms, joining = arabic_forms(arabic)
    ligatures = [arabic.shape(joiner + "\u0644" + chr(alef))[1] for alef in ALEFS for joiner in ("", "\u200D")]
    devanagari = font(fallback_path(folders, "SansDevanagari", weight))
    symbol = "noto" + weight
    lines = [
        "extension FallbackTable {",
        f"    /// Advances of {len(advances)} characters outside our faces, in 1/1000 em.",
        f"    static let {symbol} = FallbackTable(",
        f"        pageOfBlock: {symbol}Pages, advances: {symbol}Advances,",
        f"        arabicForms: {symbol}ArabicForms, arabicJoining: {symbol}ArabicJoining, lamAlef: {symbol}LamAlef,",
        f"        devanagariConjuncts: {symbol}DevanagariConjuncts, devanagariSigns: {symbol}DevanagariSigns)",
        "}", "",
        *array(f"{symbol}Pages", "UInt8", index),
        *array(f"{symbol}Advances", "UInt16", stored),
        *array(f"{symbol}ArabicForms", "UInt16", forms),
        *array(f"{symbol}ArabicJoining", "UInt8", joining),
        *array(f"{symbol}LamAlef", "UInt16", ligatures),
        *array(f"{symbol}DevanagariConjuncts", "Int16", conjuncts(devanagari)),
        *array(f"{symbol}DevanagariSigns", "Int16", signs(devanagari)),
    ]
    return [header([*fonts, arabic])] + lines


def arabic_forms(arabic):
    """Isolated, final, initial and medial advance of each letter, and how it joins: as the font itself shapes it."""
    forms, joining = [], []
    for scalar in ARABIC:
        letter, joiner = chr(scalar), "\u200D"
        if scalar not in arabic.cmap:
            forms += [MISSING] * 4
            joining.append(0)
            continue
        if is_mark(scalar) or unicodedata.category(letter) == "Cf":
            forms += [0] * 4
            joining.append(4 if is_mark(scalar) else 0)
            continue
        shaped = [arabic.shape(t) for t in (letter, joiner + letter, letter + joiner, joiner + letter + joiner)]
        plain, final, initial, _ = ([g for g in glyphs if g != arabic.table.getGlyphID("space")] for glyphs, _ in shaped)
        forms += [advance for _, advance in shaped]
        joining.append(3 if scalar == 0x0640 else 2 if initial != plain else 1 if final != plain else 0)
    return forms, joining


def conjuncts(devanagari):
    """What a consonant adds to the width in front of each other consonant when a virama joins them."""
    result = []
    for first in CONSONANTS:
        for second in CONSONANTS:
            _, width = devanagari.shape(chr(first) + "\u094D" + chr(second))
            result.append(width - devanagari.advance(second))
    return result


def signs(devanagari):
    """What each vowel sign below adds to each consonant: only some of them make a wider letter."""
    return [
        devanagari.shape(chr(consonant) + chr(sign))[1] - devanagari.advance(consonant)
        for consonant in CONSONANTS
        for sign in VOWEL_SIGNS
    ]


def header(fonts):
    names = ", ".join(f"{f.name(4)} {f.version()}" for f in fonts)
    text = [f"// Generated by `{COMMAND}`: do not edit."]
    text += wrap(f"Advance widths and kerning read from {names}.")
    text += [
        "// The fonts' licence: SIL Open Font License, Version 1.1 (https://openfontlicense.org).",
        "// swift-format-ignore-file", "",
    ]
    assert all("SIL Open Font License, Version 1.1" in f.name(13) for f in fonts)
    return "\n".join(text)


def wrap(text, width=117):
    lines, line = [], ""
    for word in text.split(" "):
        if line and len(line) + 1 + len(word) > width:
            lines.append(f"// {line}")
            line = word
        else:
            line = f"{line} {word}".strip()
    return [*lines, f"// {line}"]


def array(name, element, values, hexadecimal=False):
    words = [f"0x{v:08X}" if hexadecimal else str(v) for v in values]
    lines, line = [], ""
    for word in words:
        if len(line) + len(word) + 3 > 112:
            lines.append(f"    {line}")
            line = ""
        line += f" {word}," if line else f"{word},"
    return [f"private let {name}: [{element}] = [", *lines, f"    {line}", "]", ""]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--liberation", type=pathlib.Path, default="/usr/share/fonts/truetype/liberation2")
    parser.add_argument("--noto", type=pathlib.Path, default="/usr/share/fonts/truetype/noto")
    parser.add_argument("--cjk", type=pathlib.Path, default="/usr/share/fonts/opentype/noto")
    parser.add_argument("-o", "--output", type=pathlib.Path, default=pathlib.Path(__file__).parent.parent / "Tables")
    options = parser.parse_args()
    options.output.mkdir(exist_ok=True)
    files = {symbol: face_table(options.liberation / name, symbol) for name, symbol in FACES}
    faces = [font(options.liberation / name) for name, _ in FACES]
    for weight in ("Regular", "Bold"):
        files["noto" + weight] = fallback_table((options.noto, options.cjk), weight, faces)
    for symbol, lines in files.items():
        path = options.output / f"{symbol[0].upper()}{symbol[1:]}.swift"
        path.write_text("\n".join(lines).rstrip("\n") + "\n", encoding="utf-8")
        print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()

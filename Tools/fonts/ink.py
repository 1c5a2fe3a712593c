"""How far the ink of each script goes above and below the baseline, so that no line cuts another."""

import unicodedata

from fonts import noto

# Block, font, letters and marks of everyday texts: signs of scripture and of scholars go further, and are rare.
SCRIPTS = [
    ("Armenian", 0x0530, 0x058F, "SansArmenian", [(0x0531, 0x0586)], []),
    ("Hebrew", 0x0590, 0x05FF, "SansHebrew", [(0x05D0, 0x05EA)], [(0x05B0, 0x05BC), (0x05C1, 0x05C2)]),
    ("Arabic", 0x0600, 0x077F, "SansArabic",
     [(0x0621, 0x064A), (0x067E, 0x067E), (0x0679, 0x0679), (0x0686, 0x0688), (0x0691, 0x0691), (0x0698, 0x0698),
      (0x06A9, 0x06A9), (0x06AF, 0x06AF), (0x06BA, 0x06C1), (0x06CC, 0x06CC), (0x06D2, 0x06D2)],
     [(0x064B, 0x0652)]),
    ("Thaana", 0x0780, 0x07BF, "SansThaana", [(0x0780, 0x07A5)], [(0x07A6, 0x07B0)]),
    ("Devanagari", 0x0900, 0x097F, "SansDevanagari", [(0x0905, 0x0939)], [(0x0901, 0x0903), (0x093C, 0x094D)]),
    ("Bengali", 0x0980, 0x09FF, "SansBengali", [(0x0985, 0x09B9)], [(0x0981, 0x0983), (0x09BC, 0x09CD)]),
    ("Gurmukhi", 0x0A00, 0x0A7F, "SansGurmukhi", [(0x0A05, 0x0A39)], [(0x0A01, 0x0A03), (0x0A3C, 0x0A4D), (0x0A70, 0x0A71)]),
    ("Gujarati", 0x0A80, 0x0AFF, "SansGujarati", [(0x0A85, 0x0AB9)], [(0x0A81, 0x0A83), (0x0ABC, 0x0ACD)]),
    ("Oriya", 0x0B00, 0x0B7F, "SansOriya", [(0x0B05, 0x0B39)], [(0x0B01, 0x0B03), (0x0B3C, 0x0B4D)]),
    ("Tamil", 0x0B80, 0x0BFF, "SansTamil", [(0x0B85, 0x0BB9)], [(0x0B82, 0x0BCD)]),
    ("Telugu", 0x0C00, 0x0C7F, "SansTelugu", [(0x0C05, 0x0C39)], [(0x0C01, 0x0C03), (0x0C3E, 0x0C4D)]),
    ("Kannada", 0x0C80, 0x0CFF, "SansKannada", [(0x0C85, 0x0CB9)], [(0x0C82, 0x0C83), (0x0CBC, 0x0CCD)]),
    ("Malayalam", 0x0D00, 0x0D7F, "SansMalayalam", [(0x0D05, 0x0D39), (0x0D7A, 0x0D7F)], [(0x0D02, 0x0D03), (0x0D3E, 0x0D4D)]),
    ("Sinhala", 0x0D80, 0x0DFF, "SansSinhala", [(0x0D85, 0x0DC6)], [(0x0D82, 0x0D83), (0x0DCA, 0x0DDF)]),
    ("Thai", 0x0E00, 0x0E7F, "SansThai", [(0x0E01, 0x0E2E)], [(0x0E31, 0x0E39), (0x0E47, 0x0E4C)]),
    ("Lao", 0x0E80, 0x0EFF, "SansLao", [(0x0E81, 0x0EAE)], [(0x0EB1, 0x0EBC), (0x0EC8, 0x0ECB)]),
    ("Tibetan", 0x0F00, 0x0FFF, "SerifTibetan", [(0x0F40, 0x0F6C)], [(0x0F71, 0x0F7E)]),
    ("Burmese", 0x1000, 0x109F, "SansMyanmar",
     [(0x1000, 0x100A), (0x100F, 0x1021)], [(0x102B, 0x1038), (0x103A, 0x103E)]),
    ("Georgian", 0x10A0, 0x10FF, "SansGeorgian", [(0x10D0, 0x10FA)], []),
    ("Ethiopic", 0x1200, 0x139F, "SansEthiopic", [(0x1200, 0x1357)], []),
    ("Cherokee", 0x13A0, 0x13FF, "SansCherokee", [(0x13A0, 0x13F5)], []),
    ("Canadian", 0x1400, 0x167F, "SansCanadianAboriginal", [(0x1401, 0x1676)], []),
    ("Khmer", 0x1780, 0x17FF, "SansKhmer", [(0x1780, 0x17B3)], [(0x17B6, 0x17D1)]),
    ("Mongolian", 0x1800, 0x18AF, "SansMongolian", [(0x1820, 0x1878)], []),
    ("Tifinagh", 0x2D30, 0x2D7F, "SansTifinagh", [(0x2D30, 0x2D67)], []),
    ("Han, kana and Hangul", 0x2E80, 0xFFEF, "SansCJK",
     [(0x3041, 0x3096), (0x30A1, 0x30FA), (0x4E00, 0x9FA5), (0xAC00, 0xD7A3)], []),
]
# Tone marks stand above vowel signs.
STACKED = {"Thai", "Lao"}


def scalars(ranges, font):
    return [c for first, last in ranges for c in range(first, last + 1) if c in font.cmap]


def reach(font, texts):
    boxes = [box for box in map(font.ink, texts) if box]
    # Hundredths, rounded up; never below the baseline's own.
    return [max(0, -(-max(box[side] for box in boxes) // 10)) for side in (0, 1)]


def script_ink():
    """For every script: block, reach of its letters up and down, and with marks."""
    rows = []
    for name, first, last, file, letters, marks in SCRIPTS:
        boxes = []
        for weight in ("Regular", "Bold"):
            font = noto(file, weight)
            bases, signs = scalars(letters, font), scalars(marks, font)
            plain = reach(font, [chr(c) for c in bases])
            texts = [chr(base) + chr(sign) for base in bases for sign in signs]
            if name in STACKED:
                upper = [c for c in signs if unicodedata.combining(chr(c)) == 0 and c not in (0x0E47, 0x0EBB, 0x0EBC)]
                tones = [c for c in signs if unicodedata.combining(chr(c)) in (107, 122)]
                texts += [chr(b) + chr(v) + chr(t) for b in bases for v in upper for t in tones]
            marked = reach(font, texts) if texts else plain
            boxes.append([*plain, *(max(pair) for pair in zip(plain, marked))])
        rows.append((name, first, last, *(max(column) for column in zip(*boxes))))
    return rows


def lines():
    content = ["    " + f"ScriptInk(0x{first:04X}...0x{last:04X}, {a}, {d}, {ma}, {md}),  // {name}"
               for name, first, last, a, d, ma, md in script_ink()]
    return ["/// The ink of each script by rising block, in hundredths of an em: letters up and down, letters with marks up and down.",
            "let scriptInk: [ScriptInk] = [", *content, "]", ""]

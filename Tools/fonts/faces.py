"""The tables of our own families: whatever a face has, with all of its kerning."""

import unicodedata

import regex

import kerning
import shaping
from fonts import DEJAVU, INTER, LIBERATION, NOTO, OPEN_SANS, ROBOTO, font, is_emoji, is_mark
from tables import COMPLEX, SIMPLE, TALL, Table

UPRIGHT = [
    (LIBERATION / "LiberationSans-{}.ttf", "liberationSans"),
    (LIBERATION / "LiberationSerif-{}.ttf", "liberationSerif"),
    (LIBERATION / "LiberationMono-{}.ttf", "liberationMono"),
    (DEJAVU / "DejaVuSans{}.ttf", "dejaVuSans"),
    (ROBOTO / "Roboto-{}.ttf", "roboto"),
    (OPEN_SANS / "OpenSans-{}.ttf", "openSans"),
    (INTER / "Inter-{}.otf", "inter"),
    (NOTO / "NotoSans-{}.ttf", "notoSans"),
    (NOTO / "NotoSerif-{}.ttf", "notoSerif"),
]
# Italics whose advances or kerning are not those of the upright; Liberation Mono has no table.
ITALIC = {
    "dejaVuSans": DEJAVU / "DejaVuSans-{}.ttf",
    "liberationSans": LIBERATION / "LiberationSans-{}.ttf", "liberationSerif": LIBERATION / "LiberationSerif-{}.ttf",
    "roboto": ROBOTO / "Roboto-{}.ttf", "openSans": OPEN_SANS / "OpenSans-{}.ttf", "inter": INTER / "Inter-{}.otf",
    "notoSans": NOTO / "NotoSans-{}.ttf", "notoSerif": NOTO / "NotoSerif-{}.ttf",
}
# What italics have entries for: Latin, Greek, Cyrillic and their punctuation. The rest follows the upright.
ITALIC_BLOCKS = [(0x0020, 0x024F), (0x02B0, 0x052F), (0x1E00, 0x209F), (0x20A0, 0x20BF), (0x2116, 0x2126)]
# Ink may leave the line box by this much, in em, before the face's ascent and descent are raised. Below there is room to
# spare, and a cedilla in bold, which Liberation Sans sets lower than its descent, is no reason to move lines apart.
ABOVE, BELOW = 0.01, 0.015


def designs():
    """Every design with its files by weight."""
    for path, design in UPRIGHT:
        dejavu = {"Regular": "", "Bold": "-Bold"} if design == "dejaVuSans" else {}
        yield design, {w: path.parent / path.name.format(dejavu.get(w, w)) for w in ("Regular", "Bold")}


def italics():
    """Every italic with its files by weight."""
    for design, path in ITALIC.items():
        slant = "Oblique" if design == "dejaVuSans" else "Italic"
        yield design, {"Regular": path.parent / path.name.format(slant), "Bold": path.parent / path.name.format("Bold" + slant)}


def italic_table(symbol, path, upright):
    """An italic that is kerned as its upright takes over the upright's arrays."""
    table = face_table(symbol, path)
    table.entries = {
        scalar: entry for scalar, entry in table.entries.items()
        if any(first <= scalar <= last for first, last in ITALIC_BLOCKS) or scalar < 0x20 or 0x7F <= scalar < 0xA0}
    def common(pairs):
        return {pair: value for pair, value in pairs.items()
                if all(c in table.entries or c in table.ligatures for c in pair)}
    table.pairs = common(table.pairs)
    theirs = common(upright.pairs)
    differing = {pair for pair in table.pairs.keys() | theirs.keys() if table.pairs.get(pair) != theirs.get(pair)}
    # A dozen pairs of hundred thousand, of signs between letters, are not worth a second table.
    if len(differing) <= len(table.pairs) // 1000:
        table.pairs = upright.pairs
    return table


def face_table(symbol, path):
    face = font(path)
    table = Table(symbol, face.name(4), face.units)
    hhea = face.table["hhea"]
    highest, lowest = hhea.ascent, -hhea.descent
    for scalar in sorted(face.cmap):
        composed = unicodedata.normalize("NFC", chr(scalar))
        # Private characters differ from version to version, and what is beyond the first plane is drawn by other fonts.
        if scalar > 0xFFFF or unicodedata.category(chr(scalar)) in ("Co", "Cc") or is_emoji(scalar):
            continue
        # Nor do texts have the forms of Arabic letters: letters take them by themselves.
        if 0xFB50 <= scalar <= 0xFDCF or 0xFE70 <= scalar <= 0xFEFC:
            continue
        # Mapped to its normal form here, so that text without marks needs no normalisation at run time.
        source = ord(composed) if len(composed) == 1 and ord(composed) in face.cmap else scalar
        invisible = is_mark(scalar) or unicodedata.category(chr(scalar)) == "Cf"
        advance = 0 if invisible else face.advance(source)
        if advance == 0 and not invisible:
            # Tone letters that the font draws over the next one: another font gives them a place of their own.
            continue
        # What belongs to the cluster before it is no cluster of its own.
        joins = len(regex.findall(r"\X", "a" + chr(scalar))) == 1
        kind = COMPLEX if invisible or joins or len(composed) != 1 or shaping.is_shaped(scalar) else SIMPLE
        # Letters only: blocks and brackets are as high as they are so that they meet those of the next line.
        ink = face.ink(chr(source)) if kind == SIMPLE and is_letter(scalar) else None
        if ink and (ink[0] > hhea.ascent + ABOVE * face.units or ink[1] > -hhea.descent + BELOW * face.units):
            kind = TALL
            highest, lowest = max(highest, ink[0]), max(lowest, ink[1])
        table.add(scalar, advance, kind)
    for scalar in [*range(0x20), *range(0x7F, 0xA0)]:
        # Markup renders a tab or a line break as a space; CR is left out, because CR LF is one cluster.
        space = scalar in (0x09, 0x0A)
        table.add(scalar, face.advance(0x20) if space else 0, COMPLEX if scalar == 0x0D else SIMPLE)
    table.pairs = {pair: value for pair, value in kerning.kerning(face).items() if all(c in table.entries for c in pair)}
    found = kerning.ligatures_of(face)
    table.ligatures = {kerning.LIGATURES[text]: table.entries[kerning.LIGATURES[text]] for text in found}
    if shaping.has_arabic(face):
        shaping.add_arabic(table, face)
    table.metrics = metrics(face) | {"inkAscent": highest, "inkDescent": lowest}
    return table


def is_letter(scalar):
    letterlike = 0x2100 <= scalar <= 0x214F
    return kerning.script(scalar) in kerning.CASED and unicodedata.category(chr(scalar))[0] == "L" and not letterlike


def metrics(face):
    hhea, os2 = face.table["hhea"], face.table["OS/2"]
    # A browser takes those of OS/2 where the font says so; in these fonts they are then the same.
    assert not os2.fsSelection & 1 << 7 or (os2.sTypoAscender, os2.sTypoDescender) == (hhea.ascent, hhea.descent)
    # DejaVu leaves the heights of its letters open.
    return {
        "ascent": hhea.ascent, "descent": -hhea.descent, "lineGap": hhea.lineGap,
        "xHeight": getattr(os2, "sxHeight", 0) or face.ink("x")[0],
        "capHeight": getattr(os2, "sCapHeight", 0) or face.ink("H")[0],
    }

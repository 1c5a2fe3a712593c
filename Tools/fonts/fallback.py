"""The tables of the Noto fonts behind every family, by the part of the world that their scripts come from."""

import unicodedata

import kerning
import shaping
from fonts import is_mark, noto
from tables import COMPLEX, SIMPLE, Table

# In the order of the stack in FontFamily.swift: the first that has a character sets its advance. Noto Sans before them,
# and DejaVu Sans before the last three, are faces of families.
GROUPS = {
    "notoWest": ["SansArabic", "SansHebrew", "SansArmenian", "SansCanadianAboriginal", "SansCherokee", "SansEthiopic",
                 "SansGeorgian", "SansThaana", "SansTifinagh"],
    "notoNorthIndic": ["SansDevanagari", "SansGujarati", "SansGurmukhi"],
    "notoEastIndic": ["SansBengali", "SansOriya", "SerifTibetan"],
    "notoSouthIndic": ["SansKannada", "SansMalayalam", "SansSinhala", "SansTamil", "SansTelugu"],
    "notoEast": ["SansThai", "SansCJK", "SansKhmer", "SansLao", "SansMongolian", "SansMyanmar"],
    "notoSymbols": ["SansMath", "SansSymbols", "SansSymbols2"],
}
STACK = ["SansArabic", "SansHebrew", "SansDevanagari", "SansThai", "SansCJK", "SansArmenian", "SansBengali",
         "SansCanadianAboriginal", "SansCherokee", "SansEthiopic", "SansGeorgian", "SansGujarati", "SansGurmukhi",
         "SansKannada", "SansKhmer", "SansLao", "SansMalayalam", "SansMongolian", "SansMyanmar", "SansOriya",
         "SansSinhala", "SansTamil", "SansTelugu", "SansThaana", "SansTifinagh", "SerifTibetan", "SansMath",
         "SansSymbols", "SansSymbols2"]
# What the rules of the Swift side answer: Han, Hangul, Yi, private use, presentation forms.
RULED = [
    (0x1100, 0x11FF), (0x3130, 0x318F), (0x3400, 0x9FFF), (0xA000, 0xA4CF), (0xA960, 0xA97F), (0xAC00, 0xD7FF),
    (0xE000, 0xFAFF), (0xFB50, 0xFDEF), (0xFDFE, 0xFE0F), (0xFE20, 0xFEFF), (0xFF61, 0xFFFF),
]
# These fonts kern so many pairs that their tables would be larger than all others together.
NOT_KERNED = {"SansCherokee", "SansEthiopic", "SansTifinagh", "SerifTibetan"}
# Consonants beyond the row of the others.
MORE_CONSONANTS = {"SansOriya": (0x0B5F, 0x0B71), "SansBengali": (0x09F0, 0x09F1)}
# First consonant, last consonant, virama; whether the second consonant hangs below the first.
CONJUNCTS = {
    "SansDevanagari": (0x0915, 0x0939, 0x094D, False), "SansBengali": (0x0995, 0x09B9, 0x09CD, False),
    "SansGurmukhi": (0x0A15, 0x0A39, 0x0A4D, True), "SansGujarati": (0x0A95, 0x0AB9, 0x0ACD, False),
    "SansOriya": (0x0B15, 0x0B39, 0x0B4D, True), "SansTelugu": (0x0C15, 0x0C39, 0x0C4D, True),
    "SansTamil": (0x0B95, 0x0BB9, 0x0BCD, False),
    "SansKannada": (0x0C95, 0x0CB9, 0x0CCD, True), "SansMalayalam": (0x0D15, 0x0D39, 0x0D4D, False),
    "SansMyanmar": (0x1000, 0x1021, 0x1039, True), "SansKhmer": (0x1780, 0x17A2, 0x17D2, True),
}


def owners(weight, covered):
    """Which font each character comes from."""
    ruled = {scalar for first, last in RULED for scalar in range(first, last + 1)}
    result = {}
    for name in STACK:
        # DejaVu Sans stands here in the stack.
        taken = covered["symbols"] if name in GROUPS["notoSymbols"] else covered["all"]
        for scalar in noto(name, weight).cmap:
            astral = scalar > 0xFFFF and not 0x1D400 <= scalar <= 0x1D7FF
            control = unicodedata.category(chr(scalar)) in ("Cf", "Cc", "Co")
            if not (astral or control or scalar in ruled or scalar in taken):
                result.setdefault(scalar, name)
    return result


def fallback_table(group, weight, owner):
    table = Table(group + weight, "", 1000)
    fonts = [noto(name, weight) for name in GROUPS[group]]
    table.title = ", ".join(font.name(4) for font in fonts)
    for name, font in zip(GROUPS[group], fonts):
        assert font.units == 1000
        scalars = [scalar for scalar in sorted(font.cmap) if owner.get(scalar) == name]
        for scalar in scalars:
            # Sara am is drawn as a mark and sara aa.
            source = scalar - 1 if scalar in (0x0E33, 0x0EB3) else scalar
            advance = 0 if is_mark(scalar) else font.advance(source)
            if advance or is_mark(scalar):
                table.add(scalar, advance, COMPLEX if is_mark(scalar) or shaping.is_shaped(scalar) else SIMPLE)
        add_shapes(table, name, font, scalars)
        if name not in NOT_KERNED and name not in CONJUNCTS:
            add_kerning(table, name, font)
    return table


def add_shapes(table, name, font, scalars):
    if name == "SansArabic":
        shaping.add_arabic(table, font)
    if name in CONJUNCTS:
        first, last, virama, hangs = CONJUNCTS[name]
        consonants = [*range(first, last + 1), *MORE_CONSONANTS.get(name, ())]
        shaping.add_conjuncts(table, font, consonants, chr(virama), hangs)
        signs = [s for s in scalars if unicodedata.category(chr(s)) in ("Mn", "Mc") and s not in (0x1039, 0x17D2)]
        shaping.add_signs(table, font, consonants, signs)


def add_kerning(table, name, font):
    first, second = ([c for c in side if c in table.entries] for side in kerning.candidates(font))
    if name == "SansThai":
        # Lakkhangyao is shorter behind the letters that it lengthens, by a substitution.
        first, second = sorted({*first, 0x0E24, 0x0E26}), sorted({*second, 0x0E33, 0x0E45})
    for left in first:
        for right in second:
            value = font.width(chr(left) + chr(right)) - sum(table.entries[c][0] for c in (left, right))
            if value and font.advance(left) and not is_mark(right):
                table.pairs[left, right] = value

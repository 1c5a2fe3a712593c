"""Scripts whose letters change beside each other. What they become stands at private code points of a table."""

import unicodedata
from collections import Counter

from fonts import is_mark
from tables import COMPLEX, SIMPLE

# Arabic: four forms a letter, isolated, final, initial, medial; and lam-alef, each isolated and final.
ARABIC = [*range(0x0620, 0x0700), *range(0x0750, 0x0780)]
ARABIC_FORMS = 0xE000
LAM_ALEF = 0xE580
ALEFS = [0x0622, 0x0623, 0x0625, 0x0627]
JOINER, TATWEEL = "\u200D", "\u0640"
# Consonants before a virama, or hanging below one: the private code point is as far from the first one.
CONJUNCTS = {0x0900: 0xE800, 0x1000: 0xED00, 0x1780: 0xEE00}


def is_shaped(scalar):
    """Whether a letter is another one beside others, so that the fast way must not measure it."""
    return 0x0600 <= scalar <= 0x08FF or 0x0900 <= scalar <= 0x0DFF


# Arabic


def has_arabic(face):
    return 0x0628 in face.cmap and "fina" in face.features("GSUB")


def forms(letter):
    return letter, JOINER + letter, letter + JOINER, JOINER + letter + JOINER


def add_arabic(table, face):
    for index, scalar in enumerate(ARABIC):
        if scalar not in face.cmap or is_mark(scalar) or unicodedata.category(chr(scalar)) == "Cf":
            continue
        for form, text in enumerate(forms(chr(scalar))):
            table.add(ARABIC_FORMS + index * 4 + form, face.width(text), COMPLEX)
    for index, alef in enumerate(ALEFS):
        for form, before in enumerate(("", JOINER)):
            table.add(LAM_ALEF + index * 2 + form, face.width(before + "\u0644" + chr(alef)), COMPLEX)
    # Between letters that do not join: the end of one stretch, the beginning of the next.
    letters = [(i, c) for i, c in enumerate(ARABIC) if ARABIC_FORMS + i * 4 in table.entries]
    kinds = dict(zip(ARABIC, joining(face)))
    ends = [(ARABIC_FORMS + i * 4 + form, forms(chr(c))[form]) for i, c in letters if kinds[c] in (0, 1) for form in (0, 1)]
    ends += [(LAM_ALEF + i * 2 + form, before + "\u0644" + chr(alef)) for i, alef in enumerate(ALEFS)
             for form, before in enumerate(("", JOINER))]
    starts = [(ARABIC_FORMS + i * 4 + form, forms(chr(c))[form]) for i, c in letters for form in (0, 2)
              if form == 0 or kinds[c] == 2]
    starts += [(LAM_ALEF + i * 2, "\u0644" + chr(alef)) for i, alef in enumerate(ALEFS)]
    for left, before in ends:
        for right, after in starts:
            value = face.width(before + after) - face.width(before) - face.width(after)
            if value:
                table.pairs[left, right] = value


def joining(face):
    """How each letter joins: not, to the letter before, to both, without a form of its own, or as a mark across it."""
    result = []
    space = face.table.getGlyphID("space")
    for scalar in ARABIC:
        letter = chr(scalar)
        if scalar not in face.cmap or unicodedata.category(letter) == "Cf":
            result.append(0)
        elif is_mark(scalar):
            result.append(4)
        elif letter == TATWEEL:
            result.append(3)
        else:
            plain, final, initial, _ = ([g for g in face.glyphs(text) if g != space] for text in forms(letter))
            result.append(2 if initial != plain else 1 if final != plain else 0)
    return result


# Indic


def most_common(values):
    """Ties go to the lowest, so that the result does not depend on an order."""
    return min(Counter(values).items(), key=lambda item: (-item[1], item[0]))[0]


def add_conjuncts(table, face, consonants, virama, hangs):
    """What a virama makes of two consonants: of the first, or, where it hangs below, of the second."""
    consonants = [c for c in consonants if c in face.cmap]
    base = max(b for b in CONJUNCTS if b <= consonants[0])
    def composed(scalar):
        return CONJUNCTS[base] + scalar - base
    width = {(a, b): face.width(chr(a) + virama + chr(b)) for a in consonants for b in consonants}
    for scalar in consonants:
        rest = ([width[a, scalar] - face.advance(a) for a in consonants] if hangs
                else [width[scalar, b] - face.advance(b) for b in consonants])
        table.add(composed(scalar), max(0, most_common(rest)), COMPLEX)
    for (a, b), whole in width.items():
        pair = (a, composed(b)) if hangs else (composed(a), b)
        apart = sum(table.entries[s][0] for s in pair)
        if whole != apart:
            table.pairs[pair] = whole - apart


def add_signs(table, face, consonants, signs):
    """Vowel signs: as wide as they make most consonants, and with some of them a letter of its own."""
    consonants = [c for c in consonants if c in face.cmap]
    for sign in (s for s in signs if s in face.cmap):
        added = {c: face.width(chr(c) + chr(sign)) - face.advance(c) for c in consonants}
        table.add(sign, max(0, most_common(added.values())), COMPLEX)
        for consonant, value in added.items():
            if value != table.entries[sign][0]:
                table.pairs[consonant, sign] = value - table.entries[sign][0]

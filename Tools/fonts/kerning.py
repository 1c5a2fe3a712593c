"""Pairs of characters that are not as wide together as apart, as HarfBuzz sets them."""

from fontTools import unicodedata

# With these off, a text of many pairs keeps one glyph a character, and each pair stands for itself.
PLAIN = {"liga": False, "calt": False, "clig": False, "ccmp": False, "locl": False}
# What fonts make one glyph of: ff, fi, fl, ffi, ffl, under the code points that Unicode has for them.
LIGATURES = {"ff": 0xFB00, "fi": 0xFB01, "fl": 0xFB02, "ffi": 0xFB03, "ffl": 0xFB04}
# Fonts with contextual alternates change signs between capitals and make arrows; the pairs of these are tried one by one.
CONTEXTUAL = [chr(c) for c in range(0x20, 0x7F)] + list("×–—‘’“”…")
# Scripts whose letters are kerned; others in these fonts have no pairs of their own.
CASED = ("Latn", "Grek", "Cyrl")


def candidates(font):
    """The characters that stand first and second in any of the font's pairs; of most there is none."""
    first, second = set(), set()
    if "kern" in font.features("GPOS"):
        table = font.table["GPOS"].table
        lookups = {i for r in table.FeatureList.FeatureRecord if r.FeatureTag == "kern" for i in r.Feature.LookupListIndex}
        for lookup in (table.LookupList.Lookup[i] for i in sorted(lookups)):
            for subtable in lookup.SubTable:
                subtable = getattr(subtable, "ExtSubTable", subtable)
                if subtable.LookupType != 2:
                    continue
                first |= set(subtable.Coverage.glyphs)
                if subtable.Format == 1:
                    second |= {record.SecondGlyph for pairs in subtable.PairSet for record in pairs.PairValueRecord}
                else:
                    second |= {glyph for glyph, number in subtable.ClassDef2.classDefs.items() if number}
    elif "kern" in font.table:
        for table in font.table["kern"].kernTables:
            for left, right in table.kernTable:
                first.add(left)
                second.add(right)
    def scalars(glyphs):
        return [c for c, g in sorted(font.cmap.items()) if g in glyphs and c < 0x10000 and not 0xE000 <= c <= 0xF8FF
                and unicodedata.category(chr(c))[0] not in "MC"]
    return scalars(first), scalars(second)


def script(scalar):
    return unicodedata.script(chr(scalar))


def kerning(font):
    """What each pair of characters adds to the sum of the two, in units; ligatures count as characters."""
    first, second = candidates(font)
    pairs = {}
    # Pairs across scripts do not occur, since scripts are set apart; with their values letters of one form share a class.
    rights = [c for c in second if script(c) in (*CASED, "Zyyy", "Zinh")]
    for left in (c for c in first if script(c) in (*CASED, "Zyyy", "Zinh")):
        if "kern" in font.features("GPOS"):
            pairs |= along(font, left, rights, script(left) if script(left) in CASED else "Latn")
        else:
            # An old kern table moves both characters of a pair, each by half.
            for right in rights:
                pairs |= single(font, chr(left), chr(right), left, right, PLAIN)
    others = {script(c) for c in first} - {*CASED, "Zyyy", "Zinh"}
    for name in sorted(others):
        for left in (c for c in first if script(c) == name):
            for right in (c for c in second if script(c) == name):
                pairs |= single(font, chr(left), chr(right), left, right)
    if "calt" in font.features("GSUB"):
        signs = [sign for sign in CONTEXTUAL if ord(sign) in font.cmap]
        for left in signs:
            for right in signs:
                pairs.pop((ord(left), ord(right)), None)
                pairs |= single(font, left, right, ord(left), ord(right))
    return pairs | ligatures(font, first, second)


def along(font, left, rights, name):
    """A row of pairs in one text, the first character before each of the second ones."""
    if not rights:
        return {}
    buffer = font.shape("".join(chr(left) + chr(right) for right in rights), PLAIN, name)
    positions = buffer.glyph_positions
    assert len(positions) == 2 * len(rights), f"U+{left:04X} is no single glyph in {font.name(4)}"
    values = ((right, positions[2 * i].x_advance - font.advance(left)) for i, right in enumerate(rights))
    return {(left, right): value for right, value in values if value}


def single(font, left, right, first, second, features=None):
    value = font.width(left + right, features) - font.width(left, features) - font.width(right, features)
    return {(first, second): value} if value else {}


def ligatures_of(font):
    """The texts that the font sets as one glyph."""
    found = [text for text in LIGATURES if all(ord(c) in font.cmap for c in text) and len(font.glyphs(text)) == 1]
    for text in found:
        code = LIGATURES[text]
        assert code in font.cmap and font.glyphs(text) == font.glyphs(chr(code)), f"{text} of {font.name(4)}"
    return found


def ligatures(font, first, second):
    """A ligature is kerned as its own glyph."""
    pairs = {}
    latin = ("Latn", "Zyyy", "Zinh")
    found = ligatures_of(font)
    for text in found:
        code = LIGATURES[text]
        for right in (c for c in second if script(c) in latin and c not in LIGATURES.values()):
            if text + chr(right) not in LIGATURES:
                pairs |= single(font, text, chr(right), code, right)
        for left in (c for c in first if script(c) in latin and c not in LIGATURES.values()):
            # After another f the ligature is another one.
            if chr(left) + text not in LIGATURES:
                pairs |= single(font, chr(left), text, left, code)
    return pairs

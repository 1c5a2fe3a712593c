#!/usr/bin/env python3
"""Writes what the tokenizer knows of each character, as a table in two stages, and the conformance data of UAX #29.

Maintainers run it; the build does not. It reads the Unicode Character Database in /usr/share/unicode (Debian:
unicode-data), whose version is in the head of what it writes.

    python3 Tools/words/make_scalar_properties.py
"""

import pathlib
import re
import textwrap

COMMAND = "python3 Tools/words/make_scalar_properties.py"
DATABASE = pathlib.Path("/usr/share/unicode")
PROJECT = pathlib.Path(__file__).resolve().parents[2]
ROOM = PROJECT / "Sources/Reading/WordCounting"
FIXTURE = PROJECT / "Tests/Fixtures/words/boundaries.txt"
BLOCK_BITS = 7

# In the order of their raw values.
WORD_BREAKS = ["Other", "CR", "LF", "Newline", "Extend", "ZWJ", "Format", "Regional_Indicator", "Katakana", "Hebrew_Letter",
               "ALetter", "Single_Quote", "Double_Quote", "MidNumLet", "MidLetter", "MidNum", "Numeric", "ExtendNumLet",
               "WSegSpace"]
ROLES = {
    "symbol": "A character that belongs to no word and only separates words.",
    "space": "White space and control characters.",
    "lineEnd": "The end of a line.",
    "paragraphEnd": "The end of a paragraph, without an empty line.",
    "letter": "A letter, or what counts as one, of a script whose words stand apart.",
    "hebrew": "A letter that a quotation mark may stand behind.",
    "dictionary": "A letter of a script without spaces, whose words a dictionary knows.",
    "digit": "A decimal digit, also one set below the line.",
    "mark": "What belongs to the character before it and is seen.",
    "format": "What belongs to the character before it and is not seen, a soft hyphen among them.",
    "joint": "A low line and its like, which UAX #29 calls ExtendNumLet.",
    "apostrophe": "Joins letters, and digits.",
    "dot": "Joins letters, and digits.",
    "middleDot": "Joins letters.",
    "colon": "Joins the digits of a time.",
    "comma": "Joins digits.",
    "doubleQuote": "Joins letters of Hebrew.",
    "hyphen": "Joins the parts of a compound.",
    "ampersand": "Joins initials.",
    "slash": "Joins initials, and the digits of a date.",
    "plus": "A part of a few names.",
    "hash": "Begins a hashtag.",
    "at": "Begins the name of a person, and is inside an address.",
    "currency": "Belongs to the number at its side.",
    "percent": "Belongs to the number before it.",
    "minus": "A sign of numbers that is no hyphen.",
    "emphasis": "A mark of emphasis in plain text: nothing at a word, a rule in a row.",
    "opening": "An opening bracket or quotation mark.",
    "emoji": "A picture that is a word.",
    "picture": "A picture only where the next character says so.",
    "regional": "Half a flag.",
}
ROLE_ORDER = list(ROLES)
CLAUSE, SENTENCE = 1, 2
DICTIONARY_SCRIPTS = {"Han", "Hiragana", "Katakana", "Thai", "Lao", "Khmer", "Myanmar"}
# Kana that several scripts share, with both marks of the halfwidth ones.
SHARED_KANA = {0x3031, 0x3032, 0x3033, 0x3034, 0x3035, 0x309B, 0x309C, 0x30FC, 0xFF70, 0xFF9E, 0xFF9F}
# Unicode keeps both planes for ideographs: later versions have more of them.
IDEOGRAPHIC_PLANES = range(0x20000, 0x3FFFE)
SUBSCRIPT_DIGITS = range(0x2080, 0x208A)
# Sentence_Terminal and the marks that open a sentence in Spanish.
OPENING_SENTENCE = {0xA1, 0xBF}
# Signs that people write as pictures without the selector that Unicode asks for: faces and hearts.
PICTURES_WITHOUT_SELECTOR = {0x2639, 0x263A, 0x2665, 0x2764}
BY_SCALAR = {
    "apostrophe": [0x27, 0x2018, 0x2019, 0xFF07], "dot": [0x2E, 0x2024, 0xFE52, 0xFF0E],
    "middleDot": [0xB7, 0x387, 0x55F, 0x5F4, 0x2027], "colon": [0x3A, 0xFE13, 0xFE55, 0xFF1A],
    "comma": [0x2C, 0x60C, 0x66B, 0x66C, 0x7F8, 0xFE10, 0xFE50, 0xFF0C], "doubleQuote": [0x22],
    "hyphen": [0x2D, 0x2010, 0x2011], "ampersand": [0x26], "slash": [0x2F], "plus": [0x2B], "hash": [0x23, 0xFF03],
    "at": [0x40, 0xFF20], "percent": [0x25, 0x2030, 0x2031, 0x66A, 0xFE6A, 0xFF05], "minus": [0x2212],
    "emphasis": [0x2A, 0x60, 0x7E], "space": [0x200B, 0x202F], "lineEnd": [0x0A, 0x0B, 0x0D, 0x85, 0x2028],
    "paragraphEnd": [0x0C, 0x2029],
}
# An apostrophe, a hash before a number and marks of emphasis are no end of anything; a left quotation mark begins a clause.
NO_BOUNDARY = {0x27, 0x2019, 0xFF07, 0x23, 0xFF03, 0x2A, 0x5F, 0x60, 0x7E}


def read(name):
    """Every range of a file of the database, with the value in its second field."""
    for line in (DATABASE / name).read_text().splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) < 2:
            continue
        first, _, last = fields[0].partition("..")
        yield range(int(first, 16), int(last or first, 16) + 1), fields[1]


def property_map(name, default=None, values=None):
    table = [default] * 0x110000
    for scalars, value in read(name):
        if values is None or value in values:
            for scalar in scalars:
                table[scalar] = value
    return table


CATEGORY = property_map("extracted/DerivedGeneralCategory.txt", "Cn")
SCRIPT = property_map("Scripts.txt", "Zzzz")
WORD_BREAK = property_map("auxiliary/WordBreakProperty.txt", "Other")
PICTOGRAPHIC = property_map("emoji/emoji-data.txt", values={"Extended_Pictographic"})
PRESENTATION = property_map("emoji/emoji-data.txt", values={"Emoji_Presentation"})
EMOJI = property_map("emoji/emoji-data.txt", values={"Emoji"})
TERMINAL = property_map("PropList.txt", values={"Sentence_Terminal"})
UPPER = property_map("DerivedCoreProperties.txt", values={"Uppercase"})
LOWER = property_map("DerivedCoreProperties.txt", values={"Lowercase"})
NAMED = {scalar: role for role, scalars in BY_SCALAR.items() for scalar in scalars}


def role(scalar):
    category, word_break = CATEGORY[scalar], WORD_BREAK[scalar]
    if scalar in NAMED:
        return NAMED[scalar]
    if scalar in SHARED_KANA or SCRIPT[scalar] in DICTIONARY_SCRIPTS and (category[0] == "L" or category == "Nl"):
        return "dictionary"
    if category == "Cn" and scalar in IDEOGRAPHIC_PLANES:
        return "dictionary"
    if word_break in ("Extend", "ZWJ", "Format"):
        return "format" if word_break == "Format" else "mark"
    # The dictionaries take vowels with their letters, whether or not they are marks that extend.
    if SCRIPT[scalar] in DICTIONARY_SCRIPTS and category[0] == "M":
        return "dictionary"
    if category == "Nd" or word_break == "Numeric" or scalar in SUBSCRIPT_DIGITS:
        return "digit"
    if PRESENTATION[scalar] and word_break != "Regional_Indicator" or scalar in PICTURES_WITHOUT_SELECTOR:
        return "emoji"
    if word_break == "Regional_Indicator":
        return "regional"
    if word_break == "Hebrew_Letter":
        return "hebrew"
    if word_break in ("ALetter", "Katakana") or category[0] == "L" or category in ("Nl", "Mc"):
        return "letter"
    if EMOJI[scalar] and scalar > 0x7F:
        return "picture"
    if word_break == "ExtendNumLet":
        return "joint"
    if category in ("Zs", "Zl", "Zp", "Cc"):
        return "space"
    if category == "Sc":
        return "currency"
    if category in ("Ps", "Pi"):
        return "opening"
    return "symbol"


def entry(scalar):
    kind = role(scalar)
    boundary = 0
    if TERMINAL[scalar] or scalar in OPENING_SENTENCE or scalar == 0x37E:
        boundary = SENTENCE
    elif kind not in ("space", "lineEnd", "paragraphEnd", "letter", "hebrew", "dictionary", "digit", "mark", "format",
                      "emoji") and scalar not in NO_BOUNDARY:
        boundary = CLAUSE
    cases = (1 if UPPER[scalar] else 0) | (2 if LOWER[scalar] else 0)
    return (WORD_BREAKS.index(WORD_BREAK[scalar]) | bool(PICTOGRAPHIC[scalar]) << 5 | ROLE_ORDER.index(kind) << 6
            | boundary << 12 | cases << 14)


def swift_case(name):
    words = name.split("_")
    if len(words) == 1 and name.isupper():
        return {"CR": "carriageReturn", "LF": "lineFeed", "ZWJ": "joiner"}[name]
    name = "".join(words)
    return {"ALetter": "letter", "MidNumLet": "midNumLet", "ExtendNumLet": "extendNumLet", "WSegSpace": "space"}.get(
        name, name[0].lower() + name[1:])


def array(name, kind, values, comment, form):
    rows = textwrap.wrap(", ".join(form.format(value) for value in values) + ",", 112, initial_indent="        ",
                         subsequent_indent="        ")
    return [f"    /// {comment}", f"    static let {name}: [{kind}] = [", *rows, "    ]"]


def write_table():
    blocks, order = {}, []
    size = 1 << BLOCK_BITS
    for start in range(0, 0x110000, size):
        block = tuple(entry(scalar) for scalar in range(start, start + size))
        order.append(blocks.setdefault(block, len(blocks)))
    assert len(blocks) < 256 and order[0] == 0
    version = re.search(r"Unicode(\d+\.\d+)", (DATABASE / "ReadMe.txt").read_text()).group(1)
    lines = [
        f"// Generated by `{COMMAND}`: do not edit.",
        f"// Properties of Unicode {version}: Word_Break, Extended_Pictographic, General_Category, Script, Sentence_Terminal, case.",
        "// The data is © Unicode, Inc., under the Unicode License (https://www.unicode.org/license.txt).",
        "// swift-format-ignore-file",
        "",
        "/// The property Word_Break of UAX #29.",
        "enum WordBreakClass: UInt8 {",
        *[f"    case {swift_case(name)} = {number}" for number, name in enumerate(WORD_BREAKS)],
        "}",
        "",
        "/// What a character does in a token, beyond what UAX #29 says of it.",
        "enum ScalarRole: UInt8 {",
        *[line for number, name in enumerate(ROLE_ORDER) for line in
          (f"    /// {ROLES[name]}", f"    case {name} = {number}")],
        "}",
        "",
        "/// A table in two stages: the block of a scalar, then its properties in the block.",
        "enum ScalarPropertyTable {",
        f"    static let blockBits = {BLOCK_BITS}",
        *array("blockOf", "UInt8", order, f"The block of each {size} scalars.", "{}"),
        *array("entries", "UInt16", [value for block in blocks for value in block],
               f"{len(blocks)} blocks; `ScalarProperties` says what the bits mean. The first is ASCII.", "{:#x}"),
        "}",
    ]
    (ROOM / "Tokens/ScalarPropertyTable.swift").write_text("\n".join(lines) + "\n")
    print(len(blocks), "blocks")


def write_fixture():
    """Keeps the data and leaves out the comments, which are four fifths of it."""
    lines = (DATABASE / "auxiliary/WordBreakTest.txt").read_text().splitlines()
    cases = [line.split("#")[0].strip() for line in lines if line.split("#")[0].strip()]
    head = [
        f"# {lines[0].lstrip('# ')} of the Unicode Character Database, without its comments.",
        f"# {lines[2].lstrip('# ')} Under the Unicode License: https://www.unicode.org/license.txt",
        f"# Made by `{COMMAND}`. {len(cases)} cases: ÷ is a boundary, × is none.",
    ]
    FIXTURE.parent.mkdir(exist_ok=True)
    FIXTURE.write_text("\n".join(head + cases) + "\n")
    print(len(cases), "cases")


if __name__ == "__main__":
    write_table()
    write_fixture()

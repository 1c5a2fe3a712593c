"""The fonts that the tables are read from, and what HarfBuzz makes of a text in one of them."""

import functools
import pathlib
import unicodedata

import regex
import uharfbuzz
from fontTools.ttLib import TTFont

FONTS = pathlib.Path("/usr/share/fonts")
LIBERATION = FONTS / "truetype/liberation2"
DEJAVU = FONTS / "truetype/dejavu"
ROBOTO = FONTS / "truetype/roboto/unhinted/RobotoTTF"
OPEN_SANS = FONTS / "truetype/open-sans"
INTER = FONTS / "opentype/inter"
NOTO = FONTS / "truetype/noto"
CJK = FONTS / "opentype/noto"


class Font:
    def __init__(self, path):
        # In the collections of Noto Sans CJK the first font is the Japanese one.
        self.table = TTFont(path, fontNumber=0)
        self.cmap = self.table.getBestCmap()
        self.units = self.table["head"].unitsPerEm
        self.hmtx = self.table["hmtx"]
        self.shaper = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path))))
        self.widths = {}

    def name(self, identifier):
        return self.table["name"].getDebugName(identifier)

    def version(self):
        return self.name(5).split(";")[0].removeprefix("Version ").strip()

    def advance(self, scalar):
        return self.hmtx[self.cmap[scalar]][0]

    def shape(self, text, features=None, script=None):
        """Glyphs and advances in logical order."""
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        if script:
            buffer.script, buffer.direction = script, "ltr"
        else:
            buffer.guess_segment_properties()
        # The guess takes the language of the machine.
        buffer.language = "en"
        uharfbuzz.shape(self.shaper, buffer, features or {})
        return buffer

    def width(self, text, features=None):
        key = (text, features is None)
        if key not in self.widths:
            self.widths[key] = sum(p.x_advance for p in self.shape(text, features).glyph_positions)
        return self.widths[key]

    def glyphs(self, text):
        return tuple(info.codepoint for info in self.shape(text).glyph_infos)

    def ink(self, text):
        """How far the ink of a text goes above and below the baseline, in units, or None if there is none."""
        buffer, top, bottom = self.shape(text), [], []
        for info, position in zip(buffer.glyph_infos, buffer.glyph_positions):
            box = self.shaper.get_glyph_extents(info.codepoint)
            if box and box.height:
                top.append(position.y_offset + box.y_bearing)
                bottom.append(-(position.y_offset + box.y_bearing + box.height))
        return (max(top), max(bottom)) if top else None

    def features(self, table):
        if table not in self.table:
            return set()
        return {record.FeatureTag for record in self.table[table].table.FeatureList.FeatureRecord}


@functools.cache
def font(path):
    return Font(path)


def noto(name, weight):
    """The Noto font of a script; where there is no bold one, browsers embolden the regular one, at the same advance."""
    path = CJK / f"NotoSansCJK-{weight}.ttc" if name == "SansCJK" else NOTO / f"Noto{name}-{weight}.ttf"
    return font(path if path.exists() else NOTO / f"Noto{name}-Regular.ttf")


def is_emoji(scalar):
    """Whether a character is a picture by default, and so is never drawn in a font of text."""
    return regex.match(r"\p{Emoji_Presentation}", chr(scalar))


def is_mark(scalar):
    return unicodedata.category(chr(scalar)) in ("Mn", "Me")

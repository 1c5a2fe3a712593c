#!/usr/bin/env python3
"""Makes the test family of Stratus, whose glyphs are all boxes and arcs of our own; takes fontTools 4.40 or later.

    python3 Tests/Fixtures/fonts/make_fonts.py

Every letter of A-Z and a-z is a box of its own width, 1000 units to the em; O has a curve, Aacute is a composite.
"""
import os

from fontTools import designspaceLib
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont
from fontTools.varLib import build

FOLDER = os.path.dirname(os.path.abspath(__file__))
LETTERS = [chr(c) for c in range(0x41, 0x5B)] + [chr(c) for c in range(0x61, 0x7B)]
GLYPHS = [".notdef", "space", "acute"] + LETTERS + ["Aacute", "f_i"]
CMAP = {0x20: "space", 0xB4: "acute", 0xC1: "Aacute", **{ord(c): c for c in LETTERS}}
FEATURES = """
feature kern {{ pos A V {0}; pos V A {0}; pos T o -60; }} kern;
feature liga {{ sub f i by f_i; }} liga;
"""


def width(name, bold=0):
    if len(name) == 1:
        return (500 if name.isupper() else 400) + 4 * (ord(name) & 31) + bold
    return {".notdef": 600, "space": 250, "acute": 300, "f_i": 700}.get(name, 504) + (0 if name == "space" else bold)


def draw(pen, name, bold=0, curve="q"):
    """A box from the baseline to the height of the letter, with 40 units on either side."""
    right, top = width(name, bold) - 40, 700 if name[0].isupper() else 500
    if name == "space":
        return
    if name == "O":
        # Half round: the top is a curve.
        pen.moveTo((40, 0))
        pen.lineTo((40, 400))
        if curve == "q":
            pen.qCurveTo((40, 700), (right / 2 + 20, 700))
            pen.qCurveTo((right, 700), (right, 400))
        else:
            pen.curveTo((40, 600), (140, 700), (right / 2 + 20, 700))
            pen.curveTo((right - 100, 700), (right, 600), (right, 400))
        pen.lineTo((right, 0))
        pen.closePath()
        return
    if name == "acute":
        pen.moveTo((100, 720))
        pen.lineTo((140, 860))
        pen.lineTo((300 + bold, 860))
        pen.lineTo((260 + bold, 720))
        pen.closePath()
        return
    pen.moveTo((40, 0))
    pen.lineTo((40, top))
    pen.lineTo((right, top))
    pen.lineTo((right, 0))
    pen.closePath()


def font(style, bold=0, is_cff=False, kerning="GPOS", family="Stratus Test"):
    weight = 700 if bold else 400
    builder = FontBuilder(1000, isTTF=not is_cff)
    builder.setupGlyphOrder(GLYPHS)
    builder.setupCharacterMap(CMAP)
    if is_cff:
        strings = {}
        for name in GLYPHS:
            pen = T2CharStringPen(width(name, bold), None)
            draw(pen, "A" if name == "Aacute" else name, bold, "c")
            strings[name] = pen.getCharString()
        builder.setupCFF("StratusTest-" + style, {"FullName": f"{family} {style}"}, strings, {})
    else:
        glyphs = {}
        for name in GLYPHS:
            pen = TTGlyphPen(glyphs)
            if name == "Aacute":
                pen.addComponent("A", (1, 0, 0, 1, 0, 0))
                pen.addComponent("acute", (1, 0, 0, 1, 100, 0))
            else:
                draw(pen, name, bold)
            glyphs[name] = pen.glyph()
        builder.setupGlyf(glyphs)
    # The side bearing is the edge of the ink.
    def bearing(name):
        return 0 if name == "space" else 100 if name == "acute" else 40
    builder.setupHorizontalMetrics({name: (width(name, bold), bearing(name)) for name in GLYPHS})
    builder.setupHorizontalHeader(ascent=900, descent=-250, lineGap=30)
    builder.setupNameTable({"familyName": family, "styleName": style})
    builder.setupOS2(
        sTypoAscender=800, sTypoDescender=-200, sTypoLineGap=0, usWinAscent=900, usWinDescent=250,
        usWeightClass=weight, sxHeight=500, sCapHeight=700, fsType=0, version=4)
    builder.setupPost(keepGlyphNames=False)
    if kerning == "GPOS":
        addOpenTypeFeaturesFromString(builder.font, FEATURES.format(-80 - bold // 2))
    elif kerning == "kern":
        from fontTools.ttLib import newTable
        from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0
        table = newTable("kern")
        table.version = 0
        part = KernTable_format_0()
        part.coverage, part.version, part.format, part.tupleIndex, part.apple = 1, 0, 0, None, False
        part.kernTable = {("A", "V"): -80, ("V", "A"): -80, ("T", "o"): -60}
        table.kernTables = [part]
        builder.font["kern"] = table
    # The same bytes every day.
    builder.font["head"].created = builder.font["head"].modified = 3_600_000_000
    builder.font.recalcTimestamp = False
    return builder.font


def save(font, name):
    path = os.path.join(FOLDER, name)
    font.save(path, reorderTables=True)
    print(f"{name}: {os.path.getsize(path)} bytes")


def variable(is_cff):
    space = designspaceLib.DesignSpaceDocument()
    space.addAxis(designspaceLib.AxisDescriptor(
        tag="wght", name="Weight", minimum=100, default=400, maximum=900))
    for weight, bold in ((100, -60), (400, 0), (900, 120)):
        master = font("Regular", bold, is_cff, family="Stratus Variable")
        master["OS/2"].usWeightClass = weight
        space.addSource(designspaceLib.SourceDescriptor(
            font=master, name=str(weight), location={"Weight": weight}))
    result, _, _ = build(space)
    result["head"].created = result["head"].modified = 3_600_000_000
    result.recalcTimestamp = False
    return result


if __name__ == "__main__":
    save(font("Regular"), "plain.ttf")
    save(font("Regular", is_cff=True), "plain.otf")
    save(font("Regular", kerning="kern"), "kern-table.ttf")
    save(font("Regular", kerning=None), "without-kerning.ttf")
    save(variable(False), "variable.ttf")
    save(variable(True), "variable-cff2.otf")
    collection = TTCollection()
    collection.fonts = [font("Regular"), font("Bold", 100, family="Stratus Test Bold")]
    save_path = os.path.join(FOLDER, "collection.ttc")
    collection.save(save_path)
    print(f"collection.ttc: {os.path.getsize(save_path)} bytes")

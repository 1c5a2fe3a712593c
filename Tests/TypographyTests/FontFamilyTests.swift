import Testing
import Typography

@Suite("Font families")
struct FontFamilyTests {
    @Test(
        "a family is known by any name of its stack, in any case",
        arguments: [
            "sans", "SANS", "Arial", "arial", "liberation sans", "LIBERATION SANS", "Noto Sans CJK JP", "sans-serif",
            "Nimbus Sans",
        ])
    func lookup(name: String) {
        #expect(FontFamily.named(name) == .sans)
    }

    @Test(
        "a font that has a table of its own is measured by it, whatever stacks it stands in",
        arguments: [
            ("Roboto", FontFamily.roboto), ("open sans", .openSans), ("Noto Sans", .notoSans), ("inter", .inter),
            ("Noto Serif", .notoSerif), ("Verdana", .verdana), ("dejavu sans", .verdana), ("Helvetica", .sans),
            ("Times New Roman", .serif), ("serif", .serif), ("Courier New", .mono), ("monospace", .mono),
        ])
    func ownTables(name: String, family: FontFamily) {
        #expect(FontFamily.named(name) == family)
    }

    @Test(
        "a stack begins with the fonts of equal width, has every script behind them, and no font twice",
        arguments: FontFamily.all)
    func stacks(family: FontFamily) {
        #expect(family.stack.starts(with: family.fonts))
        #expect(family.fonts.contains(family.measuredFont))
        #expect(Set(family.stack).count == family.stack.count)
        #expect(Set(family.stack).isSuperset(of: FontFamily.sans.stack.dropFirst(5).dropLast()))
        #expect(["sans-serif", "serif", "monospace"].contains(family.stack.last))
    }

    @Test("another name is no family", arguments: ["", "Aria", "Arial ", "Comic Sans", "@RIAL", "fantasy"])
    func unknownNames(name: String) {
        #expect(FontFamily.named(name) == nil)
    }

    @Test("the CSS value quotes names of several words and ends in the generic family")
    func cssValue() {
        let css = FontFamily.sans.cssFontFamily
        #expect(css.hasPrefix(#"Arial, "Liberation Sans", Arimo, Helvetica, "Nimbus Sans", "Noto Sans", "#))
        #expect(css.hasSuffix(#""Noto Sans Symbols 2", sans-serif"#))
    }

    @Test("every family is found under its own name")
    func allFamilies() {
        for family in FontFamily.all { #expect(FontFamily.named(family.name) == family) }
        #expect(FontFamily.all.contains(.sans))
    }

    @Test("bold is wider than regular")
    func weights() {
        // HarfBuzz: 7586 and 7925 of 2048.
        #expect(
            FontFamily.sans.face(.regular).measure("AVATAR").width < FontFamily.sans.face(.bold).measure("AVATAR").width
        )
    }
}

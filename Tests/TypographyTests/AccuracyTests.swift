import TestSupport
import Testing
import Typography

@Suite("Measured widths against HarfBuzz")
struct AccuracyTests {
    /// The faces of a family, each with its column of the reference.
    private func columns(_ family: FontFamily) throws -> [(face: FontFace, index: Int)] {
        let names = try ReferenceWords.all.get().faces
        return try FontWeight.allCases.map { weight in
            let index = try #require(names.firstIndex(of: "\(family.measuredFont) \(weight.rawValue)"))
            return (family.face(weight), index)
        }
    }

    private func errors(_ words: [ReferenceWords.Word], _ column: (face: FontFace, index: Int)) -> RelativeErrors {
        RelativeErrors(words.map { ($0.text, column.face.measure($0.text).width, $0.widths[column.index]) })
    }

    @Test("a group of words is as wide as HarfBuzz sets it, in every family", arguments: FontFamily.all)
    func groupsAreAccurate(family: FontFamily) throws {
        for column in try columns(family) {
            for bound in AccuracyBound.all {
                let errors = errors(try ReferenceWords.all.get().words(of: bound.group), column)
                #expect(bound.holds(errors), "\(bound.group): \(errors)")
            }
        }
    }

    /// The widths of the reference have six decimals, which is 0.0002 % of the narrowest word.
    @Test("all of it is exact to the rounding of the reference", arguments: FontFamily.all)
    func groupsAreExact(family: FontFamily) throws {
        let words = try ReferenceWords.all.get().words
        for column in try columns(family) {
            let errors = errors(words, column)
            #expect(errors.maximum < 0.0003, "\(errors.worst)")
        }
    }

    @Test("an italic is as wide as HarfBuzz sets it, or has the upright's table")
    func italicsAreExact() throws {
        let reference = try ReferenceWords.italics.get()
        #expect(reference.words.count == 133)
        var withTables: Set<String> = []
        for (index, name) in reference.faces.enumerated() {
            let weight = try #require(FontWeight.allCases.first { name.hasSuffix($0.rawValue) })
            let family = try #require(FontFamily.named(String(name.dropLast(weight.rawValue.count + 1))))
            withTables.insert(family.name)
            let face = family.face(weight, .italic)
            let errors = RelativeErrors(
                reference.words.map { ($0.text, face.measure($0.text).width, $0.widths[index]) })
            // One table of kerning serves Inter's upright and italic, which differ in a dozen pairs of signs.
            #expect(errors.mean < 0.0003 && errors.maximum < (family == .inter ? 0.6 : 0.0003), "\(name): \(errors)")
        }
        #expect(withTables.count == 8)
        for family in FontFamily.all where !withTables.contains(family.name) {
            #expect(family.face(.bold, .italic).measure("Tag").width == family.face(.bold).measure("Tag").width)
        }
        // What an italic has no entry for is as wide as upright.
        #expect(
            FontFamily.roboto.face(.regular, .italic).measure("שלום").width
                == FontFamily.roboto.face(.regular).measure("שלום").width)
    }

    @Test("every group of the reference has a bound, every face a family, and all 1,251 words are there")
    func everyGroupIsBounded() throws {
        let reference = try ReferenceWords.all.get()
        #expect(reference.words.count == 1251)
        #expect(Set(reference.words.map(\.group)) == Set(AccuracyBound.all.map(\.group)))
        #expect(reference.faces.count == 18)
        #expect(
            Set(reference.faces.map { $0.split(separator: " ").dropLast().joined(separator: " ") })
                == Set(FontFamily.all.map(\.measuredFont)))
    }

    /// Advances in units of 1/2048 em, as HarfBuzz answers for the two faces.
    @Test(
        "kerning is the font's, to the unit",
        arguments: [
            ("AVATAR", 7586, 7925), ("To", 2163, 2350), ("AV", 2580, 2693), ("Wörld", 5348, 5801),
            ("Ελλάδα", 6891, 7379), ("Ўзбек", 5402, 5670), ("Ta To Ty", 7552, 7964), ("שלום", 4501, 4913),
            ("Đặng", 4896, 5120), ("11", 2126, 2165), ("Ÿ.", 1935, 1935), ("P A", 3151, 3301), ("אבג דה", 6318, 6773),
        ])
    func kerningIsExact(text: String, regular: Int, bold: Int) {
        #expect(FontFamily.sans.face(.regular).measure(text).width == Double(regular) / 2048)
        #expect(FontFamily.sans.face(.bold).measure(text).width == Double(bold) / 2048)
    }

    /// Advances in units of 1/1000 em, as HarfBuzz answers for the Noto face of the script.
    @Test(
        "letters take the forms that their neighbours give them",
        arguments: [
            ("سلام", 1867), ("كتاب", 2069), ("لا", 582), ("بلا", 868), ("ل\u{200C}ا", 933),
            ("हिन्दी", 1878), ("रूस", 1463), ("क्षत्रिय", 2103), ("कर्म", 1360), ("ไทย", 1507), ("น้ำ", 1019),
            ("ລາວ", 1536),
        ])
    func complexScriptsAreShaped(text: String, thousandths: Int) {
        let metrics = FontFamily.sans.face(.regular).measure(text)
        #expect(abs(metrics.width * 1000 - Double(thousandths)) < 0.001)
        #expect(!metrics.isExact)
    }

    /// Advances in units of 1/1000 em by HarfBuzz, for scripts that are measured by code point; the bound in percent is
    /// Advances in units of 1/1000 em by HarfBuzz, and the error in percent that is left: kerning of Ethiopic, and a
    /// conjunct of three letters of Bengali.
    @Test(
        "other scripts are off by conjuncts of three letters and by kerning that the tables leave out",
        arguments: [
            ("தமிழ்", 2803, 0.001), ("తెలుగు", 2762, 0.001), ("ខ្មែរ", 1211, 0.001), ("မြန်မာ", 2606, 0.001),
            ("සිංහල", 3100, 0.001), ("ગુજરાતી", 3023, 0.001), ("മലയാളം", 4298, 0.001), ("ਪੰਜਾਬੀ", 2307, 0.001),
            ("ଓଡ଼ିଆ", 2328, 0.001), ("বাংলা", 2297, 0.001), ("საქართველო", 7006, 0.001), ("Հայաստան", 5672, 0.001),
            ("مَرْحَبًا", 2104, 0.001), ("አማርኛ", 2421, 3.85), ("ಕನ್ನಡ", 2158, 0.001), ("അമ്മ", 2735, 0.001),
            ("అమ్మ", 2093, 0.001), ("హైదరాబాద్", 4454, 0.001), ("ស្រុក", 1851, 0.001), ("ಕರ್ನಾಟಕ", 3690, 0.001),
            ("વિશ્વ", 1705, 0.001), ("বিশ্ব", 1544, 0.001), ("রাষ্ট্র", 1503, 2.2), ("राष्ट्र", 1252, 0.001), ("केन्द्र", 1591, 0.001),
            ("ฤๅษี", 1582, 0.001),
            ("ﷺ", 1105, 0.001),
        ])
    func otherScriptsAreNear(text: String, thousandths: Int, percent: Double) {
        let width = FontFamily.sans.face(.regular).measure(text).width
        let error = abs(width * 1000 / Double(thousandths) - 1) * 100
        #expect(error <= percent)
    }
}

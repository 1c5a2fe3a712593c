import Testing
import Typography

/// Relative errors of a group of words, in percent.
private struct Errors {
    let mean: Double
    let percentile95: Double
    let maximum: Double
    let worst: String

    init(_ cases: [AdvanceFixture.Case], _ weight: FontWeight) {
        let face = FontFamily.sans.face(weight)
        let errors = cases.map { (abs(face.measure($0.text).width / $0.width(weight) - 1) * 100, $0.text) }
            .sorted { $0.0 < $1.0 }
        mean = errors.reduce(0) { $0 + $1.0 } / Double(errors.count)
        percentile95 = errors[(errors.count * 95 + 99) / 100 - 1].0
        maximum = errors[errors.count - 1].0
        worst = errors[errors.count - 1].1
    }
}

/// What a group may be off by: mean, 95th percentile and maximum, in percent of a word's width.
struct Bound: CustomTestStringConvertible {
    let group: String
    let count: Int
    let mean: Double
    let percentile95: Double
    let maximum: Double
    var testDescription: String { group }

    init(_ group: String, _ count: Int, _ mean: Double, _ percentile95: Double, _ maximum: Double) {
        (self.group, self.count, self.mean, self.percentile95, self.maximum) = (
            group, count, mean, percentile95, maximum
        )
    }
}

/// The widths of the fixture have six decimals, which is 0.0002 % of the narrowest word.
private let exactly = 0.0003

private let bounds = [
    // Covered by the face: nothing but the rounding of the fixture.
    Bound("tags", 97, exactly, exactly, exactly),
    Bound("identifiers", 53, exactly, exactly, exactly),
    Bound("en_lower", 192, exactly, exactly, exactly),
    Bound("en_caps1", 61, exactly, exactly, exactly),
    Bound("en_phrase", 58, exactly, exactly, exactly),
    Bound("en_upper", 54, exactly, exactly, exactly),
    Bound("cs", 38, exactly, exactly, exactly),
    Bound("de", 50, exactly, exactly, exactly),
    Bound("fr", 47, exactly, exactly, exactly),
    Bound("pl", 38, exactly, exactly, exactly),
    Bound("vi", 46, exactly, exactly, exactly),
    Bound("el", 47, exactly, exactly, exactly),
    Bound("ru", 58, exactly, exactly, exactly),
    Bound("he", 37, exactly, exactly, exactly),
    Bound("combining_nfd", 29, exactly, exactly, exactly),
    Bound("kerning", 36, exactly, exactly, exactly),
    Bound("ligature", 14, exactly, exactly, exactly),
    Bound("digits", 13, exactly, exactly, exactly),
    // By rule and by the Noto faces.
    Bound("emoji", 17, 0.4, 0.4, 0.4),
    Bound("emoji_mixed", 20, 0.13, 0.18, 0.19),
    Bound("zh", 41, exactly, exactly, exactly),
    Bound("ja", 39, 0.21, 1.02, 1.43),
    Bound("ko", 34, exactly, exactly, exactly),
    Bound("ar", 47, 0.19, 1.19, 1.75),
    Bound("th", 41, 0.19, 0.78, 1.05),
    Bound("hi", 44, exactly, exactly, exactly),
]

@Suite("Measured widths against HarfBuzz")
struct AccuracyTests {
    @Test("a group of words is as wide as HarfBuzz sets it", arguments: bounds, FontWeight.allCases)
    func groupIsAccurate(bound: Bound, weight: FontWeight) throws {
        let cases = try AdvanceFixture.cases(bound.group)
        try #require(cases.count == bound.count)
        let errors = Errors(cases, weight)
        #expect(errors.mean <= bound.mean)
        #expect(errors.percentile95 <= bound.percentile95)
        #expect(errors.maximum <= bound.maximum, "worst: \(errors.worst)")
    }

    @Test("every group of the fixture has a bound, and all 1,251 words are there")
    func everyGroupIsBounded() throws {
        let groups = try AdvanceFixture.liberationSans.get().groups
        #expect(groups.values.reduce(0) { $0 + $1.count } == 1251)
        #expect(Set(groups.keys) == Set(bounds.map(\.group)))
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
    /// what their kerning, conjuncts and ligatures make of it.
    @Test(
        "scripts measured by code point are off by their conjuncts and kerning only",
        arguments: [
            ("தமிழ்", 2803, 0.001), ("తెలుగు", 2762, 0.001), ("ខ្មែរ", 1211, 0.001), ("မြန်မာ", 2606, 0.001),
            ("සිංහල", 3100, 0.001), ("ગુજરાતી", 3023, 0.001), ("മലയാളം", 4298, 0.001), ("ਪੰਜਾਬੀ", 2307, 0.001),
            ("ଓଡ଼ିଆ", 2328, 0.001), ("বাংলা", 2297, 0.001), ("საქართველო", 7006, 0.43), ("Հայաստան", 5672, 0.97),
            ("مَرْحَبًا", 2104, 1.91), ("አማርኛ", 2421, 3.85), ("ಕನ್ನಡ", 2158, 4.87), ("അമ്മ", 2735, 7.6),
            ("అమ్మ", 2093, 11.3), ("హైదరాబాద్", 4454, 15.0), ("ស្រុក", 1851, 15.6), ("ಕರ್ನಾಟಕ", 3690, 17.0),
            ("વિશ્વ", 1705, 23.0), ("বিশ্ব", 1544, 38.3), ("রাষ্ট্র", 1503, 76.9),
        ])
    func otherScriptsAreNear(text: String, thousandths: Int, percent: Double) {
        let width = FontFamily.sans.face(.regular).measure(text).width
        let error = abs(width * 1000 / Double(thousandths) - 1) * 100
        #expect(error <= percent)
    }
}

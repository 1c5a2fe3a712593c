import TestSupport
import Testing
import Typography

@Suite("Fonts in a browser", .serialized) struct FontsInABrowserTests {
    typealias Face = (family: FontFamily, weight: FontWeight)

    static let faces: [Face] = FontFamily.all.flatMap { family in FontWeight.allCases.map { (family, $0) } }

    @Test("300 words of eleven scripts and emoji stand apart and inside, in every family and weight")
    func clouds() throws {
        let words = try Clouds.words(300)
        try #require(words.count == 300)
        let list = Clouds.list(of: words)
        let pages = try Self.faces.map { face in
            let markup = try Clouds.render(
                list,
                [
                    "--font", face.family.name, "--font-weight", face.weight.rawValue, "--format", "html", "--width",
                    "1280",
                ]
            )
            return Browser.Page(name: "\(face.family) \(face.weight)", markup: markup, width: 1280)
        }
        for measurement in try Browser.measure(pages) {
            #expect(measurement.texts.map(\.text) == words)
            #expect(measurement.overlaps == [], "\(measurement.name)")
            #expect(measurement.leaving == [], "\(measurement.name)")
        }
    }

    @Test("words are as wide as predicted, in every family, weight and size")
    func widths() throws {
        let words = try ReferenceWords.all.get().words
        let sizes = [12.0, 16, 24, 48]
        let styles = try Self.faces.map { try Clouds.style($0.family, $0.weight) }
        let measured = try Browser.widths(of: words.map(\.text), styles: styles, sizes: sizes)
        var misses: [String: [String]] = [:]
        for (face, widthsBySize) in zip(Self.faces, measured) {
            let predicted = words.map { face.family.face(face.weight).measure($0.text).width }
            for (size, widths) in zip(sizes, widthsBySize) {
                try #require(widths.count == words.count)
                for bound in AccuracyBound.all {
                    let group = words.indices.filter { words[$0].group == bound.group }
                    let errors = RelativeErrors(group.map { (words[$0].text, predicted[$0], widths[$0]) })
                    if !bound.holds(errors) {
                        misses[bound.group, default: []].append("\(face.family) \(face.weight) at \(size): \(errors)")
                    }
                }
            }
        }
        #expect(misses == [:])
    }

    @Test("figures for tables are as wide as predicted in Inter, whose usual ones differ")
    func figures() throws {
        let texts = ["111", "1,204", "98.765", "4,444", "7’000", "12\u{A0}345"]
        let rule = ".count{font-variant-numeric:tabular-nums}"
        let weights = FontWeight.allCases
        let styles = try weights.map { weight in
            let cloud = try Clouds.render(
                "- a (5)", ["--font", "inter", "--counts", "text", "--figures", "tabular", "--format", "html"])
            try #require(cloud.contains(rule))
            return try Clouds.style(.inter, weight) + "text{font-variant-numeric:tabular-nums!important}"
        }
        for (weight, measured) in zip(weights, try Browser.widths(of: texts, styles: styles, sizes: [100])) {
            let face = FontFamily.inter.face(weight).withTabularFigures()
            for (text, width) in zip(texts, measured[0]) {
                #expect(abs(face.measure(text).width - width) < 0.0005, "\(weight) \(text) \(width)")
            }
        }
    }

    @Test("no ink is higher or deeper than predicted by 1.6 hundredths of an em, in every family and weight")
    func ink() throws {
        let texts = [
            "ẾẪỖỔỮ", "Ặ Ậ Ệ Ộ Ợ Ự", "ỀÅǺÇŞ", "Ά Ή ᾼ", "Й Ї Џ", "น้ำใจ", "กี่ปู่ฎฐ", "ที่นี้ฤๅ", "مَرْحَبًا", "اللّٰهُمَّ",
            "إِنَّ", "र्त्र्यूँ", "क्षत्रिय", "हिन्दी ङ्क्ष", "ຫຼັກສູດ", "ຢູ່ທີ່ນີ້", "ស្រ្តី", "ក្រុងកំពុង", "မြန်မာ",
            "ကြွေးကျော်", "བསྒྲུབས", "རྒྱལ་རབས", "ཧཱུྃ",
        ]
        let styles = try Self.faces.map { try Clouds.style($0.family, $0.weight) }
        var misses: [String: [String]] = [:]
        for (face, inks) in zip(Self.faces, try Browser.ink(of: texts, styles: styles)) {
            for (text, ink) in zip(texts, inks) {
                let metrics = face.family.face(face.weight).measure(text)
                // What leaves the line box by less than 0.015 em does not raise it: Ẫ in Liberation Serif Bold.
                if ink.ascent > metrics.ascent + 0.016 || ink.descent > metrics.descent + 0.016 {
                    misses[text, default: []].append("\(face.family) \(face.weight): \(ink), predicted \(metrics)")
                }
            }
        }
        #expect(misses == [:])
    }
}

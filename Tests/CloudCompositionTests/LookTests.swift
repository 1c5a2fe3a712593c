import FlowSolving
import TagParsing
import Testing
import Typography

@testable import CloudComposition

/// The options that a theme may set, and the case and the spacing of letters.
@Suite struct LookTests {
    private func look(_ settings: [(String, String)]) throws -> Look {
        var look = Look()
        for (property, value) in settings { try look.set(property, to: value) }
        return look
    }

    @Test func anOptionBeatsTheLookAndTheLookTheDefault() throws {
        var options = CloudOptions()
        options.look = try look([
            ("font", "serif"), ("font-weight", "bold"), ("justify", "between"), ("chip-shape", "box"),
            ("min-size", "20"),
            ("color", "hash"), ("tracking", "0.1"), ("case", "upper"), ("item-spacing", "7"), ("figures", "tabular"),
        ])
        #expect(options.font.name == "serif" && options.fontWeight == .bold && options.justify == .between)
        #expect(options.chip == .box && options.minSize == 20 && options.color == .hash && options.itemSpacing == 7)
        #expect(options.letterCase == .upper && options.tracking == .spaces(lightest: 0.1, heaviest: 0.1))
        #expect(options.figures == .tabular)
        for (name, value) in [
            ("font", "mono"), ("font-weight", "regular"), ("justify", "trailing"), ("chip", "none"), ("min-size", "9"),
            ("color", "single"), ("tracking", "auto"), ("case", "lower"), ("item-spacing", "3"),
            ("figures", "proportional"),
        ] { try options.set(name, to: value) }
        #expect(options.font.name == "mono" && options.fontWeight == .regular && options.justify == .trailing)
        #expect(options.chip == .none && options.minSize == 9 && options.color == .single && options.itemSpacing == 3)
        #expect(options.letterCase == .lower && options.tracking == .bySize && options.figures == .proportional)
    }

    // A theme for large type, and a user who wants it small: neither is an error.
    @Test func sizesOfALookYieldToTheUsers() throws {
        var options = CloudOptions()
        options.look = try look([("min-size", "30")])
        try options.set("max-size", to: "20")
        #expect(options.minSize == 10 && options.maxSize == 20)
        try options.check()
        options = CloudOptions()
        options.look = try look([("max-size", "30")])
        try options.set("min-size", to: "40")
        #expect(options.minSize == 40 && options.maxSize == 80)
    }

    @Test func theLargestSizeThatFollowsIsInItsRange() throws {
        var options = CloudOptions()
        (options.minSize, options.chip) = (600, .box)
        #expect(options.maxSize == 1000)
        try options.check()
    }

    // The spacing that the user sets in pixels replaces the one of the look in em.
    @Test func spacingInPixelsReplacesTheOneInEm() throws {
        var options = CloudOptions()
        options.look = try look([("tag-margin", "0.5"), ("leading", "1.5")])
        #expect(options.usedTagMargin == 0.5 && options.usedLeading == 1.5)
        (options.itemSpacing, options.lineSpacing) = (5, 6)
        #expect(options.usedTagMargin == 0 && options.usedLeading == 0)
        (options.tagMargin, options.leading) = (0.2, 1)
        #expect(options.usedTagMargin == 0.2 && options.usedLeading == 1 && options.itemSpacing == 5)
    }

    @Test(arguments: [0.8, 0.98, 1.1, 1.5]) func aPictureOfAGivenSizeKeepsIt(leading: Double) throws {
        var options = CloudOptions()
        (options.width, options.height, options.fitBox, options.leading) = (640, 360, true, leading)
        let cloud = try compose(try (1...40).map { try Tag("tag \($0)", weight: Double($0)) }, options)
        #expect(cloud.width == 640 && abs(cloud.height - 360) < 0.51, "\(cloud.height)")
    }

    // The lines of a tag are no further apart than those of the cloud.
    @Test func linesOfATagCloseUpAsTheOthers() throws {
        var options = CloudOptions()
        (options.leading, options.tracking) = (0.98, .none)
        let cloud = try compose([try Tag("one\ntwo"), try Tag("three")], options)
        let runs = cloud.layout.runs
        #expect(abs(runs[1].baseline - runs[0].baseline - 0.98 * runs[0].fontSize) < 1e-6)
    }

    @Test func aValueOutOfItsRangeIsNoLook() {
        for (property, value) in [
            ("font", "none such"), ("leading", "0.1"), ("tag-margin", "-1"), ("tracking", "2"), ("tracking", "1.."),
            ("tracking", "nan"), ("tracking", "0x1p3"), ("case", "title"), ("chip-shape", "red"),
        ] { #expect(throws: (any Error).self, "\(property) \(value)") { try look([(property, value)]) } }
    }

    @Test(arguments: [
        (LetterCase.upper, "en", "Straße i", "STRASSE I"), (.upper, "tr", "izmir ılık", "İZMİR ILIK"),
        (.lower, "az-Latn", "İRAN IŞIQ", "iran ışıq"), (.lower, "de", "ÄÖ", "äö"), (.given, "en", "aB", "aB"),
        (.upper, "ja", "東京 tōkyō", "東京 TŌKYŌ"), (.upper, "el", "Άνοιξη ή καφές", "ΑΝΟΙΞΗ Ή ΚΑΦΕΣ"),
        (.lower, "el", "ΟΔΥΣΣΕΥΣ Σ ΣΟΦΟΣ-", "οδυσσευς σ σοφος-"),
        (.upper, "el-GR", "Μαΐου, Μάιος", "ΜΑΪΟΥ, ΜΑΪΟΣ"), (.upper, "en", "Μαΐου", "ΜΑΪ́ΟΥ"),
    ])
    func theCaseFollowsTheLanguage(of letters: LetterCase, language: String, name: String, expected: String) {
        #expect(letters.applied(to: name, language: language) == expected)
    }

    // The advances of Inter's figures are 1760 and 1308 units of 2816; of those for tables 1824 each.
    @Test(arguments: [CountDisplay.text, .badge])
    func figuresForTablesAreEquallyWide(counts: CountDisplay) throws {
        var options = CloudOptions()
        (options.font, options.counts, options.fontWeight) = (.inter, counts, .regular)
        let tags = [try Tag("a", weight: 111), try Tag("b", weight: 100)]
        func widths(_ options: CloudOptions) throws -> [Double] {
            try compose(tags, options).layout.runs.filter { $0.role == .count }.map { $0.width / $0.fontSize * 2816 }
        }
        func isNear(_ widths: [Double], _ expected: [Double]) -> Bool {
            zip(widths, expected).allSatisfy { abs($0 - $1) < 0.01 } && widths.count == expected.count
        }
        let proportional = try widths(options)
        options.figures = .tabular
        let tabular = try widths(options)
        #expect(isNear(proportional, [3924, 4828]), "\(proportional)")
        #expect(isNear(tabular, [5472, 5472]), "\(tabular)")
        options.cards = true
        #expect(!options.hasTabularFigures)
    }

    @Test func theCaseIsOfWhatIsDrawnAlone() throws {
        var options = CloudOptions()
        (options.letterCase, options.link) = (.upper, "/{slug}/")
        let cloud = try compose(
            [
                try Tag("Swift", weight: 4), try Tag("Rust", style: .code),
                try Tag("izmir", attributes: TagAttributes(values: [("lang", "tr")])),
            ],
            options)
        #expect(cloud.layout.runs.map(\.text) == ["SWIFT", "Rust", "İZMİR"])
        #expect(cloud.tags.map(\.text) == ["Swift", "Rust", "izmir"])
        #expect(cloud.tags.map(\.accessibleName) == ["Swift, 4", "Rust, 1", "izmir, 1"])
        #expect(cloud.tags[0].link?.destination == "/swift/")
    }

    @Test func spacesFollowFromSizesOrWeights() {
        let sizes = [12, 23.9, 24, 33.9, 34, 48, 64, 500]
        #expect(
            sizes.map { Tracking.bySize.space(ofSize: $0, share: 1) }
                == [0, 0, -0.005, -0.005, -0.01, -0.015, -0.02, -0.02])
        let range = Tracking.spaces(lightest: 0.06, heaviest: -0.02)
        #expect([0, 0.5, 1].map { range.space(ofSize: 9, share: $0) } == [0.06, 0.02, -0.02])
    }

    // The width is that of the letters and as many spaces: a letter f before i is not joined with it.
    @Test func spacedLettersAreAsWideAsTheirSum() throws {
        for family in [FontFamily.sans, .serif, .roboto] {
            let face = family.face(.regular)
            let spaced = face.tracked(by: 0.1)
            #expect(abs(spaced.measure("abc").width - face.measure("abc").width - 0.3) < 1e-9)
            let apart = face.measure("of").width + face.measure("ice").width
            #expect(abs(spaced.measure("ofice").width - apart - 0.5) < 1e-9)
            #expect(face.tracked(by: 0).measure("fi").width == face.measure("fi").width)
            let lines = spaced.wrap("paced letters", within: spaced.measure("letters").width + 1e-9).lines
            #expect(lines == ["paced", "letters"])
            #expect(spaced.wrap("paced letters", within: face.measure("letters").width).brokeInsideWord)
        }
    }

    // Browsers put a space behind the last letter, which a line in the middle or at an edge must not have.
    @Test(arguments: [-0.1, 0.3]) func noSpaceIsBehindTheLastLetter(space: Double) throws {
        var options = CloudOptions()
        (options.tracking, options.padding) = (.spaces(lightest: space, heaviest: space), 16)
        let cloud = try compose([try Tag("HHHH"), try Tag("long name of some words", weight: 3)], options)
        let face = FontFamily.sans.face(.regular)
        let run = try #require(cloud.layout.runs.first { $0.text == "HHHH" })
        #expect(abs(run.width / run.fontSize - face.measure("HHHH").width - 3 * space) < 1e-9)
        for run in cloud.layout.runs { #expect(run.x > 15.99 && run.x + run.width < cloud.width - 15.99) }
    }

    @Test func lettersInSquaresHaveOnlyASpaceThatIsGiven() throws {
        var options = CloudOptions()
        let tags = try ["東京", "カタカナ", "서울", "ภาษา", "が"].map { try Tag($0, weight: 5) }
        #expect(try compose(tags, options).tags.map(\.tracking) == [0, 0, 0, 0, 0])
        options.tracking = .spaces(lightest: 0.1, heaviest: 0.1)
        #expect(try compose(tags, options).tags.map(\.tracking) == [0.1, 0.1, 0.1, 0, 0.1])
    }

    @Test func lettersThatAreJoinedAreNotSpaced() throws {
        var options = CloudOptions()
        options.tracking = .spaces(lightest: 0.1, heaviest: 0.1)
        let cloud = try compose(
            [try Tag("سماء"), try Tag("नमस्ते"), try Tag("sky"), try Tag("код", style: .code), try Tag("Ночь")], options)
        #expect(cloud.tags.map(\.tracking) == [0, 0, 0.1, 0, 0.1])
    }
}

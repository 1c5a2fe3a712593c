import Testing

@testable import CloudComposition
@testable import SourceText

@Suite struct OptionTests {
    @Test(arguments: [
        ("width", "0", "from 80 to 100000"), ("width", "1", "from 80"), ("width", "-320", "from 80"),
        ("width", "1e9", "to 100000"),
        ("width", "nan", "a number"), ("width", "inf", "a number"), ("width", "12px", "a number"),
        ("width", "", "a number"), ("width", "３２０", "a number"), ("width", "0x200", "a number"),
        ("limit", "0", "a whole number of 1 and more"), ("limit", "1.5", "a whole number"),
        ("limit", "99999999999999999999", "a whole number"),
        ("scale", "cubic", "linear, sqrt, log, area, rank or quantile"),
        ("order", "Alphabetical", "given, alphabetical, weight, center, related, shuffled, packed or groups"),
        ("order", "Alphabetical", "did you mean \"alphabetical\"?"), ("order", "weight,groups", "groups,weight"),
        ("order", "groups,groups", "groups,weight"), ("order", "groups,", "groups,weight"), ("order", "", "groups"),
        ("order", "groups,packed", "packing moves tags across groups"), ("order", "groups,wieght", "\"weight\"?"),
        ("steps", "1", "from 2 to 100"), ("steps", "101", "from 2 to 100"), ("steps", "2.5", "a whole number"),
        ("seed", "-1", "a whole number of 0 and more"), ("seed", "1e3", "a whole number"),
        ("exclude", "", "names with commas"), ("exclude", "a,,b", "exclude is empty: its entry 2 of 3"),
        ("keep", "a,", "with commas"),
        ("keep", "\u{301}", "with commas"), ("keep", "a\u{1B}", "control character"),
        ("exclude-file", " ", "empty"), ("alias", "a", "a name, = and another name"),
        ("alias", "a=b=c", "written \\="), ("alias", "a=b,c", "\"c\" is no alias"), ("alias", "=a", "no name"),
        ("min-weight", "-1", "of 0 and more"),
        ("font", "Comic Sans", "one of its names"), ("font-weight", "black", "regular, bold, or a range"),
        ("font-weight", "800..400", "such as 400..800"),
        ("font-weight", "50..400", "weights from 100 to 900"),
        ("lang", "e", "language tag"),
        ("lang", "en\"><script>", "language tag"), ("lang", "de_DE", "language tag"), ("title", " ", "empty"),
        ("title", "a\u{0}", "control character"),
        ("description", "\u{FFFF}", "noncharacter"), ("padding", "-1", "from 0"), ("item-spacing", "-1", "from 0"),
    ])
    func aValueOutOfRangeIsRefusedWithWhatWasExpected(name: String, value: String, expected: String) {
        var options = CloudOptions()
        do {
            try options.set(name, to: value)
            Issue.record("\(name) took \(value)")
        } catch {
            #expect("\(error)".contains(expected), "\(error)")
            #expect(error.hint?.isEmpty == false)
        }
    }

    @Test(arguments: [
        ("width", "320"), ("width", "1e3"), ("line-spacing", "-8"), ("limit", "7"), ("scale", "log"),
        ("order", "weight"), ("font", "ARIAL"),
        ("font", "liberation sans"), ("font-weight", "bold"), ("lang", "zh-Hant-TW"), ("title", "<&\">"),
        ("merge", "exact"), ("scale", "quantile"), ("steps", "100"), ("seed", "9223372036854775807"),
        ("order", "groups"), ("order", "groups, weight"), ("order", "groups,given"), ("exclude", "a, b\\,c ,d*"),
        ("keep", "?"), ("alias", "ML = machine learning, js=JavaScript"), ("keep-file", "a.txt"),
    ])
    func aGoodValueIsTaken(name: String, value: String) throws {
        var options = CloudOptions()
        try options.set(name, to: value)
        #expect(options != CloudOptions() || value == "ARIAL" || value == "liberation sans")
    }

    /// Joined to one text they would be another value than was meant.
    @Test(arguments: ["title", "width", "limit", "cards", "align", "keep-file", "size", "lang"])
    func severalValuesAreNoneOfAnOptionThatHasOne(name: String) {
        for value in [["a", "b"], ["500": "600"], .list([])] as [OptionValue] {
            var options = CloudOptions()
            #expect { try options.set(name, to: value) } throws: {
                ($0 as? Problem)?.message == "\(name) is a list, expected one value"
            }
        }
    }

    @Test func aValueMayHaveATypeOfItsOwn() throws {
        var (options, others) = (CloudOptions(), CloudOptions())
        let values: [(String, OptionValue, String)] = [
            ("width", 500, "500"), ("title", ["a, b"], "a, b"), ("chip-padding", 0.5, "0.5"), ("cards", true, "true"),
            ("tab-stops", ["0", "90", "240"], "0,90,240"), ("colors", ["navy", "#ff5a5f"], "navy,#ff5a5f"),
            ("order", ["groups", "weight"], "groups,weight"), ("keep", ["a", "C*"], "a,C*"),
            ("alias", ["ML": "machine learning", "a=b": "c"], #"ML=machine learning,a\=b=c"#),
            ("widths", ["320", "480"], "320,480"), ("line-widths", ["40:300", "200"], "40:300,200"),
        ]
        for (name, value, text) in values {
            try options.set(name, to: value)
            try others.set(name, to: text)
        }
        #expect(options == others && options != CloudOptions())
    }

    @Test func anUnknownNameSuggestsTheNearestOne() {
        var options = CloudOptions()
        #expect { try options.set("line-spaceing", to: "8") } throws: {
            "\($0)".contains("did you mean \"line-spacing\"?")
        }
        #expect { try options.set("zzz", to: "8") } throws: { "\($0)".contains("known options are title, ") }
    }

    @Test func optionsThatContradictEachOtherAreRefused() throws {
        var options = CloudOptions()
        (options.minSize, options.scale) = (50, .sqrt)
        #expect { try options.check() } throws: { "\($0)".contains("min-size 50 is above max-size 48") }
        options = CloudOptions()
        options.width = 100
        options.padding = 40
        #expect { try options.check() } throws: { "\($0)".contains("padding 40 leaves less than 40 of width 100") }
    }

    @Test func anOrderMayKeepGroupsTogether() throws {
        var options = CloudOptions()
        try options.set("order", to: "groups,weight")
        #expect(options.order == .weight && options.grouped)
        try options.set("order", to: "alphabetical")
        #expect(options.order == .alphabetical && !options.grouped)
        (options.order, options.grouped) = (.packed, true)
        #expect { try options.check() } throws: { "\($0)".contains("groups,packed") }
    }

    @Test func filesOfNamesAreReadByWhoeverCollectsTheTags() throws {
        for path in [\CloudOptions.keepFile, \.excludeFile] {
            var options = CloudOptions()
            options[keyPath: path] = "names.txt"
            #expect { try options.check() } throws: { "\($0)".contains("has not been read") }
        }
    }

    @Test func theDefaultsAreValidAndNamesAreUnique() throws {
        try CloudOptions().check()
        let names = OptionDefinition.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
        #expect(OptionDefinition.all.allSatisfy { !$0.meaning.hasSuffix(".") && !$0.defaultMeaning.isEmpty })
    }
}

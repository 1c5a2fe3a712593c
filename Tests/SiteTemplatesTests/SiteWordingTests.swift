import Foundation
import TestSupport
import Testing

@testable import CloudComposition
@testable import SiteReading
@testable import SiteTemplates
@testable import SourceText
@testable import TagParsing

@Suite struct SiteWordingTests {
    // MARK: - The table

    @Test func theLanguagesAreThoseOfDatesAndClouds() {
        #expect(siteWordings.map(\.language) == dateWordings.map(\.language).filter { $0 != "en-US" })
        #expect(siteWordings.allSatisfy { Wording(language: $0.language).variety == $0.language })
    }

    /// A word that is missing would leave a link without a name.
    @Test(arguments: siteWordings.map(\.language))
    func everyLanguageHasEveryWord(language: String) throws {
        let entry = try #require(siteWordings.first { $0.language == language })
        for word in SiteWord.allCases {
            #expect(PlainText.caption(entry[word]) == entry[word] && !entry[word].isEmpty, "\(word)")
            let braced = entry[word].matches(of: /\{(.*?)\}/).map { String($0.1) }
            #expect(braced.sorted() == word.placeholders.sorted(), "\(word)")
        }
        let minutes = try CountedNoun(entry[.minutes], language: language)
        for number in [3, 5, 11, 21, 100] { #expect(minutes.text("\(number)").contains("\(number)")) }
        let wording = SiteWording(language: language)
        #expect(wording.markup(.older) == entry[.older] && !wording.position(2, of: 6).contains("{"))
    }

    @Test(arguments: [
        ("en", "Older", "Not found", "Tags"), ("en-US", "Older", "Not found", "Tags"),
        ("de-AT", "Älter", "Nicht gefunden", "Schlagwörter"),
        ("zh-TW", "較早", "找不到頁面", "標籤"), ("no", "Eldre", "Ikke funnet", "Stikkord"),
        ("ar", "الأقدم", "الصفحة غير موجودة", "الوسوم"),
        ("pt-PT", "Mais antigas", "Página não encontrada", "Etiquetas"),
        ("sw", "Older", "Not found", "Tags"),
    ])
    func wordsAreOfTheLanguage(language: String, older: String, missing: String, tags: String) {
        let wording = SiteWording(language: language)
        #expect(wording.text(.older) == older && wording.text(.missing) == missing && wording.text(.tags) == tags)
    }

    @Test(arguments: [
        ("en", 1, "1 min read"), ("en", 12, "12 min read"), ("de", 1, "1 Min. Lesezeit"), ("ja", 3, "3分で読めます"),
        ("ru", 1, "1 минута чтения"), ("ru", 3, "3 минуты чтения"), ("ru", 5, "5 минут чтения"),
        ("ru", 21, "21 минута чтения"), ("ar", 1, "دقيقة واحدة للقراءة"), ("ar", 2, "دقيقتان للقراءة"),
        ("ar", 3, "3 دقائق للقراءة"), ("ar", 11, "11 دقيقة للقراءة"), ("el", 1, "1 λεπτό ανάγνωσης"),
        ("sw", 2, "<span lang=\"en\" dir=\"ltr\">2 min read</span>"),
    ])
    func minutesGoWithTheirNumber(language: String, minutes: Int, text: String) {
        #expect(SiteWording(language: language).readingTime(minutes: minutes) == text)
    }

    @Test(arguments: [
        ("en", "2 of 6"), ("de", "2 von 6"), ("hi", "6 में से 2"), ("zh", "第2页，共6页"), ("ar", "2 من 6"),
        ("ur", "<span lang=\"en\" dir=\"ltr\">2 of 6</span>"),
    ])
    func aPageOfAListHasItsNumber(language: String, text: String) {
        #expect(SiteWording(language: language).position(2, of: 6) == text)
    }

    // MARK: - The site's own

    @Test func aSitesOwnWordsGoFirstAndAreOfItsLanguage() {
        let wording = SiteWording(
            language: "sw", own: [.older: "Za <kale>", .minutes: "dakika #", .position: "{count}: {number}"])
        #expect(wording.text(.older) == "Za <kale>" && wording.markup(.older) == "Za &lt;kale&gt;")
        #expect(wording.markup(.newer) == "<span lang=\"en\" dir=\"ltr\">Newer</span>")
        #expect(wording.readingTime(minutes: 4) == "dakika 4" && wording.position(2, of: 6) == "6: 2")
    }

    @Test func templatesKnowTheWordsThatStandByThemselves() {
        let fields = SiteWording(language: "sw", own: [.skip: "{generator}"]).templateObject(generator: "S & T").fields
        #expect(
            fields.keys.sorted() == [
                "archive", "feed", "generator", "home", "languages", "menu", "missing", "names", "neighbours", "newer",
                "older",
                "pages", "picture", "posts", "reason", "related", "skip", "topics", "ways",
            ])
        guard case .html(let generator)? = fields["generator"], case .text(let menu)? = fields["menu"],
            case .html(let skip)? = fields["skip"]
        else {
            Issue.record("other kinds")
            return
        }
        #expect(generator == "<span lang=\"en\" dir=\"ltr\">Made with S &amp; T</span>" && menu == "Site")
        // Braces are text where nothing is put in.
        #expect(skip == "{generator}")
    }

    // MARK: - The configuration

    private func read(_ text: String) throws -> SiteConfiguration {
        try SiteConfiguration(reading: try SourceText(path: "stratus.yml", text: text))
    }

    @Test func wordsAreReadFromTheConfiguration() throws {
        let site = try read(
            "words:\n  topics: Themen\n  minutes: minuta|minuty|minut\n  older:\n  position: '{number}/{count}'\nlanguage: pl\n"
        )
        #expect(
            site.words == [.topics: "Themen", .minutes: "minuta|minuty|minut", .position: "{number}/{count}"])
    }

    @Test(arguments: [
        ("words: x", "stratus.yml:1:8: error: \"words\" is \"x\", expected a table"),
        ("words:\n  topic: x", "stratus.yml:2:3: error: the word \"topic\" is not known"),
        ("words:\n  topics: [x]", "stratus.yml:2:11: error: \"topics\" is a list, expected a text"),
        (
            "words:\n  position: '{numbr} of {count}'",
            "stratus.yml:2:14: error: \"position\" has \"{numbr}\", expected {number} and {count}"
        ),
        (
            "words:\n  generator: by {stratus}",
            "stratus.yml:2:14: error: \"generator\" has \"{stratus}\", expected {generator}"
        ),
        (
            "words:\n  minutes: a|b|c\nlanguage: de",
            "stratus.yml:2:12: error: \"minutes\" has 3 forms, expected 2 (one|other) in de"
        ),
    ])
    func whatIsWrongWithWordsIsTold(text: String, message: String) {
        #expect {
            _ = try read(text)
        } throws: { error in
            let told = "\((error as? Problem)?.all.first.map { "\($0)" } ?? "\(error)")"
            return told.hasPrefix(message + "\n")
        }
    }

    @Test func aMisspeltWordIsGuessed() {
        #expect {
            _ = try read("words:\n  topic: x")
        } throws: { error in
            ((error as? Problem)?.all.first?.hint) == "did you mean \"topics\"?"
        }
    }

    @Test func theGuideHasTheTableOfTheWords() throws {
        let page = try String(
            contentsOf: Project.root.appending(path: "Sources/Stratus/Stratus.docc/Templates.md"), encoding: .utf8)
        let rows = SiteWord.allCases.map { word in
            "| `\(word.rawValue)` | \(word.use.rawValue) | \(siteWordings[0][word]) | \(word.help) |\n"
        }
        #expect(page.contains(rows.joined()), "\(rows.joined())")
    }
}

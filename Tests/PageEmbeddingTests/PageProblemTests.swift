import PageEmbedding
import SourceText
import Testing

@Suite struct PageProblemTests {
    private func messages(_ page: String) throws -> [String] {
        try scanned(page).problems.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.message)" }
    }

    @Test func aDiagnosticHasLineColumnExcerptAndHint() throws {
        let problem = try #require(try scanned("<p>a</p>\n  <!-- stratus tags.md -->\n").problems.first)
        #expect(
            problem.description == """
                page:2:3: error: this placeholder has no end marker
                    <!-- stratus tags.md -->
                    ^~~~~~~~~~~~~~~~~~~~~~~~
                hint: write <!-- /stratus --> behind it
                """)
    }

    /// What stands in placeholders will be replaced, and so begins no page.
    @Test(arguments: [
        ("<!-- stratus a.md --><!-- /stratus -->\n<!DOCTYPE html>", 1),
        ("<stratus-cloud src=a.md></stratus-cloud>\n<head></head>", 1),
        ("<!-- stratus a.md --><!-- /stratus -->\n<p>b</p>", 0),
        ("<!-- stratus a.md --><!-- /stratus -->\n<p>b</p><!-- stratus b.md --><head></head><!-- /stratus -->", 0),
        ("<!-- stratus a.md --><!-- /stratus --><stratus-cloud src=b.md><html></stratus-cloud>", 0),
        ("<!-- stratus a.md --><!-- /stratus --><!-- stratus b.md --><p><!-- /stratus --><html>", 2),
        (
            "<!-- stratus a.md --><!-- /stratus --><!-- stratus b.md --><p>\(String(repeating: "x", count: 3000))<!-- /stratus --><html>",
            2
        ),
        // Markers in another comment are words of it, and tags in it are none.
        (
            "<!-- stratus a.md --><!-- /stratus --><!-- stratus b.md --><head><!-- <!-- stratus c.md --><!-- /stratus -->",
            0
        ),
        ("<!-- stratus a.md --><!-- /stratus --><!-- <head> --><p title='<html>'>", 0),
        ("<!-- stratus a.md --><!-- /stratus --><!-- b --><head>", 1),
        ("<!-- stratus a.md --><!-- /stratus -->\(String(repeating: "x", count: 2100))<html>", 0),
    ])
    func aCloudBeforeThePageIsRefused(page: String, count: Int) throws {
        let found = try messages(page).count { $0.contains("before the page begins") }
        #expect(found == count)
    }

    @Test func aSlashDoesNotEndAnElement() throws {
        let problem = try #require(try scanned("<stratus-cloud src=\"a.md\" />").problems.first)
        #expect(problem.hint == "/> does not end an element of HTML: write </stratus-cloud> behind it")
    }

    @Test(arguments: [
        ("<!-- /stratus -->", ["1:1 an end marker without a placeholder to end"]),
        ("a\n</stratus-cloud>", ["2:1 an end marker without a placeholder to end"]),
        ("<!-- stratus a", ["1:1 the comment of this placeholder has no end"]),
        ("<stratus-cloud src='a", ["1:1 the tag of this placeholder has no end"]),
        (
            "<!-- stratus title=\"a b --><!-- /stratus -->", ["1:20 the quotation mark is not closed in this comment"]
        ),
        (
            "<!-- stratus a=1 b=2 a=3 --><!-- /stratus -->", ["1:22 the option \"a\" stands twice in this placeholder"]
        ),
        (
            "<stratus-cloud theme=a data-theme=b></stratus-cloud>",
            ["1:29 the option \"theme\" stands twice in this placeholder"]
        ),
        (
            "<!-- stratus a -->\n<!-- stratus b --><!-- /stratus --><!-- /stratus -->",
            ["2:1 a placeholder begins inside the one of line 1"]
        ),
        (
            "<!-- stratus a --><stratus-cloud></stratus-cloud><!-- /stratus -->",
            ["1:19 a placeholder begins inside the one of line 1"]
        ),
        (
            "<div><!-- stratus a --></div>\n<p><!-- /stratus -->",
            ["1:6 this placeholder has no end before the </div> of line 1 closes what is around it"]
        ),
        (
            "<!-- stratus a --><svg>\n<!-- /stratus -->",
            ["2:1 this end marker stands in a drawing or formula that began behind the start marker of line 1"]
        ),
        ("<!-- stratus a --><script><!-- /stratus -->", ["1:1 this placeholder has no end marker"]),
        ("<!-- stratus a --><template><!-- /stratus -->", ["1:1 this placeholder has no end marker"]),
    ])
    func markersThatDoNotFitAreErrors(_ page: String, _ expected: [String]) throws {
        #expect(try messages(page) == expected)
    }

    @Test(arguments: [
        ("<pre>", "<pre>: its white space would be shown"),
        ("<a href=x>", "a link: it has links of its own, which would end this one"),
        ("<a><div>", "a link: it has links of its own, which would end this one"),
        ("<button>", "<button>: the links in it could not be followed"),
        ("<select>", "<select>: browsers show text only there"),
        ("<select><option>", "<select>: browsers show text only there"),
        ("<h2>", "a heading: one of its own would end this one"),
        ("<svg>", "<svg>: its HTML would end the drawing"),
        ("<svg><g><title>", "<svg>: its HTML would end the drawing"),
        ("<math><mi>", "<math>: its HTML would end the formula"),
        ("<head>", "<head>: browsers begin the body there"),
        ("<html><head>\n<meta charset=utf-8>", "<head>: browsers begin the body there"),
    ])
    func aCloudCannotStandEverywhere(_ page: String, _ reason: String) throws {
        for cloud in ["<!-- stratus a --><!-- /stratus -->", "<stratus-cloud></stratus-cloud>"] {
            let scan = try scanned(page + cloud)
            #expect(scan.placeholders.isEmpty)
            #expect(scan.problems.map(\.message) == ["a cloud cannot stand in \(reason)"])
        }
    }

    @Test(arguments: [
        "<table>", "<table><tr>", "<table><tbody>", "<table><tr><td></td>", "<table><tr><td></table><table>",
    ])
    func aCloudCannotStandBetweenCells(_ page: String) throws {
        let problems = try scanned(page + "<!-- stratus a --><!-- /stratus -->").problems
        #expect(
            problems.map(\.message) == [
                "a cloud cannot stand between the cells of a table: browsers move it in front of the table"
            ])
    }

    @Test(arguments: [
        "<pre></pre>", "<a></a>", "<h1></h1>", "<table></table>", "<table><tr><td><table></table>", "<head></head>",
        "<head><body>", "<head><div>", "<head>text", "<table><tr><th>", "<button></button>", "<svg></svg>", "<ul><li>",
        "<a><a></a>", "<select></select>", "<h1></h2>",
    ])
    func whatIsClosedIsNotInTheWay(_ page: String) throws {
        #expect(try scanned(page + "<!-- stratus a --><!-- /stratus -->").problems.isEmpty)
    }

    @Test(arguments: [
        ("<p>", 1), ("<p><b>", 1), ("<p>a</p>", 0), ("<p><div>", 0), ("<p><table><td>", 0), ("<div><p></div>", 0),
        ("<p><ul>", 0),
    ])
    func anOpenParagraphIsAWarning(_ page: String, _ count: Int) throws {
        let scan = try scanned(page + "<!-- stratus a --><!-- /stratus -->")
        #expect(scan.placeholders.count == 1 && scan.problems.isEmpty)
        #expect(scan.warnings.count == count)
        #expect(try scanned(page + "<!-- stratus a format=svg --><!-- /stratus -->").warnings.isEmpty)
    }

    @Test func allErrorsAreReportedInTheirOrder() throws {
        let page =
            "<!-- stratus a -->\n<pre><!-- stratus b --><!-- /stratus --></pre>\n<!-- /stratus -->\n<!-- stratus 'c -->\n"
        #expect(try scanned(page).problems.map(\.line) == [2, 2, 4])
    }

    @Test func ofAMillionErrorsTheFirstAreKept() throws {
        let scan = try scanned(String(repeating: "<!-- stratus a -->\n", count: 100_000))
        #expect(scan.problems.count == 50)
        #expect(scan.omittedCount == 99_950)
    }
}

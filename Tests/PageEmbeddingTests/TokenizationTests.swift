import PageEmbedding
import SourceText
import Testing

/// What is a comment and what is not, by the HTML standard; every case was compared with html5lib 1.1 and, where that is
/// older than the standard, with Chromium.
@Suite struct TokenizationTests {
    private static let cloud = "<!-- stratus a --><!-- /stratus -->"

    @Test(arguments: [
        "<!-->@", "<!--->@", "<!---->@", "<!-- a --!>@", "<!-- a -- b --->@", "<!x>@", "<?x?>@", "</3>@", "</>@", "<>@",
        "<!doctype html PUBLIC \"a>@", "<a b='>'></a>@", "<a b=\"<!-- \"></a>@", "<i b=>@", "<i =b='>'>@",
        "<i b = '>' c>@",
        "<script></script>@", "<script><!--</script>@", "<script><!--<script></script></script>@",
        "<script><!--<script>--></script>@", "<script><!--><script></script>@", "<SCRIPT></sCript\n>@",
        "<style></style/>@", "<title></title a='>'>@", "<textarea></textareas></textarea>@", "<noscript>@</noscript>",
        "<svg><style></style></svg>@", "<svg><foreignObject><div>@</div></foreignObject></svg>",
        "<svg><script/></svg>@", "<svg><title><!-- a --></title></svg>@", "<math><mi><b></b></mi></math>@",
        "<svg><![CDATA[<script>]]></svg>@", "<![CDATA[>@", "<svg/><![CDATA[>@", "<svg><style><div>@", "<svg></p>@",
        "<svg><font></font></svg>@", "<svg><font size=1><style></style>@", "<table><td>@", "<table><caption>@",
        "a < b@",
        "\u{0C}<!---a->-->@", "<template></template>@",
    ])
    func aPlaceholderIsSeen(_ page: String) throws {
        let scan = try scanned(page.replacing("@", with: Self.cloud))
        #expect(scan.placeholders.count == 1)
        #expect(scan.problems.isEmpty && scan.warnings.isEmpty)
    }

    @Test(arguments: [
        ("<script>@</script>", "<script>"), ("<script><!--<script></script>@</script>", "<script>"),
        ("<Style>@</style>", "<style>"), ("<style></styles>@", "<style>"), ("<textarea>@</textarea>", "<textarea>"),
        ("<title>@</title>", "<title>"), ("<xmp>@</xmp>", "<xmp>"), ("<iframe>@</iframe>", "<iframe>"),
        ("<noembed>@</noembed>", "<noembed>"), ("<noframes>@</noframes>", "<noframes>"),
        ("<plaintext></plaintext>@", "<plaintext>"), ("<i title='@'>", "a tag"), ("<i <!-- stratus a -->", "a tag"),
        ("<template>@</template>", "<template>"), ("<svg><![CDATA[@]]></svg>", "a CDATA section"),
        ("<!-- <!-- stratus a -->", "another comment"), ("<script><stratus-cloud src=a></script>", "<script>"),
        ("<svg><desc><style>@", "<style>"), ("<math><mi><style>@", "<style>"),
        ("<math><annotation-xml encoding=Text/HTML><style>@", "<style>"),
        ("<template><stratus-cloud></template>", "<template>"),
    ])
    func whatLooksLikeAPlaceholderWhereThereIsNoneIsLeftAlone(_ page: String, _ place: String) throws {
        let scan = try scanned(page.replacing("@", with: "<!-- stratus a -->"))
        #expect(scan.placeholders.isEmpty && scan.problems.isEmpty)
        #expect(scan.warnings.map(\.message) == ["what looks like a placeholder stands in \(place), and is left alone"])
    }

    @Test(arguments: [
        "stratus", "<!-- Stratus a -->", "<!-- stratus-cloud -->", "<!-- stratusa -->", "<!stratus>", "<stratus>",
        "<stratus-clouds>", "<x-stratus-cloud>", "&lt;!-- stratus a -->", "< stratus-cloud>", "<!- stratus a -->",
    ])
    func otherMarkupIsNoPlaceholder(_ page: String) throws {
        let scan = try scanned(page)
        #expect(scan.placeholders.isEmpty && scan.problems.isEmpty && scan.warnings.isEmpty)
    }
}

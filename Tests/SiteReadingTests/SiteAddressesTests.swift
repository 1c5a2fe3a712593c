import SiteReading
import SourceText
import Testing

@Suite struct SiteAddressesTests {
    private static let blog = "https://example.org/blog/"

    @Test(arguments: [
        (
            ["posts", "hello"], "posts/hello/index.html", "/blog/posts/hello/", "posts/hello.html",
            "/blog/posts/hello.html"
        ),
        (
            ["tags", "東京"], "tags/東京/index.html", "/blog/tags/%E6%9D%B1%E4%BA%AC/", "tags/東京.html",
            "/blog/tags/%E6%9D%B1%E4%BA%AC.html"
        ),
        ([], "index.html", "/blog/", "index.html", "/blog/"),
        (["a b"], "a b/index.html", "/blog/a%20b/", "a b.html", "/blog/a%20b.html"),
    ])
    func aPageHasAFolderOrAFileByTheStyle(
        _ parts: [String], _ file: String, _ url: String, _ flatFile: String, _ flatURL: String
    ) {
        #expect(SiteAddresses(.pretty, baseURL: Self.blog).page(parts) == PageAddress(file: file, url: url))
        #expect(SiteAddresses(.flat, baseURL: Self.blog).page(parts) == PageAddress(file: flatFile, url: flatURL))
    }

    @Test func furtherPagesOfAListStandBelowIt() {
        let pretty = SiteAddresses(.pretty, baseURL: nil)
        #expect(pretty.page(["posts"], number: 1).file == "posts/index.html")
        #expect(
            pretty.page(["posts"], number: 2) == PageAddress(file: "posts/page/2/index.html", url: "/posts/page/2/"))
        #expect(pretty.page([], number: 3).url == "/page/3/")
        let flat = SiteAddresses(.flat, baseURL: nil)
        #expect(flat.page(["posts"], number: 2) == PageAddress(file: "posts/page/2.html", url: "/posts/page/2.html"))
    }

    @Test func filesStandBesideTheirPages() {
        let pretty = SiteAddresses(.pretty, baseURL: Self.blog)
        #expect(pretty.file("feed.xml", beside: ["tags", "c++"]).url == "/blog/tags/c%2B%2B/feed.xml")
        #expect(pretty.file("cloud.svg", beside: []).file == "cloud.svg")
        let flat = SiteAddresses(.flat, baseURL: Self.blog)
        #expect(flat.file("cloud.svg", beside: ["tags", "swift"]).file == "tags/swift.svg")
        #expect(flat.file("feed.xml", beside: ["tags", "swift"]).file == "tags/swift.xml")
        #expect(flat.file("feed.json", beside: ["tags", "swift"]).url == "/blog/tags/swift.json")
        #expect(flat.file("feed.xml", beside: []).file == "feed.xml")
        #expect(flat.file("tags/index.json").url == "/blog/tags/index.json")
    }

    @Test(arguments: [
        ("https://example.org/", "https://example.org", "/"), ("https://example.org", "https://example.org", "/"),
        ("http://localhost:8080/a/b/", "http://localhost:8080", "/a/b/"),
        ("https://example.org/blog", "https://example.org", "/blog/"),
    ])
    func theBaseAddressIsAHostAndAFolder(_ base: String, _ origin: String, _ root: String) {
        let addresses = SiteAddresses(.pretty, baseURL: base)
        #expect(addresses.origin == origin)
        #expect(addresses.root == root)
        #expect(addresses.absolute(addresses.page(["a"]).url) == origin + root + "a/")
        #expect(SiteAddresses(.pretty, baseURL: nil).absolute("/a/") == "/a/")
    }

    @Test(arguments: [
        ("/2024/hello/", "2024/hello/index.html", "/2024/hello/", "2024/hello/index.html", "/2024/hello/"),
        ("2024/hello", "2024/hello/index.html", "/2024/hello/", "2024/hello.html", "/2024/hello.html"),
        ("/about.html", "about.html", "/about.html", "about.html", "/about.html"),
        ("/v1.2", "v1.2/index.html", "/v1.2/", "v1.2.html", "/v1.2.html"),
        ("/", "index.html", "/", "index.html", "/"),
        ("/a/index.html", "a/index.html", "/a/", "a/index.html", "/a/index.html"),
        ("/caf%C3%A9/", "café/index.html", "/caf%C3%A9/", "café/index.html", "/caf%C3%A9/"),
        ("/100%/", "100%/index.html", "/100%25/", "100%/index.html", "/100%25/"),
        (
            "/A_b~c/Über uns/", "A_b~c/Über uns/index.html", "/A_b~c/%C3%9Cber%20uns/", "A_b~c/Über uns/index.html",
            "/A_b~c/%C3%9Cber%20uns/"
        ),
    ])
    func aWrittenAddressStaysAsItIs(
        _ text: String, _ file: String, _ url: String, _ flatFile: String, _ flatURL: String
    ) throws {
        let path = try WrittenPath(text)
        #expect(SiteAddresses(.pretty, baseURL: nil).page(path) == PageAddress(file: file, url: url))
        #expect(SiteAddresses(.flat, baseURL: nil).page(path) == PageAddress(file: flatFile, url: flatURL))
    }

    @Test(arguments: [
        ("https://example.org/a/", "it has the scheme \"https:\", expected a path"),
        ("javascript:alert(1)", "it has the scheme \"javascript:\", expected a path"),
        ("//example.org/a/", "it begins with a host, expected a path"),
        ("/a/?b=c", "it has a query, expected a path"), ("/a/#b", "it has a fragment, expected a path"),
        ("/a/../../b/", "it holds \"..\", expected names"), ("..", "it holds \"..\", expected names"),
        ("/%2e%2E/b", "it holds \"..\", expected names"), ("/./b", "it holds \".\", expected names"),
        ("/a//b/", "it has two slashes together, expected a name between them"),
        ("a\\b", "it has a backslash or an encoded slash in a name, expected / between names"),
        ("/a%2Fb/", "it has a backslash or an encoded slash in a name, expected / between names"),
        ("/a%5Cb/", "it has a backslash or an encoded slash in a name, expected / between names"),
        ("/a\u{0}b/", "it has a control character, or bytes that are not UTF-8"),
        ("/a%00b/", "it has a control character, or bytes that are not UTF-8"),
        ("/a%FFb/", "it has a control character, or bytes that are not UTF-8"),
        ("/" + String(repeating: "é", count: 128) + "/", "it has a name of 256 bytes, expected at most 250"),
        (String(repeating: "a/", count: 1001), "it has 2002 bytes, expected at most 2000"),
    ])
    func anAddressThatLeavesTheSiteIsRefused(_ text: String, _ problem: String) {
        #expect {
            _ = try WrittenPath(text)
        } throws: {
            ($0 as? Problem)?.message == problem
        }
    }
}

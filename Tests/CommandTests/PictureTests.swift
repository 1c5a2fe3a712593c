#if Full
    import Foundation
    import TestSupport
    import Testing

    @Suite struct PictureTests {
        private let list = Array("- red (30)\n- [blue](https://example.org/a'b) (2)\n- [green](/green) (1)\n".utf8)

        private func render(_ arguments: [String], _ environment: [String: String]? = nil) throws -> Command.Result {
            try Command.run(["render", "--quiet", "-"] + arguments, input: list, environment: environment)
        }

        private func size(ofPNG bytes: [UInt8]) throws -> [Int] {
            try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) && bytes.count > 33)
            return [16, 20].map { offset in bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        }

        @Test(arguments: [([], 2), (["--density", "1"], 1), (["--density", "3"], 3)] as [([String], Int)])
        func aPNGHasTheSizeOfTheCloudTimesTheDensity(arguments: [String], density: Int) throws {
            let shape = ["--width", "300", "--height", "120", "--format", "png"]
            let result = try render(shape + arguments)
            #expect(result.status == 0, "\(result.errors)")
            #expect(try size(ofPNG: result.output) == [300 * density, 120 * density])
            // Equal bytes each time, and in every locale.
            let environment = ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo", "PATH": "/usr/bin"]
            #expect(try render(shape + arguments, environment).output == result.output)
        }

        @Test func aDocumentHasLiveLinksAndTextAndNoTime() throws {
            let result = try render(["--format", "pdf", "--title", "Farben (ä)"])
            #expect(result.status == 0, "\(result.errors)")
            let text = String(decoding: result.output, as: UTF8.self)
            #expect(text.hasPrefix("%PDF-") && text.hasSuffix("%%EOF\n"))
            // What is relative leads nowhere from a document.
            #expect(text.matches(of: /\/URI \(([^)]*)\)/).map { String($0.output.1) } == ["https://example.org/a'b"])
            #expect(!text.contains("Date"))
            let folder = try TemporaryFolder()
            try Data(result.output).write(to: folder.url.appending(path: "a.pdf"))
            let read = try Command.run(["-layout", folder.file("a.pdf"), "-"], executable: "/usr/bin/pdftotext")
            #expect(read.text.split(whereSeparator: \.isWhitespace).sorted() == ["blue", "green", "red"])
            let facts = try Command.run([folder.file("a.pdf")], executable: "/usr/bin/pdfinfo").text
            #expect(facts.contains("Farben (ä)"))
            // Of 640 pixels three quarters are points.
            #expect(facts.split(separator: "\n").contains { $0.hasPrefix("Page size:") && $0.contains(" 480 x ") })
            #expect(try render(["--format", "pdf", "--title", "Farben (ä)"]).output == result.output)
        }

        @Test(
            "text is found in a document as it is read",
            arguments: ["office AVATAR", "שלום Swift", "नमस्ते", "東京都", "e\u{301}te\u{301}"])
        func textOfADocument(name: String) throws {
            let folder = try TemporaryFolder()
            let result = try Command.run(
                ["render", "-", "--quiet", "-o", folder.file("a.pdf")], input: Array("- \(name) (3)\n".utf8))
            #expect(result.status == 0, "\(result.errors)")
            let read = try Command.run([folder.file("a.pdf"), "-"], executable: "/usr/bin/pdftotext").text
            // Marks that turn the direction, and the form feed at the end of the page, are of the program.
            let found = read.unicodeScalars.filter { $0.properties.generalCategory != .format && $0.value != 0x0C }
            let words = String(String.UnicodeScalarView(found)).split(whereSeparator: \.isWhitespace).joined(
                separator: " ")
            #expect(
                Set(words.precomposedStringWithCanonicalMapping.split(separator: " "))
                    == Set(name.precomposedStringWithCanonicalMapping.split(separator: " ")))
        }

        @Test func whatCannotBeDrawnIsRefusedAndTheOldFileStays() throws {
            let folder = try TemporaryFolder()
            try folder.write("old", to: "out.png")
            try folder.write(
                "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig/>\n", to: "none.conf")
            let large = try render(["--width", "20000", "--density", "8", "-o", folder.file("out.png")])
            #expect(large.status == 73 && large.errors.contains("the picture would be 160000 by"), "\(large.errors)")
            let missing = try render(
                ["-o", folder.file("out.png")], ["FONTCONFIG_FILE": folder.file("none.conf"), "HOME": folder.url.path])
            #expect(missing.status == 73)
            #expect(
                missing.errors
                    == "stratus: error: the picture is drawn in Liberation Sans, which is not installed\nhint: apt-get install fonts-liberation2, choose another font, or write svg\n"
            )
            #expect(try folder.text("out.png") == "old")
        }

        @Test func aFontFileNeedsNoOtherFont() throws {
            let folder = try TemporaryFolder()
            try folder.write(
                "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig/>\n", to: "none.conf")
            let environment = ["FONTCONFIG_FILE": folder.file("none.conf"), "HOME": folder.url.path]
            let font = ["--font-file", Project.fixture("fonts/plain.ttf").path, "--format", "png"]
            let all = try Command.run(
                ["render", "--quiet", "-"] + font, input: Array("- AVATAR (3)\n".utf8), environment: environment)
            #expect(all.status == 0, "\(all.errors)")
            let some = try Command.run(
                ["render", "--quiet", "-"] + font, input: Array("- 東 (3)\n".utf8), environment: environment)
            #expect(some.status == 73 && some.errors.contains("no font that is installed has U+6771, which is in “東”"))
        }

        @Test func aManifestMakesPictures() throws {
            let folder = try TemporaryFolder()
            let lines = [
                #"{"tags": ["a", "b"], "output": "a.png", "options": {"density": 1, "width": 200, "height": 100}}"#,
                #"{"tags": ["a"], "format": "pdf", "output": "b.pdf"}"#, #"{"tags": ["a"], "format": "png"}"#,
            ]
            let result = try Command.run(
                ["render", "--manifest", "-", "-o", folder.file("out")],
                input: Array(lines.joined(separator: "\n").utf8))
            #expect(result.status == 1)
            #expect(result.errors.contains("a picture is no text, and an answer is"))
            let picture = try [UInt8](Data(contentsOf: folder.url.appending(path: "out/a.png")))
            #expect(try size(ofPNG: picture) == [200, 100])
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder.file("out")).sorted() == ["a.png", "b.pdf"])
        }

        @Test func aPageHasItsPictureInItself() throws {
            let folder = try TemporaryFolder()
            try folder.write(
                "<p>a</p><!-- stratus tags=\"red (3), green\" format=png width=300 title=\"Two & more\" -->\n<!-- /stratus --><p>b</p>\n",
                to: "page.html")
            let result = try Command.run(["embed", folder.file("page.html"), "--in-place"])
            #expect(result.status == 0, "\(result.errors)")
            let page = try folder.text("page.html")
            let image = try #require(
                page.firstMatch(
                    of:
                        /<img src="data:image\/png;base64,([^"]+)" alt="Two &amp; more: [^"]+" width="300" height="([0-9]+)"/
                ))
            let picture = [UInt8](try #require(Data(base64Encoded: String(image.output.1))))
            #expect(try size(ofPNG: picture)[0] == 600)
            // Colour type 6: red, green, blue and alpha, so that the page's ground is seen.
            #expect(picture[25] == 6)
            #expect(page.hasPrefix("<p>a</p><!-- stratus") && page.hasSuffix("<!-- /stratus --><p>b</p>\n"))
            #expect(try Command.run(["embed", folder.file("page.html"), "--check"]).status == 0)
        }

        @Test func pagesOfTagsHaveACard() throws {
            let site = try TemporaryFolder()
            try site.write(
                "title: A blog\nbase-url: https://example.org/blog/\nsocial-cards: true\n", to: "stratus.yml")
            try site.write(TemporaryFolder.post("One", ["red", "Sea green"]), to: "content/posts/one.md")
            try site.write(TemporaryFolder.post("Two", ["red"]), to: "content/posts/two.md")
            try site.write(TemporaryFolder.post("Three", ["alone"]), to: "content/posts/three.md")
            let built = try site.build()
            #expect(built.status == 0, "\(built.errors)")
            for folder in ["", "tags/", "tags/red/", "tags/sea-green/", "tags/alone/"] {
                let page = try site.text("public/\(folder)index.html")
                let address = "https://example.org/blog/\(folder)card.png"
                #expect(page.contains("<meta property=\"og:image\" content=\"\(address)\"/>"), "\(folder)")
                #expect(try size(ofPNG: site.bytes("public/\(folder)card.png")) == [1200, 630], "\(folder)")
            }
            // A change of a tag's posts changes its card, and no other.
            let cards = ["red", "alone"].map { "public/tags/\($0)/card.png" }
            let before = try cards.map(site.state)
            try site.write(TemporaryFolder.post("Four", ["alone"]), to: "content/posts/four.md")
            try #require(site.build().status == 0)
            #expect(try site.state(cards[0]) == before[0])
            // Without an address of the site there is nothing to name.
            try site.write("title: A blog\nsocial-cards: true\n", to: "stratus.yml")
            try #require(site.build().status == 0)
            #expect(try !site.text("public/tags/red/index.html").contains("og:image"))
            #expect(!FileManager.default.fileExists(atPath: site.file(cards[0])))
        }
    }
#endif

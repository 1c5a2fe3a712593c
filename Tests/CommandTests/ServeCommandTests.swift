import Foundation
import TestSupport
import Testing

@Suite struct ServeCommandTests {
    private typealias Folder = TemporaryFolder

    /// A site that is shown.
    private final class Preview {
        let site: TemporaryFolder
        /// The temporary folder of the command.
        let scratch: TemporaryFolder
        let command: RunningCommand
        let port: UInt16

        init(_ files: [String: String], _ arguments: [String] = ["--port", "0"]) throws {
            site = try TemporaryFolder.site(files)
            scratch = try TemporaryFolder()
            command = try RunningCommand(
                ["serve", "--now", "2026-11-22"] + arguments, folder: site.url,
                environment: ["TMPDIR": scratch.url.path])
            let line = command.line(with: "Serving . at http://127.0.0.1:") ?? ""
            let address = line.firstMatch(of: #/^Serving \. at http://127\.0\.0\.1:(\d+)/ — Ctrl-C ends$/#)
            port = try #require(address.flatMap { UInt16($0.1) }, "\(command.errors)")
        }

        func get(_ path: String) throws -> String { try Self.get(path, port) }

        /// What a server on this machine answers.
        private static func get(_ path: String, _ port: UInt16) throws -> String {
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(descriptor) }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            let isConnected = withUnsafePointer(to: &address) { address in
                address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
            try #require(isConnected)
            let request = Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n".utf8)
            try #require(write(descriptor, request, request.count) == request.count)
            var (answer, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
                answer += buffer[..<count]
            }
        }
    }

    private static let files = [
        "stratus.yml": "title: Notes\nbase-url: https://example.org/blog/\n",
        "content/posts/a.md": Folder.post("A", text: "old"),
        "content/posts/draft.md": Folder.post("Draft", [], "draft: true\n"),
    ]

    @Test func whatIsSavedIsShown() throws {
        let preview = try Preview(Self.files)
        #expect(try preview.get("/").contains("Notes"))
        #expect(try preview.get("/posts/a/").contains("old"))
        // All addresses lead to the preview, whatever the site's own is.
        #expect(try preview.get("/").contains("href=\"/posts/a/\""))
        #expect(try preview.get("/posts/draft/").hasPrefix("HTTP/1.1 404"))
        try preview.site.write(Folder.post("A", text: "new"), to: "content/posts/a.md")
        #expect(preview.command.line(with: " .: ")?.hasSuffix(" ms (content/posts/a.md)") == true)
        #expect(try preview.get("/posts/a/").contains("new"))
        #expect(preview.command.end() == 0)
        #expect(!FileManager.default.fileExists(atPath: preview.site.file("public")))
        #expect(try preview.scratch.names().isEmpty)
    }

    @Test func whatIsWrongIsToldAndTheLastBuildStays() throws {
        let preview = try Preview(Self.files)
        try preview.site.write(Folder.post("A", text: "[x](gone.md)"), to: "content/posts/a.md")
        #expect(preview.command.line(with: "content/posts/a.md:6:5: error: ") != nil)
        #expect(preview.command.line(with: " .: 1 error, nothing was written, in ") != nil)
        #expect(try preview.get("/posts/a/").contains("old"))
        try preview.site.write(Folder.post("A", text: "mended"), to: "content/posts/a.md")
        #expect(preview.command.line(with: " .: ") != nil)
        #expect(try preview.get("/posts/a/").contains("mended"))
        #expect(preview.command.end(SIGTERM) == 0)
    }

    @Test func aSiteThatIsWrongFromTheBeginningIsWaitedFor() throws {
        let preview = try Preview(["content/posts/a.md": Folder.post("A", text: "[x](gone.md)")])
        #expect(preview.command.errors.contains("content/posts/a.md:6:5: error: "))
        try preview.site.write(Folder.post("A", text: "mended"), to: "content/posts/a.md")
        #expect(preview.command.line(with: " written, in ") != nil)
        #expect(try preview.get("/posts/a/").contains("mended"))
        #expect(preview.command.end() == 0)
    }

    @Test func draftsAreShownWhereTheyAreWanted() throws {
        let preview = try Preview(Self.files, ["--port", "0", "--drafts"])
        #expect(try preview.get("/posts/draft/").contains("Draft"))
        #expect(preview.command.end() == 0)
    }

    @Test func aBuildOfTheSiteIsNoChange() throws {
        let preview = try Preview(Self.files)
        #expect(try preview.site.build().status == 0)
        try preview.site.write(Folder.post("B"), to: "content/posts/b.md")
        #expect(preview.command.line(with: " .: ")?.contains("(content/posts/b.md)") == true)
        #expect(preview.command.end() == 0)
    }

    @Test func aPortThatIsTakenIsRefusedWhereItIsNamed() throws {
        let preview = try Preview(Self.files)
        let result = try Command.run(["serve", ".", "--port", "\(preview.port)"], folder: preview.site.url)
        #expect(result.status == 73)
        #expect(result.errors.hasPrefix("stratus: error: port \(preview.port) is taken"), "\(result.errors)")
        #expect(preview.command.end() == 0)
    }

    @Test(arguments: [
        (["--port", "70000"], Int32(64), "--port is 70000, expected 0 to 65535"),
        (["--port=-1"], 64, "--port is -1"),
        (["nowhere", "--port", "0"], 66, "nowhere: error: cannot watch the folder"),
        (["--theme", "nothing", "--port", "0"], 64, "nothing"),
    ])
    func whatCannotBeShownIsToldAtOnce(arguments: [String], status: Int32, text: String) throws {
        let site = try Folder.site(Self.files)
        let result = try Command.run(["serve"] + arguments, folder: site.url)
        #expect(result.status == status)
        #expect(result.errors.contains(text), "\(result.errors)")
        #expect(!result.errors.contains("Serving"))
    }
}

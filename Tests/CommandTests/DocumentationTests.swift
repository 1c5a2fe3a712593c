import Foundation
import TestSupport
import Testing

/// The documentation shows what the program draws.
@Suite struct DocumentationTests {
    private static let catalogue = Project.root.appending(path: "Sources/Stratus/Stratus.docc")

    /// The commands beneath the pictures: arguments, and the file that they write.
    private static let commands: [String] = {
        let page = (try? String(contentsOf: catalogue.appending(path: "Flow.md"), encoding: .utf8)) ?? ""
        return page.split(separator: "\n").filter { $0.hasPrefix("stratus render") }.map(String.init)
    }()

    @Test func thePageHasItsPictures() throws {
        let page = try String(contentsOf: Self.catalogue.appending(path: "Flow.md"), encoding: .utf8)
        let shown = page.matches(of: /\]\((flow-[a-z]+\.svg)\)/).map { String($0.output.1) }
        let drawn = Self.commands.compactMap { $0.split(separator: " ").last.map(String.init) }
        #expect(shown.count == 9 && shown.sorted() == drawn.sorted())
    }

    @Test(arguments: commands) func aPictureIsWhatItsCommandDraws(command: String) throws {
        var arguments = command.split(separator: " ").dropFirst().map(String.init)
        let name = arguments.removeLast()
        let flag = arguments.removeLast()
        #expect(flag == "-o")
        let result = try Command.run(arguments + ["--format", "svg", "--quiet"], folder: Project.root)
        #expect(result.status == 0, "\(result.errors)")
        let picture = [UInt8](try Data(contentsOf: Self.catalogue.appending(path: name)))
        #expect(result.output == picture, "\(name) is not what the command draws; make pictures draws it again")
    }

    // The badness that the page speaks of, in millions.
    @Test func thePageSaysTheBadnessOfItsPictures() throws {
        let page = try String(contentsOf: Self.catalogue.appending(path: "Flow.md"), encoding: .utf8)
        for command in Self.commands.prefix(2) {
            var arguments = command.split(separator: " ").dropFirst().map(String.init)
            arguments.removeLast(2)
            let result = try Command.run(arguments + ["--format", "json", "--quiet"], folder: Project.root)
            let cloud = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
            let quality = try #require(cloud?["quality"] as? [String: Any])
            let badness = try #require(quality["badness"] as? Double)
            #expect(quality["lines"] as? Int == 10)
            #expect(page.contains("\(Double(Int(badness / 1e5 + 0.5)) / 10) million"))
        }
    }
}

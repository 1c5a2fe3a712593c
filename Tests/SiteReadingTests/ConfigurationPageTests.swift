import Foundation
import TestSupport
import Testing

@testable import SiteReading

@Suite struct ConfigurationPageTests {
    @Test func theGuideHasTheTableOfTheSettings() throws {
        let page = try String(
            contentsOf: Project.root.appending(path: "Sources/Stratus/Stratus.docc/Sites.md"), encoding: .utf8)
        let rows = ConfigurationKey.all.map { key in
            let shown = key.defaultValue == "none" ? "none" : "`\(key.defaultValue)`"
            return "| `\(key.name)` | \(key.kind) | \(shown) | \(key.help) |"
        }
        #expect(page.contains(rows.joined(separator: "\n")), "\(rows.joined(separator: "\n"))")
    }
}

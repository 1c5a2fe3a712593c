import Foundation
import TestSupport
import Testing

/// Schemas that several threads need first at the same moment.
@Suite struct SchemaRaceTests {
    private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "schema-race").path

    @Test func schemasAreCompiledOneAfterTheOther() throws {
        // Without a lock one in twenty-five is wrong, or has no end.
        for _ in 0..<100 {
            let result = try Command.run(["timeout", "60", Self.program], executable: "/usr/bin/env")
            #expect(result.status == 0 && result.text == "5\n", "\(result.status) \(result.text)\(result.errors)")
        }
    }
}

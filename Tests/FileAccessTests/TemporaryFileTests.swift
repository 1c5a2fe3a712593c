import Foundation
import TestSupport
import Testing

@testable import FileAccess

@Suite struct TemporaryFileTests {
    // In memory, since every Linux has nameless files there.
    @Test func aProcessThatIsKilledWhileItWritesLeavesNothingBehind() throws {
        let folder = try TemporaryFolder(in: URL(filePath: "/dev/shm"))
        var file: TemporaryFile? = TemporaryFile(in: try #require(OpenFolder(folder.url.path)))
        let opened = file?.open()
        let descriptor = try #require(opened)
        #expect(write(descriptor, "half", 4) == 4)
        // Whatever happened now, nobody would see a file.
        let whileWriting = try folder.names()
        #expect(whileWriting.isEmpty)
        let hasName = file?.giveName()
        #expect(hasName == true)
        let named = try folder.names()
        #expect(named.count == 1 && named[0].hasPrefix(".stratus-"))
        file = nil
        let afterwards = try folder.names()
        #expect(afterwards.isEmpty)
    }
}

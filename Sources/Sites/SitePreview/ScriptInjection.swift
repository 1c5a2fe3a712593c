import ByteWriting

/// Where the script goes into a page that has it loaded again.
enum ScriptInjection {
    /// Before the last `</body>`, in whatever case it is written, else at the end.
    ///
    /// - Parameter build: of the page, so that the script hears of one that came before it was running.
    static func page(_ page: [UInt8], build: Int) -> [UInt8] {
        let place = bodyEnd(page) ?? page.count
        var buffer = ByteBuffer(reservingCapacity: page.count + 100)
        buffer.append(contentsOf: page[..<place])
        appendElement(to: &buffer, build: build, scriptCount: scriptCount(page))
        buffer.append(contentsOf: page[place...])
        return buffer.finished()
    }

    /// - Parameter scriptCount: of the page's own scripts, so that one that removed itself is known of.
    static func appendElement(to buffer: inout ByteBuffer, build: Int, scriptCount: Int = 0) {
        buffer.append("<script async=\"\" src=\"")
        buffer.appendVerbatim(PreviewPath.script)
        buffer.append("\" data-build=\"")
        buffer.appendInteger(build)
        if scriptCount > 0 {
            buffer.append("\" data-scripts=\"")
            buffer.appendInteger(scriptCount)
        }
        buffer.append("\"></script>")
    }

    /// How often `<script` is written, wherever that is.
    private static func scriptCount(_ page: [UInt8]) -> Int {
        let tag: [UInt8] = Array("<script".utf8)
        guard page.count > tag.count else { return 0 }
        return page.withUnsafeBufferPointer { page in
            var count = 0
            for start in 0...(page.count - tag.count) where page[start] == tag[0] {
                if (1..<tag.count).allSatisfy({ page[start + $0] | 0x20 == tag[$0] }) { count += 1 }
            }
            return count
        }
    }

    /// - Complexity: O(n), and a few bytes only for pages that end as pages do.
    private static func bodyEnd(_ page: [UInt8]) -> Int? {
        let tag: [UInt8] = Array("</body".utf8)
        guard page.count > tag.count else { return nil }
        return page.withUnsafeBufferPointer { page in
            var start = page.count - tag.count - 1
            while start >= 0 {
                if page[start] == tag[0],
                    // Letters in lower case; what 0x20 makes of another byte is none of these.
                    (1..<tag.count).allSatisfy({ page[start + $0] | (tag[$0] >= 0x61 ? 0x20 : 0) == tag[$0] }),
                    [0x3E, 0x2F, 0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(page[start + tag.count])
                {
                    return start
                }
                start -= 1
            }
            return nil
        }
    }
}

/// Addresses that the preview keeps for itself.
enum PreviewPath {
    static let script = "/.stratus/live.js"
    static let events = "/.stratus/events"
}

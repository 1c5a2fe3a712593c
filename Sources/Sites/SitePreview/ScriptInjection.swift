import ByteWriting
import MarkupReading

/// Where the script goes into a page that has it loaded again.
enum ScriptInjection {
    /// Before the last end tag of a body, else at the end.
    ///
    /// - Parameter build: of the page, so that the script hears of one that came before it was running.
    /// - Complexity: O(n) in the bytes.
    static func page(_ page: [UInt8], build: Int) -> [UInt8] {
        var (place, scriptCount) = (page.count, 0)
        var scanner = MarkupScanner(page)
        while let piece = scanner.next() {
            guard case .tag(let tag) = piece else { continue }
            if tag.isEnd {
                if tag.element == body { place = tag.range.lowerBound }
                continue
            }
            if tag.element == script { scriptCount += 1 }
            if tag.traits.contains(.rawText) { _ = scanner.skipRawText(of: tag) }
        }
        var buffer = ByteBuffer(reservingCapacity: page.count + 100)
        buffer.append(contentsOf: page[..<place])
        appendElement(to: &buffer, build: build, scriptCount: scriptCount)
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

    private static let body = ElementName("body")
    private static let script = ElementName("script")
}

/// Addresses that the preview keeps for itself.
enum PreviewPath {
    /// The address of what runs in each page that is previewed, `Scripts/live.js`, which names both addresses, too: it
    /// listens, shows what a build made another one of, and shows errors.
    ///
    /// A browser has six connections for a server, so only pages that are seen listen: one that comes into sight tells
    /// which build it shows, and hears what it missed. A page that is exchanged has to be what a fresh load would show;
    /// where that is not certain, the script loads it. It sets the parts of an error as text, never as markup. Styles of
    /// the errors come from a sheet that the script makes, and apply under a page's content security policy, too.
    static let script = "/.stratus/live.js"
    static let events = "/.stratus/events"
}

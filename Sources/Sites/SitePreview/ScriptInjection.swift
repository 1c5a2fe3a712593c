import ByteWriting
import MarkupReading

/// The insertion of the script that updates an open page after each build.
enum ScriptInjection {
    /// Returns a page with the script before its last `</body>`, or at its end if it has none.
    ///
    /// - Parameter build: the build of the page, so that the script learns of a build that came before it was running.
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

    /// Appends the script element.
    ///
    /// - Parameter scriptCount: the number of the page's own scripts, so that one that removed itself is noticed.
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

/// The addresses that the preview reserves for itself.
enum PreviewPath {
    /// The address of the script that runs in each previewed page: it listens to events, and shows changes and errors.
    /// Its source, `Scripts/live.js`, has both addresses too.
    ///
    /// A browser opens six connections to a server, so only visible pages listen: one that becomes visible says which
    /// build it shows, and receives what it missed. A page whose content is replaced has to be as a fresh load would
    /// show it; if that is not certain, the script reloads it. It sets the parts of an error as text, never as markup.
    /// The errors' styles come from a sheet that the script makes, and apply under a page's content security policy
    /// too.
    static let script = "/.stratus/live.js"
    /// The address of the event stream.
    static let events = "/.stratus/events"
}

/// The media type of a file, found by its name.
struct ContentType {
    /// The value of `Content-Type`.
    let value: String
    /// Whether the file is an HTML page, into which a script can be inserted.
    var isPage: Bool { value == Self.page }

    static let page = "text/html; charset=utf-8"
    static let text = "text/plain; charset=utf-8"

    init(of path: [UInt8]) {
        let name = path[((path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...]
        let dot = name.lastIndex(of: UInt8(ascii: "."))
        let ending = dot.map { String(decoding: name[($0 + 1)...], as: UTF8.self).lowercased() } ?? ""
        value =
            switch ending {
            // Feeds have these usual names; a browser shows other XML as it is.
            case "xml" where name.elementsEqual("feed.xml".utf8) || name.elementsEqual("atom.xml".utf8):
                "application/atom+xml; charset=utf-8"
            default: Self.values[ending] ?? "application/octet-stream"
            }
    }

    private static let values = [
        "html": page, "htm": page,
        "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
        "json": "application/json", "map": "application/json",
        "xml": "application/xml; charset=utf-8", "atom": "application/atom+xml; charset=utf-8",
        "rss": "application/rss+xml; charset=utf-8",
        "xhtml": "application/xhtml+xml; charset=utf-8", "xsl": "text/xsl; charset=utf-8",
        "txt": text, "md": "text/markdown; charset=utf-8", "csv": "text/csv; charset=utf-8",
        "tsv": "text/tab-separated-values; charset=utf-8", "vtt": "text/vtt; charset=utf-8",
        "webmanifest": "application/manifest+json", "wasm": "application/wasm", "pdf": "application/pdf",
        "svg": "image/svg+xml; charset=utf-8", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
        "webp": "image/webp", "avif": "image/avif", "gif": "image/gif", "ico": "image/x-icon",
        "woff2": "font/woff2", "woff": "font/woff", "ttf": "font/ttf", "otf": "font/otf",
        "mp4": "video/mp4", "webm": "video/webm", "mp3": "audio/mpeg", "m4a": "audio/mp4", "ogg": "audio/ogg",
        "wav": "audio/wav",
    ]
}

import FileAccess
import SiteReading

/// A post that has no page, with the reason.
struct PagelessPost: Sendable {
    let file: SiteFolder.File
    /// The address that the post's page would have; nil if it is not known.
    let address: PageAddress?
    let reason: String

    /// The reason for a post with errors, which are reported separately.
    static let failure = "it has errors of its own"
    var isFailure: Bool { reason == Self.failure }

    /// The reasons for pages that the site may have all the same, made by another program.
    static let hidden = "its front matter says that it has no page"
    static let template = "it is a template of another generator"
    /// Whether a link to the post may be right, although the site that is built here has no page for it.
    var mayBeElsewhere: Bool { reason == Self.hidden || reason == Self.template }

    /// Returns whether a link may mean this post, by the path of its file or of its page.
    func isMeant(by path: some StringProtocol) -> Bool {
        if let url = address?.url, url == path || url == path + "/" { return true }
        // The path is relative to the link's file, or to the content folder as Zola has it.
        let names = path.split(separator: "/").drop { $0 == "." || $0 == ".." || $0 == "@" }.joined(separator: "/")
        guard !names.isEmpty else { return false }
        let plain = file.name.lastIndex(of: ".").map { file.name[..<$0] } ?? file.name[...]
        if [file.name[...], plain, stem[...]].contains(where: { $0 == names || $0.hasSuffix("/" + names) }) {
            return true
        }
        // If the post cannot be read, its page would most likely be where its file is.
        return address == nil && (names == stem || names.hasSuffix("/" + stem))
    }

    /// The path of the post's file without the parts that addresses do not have.
    private var stem: String {
        var parts = file.name.split(separator: "/")
        guard let name = parts.popLast(), let stem = name.split(separator: ".").first else { return file.name }
        if stem != "index" { parts.append(stem) }
        return parts.joined(separator: "/")
    }

    /// The folders of the post's file below the content folder, outermost first.
    var folders: ArraySlice<Substring> { file.name.split(separator: "/").dropLast() }
}

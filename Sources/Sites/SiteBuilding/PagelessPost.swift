import FileAccess
import SiteReading

/// A post that has no page.
struct PagelessPost: Sendable {
    let file: SiteFolder.File
    /// Where its page would be, as far as is known.
    let address: PageAddress?
    let reason: String

    /// Of one that is wrong, which is told of it.
    static let failure = "it has errors of its own"
    var isFailure: Bool { reason == Self.failure }

    /// Whether a link may mean it, by the path of its file or by that of its page.
    func isMeant(by path: some StringProtocol) -> Bool {
        if let url = address?.url, url == path || url == path + "/" { return true }
        // From where the link stands, or from the content as Zola has it.
        let names = path.split(separator: "/").drop { $0 == "." || $0 == ".." || $0 == "@" }.joined(separator: "/")
        guard !names.isEmpty else { return false }
        if file.name == names || file.name.hasSuffix("/" + names) { return true }
        // Where it cannot be read, its page would most likely be where its file is.
        return address == nil && isFailure && (names == stem || names.hasSuffix("/" + stem))
    }

    /// Its path without what addresses do not have.
    private var stem: String {
        var parts = file.name.split(separator: "/")
        guard let name = parts.popLast(), let stem = name.split(separator: ".").first else { return file.name }
        if stem != "index" { parts.append(stem) }
        return parts.joined(separator: "/")
    }

    /// The folders of its file.
    var folders: ArraySlice<Substring> { file.name.split(separator: "/").dropLast() }
}

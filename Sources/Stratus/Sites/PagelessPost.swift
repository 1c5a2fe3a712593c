import SiteBuilding

/// A post that has no page.
struct PagelessPost: Sendable {
    let file: SiteFolder.File
    /// Where its page would be, as far as is known.
    let address: PageAddress?
    let reason: String

    /// Whether a link may mean it, by the path of its file or by that of its page.
    func isMeant(by path: some StringProtocol) -> Bool {
        if let url = address?.url, url == path || url == path + "/" { return true }
        // From where the link stands, or from the content as Zola has it.
        let names = path.split(separator: "/").drop { $0 == "." || $0 == ".." || $0 == "@" }.joined(separator: "/")
        return !names.isEmpty && (file.name == names || file.name.hasSuffix("/" + names))
    }
}

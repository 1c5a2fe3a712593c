import ByteWriting
import CloudComposition
import FileAccess
import SiteReading
import TagParsing

/// Sets what posts say into their pages: addresses of files become those of their pages, and partials take their places.
struct SiteBodies: Sendable {
    /// The address of each file of the content folder, by its path in it.
    private let files: [String: PageAddress]
    let addresses: SiteAddresses
    /// The pages of tags and categories, which Pelican's marks lead to, by the names that are merged.
    private let terms: (tags: [String: PageAddress], categories: [String: PageAddress])

    /// Those of each tree: in all of them a path means the same file.
    static func all(_ trees: [SiteTree], assets: [SiteAsset]) -> [SiteBodies] {
        var files: [String: PageAddress] = [:]
        for tree in trees {
            for post in tree.catalogue.posts { files[post.file.name] = post.address }
            for section in tree.catalogue.sections {
                if let index = section.index { files[index.file.name] = section.address }
            }
            if let home = tree.catalogue.home { files[home.file.name] = tree.addresses.page([]) }
        }
        for asset in assets {
            if let path = asset.contentPath { files[path] = trees[0].addresses.file(asset.target) }
        }
        return trees.map { SiteBodies($0, files) }
    }

    private init(_ tree: SiteTree, _ files: [String: PageAddress]) {
        (self.files, addresses) = (files, tree.addresses)
        terms = (Self.terms(["tags", "tag"], tree.catalogue), Self.terms(["categories", "category"], tree.catalogue))
    }

    private static func terms(_ keys: [String], _ catalogue: SiteCatalogue) -> [String: PageAddress] {
        guard let taxonomy = catalogue.taxonomies.first(where: { keys.contains($0.key.lowercased()) }) else {
            return [:]
        }
        var addresses: [String: PageAddress] = [:]
        for term in taxonomy.terms { addresses[mergeKey(term.name, .fold)] = term.address }
        return addresses
    }

    /// The page of a term; its name may hold the sign of a fragment, as that of C# does.
    private func address(of name: String, in terms: [String: PageAddress]) -> String? {
        func page(_ name: Substring) -> PageAddress? {
            terms[mergeKey(percentDecoded(name).split(separator: " ").joined(separator: " "), .fold)]
        }
        if let page = page(name[...]) { return page.url }
        guard let hash = name.firstIndex(of: "#") else { return nil }
        return page(name[..<hash]).map { $0.url + name[hash...] }
    }

    /// The text of a page.
    ///
    /// - Parameters:
    ///   - whole: the address of the page with its host, where all links are to have theirs.
    ///   - partial: what stands where the text names one.
    func html(of page: SitePost, from whole: String? = nil, partial: (BodySlot) -> [UInt8]) -> String {
        let body = page.body
        let edits = edits(of: page, from: whole, partial: partial)
        guard !edits.isEmpty else { return String(decoding: body.html, as: UTF8.self) }
        var html: [UInt8] = []
        html.reserveCapacity(body.html.count + edits.reduce(0) { $0 + $1.bytes.count })
        var place = 0
        for edit in edits {
            html += body.html[place..<edit.place.lowerBound]
            html += edit.bytes
            place = edit.place.upperBound
        }
        html += body.html[place...]
        return String(decoding: html, as: UTF8.self)
    }

    /// By which ``html(of:from:partial:)`` is known again, without being made.
    ///
    /// - Parameter partial: the digest of what stands where the text names one.
    func digest(of page: SitePost, partial: (BodySlot) -> UInt64?) -> UInt64? {
        var hash = page.bodyHash
        for link in page.body.links {
            if let address = address(of: link.destination, on: page) {
                hash = XXHash64.mixed(hash, XXHash64.hash(of: address))
            } else {
                hash = XXHash64.mixed(hash, 0)
            }
        }
        for slot in page.body.slots {
            guard let part = partial(slot) else { return nil }
            // The text does not show where it stands.
            hash = XXHash64.mixed(XXHash64.mixed(hash, UInt64(slot.place)), part)
        }
        return hash
    }

    /// What takes the place of some of a body's HTML.
    struct Edit {
        enum Kind {
            /// By their numbers in the body.
            case link(Int)
            case slot(Int)
        }

        let place: Range<Int>
        let bytes: [UInt8]
        let kind: Kind
    }

    /// By place, none over another.
    func edits(of page: SitePost, from whole: String? = nil, partial: (BodySlot) -> [UInt8]) -> [Edit] {
        let body = page.body
        guard !body.links.isEmpty || !body.slots.isEmpty else { return [] }
        var edits: [Edit] = []
        for (number, link) in body.links.enumerated() {
            var address = address(of: link.destination, on: page)
            if let whole { address = LinkBase.resolving(address ?? link.destination, from: whole) }
            guard let address else { continue }
            var buffer = ByteBuffer()
            buffer.appendXMLAttribute(address)
            edits.append(Edit(place: link.place, bytes: buffer.bytes, kind: .link(number)))
        }
        for (number, slot) in body.slots.enumerated() {
            edits.append(Edit(place: slot.place..<slot.place, bytes: partial(slot), kind: .slot(number)))
        }
        edits.sort { $0.place.lowerBound < $1.place.lowerBound }
        var end = 0
        edits.removeAll { edit in
            guard edit.place.lowerBound >= end else { return true }
            end = edit.place.upperBound
            return false
        }
        return edits
    }

    /// What a link leads to that names a file of the content, or begins at the site's root; nil for all others, which
    /// stay as they are.
    func address(of destination: String, on page: SitePost) -> String? {
        if destination.hasPrefix("/"), !destination.hasPrefix("//") {
            let url = SiteSettings.url(ofPath: destination, addresses)
            return url == destination ? nil : url
        }
        guard let first = destination.utf8.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "?"),
            !destination.hasPrefix("https://"), !destination.hasPrefix("http://")
        else { return nil }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "|"), let page = PelicanPage(destination) {
            switch page {
            case .tag(let name): return address(of: name, in: terms.tags)
            case .category(let name): return address(of: name, in: terms.categories)
            case .index(let rest): return addresses.page([]).url + rest
            case .author: return nil
            }
        }
        let end = destination.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") }
        let path = destination[..<(end ?? destination.endIndex)]
        // Zola begins at the content with @/.
        var parts = path.hasPrefix("@/") ? [] : page.contentFolders
        for part in path.split(separator: "/") {
            if part == "." || part == "@" { continue }
            if part != ".." {
                parts.append(percentDecoded(part))
            } else if parts.isEmpty {
                return nil
            } else {
                parts.removeLast()
            }
        }
        guard let address = files[parts.joined(separator: "/")] else { return nil }
        return address.url + destination[(end ?? destination.endIndex)...]
    }
}

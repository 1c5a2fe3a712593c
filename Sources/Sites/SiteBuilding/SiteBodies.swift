import ByteWriting
import CloudComposition
import FileAccess
import SiteReading
import TagParsing

/// The texts of posts as their pages show them: addresses of files become those of pages, and partials are inserted.
struct SiteBodies: Sendable {
    /// The address of each file in the content folder, by its path in that folder.
    private let files: [String: PageAddress]
    let addresses: SiteAddresses
    /// The pages of tags and categories, to which links with Pelican's marks lead, by the folded name.
    private let terms: (tags: [String: PageAddress], categories: [String: PageAddress])

    /// Returns the bodies for each tree, in the order of the trees; a path means the same file in all of them.
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

    /// Returns the address of a term's page. The name may contain `#`, the sign of a fragment, as in C#.
    private func address(of name: String, in terms: [String: PageAddress]) -> String? {
        func page(_ name: Substring) -> PageAddress? {
            terms[mergeKey(percentDecoded(name).split(separator: " ").joined(separator: " "), .fold)]
        }
        if let page = page(name[...]) { return page.url }
        guard let hash = name.firstIndex(of: "#") else { return nil }
        return page(name[..<hash]).map { $0.url + name[hash...] }
    }

    /// Returns the HTML of a page's text.
    ///
    /// - Parameters:
    ///   - whole: the address of the page with its host, to make all links absolute; nil to leave relative links.
    ///   - partial: returns the bytes to insert for a slot, at which the text names a partial.
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

    /// Returns a digest of the result of ``html(of:from:partial:)``, without making it; nil if a partial has no digest.
    ///
    /// - Parameter partial: returns the digest of the bytes to insert for a slot.
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
            // The hash of the text does not include the place of the partial.
            hash = XXHash64.mixed(XXHash64.mixed(hash, UInt64(slot.place)), part)
        }
        return hash
    }

    /// A replacement of some bytes of a body's HTML, for a link or a slot.
    struct Edit {
        enum Kind {
            /// The origin of the replacement: a link or a slot, by its index in the body.
            case link(Int)
            case slot(Int)
        }

        let place: Range<Int>
        let bytes: [UInt8]
        let kind: Kind
    }

    /// Returns the replacements for a page's text, sorted by their place in the HTML; none overlaps another.
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

    /// Returns the new address of a link that names a file of the content or begins at the site's root; nil for other
    /// links, which stay as written.
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
        // In Zola, `@/` means the content folder.
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

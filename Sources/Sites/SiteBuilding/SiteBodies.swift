import BodyRendering
import ByteWriting
import CloudComposition
import FileAccess
import MarkupReading
import SiteReading
import TagParsing

/// The texts of posts as their pages show them: addresses of files become those of pages, and partials are inserted.
struct SiteBodies: Sendable {
    /// The address of each file in the content folder, by its path in that folder.
    private let files: [String: PageAddress]
    let addresses: SiteAddresses
    /// The pages to which references of other generators lead.
    let references: SiteReferences
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
        references = SiteReferences(files, tree)
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

    /// A function that returns the bytes to insert for a slot.
    ///
    /// Its second argument is the HTML that a shortcode encloses; nil for other slots.
    typealias Insert = (BodySlot, [UInt8]?) -> [UInt8]

    /// Returns the HTML of a page's text.
    ///
    /// - Parameters:
    ///   - whole: the address of the page with its host, to make all links absolute; nil to leave relative links.
    ///   - insert: returns the output of a partial or of a shortcode.
    func html(of page: SitePost, from whole: String? = nil, insert: @escaping Insert) -> String {
        let edits = edits(of: page, from: whole, insert: insert)
        return String(decoding: Self.edited(page.body.html, 0..<page.body.html.count, edits), as: UTF8.self)
    }

    fileprivate static func edited(_ html: [UInt8], _ range: Range<Int>, _ edits: [Edit]) -> [UInt8] {
        guard !edits.isEmpty else { return range == 0..<html.count ? html : Array(html[range]) }
        var edited: [UInt8] = []
        edited.reserveCapacity(range.count + edits.reduce(0) { $0 + $1.bytes.count })
        var place = range.lowerBound
        for edit in edits {
            edited += html[place..<edit.place.lowerBound]
            edited += edit.bytes
            place = edit.place.upperBound
        }
        return edited + html[place..<range.upperBound]
    }

    /// Returns a digest of the result of ``html(of:from:insert:)``, without making it; nil if a slot has no digest.
    ///
    /// - Parameter digest: returns the digest of the bytes to insert for a partial or a shortcode.
    func digest(of page: SitePost, _ digest: (BodySlot) -> UInt64?) -> UInt64? {
        var hash = page.bodyHash
        for link in page.body.links {
            if let address = address(of: link.destination, on: page) {
                hash = XXHash64.mixed(hash, XXHash64.hash(of: address))
            } else {
                hash = XXHash64.mixed(hash, 0)
            }
        }
        for slot in page.body.slots {
            let part: UInt64?
            if case .address(let address) = slot.kind {
                part = XXHash64.hash(of: self.address(of: address, on: page) ?? address)
            } else {
                part = digest(slot)
            }
            guard let part else { return nil }
            // The hash of the text does not include the places.
            hash = [slot.place, slot.innerCount, slot.level, slot.isInParagraph ? 1 : 0].reduce(hash) {
                XXHash64.mixed($0, UInt64($1))
            }
            hash = XXHash64.mixed(hash, part)
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
        fileprivate(set) var bytes: [UInt8]
        let kind: Kind
        /// The replacements in the HTML that a shortcode encloses.
        var inner: [Edit] = []
    }

    /// Returns the replacements for a page's text, sorted by their place in the HTML; none overlaps another.
    func edits(of page: SitePost, from whole: String? = nil, insert: @escaping Insert) -> [Edit] {
        let body = page.body
        guard !body.links.isEmpty || !body.slots.isEmpty else { return [] }
        var edits = EditTree(body.html, insert)
        var next = 0
        for (number, slot) in body.slots.enumerated() {
            while next < body.links.count, body.links[next].place.lowerBound < slot.place {
                add(next, of: page, from: whole, to: &edits)
                next += 1
            }
            edits.leave(level: slot.level, next: slot.place)
            switch slot.kind {
            case .call where slot.innerCount > 0: edits.enter(slot, number)
            case .call, .partial:
                let next = number + 1 < body.slots.count ? body.slots[number + 1].place : body.html.count
                edits.add(insert(slot, nil), slot, number, next: next)
            case .address(let address):
                var url = self.address(of: address, on: page)
                if let whole, url != nil || SiteReference.read(address) == nil {
                    url = LinkBase.resolving(url ?? address, from: whole)
                }
                var buffer = ByteBuffer()
                buffer.appendXMLAttribute(url ?? SiteReference.read(address)?.reference.name ?? address)
                edits.add(Edit(place: slot.range, bytes: buffer.bytes, kind: .slot(number)))
            }
        }
        while next < body.links.count {
            add(next, of: page, from: whole, to: &edits)
            next += 1
        }
        return edits.finished()
    }

    private func add(_ number: Int, of page: SitePost, from whole: String?, to edits: inout EditTree) {
        let link = page.body.links[number]
        var address = address(of: link.destination, on: page)
        if address == nil, SiteReference.read(link.destination) != nil {
            edits.leave(before: link.place.lowerBound)
            // The text stays, without a link.
            return edits.add(
                Edit(place: attributeRange(page.body.html, around: link.place), bytes: [], kind: .link(number)))
        }
        if let whole { address = LinkBase.resolving(address ?? link.destination, from: whole) }
        edits.leave(before: link.place.lowerBound)
        guard let address else { return }
        var buffer = ByteBuffer()
        buffer.appendXMLAttribute(address)
        edits.add(Edit(place: link.place, bytes: buffer.bytes, kind: .link(number)))
    }

    /// The replacements for a body as they are found, in the order of the HTML, with the shortcodes around the place.
    private struct EditTree {
        private let html: [UInt8]
        private let insert: Insert
        private var found: [[Edit]] = [[]]
        private var open: [(slot: BodySlot, number: Int)] = []
        private var end = 0

        init(_ html: [UInt8], _ insert: @escaping Insert) { (self.html, self.insert) = (html, insert) }

        mutating func add(_ edit: Edit) {
            guard edit.place.lowerBound >= end, edit.place.upperBound <= html.count else { return }
            end = edit.place.upperBound
            found[found.count - 1].append(edit)
        }

        /// Adds the output for a slot: without the line end at its end if it is inserted within a line, and with the end
        /// of the paragraph before it and the beginning of another after it if it holds a block.
        ///
        /// - Parameter next: the place of the next slot.
        mutating func add(_ output: [UInt8], _ slot: BodySlot, _ number: Int, inner: [Edit] = [], next: Int) {
            var (range, bytes) = (slot.range, output)
            guard case .call = slot.kind else {
                return add(Edit(place: range, bytes: bytes, kind: .slot(number), inner: inner))
            }
            let isInLine = range.lowerBound > 0 && html[range.lowerBound - 1] != UInt8(ascii: "\n")
            if isInLine, bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
            guard slot.isInParagraph, holdsBlock(bytes) else {
                return add(Edit(place: range, bytes: bytes, kind: .slot(number), inner: inner))
            }
            let start = html[end..<range.lowerBound].lastIndex { !$0.isHTMLSpace }.map { $0 + 1 } ?? end
            let stop = html[range.upperBound...].firstIndex { !$0.isHTMLSpace } ?? html.count
            if html[end..<start].suffix(3).elementsEqual("<p>".utf8) {
                range = start - 3..<range.upperBound
            } else if start == end, let last = found[found.count - 1].indices.last,
                found[found.count - 1][last].bytes.suffix(4).elementsEqual("\n<p>".utf8)
            {
                // Nothing is between two blocks.
                found[found.count - 1][last].bytes.removeLast(3)
            } else {
                range = start..<range.upperBound
                bytes = Array("</p>\n".utf8) + bytes
            }
            if stop < next { range = range.lowerBound..<stop }
            if stop < next, stop + 4 <= open.last?.slot.range.upperBound ?? html.count,
                html[stop...].starts(with: "</p>".utf8)
            {
                range = range.lowerBound..<stop + 4
            } else {
                bytes += "\n<p>".utf8
            }
            add(Edit(place: range, bytes: bytes, kind: .slot(number), inner: inner))
        }

        private func holdsBlock(_ bytes: [UInt8]) -> Bool {
            var scanner = MarkupScanner(bytes)
            while let piece = scanner.next() {
                guard case .tag(let tag) = piece else { continue }
                if tag.traits.contains(.endsParagraph), !tag.isEnd { return true }
                if tag.traits.contains(.rawText) { _ = scanner.skipRawText(of: tag) }
            }
            return false
        }

        mutating func enter(_ slot: BodySlot, _ number: Int) {
            guard slot.place >= end, slot.range.upperBound <= open.last?.slot.range.upperBound ?? html.count else {
                return
            }
            open.append((slot, number))
            found.append([])
        }

        /// Leaves the shortcodes that do not enclose a slot of a level.
        ///
        /// - Parameter next: the place of the next slot.
        mutating func leave(level: Int, next: Int) { while open.count > level { leave(next: next) } }

        /// Leaves the shortcodes that end at or before an offset.
        mutating func leave(before place: Int) {
            while let last = open.last, last.slot.range.upperBound <= place { leave(next: place) }
        }

        private mutating func leave(next: Int) {
            guard let (slot, number) = open.popLast(), let inner = found.popLast() else { return }
            let output = insert(slot, SiteBodies.edited(html, slot.range, inner))
            end = found[found.count - 1].last?.place.upperBound ?? open.last?.slot.place ?? 0
            add(output, slot, number, inner: inner, next: next)
        }

        mutating func finished() -> [Edit] {
            leave(level: 0, next: html.count)
            return found[0]
        }
    }

    /// Returns the new address of a link that names a file of the content or begins at the site's root; nil for other
    /// links, which stay as written.
    func address(of destination: String, on page: SitePost) -> String? {
        if destination.hasPrefix("/"), !destination.hasPrefix("//") {
            // A path to a text begins at the content folder, as on GitHub and in Pelican.
            let path = destination.prefix { $0 != "#" && $0 != "?" }
            if path.hasSuffix(".md") || path.hasSuffix(".markdown"),
                let page = files[percentDecoded(path.dropFirst())]
            {
                return page.url + destination.dropFirst(path.count)
            }
            let url = SiteSettings.url(ofPath: destination, addresses)
            return url == destination ? nil : url
        }
        if let (reference, rest) = SiteReference.read(destination) {
            return references.address(of: reference, on: page).map { $0 + rest }
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

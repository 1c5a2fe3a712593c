import ByteWriting
import SiteBuilding
import SourceText

/// Sets what posts say into their pages: addresses of files become those of their pages, and partials take their places.
struct SiteBodies: Sendable {
    /// The address of each file of the content folder, by its path in it.
    private let files: [String: PageAddress]
    private let addresses: SiteAddresses

    init(_ catalogue: SiteCatalogue, assets: [SiteAsset], _ addresses: SiteAddresses) {
        var files: [String: PageAddress] = [:]
        for post in catalogue.posts { files[post.file.name] = post.address }
        for section in catalogue.sections { if let index = section.index { files[index.file.name] = section.address } }
        if let home = catalogue.home { files[home.file.name] = addresses.page([]) }
        for asset in assets { if let path = asset.contentPath { files[path] = addresses.file(asset.target) } }
        (self.files, self.addresses) = (files, addresses)
    }

    /// The text of a page.
    ///
    /// - Parameters:
    ///   - whole: the address of the page with its host, where all links are to have theirs.
    ///   - partial: what stands where the text names one.
    func html(of page: SitePost, from whole: String? = nil, partial: (BodySlot) -> [UInt8]) -> String {
        let body = page.body
        guard !body.links.isEmpty || !body.slots.isEmpty else { return String(decoding: body.html, as: UTF8.self) }
        var edits: [(place: Range<Int>, bytes: [UInt8])] = []
        for link in body.links {
            var address = address(of: link.destination, on: page)
            if let whole { address = LinkBase.resolving(address ?? link.destination, from: whole) }
            guard let address else { continue }
            var buffer = ByteBuffer()
            buffer.appendXMLAttribute(address)
            edits.append((link.place, buffer.bytes))
        }
        for slot in body.slots { edits.append((slot.place..<slot.place, partial(slot))) }
        guard !edits.isEmpty else { return String(decoding: body.html, as: UTF8.self) }
        edits.sort { $0.place.lowerBound < $1.place.lowerBound }
        var html: [UInt8] = []
        html.reserveCapacity(body.html.count + edits.reduce(0) { $0 + $1.bytes.count })
        var place = 0
        for edit in edits where edit.place.lowerBound >= place {
            html += body.html[place..<edit.place.lowerBound]
            html += edit.bytes
            place = edit.place.upperBound
        }
        html += body.html[place...]
        return String(decoding: html, as: UTF8.self)
    }

    /// What a link leads to that names a file of the content, or begins at the site's root; nil for all others, which
    /// stay as they are.
    func address(of destination: String, on page: SitePost) -> String? {
        if destination.hasPrefix("/"), !destination.hasPrefix("//") {
            let url = SiteSettings.url(ofPath: destination, addresses)
            return url == destination ? nil : url
        }
        guard let first = destination.utf8.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "?") else {
            return nil
        }
        let end = destination.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") }
        let path = destination[..<(end ?? destination.endIndex)]
        // Zola begins at the content with @/.
        var parts = path.hasPrefix("@/") ? [] : page.post.folders
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

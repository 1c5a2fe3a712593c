import SourceText
import TagParsing

extension BodyWriter {
    /// Appends the address of a link or a picture of Markdown, without quotation marks around it, and records the link.
    /// An address that no text may link to is reported and not written.
    ///
    /// - Returns: whether the text keeps the link: false for one that the style leaves out.
    /// - Parameters:
    ///   - written: the address with character references and backslashes resolved.
    ///   - place: the range of the address in the source, or a guess.
    mutating func appendAddress(
        _ written: UnsafeBufferPointer<UInt8>, at place: Range<Int>, of use: LinkUse
    ) -> Bool {
        let page = pelicanPage(written)
        if case .author = page {
            reportAuthor(at: place)
            return true
        }
        if page != nil || isReference(written) {
            let start = html.count
            appendText(written, counts: false, quotes: true)
            let destination = String(decoding: written, as: UTF8.self)
            body.links.append(
                BodyLink(destination: destination, place: start..<html.count, offset: place.lowerBound))
            return true
        }
        let address = UnsafeBufferPointer(rebasing: written.dropFirst(pelicanMark(written)))
        if marks.mayOccur, address.holdsTemplateMark, place.upperBound < range.upperBound { marks.search(place) }
        let start = html.count
        var destination = String(decoding: address, as: UTF8.self)
        if !address.isPlainAddress, !address.isEmpty {
            do {
                destination = try Link(destination, of: use).destination
            } catch {
                // The link leads nowhere, but the rest of the text is still checked.
                guard style.leavesOutLinks, use == .text else {
                    report(place, error.message, hint: error.hint)
                    return true
                }
                let message = "\(error.message); such a link is left out, and its text stays"
                repeated.add(message, at: place, message, hint: error.hint ?? "")
                return false
            }
            destination.withUTF8 { appendText($0, counts: false, quotes: true) }
        } else {
            appendText(address, counts: false, quotes: true)
        }
        body.links.append(BodyLink(destination: destination, place: start..<html.count, offset: place.lowerBound))
        notePlace(ofAddress: start, at: place.lowerBound)
        return true
    }

    private mutating func notePlace(ofAddress start: Int, at place: Int) {
        guard places != nil else { return }
        let isCopy = source.bytes[place...].starts(with: html[start...])
        places?.addInside(start, source: place, isCopy: isCopy)
        places?.addInside(html.count, source: place, isCopy: false)
    }

    /// Returns the length in bytes of the mark by which Pelican links to a file of the site, such as `{filename}`; 0
    /// for an address without such a mark.
    func pelicanMark(_ address: UnsafeBufferPointer<UInt8>) -> Int {
        guard let first = address.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "|") else { return 0 }
        let marks: [StaticString] = ["{filename}", "{static}", "{attach}", "|filename|", "|static|", "|attach|"]
        for mark in marks
        where address.starts(with: UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)) {
            return mark.utf8CodeUnitCount
        }
        return 0
    }
}

/// The destination of a link with one of Pelican's marks for pages, such as `{tag}machine learning` or `{index}`.
package enum PelicanPage: Equatable, Sendable {
    /// The page of a tag, by its name.
    case tag(String)
    /// The page of a category, by its name.
    case category(String)
    /// The page of an author, which no site has.
    case author(String)
    /// The home page, with the text after the mark.
    case index(String)

    /// Reads the address of a link; nil if it does not begin with a mark of Pelican for pages.
    package init?(_ destination: String) {
        guard let first = destination.utf8.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "|"),
            let end = destination.dropFirst().firstIndex(of: first == UInt8(ascii: "{") ? "}" : "|")
        else { return nil }
        let rest = String(destination[destination.index(after: end)...])
        switch destination[..<end].dropFirst() {
        case "tag": self = .tag(rest)
        case "category": self = .category(rest)
        case "author": self = .author(rest)
        case "index": self = .index(rest)
        default: return nil
        }
    }
}

extension BodyWriter {
    func pelicanPage(_ address: UnsafeBufferPointer<UInt8>) -> PelicanPage? {
        guard let first = address.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "|") else { return nil }
        return PelicanPage(String(decoding: address, as: UTF8.self))
    }

    /// Returns whether an address is a reference to a file or a page of the site.
    func isReference(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = address.first, first == UInt8(ascii: "{") else { return false }
        return SiteReference.read(String(decoding: address, as: UTF8.self)) != nil
    }

    /// Reports a link to an author's page as an error, since a site has pages of its taxonomies only.
    mutating func reportAuthor(at place: Range<Int>) {
        report(place, "a site has no pages of authors", hint: "link to a page about the author, such as /about/")
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate var holdsTemplateMark: Bool {
        indices.dropLast().contains { index in
            self[index] == UInt8(ascii: "{")
                && (self[index + 1] == UInt8(ascii: "{") || self[index + 1] == UInt8(ascii: "%"))
        }
    }

    /// Whether ``Link`` would leave the address as it is: a relative or a web address with nothing to encode.
    fileprivate var isPlainAddress: Bool {
        var mayHaveScheme = true
        for index in 0..<count {
            switch self[index] {
            case let byte where byte.isUnreserved: continue
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"):
                mayHaveScheme = false
            case UInt8(ascii: ":"):
                if mayHaveScheme, !isWebAddress(colon: index) { return false }
                mayHaveScheme = false
            case UInt8(ascii: "&")...UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="),
                UInt8(ascii: "@"), UInt8(ascii: "!"):
                continue
            default: return false
            }
        }
        return count <= 4_096
    }

    private func isWebAddress(colon: Int) -> Bool {
        func begins(_ text: StaticString) -> Bool {
            count > text.utf8CodeUnitCount
                && starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        }
        return colon == 5 && begins("https://") || colon == 4 && begins("http://")
    }
}

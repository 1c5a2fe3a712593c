import CloudComposition
import SourceText

extension SiteAddresses {
    /// Returns the address of a post's page: the one in its front matter, else one by the pattern of its section, else
    /// one from its folders and its slug or file name.
    ///
    /// - Parameters:
    ///   - title: the title of the post, for patterns.
    ///   - categories: the categories of the post, for patterns.
    ///   - keepsDate: whether the date in the name of the file is a part of the address, for names that differ by it.
    package func page(
        of post: Post, title: String, categories: [String] = [], keepsDate: Bool = false
    ) -> PageAddress {
        if let path = post.writtenPath { return page(path) }
        let addresses = inLanguage(post.languageFolder)
        let parts = parts(of: post, keepsDate: keepsDate || keepsDates)
        if let pattern = post.permalink ?? permalink(of: post) {
            let path = pattern.path(
                of: post, date: isInUTC ? post.date.map { SiteDate(seconds: $0.seconds) } : post.date, title: title,
                own: parts.last ?? "", folders: self.parts(ofFolders: post.folders),
                categories: categories,
                fileName: part(of: keepsDate || keepsDates ? post.nameWithDate : post.name),
                asPart: { self.part(of: $0) })
            if let path { return addresses.pageInLanguage(path) }
        }
        if style == .files, post.role == .index {
            return addresses.pageInLanguage(WrittenPath(parts: parts, endsWithSlash: true))
        }
        return addresses.page(parts)
    }

    /// Returns the pattern for the addresses of the posts in the folders of a post; nil if there is none, and for pages
    /// that no list shows.
    private func permalink(of post: Post) -> Permalink? {
        guard !permalinks.isEmpty, post.role != .sectionIndex, !post.folders.isEmpty || post.date != nil else {
            return nil
        }
        let folders = parts(ofFolders: post.folders)
        func isOf(_ section: [String]) -> Bool {
            // Jekyll has posts in folders of this name at any depth.
            if section == ["_posts"] { return post.folders.contains("_posts") || post.folders.first == "_drafts" }
            return folders.starts(with: section) || post.folders.starts(with: section)
        }
        return permalinks.filter { isOf($0.section) }
            .max { $0.section.count < $1.section.count }?.pattern
    }

    /// Returns the old addresses of a post, whose pages redirect to the new address.
    package func aliases(of post: Post) -> [PageAddress] { post.writtenAliases.map { page($0) } }

    /// Returns the folders of a post and its own name as parts of addresses. For `index.md` and `_index.md` these are
    /// only the folders; a slug of `index.md` replaces the last of them.
    func parts(of post: Post, keepsDate: Bool = false) -> [String] {
        var parts = parts(ofFolders: post.folders)
        switch post.role {
        case .sectionIndex: return parts
        case .index:
            guard let last = post.folders.last else { return parts }
            if keepsDate { parts[parts.count - 1] = part(of: last) }
            if let slug = post.slug { parts[parts.count - 1] = part(ofSlug: slug) }
            return parts
        case .post:
            parts.append(post.slug.map(part(ofSlug:)) ?? part(of: keepsDate ? post.nameWithDate : post.name))
            return parts
        }
    }

    /// Returns folders below the content folder as parts of addresses, without a date at their beginning and without
    /// low lines there. Jekyll's `_posts` and `_drafts` both become `posts`, so that a draft keeps its address when it
    /// is published.
    package func parts(ofFolders folders: [String]) -> [String] {
        folders.map { folder in
            if folder == "_drafts" { return "posts" }
            let name = folder.drop { $0 == "_" }
            let rest = keepsDates ? nil : DatedName(folder)?.rest
            return part(of: rest ?? (name.isEmpty ? folder : String(name)))
        }
    }

    /// Returns a name of a file or a folder as a part of addresses.
    func part(of name: String) -> String {
        if isLatin, !name.hasPrefix("."), let slug = zolaPath(of: name.lowercased()), !slug.isEmpty {
            return PathPart.of(slug)
        }
        return PathPart.of(name, isLowercased: isLowercased)
    }

    /// Returns the slug that an author wrote, unchanged if it consists of ASCII letters, digits and `-._~`, else made
    /// into a part by ``PathPart``.
    private func part(ofSlug slug: String) -> String {
        guard !isLatin, slug.utf8.allSatisfy(\.isUnreserved), slug.utf8.first != UInt8(ascii: "."),
            slug.utf8.last != UInt8(ascii: "."),
            slug.utf8.count <= PathPart.longestOfFile, !PathPart.isDevice(slug.lowercased())
        else { return part(of: slug) }
        return slug
    }
}

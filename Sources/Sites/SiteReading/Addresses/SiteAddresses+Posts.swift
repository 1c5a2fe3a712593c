import SourceText

extension SiteAddresses {
    /// Returns the page of a post: at the address in its front matter, else below its folders, under its slug or the
    /// name of its file.
    package func page(of post: Post) -> PageAddress {
        if let path = post.writtenPath { return page(path) }
        return inLanguage(post.languageFolder).page(Self.parts(of: post))
    }

    /// Returns the pages at the old addresses of a post, which lead to its new one.
    package func aliases(of post: Post) -> [PageAddress] { post.writtenAliases.map { page($0) } }

    /// Returns the folders of a post and its own name as parts of addresses; for `index.md` and `_index.md` only the
    /// folders, the last of which a slug of `index.md` replaces.
    package static func parts(of post: Post) -> [String] {
        var parts = parts(ofFolders: post.folders)
        switch post.role {
        case .sectionIndex: return parts
        case .index:
            if let slug = post.slug, !parts.isEmpty { parts[parts.count - 1] = part(ofSlug: slug) }
            return parts
        case .post:
            parts.append(post.slug.map(part(ofSlug:)) ?? PathPart.of(post.name))
            return parts
        }
    }

    /// Returns folders below the content folder as parts of addresses: their slugs, without a date at the beginning.
    /// Jekyll's `_posts` and `_drafts` both become `posts`, so that a draft has its final address from the beginning.
    package static func parts(ofFolders folders: [String]) -> [String] {
        folders.map { folder in
            if folder == "_drafts" { return "posts" }
            return PathPart.of(DatedName(folder)?.rest ?? folder)
        }
    }

    /// Returns the slug that an author wrote as it is if it consists of ASCII letters, digits and `-._~`; else the slug
    /// made from it.
    private static func part(ofSlug slug: String) -> String {
        guard slug.utf8.allSatisfy(\.isUnreserved), slug.utf8.first != UInt8(ascii: "."),
            slug.utf8.last != UInt8(ascii: "."),
            slug.utf8.count <= PathPart.longest, !PathPart.isDevice(slug.lowercased())
        else { return PathPart.of(slug) }
        return slug
    }
}

import SourceText

extension SiteAddresses {
    /// Returns the address of a post's page: the one in its front matter, else one from its folders and its slug or
    /// file name.
    package func page(of post: Post) -> PageAddress {
        if let path = post.writtenPath { return page(path) }
        return inLanguage(post.languageFolder).page(Self.parts(of: post))
    }

    /// Returns the old addresses of a post, whose pages redirect to the new address.
    package func aliases(of post: Post) -> [PageAddress] { post.writtenAliases.map { page($0) } }

    /// Returns the folders of a post and its own name as parts of addresses. For `index.md` and `_index.md` these are
    /// only the folders; a slug of `index.md` replaces the last of them.
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
    /// Jekyll's `_posts` and `_drafts` both become `posts`, so that a draft keeps its address when it is published.
    package static func parts(ofFolders folders: [String]) -> [String] {
        folders.map { folder in
            if folder == "_drafts" { return "posts" }
            return PathPart.of(DatedName(folder)?.rest ?? folder)
        }
    }

    /// Returns the slug that an author wrote, unchanged if it consists of ASCII letters, digits and `-._~`, else made
    /// into a slug by ``PathPart``.
    private static func part(ofSlug slug: String) -> String {
        guard slug.utf8.allSatisfy(\.isUnreserved), slug.utf8.first != UInt8(ascii: "."),
            slug.utf8.last != UInt8(ascii: "."),
            slug.utf8.count <= PathPart.longest, !PathPart.isDevice(slug.lowercased())
        else { return PathPart.of(slug) }
        return slug
    }
}

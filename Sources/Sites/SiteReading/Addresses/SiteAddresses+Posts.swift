import SourceText

extension SiteAddresses {
    /// The page of a post: where its front matter says, else below its folders, under its slug or the name of its file.
    package func page(of post: Post) -> PageAddress {
        if let path = post.writtenPath { return page(path) }
        return inLanguage(post.tree).page(Self.parts(of: post))
    }

    /// The old addresses of a post, each a page that leads to the new one.
    package func aliases(of post: Post) -> [PageAddress] { post.writtenAliases.map { page($0) } }

    /// The folders of a post and its own name, as parts of addresses: those of its section for `index.md` and
    /// `_index.md`.
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

    /// Folders below the content folder as parts of addresses: their slugs, without a date at the beginning. Jekyll's
    /// `_posts` and `_drafts` are both `posts`, so that a draft has its address from the beginning.
    package static func parts(ofFolders folders: [String]) -> [String] {
        folders.map { folder in
            if folder == "_drafts" { return "posts" }
            return PathPart.of(DatedName(folder)?.rest ?? folder)
        }
    }

    /// A slug that an author wrote stays as it is if it is of letters of ASCII, digits and `-._~`; another is made one.
    private static func part(ofSlug slug: String) -> String {
        guard slug.utf8.allSatisfy(\.isUnreserved), slug.utf8.first != UInt8(ascii: "."),
            slug.utf8.last != UInt8(ascii: "."),
            slug.utf8.count <= PathPart.longest, !PathPart.isDevice(slug.lowercased())
        else { return PathPart.of(slug) }
        return slug
    }
}

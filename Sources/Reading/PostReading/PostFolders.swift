import SourceText

/// The folders of a post, as far as their names mean something: `_posts` and `_drafts` to Jekyll, which takes the folders
/// above these for categories, and the innermost folder to those who count posts by folder.
package struct PostFolders: Sendable, Equatable {
    /// Whether the post is in `_posts` or `_drafts`, or below them: it is then a post of Jekyll.
    package private(set) var areOfJekyll = false
    /// Whether the post is in `_drafts`, or below it.
    package private(set) var areOfDrafts = false
    /// The names of the folders between that of Jekyll's site and the first `_posts` or `_drafts`, outermost first.
    package private(set) var categories: [String] = []
    /// The names of the folders below the one that is counted, outermost first, without Jekyll's own.
    private var names: [String] = []
    /// The names of the folders so far below that of Jekyll's site, as long as there is no `_posts` among them.
    private var above: [String] = []

    /// The key that stands for the folder of a post, in place of a key of its front matter.
    package static let key = "folder"

    /// Makes the folders of a post without any.
    package init() {}

    /// Makes the folders of a post that is, or is not, one of Jekyll.
    package init(areOfJekyll: Bool) { self.areOfJekyll = areOfJekyll }

    /// Makes the folders of the posts that are directly in a folder.
    ///
    /// - Parameters:
    ///   - path: the path of the folder.
    ///   - site: the path of the folder with Jekyll's configuration, with which `path` begins; nil if it is unknown, and
    ///     then no folder of the path is a category.
    ///   - isCounted: whether the folder itself is one that posts are filed in, and not only those below it.
    package init(path: String, site: String? = nil, isCounted: Bool = false) {
        let path = Array(path.utf8)
        let site = site.map { Array($0.utf8) }.flatMap { path.starts(with: $0) ? $0 : nil }
        for name in path.split(separator: UInt8(ascii: "/")) {
            enter(name)
            if site.map({ name.startIndex < $0.count }) ?? true { beginSite() }
        }
        names = isCounted ? Array(names.suffix(1)) : []
    }

    /// Adds the name of a folder, in UTF-8, below those so far.
    package mutating func enter(_ name: ArraySlice<UInt8>) {
        if name.elementsEqual("_posts".utf8) || name.elementsEqual("_drafts".utf8) {
            // Folders below the first of them are no categories.
            if !areOfJekyll { categories = above }
            areOfJekyll = true
            if name.elementsEqual("_drafts".utf8) { areOfDrafts = true }
        } else {
            let name = String(decoding: name, as: UTF8.self)
            names.append(name)
            above.append(name)
        }
    }

    /// Takes the last folder for that of Jekyll's site: the names up to here are no categories.
    package mutating func beginSite() {
        (above, categories) = ([], [])
    }

    /// Returns the name of the folder that a post is filed in: of the innermost one, or for a page called `index`, whose
    /// folder is its own, of the one around it; nil if there is none, and for the text of a section, `_index`.
    ///
    /// - Parameter path: the path of the post.
    package func name(ofPost path: String) -> String? {
        let file = path.utf8.split(separator: UInt8(ascii: "/")).last
        if file?.starts(with: "_index.".utf8) ?? false { return nil }
        return file?.starts(with: "index.".utf8) ?? false ? names.dropLast().last : names.last
    }
}

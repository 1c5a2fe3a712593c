import SourceText

/// Counts in how many posts each tag is.
package struct PostTally: Sendable {
    private let keys: [String]
    private let includesDrafts: Bool
    private var tags: [Tag] = []
    /// By bytes: two forms of é are two spellings, which merge later, and the report says so.
    private var places: [[UInt8]: Int] = [:]
    private var untagged = 0
    private var firstUntagged = ""
    private var notes: [InputNote] = []
    private var problems = DiagnosticCollector()
    /// Posts that were looked at, drafts and broken ones too.
    package private(set) var postCount = 0

    package init(keys: [String], includingDrafts: Bool) {
        self.keys = keys
        includesDrafts = includingDrafts
    }

    /// Adds a post, or notes why it is not counted, or what is wrong with it.
    ///
    /// - Parameters:
    ///   - path: as messages call the post.
    ///   - folders: the names of the folders it is in: `_posts` and `_drafts` are Jekyll's.
    ///   - bytes: the post up to the end of its front matter at least, without a byte order mark.
    package mutating func add(path: String, folders: PostFolders, bytes: [UInt8], head: PostHead) {
        postCount += 1
        guard includesDrafts || !folders.contains(.drafts) else { return noteDraft(path) }
        do {
            let post = try PostMetadata(path: path, bytes: bytes, head: head)
            if let language = post.foreignLanguage {
                notes.append(InputNote(path: path, "\(language) front matter is not read"))
                return
            }
            guard includesDrafts || !post.isDraft else { return noteDraft(path) }
            let found = try post.names(of: keys, splitsAtSpaces: !folders.isEmpty)
            notes += found.notes
            if found.names.isEmpty, !isSection(path) {
                untagged += 1
                if untagged == 1 { firstUntagged = path }
            }
            for (name, offset) in found.names { count(name, post, at: offset) }
        } catch {
            for diagnostic in error.diagnostics { problems.append(diagnostic) }
        }
    }

    /// Remembers a post that could not be read.
    package mutating func addProblem(path: String, _ problem: String, hint: String?) {
        postCount += 1
        problems.append(Diagnostic(path: path, problem, hint: hint))
    }

    /// Remembers something that is not counted, and is no post.
    package mutating func addNote(_ note: InputNote) { notes.append(note) }

    /// The tags in the order in which they first occurred, each with the number of its posts as weight.
    ///
    /// - Parameter path: what was read, for messages about all of it.
    /// - Throws: ``TagListError`` with everything that was wrong with any post, or when there is no tag.
    package func list(path: String) throws(TagListError) -> TagList {
        guard problems.isEmpty else { throw TagListError(problems) }
        var list = TagList()
        list.tags = tags
        list.entryCount = tags.reduce(0) { $0 + Int($1.weight) }
        list.notes = notes
        let what = keys.joined(separator: " or ")
        if untagged > 0 {
            let posts = untagged == 1 ? "1 post has" : "\(untagged) posts have"
            let folder = path.hasSuffix("/") ? path : path + "/"
            let firstUntagged =
                firstUntagged.hasPrefix(folder) ? String(firstUntagged.dropFirst(folder.count)) : firstUntagged
            let first = untagged > 1 ? ", the first of them \(firstUntagged)" : ": \(firstUntagged)"
            list.notes.append(InputNote(path: path, "\(posts) no \(what)\(postCount == 1 ? "" : first)"))
        }
        guard !tags.isEmpty else {
            let nothing = postCount == 1 ? "the post has no" : "none of the \(postCount) posts has"
            throw TagListError([
                Diagnostic(
                    path: path, "\(nothing) \(what) to count",
                    hint: "name the key of the front matter that lists them, such as categories; drafts are left out")
            ])
        }
        return list
    }

    private mutating func noteDraft(_ path: String) {
        notes.append(InputNote(path: path, "a draft, not counted"))
    }

    private mutating func count(_ name: String, _ post: PostMetadata, at offset: Int) {
        let key = Array(name.utf8)
        if let place = places[key] {
            tags[place].weight += 1
            return
        }
        do {
            let tag = try Tag(name)
            places[key] = tags.count
            tags.append(tag)
        } catch {
            let line = post.source.lineRange(at: offset)
            problems.append(
                Diagnostic(
                    post.source, at: offset..<max(offset, line.upperBound), error.problem,
                    hint: "a tag of a post is a name of one or a few words"))
        }
    }

    /// Hugo and Zola keep the text of a section in `_index.md`: nobody expects tags there.
    private func isSection(_ path: String) -> Bool {
        path.utf8.split(separator: UInt8(ascii: "/")).last?.starts(with: "_index.".utf8) ?? false
    }
}

/// The folders of Jekyll in which a post stands.
package struct PostFolders: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let posts = PostFolders(rawValue: 1)
    package static let drafts = PostFolders(rawValue: 2)

    /// By the name of one folder.
    package init(folderName: ArraySlice<UInt8>) {
        if folderName.elementsEqual("_posts".utf8) {
            self = .posts
        } else if folderName.elementsEqual("_drafts".utf8) {
            self = .drafts
        } else {
            self = []
        }
    }

    /// By all of the names in a path.
    package init(path: String) {
        self = []
        for name in Array(path.utf8).split(separator: UInt8(ascii: "/")) { formUnion(PostFolders(folderName: name)) }
    }
}

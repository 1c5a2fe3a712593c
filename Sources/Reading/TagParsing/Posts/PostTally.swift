import SourceText

/// Counts in how many posts each tag is, for one taxonomy or several in one reading.
package struct PostTally: Sendable {
    private var counts: [PostTagCount]
    private let includesDrafts: Bool
    /// Of the posts, in their order; how many have no tags is said where they are counted.
    package private(set) var notes: [InputNote] = []
    private var problems = ProblemCollector()
    /// Posts that were looked at, drafts and broken ones too.
    package private(set) var postCount = 0

    /// Counts the names of all keys together.
    package init(keys: [String], includingDrafts: Bool) {
        self.init(taxonomies: [keys], includingDrafts: includingDrafts)
    }

    /// - Parameter taxonomies: the keys of each.
    package init(taxonomies: [[String]], includingDrafts: Bool) {
        counts = taxonomies.map { PostTagCount(keys: $0) }
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
        let post: PostMetadata
        do { post = try PostMetadata(path: path, bytes: bytes, head: head) } catch {
            for problem in error.all { problems.append(problem) }
            return
        }
        if let language = post.foreignLanguage {
            notes.append(InputNote(path: path, "\(language) front matter is not read"))
            return
        }
        guard includesDrafts || !(post.isDraft || post.isHidden) else { return noteDraft(path) }
        for index in counts.indices {
            do {
                notes += try counts[index].add(post, path: path, splitsAtSpaces: !folders.isEmpty)
            } catch {
                for problem in error.all { problems.append(problem) }
            }
        }
    }

    /// Remembers a post that could not be read.
    package mutating func addProblem(path: String, _ problem: String, hint: String?) {
        postCount += 1
        problems.append(Problem(path: path, problem, hint: hint))
    }

    /// Remembers something that is not counted, and is no post.
    package mutating func addNote(_ note: InputNote) { notes.append(note) }

    /// The tags of the first taxonomy in the order in which they first occurred, each with the number of its posts as
    /// weight.
    ///
    /// - Parameter path: what was read, for messages about all of it.
    /// - Throws: ``Problem`` with everything that was wrong with any post, or when there is no tag.
    package func list(path: String) throws(Problem) -> TagList {
        let count = try readCounts()[0]
        guard !count.tags.isEmpty else {
            let nothing = postCount == 1 ? "the post has no" : "none of the \(postCount) posts has"
            throw Problem(
                path: path, "\(nothing) \(count.names) to count",
                hint: "name the key of the front matter that lists them, such as categories; drafts are left out")
        }
        var list = count.list(path: path, of: postCount)
        list.notes = notes + list.notes
        return list
    }

    /// The tags of each taxonomy; the list of one that no post has is empty. ``notes`` are not repeated in them.
    ///
    /// - Throws: ``Problem`` with everything that was wrong with any post.
    package func lists(path: String) throws(Problem) -> [(list: TagList, hasKey: Bool)] {
        try readCounts().map { ($0.list(path: path, of: postCount), $0.hasKey) }
    }

    private func readCounts() throws(Problem) -> [PostTagCount] {
        try problems.check()
        return counts
    }

    private mutating func noteDraft(_ path: String) {
        notes.append(InputNote(path: path, "a draft, not counted"))
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

import SourceText

/// Counts the posts of each tag, for one taxonomy or several in one pass.
package struct PostTally: Sendable {
    private var counts: [PostTagCount]
    private let includesDrafts: Bool
    /// The notes on the posts, in their order. The lists have those on posts without tags.
    package private(set) var notes: [InputNote] = []
    private var problems = ProblemCollector()
    /// How many posts were examined, including drafts and broken ones.
    package private(set) var postCount = 0

    /// Makes a tally that counts the names under all keys together.
    package init(keys: [String], includingDrafts: Bool) {
        self.init(taxonomies: [keys], includingDrafts: includingDrafts)
    }

    /// Makes a tally of several taxonomies.
    ///
    /// - Parameter taxonomies: the keys of each taxonomy.
    package init(taxonomies: [[String]], includingDrafts: Bool) {
        counts = taxonomies.map { PostTagCount(keys: $0) }
        includesDrafts = includingDrafts
    }

    /// Adds a post, or notes why it is not counted, or what is wrong with it.
    ///
    /// - Parameters:
    ///   - path: the name of the post in messages.
    ///   - folders: the folders of Jekyll that the post is in, `_posts` and `_drafts`.
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

    /// Records a post that could not be read.
    package mutating func addProblem(path: String, _ problem: String, hint: String?) {
        postCount += 1
        problems.append(Problem(path: path, problem, hint: hint))
    }

    /// Records a note on something that is not counted and is no post.
    package mutating func addNote(_ note: InputNote) { notes.append(note) }

    /// Returns the tags of the first taxonomy in the order in which they first occurred, each with the number of its
    /// posts as weight.
    ///
    /// - Parameter path: the path of what was read, for messages about all of it.
    /// - Throws: ``Problem`` with everything that was wrong with any post, or if there is no tag.
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

    /// Returns the tags of each taxonomy, and whether any post has a key of it; the list of one that no post has is
    /// empty. ``notes`` are not repeated in them.
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

/// The folders of Jekyll that a post is in.
package struct PostFolders: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The folder `_posts`.
    package static let posts = PostFolders(rawValue: 1)
    /// The folder `_drafts`.
    package static let drafts = PostFolders(rawValue: 2)

    /// Makes the set for the name of one folder, in UTF-8; empty for any other folder.
    package init(folderName: ArraySlice<UInt8>) {
        if folderName.elementsEqual("_posts".utf8) {
            self = .posts
        } else if folderName.elementsEqual("_drafts".utf8) {
            self = .drafts
        } else {
            self = []
        }
    }

    /// Makes the set for all names in a path.
    package init(path: String) {
        self = []
        for name in Array(path.utf8).split(separator: UInt8(ascii: "/")) { formUnion(PostFolders(folderName: name)) }
    }
}

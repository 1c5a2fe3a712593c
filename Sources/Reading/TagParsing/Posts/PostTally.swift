import PostReading
import SourceText

/// A tally of the number of posts of each tag, for one taxonomy or for several in one pass.
package struct PostTally: Sendable {
    private var counts: [PostTagCount]
    private let includesDrafts: Bool
    private let keepsGoing: Bool
    /// The notes on posts, in the order in which they were added. The notes on posts without tags are in the lists
    /// instead.
    package private(set) var notes: [InputNote] = []
    private var problems = ProblemCollector()
    /// The number of posts that were added, including drafts and broken posts.
    package private(set) var postCount = 0
    /// The number of those posts that cannot be read.
    private var failedCount = 0

    /// Makes a tally of one taxonomy, whose tags are the names under all the keys together.
    package init(keys: [String], includingDrafts: Bool, keepingGoing: Bool = false) {
        self.init(taxonomies: [keys], includingDrafts: includingDrafts, keepingGoing: keepingGoing)
    }

    /// Makes a tally of several taxonomies.
    ///
    /// - Parameters:
    ///   - taxonomies: the front-matter keys of each taxonomy.
    ///   - keepingGoing: whether posts that cannot be read are left out, instead of being an error of the whole tally.
    package init(taxonomies: [[String]], includingDrafts: Bool, keepingGoing: Bool = false) {
        counts = taxonomies.map { PostTagCount(keys: $0) }
        includesDrafts = includingDrafts
        keepsGoing = keepingGoing
    }

    /// Adds a post to the tally; if the post is not counted, records a note with the reason, or the post's problems. A
    /// post with a problem counts in no taxonomy.
    ///
    /// - Parameters:
    ///   - path: the path of the post, for messages.
    ///   - folders: the folders that the post is in.
    ///   - bytes: the bytes of the post, at least up to the end of its front matter, without a byte order mark.
    package mutating func add(path: String, folders: PostFolders, bytes: [UInt8], head: PostHead) {
        postCount += 1
        guard includesDrafts || !folders.areOfDrafts else { return noteDraft(path) }
        var found: [PostTagCount.Found] = []
        do throws(Problem) {
            let post = try PostMetadata(path: path, bytes: bytes, head: head)
            if let language = post.foreignLanguage {
                notes.append(InputNote(path: path, "\(language) front matter is not read"))
                return
            }
            guard includesDrafts || !(post.isDraft || post.isHidden) else { return noteDraft(path) }
            found = try tags(of: post, path, folders)
            notes += post.notes
        } catch {
            failedCount += 1
            for problem in error.all { problems.append(problem) }
            return
        }
        for index in counts.indices { notes += counts[index].add(found[index], path: path) }
    }

    /// Returns what each taxonomy finds in a post; throws the problems of all taxonomies together.
    private func tags(
        of post: PostMetadata, _ path: String, _ folders: PostFolders
    ) throws(Problem) -> [PostTagCount.Found] {
        var found: [PostTagCount.Found] = []
        var broken: [Problem] = []
        for count in counts {
            do throws(Problem) { found.append(try count.tags(of: post, path: path, folders)) } catch {
                broken.append(error)
            }
        }
        if let problem = Problem(broken) { throw problem }
        return found
    }

    /// Adds a post that could not be read to ``postCount``, and records the problem.
    package mutating func addProblem(path: String, _ problem: String, hint: String?) {
        postCount += 1
        failedCount += 1
        problems.append(Problem(path: path, problem, hint: hint))
    }

    /// Records a note on something in the folder of posts that is no post, such as a symbolic link.
    package mutating func addNote(_ note: InputNote) { notes.append(note) }

    /// Returns the tags of the first taxonomy, in the order of their first occurrence. The weight of a tag is the
    /// number of its posts.
    ///
    /// - Parameter path: the path of the input, for messages about the whole input.
    /// - Throws: ``Problem`` with all problems of all posts, or if there is no tag.
    package func list(path: String) throws(Problem) -> TagList {
        let count = try readCounts(path)[0]
        guard !count.tags.isEmpty else {
            // The posts that were left out may be those that have tags.
            try problems.check()
            let nothing = postCount == 1 ? "the post has no" : "none of the \(postCount) posts has"
            throw Problem(
                path: path, "\(nothing) \(count.names) to count",
                hint: "name the key of the front matter that lists them, such as categories; drafts are left out")
        }
        var list = count.list(path: path, of: postCount)
        list.notes = notes + list.notes
        list.omittedPosts = omittedPosts
        return list
    }

    /// Returns the tags of each taxonomy, and whether any post has a key of the taxonomy; if none has, its list is
    /// empty. The lists repeat neither ``notes`` nor ``omittedPosts``.
    package func lists(path: String) throws(Problem) -> [(list: TagList, hasKey: Bool)] {
        try readCounts(path).map { ($0.list(path: path, of: postCount), $0.hasKey) }
    }

    /// The posts that were left out since they cannot be read; nil if there are none.
    package var omittedPosts: OmittedPosts? {
        Problem(problems.problems, omitted: problems.omittedCount)
            .map { OmittedPosts(count: failedCount, total: postCount, problem: $0) }
    }

    private func readCounts(_ path: String) throws(Problem) -> [PostTagCount] {
        guard let omitted = omittedPosts, !keepsGoing || failedCount == postCount else { return counts }
        guard failedCount < postCount else { throw omitted.problem }
        let posts = Problem(
            path: path, "\(omitted.phrase) cannot be read", hint: "--keep-going leaves them out, and counts the others")
        throw Problem(omitted.problem, then: posts)
    }

    private mutating func noteDraft(_ path: String) {
        notes.append(InputNote(path: path, "a draft, not counted"))
    }
}

/// The posts that were left out of a tally since they cannot be read.
public struct OmittedPosts: Sendable, Equatable {
    /// The number of posts that were left out.
    public let count: Int
    /// The number of posts in all.
    public let total: Int
    /// The problems of the posts that were left out, as one.
    public let problem: Problem

    /// The numbers as a phrase: `2 of 40 posts`.
    package var phrase: String { "\(count) of \(total) posts" }
}

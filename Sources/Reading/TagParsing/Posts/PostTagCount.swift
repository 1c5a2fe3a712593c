import PostReading
import SourceText

/// Counts the posts of each tag of one taxonomy.
struct PostTagCount: Sendable {
    private let keys: [String]
    private(set) var tags: [Tag] = []
    /// Whether any post has one of the keys, even without a value.
    private(set) var hasKey = false
    /// The index in ``tags`` of each name, by its bytes: two forms of é are two spellings, which merge later, and the
    /// report says so.
    private var places: [[UInt8]: Int] = [:]
    /// The tags of the posts that have several, as ``TagList/tagsOfPosts`` has them.
    private var tagsOfPosts: [Int32] = []
    private var untagged = 0
    private var firstUntagged = ""

    init(keys: [String]) { self.keys = keys }

    /// The keys that are counted, as messages name them.
    var names: String { keys.joined(separator: " or ") }

    /// The tags of one post, before they are counted.
    struct Found {
        /// The tags by the bytes of their names; nil for a tag that was counted before.
        var tags: [(name: [UInt8], tag: Tag?)] = []
        /// Whether the post has one of the keys, even without a value.
        var hasKey = false
        /// Notes on what of the post is not counted.
        var notes: [InputNote] = []
    }

    /// Returns the tags of a post.
    ///
    /// - Throws: ``Problem`` with every value that is no tag.
    func tags(of post: PostMetadata, path: String, _ folders: PostFolders) throws(Problem) -> Found {
        var names = try post.names(of: keys.filter { $0 != PostFolders.key }, in: folders)
        var isKnown = hasKey || keys.contains { post.has($0) } || !names.names.isEmpty
        if keys.contains(PostFolders.key), let folder = folders.name(ofPost: path) {
            isKnown = true
            if !names.names.contains(where: { $0.name == folder }) { names.names.append((folder, 0)) }
        }
        var found = Found(hasKey: isKnown, notes: names.notes)
        var problems = ProblemCollector()
        for (name, offset) in names.names {
            let key = Array(name.utf8)
            do throws(Problem) {
                found.tags.append((key, places[key] == nil ? try Tag(name) : nil))
            } catch {
                let line = post.source.lineRange(at: offset)
                problems.append(
                    Problem(
                        post.source, at: offset..<max(offset, line.upperBound), error.message,
                        hint: "a tag of a post is a name of one or a few words"))
            }
        }
        try problems.check()
        return found
    }

    /// Counts the tags of a post, and returns notes on what of the post is not counted.
    mutating func add(_ found: Found, path: String) -> [InputNote] {
        hasKey = hasKey || found.hasKey
        if found.tags.isEmpty, !Self.isSection(path) {
            untagged += 1
            if untagged == 1 { firstUntagged = path }
        }
        for (name, tag) in found.tags {
            if let tag {
                places[name] = tags.count
                tags.append(tag)
            } else if let place = places[name] {
                tags[place].weight += 1
            }
        }
        if found.tags.count > 1 {
            tagsOfPosts += found.tags.compactMap { places[$0.name].map { Int32(truncatingIfNeeded: $0) } } + [-1]
        }
        return found.notes
    }

    /// Returns the tags in the order in which they first occurred, and a note on the posts that have none.
    ///
    /// - Parameters:
    ///   - path: the path of what was read.
    ///   - postCount: how many posts were examined.
    func list(path: String, of postCount: Int) -> TagList {
        var list = TagList()
        list.tags = tags
        list.tagsOfPosts = tagsOfPosts
        list.isUnordered = true
        list.entryCount = tags.reduce(0) { $0 + Int($1.weight) }
        if untagged > 0 {
            let posts = untagged == 1 ? "1 post has" : "\(untagged) posts have"
            let folder = path.hasSuffix("/") ? path : path + "/"
            let firstUntagged =
                firstUntagged.hasPrefix(folder) ? String(firstUntagged.dropFirst(folder.count)) : firstUntagged
            let first = untagged > 1 ? ", the first of them \(firstUntagged)" : ": \(firstUntagged)"
            list.notes = [InputNote(path: path, "\(posts) no \(names)\(postCount == 1 ? "" : first)")]
        }
        return list
    }

    /// Whether a file is `_index.md` or the like, in which Hugo and Zola keep the text of a section: it needs no tags.
    private static func isSection(_ path: String) -> Bool {
        path.utf8.split(separator: UInt8(ascii: "/")).last?.starts(with: "_index.".utf8) ?? false
    }
}

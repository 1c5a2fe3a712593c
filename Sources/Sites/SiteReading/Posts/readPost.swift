import DataReading
import PostReading
import SourceText
import TagParsing

/// Reads a post from its file, with front matter and a name in the forms of Hugo, Jekyll, Zola, Eleventy and Pelican.
///
/// - Parameters:
///   - source: the text of the whole file, with the file's path from the site's folder.
///   - folders: the names of the file's folders below the content folder, outermost first.
///   - fileName: the name of the file, with its file name extension.
///   - taxonomyKeys: the keys of the front matter that list terms, in the order of ``Post/terms``.
/// - Throws: ``Problem`` with all problems of the front matter.
package func readPost(
    source: SourceText, folders: [String], fileName: String, kind: PostKind, taxonomyKeys: [String]
) throws(Problem) -> Post {
    let head = PostHead(source.bytes, kind: kind, isWhole: true)
    let metadata = try PostMetadata(path: source.path, bytes: source.bytes, head: head)
    var (name, role) = nameAndRole(fileName, folders)
    let dated = DatedName(role == .index ? folders.last ?? "" : name)
    let dateProblem = dated == nil ? DatedName.problem(role == .index ? folders.last ?? "" : name) : nil
    if role == .post, let dated { name = dated.rest }
    var post = Post(source, folders: folders, name: name, kind: kind, role: role, metadata: metadata)
    post.notes += metadata.notes
    post.body = body(head, source)
    var reader = PostReader(post)
    reader.readFields()
    reader.readTerms(taxonomyKeys)
    post = try reader.finished()
    // The title may be before the elements that Pelican reads as metadata.
    let start = head.format == .html ? 0 : post.body.lowerBound
    if kind == .html, let document = HTMLDocument(source, from: start) {
        post.body = document.body
        if post.title == nil { post.title = document.title }
    }
    if let dated {
        post.isNamedByDate = true
        post.titleFromName = readableName(dated.rest)
        if post.date == nil { post.date = dated.date }
    } else if let dateProblem, post.date == nil {
        post.notes.append(InputNote(path: source.path, dateProblem))
    }
    return post
}

/// Returns the range of a file's text after the front matter, even if the front matter cannot be read; nil if it has no
/// end.
package func textRange(of source: SourceText, kind: PostKind) -> Range<Int>? {
    let head = PostHead(source.bytes, kind: kind, isWhole: true)
    if case .unfinished = head { return nil }
    return body(head, source)
}

/// Returns the name of a file without its file name extension, and the role of the post; the name is empty for the page
/// of a folder.
private func nameAndRole(_ fileName: String, _ folders: [String]) -> (String, Post.Role) {
    let point = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) ?? fileName.utf8.endIndex
    let name = String(fileName[..<point])
    switch name {
    case "_index": return ("", .sectionIndex)
    case "index": return ("", folders.isEmpty ? .sectionIndex : .index)
    default: return (name, .post)
    }
}

/// Returns the range after the front matter, even if the front matter cannot be read.
private func body(_ head: PostHead, _ source: SourceText) -> Range<Int> {
    let bytes = source.bytes
    switch head {
    case .none, .unfinished: return 0..<bytes.count
    case .block(_, _, let end): return end..<bytes.count
    case .foreign:
        var offset = source.lineRange(at: 0).upperBound
        while offset < bytes.count {
            let line = source.lineRange(at: offset + 1)
            if bytes[line].elementsEqual("---".utf8) { return min(line.upperBound + 1, bytes.count)..<bytes.count }
            offset = max(line.upperBound, offset + 1)
            while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
        }
        return 0..<bytes.count
    }
}

extension Post {
    /// Returns the rest of the front matter, which templates find as `page.params`: all entries whose keys have no
    /// meaning for Stratus and list no terms, and the entries of the tables `params` of Hugo and `extra` of Zola. Of
    /// entries with equal keys the first is used, and one at the top level rather than one in a table.
    package func parameters(besides taxonomyKeys: [String]) -> [MetadataEntry] {
        var taken = Set(taxonomyKeys.map { $0.lowercased() })
        for (plural, singular) in [("tags", "tag"), ("categories", "category")] where taken.contains(plural) {
            taken.insert(singular)
        }
        var parameters: [MetadataEntry] = []
        var inner: [MetadataEntry] = []
        for entry in metadata.entries {
            var rank = 0
            let key = entry.key.lowercased()
            if key == "params" || key == "extra", case .table(let entries) = entry.value.content { inner += entries }
            guard PostField(key: key, rank: &rank) == nil, !taken.contains(key) else { continue }
            parameters.append(entry)
        }
        var names = Set(parameters.map(\.key))
        for entry in inner where names.insert(entry.key).inserted { parameters.append(entry) }
        return parameters
    }
}

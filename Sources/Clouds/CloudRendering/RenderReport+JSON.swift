import ByteWriting
import CloudComposition
import SourceText
import TagParsing

extension RenderReport {
    /// The report as one JSON object:
    /// `{"placed", "lines", "width", "height", "merged": [{"name", "spellings": [{"name", "weight",`
    /// `"entries"}], "droppedLinks": ["…"], "droppedGroups": ["…"], "droppedAttributes": true|false,`
    /// `"alias": true|false}],`
    /// `"dropped": [{"text", "reason"}], "adjusted": [{"text", "wantedSize", "size", "lines", "brokeInsideWord",`
    /// `"shortenedText": "…"|null, "width": 240|null}], "unusedTexts": ["…"], "notInFontFile": ["…"],`
    /// `"illegibleSize": 4.5|null, "read", "unmatched": [{"option": "exclude", "entry"}],`
    /// `"sharedLinks": [{"link", "names": ["…"]}],`
    /// `"notes": [{"path", "line": 3|null, "text"}]}`; for posts that no option gives links also
    /// `"links": {"generator", "pattern", "reason", "unlinked": ["…"]}`, if texts were counted `"words": {…}`,
    /// and if posts were left out
    /// `"omitted": [{"posts", "of", "errors": [{"path", "line", "column", "message", "hint"}], "moreErrors"}]`.
    public var json: String {
        var json = JSONOutput(isReport: true)
        write(to: &json)
        return String(decoding: json.buffer.bytes, as: UTF8.self)
    }

    /// Writes the report as a JSON object.
    ///
    /// - Parameter key: the name of the report in the object around it; nil if it is a document or an element of a
    ///   list.
    package func write(_ key: StaticString? = nil, to json: inout JSONOutput) {
        json.object(key) { json in
            json.integer("placed", placed)
            json.integer("lines", lines)
            json.length("width", width)
            json.length("height", height)
            json.objects("merged", of: merged) { json, tag in
                json.string("name", tag.name)
                json.objects("spellings", of: tag.spellings) { json, spelling in
                    json.string("name", spelling.name)
                    json.number("weight", spelling.weight)
                    json.integer("entries", spelling.count)
                }
                json.array("droppedLinks", of: tag.droppedLinks) { json, link in json.string(nil, link) }
                json.array("droppedGroups", of: tag.droppedGroups) { json, group in json.string(nil, group) }
                json.boolean("droppedAttributes", tag.hasDroppedAttributes)
                json.boolean("alias", tag.isAliased)
            }
            json.objects("dropped", of: dropped) { json, tag in
                json.string("text", tag.text)
                json.string("reason", tag.reason)
            }
            json.objects("adjusted", of: adjusted) { json, tag in
                json.string("text", tag.text)
                json.length("wantedSize", tag.wantedSize)
                json.length("size", tag.size)
                json.integer("lines", tag.lines)
                json.boolean("brokeInsideWord", tag.brokeInsideWord)
                json.string("shortenedText", tag.shortenedText)
                json.length("width", tag.width)
            }
            json.array("unusedTexts", of: unusedTexts) { json, text in json.string(nil, text) }
            json.array("notInFontFile", of: notInFontFile) { json, text in json.string(nil, text) }
            json.length("illegibleSize", illegibleSize)
            if let links {
                json.object("links") { json in
                    json.string("generator", links.generator)
                    json.string("pattern", links.pattern)
                    json.string("reason", links.pattern == nil ? links.reason : nil)
                    json.array("unlinked", of: links.unlinked) { json, name in json.string(nil, name) }
                }
            }
            json.integer("read", readCount)
            json.objects("unmatched", of: unmatched) { json, entry in
                json.string("option", entry.option)
                json.string("entry", entry.entry)
            }
            json.objects("sharedLinks", of: sharedLinks) { json, shared in
                json.string("link", shared.link.destination)
                json.array("names", of: shared.names) { json, name in json.string(nil, name) }
            }
            if let words { write(words, to: &json) }
            json.omittedPosts(omittedPosts)
            json.objects("notes", of: notes) { json, note in
                json.string("path", note.path)
                json.integer("line", note.line)
                json.string("text", note.text)
            }
        }
    }
}

extension OmittedPosts {
    /// The lines of a report in text: one for each problem.
    package var lines: [String] {
        let named = problem.all.map { "left out: \($0.place.map { "\($0): " } ?? "")\($0.message)" }
        return problem.omittedCount == 0 ? named : named + ["left out: … with \(problem.omittedCount) more errors"]
    }
}

extension JSONOutput {
    /// Writes the posts that were left out of the inputs; nothing if there are none.
    package mutating func omittedPosts(_ inputs: [OmittedPosts]) {
        guard !inputs.isEmpty else { return }
        objects("omitted", of: inputs) { json, posts in
            json.integer("posts", posts.count)
            json.integer("of", posts.total)
            json.objects("errors", of: posts.problem.all) { json, problem in
                json.string("path", problem.path)
                json.integer("line", problem.line)
                json.integer("column", problem.column)
                json.string("message", problem.message)
                json.string("hint", problem.hint)
            }
            json.integer("moreErrors", posts.problem.omittedCount)
        }
    }
}

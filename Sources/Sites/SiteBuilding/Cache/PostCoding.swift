import BodyRendering
import DataReading
import FileAccess
import PostReading
import SiteReading
import SourceText
import TagParsing

// The cached form of a post: everything that was read, but not what the catalogue finds out from all posts together.

extension CacheOutput {
    mutating func put(_ site: PostContent) {
        put(site.title)
        put(site.hasPlaceholders)
        put(hash: site.bodyHash)
        put(site.params) { $0.put($1) }
        put(site.post)
        put(site.body)
    }

    private mutating func put(_ post: Post) {
        put(post.folders) { $0.put($1) }
        put(post.name)
        put(PostCode.kinds.firstIndex(of: post.kind) ?? 0)
        put(PostCode.roles.firstIndex(of: post.role) ?? 0)
        for flag in [post.isNamedByDate, post.isDraft, post.isHidden, post.isPageless] { put(flag) }
        for text in [
            post.title, post.titleFromName, post.slug, post.description, post.summary, post.language,
            post.template, post.languageFolder,
        ] { put(text) }
        for date in [post.date, post.published, post.updated, post.expires] {
            put(date) { output, date in
                output.put(Int(date.seconds))
                output.put(date.offsetMinutes)
            }
        }
        put(post.writtenPath) { $0.put($1) }
        put(post.permalink?.text)
        put(post.writtenAliases) { $0.put($1) }
        put(post.authors) { $0.put($1) }
        put(post.weight)
        put(post.terms) { $0.put($1) { $0.put($1) } }
        put(post.metadata.format?.rawValue)
        put(post.metadata.foreignLanguage)
        put(post.metadata.entries) { $0.put($1) }
        put(post.body)
        put(post.addressPlace) { $0.put($1) }
        put(post.templatePlace) { $0.put($1) }
    }

    private mutating func put(_ path: WrittenPath) {
        put(path.parts) { $0.put($1) }
        put(path.endsWithSlash)
    }

    private mutating func put(_ entry: MetadataEntry) {
        put(entry.key)
        put(entry.keyOffset)
        put(entry.value)
    }

    private mutating func put(_ value: MetadataValue) {
        put(value.offset)
        switch value.content {
        case .null: put(0)
        case .scalar(let text):
            put(1)
            put(text)
        case .list(let values):
            put(2)
            put(values) { $0.put($1) }
        case .table(let entries):
            put(3)
            put(entries) { $0.put($1) }
        }
    }

    private mutating func put(_ body: RenderedBody) {
        put(verbatim: body.html)
        put(body.title)
        put(body.summary)
        put(body.wordCount)
        put(body.links) { output, link in
            output.put(link.destination)
            output.put(link.place)
            output.put(link.offset)
        }
        put(body.slots) { output, slot in
            output.put(slot.kind)
            output.put(slot.place)
            output.put(slot.innerCount)
            output.put(slot.level)
            output.put(slot.isInParagraph)
            output.put(slot.offset)
        }
        put(body.leftMarks) { output, marks in
            output.put(marks.kind)
            output.put(marks.label)
            output.put(marks.first)
            output.put(marks.count)
        }
    }
}

extension CacheInput {
    /// Reads a post.
    ///
    /// - Parameters:
    ///   - file: the file from which the post was read.
    ///   - views: the digests of the part of the post that templates showed; nil if they are not known.
    mutating func post(_ file: SiteFolder.File, _ views: PostViews?) -> PostContent {
        let title = text()
        let hasPlaceholders = flag()
        let bodyHash = hash()
        let params = list { $0.entry() }
        let post = post(path: file.path)
        return PostContent(
            file, post, body(), title: title, params: params, bodyHash: bodyHash, hasPlaceholders: hasPlaceholders,
            views: views)
    }

    private mutating func post(path: String) -> Post {
        let (folders, name) = (list { $0.text() }, text())
        let (kind, role) = (integer(), integer())
        if !PostCode.kinds.indices.contains(kind) || !PostCode.roles.indices.contains(role) { isDamaged = true }
        let flags = (flag(), flag(), flag(), flag())
        let (title, titleFromName, slug) = (optionalText(), optionalText(), optionalText())
        let (description, summary, language, template, languageFolder) = (
            optionalText(), optionalText(), optionalText(), optionalText(), optionalText()
        )
        let dates = (optional { $0.date() }, optional { $0.date() }, optional { $0.date() }, optional { $0.date() })
        let writtenPath = optional { $0.writtenPath() }
        let permalink = optionalText()
        let writtenAliases = list { $0.writtenPath() }
        let (authors, weight, terms) = (list { $0.text() }, integer(), list { $0.list { $0.text() } })
        let metadata = PostMetadata(
            path: path, format: optionalText().flatMap(PostFormat.init(rawValue:)), foreignLanguage: optionalText(),
            entries: list { $0.entry() })
        var post = Post(
            SourceText(emptyAt: path), folders: folders, name: name,
            kind: isDamaged ? .other : PostCode.kinds[kind], role: isDamaged ? .post : PostCode.roles[role],
            metadata: metadata)
        (post.isNamedByDate, post.isDraft, post.isHidden, post.isPageless) = flags
        (post.title, post.titleFromName, post.slug) = (title, titleFromName, slug)
        (post.description, post.summary, post.language, post.template) = (description, summary, language, template)
        post.languageFolder = languageFolder
        (post.date, post.published, post.updated, post.expires) = dates
        (post.writtenPath, post.writtenAliases) = (writtenPath, writtenAliases)
        post.permalink = permalink.flatMap { try? Permalink($0) }
        (post.authors, post.weight, post.terms) = (authors, weight, terms)
        (post.body, post.addressPlace, post.templatePlace) = (range(), optional { $0.range() }, optional { $0.range() })
        return post
    }

    private mutating func date() -> SiteDate { SiteDate(seconds: Int64(integer()), offsetMinutes: integer()) }

    private mutating func writtenPath() -> WrittenPath {
        WrittenPath(parts: list { $0.text() }, endsWithSlash: flag())
    }

    private mutating func entry() -> MetadataEntry {
        let (key, offset) = (text(), integer())
        return MetadataEntry(key, value(levels: 0), keyAt: offset)
    }

    /// Reads a value of front matter. Deeper nesting than the reader of front matter allows counts as damage.
    ///
    /// - Parameter levels: the number of values around it.
    private mutating func value(levels: Int) -> MetadataValue {
        let offset = integer()
        guard levels <= MetadataValue.deepest else {
            isDamaged = true
            return MetadataValue(.null, at: offset)
        }
        switch integer() {
        case 0: return MetadataValue(.null, at: offset)
        case 1: return MetadataValue(.scalar(text()), at: offset)
        case 2: return MetadataValue(.list(list { $0.value(levels: levels + 1) }), at: offset)
        case 3:
            return MetadataValue(
                .table(
                    list { input in
                        let (key, offset) = (input.text(), input.integer())
                        return MetadataEntry(key, input.value(levels: levels + 1), keyAt: offset)
                    }), at: offset)
        default:
            isDamaged = true
            return MetadataValue(.null, at: offset)
        }
    }

    private mutating func body() -> RenderedBody {
        var body = RenderedBody()
        body.html = Array(slice())
        (body.title, body.summary, body.wordCount) = (optionalText(), text(), integer())
        body.links = list { BodyLink(destination: $0.text(), place: $0.range(), offset: $0.integer()) }
        body.slots = list { input in
            BodySlot(
                input.slotKind(), place: input.integer(), innerCount: input.integer(),
                level: input.integer(), isInParagraph: input.flag(), offset: input.integer())
        }
        body.leftMarks = list { input in
            LeftMarks(kind: input.text(), label: input.text(), first: input.problem(), count: input.integer())
        }
        if !body.slots.allSatisfy({ $0.place >= 0 && $0.innerCount >= 0 && $0.innerCount <= body.html.count }) {
            isDamaged = true
            return RenderedBody()
        }
        let places = body.links.map(\.place) + body.slots.map(\.range)
        if !places.allSatisfy({ $0.lowerBound >= 0 && $0.upperBound <= body.html.count }) { isDamaged = true }
        return body
    }
}

private enum PostCode {
    static let kinds: [PostKind] = [.markdown, .html, .restructuredText, .other]
    static let roles: [Post.Role] = [.post, .index, .sectionIndex]
}

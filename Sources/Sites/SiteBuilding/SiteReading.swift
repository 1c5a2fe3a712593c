import BodyRendering
import ByteWriting
import DataReading
import FileAccess
import PageEmbedding
import PostReading
import SiteReading
import SourceText
import TagParsing
import Workers

/// A file of the content or static folder that is copied unchanged.
struct SiteAsset: Sendable {
    let file: SiteFolder.File
    /// The file's path in the output folder.
    let target: String
    /// The file's path in the content folder, by which posts link to it; nil for a file of the static folder.
    let contentPath: String?
}

/// The result of reading a site's content: posts, files to copy, and problems.
struct SiteReading: Sendable {
    private(set) var posts: [SitePost] = []
    private(set) var assets: [SiteAsset] = []
    private(set) var problems = SiteProblems()
    private(set) var leftOut: [PagelessPost] = []
    /// The posts that cannot be read, or whose pages cannot be made, because of errors.
    private(set) var failed: [PagelessPost] = []
    /// The pages that are templates of another generator.
    private(set) var templates: [PagelessPost] = []
    /// The front-matter keys of all posts that templates find in `params`.
    private(set) var params: Set<String> = []

    /// The posts for the next build's cache, by the paths of their files in the content folder.
    private(set) var cached: [String: CachedPost] = [:]
    /// The range of time around now, in seconds since 1970, within which no post appears or expires.
    private(set) var moments = Int64.min..<Int64.max

    private enum Read: Sendable {
        case post(ReadPost)
        case asset(SiteAsset)
        case leftOut(Post, reason: String)
        /// A file that is not built, with the address of the page that it may be for another generator.
        case skipped(Problem, PagelessPost? = nil)
        case failed([Problem], Post?)
    }

    /// Reads all files, several at once; files that are unchanged since they were cached are not parsed again.
    init(
        _ files: [SiteFolder.File], _ folder: SiteFolder, _ settings: SiteSettings, _ addresses: SiteAddresses,
        now: Int64, cache: [String: CachedPost] = [:], settledBefore moment: Int = 0
    ) {
        let keys = settings.configuration.taxonomies.map(\.source)
        let progress = ProgressCount(.reading, total: files.count, settings.options)
        cached.reserveCapacity(files.count)
        let results = inParallel(files.count, jobs: settings.options.jobs) { number in
            defer { progress.add() }
            let file = files[number]
            return Self.known(cache[file.name], file, folder, settings, now: now)
                ?? Self.read(file, folder, keys, settings, addresses, now: now)
        }
        for (file, result) in zip(files, results) {
            switch result {
            case .post(let read):
                problems.append(read.warnings)
                narrow(read.content.post, now: now)
                if read.warnings.allSatisfy({ $0.severity != .error }) {
                    let stamp = file.stamp.flatMap { $0.isSettled(before: moment) ? $0 : nil }
                    cached[file.name] = CachedPost(file.name, stamp, read)
                }
                posts.append(SitePost(read.content))
                for entry in read.content.params { params.insert(entry.key) }
            case .asset(let asset): assets.append(asset)
            case .leftOut(let post, let reason):
                narrow(post, now: now)
                leftOut.append(
                    PagelessPost(file: file, address: addresses.page(of: post, title: post.title ?? ""), reason: reason)
                )
            case .skipped(let warning, let post):
                problems.append(warning)
                if let post { templates.append(post) }
            case .failed(let found, let post):
                problems.append(found)
                failed.append(
                    PagelessPost(
                        file: file, address: post.map { addresses.page(of: $0, title: $0.title ?? "") },
                        reason: PagelessPost.failure)
                )
            }
        }
    }

    /// Narrows ``moments`` to exclude the times at which a post appears or expires.
    private mutating func narrow(_ post: Post, now: Int64) {
        for date in [post.appears, post.expires].compactMap(\.self) {
            if date.seconds <= now {
                moments = max(moments.lowerBound, date.seconds)..<moments.upperBound
            } else {
                moments = moments.lowerBound..<min(moments.upperBound, date.seconds)
            }
        }
    }

    /// Returns a post from the cache, or nil if it is not cached or its file has changed.
    private static func known(
        _ cached: CachedPost?, _ file: SiteFolder.File, _ folder: SiteFolder, _ settings: SiteSettings, now: Int64
    ) -> Read? {
        guard let cached else { return nil }
        if cached.stamp == nil || cached.stamp != file.stamp {
            guard let bytes = try? folder.read(file), XXHash64.hash(of: bytes) == cached.hash else { return nil }
        }
        guard let read = cached.read(file) else { return nil }
        let post = read.content.post
        if let reason = reason(toLeaveOut: post, settings.configuration, now: now) {
            return .leftOut(post, reason: reason)
        }
        return .post(read)
    }

    /// Moves the posts with these paths from ``posts`` to ``failed``.
    mutating func remove(_ paths: Set<String>, _ addresses: SiteAddresses) {
        for post in posts where paths.contains(post.post.path) {
            failed.append(
                PagelessPost(
                    file: post.file, address: addresses.page(of: post.post, title: post.title),
                    reason: PagelessPost.failure))
        }
        posts.removeAll { paths.contains($0.post.path) }
    }

    /// Returns the place in a post's front matter that gives its address, or else the post's beginning; nil if there is
    /// no such post.
    func addressPlace(ofPostAt path: String) -> (source: SourceText, range: Range<Int>)? {
        guard let post = posts.first(where: { $0.post.path == path }),
            let source = try? SourceText(path: path, bytes: readInput(path))
        else { return nil }
        let range = post.post.addressPlace ?? 0..<0
        return range.upperBound <= source.bytes.count ? (source, range) : nil
    }

    private static func read(
        _ file: SiteFolder.File, _ folder: SiteFolder, _ keys: [String], _ settings: SiteSettings,
        _ addresses: SiteAddresses, now: Int64
    ) -> Read {
        var folders = file.name.split(separator: "/").map(String.init)
        let name = folders.popLast() ?? file.name
        guard let kind = PostKind(fileName: Array(name.utf8)[...]) else {
            // In a folder of folders of the site the files keep their places.
            let parts = settings.configuration.contentFolder == "." ? folders : addresses.parts(ofFolders: folders)
            let target = (parts + [name]).joined(separator: "/")
            if ForeignTemplate.mayHaveFrontMatter(fileName: name),
                let source = try? folder.opened(file), source.begins(with: "---\n")
            {
                return .skipped(
                    Problem(
                        path: file.path, severity: .warning,
                        "this is left out: it begins with front matter, and is a template of another generator",
                        hint:
                            "exclude: in stratus.yml leaves it out without a word; a file without front matter is copied"
                    ))
            }
            return .asset(SiteAsset(file: file, target: target, contentPath: file.name))
        }
        guard kind == .markdown || kind == .html else {
            return .skipped(
                Problem(
                    path: file.path, severity: .warning, "this is not built: only Markdown and HTML become pages",
                    hint: "convert it, or move it out of the content folder"))
        }
        let (source, bytes): (SourceText, [UInt8])
        do {
            bytes = try folder.read(file)
            source = try SourceText(path: file.path, bytes: bytes)
        } catch {
            return .failed(error.placed(inSite: file.path), nil)
        }
        if kind == .html, ForeignTemplate.isTemplate(html: source.bytes) {
            let post = try? readPost(source: source, folders: folders, fileName: name, kind: kind, taxonomyKeys: keys)
            return .skipped(
                Problem(
                    path: file.path, severity: .warning,
                    "this is left out: it has statements of templates, which nobody runs here",
                    hint: "exclude: in stratus.yml leaves it out without a word; text goes into a Markdown file"),
                PagelessPost(
                    file: file, address: post.map { addresses.page(of: $0, title: $0.title ?? "") },
                    reason: PagelessPost.template))
        }
        if let place = source.bytes.firstIndex(of: 0) {
            return .failed(
                [Problem(source, at: place..<place + 1, "a NUL byte, which no page can hold", hint: "remove it")],
                nil)
        }
        var own = name
        let languageFolder = settings.configuration.takeLanguage(fromFolders: &folders, name: &own)
        var post: Post
        do {
            post = try readPost(source: source, folders: folders, fileName: own, kind: kind, taxonomyKeys: keys)
            post.languageFolder = languageFolder
        } catch {
            // The errors of its text are reported too.
            var found = error.all
            if let range = textRange(of: source, kind: kind) {
                do { _ = try renderBody(of: source, in: range, kind: kind) } catch { found += error.problems }
            }
            return .failed(found, nil)
        }
        if let reason = reason(toLeaveOut: post, settings.configuration, now: now) {
            return .leftOut(post, reason: reason)
        }
        if let error = tooManyTerms(post, keys, source) { return .failed([error], post) }
        var problems = post.notes.map { warning($0, source) }
        post.notes = []
        var body = RenderedBody()
        var isRight = true
        do {
            body = try renderBody(
                of: source, in: post.body, kind: kind, title: post.title,
                style: settings.configuration.bodyStyle(of: post), values: settings.values(of: post))
        } catch {
            problems += error.problems
            guard let rest = error.body else { return .failed(problems, post) }
            body = rest
            isRight = false
        }
        problems += body.warnings
        if post.title == nil, body.title == nil, titleByName(post) == nil {
            let name = readableName(post.name.isEmpty ? folders.last ?? name : post.name)
            problems.append(
                Problem(
                    source, at: 0..<0, severity: .warning, "the post has no title, and takes the name \"\(name)\"",
                    hint: "write title: in its front matter, or begin its text with a heading: # Title"))
        }
        // If nothing will be published, the rest of the post is still checked with the pages.
        guard isRight || !settings.options.keepsGoing else { return .failed(problems, post) }
        let title =
            post.title ?? body.title ?? titleByName(post)
            ?? [post.name, folders.last ?? "", name].lazy.map(readableName).first { !$0.isEmpty } ?? name
        if post.date == nil, post.permalink?.needsDate == true {
            problems.append(
                Problem(
                    source, at: post.addressPlace ?? 0..<0, severity: .warning,
                    "the address needs the date of the post, which has none",
                    hint: "write date: in its front matter; until then the address is that of the file"))
        }
        let params = post.parameters(besides: keys)
        // Messages read the source again; most posts have nothing wrong.
        post.source = SourceText(emptyAt: source.path)
        body.warnings = []
        let content = PostContent(
            file, post, body, title: title, params: params, bodyHash: XXHash64.hash(of: body.html),
            hasPlaceholders: mayHavePlaceholders(source.bytes))
        return .post(ReadPost(content: content, warnings: problems, hash: XXHash64.hash(of: bytes)))
    }

    /// The maximum number of terms of a post in one taxonomy: terms link to each other, so the number of links grows
    /// with the square.
    private static let mostTerms = 1_000

    private static func tooManyTerms(_ post: Post, _ keys: [String], _ source: SourceText) -> Problem? {
        guard let index = post.terms.firstIndex(where: { $0.count > mostTerms }), keys.indices.contains(index) else {
            return nil
        }
        let place = post.metadata[keys[index]].map { source.range(of: $0) } ?? 0..<0
        return Problem(
            source, at: place, "the post has \(post.terms[index].count) \(keys[index]), expected at most \(mostTerms)",
            hint: "divide it, or give it those by which it is looked for")
    }

    private static func warning(_ note: InputNote, _ source: SourceText) -> Problem {
        guard let line = note.line else { return Problem(path: note.path, severity: .warning, note.text) }
        let start = source.offset(ofLine: line)
        return Problem(source, at: start..<source.lineRange(at: start).upperBound, severity: .warning, note.text)
    }

    /// Returns the title made from a file name with a date, by Jekyll's rule; empty for the text of a section, which
    /// needs no title; else nil.
    private static func titleByName(_ post: Post) -> String? {
        if post.role == .sectionIndex { return "" }
        let name = post.isNamedByDate ? readableName(post.name) : ""
        return name.isEmpty ? nil : name
    }

    private static func reason(
        toLeaveOut post: Post, _ configuration: SiteConfiguration, now: Int64
    ) -> String? {
        if post.isPageless { return PagelessPost.hidden }
        if post.isDraft, !configuration.drafts { return "a draft" }
        if !configuration.future, let date = post.appears, date.seconds > now { return "of the future: \(date.day)" }
        if !configuration.expired, let date = post.expires, date.seconds <= now { return "expired: \(date.day)" }
        return nil
    }
}

/// A responder that answers requests from the state of the preview.
struct Responder {
    let state: LiveState
    let address: OwnAddress

    /// The size in bytes above which a page is sent without the script.
    private static let largestPage = 64 << 20

    func answer(_ request: Request) throws(Refusal) -> Response {
        try address.checkHost(request)
        let target = try RequestTarget(request.target)
        if target.path.starts(with: ".stratus/".utf8) { return try answerOwn(request, target) }
        guard let files = state.files else { return state.failure.map(brokenPage) ?? waitingPage() }
        switch files.match(target.path) {
        case .file(let path):
            do {
                return answer(request, with: path, try OpenBuiltFile(path, in: files.folder))
            } catch .exhausted {
                throw Refusal(.serviceUnavailable, "Too many files are open at the moment.")
            } catch {
                return notFoundPage(request, files)
            }
        case .folder:
            let place = target.written + [UInt8(ascii: "/")] + target.query
            return Response(
                .permanentRedirect, type: ContentType.text,
                .bytes(Array("The folder's page is behind a slash.\n".utf8)), with: [("Location", place)])
        case .nothing: return notFoundPage(request, files)
        }
    }

    private func answerOwn(_ request: Request, _ target: RequestTarget) throws(Refusal) -> Response {
        if target.written.elementsEqual(PreviewPath.script.utf8) {
            return Response(.ok, type: "text/javascript; charset=utf-8", .bytes(PackageResources.live_js))
        }
        guard target.written.elementsEqual(PreviewPath.events.utf8) else {
            throw Refusal(.notFound, "The preview has nothing of this address.")
        }
        try address.checkOrigin(request)
        return Response(.ok, type: "text/event-stream", .events(build: Self.build(request, target)))
    }

    /// Returns the build that a page shows: that of the last event that the page received, or else the one of its
    /// address.
    private static func build(_ request: Request, _ target: RequestTarget) -> Int? {
        if let last = request.fields[.lastEventID].flatMap({ Int($0) }) { return last }
        let query = String(decoding: target.query, as: UTF8.self)
        return query.hasPrefix("?build=") ? Int(query.dropFirst(7)) : nil
    }

    private func answer(
        _ request: Request, with path: [UInt8], _ file: OpenBuiltFile, status: Status = .ok
    ) -> Response {
        let type = ContentType(of: path)
        if type.isPage, file.size <= Self.largestPage {
            let page = file.read(at: 0, count: file.size)
            return Response(
                status, type: type.value, .bytes(ScriptInjection.page(page, build: state.build)))
        }
        // Without an entity tag, a browser cannot know that two parts belong to the same version of a file.
        let field = request.fields[.ifRange] == nil && request.method == .get ? request.fields[.range] : nil
        switch ByteRange(field, size: file.size) {
        case .whole:
            return Response(
                status, type: type.value, .file(file, 0..<file.size), with: [("Accept-Ranges", Array("bytes".utf8))])
        case .part(let range):
            let text = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.size)"
            return Response(
                .partialContent, type: type.value, .file(file, range), with: [("Content-Range", Array(text.utf8))])
        case .beyond:
            return Response(
                .rangeNotSatisfiable, type: ContentType.text, .bytes(Array("The file ends before that.\n".utf8)),
                with: [("Content-Range", Array("bytes */\(file.size)".utf8))])
        }
    }

    private func notFoundPage(_ request: Request, _ files: BuiltFiles) -> Response {
        if let path = files.notFoundPage, let file = try? OpenBuiltFile(path, in: files.folder) {
            return answer(request, with: path, file, status: .notFound)
        }
        return page(.notFound, title: "Not found", text: "The last build made no file of this address.")
    }

    private func brokenPage(_ failure: LiveState.Failure) -> Response {
        page(.serviceUnavailable, title: "The site could not be built", text: "\(failure.error)")
    }

    private func waitingPage() -> Response {
        page(.serviceUnavailable, title: "The site is being built", text: "It is shown here as soon as it is.")
    }

    private func page(_ status: Status, title: StaticString, text: String) -> Response {
        Response(status, type: ContentType.page, .bytes(previewPage(title, text: text, build: state.build)))
    }
}

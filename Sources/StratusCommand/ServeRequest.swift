import SitePreview
import Stratus

/// A run of `stratus serve`.
struct ServeRequest {
    let options: SiteOptions
    /// The port; nil takes the usual one, or another if that is in use.
    let port: UInt16?
    let isQuiet: Bool

    private static let usualPort: UInt16 = 8080

    func run() throws {
        let interruption = try WatchInterruption()
        let folder = try PreviewFolder()
        defer { folder.remove() }
        EndSignals.interrupt(interruption) { folder.remove() }
        let server = try startedServer()
        var options = options
        options.output = folder.path
        options.state = folder.path + "/.stratus"
        options.isDurable = false
        options.mayDelete = { _ in true }
        options.baseURL = server.address
        let failure = Failure()
        let running = Task {
            do { try await server.run() } catch { failure.set(error) }
            interruption.interrupt()
        }
        defer { running.cancel() }
        let name = options.folder
        let log = BuildLog(SiteReportPrinter(form: isQuiet ? .none : .summary, isQuiet: isQuiet), name: name)
        let ownOutput = ownOutput
        // The preview's folder is removed in the end, so nothing has to be kept for a next build.
        _ = try rebuild(options, interruption, log, besides: ownOutput, isQuiet: isQuiet) { isFirst, result in
            switch result {
            case .success(let report):
                server.show(report.files, in: folder.path, changed: (report.created + report.replaced).sorted())
            case .failure(let error): server.show(SiteError(of: error, site: name))
            }
            if isFirst, !interruption.isInterrupted { printError("Serving \(name) at \(server.address) — Ctrl-C ends") }
        }
        try failure.rethrow()
    }

    private func startedServer() throws -> PreviewServer {
        if let port { return try PreviewServer(port: port == 0 ? nil : port) }
        if let server = try? PreviewServer(port: Self.usualPort) { return server }
        return try PreviewServer(port: nil)
    }

    /// The output folder of the site itself, into which another process may build it.
    private func ownOutput() -> [String] { options.outputFolder().map { [$0] } ?? [] }
}

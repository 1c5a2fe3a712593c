import CloudComposition
import CloudRendering
import FileAccess
import Glibc
import SourceText
import Workers

/// Renders the clouds of a manifest, one for each line, several at the same time.
///
/// A line that fails does not stop the others. Memory grows with the longest line and not with the manifest, except for
/// about forty bytes for each line that names a file, which are kept to find two lines that write the same file.
///
/// ```swift
/// let summary = try renderBatch(of: "clouds.jsonl") { result in
///     if let error = result.error { print(error) }
/// }
/// ```
/// - Parameters:
///   - manifest: The path of the manifest, or `-` for standard input. Paths in the manifest are relative to its folder.
///   - tell: A function that is called with the result of each line, in the order of the lines; an error that it throws
///     ends the batch.
/// - Throws: ``Problem`` for a manifest that cannot be read, a folder of outputs that cannot be made, and an override
///   that is no option.
/// - Complexity: The sum of the costs of all clouds. A manifest in a file is read twice, so that no output replaces an
///   input of a later line.
public func renderBatch(
    of manifest: String, options: BatchOptions = BatchOptions(), telling tell: (BatchResult) throws -> Void
) throws -> BatchSummary {
    try BatchRun(manifest, options).run(tell)
}

/// A manifest that is being rendered.
private struct BatchRun {
    let manifest: String
    let options: BatchOptions
    let name: String
    let renderer: BatchRenderer
    let root: String?

    /// The most lines in progress. More are no faster, and their results are kept until all of them are done.
    private static let linesAtOnce = 512

    init(_ manifest: String, _ options: BatchOptions) throws {
        (self.manifest, self.options) = (manifest, options)
        name = manifest == "-" ? "<standard input>" : manifest
        let folder = manifest == "-" ? "" : parentFolder(of: manifest)
        try Self.check(options.overrides)
        let outputFolder = options.answersAll ? nil : options.outputFolder ?? (folder.isEmpty ? "." : folder)
        if let outputFolder {
            // The folder is made now, so that it has an identity.
            _ = try OutputPlace(of: "x", in: outputFolder)
            let root = identity(of: outputFolder)
            self.root = root.hasSuffix("/") ? root : root + "/"
        } else {
            root = nil
        }
        renderer = BatchRenderer(options, name: name, folder: folder, outputFolder: outputFolder)
    }

    /// Reports overrides that are no option, or have an invalid value, before anything is made.
    private static func check(_ overrides: [OptionSetting]) throws(Problem) {
        var (input, cloud) = (InputOptions(), CloudOptions())
        for override in overrides {
            if InputOptions.names.contains(override.name) {
                try input.set(override.name, to: override.value)
            } else {
                try cloud.set(override.name, to: override.value)
            }
        }
    }

    func run(_ tell: (BatchResult) throws -> Void) throws -> BatchSummary {
        let (descriptor, _, isFile) = manifest == "-" ? (STDIN_FILENO, 0, false) : try openInput(manifest)
        defer { if manifest != "-" { close(descriptor) } }
        // A file can be read again, so all of its lines are entered into the ledger first.
        var ledger = BatchLedger(root: root, folder: renderer.folder, isWhole: isFile)
        if manifest != "-" { ledger.reserve(manifest, as: "the manifest") }
        for override in options.overrides where isPath(option: override.name, override.value) {
            ledger.reserve(override.value.text, as: "the file of --\(override.name)")
        }
        var total: Int?
        if isFile, root != nil {
            try forEachBlock(descriptor) { block in
                enter(block, into: &ledger)
                total = (total ?? 0) + block.lines.count { takes($0) }
            }
            guard lseek(descriptor, 0, SEEK_SET) == 0 else {
                throw Problem(.brokenInput, name, "cannot read the input: \(errorText())")
            }
        }
        var summary = BatchSummary()
        try forEachBlock(descriptor) { block in
            if !isFile, root != nil { enter(block, into: &ledger) }
            let lines = block.lines.filter(takes)
            for start in stride(from: 0, to: lines.count, by: Self.linesAtOnce) {
                let some = lines[start..<min(start + Self.linesAtOnce, lines.count)]
                for result in results(of: some, in: block, ledger) {
                    summary.add(result)
                    try tell(result)
                }
                if let total {
                    options.progress?(WorkProgress(stage: .making, done: summary.clouds, total: total))
                }
            }
        }
        return summary
    }

    private func takes(_ line: ManifestBlock.Line) -> Bool { options.shard?.takes(line.index) ?? true }

    private func forEachBlock(_ descriptor: Int32, _ body: (ManifestBlock) throws -> Void) throws {
        var reader = ManifestReader(
            descriptor, path: name, blockLength: options.blockLength, longestLine: options.longestLine)
        while let block = try reader.next() { try body(block) }
    }

    private func enter(_ block: ManifestBlock, into ledger: inout BatchLedger) {
        let claims = inParallel(block.lines.count, jobs: options.jobs) { ManifestClaim(block.lines[$0], of: block) }
        for (line, claim) in zip(block.lines, claims) { ledger.enter(claim, line: line.number) }
    }

    private func results(
        of lines: ArraySlice<ManifestBlock.Line>, in block: ManifestBlock, _ ledger: BatchLedger
    ) -> [BatchResult] {
        inParallel(lines.count, jobs: options.jobs) { number in
            renderer.result(of: lines[lines.startIndex + number], in: block, ledger)
        }
    }
}

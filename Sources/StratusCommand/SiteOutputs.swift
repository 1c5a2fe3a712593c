import SourceText
import Stratus
import Synchronization

/// A check that the output folders of several sites are apart from each other and from the folders that sites are read
/// from.
struct SiteOutputs {
    /// The path of a folder without links, with a slash at its end, and the index of its site.
    private typealias Place = (path: [UInt8], site: Int)

    private let sites: [SiteOptions]
    /// The output folders, sorted by the bytes of their paths, so that folders inside another come directly behind it.
    private let outputs: [Place]
    private let sources: [Place]

    /// - Parameter jobs: the number of threads.
    /// - Complexity: O(n log n) in the sites; the configuration of each is read.
    init(_ sites: [SiteOptions], jobs: Int) {
        let found = Mutex((outputs: [Place](), sources: [Place]()))
        onThreads(sites.count, threads: jobs) { number in
            let site = sites[number]
            let sources = site.sourceFolders().compactMap(Self.real)
            // Errors in a site's configuration are reported when it is built.
            let output = site.outputFolder().flatMap(Self.real)
            found.withLock { found in
                if let output { found.outputs.append((output, number)) }
                found.sources += sources.map { ($0, number) }
            }
        }
        let places = found.withLock { $0 }
        self.sites = sites
        (outputs, sources) = (Self.sorted(places.outputs), Self.sorted(places.sources))
    }

    private static func real(_ folder: String) -> [UInt8]? {
        FolderPath.realOfNew(Array(folder.utf8)).map { $0.last == FolderPath.slash ? $0 : $0 + [FolderPath.slash] }
    }

    private static func sorted(_ places: [Place]) -> [Place] {
        places.sorted { $0.path == $1.path ? $0.site < $1.site : $0.path.lexicographicallyPrecedes($1.path) }
    }

    /// Refuses sites of which one would be built into the output folder of another, or into a folder that another is
    /// read from.
    func check() throws(Problem) {
        try checkOutputs()
        try checkSources()
    }

    private func checkOutputs() throws(Problem) {
        // Each folder is compared with the last one that is inside no other.
        var last: Place?
        for output in outputs {
            guard let outer = last, output.path.starts(with: outer.path) else {
                last = output
                continue
            }
            let names = [outer, output].map { sites[$0.site].folder }
            throw refusal(
                output.path == outer.path
                    ? "the sites \(names[0]) and \(names[1]) have the same output folder, \(Self.text(output))"
                    : "the output folder of the site \(names[1]), \(Self.text(output)), is in that of \(names[0])")
        }
    }

    private func checkSources() throws(Problem) {
        for source in sources {
            // No output folder is inside another, so a source inside one directly follows it in the order.
            let next = outputs.partitionPoint { !$0.path.lexicographicallyPrecedes(source.path) }
            if next < outputs.count, outputs[next].site != source.site, outputs[next].path.starts(with: source.path) {
                throw refusal(
                    "the output folder of the site \(name(outputs[next])), \(Self.text(outputs[next])), is in "
                        + "\(Self.text(source)), which the site \(name(source)) is read from")
            }
            if next > 0, outputs[next - 1].site != source.site, source.path.starts(with: outputs[next - 1].path) {
                throw refusal(
                    "\(Self.text(source)), which the site \(name(source)) is read from, is in the output folder of the "
                        + "site \(name(outputs[next - 1])), \(Self.text(outputs[next - 1]))")
            }
        }
    }

    private func name(_ place: Place) -> String { sites[place.site].folder }

    private static func text(_ place: Place) -> String { String(decoding: place.path.dropLast(), as: UTF8.self) }

    private func refusal(_ problem: String) -> Problem {
        Problem(
            .usage, problem,
            hint: "nothing was built; give each an output of its own in its stratus.yml, or -o DIR for DIR/NAME")
    }
}

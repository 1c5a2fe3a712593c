/// What mutations begin with: files of the project, read when they are needed.
enum Seeds {
    /// The files of folders, with one of the extensions, and not too long.
    ///
    /// - Parameter deep: whether the folders in them are looked at, too.
    static func files(_ folders: [String], _ suffixes: [String], deep: Bool = false, longest: Int = 20_000) -> [[UInt8]]
    {
        var found: [[UInt8]] = []
        for folder in folders {
            let start = "\(Files.root)/\(folder)/"
            Files.walk(String(start.dropLast())) { path, isFolder in
                guard !isFolder, deep || !path.dropFirst(start.count).contains("/"),
                    suffixes.contains(where: { path.hasSuffix(".\($0)") }), let bytes = Files.read(path)
                else { return }
                found.append(Array(bytes.prefix(longest)))
            }
        }
        precondition(!found.isEmpty, "no seeds in \(folders)")
        return found
    }

    static func texts(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }
}

/// Seeds of one language, and the words that are put into them.
struct Language {
    let seeds: [[UInt8]]
    let mutation: Mutation

    init(_ seeds: [[UInt8]], words: [String] = [], dictionary: String? = nil) {
        self.seeds = seeds
        mutation = Mutation(words: words.map { Array($0.utf8) } + (dictionary.map(Tokens.dictionary) ?? []))
    }

    func input(_ random: inout Random) -> [UInt8] {
        mutation.mutate(random.pick(seeds), other: random.pick(seeds), &random)
    }
}

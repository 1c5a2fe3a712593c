import SourceText

/// A check of which template includes which, to find circles, and replaced blocks that a parent lacks.
struct TemplateInclusion {
    private enum State { case new, open, done }

    private let code: TemplateCode
    private let files: [TemplateFile]
    private var states: [State]
    /// The files that are being visited, each included by the one before it.
    private var path: [Int] = []
    /// The blocks of each file and of the files that it includes, as far as they were visited.
    private var blocks: [Set<Int>]
    /// The problems of each file, in the order of the files.
    private(set) var problems: [[Problem]]

    init(_ code: TemplateCode, _ files: [TemplateFile]) {
        (self.code, self.files) = (code, files)
        states = Array(repeating: .new, count: files.count)
        blocks = Array(repeating: [], count: files.count)
        problems = Array(repeating: [], count: files.count)
        for file in files.indices { visit(file) }
    }

    private mutating func visit(_ file: Int) {
        guard states[file] == .new else { return }
        states[file] = .open
        path.append(file)
        for index in code.files[file] {
            let step = code.steps[index]
            switch step.kind {
            case .block: blocks[file].insert(step.target)
            case .partial, .parent:
                if states[step.target] == .open {
                    reportCircle(step, in: file)
                } else if path.count >= TemplateCompiler.depthLimit {
                    problems[file].append(
                        Problem(
                            "partials include one another deeper than \(TemplateCompiler.depthLimit)",
                            hint: "put what is in the innermost ones together", at: step.place))
                } else {
                    visit(step.target)
                    blocks[file].formUnion(blocks[step.target])
                    if step.kind == .parent { checkBlocks(of: step, at: index, in: file) }
                }
            default: break
            }
        }
        path.removeLast()
        states[file] = .done
    }

    private mutating func reportCircle(_ step: TemplateStep, in file: Int) {
        guard let start = path.firstIndex(of: step.target) else { return }
        let circle = (path[start...] + [step.target]).map { files[$0].name }.joined(separator: " → ")
        problems[file].append(
            Problem(
                "\"\(files[step.target].name)\" includes itself: \(circle)",
                hint: "a page would never end; remove one of these tags", at: step.place))
    }

    private mutating func checkBlocks(of parent: TemplateStep, at index: Int, in file: Int) {
        for replacement in code.replacements(of: parent, at: index, file: file)
        where !blocks[parent.target].contains(replacement.name) {
            // A broken parent has its own problems reported, and no steps.
            guard !code.files[parent.target].isEmpty else { return }
            let name = code.blockNames[replacement.name]
            let names = blocks[parent.target].map { code.blockNames[$0] }.sorted()
            problems[file].append(
                Problem(
                    "the parent \"\(files[parent.target].name)\" has no block \"\(name)\"",
                    hint: suggestion(for: name, among: names).map { "did you mean \"\($0)\"?" }
                        ?? (names.isEmpty ? "it has no blocks" : "it has \(names.joined(separator: ", "))"),
                    at: code.steps[replacement.steps.lowerBound - 1].place))
        }
    }
}

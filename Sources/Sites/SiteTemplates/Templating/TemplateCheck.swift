import SourceText

/// A check of the names in templates, which goes through a page like the renderer, but with shapes in place of values.
///
/// A partial is checked wherever it is included, since the open sections there decide what its names mean.
struct TemplateCheck {
    struct Frame {
        var shape: TemplateShape
        /// Whether the value is an element of a list, and so has an index in the list.
        var isElement: Bool
    }

    let code: TemplateCode
    let files: [TemplateFile]
    let root: [String: TemplateShape]
    var stack: [Frame]
    /// The problems of each file, in the order of ``files``.
    private(set) var problems: [[Problem]]
    /// The names of the sections around the current step, outermost first: an open value may lack them, since the last
    /// post that had them may be gone.
    var asked: [[String]] = []
    private var blocks: TemplateBlocks?
    private var depth = 0
    private var count = 0

    /// The maximum number of steps of a page with its partials. A page has a few hundred; this many take a few
    /// milliseconds, and 20 partials that each include the next one twice would have a million.
    private static let countLimit = 250_000

    init(_ code: TemplateCode, _ files: [TemplateFile], root: [String: TemplateShape]) {
        (self.code, self.files, self.root) = (code, files, root)
        stack = [Frame(shape: .object(root), isElement: false)]
        problems = Array(repeating: [], count: files.count)
    }

    /// Adds the problems that a file has if it makes a page.
    mutating func checkPage(_ file: Int) {
        count = 0
        check(code.files[file], file: file)
        if count > Self.countLimit {
            report(
                file, 0..<0,
                Problem(
                    "with its partials the template has more than \(Self.countLimit) tags",
                    hint: "partials that include others twice and more grow fast"))
        }
    }

    private mutating func check(_ steps: Range<Int>, file: Int) {
        depth += 1
        defer { depth -= 1 }
        guard depth <= TemplateCompiler.depthLimit + 1 else {
            report(
                file, 0..<0,
                Problem(
                    "sections are nested deeper than \(TemplateCompiler.depthLimit), with those around the partial",
                    hint: "put the inner ones into fewer partials, or leave some out"))
            return
        }
        var index = steps.lowerBound
        while index < steps.upperBound, count <= Self.countLimit {
            count += 1
            let step = code.steps[index]
            switch step.kind {
            case .text: break
            case .variable, .unescaped, .script: checkVariable(step, file)
            case .section, .inverted: checkSection(step, index + 1..<step.end, file)
            case .partial: checkPartial(step, blocks)
            case .parent:
                let own = code.replacements(of: step, at: index, file: file)
                checkPartial(step, TemplateBlocks(own, outer: blocks))
            case .block: checkBlock(step, index + 1..<step.end, file)
            }
            index = step.end
        }
    }

    private mutating func checkSection(_ step: TemplateStep, _ steps: Range<Int>, _ file: Int) {
        var shape: TemplateShape
        do throws(Problem) {
            shape = try self.shape(of: step)
        } catch {
            report(file, step.place, error)
            // Names in the section would be reported as unknown only because this one is.
            shape = .any
        }
        guard step.kind == .section else { return check(steps, file: file) }
        asked.append(code.expressions[step.target].names.map { code.names[$0] })
        defer { asked.removeLast() }
        switch shape {
        case .flag: return check(steps, file: file)
        case .list(let element): stack.append(Frame(shape: element, isElement: true))
        case .any: stack.append(Frame(shape: .any, isElement: true))
        default: stack.append(Frame(shape: shape, isElement: false))
        }
        check(steps, file: file)
        stack.removeLast()
    }

    private mutating func checkPartial(_ step: TemplateStep, _ inner: TemplateBlocks?) {
        let before = (blocks, place())
        blocks = inner
        setPlace(false)
        check(code.files[step.target], file: step.target)
        blocks = before.0
        setPlace(before.1)
    }

    private mutating func checkBlock(_ step: TemplateStep, _ steps: Range<Int>, _ file: Int) {
        let before = (blocks, place())
        setPlace(false)
        if let (replacement, outer) = blocks?.replacement(for: step.target) {
            blocks = outer
            check(replacement.steps, file: replacement.file)
        } else {
            check(steps, file: file)
        }
        blocks = before.0
        setPlace(before.1)
    }

    private func place() -> Bool { stack.last?.isElement ?? false }

    private mutating func setPlace(_ isElement: Bool) { stack[stack.count - 1].isElement = isElement }

    mutating func report(_ file: Int, _ range: Range<Int>, _ error: Problem) {
        problems[file].append(error.at(range))
    }
}

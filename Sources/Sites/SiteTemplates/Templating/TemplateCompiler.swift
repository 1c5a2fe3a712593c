import SourceText

/// A compiler that turns the tags of one template into steps, and finds mistakes in their nesting.
struct TemplateCompiler {
    struct Open {
        var step: Int
        var tag: TemplateTag
        /// The margin outside of the tag: the number of blanks left out at the beginning of each line, since a block
        /// that replaces another is indented anew.
        var margin: Int
    }

    let bytes: [UInt8]
    private let fileNumbers: [String: Int]
    var open: [Open] = []
    var margin = 0
    /// The range in the template of each tag that writes a value, and the index of its step, in the order of the
    /// template.
    private var values: [(range: Range<Int>, step: Int)] = []
    /// The template with letters in place of values and blanks in place of other tags, to find the values' places in
    /// HTML.
    private var markup: [UInt8]
    /// The index of the first step to which text may be joined; steps before it are complete.
    var barrier: Int
    private(set) var problems: [Problem] = []

    static let sizeLimit = 1 << 20
    static let depthLimit = 100

    /// Adds the steps of a file to `code`; a file with problems adds none.
    ///
    /// - Returns: all problems of the file that can be found without reading the files that it includes.
    static func compile(
        _ source: SourceText, fileNumbers: [String: Int], into code: inout TemplateCode
    ) -> [Problem] {
        var compiler = TemplateCompiler(source.bytes, fileNumbers: fileNumbers, start: code.steps.count)
        let start = code.steps.count
        compiler.run(&code)
        if !compiler.problems.isEmpty { code.steps.removeSubrange(start...) }
        code.files.append(start..<code.steps.count)
        return compiler.problems
    }

    private init(_ bytes: [UInt8], fileNumbers: [String: Int], start: Int) {
        (self.bytes, self.fileNumbers, barrier) = (bytes, fileNumbers, start)
        markup = bytes
    }

    private mutating func run(_ code: inout TemplateCode) {
        guard bytes.count <= Self.sizeLimit else {
            problem(
                0..<0, "the template has \(bytes.count) bytes, and one may have \(Self.sizeLimit)",
                hint: "keep data in the data folder, and pictures and scripts in the static folder")
            return
        }
        var scanner = TemplateScanner(bytes)
        // Invariant: all before textStart is in the steps.
        var textStart = 0
        while let tag = scanner.next() {
            let isValue = tag.kind == .variable || tag.kind == .unescaped
            for index in tag.range { markup[index] = UInt8(ascii: isValue ? "x" : " ") }
            let line = tag.canStandAlone ? loneLine(of: tag.range) : nil
            addText(textStart..<(line?.lowerBound ?? tag.range.lowerBound), &code)
            textStart = line?.upperBound ?? tag.range.upperBound
            guard open.count < Self.depthLimit || tag.kind == .end else {
                problem(
                    tag.range, "sections are nested deeper than \(Self.depthLimit)",
                    hint: "put the inner ones into a partial, or leave some out")
                return
            }
            let indentation = line.map { min($0.lowerBound + margin, tag.range.lowerBound)..<tag.range.lowerBound }
            add(tag, indentation: indentation ?? 0..<0, standsAlone: line != nil, &code)
            if isValue { values.append((tag.range, code.steps.count - 1)) }
            scanner.isNested = !open.isEmpty
        }
        addText(textStart..<bytes.count, &code)
        problems += scanner.problems
        // A tag without an end has swallowed others, perhaps the ends of open sections.
        guard scanner.problems.isEmpty else { return }
        for unclosed in open { reportUnclosed(unclosed) }
        placeValues(&code)
    }

    /// Marks values in scripts, which are escaped in another way, and reports values in places where no escaping makes
    /// them safe.
    private mutating func placeValues(_ code: inout TemplateCode) {
        guard !values.isEmpty else { return }
        for (value, place) in zip(values, MarkupPlace.places(of: values.map(\.range), in: markup)) {
            let written = text(value.range)
            switch place {
            case .text, .quoted: break
            case .script:
                if code.steps[value.step].kind == .variable { code.steps[value.step].kind = .script }
            case .tag:
                problem(
                    value.range,
                    "\"\(written)\" stands in a tag without quotes: a blank in its value would begin an attribute",
                    hint: "write title=\"\(written)\"")
            case .handler:
                problem(
                    value.range, "\"\(written)\" stands in an attribute that is a script: its value could be code",
                    hint: "write it into an attribute such as data-title=\"\(written)\", and read that in the script")
            }
        }
        problems.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    // MARK: - Tags

    private mutating func add(
        _ tag: TemplateTag, indentation: Range<Int>, standsAlone: Bool, _ code: inout TemplateCode
    ) {
        if let parent = open.last, parent.tag.kind == .parent, ![.block, .end, .silent].contains(tag.kind) {
            problem(
                tag.range,
                "\"\(text(tag.range))\" stands in the parent \"\(text(parent.tag.name))\", outside of its blocks",
                hint: "only blocks stand there: {{$main}}…{{/main}}")
        }
        var step = TemplateStep(kind: .variable, end: code.steps.count + 1, place: tag.name)
        switch tag.kind {
        case .silent: return
        case .end: return close(tag, &code)
        case .variable: step.kind = .variable
        case .unescaped: step.kind = .unescaped
        case .section: step.kind = .section
        case .inverted: step.kind = .inverted
        case .partial: step.kind = .partial
        case .parent: step.kind = .parent
        case .block: step.kind = .block
        }
        switch tag.kind {
        case .partial, .parent:
            step.target = fileNumber(tag) ?? 0
            step.text = kept(indentation, &code)
        case .block:
            step.target = blockNumber(tag, &code)
            step.text = kept(indentation, &code)
        default:
            do throws(Problem) {
                step.target = code.expressions.count
                code.expressions.append(try code.addExpression(bytes[tag.name]))
            } catch {
                problems.append(error.at(tag.name))
            }
        }
        guard [.section, .inverted, .parent, .block].contains(tag.kind) else { return code.steps.append(step) }
        let isReplacement = tag.kind == .block && open.last?.tag.kind == .parent
        open.append(Open(step: code.steps.count, tag: tag, margin: margin))
        if isReplacement { margin = standsAlone ? marginOfLine(behind: tag.range.upperBound) : 0 }
        code.steps.append(step)
        barrier = code.steps.count
    }

    private mutating func close(_ tag: TemplateTag, _ code: inout TemplateCode) {
        let name = bytes[tag.name]
        guard let innermost = open.last else {
            problem(
                tag.range, "\"\(text(tag.range))\" closes a section that was not opened",
                hint: "remove it, or open the section: {{#\(text(tag.name))}}")
            return
        }
        if bytes[innermost.tag.name] != name {
            // If an outer section has this name, the ends of the inner ones are missing; else the name is wrong.
            let outer = open.lastIndex { bytes[$0.tag.name] == name }
            guard let outer else {
                problem(
                    tag.range,
                    "\"\(text(tag.range))\" closes no section: \"\(text(innermost.tag.range))\" of line \(line(innermost)) is open",
                    hint: "write {{/\(text(innermost.tag.name))}}")
                pop(&code)
                return
            }
            while open.count > outer + 1 {
                if let unclosed = open.last { reportUnclosed(unclosed) }
                pop(&code)
            }
        }
        pop(&code)
    }

    private mutating func pop(_ code: inout TemplateCode) {
        guard let closed = open.popLast() else { return }
        code.steps[closed.step].end = code.steps.count
        margin = closed.margin
        barrier = code.steps.count
    }

    private mutating func fileNumber(_ tag: TemplateTag) -> Int? {
        let name = text(tag.name)
        let isPartial = tag.kind == .partial
        if bytes[tag.name.lowerBound] == UInt8(ascii: "*") {
            problem(
                tag.name, "the name of a partial cannot come from a value: no check could tell whether there is one",
                hint: "write one section for each partial: {{#page.isTag}}{{> tag-header}}{{/page.isTag}}")
            return nil
        }
        if let number = fileNumbers[String(decoding: bytes[tag.name], as: UTF8.self)] { return number }
        let names = fileNumbers.keys.sorted()
        problem(
            tag.name, "there is no \(isPartial ? "partial" : "parent") \"\(name)\"",
            hint: suggestion(for: name, among: names).map { "did you mean \"\($0)\"?" }
                ?? "there are \(names.joined(separator: ", "))")
        return nil
    }

    private mutating func blockNumber(_ tag: TemplateTag, _ code: inout TemplateCode) -> Int {
        let name = String(decoding: bytes[tag.name], as: UTF8.self)
        if !bytes[tag.name].allSatisfy(\.isNameByte) {
            problem(
                tag.name, "\"\(readable(name, atMost: 60))\" is not the name of a block",
                hint: "names of blocks have letters, digits, \"_\" and \"-\"")
        }
        if let number = code.blockNumbers[name] { return number }
        code.blockNumbers[name] = code.blockNames.count
        code.blockNames.append(name)
        return code.blockNames.count - 1
    }

    private mutating func reportUnclosed(_ unclosed: Open) {
        let kind =
            switch unclosed.tag.kind {
            case .parent: "parent"
            case .block: "block"
            default: "section"
            }
        problem(
            unclosed.tag.range, "the \(kind) \"\(text(unclosed.tag.name))\" is not closed",
            hint: "write {{/\(text(unclosed.tag.name))}} where it ends")
    }

    mutating func problem(_ range: Range<Int>, _ message: String, hint: String? = nil) {
        problems.append(Problem(message, hint: hint, at: range))
    }

    func text(_ range: Range<Int>) -> String {
        readable(String(decoding: bytes[range], as: UTF8.self), atMost: 60)
    }

    private func line(_ section: Open) -> Int {
        bytes[..<section.tag.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    }
}

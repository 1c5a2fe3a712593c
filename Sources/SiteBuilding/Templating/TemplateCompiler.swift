import SourceText

/// Turns the tags of one template into steps, and finds what is wrong with their nesting.
struct TemplateCompiler {
    private struct Open {
        var step: Int
        var tag: TemplateTag
        /// Of the lines of a block that replaces another: so much is left out before it is indented anew.
        var margin: Int
    }

    private let file: Int
    private let bytes: [UInt8]
    private let fileNumbers: [String: Int]
    private var open: [Open] = []
    private var margin = 0
    private var context = MarkupContext()
    /// Steps before it are complete, and no text joins them.
    private var barrier: Int
    private(set) var problems: [TemplateProblem] = []

    static let sizeLimit = 1 << 20
    static let depthLimit = 100

    /// Adds the steps of a file to `code`; a file with problems adds none.
    ///
    /// - Returns: all problems of the file that can be seen without what it includes.
    static func compile(
        _ source: SourceText, file: Int, fileNumbers: [String: Int], into code: inout TemplateCode
    ) -> [TemplateProblem] {
        var compiler = TemplateCompiler(source.bytes, file: file, fileNumbers: fileNumbers, start: code.steps.count)
        let start = code.steps.count
        compiler.run(&code)
        if !compiler.problems.isEmpty { code.steps.removeSubrange(start...) }
        code.files.append(start..<code.steps.count)
        return compiler.problems
    }

    private init(_ bytes: [UInt8], file: Int, fileNumbers: [String: Int], start: Int) {
        (self.bytes, self.file, self.fileNumbers, barrier) = (bytes, file, fileNumbers, start)
    }

    private mutating func run(_ code: inout TemplateCode) {
        guard bytes.count <= Self.sizeLimit else {
            problem(
                0..<0, "the template has \(bytes.count) bytes, and one may have \(Self.sizeLimit)",
                hint: "keep data in the data folder, and pictures and scripts in the static folder")
            return
        }
        var scanner = TemplateScanner(bytes, file: file)
        // Invariant: all before textStart is in the steps.
        var textStart = 0
        // Between it and the next tag stands text, lone lines included.
        var textEnd = 0
        while let tag = scanner.next() {
            context.take(bytes[textEnd..<tag.range.lowerBound])
            textEnd = tag.range.upperBound
            let place = context.place
            checkContext(of: tag)
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
            add(tag, in: place, indentation: indentation ?? 0..<0, standsAlone: line != nil, &code)
            scanner.isNested = !open.isEmpty
        }
        addText(textStart..<bytes.count, &code)
        problems += scanner.problems
        // A tag without an end has taken others with it: what was not closed may have been.
        guard scanner.problems.isEmpty else { return }
        for unclosed in open { tellUnclosed(unclosed) }
    }

    // MARK: - Tags

    /// Refuses a value where escaping does not keep it in its place.
    private mutating func checkContext(of tag: TemplateTag) {
        guard tag.kind == .variable || tag.kind == .unescaped else { return }
        defer { context.takeValue() }
        let written = text(tag.range)
        switch context.place {
        case .text, .quoted, .script: break
        case .tag:
            problem(
                tag.range,
                "\"\(written)\" stands in a tag without quotes: a blank in its value would begin an attribute",
                hint: "write title=\"\(written)\"")
        case .handler:
            problem(
                tag.range, "\"\(written)\" stands in an attribute that is a script: its value could be code",
                hint: "write it into an attribute such as data-title=\"\(written)\", and read that in the script")
        }
    }

    private mutating func add(
        _ tag: TemplateTag, in place: MarkupContext.Place, indentation: Range<Int>, standsAlone: Bool,
        _ code: inout TemplateCode
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
        case .variable: step.kind = place == .script ? .script : .variable
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
            do throws(TemplateNameError) {
                step.target = code.expressions.count
                code.expressions.append(try code.addExpression(bytes[tag.name]))
            } catch {
                problem(tag.name, error.message, hint: error.hint)
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
            // Where an outer section has this name the inner ones were forgotten, else the name is wrong.
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
                if let unclosed = open.last { tellUnclosed(unclosed) }
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

    private mutating func tellUnclosed(_ unclosed: Open) {
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

    private mutating func problem(_ range: Range<Int>, _ message: String, hint: String? = nil) {
        problems.append(TemplateProblem(file: file, range: range, message: message, hint: hint))
    }

    private func text(_ range: Range<Int>) -> String {
        readable(String(decoding: bytes[range], as: UTF8.self), atMost: 60)
    }

    private func line(_ section: Open) -> Int {
        bytes[..<section.tag.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    }

    // MARK: - Text

    private mutating func addText(_ range: Range<Int>, _ code: inout TemplateCode) {
        guard !range.isEmpty else { return }
        if let parent = open.last, parent.tag.kind == .parent {
            // What stands between the blocks of a parent has no place in it; white space is how they are laid out.
            guard let first = range.first(where: { !bytes[$0].isBlank && !bytes[$0].isLineEnd }) else { return }
            let last = range.last { !bytes[$0].isBlank && !bytes[$0].isLineEnd } ?? first
            problem(
                first..<last + 1, "the text stands in the parent \"\(text(parent.tag.name))\", outside of its blocks",
                hint: "put it into a block: {{$main}}…{{/main}}")
            return
        }
        let start = code.text.count
        if margin == 0 {
            code.textPlaces.append(SourcePlace(offset: start, source: range.lowerBound))
            code.text += bytes[range]
        } else {
            addDedented(range, &code)
        }
        if let last = code.steps.indices.last, last >= barrier, code.steps[last].kind == .text {
            code.steps[last].text = code.steps[last].text.lowerBound..<code.text.count
        } else if code.text.count > start {
            code.steps.append(
                TemplateStep(kind: .text, end: code.steps.count + 1, text: start..<code.text.count, place: range))
        }
    }

    private func addDedented(_ range: Range<Int>, _ code: inout TemplateCode) {
        var index = range.lowerBound
        while index < range.upperBound {
            if index == 0 || bytes[index - 1] == UInt8(ascii: "\n") {
                let limit = min(index + margin, range.upperBound)
                while index < limit, bytes[index].isBlank { index += 1 }
            }
            let end = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
            code.textPlaces.append(SourcePlace(offset: code.text.count, source: index))
            code.text += bytes[index..<(end ?? range.upperBound)]
            index = end ?? range.upperBound
        }
    }

    /// Keeps the blanks before a tag that has a line for itself.
    private func kept(_ indentation: Range<Int>, _ code: inout TemplateCode) -> Range<Int> {
        let start = code.text.count
        code.text += bytes[indentation]
        return start..<code.text.count
    }

    /// The whole line of a tag, or the lines, where nothing else stands in them.
    private func loneLine(of tag: Range<Int>) -> Range<Int>? {
        var (start, end) = (tag.lowerBound, tag.upperBound)
        while start > 0, bytes[start - 1].isBlank { start -= 1 }
        guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
        if end == bytes.count { return start..<end }
        return bytes[end] == UInt8(ascii: "\n") ? start..<end + 1 : nil
    }

    /// How many blanks the first line has that is not empty.
    private func marginOfLine(behind offset: Int) -> Int {
        var count = 0
        for byte in bytes[offset...] {
            if byte.isLineEnd { count = 0 } else if byte.isBlank { count += 1 } else { return count }
        }
        return 0
    }
}

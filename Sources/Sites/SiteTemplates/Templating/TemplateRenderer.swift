import ByteWriting
import SourceText

/// A renderer that writes a page in one pass over the steps, with the values of the open sections as a stack.
///
/// It runs only steps that ``TemplateCheck`` has passed, so it ends, and nests no deeper than the check allows.
///
/// It is not Mustache for Swift, which was tried after the same check: that took 150 microseconds for a page where this
/// takes 10, since it looks up each name by casts at run time; it escapes by characters, so that a quote followed by a
/// combining mark stays unescaped; and it traps on an empty section between delimiters of one character. Tests compare
/// the two.
struct TemplateRenderer {
    private let code: TemplateCode
    private var output: ByteBuffer
    /// The values of the open sections, outermost first; the first is the root.
    private var stack: [TemplateValue]
    /// The index of the current element in the list of the innermost section, and the length of the list; nil if that
    /// section has no list.
    private var place: (index: Int, count: Int)?
    private var blocks: TemplateBlocks?
    /// The blanks before each line of the partial that is being written.
    private var indentation: [UInt8] = []
    private var isAtLineStart = false
    /// The number of steps that may still be taken; a list of 100,000 posts takes some three million.
    private var rest = 30_000_000
    private static let mostBytes = 1 << 28
    private(set) var isTooLarge = false
    /// The trace; nil if none was requested.
    var trace: TemplateTrace?
    /// The object and the name of the value of each open section, by its depth; only for the trace.
    private var owners: [Int: (object: TemplateObject?, name: String)] = [:]

    init(_ code: TemplateCode, _ root: TemplateObject, reservingCapacity capacity: Int) {
        self.code = code
        output = ByteBuffer(reservingCapacity: capacity)
        stack = [.object(root)]
    }

    mutating func render(file: Int) { run(code.files[file], file: file) }

    consuming func finished() -> [UInt8] { output.finished() }

    private mutating func run(_ steps: Range<Int>, file: Int) {
        var index = steps.lowerBound
        while index < steps.upperBound {
            guard spend() else { return }
            let step = code.steps[index]
            switch step.kind {
            case .text: writeText(step.text)
            case .variable, .unescaped, .script: if let value = value(of: step) { write(value, step) }
            case .section:
                if trace != nil { owners[stack.count] = owner(code.expressions[step.target]) }
                runSection(value(of: step), index + 1..<step.end, file: file)
            case .inverted: if !isTrue(value(of: step)) { run(index + 1..<step.end, file: file) }
            case .partial: runPartial(step, blocks)
            case .parent:
                let own = code.replacements(of: step, at: index, file: file)
                runPartial(step, TemplateBlocks(own, outer: blocks))
            case .block: runBlock(step, index + 1..<step.end, file: file)
            }
            index = step.end
        }
    }

    /// Counts a step, and returns whether there is room for it: lists in lists multiply.
    @inline(__always)
    private mutating func spend() -> Bool {
        rest -= 1
        if rest < 0 || output.count > Self.mostBytes { isTooLarge = true }
        return !isTooLarge
    }

    private mutating func runSection(_ value: TemplateValue?, _ steps: Range<Int>, file: Int) {
        guard let value else { return }
        let before = place
        switch value {
        case .flag(let flag):
            if flag { run(steps, file: file) }
        case .list(let list):
            if trace != nil { owners[stack.count] = nil }
            for (index, element) in list.enumerated() {
                place = (index, list.count)
                stack.append(made(element))
                run(steps, file: file)
                stack.removeLast()
                if isTooLarge { break }
            }
        default:
            place = nil
            stack.append(value)
            run(steps, file: file)
            stack.removeLast()
        }
        place = before
    }

    private mutating func runPartial(_ step: TemplateStep, _ inner: TemplateBlocks?) {
        let before = (blocks, indentation.count, place)
        blocks = inner
        place = nil
        if !step.text.isEmpty {
            indentation += code.text[step.text]
            isAtLineStart = true
        }
        let outer = trace?.begin(step.target, tag: step.place, at: output.count)
        run(code.files[step.target], file: step.target)
        if let outer { trace?.end(outer, at: output.count) }
        (blocks, place) = (before.0, before.2)
        indentation.removeLast(indentation.count - before.1)
    }

    private mutating func runBlock(_ step: TemplateStep, _ steps: Range<Int>, file: Int) {
        let before = (blocks, indentation.count, place)
        place = nil
        if let (replacement, outer) = blocks?.replacement(for: step.target) {
            blocks = outer
            if !step.text.isEmpty {
                indentation += code.text[step.text]
                isAtLineStart = true
            }
            let outer = trace?.begin(replacement.file, tag: step.place, at: output.count)
            run(replacement.steps, file: replacement.file)
            if let outer { trace?.end(outer, at: output.count) }
        } else {
            run(steps, file: file)
        }
        (blocks, place) = (before.0, before.2)
        indentation.removeLast(indentation.count - before.1)
    }

    // MARK: - Values

    private func value(of step: TemplateStep) -> TemplateValue? {
        let expression = code.expressions[step.target]
        if expression.scope == .place {
            guard let place else { return nil }
            return code.transforms[expression.transforms.lowerBound].result(ofPlace: place.index, in: place.count)
        }
        guard var value = found(expression) else { return nil }
        for transform in expression.transforms {
            guard let result = code.transforms[transform].result(of: value) else { return nil }
            value = result
        }
        return value
    }

    private func found(_ expression: TemplateExpression) -> TemplateValue? {
        var names = expression.names
        guard let first = names.popFirst() else { return stack.last }
        var value: TemplateValue?
        var depth = stack.count - 1
        repeat {
            value = field(first, of: stack[depth])
            depth -= 1
        } while value == nil && depth >= 0 && expression.scope == .stack
        while let name = names.popFirst(), let object = value { value = field(name, of: object) }
        return value
    }

    private func field(_ name: Int, of value: TemplateValue) -> TemplateValue? {
        guard case .object(let object) = value, let field = object.fields[code.names[name]] else { return nil }
        if case .lazy(let make, _) = field { return make().map(made) }
        return field
    }

    /// Returns the value itself, or for a lazy value the one that it makes.
    private func made(_ value: TemplateValue) -> TemplateValue {
        var value = value
        while case .lazy(let make, _) = value { value = make() ?? .flag(false) }
        return value
    }

    private func isTrue(_ value: TemplateValue?) -> Bool {
        switch value {
        case nil: false
        case .flag(let flag): flag
        case .list(let list): !list.isEmpty
        default: true
        }
    }

    // MARK: - Output

    private mutating func write(_ value: TemplateValue, _ step: TemplateStep) {
        switch value {
        case .text(let text), .html(let text):
            guard !text.isEmpty else { return }
            indent()
            if trace != nil { note(step, escaped: step.kind != .unescaped) }
            switch step.kind {
            case .unescaped: output.appendVerbatim(text)
            case .script: output.appendScriptText(text)
            default: output.appendMarkupText(text)
            }
        case .number(let number):
            indent()
            if trace != nil { note(step, escaped: true) }
            output.appendInteger(number)
        case .flag(let flag):
            indent()
            if trace != nil { note(step, escaped: true) }
            output.append(flag ? "true" : "false")
        case .list, .object, .lazy: break
        }
    }

    private mutating func writeText(_ range: Range<Int>) {
        guard !indentation.isEmpty else {
            if trace != nil { note(range) }
            return output.append(contentsOf: code.text[range])
        }
        var rest = range
        while let first = rest.first {
            let end = code.text[rest].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.upperBound
            // An empty line stays empty.
            if !code.text[first].isLineEnd { indent() }
            if trace != nil { note(first..<end) }
            output.append(contentsOf: code.text[first..<end])
            isAtLineStart = code.text[end - 1] == UInt8(ascii: "\n")
            rest = end..<rest.upperBound
        }
    }

    private mutating func indent() {
        if isAtLineStart, !indentation.isEmpty { output.append(contentsOf: indentation) }
        isAtLineStart = false
    }

    // MARK: - Trace

    /// Records the place of literal text in its template.
    private mutating func note(_ range: Range<Int>) {
        var index = max(0, code.textPlaces.partitionPoint { $0.offset > range.lowerBound } - 1)
        while index < code.textPlaces.count, code.textPlaces[index].offset < range.upperBound {
            let place = code.textPlaces[index]
            let start = max(place.offset, range.lowerBound)
            trace?.add(.literal(at: place.source + start - place.offset), at: output.count + start - range.lowerBound)
            index += 1
        }
    }

    private mutating func note(_ step: TemplateStep, escaped: Bool) {
        let (owner, name) = owner(code.expressions[step.target])
        trace?.add(
            .value(TemplateTrace.Value(tag: step.place, owner: owner, name: name, isEscaped: escaped)),
            at: output.count)
    }

    /// Returns the object that has the value of an expression, and its name there, by the rules of ``found(_:)``.
    private func owner(_ expression: TemplateExpression) -> (object: TemplateObject?, name: String) {
        guard expression.scope != .place, expression.transforms.isEmpty else { return (nil, "") }
        guard let first = expression.names.first, let last = expression.names.last else {
            return owners[stack.count - 1] ?? (nil, "")
        }
        var depth = stack.count - 1
        while depth > 0, expression.scope == .stack, field(first, of: stack[depth]) == nil { depth -= 1 }
        var value: TemplateValue? = stack[depth]
        for name in expression.names.dropLast() { value = value.flatMap { field(name, of: $0) } }
        guard case .object(let object) = value else { return (nil, "") }
        return (object, code.names[last])
    }
}

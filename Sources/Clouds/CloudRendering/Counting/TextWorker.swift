import FileAccess
import Languages
import MarkdownReading
import MarkupReading
import SourceText
import Synchronization
import TagParsing
import TextReading
import WordCounting

/// A text, or a part of one that is read on its own.
struct TextPart: Sendable {
    let path: String
    /// The open text, if there is one. Other files are opened when their turn comes, so that there may be any number of
    /// them.
    let text: TextInput?
    /// The place of the text among all texts.
    let number: Int
    let markup: TextMarkup
    /// The bytes of the file to read; nil for the whole text.
    var range: Range<Int>?
    /// The languages of the text; nil if they have to be detected.
    var languages: [Language]?
    /// What a plain text is made of besides prose; nil if its beginning has to tell.
    var form: ProseForm?
    /// Whether the languages are an assumption, since nothing in the text showed them.
    var isAssumed = false

    var isFirst: Bool { range.map { $0.lowerBound == 0 } ?? true }
}

/// The parts that no worker has taken yet.
final class PartQueue: Sendable {
    private let rest: Mutex<ArraySlice<TextPart>>

    init(_ parts: [TextPart]) { rest = Mutex(parts[...]) }

    func next() -> TextPart? { rest.withLock { $0.popFirst() } }
}

/// A worker that counts the words of one part after the other into tallies of its own.
final class TextWorker: @unchecked Sendable {
    // It is Sendable since only one thread at a time uses it.
    let set: TallySet
    private(set) var failures = Failures()
    private let counting: TextCounting
    private let store: CountStore
    private let workers: Int

    init(_ counting: TextCounting, _ set: TallySet, _ store: CountStore, workers: Int) {
        (self.counting, self.set, self.store, self.workers) = (counting, set, store, workers)
    }

    func run(_ queue: PartQueue) {
        while let part = queue.next() {
            do { try read(part) } catch {
                let problem = Problem(any: error)
                failures.add(
                    problem, part.number, offset: problem.kind == .storage ? 0 : part.range?.lowerBound ?? 0)
            }
        }
    }

    private func read(_ part: TextPart) throws {
        let text = try part.text ?? TextInput(part.path)
        var form = part.form
        var reader = TextReader(part.markup, form: form ?? ProseForm(), counting.options)
        var box = part.languages.map { set.tally($0) }
        var languages = part.languages
        var isAssumed = part.isAssumed
        var isBegun = false
        var size = 0
        // A text in another encoding, or one that has to be repaired, is decoded as a whole: such texts are rare and
        // short.
        var whole: [UInt8]?
        let checks = { [counting] in counting.isCheckedUTF8($0, part) }
        try text.forEachBlock(of: part.range, checks: checks) { block, isLast in
            if !isBegun {
                isBegun = true
                if part.isFirst, !counting.isUTF8(Array(block.prefix(EncodingDeclaration.length)), part.markup) {
                    whole = []
                }
            }
            if whole != nil {
                guard whole?.take(Array(block)) ?? true else { throw tooLarge(text.name) }
                return block.count
            }
            size += block.count
            if part.markup == .markdown, !counting.options.isPlain,
                size > min(InputLimit.bytes, MarkdownParser.longest)
            {
                throw InputLimit.problem(
                    text.name, "Markdown is read whole, and this", hint: "split it, and name the parts")
            }
            if form == nil {
                let found = counting.form(of: UnsafeRawBufferPointer(block))
                form = found
                reader = TextReader(part.markup, form: found, counting.options)
            }
            if languages == nil {
                let sample = LanguageSample(
                    of: UnsafeRawBufferPointer(block), part.markup, form ?? ProseForm())
                (languages, isAssumed) = (sample.languages, sample.isAssumed)
            }
            let tally = box ?? set.tally(languages ?? [])
            box = tally
            let done = reader.read(block, isLast: isLast, into: tally)
            try store.spillIfLarge(set, workers: workers)
            return done
        }
        if let whole {
            let source = try TagList.decoded(
                part.path, whole, counting.input, mayDeclare: part.markup == .html || part.markup == .xml)
            if form == nil {
                let found = counting.form(of: source.bytes)
                form = found
                reader = TextReader(part.markup, form: found, counting.options)
            }
            if languages == nil {
                let sample = LanguageSample(of: source.bytes, part.markup, form ?? ProseForm())
                (languages, isAssumed) = (sample.languages, sample.isAssumed)
            }
            let tally = set.tally(languages ?? [])
            var padded = source.bytes + [UInt8](repeating: 0, count: BlockBuffer.padding)
            _ = padded.withUnsafeMutableBytes {
                let text = UnsafeMutableRawBufferPointer(rebasing: $0.dropLast(BlockBuffer.padding))
                return reader.read(text, isLast: true, into: tally)
            }
        }
        let tally = set.tally(languages ?? [])
        if part.isFirst { tally.tally.countText(isAssumed: isAssumed, seeming: form?.seeming) }
        tally.tally.endPart()
    }
}

/// The errors of several inputs.
struct Failures {
    private var errors: [(error: Problem, number: Int, offset: Int)] = []

    var isEmpty: Bool { errors.isEmpty }

    /// - Parameters:
    ///   - number: the place of the input among all inputs.
    ///   - offset: the offset in the input at which the part with the error begins.
    mutating func add(_ error: Problem, _ number: Int, offset: Int = 0) { errors.append((error, number, offset)) }

    mutating func add(_ others: Failures) { errors += others.errors }

    /// The first error that is the fault of the temporary storage and of no input.
    var storage: Problem? { errors.lazy.map(\.error).first { $0.kind == .storage } }

    /// The first error of each input, in the order of the inputs, as one; nil if there is none.
    var error: Problem? {
        let ordered = errors.sorted { ($0.number, $0.offset) < ($1.number, $1.offset) }
        var seen: Set<Int> = []
        return Problem(ordered.filter { seen.insert($0.number).inserted }.map(\.error))
    }
}

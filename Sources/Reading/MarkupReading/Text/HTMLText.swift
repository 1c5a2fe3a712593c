/// Reads the text of HTML as it comes, tag soup included: a state machine after the tokenizer of the HTML standard.
///
/// Of the tree that a browser builds, only this much is known: which element is being left out, and how often an element
/// of that name is open.
package struct HTMLText {
    enum State: UInt8 {
        case text, reference, characterData
        case tagOpen, endTagOpen, tagName
        case beforeAttribute, attributeName, afterAttributeName
        case beforeValue, doubleQuoted, singleQuoted, unquoted
        case declaration, comment, bogusComment, instruction
        case rawText, rawTextOpen, rawTextEnd
    }

    package let keepsCode: Bool
    var state = State.text
    /// What a reference was met in.
    var stateAroundReference = State.text

    // The tag that is being read.
    var isEndTag = false
    var isSelfClosing = false
    var name = PackedElementName()
    var kind = ElementKind.inline
    /// The name of the attribute, of which only that of alternative text matters.
    var attribute = PackedElementName()
    /// The bytes of an unfinished tag, or of what may turn out to be the end of something.
    var pending: [UInt8] = []
    /// Whether `pending` is the tag from its beginning.
    var holdsTag = false
    /// What stands after the ampersand of an unfinished reference.
    var reference: [UInt8] = []

    /// The element that is left out, or that is code, and how often it is open.
    var outer = PackedElementName()
    var outerKind = ElementKind.inline
    var outerDepth = 0
    /// The element in which tags mean nothing.
    var raw = PackedElementName()
    var rawKind = ElementKind.inline

    /// The last bytes of a comment, and how many it has, counted to 3.
    var commentEnd: UInt32 = 0
    var commentCount = 0
    /// In XML, `<script/>` is closed.
    var isXML = false

    static let alternative = PackedElementName("alt")

    package init(keepsCode: Bool) { self.keepsCode = keepsCode }

    /// Whether what stands here is left out.
    var isSilent: Bool {
        outerDepth > 0 && !(keepsCode && outerKind == .code)
    }

    /// Whether nothing is open that could swallow what follows.
    package var isSettled: Bool { state == .text && outerDepth == 0 }

    /// Whether an element is open in which tags mean nothing, or whose content is left out.
    package var isInElement: Bool {
        switch state {
        case .rawText, .rawTextOpen, .rawTextEnd: true
        default: outerDepth > 0
        }
    }

    // MARK: - Reading

    package mutating func read(_ bytes: Span<UInt8>, _ range: Range<Int>, into text: inout ReadableText) {
        var index = range.lowerBound
        // Where the tag begins that is being read, as far as it stands in these bytes.
        var tag = index
        while index < range.upperBound {
            let rest = index..<range.upperBound
            switch state {
            case .text: readText(bytes, rest, &index, &tag, into: &text)
            case .reference: readReference(bytes, rest, &index, into: &text)
            case .characterData: readCharacterData(bytes, rest, &index, into: &text)
            case .tagOpen, .endTagOpen: openTag(bytes[index], &index, into: &text)
            case .tagName, .beforeAttribute, .attributeName, .afterAttributeName, .beforeValue:
                readTag(bytes, rest, &index, into: &text)
            case .doubleQuoted: readValue(bytes, rest, &index, upTo: UInt8(ascii: "\""), into: &text)
            case .singleQuoted: readValue(bytes, rest, &index, upTo: UInt8(ascii: "'"), into: &text)
            case .unquoted: readUnquotedValue(bytes, rest, &index, into: &text)
            case .declaration: readDeclaration(bytes[index], &index)
            case .comment: readComment(bytes, rest, &index, into: &text)
            case .bogusComment: skipBogusComment(bytes, rest, &index)
            case .instruction: readInstruction(bytes, rest, &index)
            case .rawText: readRawText(bytes, rest, &index, into: &text)
            case .rawTextOpen, .rawTextEnd: readRawTextEnd(bytes[index], &index, into: &text)
            }
        }
        if isInTag { keepTag(bytes, min(tag, range.upperBound)..<range.upperBound) }
    }

    private mutating func readText(
        _ bytes: Span<UInt8>, _ range: Range<Int>, _ index: inout Int, _ tag: inout Int, into text: inout ReadableText
    ) {
        let sign = bytes.offset(of: UInt8(ascii: "<"), in: range)
        let reference = bytes.offset(of: UInt8(ascii: "&"), in: range.lowerBound..<sign)
        if !isSilent { text.append(bytes, range.lowerBound..<reference) }
        if reference < sign {
            beginReference(in: .text)
            index = reference + 1
        } else if sign < range.upperBound {
            state = .tagOpen
            pending.removeAll(keepingCapacity: true)
            holdsTag = true
            tag = sign
            index = sign + 1
        } else {
            index = sign
        }
    }

    private mutating func readCharacterData(
        _ bytes: Span<UInt8>, _ range: Range<Int>, _ index: inout Int, into text: inout ReadableText
    ) {
        // `pending` holds the brackets that may be its end.
        guard pending.isEmpty else {
            let byte = bytes[index]
            if byte == UInt8(ascii: "]"), pending.count < 2 {
                pending.append(byte)
                index += 1
            } else if byte == UInt8(ascii: ">"), pending.count == 2 {
                state = .text
                pending.removeAll(keepingCapacity: true)
                index += 1
            } else if byte == UInt8(ascii: "]") {
                write(UInt8(ascii: "]"), into: &text)
                index += 1
            } else {
                writePending(into: &text)
            }
            return
        }
        let bracket = bytes.offset(of: UInt8(ascii: "]"), in: range)
        if !isSilent { text.append(bytes, range.lowerBound..<bracket) }
        if bracket < range.upperBound { pending.append(UInt8(ascii: "]")) }
        index = min(bracket + 1, range.upperBound)
    }

    // MARK: - The end

    /// Ends the text. A tag that never closes is no tag: it is text, unless it is so long that nobody wrote it as one.
    package mutating func finish(into text: inout ReadableText) {
        if state == .reference { finishReference(into: &text) }
        // Each turn takes one sign away.
        while isInTag {
            let unread = pending
            let isWhole = holdsTag && !unread.isEmpty && unread.count <= Self.longestTag
            state = .text
            pending.removeAll(keepingCapacity: true)
            guard isWhole else {
                text.omissions.unclosed = .tag
                break
            }
            write(UInt8(ascii: "<"), into: &text)
            read(unread.span, 1..<unread.count, into: &text)
            if state == .reference { finishReference(into: &text) }
        }
        switch state {
        case .comment, .bogusComment, .instruction, .declaration:
            text.omissions.comments += 1
            text.omissions.unclosed = .comment
        case .rawText, .rawTextOpen, .rawTextEnd:
            if isRawReadable { writePending(into: &text) }
            text.omissions.unclosed = rawKind == .rawCode ? .codeBlock : rawKind == .script ? .script : .tag
        default:
            if state == .characterData { writePending(into: &text) }
            if isSilent { text.omissions.unclosed = outerKind == .code ? .codeBlock : .script }
        }
        text.boundary()
        self = HTMLText(keepsCode: keepsCode)
    }

    /// What a tag may be long and still be text when nothing closes it.
    private static let longestTag = 4_096

    package var isInTag: Bool {
        switch state {
        case .tagOpen, .endTagOpen, .tagName, .beforeAttribute, .attributeName, .afterAttributeName, .beforeValue,
            .doubleQuoted, .singleQuoted, .unquoted:
            true
        case .reference: stateAroundReference != .text && stateAroundReference != .rawText
        default: false
        }
    }

    private mutating func keepTag(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        let room = Self.longestTag + 1 - pending.count
        guard room > 0 else { return }
        pending.append(bytes, range.lowerBound..<range.lowerBound + min(room, range.count))
    }

    // MARK: - Writing

    @inline(__always)
    mutating func write(_ byte: UInt8, into text: inout ReadableText) {
        if !isSilent { text.append(byte) }
    }

    mutating func writePending(into text: inout ReadableText) {
        if !isSilent { text.append(pending.span, 0..<pending.count) }
        pending.removeAll(keepingCapacity: true)
    }
}

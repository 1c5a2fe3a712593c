import SourceText

/// Compiling the text between the tags of a template.
extension TemplateCompiler {
    mutating func addText(_ range: Range<Int>, _ code: inout TemplateCode) {
        guard !range.isEmpty else { return }
        if let parent = open.last, parent.tag.kind == .parent {
            // Text between the blocks of a parent would be written nowhere; white space only lays them out.
            guard let first = range.first(where: { !bytes[$0].isSpaceOrTab && !bytes[$0].isLineEnd }) else { return }
            let last = range.last { !bytes[$0].isSpaceOrTab && !bytes[$0].isLineEnd } ?? first
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
                while index < limit, bytes[index].isSpaceOrTab { index += 1 }
            }
            let end = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
            code.textPlaces.append(SourcePlace(offset: code.text.count, source: index))
            code.text += bytes[index..<(end ?? range.upperBound)]
            index = end ?? range.upperBound
        }
    }

    /// Adds the indentation of a tag that is alone on its line to the text of the code, and returns its range there.
    func kept(_ indentation: Range<Int>, _ code: inout TemplateCode) -> Range<Int> {
        let start = code.text.count
        code.text += bytes[indentation]
        return start..<code.text.count
    }

    /// Returns the range of the whole line of a tag, or of its lines, if they contain nothing else; otherwise nil.
    func loneLine(of tag: Range<Int>) -> Range<Int>? {
        var (start, end) = (tag.lowerBound, tag.upperBound)
        while start > 0, bytes[start - 1].isSpaceOrTab { start -= 1 }
        guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
        while end < bytes.count, bytes[end].isSpaceOrTab { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
        if end == bytes.count { return start..<end }
        return bytes[end] == UInt8(ascii: "\n") ? start..<end + 1 : nil
    }

    /// Returns the number of blanks at the beginning of the first non-empty line after an offset.
    func marginOfLine(behind offset: Int) -> Int {
        var count = 0
        for byte in bytes[offset...] {
            if byte.isLineEnd { count = 0 } else if byte.isSpaceOrTab { count += 1 } else { return count }
        }
        return 0
    }
}

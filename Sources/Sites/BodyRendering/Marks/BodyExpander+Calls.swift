import SourceText

/// Calls of shortcodes, for which the site has templates.
extension BodyExpander {
    mutating func call(_ name: String, _ item: MarkScan.Item, _ index: Int) {
        let mark = item.mark
        if item.isEnd { return close(index) }
        guard !insertions.sign.isEmpty else { return }
        let end = item.end.map { items[$0].mark.range }
        let prefix = blockPrefix(mark.range.lowerBound, endingAt: end?.upperBound ?? mark.range.upperBound)
        if prefix == nil {
            copy(to: mark.range.lowerBound)
            guard !isInTag, !isInAddress else { return }
        }
        var call = call(name, mark)
        if mark.kind == .angleShortcode, let last = item.end, let end {
            call.inner = parts(from: mark.range.upperBound, to: end.lowerBound, items: index + 1..<last, level: 1)
        } else if end != nil {
            guard open.count < ShortcodeCall.deepest else { return reportDepth(mark) }
            call.inner = nil
        }
        let isWhole = end == nil || mark.kind == .angleShortcode
        let last = isWhole ? end?.upperBound ?? mark.range.upperBound : mark.range.upperBound
        insertions.all.append(
            BodyInsertions.Insertion(kind: .call(call), source: mark.range.lowerBound..<last))
        let number = insertions.all.count - 1
        if !isWhole { open.append(OpenCall(insertion: number, end: item.end ?? index, prefix: prefix)) }
        write(insertions.token(for: number, isWhole ? .whole : .begin), mark.range.lowerBound..<last, prefix)
    }

    /// Ends the call whose end is an item. Calls inside of it that have no end of their own are not open.
    private mutating func close(_ index: Int) {
        guard let call = open.last, call.end == index else { return }
        open.removeLast()
        write(insertions.token(for: call.insertion, .end), items[index].mark.range, call.prefix)
    }

    private mutating func reportDepth(_ mark: TemplateMark) {
        guard problems.isEmpty else { return }
        problems.append(
            Problem(
                source, at: mark.range, "shortcodes are nested more than \(ShortcodeCall.deepest) deep",
                hint: "put the inner ones beside the others"))
    }

    /// Returns a call without what it encloses.
    private mutating func call(_ name: String, _ mark: TemplateMark) -> ShortcodeCall {
        var arguments = mark.name.upperBound..<mark.content.upperBound
        // Zola writes brackets around them.
        if mark.kind == .tag || mark.kind == .call, !arguments.isEmpty,
            bytes[arguments.lowerBound] == UInt8(ascii: "("), bytes[arguments.upperBound - 1] == UInt8(ascii: ")")
        {
            arguments = arguments.count > 1 ? arguments.lowerBound + 1..<arguments.upperBound - 1 : arguments
        }
        let read = ShortcodeArguments(bytes, arguments)
        if let quote = read.unclosed, mark.kind == .angleShortcode || mark.kind == .percentShortcode,
            bytes[quote] != UInt8(ascii: "'")
        {
            problems.append(
                Problem(
                    source, at: quote..<mark.content.upperBound, "the text in quotation marks has no end",
                    hint: "write \(Unicode.Scalar(bytes[quote])) behind it"))
        }
        // The file of an include is no argument of it.
        let isInclude = mark.kind == .tag && !bytes[mark.name].elementsEqual(name.utf8)
        return ShortcodeCall(
            name: name, named: read.named, positional: isInclude ? Array(read.positional.dropFirst()) : read.positional)
    }

    /// Returns a text between two marks, with the calls in it.
    private mutating func parts(
        from start: Int, to end: Int, items inside: Range<Int>, level: Int
    ) -> [ShortcodeCall.Part] {
        var parts: [ShortcodeCall.Part] = []
        var place = start
        func text(to end: Int) {
            guard end > place else { return }
            parts.append(.text(String(decoding: bytes[place..<end], as: UTF8.self)))
        }
        var index = inside.lowerBound
        while index < inside.upperBound {
            let item = items[index]
            let mark = item.mark
            index += 1
            guard mark.range.lowerBound >= place else { continue }
            switch item.role {
            case .quoted:
                text(to: mark.range.lowerBound)
                let isAngle = mark.kind == .angleShortcode
                let shown = String(decoding: bytes[mark.content], as: UTF8.self)
                parts.append(.text(isAngle ? "{{<\(shown)>}}" : "{{%\(shown)%}}"))
                place = mark.range.upperBound
            case .call(let name) where !item.isEnd:
                guard level < ShortcodeCall.deepest else {
                    reportDepth(mark)
                    continue
                }
                text(to: mark.range.lowerBound)
                var call = call(name, mark)
                place = mark.range.upperBound
                if let last = item.end, last < inside.upperBound {
                    let end = items[last].mark.range
                    call.inner = self.parts(from: place, to: end.lowerBound, items: index..<last, level: level + 1)
                    place = end.upperBound
                    index = last + 1
                }
                parts.append(.call(call))
            default: continue
            }
        }
        text(to: end)
        return parts
    }

    // MARK: - Blocks and lines

    /// Returns the blanks and quotation signs before a call that has lines of its own, and so is a block; nil for one
    /// within a line, or in HTML.
    private func blockPrefix(_ start: Int, endingAt end: Int) -> Range<Int>? {
        guard isMarkdown, !regions.isHTML(start), let prefix = linePrefix(of: start), isLineBlank(from: end) else {
            return nil
        }
        // After a line of a paragraph, four blanks begin no code; after an empty line they would.
        return prefix.count >= 4 && !isBlankLine(before: prefix.lowerBound) ? nil : prefix
    }

    private func isBlankLine(before start: Int) -> Bool {
        var index = start - 1
        while index > range.lowerBound, bytes[index - 1].isBlank || bytes[index - 1] == UInt8(ascii: ">") { index -= 1 }
        return index <= range.lowerBound || bytes[index - 1] == UInt8(ascii: "\n")
    }

    /// Writes a token in place of a mark, in a paragraph of its own if it is a block.
    ///
    /// - Parameter prefix: what is before each line of the block; nil within a line.
    private mutating func write(_ token: [UInt8], _ mark: Range<Int>, _ prefix: Range<Int>?) {
        guard let prefix else {
            copy(to: mark.lowerBound)
            insert(token, from: mark)
            next = mark.upperBound
            return
        }
        let lead = Array(bytes[prefix])
        let empty = lead.reversed().drop(while: \.isSpaceOrTab).reversed() + [UInt8(ascii: "\n")]
        if let own = linePrefix(of: mark.lowerBound) {
            copy(to: own.lowerBound)
            if !isBlankLine(before: own.lowerBound) { insert(empty, from: mark) }
            copy(to: mark.lowerBound)
        } else {
            copy(to: mark.lowerBound)
            insert([UInt8(ascii: "\n")] + empty + lead, from: mark)
        }
        insert(token, from: mark)
        next = mark.upperBound
        if isLineBlank(from: next) {
            let feed = bytes.offset(of: UInt8(ascii: "\n"), in: next..<range.upperBound)
            // An empty line after the block, unless there is one already.
            guard feed < range.upperBound, !isLineBlank(from: feed + 1) else { return }
            insert([UInt8(ascii: "\n")] + empty.dropLast(), from: mark)
        } else {
            insert([UInt8(ascii: "\n")] + empty + lead, from: mark)
        }
    }
}

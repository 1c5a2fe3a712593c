import SourceText

/// The guesses at the weight and the name of objects in which no known key holds them.
extension JSONTagReader {
    /// The values of an object whose keys are no known words.
    struct OtherFields {
        typealias Key = (range: Range<Int>, text: String?)
        var count = 0
        var numbers: [(key: Key, value: Range<Int>)] = []
        var texts: [(key: Key, value: Text)] = []
        /// Whether the object is one name with its weight: `{"Swift": 42}`.
        var isOnePair: Bool { count == 1 && numbers.count == 1 }
    }

    func readOther(
        _ key: OtherFields.Key, _ json: inout JSONScanner, _ source: SourceText, _ others: inout OtherFields
    ) throws(Problem) {
        others.count += 1
        let kind = try json.kind()
        let start = json.offset
        var isNumber = kind == .number
        if kind == .string, others.texts.count < 20 {
            let text = try string(&json, source)
            isNumber = WeightSuffix.isDecimal(source.bytes[text.range])
            guard isNumber else { return others.texts.append((key, text)) }
        } else {
            try json.skipValue()
        }
        if isNumber, others.numbers.count < 20 {
            let name = key.text ?? source.string(key.range)
            if !TagField.isIdentifier(heading: name) { others.numbers.append(((key.range, name), start..<json.offset)) }
        }
    }

    /// The only number of an object in which no known key holds the weight; nil without a number. Throws if there are
    /// several, or if earlier objects have it under another key.
    mutating func guessedWeight(
        _ others: OtherFields, _ object: Range<Int>
    ) throws(Problem) -> Range<Int>? {
        guard let (key, value) = others.numbers.first else { return nil }
        let names = others.numbers.compactMap(\.key.text)
        guard names.count == 1, guessed.weight == nil || guessed.weight == key.text else {
            let all = names.count > 1 ? names : [guessed.weight ?? "", names[0]]
            throw Problem(
                "\(all.count == 2 ? "two" : "several") numbers may be the weight: \(quotedList(all))",
                hint:
                    "say which it is: --columns name=name,weight=\(readable(names[0], atMost: 40)); with name alone each weighs 1",
                at: object)
        }
        guessed.weight = key.text
        return value
    }

    /// The only text of an object in which no known key holds the name; nil without a text. Throws if there are
    /// several, or if earlier objects have it under another key.
    mutating func guessedName(
        _ others: OtherFields, _ object: Range<Int>, _ source: SourceText
    ) throws(Problem) -> Text? {
        guard let (key, value) = others.texts.first else { return nil }
        let name = key.text ?? source.string(key.range)
        guard others.texts.count == 1, guessed.name == nil || guessed.name == name else {
            throw Problem(
                "several texts of the object may be the name",
                hint: "say which it is: --columns name=\(readable(name, atMost: 40))", at: object)
        }
        guessed.name = name
        return value
    }
}

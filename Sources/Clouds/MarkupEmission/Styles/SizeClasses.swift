import ByteWriting

/// Classes for the font sizes that several texts of a cloud have, so that each size is written once. In pages all sizes
/// are classes, since a rule of the page, such as one for its own `.tag`, beats an attribute.
struct SizeClasses {
    /// The class of each text, by its index; -1 if no other text has its size.
    private var numbers: [Int32] = []
    private var sizes: [Double] = []

    /// Numbers the sizes.
    ///
    /// - Parameters:
    ///   - texts: The font size of each text, in pixels.
    ///   - hasAll: Whether a size that a single text has is a class, too.
    init(_ texts: some Collection<Double>, hasAll: Bool) {
        // Sizes are counted in hundredths of a pixel, as finely as they are written. A size's entry is first the number
        // of its uses, then its class. Nearly all sizes are below 300 pixels.
        var uses = [Int32](repeating: 0, count: 1 << 15)
        var rare: [Int: Int32] = [:]
        func key(_ size: Double) -> Int { Int((min(size, 1e9) * 100).rounded()) }
        for size in texts {
            let key = key(size)
            if key < uses.count { uses[key] += 1 } else { rare[key, default: 0] += 1 }
        }
        numbers.reserveCapacity(texts.count)
        // Classes are numbered in the order of the texts; an entry holds the complement of the number, so that it is no
        // count.
        for size in texts {
            let key = key(size)
            var state = key < uses.count ? uses[key] : rare[key] ?? 0
            if state > (hasAll ? 0 : 1) {
                state = ~Int32(truncatingIfNeeded: sizes.count)
                sizes.append(size)
                if key < uses.count { uses[key] = state } else { rare[key] = state }
            }
            numbers.append(state < 0 ? ~state : -1)
        }
    }

    /// Returns the number of the class of a text's size, 3 for `f3`; nil if only that text has it.
    func number(of index: Int) -> Int? {
        let number = numbers[index]
        return number < 0 ? nil : Int(number)
    }

    func append(to rules: inout ScopedRules, length: (Double) -> String = { "\(markupNumber($0))px" }) {
        for (number, size) in sizes.enumerated() {
            rules.append("\u{1} .f\(number){font-size:\(length(size))}")
        }
    }
}

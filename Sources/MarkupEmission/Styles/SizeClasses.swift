import ByteWriting
import CloudComposition

/// Font sizes that several texts of a cloud have: each is a class, so that it is written once.
struct SizeClasses {
    /// By size in hundredths of a pixel, which is as finely as sizes are written.
    private var numbers: [Int: Int] = [:]
    private var sizes: [Double] = []

    init(_ layout: CloudLayout) {
        var uses: [Int: Int] = [:]
        for run in layout.runs { uses[Self.key(run.fontSize), default: 0] += 1 }
        // Numbered as the texts are read.
        for run in layout.runs {
            let key = Self.key(run.fontSize)
            guard uses[key] ?? 0 > 1, numbers[key] == nil else { continue }
            numbers[key] = sizes.count
            sizes.append(run.fontSize)
        }
    }

    /// The number of a size's class, `f3`; nil for a size that only one text has.
    func number(of size: Double) -> Int? { numbers[Self.key(size)] }

    func append(to rules: inout ScopedRules) {
        for (number, size) in sizes.enumerated() {
            rules.append("\u{1} .f\(number){font-size:\(markupNumber(size))px}")
        }
    }

    private static func key(_ size: Double) -> Int { Int((min(size, 1e9) * 100).rounded()) }
}

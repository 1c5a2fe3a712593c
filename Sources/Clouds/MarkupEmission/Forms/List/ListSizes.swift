import BoxLayout
import ByteWriting
import CloudComposition

/// The font sizes of a list: each is a class, `f0` and on, since nothing else may say how large a text is.
struct ListSizes {
    /// By size in hundredths of a pixel.
    private var numbers: [Int: Int] = [:]
    private var sizes: [Double] = []
    /// What the legend explains, as the picture would draw it.
    let steps: [(text: String, size: Double, level: Int)]

    init(_ cloud: Cloud) {
        steps = cloud.layout.captions.below.compactMap(\.legendStep)
        for size in cloud.layout.frames.map(\.fontSize) + steps.map(\.size) {
            guard numbers[Self.key(size)] == nil else { continue }
            numbers[Self.key(size)] = sizes.count
            sizes.append(size)
        }
    }

    func number(of size: Double) -> Int { numbers[Self.key(size)] ?? 0 }

    /// In rem, so that text grows with what the reader has chosen.
    func append(to rules: inout ScopedRules) {
        for (number, size) in sizes.enumerated() {
            rules.append("\u{1} .f\(number){font-size:\(shortest((size * 625).rounded() / 10_000))rem}")
        }
    }

    private static func key(_ size: Double) -> Int { Int((min(size, 1e9) * 100).rounded()) }
}

extension DrawnItem {
    /// The step of the ramp that a weight of a legend is painted with.
    var legendLevel: Int? {
        guard case .text = kind, let name = fill?.name, name.hasPrefix("w"), let level = Int(name.dropFirst()),
            (0..<CloudTag.levels).contains(level)
        else { return nil }
        return level
    }

    /// A weight of the legend, where it is painted with a step of the ramp.
    fileprivate var legendStep: (text: String, size: Double, level: Int)? {
        guard case .text(let text, _, let font) = kind, let level = legendLevel else { return nil }
        return (text, font.size, level)
    }
}

import TagParsing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Font sizes from weights: the lightest tag has the minimum, the heaviest the maximum, in CSS pixels.
struct FontSizes {
    private let options: CloudOptions
    private let least: Double
    private let span: Double

    /// - Precondition: at least one tag; weights are finite and above zero.
    init(_ tags: [Tag], _ options: CloudOptions) {
        self.options = options
        var lightest = Double.infinity
        var heaviest = 0.0
        for tag in tags {
            lightest = min(lightest, tag.weight)
            heaviest = max(heaviest, tag.weight)
        }
        least = Self.scaled(lightest, options.scale)
        span = Self.scaled(heaviest, options.scale) - least
    }

    /// Rounded to tenths: finer than anybody sees, and what is printed is exactly what was measured.
    func size(of tag: Tag) -> Double {
        guard let share = share(of: tag.weight) else {
            // All weights are equal: the geometric mean is as far from either bound, and suits many tags as few.
            return (options.minSize * options.maxSize).squareRoot().tenths
        }
        return min(
            options.maxSize,
            max(options.minSize, (options.minSize + share * (options.maxSize - options.minSize)).tenths))
    }

    /// The step of a ramp from 0 to `CloudTag.levels - 1`; the middle when all weights are equal.
    func level(of tag: Tag) -> Int {
        guard let share = share(of: tag.weight) else { return CloudTag.levels / 2 }
        return min(CloudTag.levels - 1, Int(share * Double(CloudTag.levels)))
    }

    /// Where a weight lies between the lightest (0) and the heaviest (1); nil when there is nothing in between.
    private func share(of weight: Double) -> Double? {
        guard span > 0, span.isFinite else { return nil }
        let share = (Self.scaled(weight, options.scale) - least) / span
        return share.isFinite ? min(1, max(0, share)) : nil
    }

    private static func scaled(_ weight: Double, _ scale: SizeScale) -> Double {
        switch scale {
        case .linear: weight
        case .sqrt: weight.squareRoot()
        case .log: log(weight)
        }
    }
}

extension Double {
    var tenths: Double { (self * 10).rounded() / 10 }
    var tenthsDown: Double { (self * 10).rounded(.down) / 10 }
}

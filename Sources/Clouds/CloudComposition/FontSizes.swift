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
    private let heaviest: Double
    private let ramp: Ramp

    private enum Ramp {
        /// The scaled weight of the lightest tag, and how much more that of the heaviest is.
        case scaled(least: Double, span: Double)
        case steps(WeightSteps)
    }

    /// - Precondition: at least one tag; weights are finite and above zero.
    init(_ tags: [Tag], _ options: CloudOptions) {
        self.options = options
        var lightest = Double.infinity
        var heaviest = 0.0
        for tag in tags {
            lightest = min(lightest, tag.weight)
            heaviest = max(heaviest, tag.weight)
        }
        self.heaviest = heaviest
        switch options.scale {
        case .linear, .sqrt, .log, .area:
            let least = Self.scaled(lightest, options.scale)
            ramp = .scaled(least: least, span: Self.scaled(heaviest, options.scale) - least)
        case .rank: ramp = .steps(WeightSteps(ranking: tags.map(\.weight)))
        case .quantile: ramp = .steps(WeightSteps(tags.map(\.weight), groups: options.steps))
        }
    }

    /// Rounded to tenths: finer than anybody sees, and what is printed is exactly what was measured.
    func size(of tag: Tag) -> Double { size(of: tag.weight) }

    func size(of weight: Double) -> Double {
        min(options.maxSize, max(options.minSize, wantedSize(of: weight)))
    }

    /// What the weight asks for, which may be less than the minimum when areas are in proportion.
    func wantedSize(of tag: Tag) -> Double { wantedSize(of: tag.weight) }

    private func wantedSize(of weight: Double) -> Double {
        guard let share = share(of: weight) else {
            // All weights are equal: the geometric mean is as far from either bound, and suits many tags as few.
            return (options.minSize * options.maxSize).squareRoot().tenths
        }
        if options.scale == .area {
            // Each root alone: the quotient of the weights may be too small for a number.
            return (options.maxSize * (weight.squareRoot() / heaviest.squareRoot())).tenths
        }
        // What is rounded beyond a bound that has more decimals is not meant to be there.
        let size = (options.minSize + share * (options.maxSize - options.minSize)).tenths
        return min(options.maxSize, max(options.minSize, size))
    }

    /// The step of a ramp from 0 to `CloudTag.levels - 1`; the middle when all weights are equal.
    func level(of tag: Tag) -> Int { level(of: tag.weight) }

    func level(of weight: Double) -> Int {
        guard let share = share(of: weight) else { return CloudTag.levels / 2 }
        return min(CloudTag.levels - 1, Int(share * Double(CloudTag.levels)))
    }

    /// Whether every weight between the lightest and the heaviest has a size, and not only those that occur.
    var isContinuous: Bool { if case .scaled = ramp { true } else { false } }

    /// Where a weight lies between the lightest (0) and the heaviest (1); nil when there is nothing in between.
    private func share(of weight: Double) -> Double? {
        switch ramp {
        case .steps(let steps): return steps.share(of: weight)
        case .scaled(let least, let span):
            guard span > 0, span.isFinite else { return nil }
            let share = (Self.scaled(weight, options.scale) - least) / span
            return share.isFinite ? min(1, max(0, share)) : nil
        }
    }

    private static func scaled(_ weight: Double, _ scale: SizeScale) -> Double {
        switch scale {
        case .sqrt, .area: weight.squareRoot()
        case .log: log(weight)
        case .linear, .rank, .quantile: weight
        }
    }
}

extension Double {
    var tenths: Double { (self * 10).rounded() / 10 }
}

import TagParsing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The font sizes of tags, in CSS pixels: the lightest has the minimum, the heaviest the maximum.
struct FontSizes {
    private let options: CloudOptions
    private let heaviest: Double
    /// The size of the lightest tag.
    private let minSize: Double
    private let ramp: Ramp

    private enum Ramp {
        /// The scaled weight of the lightest tag, and the difference to that of the heaviest.
        case scaled(least: Double, span: Double)
        case steps(WeightSteps)
        /// The shares follow from the distribution of the weights; nil if they are all equal.
        case spread(SizeSpread?)
    }

    /// Takes the range of the weights.
    ///
    /// - Precondition: There is at least one tag; weights are finite and above zero.
    init(_ tags: [Tag], _ options: CloudOptions) {
        self.options = options
        var lightest = Double.infinity
        var heaviest = 0.0
        for tag in tags {
            lightest = min(lightest, tag.weight)
            heaviest = max(heaviest, tag.weight)
        }
        self.heaviest = heaviest
        // Sizes are no further apart than the weights: of two posts and one, the one is not a quarter of the other.
        let range = heaviest > lightest ? max(1.5, heaviest / lightest) : .infinity
        minSize = max(options.minSize, options.choosesMinSize ? 0 : (options.maxSize / range).tenths)
        switch options.scale {
        case .auto:
            let (least, most) = (minSize, options.maxSize)
            let middle = most > least ? (most / 2 - least) / (most - least) : 0
            ramp = .spread(SizeSpread(tags.map(\.weight), middleShare: min(0.5, max(0.2, 0.95 * middle))))
        case .linear, .sqrt, .log, .area:
            let least = Self.scaled(lightest, options.scale)
            ramp = .scaled(least: least, span: Self.scaled(heaviest, options.scale) - least)
        case .rank: ramp = .steps(WeightSteps(ranking: tags.map(\.weight)))
        case .quantile: ramp = .steps(WeightSteps(tags.map(\.weight), groups: options.steps))
        }
    }

    /// Returns the font size of a tag, in tenths of a pixel: finer than anybody sees, and what is printed is exactly
    /// what was measured.
    func size(of tag: Tag) -> Double { size(of: tag.weight) }

    func size(of weight: Double) -> Double {
        min(options.maxSize, max(minSize, wantedSize(of: weight)))
    }

    /// Returns the size that the weight asks for, which may be below the minimum if areas are in proportion.
    func wantedSize(of tag: Tag) -> Double { wantedSize(of: tag.weight) }

    private func wantedSize(of weight: Double) -> Double {
        guard let share = share(of: weight) else {
            // All weights are equal: the geometric mean is as far from either bound, and suits many tags as few.
            return (options.minSize * options.maxSize).squareRoot().tenths
        }
        if options.scale == .area {
            // Each root is taken alone: the quotient of the weights may be too small for a Double.
            return (options.maxSize * (weight.squareRoot() / heaviest.squareRoot())).tenths
        }
        // Rounding may go beyond a bound that has more decimals.
        let size = (minSize + share * (options.maxSize - minSize)).tenths
        return min(options.maxSize, max(minSize, size))
    }

    /// Returns the step of a ramp from 0 to `CloudTag.levels - 1`; the middle one if all weights are equal.
    func level(of tag: Tag) -> Int { level(of: tag.weight) }

    func level(of weight: Double) -> Int {
        guard let share = share(of: weight) else { return CloudTag.levels / 2 }
        return min(CloudTag.levels - 1, Int(share * Double(CloudTag.levels)))
    }

    /// Returns whether the font weight of tags of a weight is that of a bold face.
    func isBold(_ weight: Double) -> Bool {
        let (least, most) = (Double(options.fontWeights.lowerBound), Double(options.fontWeights.upperBound))
        return least + (share(of: weight) ?? 0) * (most - least) >= Double(CloudOptions.leastBold)
    }

    /// Returns the space between the letters of names of a weight, in em.
    func tracking(of weight: Double) -> Double {
        options.tracking.space(ofSize: size(of: weight), share: share(of: weight) ?? 0.5)
    }

    /// Whether every weight between the lightest and the heaviest has a size, and not only the weights that occur.
    var isContinuous: Bool { if case .steps = ramp { false } else { true } }

    /// Returns the position of a weight between the lightest (0) and the heaviest (1); nil if these are equal.
    private func share(of weight: Double) -> Double? {
        switch ramp {
        case .steps(let steps): return steps.share(of: weight)
        case .spread(let spread): return spread?.share(of: weight)
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
        case .auto, .linear, .rank, .quantile: weight
        }
    }
}

extension Double {
    var tenths: Double { (self * 10).rounded() / 10 }
}

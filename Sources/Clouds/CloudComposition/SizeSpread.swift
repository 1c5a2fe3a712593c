import SourceText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The shares of the range of sizes that weights have under the scale `auto`, whatever their distribution: heavy-tailed
/// as that of words, of few counts as that of blogs, or even.
///
/// A share is a mean of three: one that grows with a power of the weight, with the exponent at which the mean of the
/// weight in the middle is as wanted, so that it shows how far weights are apart; one that grows with the weight
/// itself, so that what is far above all others leads; and the square of the rank, so that all of the range is used
/// then, too.
struct SizeSpread {
    /// The weights that occur, rising, and the place of each between the lightest (0) and the heaviest (1) in the order
    /// of weights. A weight that many tags have takes more room there, by the square root of their number.
    private var weights: [Double] = []
    private var places: [Double] = []
    private let lightest: Double
    private let logRange: Double
    /// The parts that these have in the mean.
    private static let parts = (power: 0.43, weight: 0.27, rank: 0.3)
    /// The exponent of the power of a weight, in units of the range of logarithms.
    private var exponent = 0.0

    /// Takes the weights of the tags. Nil if they are all equal.
    ///
    /// - Parameter middleShare: The share of the weight in the middle, from 0.2 to 0.5.
    init?(_ tags: [Double], middleShare: Double) {
        let sorted = tags.sorted()
        guard let lightest = sorted.first, let heaviest = sorted.last, lightest < heaviest else { return nil }
        self.lightest = lightest
        logRange = log(heaviest) - log(lightest)
        var room = 0.0
        var (first, mass) = (0, 0.0)
        while first < sorted.count {
            var next = first
            while next < sorted.count, sorted[next] == sorted[first] { next += 1 }
            let own = Double(next - first).squareRoot()
            // From the middle of one weight's room to the middle of the next one's.
            room += weights.isEmpty ? 0 : (mass + own) / 2
            weights.append(sorted[first])
            places.append(room)
            (first, mass) = (next, own)
        }
        for index in places.indices { places[index] /= room }
        // The square of the place in the middle is a quarter.
        let others = Self.parts.weight * linear(logShare: middle) + Self.parts.rank / 4
        exponent = exponent(giving: (middleShare - others) / Self.parts.power, at: middle)
    }

    /// Returns the share of a weight: 0 for the lightest, 1 for the heaviest. It grows with the weight, between the
    /// weights that occur as well.
    func share(of weight: Double) -> Double {
        let place = place(of: weight)
        let logShare = logShare(of: weight)
        let (power, linear) = (power(logShare, exponent), linear(logShare: logShare))
        let share = Self.parts.power * power + Self.parts.weight * linear + Self.parts.rank * place * place
        return min(1, max(0, share))
    }

    /// The logarithmic share of the weight in the middle of the order.
    private var middle: Double {
        let next = places.partitionPoint { $0 > 0.5 }
        let (low, high) = (logShare(of: weights[next - 1]), logShare(of: weights[next]))
        return low + (high - low) * (0.5 - places[next - 1]) / (places[next] - places[next - 1])
    }

    private func logShare(of weight: Double) -> Double {
        guard logRange > 0 else { return 0 }
        return min(1, max(0, (log(weight) - log(lightest)) / logRange))
    }

    private func place(of weight: Double) -> Double {
        let next = weights.partitionPoint { $0 > weight }
        guard next > 0 else { return 0 }
        guard next < weights.count else { return 1 }
        let (low, high) = (logShare(of: weights[next - 1]), logShare(of: weights[next]))
        let step = high > low ? (logShare(of: weight) - low) / (high - low) : 0
        return places[next - 1] + (places[next] - places[next - 1]) * step
    }

    /// Returns the share that a weight itself has of the range of weights.
    private func linear(logShare: Double) -> Double {
        // The exponential of a wide range would be infinite.
        logRange < 1
            ? power(logShare, logRange) : (exp(logRange * (logShare - 1)) - exp(-logRange)) / (1 - exp(-logRange))
    }

    /// Returns the share that a power of a weight has of the range of that power.
    private func power(_ logShare: Double, _ exponent: Double) -> Double {
        abs(exponent) < 1e-9 ? logShare : expm1(exponent * logShare) / expm1(exponent)
    }

    /// Returns the exponent at which a logarithmic share becomes the share wanted, found by halving: the greater the
    /// exponent, the less the share.
    private func exponent(giving share: Double, at logShare: Double) -> Double {
        var (low, high) = (-40.0, 40.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if power(logShare, middle) > share { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

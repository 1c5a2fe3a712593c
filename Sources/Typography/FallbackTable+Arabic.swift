/// How an Arabic letter joins its neighbours.
enum ArabicJoining: UInt8 {
    case none
    /// To the letter before it only, as alef does.
    case before
    case both
    /// Joins without a form of its own: tatweel and the zero width joiner.
    case causing
    /// A mark: its neighbours join across it.
    case transparent

    var joinsBefore: Bool { self == .before || self == .both || self == .causing }
    var joinsAfter: Bool { self == .both || self == .causing }
}

extension FallbackTable {
    /// Where a letter stands in the Arabic tables: the blocks from U+0620 and U+0750, one after the other.
    private func arabicIndex(_ scalar: UInt32) -> Int? {
        switch scalar {
        case 0x0620...0x06FF: Int(scalar - 0x0620)
        case 0x0750...0x077F: Int(scalar - 0x0750) + 0xE0
        default: nil
        }
    }

    func joining(_ scalar: UInt32) -> ArabicJoining {
        if scalar == 0x200D { return .causing }
        return arabicIndex(scalar).flatMap { ArabicJoining(rawValue: arabicJoining[$0]) } ?? .none
    }

    /// The advance of the letter at `index`, in the form that its neighbours give it; `nil` if it is no Arabic letter.
    ///
    /// A lam before an alef answers for both as one ligature, and the alef then has no width: `endsLigature` says that
    /// the letter is such an alef, and is set when the letter is such a lam.
    func arabicAdvance(
        _ scalars: [UInt32], at index: Int, joinsBefore: Bool, endsLigature: inout Bool
    ) -> Int? {
        let scalar = scalars[index] & ClusterScan.scalarBits
        guard let letter = arabicIndex(scalar), arabicForms[letter * 4] != Self.missing else { return nil }
        let kind = joining(scalar)
        guard kind != .transparent else { return 0 }
        if endsLigature {
            endsLigature = false
            return 0
        }
        var next = index + 1
        while next < scalars.count, joining(scalars[next] & ClusterScan.scalarBits) == .transparent { next += 1 }
        let following = next < scalars.count ? scalars[next] & ClusterScan.scalarBits : 0
        let connectsBefore = joinsBefore && kind.joinsBefore
        if scalar == 0x0644, let alef = [0x0622, 0x0623, 0x0625, 0x0627].firstIndex(of: following) {
            endsLigature = true
            return Int(lamAlef[alef * 2 + (connectsBefore ? 1 : 0)])
        }
        let connectsAfter = kind.joinsAfter && joining(following).joinsBefore
        return Int(arabicForms[letter * 4 + (connectsBefore ? 1 : 0) + (connectsAfter ? 2 : 0)])
    }
}

extension FlowOptions {
    /// Checks that every number is in its range, and that options agree with each other.
    ///
    /// - Throws: ``FlowError`` for the first option that is out of range or lacks another one that it needs.
    func check() throws(FlowError) {
        func isLength(_ value: Double?) -> Bool { (0...FlowBoxes.longestLength).contains(value ?? 0) }
        guard isLength(width) else { throw .outOfRange(.width) }
        guard isLength(height) else { throw .outOfRange(.height) }
        guard abs(itemSpacing) <= FlowBoxes.longestLength else { throw .outOfRange(.itemSpacing) }
        guard abs(lineSpacing) <= FlowBoxes.longestLength else { throw .outOfRange(.lineSpacing) }
        guard isLength(maxGap) else { throw .outOfRange(.maxGap) }
        guard isLength(maxStretch) else { throw .outOfRange(.maxStretch) }
        guard isLength(minLineHeight) else { throw .outOfRange(.minLineHeight) }
        guard (0...1).contains(minLastFill) else { throw .outOfRange(.minLastFill) }
        guard maxMove ?? 0 >= 0 else { throw .outOfRange(.maxMove) }
        guard minLines ?? 1 >= 1 else { throw .outOfRange(.minLines) }
        guard maxLines ?? 1 >= 1 else { throw .outOfRange(.maxLines) }
        if let tabStops { try check(tabStops) }
        if case .lines(let extents) = shape {
            guard !extents.isEmpty, extents.allSatisfy({ isLength($0.x) && isLength($0.width) }) else {
                throw .outOfRange(.lineWidths)
            }
        }
        if fitBox, width == nil || height == nil { throw .fitBoxNeedsSizes }
        if case .outline = shape, !fitBox || axis == .vertical { throw .fitBoxNeedsSizes }
    }

    private func check(_ stops: TabStops) throws(FlowError) {
        switch stops {
        case .every(let distance):
            guard distance > 0, distance <= FlowBoxes.longestLength else { throw .outOfRange(.tabStops) }
        case .positions(let positions):
            guard !positions.isEmpty, positions.allSatisfy({ (0...FlowBoxes.longestLength).contains($0) }),
                zip(positions, positions.dropFirst()).allSatisfy({ $0 < $1 })
            else { throw .outOfRange(.tabStops) }
        }
        guard justify == .leading, [.same, .natural, .leading].contains(lastLine) else { throw .tabStopsNeedLeading }
    }
}

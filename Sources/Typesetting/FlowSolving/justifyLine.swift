/// The lead, the gaps and the growth that spread the boxes of a line along it.
struct LineSpread {
    /// The length before the first box.
    var lead = 0.0
    /// The length between neighbours in addition to the spacing.
    var gap = 0.0
    /// Whether the boxes grow to fill what is left.
    var grows = false
}

/// Returns the way in which a line is spread over the length that it is offered, of which `left` is still free.
///
/// A line that is longer than offered is set leading: it sticks out at its end, where a reader looks for it.
///
/// - Parameter lastLine: the justification of a last line, which a line that would need a gap above `maxGap` has, too;
///   one that spreads lines centres it.
func justifyLine(
    _ justification: FlowJustification, count: Int, left: Double, spacing: Double, maxGap: Double?,
    lastLine: FlowJustification
) -> LineSpread {
    guard left > 0 else { return LineSpread() }
    let count = Double(count)
    let spread: LineSpread
    switch justification {
    case .leading: return LineSpread()
    case .center: return LineSpread(lead: left / 2)
    case .trailing: return LineSpread(lead: left)
    case .stretch: return LineSpread(grows: true)
    case .between: spread = count > 1 ? LineSpread(gap: left / (count - 1)) : LineSpread()
    case .around: spread = LineSpread(lead: left / count / 2, gap: left / count)
    case .evenly: spread = LineSpread(lead: left / (count + 1), gap: left / (count + 1))
    }
    guard let maxGap, count > 1, spacing + spread.gap > maxGap * (1 + 1e-9) else { return spread }
    switch lastLine {
    case .leading: return LineSpread()
    case .trailing: return LineSpread(lead: left)
    case .center, .stretch, .between, .around, .evenly: return LineSpread(lead: left / 2)
    }
}

/// Lets the boxes of a line grow by the length that is left of it: those of the highest priority first, all of one
/// priority by the same length, each up to its limit.
/// - Complexity: O(k log k) for k boxes.
func growBoxes(
    _ lengths: inout [Double], _ items: Range<Int>, left: Double, limit: (Int) -> Double?, priority: (Int) -> Double
) {
    struct Growth {
        let box: Int
        let room: Double
        let priority: Double
    }
    var growths: [Growth] = []
    for box in items {
        let room = (limit(box) ?? 0) - lengths[box]
        if room > 0 { growths.append(Growth(box: box, room: room, priority: priority(box))) }
    }
    // Within a priority those with the least room come first, so that what they cannot take is left to the others.
    growths.sort {
        if $0.priority != $1.priority { return $0.priority > $1.priority }
        return $0.room != $1.room ? $0.room < $1.room : $0.box < $1.box
    }
    var left = left
    var first = 0
    while first < growths.count, left > 0 {
        var last = first
        while last < growths.count, growths[last].priority == growths[first].priority { last += 1 }
        for index in first..<last {
            let share = min(growths[index].room, left / Double(last - index))
            lengths[growths[index].box] += share
            left -= share
        }
        first = last
    }
}

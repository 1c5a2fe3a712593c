/// Returns figures that say how well lines are filled.
///
/// - Parameter length: the length of the container, for lines without a bound.
func measureQuality(_ flow: Lines, length: Double, maxGap: Double) -> FlowQuality {
    var quality = FlowQuality()
    quality.lines = flow.lines.count
    quality.maxGap = max(0, maxGap)
    var sum = 0.0
    var charged = 0
    let hasCharged = flow.lines.contains { flow.problem.charges($0) }
    for (index, line) in flow.lines.enumerated() where !hasCharged || flow.problem.charges(line) {
        let extent = flow.problem.extents[index].width
        let width = extent.isFinite ? extent : length
        let fill = width > 0 ? min(1, max(0, line.length / width)) : 1
        sum += fill
        charged += 1
        quality.worstFill = min(quality.worstFill, fill)
        guard hasCharged else { continue }
        // What a low line was charged besides its white area is no figure of the lines as they are.
        let extra = max(0, flow.problem.minLineHeight - line.height) * max(0, line.slack)
        let white = max(0, line.white - extra)
        quality.badness += white * white
    }
    if charged > 0 { quality.fill = sum / Double(charged) }
    return quality
}

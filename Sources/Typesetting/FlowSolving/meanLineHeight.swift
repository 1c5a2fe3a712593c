#if canImport(Glibc)
    import Glibc
#endif

/// Returns the mean height of the lines into which boxes break greedily, as a value for
/// ``FlowOptions/minLineHeight``; 0 without a bound along the lines.
///
/// Boxes for `fitBox` are broken as if they covered half of the container, which is about the scale that they get;
/// the height returned is that of lines before they are scaled.
/// - Complexity: O(n).
public func meanLineHeight(_ boxes: FlowBoxes, _ options: FlowOptions) -> Double {
    guard boxes.count > 0, let length = options.proposedLength, length > 0 else { return 0 }
    var scale = 1.0
    if options.fitBox, let height = options.proposedHeight, height > 0 {
        var area = 0.0
        for index in 0..<boxes.count { area += boxes.widths[index] * boxes.heights[index] }
        if area > 0 { scale = (length * height / area / 2).squareRoot() }
        guard scale.isFinite, scale > 0 else { return 0 }
    }
    var problem = FlowProblem(boxes, options)
    problem.extents = LineExtents(width: length / scale)
    let lines = measureLines(problem, greedyBreaks(problem))
    var sum = 0.0
    for line in lines { sum += line.height }
    return min(sum / Double(lines.count), FlowBoxes.longestLength)
}

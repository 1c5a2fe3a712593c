import Stratus
import TestSupport
import Testing

/// Good looks, as far as they can be measured.
@Suite struct LooksTests {
    private func cloud(_ sample: String, width: Int, _ options: [OptionSetting] = []) throws -> Cloud {
        let list = try TagList(reading: Project.sample("\(sample).md").path)
        return try composeCloud(
            try TagCollection([list], overrides: [OptionSetting("width", "\(width)")] + options))
    }

    private static let widths = Array(stride(from: 480, through: 1600, by: 80))

    // No way to break these lists is fuller by more than a twentieth of the line, as far as 85 % where one reaches
    // that. Where none does, names are wide for the line: "French ultramarine" takes three fifths of 480 pixels.
    @Test(arguments: ["typography", "rivers", "stars", "pigments"], widths)
    func linesAreFull(sample: String, width: Int) throws {
        let cloud = try cloud(sample, width: width)
        let room = Double(width) - 32
        let fills = cloud.layout.lines.dropLast().map { 1 - $0.slack / room }
        let frames = cloud.layout.frames
        let best = fullest(frames.map(\.room.width), margins: frames.map { 0.33 * $0.fontSize }, room: room)
        #expect((fills.min() ?? 1) >= min(0.85, best - 0.05), "the fullest is \(best)")
    }

    /// The largest fill that the worst line but the last can have, by all ways to break: from the back.
    private func fullest(_ widths: [Double], margins: [Double], room: Double) -> Double {
        var best = Array(repeating: 1.0, count: widths.count + 1)
        for start in widths.indices.reversed() {
            var (length, found) = (0.0, -1.0)
            for end in widths[start...].indices {
                length += widths[end] + (end > start ? margins[end - 1] + margins[end] : 0)
                guard length <= room || end == start else { break }
                // A last line of less than a third is no good way to break.
                let isLast = end == widths.count - 1
                found = max(found, isLast ? min(1, length / room * 3) : min(1, length / room, best[end + 1]))
            }
            best[start] = found
        }
        return best[0]
    }

    @Test(arguments: Project.samples, [360, 640, 1280]) func marginsAreEqual(sample: String, width: Int) throws {
        for layout in try cloud(sample, width: width).layouts {
            let rooms = layout.frames.map(\.room)
            let left = rooms.map(\.minX).min() ?? .nan
            let right = layout.width - (rooms.map(\.maxX).max() ?? .nan)
            #expect(abs(left - right) <= 0.5, "left \(left), right \(right)")
            // A heading and a legend stand between the tags and the edge.
            guard layout.captions.above.isEmpty && layout.captions.below.isEmpty else { continue }
            let top = rooms.map(\.minY).min() ?? .nan
            let bottom = layout.height - (rooms.map(\.maxY).max() ?? .nan)
            #expect(abs(top - bottom) <= 0.5, "top \(top), bottom \(bottom)")
        }
    }

    @Test(arguments: Project.samples) func colorsAreFew(sample: String) throws {
        let paints = Set(try cloud(sample, width: 640).tags.map(\.paint))
        let given = paints.filter { if case .given = $0 { true } else { false } }
        #expect(paints.count - given.count <= 6)
        #expect(given.isEmpty == !["languages", "pigments"].contains(sample))
    }
}

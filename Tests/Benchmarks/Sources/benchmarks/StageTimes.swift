import Stratus

struct StageTimes {
    struct Stage {
        let name: String
        let seconds: Double
        let bytes: Int?
    }

    private(set) var stages: [Stage] = []
    let listBytes: Int
    let markupBytes: Int

    init(tags count: Int) throws {
        let runs = max(3, min(101, 200_000 / count))
        let list = tagList(count)
        let source = try SourceText(path: "benchmark", text: list)
        let tags = try TagList(parsing: source).tags
        let options = CloudOptions()
        let cloud = try compose(tags, options)
        let markup = try render(cloud, format: .svg)
        listBytes = list.utf8.count
        markupBytes = markup.bytes.count
        let face = FontFamily.sans.face(.regular)
        let nameBytes = tags.reduce(0) { $0 + $1.name.utf8.count }
        var boxes = FlowBoxes(reservingCapacity: count)
        for frame in cloud.layouts[0].frames {
            boxes.append(
                width: frame.width, height: frame.ascent + frame.descent, firstBaseline: frame.ascent)
        }
        var flow = FlowOptions(width: 608)
        flow.align = .firstBaseline
        flow.breaking = .optimal

        stages.append(
            Stage(
                name: "parse", seconds: try median(runs) { try TagList(parsing: source).tags.count }, bytes: listBytes))
        stages.append(
            Stage(
                name: "measure",
                seconds: median(runs) { tags.reduce(0.0) { $0 + face.measure($1.name).width } }, bytes: nameBytes))
        stages.append(
            Stage(name: "lay out", seconds: try median(runs) { try solveFlow(boxes, flow).height }, bytes: nil))
        stages.append(
            Stage(name: "compose, all", seconds: try median(runs) { try compose(tags, options).tags.count }, bytes: nil)
        )
        let both = try median(runs) { try render(cloud, format: .svg).bytes.count }
        let validation = median(runs) { violations(in: markup.bytes, as: .svg).count }
        stages.append(Stage(name: "write", seconds: max(1e-9, both - validation), bytes: markupBytes))
        stages.append(Stage(name: "validate", seconds: validation, bytes: markupBytes))
    }
}

/// The median time of several runs, in seconds; the result is consumed so that no run is optimised away.
func median<Value>(_ runs: Int, _ body: () throws -> Value) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
        let clock = ContinuousClock()
        let start = clock.now
        let value = try body()
        let duration = clock.now - start
        withExtendedLifetime(value) {}
        times.append(Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18)
    }
    return times.sorted()[runs / 2]
}

import Foundation
import TestSupport
import Testing

/// Layouts that others have measured or expect, asked of `stratus layout`.
@Suite struct LayoutVectorTests {
    typealias JSON = [String: Any]

    // MARK: - Flutter's Wrap

    @Test func wrapsAsFluttersTestsExpect() throws {
        let cases = try fixture("wrap")
        #expect(cases.count == 37)
        try compare(cases, requests: cases.map(wrapRequest), tolerance: 1e-9)
    }

    private func wrapRequest(_ test: JSON) -> JSON {
        let distributions = [
            "start": "leading", "center": "center", "end": "trailing", "spaceBetween": "between",
            "spaceAround": "around", "spaceEvenly": "evenly",
        ]
        let container = test["container"] as? JSON ?? [:]
        let isTight = container["tight"] as? Bool ?? false
        let axis = test["axis"] as? String ?? ""
        let runs = distributions[test["run_alignment"] as? String ?? ""] ?? ""
        var request: JSON = [
            "axis": axis, "direction": test["text_direction"] ?? "",
            "lineOrder": test["vertical_direction"] as? String == "up" ? "reverse" : "forward",
            "itemSpacing": test["spacing"] ?? 0, "lineSpacing": test["run_spacing"] ?? 0,
            "justify": distributions[test["alignment"] as? String ?? ""] ?? "", "lastLine": "same",
            "lines": ["leading": "start", "trailing": "end"][runs] ?? runs,
            "align": ["start": "top", "end": "bottom"][test["cross_axis_alignment"] as? String ?? ""] ?? "center",
            "items": (test["items"] as? [[Double]] ?? []).map { ["width": $0[0], "height": $0[1]] },
        ]
        request[axis == "vertical" ? "height" : "width"] = container[axis == "vertical" ? "height" : "width"]
        if isTight {
            request["width"] = container["width"]
            request["height"] = container["height"]
            request["sizing"] = "fill"
        }
        return request
    }

    // MARK: - CSS flex-wrap

    /// What speaks of something that is no flow.
    private let otherFlexCases = [
        "align_items_center_min_max_with_padding__border_box_rtl":
            "padding of the container, and a height that is at least so much",
        "align_items_center_with_max_height_with_align_content_flex_start__border_box_rtl":
            "a greatest height, above which the items stick out; ours begin at the top of a height that is too small",
        "flex_column_align_items_self_start_child_rtl__border_box_rtl": "a child with a writing direction of its own",
    ]

    @Test func wrapsAsChromeDoes() throws {
        let all = try fixture("flex_wrap")
        #expect(all.count == 74)
        let cases = all.filter { otherFlexCases[$0["name"] as? String ?? ""] == nil }
        #expect(cases.count == 74 - otherFlexCases.count)
        // Chrome's numbers are rounded to whole pixels.
        try compare(cases, requests: cases.map(flexRequest), tolerance: 0.5)
    }

    private func flexRequest(_ test: JSON) -> JSON {
        let container = test["container"] as? [String: String] ?? [:]
        let items = test["items"] as? [[String: String]] ?? []
        let isColumn = container["flex-direction"] == "column"
        let wrap = container["flex-wrap"] ?? "nowrap"
        let contents = ["flex-start": "start", "flex-end": "end"]
        var content = container["align-content"] ?? "stretch"
        content = contents[content] ?? content.replacing("space-", with: "")
        // An item of its own that aligns itself stands as if all did.
        let align = items.count == 1 ? items[0]["align-self"] ?? container["align-items"] : container["align-items"]
        var request: JSON = [
            "axis": isColumn ? "vertical" : "horizontal", "direction": container["direction"] ?? "ltr",
            "lineOrder": wrap.contains("reverse") ? "reverse" : "forward",
            "breaking": wrap.contains("balance") ? "balanced" : "greedy",
            "itemSpacing": pixels(container[isColumn ? "row-gap" : "column-gap"]) ?? 0,
            "lineSpacing": pixels(container[isColumn ? "column-gap" : "row-gap"]) ?? 0,
            "justify": container["justify-content"] ?? "leading",
            "lines": wrap == "nowrap" ? "stretch" : content, "sizing": "fill",
            "items": items.map { ["width": pixels($0["width"]) ?? 0, "height": pixels($0["height"]) ?? 0] },
        ]
        switch align {
        case "center": request["align"] = "center"
        case "flex-end": request["align"] = "bottom"
        // At the end of the item's own direction, which a reversed order of lines does not turn round.
        case "self-end": request["align"] = wrap.contains("reverse") ? "top" : "bottom"
        // A column has no baselines across it.
        case "baseline": request["align"] = isColumn ? "top" : "firstBaseline"
        default: request["align"] = "top"
        }
        for side in ["width", "height"] {
            if let length = pixels(container[side]) ?? pixels(container["min-\(side)"]) { request[side] = length }
        }
        if let count = container["flex-line-count"].flatMap(Int.init) { request["minLines"] = count }
        return request
    }

    private func pixels(_ text: String?) -> Double? { text.flatMap { Double($0.replacing("px", with: "")) } }

    // MARK: - Asking and comparing

    private func fixture(_ name: String) throws -> [JSON] {
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: Project.fixture("flow/\(name).json")))
        return try #require((object as? JSON)?["cases"] as? [JSON])
    }

    private func compare(_ cases: [JSON], requests: [JSON], tolerance: Double) throws {
        let lines = try requests.map {
            String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self)
        }
        let result = try Command.run(["layout"], input: Array(lines.joined(separator: "\n").utf8))
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let answers = result.text.split(separator: "\n")
        try #require(answers.count == cases.count)
        for (index, test) in cases.enumerated() {
            let name = test["name"] as? String ?? ""
            let answer = try #require(JSONSerialization.jsonObject(with: Data(answers[index].utf8)) as? JSON)
            let expected = try #require(test["expected"] as? JSON)
            let size = try #require(expected["size"] as? [Double])
            let found = [answer["width"] as? Double ?? -1, answer["height"] as? Double ?? -1]
            #expect(isNear(found, size, tolerance), "\(name): the size is \(found), expected \(size): \(lines[index])")
            let frames = answer["frames"] as? [[Double]] ?? []
            let wanted = try #require((expected["frames"] ?? expected["offsets"]) as? [[Double]])
            try #require(frames.count == wanted.count, "\(name): \(answers[index])")
            for (item, pair) in zip(frames, wanted).enumerated() {
                #expect(
                    isNear(Array(pair.0.prefix(pair.1.count)), pair.1, tolerance),
                    "\(name): item \(item) is at \(pair.0), expected \(pair.1): \(lines[index])")
            }
        }
    }

    private func isNear(_ one: [Double], _ other: [Double], _ tolerance: Double) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= tolerance }
    }
}

import Foundation
import TestSupport
import Testing

@Suite struct LayoutCommandTests {
    private func answers(_ lines: [String]) throws -> (lines: [String], status: Int32, errors: String) {
        let result = try Command.run(["layout"], input: Array(lines.joined(separator: "\n").utf8))
        return (result.text.split(separator: "\n").map(String.init), result.status, result.errors)
    }

    @Test func theSampleGivesItsGoldenBytes() throws {
        let sample = Project.sample("boxes.jsonl").path
        let result = try Command.run(["layout", sample])
        #expect(result.status == 0 && result.errors.isEmpty)
        let difference = try differenceFromGolden(result.output, "boxes.jsonl")
        #expect(difference == nil, "\(difference ?? "")")
        // The same from standard input.
        let bytes = [UInt8](try Data(contentsOf: Project.sample("boxes.jsonl")))
        #expect(try Command.run(["layout", "-"], input: bytes).output == result.output)
    }

    //  0     50 60         140 150      220
    //  [ 50 ]   [    80    ]   [   70   ]      300 are offered, 220 are taken
    @Test func anAnswerHasEveryFieldInItsOrder() throws {
        let answer = try answers([
            #"{"width":300,"items":[{"width":50,"height":20,"firstBaseline":15},{"width":80,"height":20},{"width":70,"height":10}]}"#
        ])
        #expect(
            answer.lines == [
                #"{"width":220,"height":20,"scale":1,"frames":[[0,0,50,20],[60,0,80,20],[150,0,70,10]],"order":[0,1,2],"#
                    + #""moved":[0,0,0],"hidden":[],"lines":[{"items":[0,3],"y":0,"height":20,"baseline":20,"slack":80}],"#
                    + #""quality":{"lines":1,"fill":0.7333333333333333,"worstFill":0.7333333333333333,"badness":0,"maxGap":10}}"#
            ])
    }

    @Test func hiddenItemsHaveNoFrame() throws {
        let answer = try answers([
            #"{"width":10,"maxLines":1,"items":[{"width":9,"height":1},{"width":9,"height":1},{"width":9,"height":1}]}"#
        ])
        #expect(
            answer.lines[0].contains(#""frames":[[0,0,9,1],null,null],"order":[0,1,2],"moved":[0,0,0],"hidden":[1,2]"#))
    }

    @Test(arguments: [
        (#"{"items":[{"width":-5,"height":1}]}"#, "items[0].width is -5, expected a number from 0 to 1000000000000000"),
        (
            #"{"items":[{"width":1,"height":1},{"width":NaN,"height":1}]}"#,
            #"items[1].width: "NaN" at byte 43 is no JSON, expected a value"#
        ),
        (
            #"{"items":[{"width":1,"height":1e999}]}"#,
            "items[0].height is 1e999, expected a number from 0 to 1000000000000000"
        ),
        (
            #"{"items":[{"width":1,"height":-Infinity}]}"#,
            #"items[0].height: "Infinity" at byte 32 is no JSON, expected a digit"#
        ),
        (#"{"items":[{"width":"1","height":1}]}"#, "items[0].width: expected a number, found a string"),
        (#"{"items":[{"width":null,"height":1}]}"#, "items[0].width: expected a number, found null"),
        (#"{"items":[{"height":1}]}"#, "items[0]: width is missing"),
        (#"{"items":[{"width":1}]}"#, "items[0]: height is missing"),
        (#"{"width":3}"#, "items is missing"),
        (#"{"items":[],"maxLines":0}"#, "maxLines is 0, expected a whole number of 1 and more"),
        (#"{"items":[],"minLines":1.5}"#, "minLines is 1.5, expected a whole number of 1 and more"),
        (#"{"items":[],"maxMove":-1}"#, "maxMove is -1, expected a whole number of 0 and more"),
        (#"{"items":[],"lineWidths":[]}"#, "lineWidths: the array is empty, expected at least one line"),
        (#"{"items":[],"lineWidths":[{"x":1}]}"#, "lineWidths[0]: width is missing"),
        (
            #"{"items":[],"lineWidths":[{"width":1},{"width":-1}]}"#,
            "lineWidths[1].width is -1, expected a number from 0 to 1000000000000000"
        ),
        (#"{"items":[],"lineWidths":"circle"}"#, #"lineWidths: expected an array of widths, or "ellipse""#),
        (#"{"items":[],"tabStops":0}"#, "tabStops: expected a distance above 0"),
        (#"{"items":[],"tabStops":[5,5]}"#, "tabStops[1]: 5 is not behind the stop before it"),
        (#"{"items":[],"tabStops":[]}"#, "tabStops: expected a distance or at least one position"),
        (
            #"{"items":[],"tabStops":5,"justify":"center"}"#,
            #"tabStops act with justify "leading" only, and with lastLine "same", "natural" or "leading""#
        ),
        (#"{"items":[],"fitBox":true}"#, "fitBox needs a width and a height"),
        (
            #"{"items":[],"align":"middle"}"#,
            #"align is "middle", expected one of "top", "center", "bottom", "firstBaseline", "lastBaseline", "stretch""#
        ),
        (#"{"items":[],"widht":1}"#, #"there is no field "widht"; did you mean "width"?"#),
        (
            #"{"items":[{"width":1,"height":1,"guides":{"middle":1}}]}"#,
            #"items[0].guides: there is no field "middle"; known are top, center, bottom, firstBaseline, lastBaseline"#
        ),
        (
            #"{"items":[{"width":1,"height":1,"breakBefore":1}]}"#,
            "items[0].breakBefore: expected a boolean, found a number"
        ),
        (#"{"items":[[[[[[[["#, "items[0]: expected an object, found an array"),
        (
            #"{"items":[{"width":1,"height":1},{"wid"#,
            "items[1]: the JSON ends at byte 39, expected the end of the string"
        ),
        (#"{"items":[]} {"#, "there is something behind the object, expected one object a line"),
        ("[]", #"expected an object such as {"width": 300, "items": []}"#),
        ("hello", #""hello" at byte 1 is no JSON, expected a value"#),
        (#"{"width":1,"width":2,"items":[]}"#, "width stands twice"),
    ])
    func aBadObjectGetsAnErrorAndTheNextAnAnswer(object: String, error: String) throws {
        let good = #"{"width":9,"items":[{"width":5,"height":1}]}"#
        let answer = try answers([good, object, "", good])
        try #require(answer.lines.count == 3 && answer.status == 1)
        #expect(answer.lines[0] == answer.lines[2] && answer.lines[0].hasPrefix(#"{"width":5,"#))
        let parsed = try JSONSerialization.jsonObject(with: Data(answer.lines[1].utf8)) as? [String: String]
        #expect(parsed == ["error": error])
        #expect(answer.errors == "stratus: error: 1 of 3 objects could not be laid out; their lines say why\n")
    }

    // A line feed may come late, as CRLF, or not at all; white space may stand anywhere.
    @Test func whiteSpaceIsFree() throws {
        let answer = try answers(["\t{ \"items\" : [ ] , \"width\" : 1e0 }\r", "", "  ", "{\"items\":[]}\r"])
        #expect(answer.lines.count == 2 && answer.lines[0] == answer.lines[1] && answer.status == 0)
    }

    @Test func aByteOrderMarkMayBeginTheInput() throws {
        let answer = try answers(["\u{FEFF}{\"items\":[],\"maxLines\":1e30}"])
        #expect(answer.status == 0 && answer.lines[0].hasPrefix("{\"width\":0"))
    }

    @Test func brackets100_000DeepEnd() throws {
        let deep = String(repeating: "[", count: 100_000)
        let answer = try answers([#"{"items":"# + deep, #"{"a":"# + deep + "}", #"{"items":[]}"#])
        #expect(answer.lines.count == 3 && answer.status == 1 && answer.lines[2].hasPrefix(#"{"width":0"#))
    }

    @Test func anInputThatIsNotThereIsSaid() throws {
        let result = try Command.run(["layout", "/no/such/file"])
        #expect(result.status == 66 && result.errors.hasPrefix("/no/such/file: error: cannot read the input"))
    }
}

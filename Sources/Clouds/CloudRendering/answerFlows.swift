import ByteWriting
import FileAccess
import FlowSolving
import Glibc
import MarkupEmission
import MarkupValidation
import SourceText

/// Lays out the boxes of each JSON object in a file, one object a line, and writes the layouts to standard output, one
/// a line in the same order.
///
/// An object that cannot be laid out gets `{"error": "…"}` as its line. All objects that have arrived are answered
/// before the function waits for more input. Empty lines are skipped.
/// - Parameter path: the file, or `-` for standard input.
/// - Returns: the number of objects, and the number of those that got an error.
/// - Throws: ``Problem`` if the file cannot be read, or the output cannot be written.
public func answerFlows(reading path: String) throws -> (objects: Int, errors: Int) {
    let (descriptor, name) = path == "-" ? (STDIN_FILENO, "<standard input>") : (try openInput(path).descriptor, path)
    defer { if path != "-" { close(descriptor) } }
    var (objects, errors) = (0, 0)
    var isFirstBlock = true
    try forEachBlockOfLines(descriptor, path: name) { bytes, _ in
        var json = JSONOutput(reservingCapacity: bytes.count)
        // A byte order mark may begin the input.
        var start = isFirstBlock && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        isFirstBlock = false
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            var scanner = JSONScanner(bytes, in: start..<end)
            if !scanner.isAtEnd() {
                objects += 1
                if !answer(&scanner, &json) { errors += 1 }
            }
            start = end + 1
        }
        try ValidatedMarkup.validate(jsonLines: json.buffer.bytes).writeToStandardOutput()
        return bytes.count
    }
    return (objects, errors)
}

/// Answers one object, and returns whether it has a layout.
private func answer(_ scanner: inout JSONScanner, _ json: inout JSONOutput) -> Bool {
    let answer = Result { () throws(Problem) in
        let request = try FlowRequest(&scanner)
        do throws(FlowError) {
            return (request, try solveFlow(request.boxes, request.options))
        } catch {
            throw Problem(error)
        }
    }
    switch answer {
    case .success(let (request, solution)): json.write(solution, count: request.boxes.count)
    case .failure(let error): json.object { $0.string("error", readable(error.message)) }
    }
    json.endDocument()
    if case .failure = answer { return false }
    return true
}

extension JSONOutput {
    fileprivate mutating func write(_ solution: FlowSolution, count: Int) {
        // The solver names hidden boxes by their places in the order; frames are written box by box.
        var isHidden = [Bool](repeating: false, count: count)
        for place in solution.hidden { isHidden[solution.box(at: place)] = true }
        object { json in
            json.number("width", solution.width)
            json.number("height", solution.height)
            json.number("scale", solution.scale)
            json.array("frames", of: 0..<count) { json, box in
                guard !isHidden[box] else { return json.null() }
                json.frame(solution.xs[box], solution.ys[box], solution.widths[box], solution.heights[box])
            }
            json.array("order", of: 0..<count) { json, place in json.integer(nil, solution.box(at: place)) }
            json.array("moved", of: solution.moved) { json, distance in json.integer(nil, distance) }
            json.array("hidden", of: solution.hidden.map { solution.box(at: $0) }.sorted()) { json, box in
                json.integer(nil, box)
            }
            json.array("lines", of: solution.lines) { json, line in
                json.line(items: line.items, y: line.y, height: line.height, baseline: line.baseline, slack: line.slack)
            }
            json.quality(solution.quality)
        }
    }

    private mutating func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        list { json in
            json.number(nil, x)
            json.number(nil, y)
            json.number(nil, width)
            json.number(nil, height)
        }
    }
}

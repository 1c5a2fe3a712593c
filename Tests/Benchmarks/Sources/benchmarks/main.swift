import Glibc
import Stratus

/// Times the stages of `stratus render` and the whole process, and prints a table.
///
/// Times are medians of several runs on one machine at one time: compare the ratios, not the milliseconds.
let binary = CommandLine.arguments.dropFirst().first

// The sites alone: they take most of the time.
if let binary, CommandLine.arguments.dropFirst(2).first == "sites" {
    try printSites(stratus: binary)
    exit(0)
}

// A process takes over the peak of the one that starts it: first what starts processes, then what makes something large.
let memory = try binary.map { try InputMemory(megabytes: [20, 200], binary: $0) }
if let binary {
    try printCounting(stratus: binary)
    try printSites(stratus: binary)
    try printEmbedding(stratus: binary)
    try printBatches(stratus: binary)
    try printPictures(stratus: binary)
}

print(
    "stages: CPU of one thread; MB/s is of the bytes that the stage reads, for \"write\" of the bytes that it makes\n")
for count in [200, 10_000, 100_000] {
    let table = try StageTimes(tags: count)
    print("\(count) tags, a list of \(table.listBytes / 1000) KB, an SVG of \(table.markupBytes / 1000) KB")
    row("stage", "ms", "tags/s", "MB/s", "ns/tag")
    for stage in table.stages {
        let rate = stage.bytes.map { number(Double($0) / stage.seconds / 1e6) } ?? ""
        row(
            stage.name, number(stage.seconds * 1e3), number(Double(count) / stage.seconds), rate,
            number(stage.seconds / Double(count) * 1e9))
    }
    if let binary {
        let process = try ProcessTimes(binary: binary, list: tagList(count))
        row("process, CPU", number(process.cpuSeconds * 1e3), number(Double(count) / process.cpuSeconds), "", "")
        row("process, wall", number(process.wallSeconds * 1e3), number(Double(count) / process.wallSeconds), "", "")
        row("process, peak", "\(process.peakKilobytes / 1024) MB", "", "", "")
    }
    print("")
}

try printReflow(stratus: binary)

print("inputs: one thread, from the file to its tags; equal words are read once\n")
print("input                           MB        tags          ms        MB/s")
let inputs = try InputTimes(megabytes: 20)
for row in inputs.rows {
    let cells = [
        number(Double(row.bytes) / 1e6), "\(row.tags)", number(row.seconds * 1e3),
        number(Double(row.bytes) / row.seconds / 1e6),
    ]
    let padded = cells.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }
    print(row.name + String(repeating: " ", count: max(1, 24 - row.name.count)) + padded.joined())
}
for (megabytes, kilobytes) in memory?.rows ?? [] {
    print("stratus tags, a tag list of \(megabytes) MB with 20,000 names: peak \(kilobytes / 1024) MB")
}

print("\nmeasure: one thread; the ratio is to a dictionary of characters, without kerning\n")
print("text                            bytes          ms     ns/byte        MB/s  × dictionary")
for row in MeasureTimes().rows {
    let cells = [
        "\(row.bytes)", number(row.seconds * 1e3), number(row.seconds / Double(row.bytes) * 1e9),
        number(Double(row.bytes) / row.seconds / 1e6), row.ratio.map(number) ?? "",
    ]
    let padded = cells.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }
    print(row.name + String(repeating: " ", count: max(1, 25 - row.name.count)) + padded.joined())
}

print("\nflow: one thread; the last columns are ratios to the same boxes set greedily, and to a thousand boxes\n")
print("breaking, boxes a line           boxes       lines          ms      ns/box    × greedy  × per box")
let flow = try FlowTimes()
for row in flow.rows {
    let greedy = flow.rows.first {
        $0.count == row.count && $0.name.hasPrefix("greedy") && suffix($0.name) == suffix(row.name)
    }
    let first = flow.rows.first { $0.name == row.name }
    let perBox = row.seconds / Double(row.count)
    let cells = [
        "\(row.count)", "\(row.lines)", number(row.seconds * 1e3), number(perBox * 1e9),
        greedy.map { number(row.seconds / $0.seconds) } ?? "",
        first.map { number(perBox / ($0.seconds / Double($0.count))) } ?? "",
    ]
    let padded = cells.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }
    print(row.name + String(repeating: " ", count: max(1, 27 - row.name.count)) + padded.joined())
}

print(
    "\nboxes: one thread; ratios to the flat boxes, or to the cloud without chips, and of the cost per box to that above\n"
)
print("what                            boxes          ms      ns/box     × flat  × per box")
let boxes = try BoxTimes()
for row in boxes.rows {
    let perBox = row.seconds / Double(row.count)
    let first = boxes.rows.first { $0.name.prefix(9) == row.name.prefix(9) && $0.name.last == row.name.last }
    let cells = [
        "\(row.count)", number(row.seconds * 1e3), number(perBox * 1e9), row.ratio.map(number) ?? "",
        first.map { number(perBox / ($0.seconds / Double($0.count))) } ?? "",
    ]
    let padded = cells.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }
    print(row.name + String(repeating: " ", count: max(1, 27 - row.name.count)) + padded.joined())
}

/// What stands behind the comma: two flows with equal ones are comparable.
func suffix(_ name: String) -> Substring { name.drop { $0 != "," } }

func row(_ name: String, _ cells: String...) {
    let padded = cells.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }
    print(name + String(repeating: " ", count: max(1, 16 - name.count)) + padded.joined())
}

/// Three significant digits, no exponent.
func number(_ value: Double) -> String {
    if value >= 100 { return "\(Int(value.rounded()))" }
    let scale: Double = value >= 10 ? 10 : value >= 1 ? 100 : 1000
    return "\((value * scale).rounded() / scale)"
}

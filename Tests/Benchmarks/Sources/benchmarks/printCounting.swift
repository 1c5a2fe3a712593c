import Glibc

/// Times `stratus count` and prints what came out; says so where there is no text to count.
func printCounting(stratus: String) throws {
    // The other programs of this package stand beside this one.
    let own = CommandLine.arguments[0]
    let folder = own.lastIndex(of: "/").map { String(own[..<$0]) } ?? "."
    guard let texts = try CountTexts() else {
        print("counting: left out, for there is no Bible here: make texts installs bible-kjv\n")
        return
    }
    let yardstick = "\(folder)/yardstick"
    print("counting: whole processes that take turns, medians of \(CountTimes.runs); the ratio is of wall times\n")
    let times = try CountTimes(texts, stratus: stratus, yardstick: yardstick)
    print("text          program                jobs      wall s       CPU s        MB/s     peak MB         × C")
    for row in times.rows {
        let process = row.process
        printRow(
            padded(row.text, 14) + padded(row.program, 22), width: 36 + 5,
            [
                "\(row.jobs)", number(process.wallSeconds), number(process.cpuSeconds),
                number(Double(row.bytes) / process.wallSeconds / 1e6),
                (row.hidesPeak ? "≤ " : "") + number(Double(process.peakKilobytes) / 1024),
                number(row.ratio),
            ])
    }
    for (bytes, kilobytes) in times.growth {
        print("count, \(bytes / 1_000_000) MB of the same text: peak \(number(Double(kilobytes) / 1024)) MB")
    }

    print(
        "\nwords without spaces: CPU of one thread; the ratio is to the iterator of ICU over the whole text at once\n")
    print("text              MB  ICU alone s     count s       × ICU     whole s       × ICU")
    let segments = try SegmentTimes(texts, stratus: stratus, segments: "\(folder)/segments")
    for row in segments.rows {
        printRow(
            padded(row.text, 12), width: 20,
            [
                number(Double(row.bytes) / 1e6), number(row.iteratorSeconds), number(row.countSeconds),
                number(row.countSeconds / row.iteratorSeconds), number(row.wholeSeconds),
                number(row.wholeSeconds / row.iteratorSeconds),
            ])
    }
    if segments.rows.isEmpty { print("left out: this build has no dictionaries") }

    print("\npartial counts: whole processes, one thread\n")
    print("what                                           records      wall s       CPU s   records/s     peak MB")
    for row in try PartialTimes(texts, stratus: stratus).rows {
        printRow(
            row.name, width: 54,
            [
                "\(row.records)", number(row.process.wallSeconds), number(row.process.cpuSeconds),
                number(Double(row.records) / row.process.wallSeconds), number(Double(row.process.peakKilobytes) / 1024),
            ])
    }

    guard try CountTimes.areEqual(texts, stratus: stratus, yardstick: yardstick) else {
        print("\nthe C program and count --plain have found other words")
        exit(1)
    }
    print("\nthe C program and count --plain have found the same words, each as often\n")
}

/// - Parameter width: where the first cell ends.
private func printRow(_ name: String, width: Int, _ cells: [String]) {
    var line = padded(name, width - cells[0].count) + cells[0]
    for cell in cells.dropFirst() { line += String(repeating: " ", count: max(1, 12 - cell.count)) + cell }
    print(line)
}

private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
}

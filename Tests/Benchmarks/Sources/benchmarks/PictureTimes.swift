import Foundation

/// Prints how long pictures take: 500 PNG of 100 tags at 1,200 × 630 pixels, of a manifest with two jobs, and as many SVG.
func printPictures(stratus: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "stratus-pictures-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (manifest, output) = (folder.appending(path: "m.jsonl"), folder.appending(path: "out"))
    let count = 500
    print("pictures: \(count) of 100 tags at 1200 × 630, two jobs\n")
    row("form", "s", "pictures/s", "peak MB", "")
    for form in ["svg", "png", "pdf"] {
        let lines = (0..<count).map { number in
            let tags = BatchTimes.tags(number)
            return "{\"tags\": {\(tags)}, \"options\": {\"width\": 1200, \"height\": 630, \"fit-box\": true, "
                + "\"density\": 1, \"title\": \"Cloud \(number)\"}, \"output\": \"\(number).\(form)\"}\n"
        }
        try Data(lines.joined().utf8).write(to: manifest)
        let runs = try (0..<3).map { _ in
            try? FileManager.default.removeItem(at: output)
            return try MeasuredProcess([
                stratus, "render", "--manifest", manifest.path, "-o", output.path, "--jobs", "2", "--quiet",
            ])
        }
        let run = MeasuredProcess.median(runs)
        row(
            form, number(run.wallSeconds), number(Double(count) / run.wallSeconds), "\(run.peakKilobytes / 1024)", "")
    }
    print("")
}

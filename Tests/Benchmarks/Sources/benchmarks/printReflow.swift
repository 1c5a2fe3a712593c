import Stratus

/// Times a page of 200 tags that reflows at eight widths, beside the same page at one, and prints a table.
func printReflow(stratus binary: String?) throws {
    let list = tagList(200)
    let tags = try TagList(parsing: SourceText(path: "benchmark", text: list)).tags
    print("a page of 200 tags, one width and eight\n")
    row("widths", "KB", "compose ms", "write, check", "check ms", "MB/s")
    for isResponsive in [false, true] {
        var options = CloudOptions()
        options.responsive = isResponsive
        let cloud = try compose(tags, options)
        let page = try render(cloud, format: .html)
        let composing = try median(51) { try compose(tags, options).tags.count }
        let rendering = try median(51) { try render(cloud, format: .html).bytes.count }
        let checking = median(51) { violations(in: page.bytes, as: .page).count }
        row(
            "\(cloud.layouts.count)", number(Double(page.bytes.count) / 1e3), number(composing * 1e3),
            number(rendering * 1e3), number(checking * 1e3), number(Double(page.bytes.count) / checking / 1e6))
    }
    if let binary {
        for extra in [["--no-responsive"], []] {
            let process = try ProcessTimes(binary: binary, list: list, arguments: ["--format", "html"] + extra)
            row(
                "process", extra.isEmpty ? "eight" : "one", number(process.wallSeconds * 1e3) + " ms",
                number(process.cpuSeconds * 1e3) + " ms CPU")
        }
    }
    print("")
}

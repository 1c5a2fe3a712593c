import Foundation

@testable import MarkupReading
@testable import PageEmbedding
@testable import SourceText

/// What libFuzzer calls with every input: the first byte chooses HTML or Markdown and what is filled in, the rest is a
/// page.
///
/// Whatever the bytes are, a page that is filled is as it was outside of its placeholders, is read as it was, and filled
/// again stays as it is.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    guard let choice = bytes.first else { return 0 }
    let markup: PageMarkup = choice % 2 == 0 ? .html : .markdown
    guard let page = try? PageText(path: "fuzz", bytes: Array(bytes.dropFirst()), markup: markup) else { return 0 }
    let scan = scanPage(page)
    checkPlaces(page, scan)
    // A page of which something is to be said stays as it is.
    if markup == .markdown, !scan.problems.isEmpty { return 0 }
    let content = contents[Int(choice / 2) % contents.count]
    let filled = fillPlaceholders(page, scan.placeholders.map { ($0.content, Array(content.utf8)) })
    guard let again = try? PageText(path: "fuzz", bytes: filled, markup: markup) else {
        preconditionFailure("a page that was filled cannot be read")
    }
    precondition(again.encoding == page.encoding && again.markLength == page.markLength, "another encoding")
    let second = scanPage(again)
    checkAlike(page, scan, again, second)
    let twice = fillPlaceholders(again, second.placeholders.map { ($0.content, Array(content.utf8)) })
    precondition(twice == filled, "a second run changes the page")
    precondition(page.lineEnding(outside: scan.placeholders) == again.lineEnding(outside: second.placeholders))
    return 0
}

private let contents = [
    "\n<div class=\"stratus-cloud\"><svg><style>.a{}</style><title>x</title></svg></div>\n",
    "", "\n\n<ul><li><a href=\"/a\">\u{e4}</a></li>\n<li>b</ul>\n\n",
    "<style>.a::before{content:\"<\"}</style><figure><svg><a><text>a &lt;!-- /stratus --&gt;</text></a></svg></figure>",
]

private func checkPlaces(_ page: PageText, _ scan: PageScan) {
    var end = 0
    for placeholder in scan.placeholders {
        precondition(
            placeholder.marker.lowerBound >= end && placeholder.marker.upperBound == placeholder.content.lowerBound)
        end = placeholder.content.upperBound
        precondition(end < page.source.bytes.count && page.source.bytes[end] == UInt8(ascii: "<"), "no end marker")
    }
    for problem in scan.problems + scan.warnings {
        guard let line = problem.line, let column = problem.column else {
            preconditionFailure("a message without a place: \(problem)")
        }
        precondition(line >= 1 && column >= 1 && problem.hint != nil, "no place, or no hint: \(problem)")
        _ = problem.description
    }
}

private func checkAlike(_ page: PageText, _ scan: PageScan, _ again: PageText, _ second: PageScan) {
    precondition(scan.placeholders.count == second.placeholders.count, "another number of placeholders")
    var outside: [UInt8] = []
    var outsideAgain: [UInt8] = []
    var (start, startAgain) = (0, 0)
    for (one, other) in zip(scan.placeholders, second.placeholders) {
        precondition(one.sources.map(\.text) == other.sources.map(\.text), "other sources")
        precondition(
            one.options.map { [$0.name.text, $0.value.text] } == other.options.map { [$0.name.text, $0.value.text] },
            "other options")
        precondition(
            page.source.bytes[one.marker] == again.source.bytes[other.marker] && one.form == other.form,
            "another marker")
        outside += page.source.bytes[start..<one.content.lowerBound]
        outsideAgain += again.source.bytes[startAgain..<other.content.lowerBound]
        (start, startAgain) = (one.content.upperBound, other.content.upperBound)
    }
    outside += page.source.bytes[start...]
    outsideAgain += again.source.bytes[startAgain...]
    precondition(outside == outsideAgain, "the page changed outside of its placeholders")
    precondition(scan.problems.map(\.message).count == second.problems.count, "another number of problems")
    precondition(scan.warnings.count == second.warnings.count, "another number of warnings")
    precondition(scan.omittedCount == second.omittedCount)
}

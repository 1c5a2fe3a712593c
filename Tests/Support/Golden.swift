import Foundation

/// Compares bytes with a golden file.
///
/// With `STRATUS_REWRITE_GOLDEN` set the file is rewritten, and the comparison fails all the same: somebody has to look
/// at the difference before it is believed.
/// - Returns: nil when they are equal, else the first line that differs.
public func differenceFromGolden(_ bytes: [UInt8], _ name: String) throws -> String? {
    let url = Project.golden(name)
    if ProcessInfo.processInfo.environment["STRATUS_REWRITE_GOLDEN"] != nil {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
        return "\(name) was rewritten; look at it, and run again without STRATUS_REWRITE_GOLDEN"
    }
    let golden = [UInt8](try Data(contentsOf: url))
    guard golden != bytes else { return nil }
    let (expected, found) = (lines(golden), lines(bytes))
    for (number, pair) in zip(expected, found).enumerated() where pair.0 != pair.1 {
        return "\(name):\(number + 1) differs\nexpected: \(pair.0)\nfound:    \(pair.1)"
    }
    return "\(name) has \(expected.count) lines, found \(found.count)"
}

private func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 10, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
}

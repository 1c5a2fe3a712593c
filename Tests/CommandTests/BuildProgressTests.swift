import Foundation
import TestSupport
import Testing

@testable import StratusCommand
@testable import Workers

/// The line that says how far a build is.
@Suite struct BuildProgressTests {
    @Test(arguments: [
        // After half of 10,000 pages in two seconds, at 2,500 a second, two are left; half of the bar is full: what the text leaves of 80 columns.
        (5_000, 10_000, 2_000, 80, "making [##############..............] 5,000 of 10,000, 2,500 a second, 2 s left"),
        (
            1, 1_234_567, 1_000, 80,
            "making [.....................] 1 of 1,234,567, 1 a second, more than a day left"
        ),
        (100, 7_300, 1_000, 80, "making [..........................] 100 of 7,300, 100 a second, 1 min 12 s left"),
        (3, 4, 0, 80, "making [######################........] 3 of 4"),
        (0, 0, 5_000, 80, "making [##############################] 0 of 0"),
        (5_000, 10_000, 2_000, 20, "making 5,000 of 10,0"),
    ])
    func aLineSaysHowFarItIs(done: Int, total: Int, milliseconds: Int, columns: Int, line: String) {
        let progress = WorkProgress(stage: .making, done: done, total: total)
        #expect(ProgressBar.line(progress, after: .milliseconds(milliseconds), columns: columns) == "\r\u{1B}[K" + line)
    }
}

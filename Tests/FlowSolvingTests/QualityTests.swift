import TestSupport
import Testing

@testable import FlowSolving

@Suite struct QualityTests {
    // Lines of 100: 70 and 80 are covered by boxes as high as their line, 20 of the last. White: 30 × 20 and 20 × 20.
    @Test func whiteIsSquaredAndTheLastLineIsFree() throws {
        let quality = try solveFlow(flowBoxes([70, 80, 20, 60]), options(100, items: 30)).quality
        #expect(quality.lines == 4)
        let squares: Double = 600 * 600 + 400 * 400 + 1600 * 1600
        #expect(quality.badness == squares)
        let fill: Double = (0.7 + 0.8 + 0.2) / 3
        #expect(abs(quality.fill - fill) < 1e-12 && quality.worstFill == 0.2)
    }

    // The same, set so that the last line is spread: it is charged as well.
    @Test func aSpreadLastLineIsCharged() throws {
        let quality = try solveFlow(
            flowBoxes([70, 80]),
            options(100, items: 30) {
                $0.justify = .between
                $0.lastLine = .same
            }
        ).quality
        #expect(quality.badness == 600 * 600 + 400 * 400 && quality.fill == 0.75 && quality.worstFill == 0.7)
    }

    // 30 × 40 above the low box; spacing is no white, the slack of 20 × 60 is.
    @Test func theAreaAboveALowBoxIsWhite() throws {
        let boxes = [
            Box(width: 40, ascent: 60, descent: 0), Box(width: 30, ascent: 20, descent: 0),
            Box(width: 99, ascent: 5, descent: 0),
        ]
        let quality = try solveFlow(flowBoxes(boxes), options(100)).quality
        let white: Double = 30 * 40 + 20 * 60
        #expect(quality.badness == white * white)
    }

    @Test func aLineBeforeAForcedBreakIsFree() throws {
        let boxes = [30.0, 40].map { Box(width: $0, ascent: 10, descent: 0, breakBefore: $0 == 40) }
        #expect(try solveFlow(flowBoxes(boxes), options(100)).quality.badness == 0)
    }

    @Test(arguments: [
        (FlowJustification.leading, 10.0), (.between, 60), (.around, 35), (.evenly, 10 + 50.0 / 3), (.stretch, 10),
    ])
    func theWidestGapIsThatBetweenNeighbours(justify: FlowJustification, gap: Double) throws {
        let solution = try solveFlow(
            flowBoxes([20, 20]),
            options(100) {
                $0.justify = justify
                $0.lastLine = .same
            })
        #expect(abs(solution.quality.maxGap - gap) < 1e-9)
    }

    @Test func oneBoxHasNoGap() throws {
        #expect(try solveFlow(flowBoxes([20]), options(100)).quality.maxGap == 0)
    }
}

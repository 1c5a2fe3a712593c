import TestSupport
import Testing

@testable import CloudComposition
@testable import MarkupEmission

private func random(_ random: inout Seeded) -> RGB { RGB(UInt32.random(in: 0...0xFFFFFF, using: &random)) }

@Suite("Contrast") struct ContrastTests {
    // The pairs that readers of WCAG know, and three by its formula written out in Python.
    @Test(
        "Contrast is that of WCAG",
        arguments: [
            (0x777777, 0xFFFFFF, 4.478089), (0x767676, 0xFFFFFF, 4.542225), (0x000000, 0xFFFFFF, 21),
            (0x123456, 0x123456, 1), (0x1963A4, 0xFCFDFE, 6.133107), (0x00ADD8, 0xFFFFFF, 2.635211),
            (0x86C1F4, 0x10151E, 9.536193),
        ] as [(UInt32, UInt32, Double)])
    func ofPairs(one: UInt32, other: UInt32, expected: Double) {
        #expect(abs(Contrast.between(RGB(one), RGB(other)) - expected) < 1e-6)
        #expect(Contrast.between(RGB(one), RGB(other)) == Contrast.between(RGB(other), RGB(one)))
    }

    @Test("A legible colour stays as it is")
    func legible() {
        #expect(ContrastRequirement(on: [.white]).nearest(to: RGB(0x767676)) == RGB(0x767676))
        #expect(ContrastRequirement(on: []).nearest(to: RGB(0x00ADD8)) == RGB(0x00ADD8))
    }

    // On white the lightest grey of 4.5 is #767676; on black the darkest is #757575, of 4.56, where #747474 has 4.49.
    @Test("What falls short is moved by the least amount")
    func least() {
        #expect(ContrastRequirement(on: [.white]).nearest(to: RGB(0xAAAAAA)) == RGB(0x767676))
        #expect(ContrastRequirement(on: [.white]).nearest(to: .white) == RGB(0x767676))
        #expect(ContrastRequirement(on: [.black]).nearest(to: RGB(0x444444)) == RGB(0x757575))
        // From a colour lighter than a middle grey, black is nearer than any lighter colour that would do.
        #expect(ContrastRequirement(on: [RGB(0xBBBBBB)]).nearest(to: RGB(0xCCCCCC)).css < "#666")
    }

    @Test("On one ground every colour becomes legible, with its hue", arguments: 0..<100)
    func oneGround(seed: Int) {
        var seeded = Seeded(seed)
        for _ in 0..<20 {
            let (ground, color) = (random(&seeded), random(&seeded))
            let requirement = ContrastRequirement(on: [ground])
            let adjusted = requirement.nearest(to: color)
            #expect(Contrast.between(adjusted, ground) >= 4.5, "\(color.css) on \(ground.css): \(adjusted.css)")
            if requirement.isReached(by: color) { #expect(adjusted == color) }
            let (before, after) = (OKLab(color), OKLab(adjusted))
            guard after.chroma > 0.04, let hue = before.hue, let newHue = after.hue else { continue }
            let turned = abs(hue - newHue)
            #expect(min(turned, 360 - turned) < 4, "\(color.css) on \(ground.css): \(adjusted.css)")
            #expect(after.chroma < before.chroma + 0.01)
        }
    }

    // Checked against all steps of lightness between: none of the same hue that is nearer would do.
    @Test("No lightness that is nearer would do", arguments: 0..<40)
    func leastOfAll(seed: Int) {
        var seeded = Seeded(seed)
        let (ground, color) = (random(&seeded), random(&seeded))
        let requirement = ContrastRequirement(on: [ground])
        guard !requirement.isReached(by: color) else { return }
        let origin = OKLab(color)
        let moved = abs(OKLab(requirement.nearest(to: color)).lightness - origin.lightness)
        for step in 0..<200 {
            // Eight bits move a colour by a little more or less than it was moved.
            let distance = Double(step) / 200 * (moved - 0.008)
            guard distance > 0 else { continue }
            for lightness in [origin.lightness - distance, origin.lightness + distance] {
                let candidate = origin.withLightness(lightness).color
                #expect(!requirement.isReached(by: candidate), "\(color.css) on \(ground.css): \(candidate.css)")
            }
        }
    }

    @Test("A second ground leaves room for a text on both", arguments: 0..<100)
    func twoGrounds(seed: Int) {
        var seeded = Seeded(seed)
        for _ in 0..<10 {
            let (ground, chip, color) = (random(&seeded), random(&seeded), random(&seeded))
            let surface = chip.leavingRoom(beside: [ground], contrast: 4.5)
            let text = ContrastRequirement(on: [ground, surface]).nearest(to: color)
            let least = min(Contrast.between(text, ground), Contrast.between(text, surface))
            #expect(least >= 4.5, "\(color.css) on \(ground.css) and \(chip.css), \(surface.css): \(text.css)")
        }
    }

    @Test("A ground that leaves room is not changed")
    func room() {
        #expect(RGB(0xEAF0F7).leavingRoom(beside: [.white], contrast: 4.5) == RGB(0xEAF0F7))
        // A grey of luminance 0.18 is legible on both.
        #expect(RGB.black.leavingRoom(beside: [.white], contrast: 4.5) == .black)
        #expect(RGB(0x555555).leavingRoom(beside: [.white], contrast: 4.5) != RGB(0x555555))
    }

    @Test("Where no text is legible enough, it is as legible as can be")
    func impossible() {
        let grey = RGB(0x777777)
        #expect(!ContrastRequirement(on: [grey], contrast: 7).isPossible)
        #expect(ContrastRequirement(on: [grey], contrast: 7).nearest(to: RGB(0x00ADD8)) == .black)
    }
}

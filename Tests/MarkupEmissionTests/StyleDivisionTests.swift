import Foundation
import Testing

@testable import ByteWriting
@testable import MarkupEmission

@Suite("Large style sheets") struct StyleDivisionTests {
    private let opening = "@container (min-width:640px){"
    private let limit = 10_000_000

    private func rules(_ count: Int, _ rule: (Int) -> String) -> (name: String, css: [String]) {
        var rules = ScopedRules()
        rules.append(opening)
        for number in 0..<count {
            rules.divide(in: opening)
            rules.append(rule(number))
        }
        rules.append("}")
        let (name, css) = rules.finished()
        return (name, css.map { String(decoding: $0, as: UTF8.self) })
    }

    @Test("A sheet is divided between rules, each part with its block opened and closed")
    func divided() {
        let (name, parts) = rules(300_000) { "\u{1} .t\($0){transform:translate(1px,2px)}" }
        #expect(parts.count == 3)
        for part in parts {
            #expect(part.hasPrefix("\(opening).\(name) .t") && part.hasSuffix("}}") && part.utf8.count < limit)
        }
        let whole = parts.map { String($0.dropFirst(opening.count).dropLast()) }.joined()
        #expect(whole == (0..<300_000).map { ".\(name) .t\($0){transform:translate(1px,2px)}" }.joined())
    }

    @Test("A sheet of less is one, as it was")
    func small() {
        let (name, parts) = rules(2) { "\u{1} .t\($0){x:1px}" }
        #expect(parts == ["\(opening).\(name) .t0{x:1px}.\(name) .t1{x:1px}}"])
    }

    @Test("Selectors that share their declarations fill no sheet either")
    func selectors() {
        var (rules, groups) = (ScopedRules(), DeclarationGroups())
        rules.append(opening)
        let declarations = Array("width:1px".utf8)
        let behind = String(repeating: " .a", count: 50)
        for number in 0..<60_000 { groups.add("\u{1} .t\(number) .chip\(behind)", declarations) }
        groups.append(to: &rules, in: opening)
        rules.append("}")
        let parts = rules.finished().css
        #expect(parts.count > 2 && parts.allSatisfy { $0.count < limit })
        let names = parts.map { String(decoding: $0, as: UTF8.self).components(separatedBy: " .chip").count - 1 }
        #expect(names.reduce(0, +) == 60_000)
    }

    @Test("A font of megabytes stands in an element of its own")
    func fonts() {
        var rules = ScopedRules()
        for count in [10, 20, 4_000_000, 4_000_000, 10, 20] {
            rules.divide(before: count)
            rules.append("\u{1} " + String(repeating: "a", count: count))
        }
        let (name, parts) = rules.finished()
        let selector = ".\(name) ".utf8.count
        let sizes = [30 + 2 * selector, 4_000_000 + selector, 4_000_000 + selector, 30 + 2 * selector]
        #expect(parts.map(\.count) == sizes)
    }
}

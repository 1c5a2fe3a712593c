import MarkupReading
import SourceText

/// The rules of one tag: screen readers get exactly one name for it, its shapes and texts are in order, and each text
/// has its size once.
///
/// A tag is a chip or a card, its name in one or more lines, then a count and details. A badge comes last, with its
/// count.
struct ItemRules {
    private var isLabelled = false
    private var isLinked = false
    private var isComplaint = false
    private var last: Part?
    private var hasCount = false
    private var hasBadge = false

    private var settings = 0
    private var isInSetting = false

    private enum Part { case chip, name, count, detail, badge }

    init() {}

    init(_ item: StartTag) { isLabelled = item.has("aria-label") }

    /// Checks the link around the shapes and texts.
    mutating func link(_ tag: StartTag, report: (String) -> Void) {
        if isLabelled { report("element 'g': a list item with a link has no aria-label; expected it on 'a' only") }
        isLinked = true
        tag.checkOpener(report: report)
    }

    /// Checks a chip or a card, which comes before the text of a tag, or a badge, which comes behind it.
    mutating func shape(_ tag: StartTag, report: (String) -> Void) {
        let isBadge = tag.has("class", equalTo: "badge")
        if isBadge ? last == nil || last == .chip || hasBadge || hasCount : last != nil {
            report("element 'rect': expected a chip or a card before the text, and at most one badge behind it")
        }
        hasBadge = hasBadge || isBadge
        last = isBadge ? .badge : .chip
    }

    /// Checks a setting of the name: one for wide layouts, and behind it one for narrow ones, which is hidden at first.
    mutating func setting(_ tag: StartTag, _ reflow: ReflowStructure, report: (String) -> Void) {
        settings += 1
        isInSetting = true
        let isRight =
            settings == 1
            ? tag.has("class", equalTo: "wide") && !tag.has("display") && (last == nil || last == .chip)
            : settings == 2 && tag.has("class", equalTo: "narrow") && tag.has("display") && last == .name
        if isRight, reflow.isPresent { return }
        report("element 'g': expected the lines of a name in a tag that moves: the class wide, then narrow and hidden")
    }

    /// Takes the end of a setting.
    mutating func endSetting() { isInSetting = false }

    /// Checks a text of the tag.
    mutating func text(_ tag: StartTag, _ reflow: ReflowStructure, report: (String) -> Void) {
        reflow.checkText(tag, report: report)
        let classes = TextClasses(tag)
        if classes.isName != tag.has("data-weight") {
            report("element 'text': expected data-weight on the name of a tag, and on nothing else")
        }
        if classes.hasSize == tag.has("font-size") {
            report("element 'text': expected a size, by a class such as f0 or by font-size, and not by both")
        }
        let part: Part = classes.isName ? .name : classes.isCount ? .count : .detail
        if !mayFollow(part) {
            report(
                "element 'text': expected the name of the tag first, then a count, then details, or a badge with its count"
            )
        }
        if settings > 0, isInSetting != (part == .name) {
            report("element 'text': expected all lines of a name that has two settings in one of them, and no count")
        }
        hasCount = hasCount || part == .count
        last = part
        guard !isLinked, !isLabelled, !isComplaint else { return }
        report("element 'g': a list item without a link has no name; expected aria-label")
        isComplaint = true
    }

    private func mayFollow(_ part: Part) -> Bool {
        switch part {
        case .name: last == nil || last == .chip || last == .name
        case .count: !hasCount && (last == .name || last == .badge)
        case .detail: !hasBadge && (last == .name || last == .count || last == .detail)
        case .chip, .badge: false
        }
    }

    /// Checks the end of the tag.
    func end(report: (String) -> Void) {
        if last == nil || last == .chip { report("element 'g': expected the name of the tag") }
        if settings == 1 { report("element 'g': expected the lines of narrow layouts beside those of wide ones") }
        if last == .badge { report("element 'rect': expected the count on the badge") }
    }
}

/// The role of a text, as its class gives it.
private struct TextClasses {
    private(set) var isName = false
    private(set) var isCount = false
    private(set) var hasSize = false

    init(_ tag: StartTag) {
        guard let classes = tag.value(of: "class"), let first = classes.first else { return }
        isName = first == UInt8(ascii: "t")
        isCount = first == UInt8(ascii: "c")
        // A class for a size is a word of the letter f and digits; the schema allows no other word that begins with f
        // and a digit.
        for index in 1..<max(1, classes.count - 1)
        where classes[index] == UInt8(ascii: "f") && classes[index - 1] == UInt8(ascii: " ") {
            hasSize = classes[index + 1].isASCIIDigit
        }
    }
}

extension StartTag {
    /// Checks that a link to another window has `noopener` in `rel`, unless the author wrote `opener`: the other page
    /// then cannot control this one.
    func checkOpener(report: (String) -> Void) {
        guard let target = value(of: "target"), !has("target", equalTo: "_self"), !has("target", equalTo: "_parent"),
            !has("target", equalTo: "_top"), !target.isEmpty, !has("rel", holding: "noopener", ignoringCase: true),
            !has("rel", holding: "opener", ignoringCase: true)
        else { return }
        report("element 'a': expected noopener or opener in rel, since target names another window")
    }
}

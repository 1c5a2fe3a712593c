import ByteWriting
import CloudComposition
import FlowSolving

/// The style sheet of a list: its fonts, the way in which the browser sets its lines, and its colours.
struct ListStyle {
    private let style: CloudStyle
    /// The classes of the list that its rules name.
    var scope: String { style.scope }

    init(_ cloud: Cloud, theme: Theme, sizes: SizeClasses, painted: PaintedTheme) {
        let options = cloud.options
        var rules = CloudRules(areParted: !theme.setsPlaces)
        rules.look.append(Self.reset(options))
        FontRules(cloud, isPartOfPage: true).append(to: &rules.look, texts: "")
        // Sizes are in rem, so that text grows with the size that the reader has chosen.
        sizes.append(to: &rules.places) { "\(shortest(($0 * 625).rounded() / 10_000))rem" }
        TrackingClasses(cloud, isShared: true).append(to: &rules.look)
        rules.look.append(
            "\u{1}{box-sizing:border-box;padding:\(markupNumber(options.padding))px;text-align:\(options.textAlign);overflow-wrap:anywhere}"
        )
        rules.look.append("\u{1} .stratus-style{position:absolute}")
        rules.look.append("\u{1} h2{margin:0 0 .25em;font-size:1.375rem;line-height:1.25}")
        rules.look.append("\u{1} .note{margin:0 0 1.25rem;font-size:1rem;line-height:1.4}")
        rules.look.append("\u{1} ul~.note{margin:1rem 0 0}\u{1} .note span{margin:0 .4em}")
        rules.look.append(Self.lines(options))
        // A row of small links has to be high enough for a finger: 24 pixels.
        rules.look.append("\u{1} .tag{min-width:0;line-height:max(1.15em,24px)}")
        rules.look.append(Self.ornaments(options))
        rules.look.append(Self.letterCase(options))
        rules.look.append(
            "\u{1} .heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}"
        )
        rules.look.append(theme.listRules(options, painted))
        style = rules.finished()
    }

    func append(to output: inout ByteBuffer) { style.append(to: &output) }

    /// Returns rules that undo the page's styles for links of its text, for items of its lists, and for its own classes
    /// with the names of ours.
    private static func reset(_ options: CloudOptions) -> String {
        let isBare = options.chip == .none && !options.cards
        return
            "\u{1}[class] .tag{float:none;width:auto;height:auto;margin:0\(isBare ? ";padding:0;border:0;border-radius:0;background:none" : "");background-image:none;"
            + "box-shadow:none;text-shadow:none;text-decoration:none}"
            + "\u{1}[class] li{margin:0;padding:0}\u{1}[class] li::before,\u{1}[class] li::after{content:none}"
    }

    /// Returns the rules for the case of names, which the browser changes by the rules of their language.
    private static func letterCase(_ options: CloudOptions) -> String {
        let value: String
        switch options.letterCase {
        case .given: return ""
        case .upper: value = "uppercase"
        case .lower: value = "lowercase"
        }
        return "\u{1} .tag{text-transform:\(value)}\u{1} .tag.code,\u{1} .heard,\u{1} .detail{text-transform:none}"
    }

    /// Returns the rules for the list, and for its items as boxes on lines.
    private static func lines(_ options: CloudOptions) -> String {
        // Cards are as far apart vertically as horizontally.
        let row = max(options.cards ? options.itemSpacing : options.usedLeading > 0 ? 4 : 0, options.lineSpacing)
        // A browser knows one gap for all neighbours of a list.
        let column = options.usedTagMargin > 0 ? 20 : options.itemSpacing
        let gap = "gap:\(markupNumber(row))px \(markupNumber(column))px"
        // Some screen readers ignore a list without markers, unless its marker is a text without letters.
        let list = "margin:0;padding:0;list-style-type:\"\""
        guard !options.cards else {
            return
                "\u{1} ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));\(gap);\(list)}"
                + "\u{1} li{position:relative;display:flex;min-width:0}\u{1} .tag{flex:1}"
        }
        let grow = options.justify == .stretch ? ";flex-grow:1" : ""
        return "\u{1} ul{display:flex;flex-wrap:wrap;\(gap);justify-content:\(options.justify.css);"
            + "align-items:\(options.align.css);\(list)}"
            + "@supports (flex-wrap:balance){\u{1} ul{flex-wrap:balance}}"
            + "\u{1} li{position:relative;display:flex;min-width:0;max-width:100%\(grow)}"
            + (grow.isEmpty ? "" : "\u{1} .tag{flex:1}")
    }

    /// Returns the rules for chips, cards and counts. A text beside a name is a box of its own, so that a line through
    /// the name does not cross it, and the name's direction does not affect it.
    private static func ornaments(_ options: CloudOptions) -> String {
        var rules = ""
        if options.cards {
            rules += "\u{1} .tag{padding:.8rem 1rem;border:1px solid;border-radius:.6rem}"
            rules +=
                "\u{1} .detail{display:inline-block;width:100%;margin-top:.3rem;font-size:.875rem;font-weight:400;line-height:1.4}"
        } else if options.chip != .none {
            let padding = markupNumber(options.chipPadding)
            let radius =
                switch options.chip {
                case .none, .box: "0"
                case .rounded: ".35em"
                case .capsule: "99em"
                }
            let above = markupNumber(options.chipPadding / 2)
            rules += "\u{1} .tag{padding:\(above)em \(padding)em;border:1px solid;border-radius:\(radius)}"
        }
        if options.listsHaveTabularFigures {
            switch options.counts {
            case .none, .tooltip: break
            case .text: rules += "\u{1} .count{font-variant-numeric:tabular-nums}"
            case .badge: rules += "\u{1} .badge{font-variant-numeric:tabular-nums}"
            }
        }
        switch options.counts {
        case .none, .tooltip: break
        case .text: rules += "\u{1} .count{display:inline-block;margin-inline-start:.35em;font-size:max(.6em,.72rem)}"
        case .badge:
            rules +=
                "\u{1} .badge{position:relative;top:-.55em;display:inline-block;margin-inline-start:.4em;"
                + "padding:0 .55em;border-radius:1em;font-size:max(.45em,.72rem);line-height:1.5}"
        }
        return rules
    }
}

extension CloudOptions {
    /// The alignment of the lines of a name, a heading and a note.
    fileprivate var textAlign: String {
        guard !cards else { return "start" }
        return switch justify {
        case .leading, .between: "start"
        case .center, .around, .evenly, .stretch: "center"
        case .trailing: "end"
        }
    }
}

extension FlowJustification {
    fileprivate var css: String {
        switch self {
        case .leading, .stretch: "flex-start"
        case .center: "center"
        case .trailing: "flex-end"
        case .between: "space-between"
        case .around: "space-around"
        case .evenly: "space-evenly"
        }
    }
}

extension FlowAlignment {
    fileprivate var css: String {
        switch self {
        case .top: "flex-start"
        case .center: "center"
        case .bottom: "flex-end"
        case .firstBaseline: "baseline"
        case .lastBaseline: "last baseline"
        case .stretch: "stretch"
        }
    }
}

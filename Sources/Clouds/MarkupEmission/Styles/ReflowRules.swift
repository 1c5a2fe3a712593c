import ByteWriting
import CloudComposition

/// The rules by which a cloud reflows: for each width but its own, the size of the picture and the places of the tags.
///
/// The default layout needs no rule, since the attributes describe it. Blocks for narrower widths come in falling order
/// and those for wider ones in rising order, so that the last one that applies is the right one, without gaps between
/// them: a block contains only the differences from the blocks before it. Since no `<` may be in a style sheet that is
/// XML too, "narrower than" is `not (min-width: …)`.
struct ReflowRules {
    private let cloud: Cloud
    private let captions: CaptionGroups
    /// Whether the picture is a document: its width is then that of the page or of its element, and not that of a frame
    /// around it.
    private let isStandAlone: Bool
    private let decimals: Int

    init(_ cloud: Cloud, _ captions: CaptionGroups, place: StyleSheet.Place, decimals: Int) {
        (self.cloud, self.captions, self.decimals) = (cloud, captions, decimals)
        isStandAlone = place == .standAlone
    }

    func append(to rules: inout CloudRules) {
        let own = cloud.defaultLayout
        if isStandAlone {
            rules.look.append("\u{1}{display:block}")
        } else {
            // A frame whose size does not depend on its contents has the width that it is given, in a flex box, too. If
            // its place takes its width from its contents, there is room for the narrowest layout at least.
            rules.look.append(
                ".stratus-cloud{container-type:inline-size;contain-intrinsic-inline-size:240px;width:100%;overflow-x:auto}"
            )
            rules.look.append("\u{1}{display:block;max-width:none;margin:0 auto}")
        }
        appendSize(of: cloud.layout, to: &rules.places)
        let hidden = Set(0..<captions.count).subtracting(captions.shown(in: own))
        appendDisplay("none", of: hidden, to: &rules.places)
        var places = TagPositions(cloud, decimals: decimals)
        var shown = captions.shown(in: own)
        for number in (0..<own).reversed() {
            let query = isStandAlone ? "@media not all and (min-width:" : "@container not (min-width:"
            appendBlock(number, query, from: cloud.layouts[number + 1], &places, &shown, to: &rules.places)
        }
        places = TagPositions(cloud, decimals: decimals)
        shown = captions.shown(in: own)
        for number in (own + 1)..<max(own + 1, cloud.layouts.count) {
            let query = isStandAlone ? "@media (min-width:" : "@container (min-width:"
            appendBlock(number, query, from: cloud.layouts[number], &places, &shown, to: &rules.places)
        }
        // A stand-alone picture is laid out anew whenever its element is painted at another size, also the first time,
        // and twice if it is shown twice: tags that glide would be seen on their way.
        guard cloud.layouts.count > 1, !isStandAlone else { return }
        // On paper a tag has to be at its place at once.
        rules.look.append(
            "@media screen and (prefers-reduced-motion:no-preference){\u{1} [role=listitem]{transition:transform .4s ease}}"
        )
    }

    private func appendBlock(
        _ number: Int, _ query: String, from edge: CloudLayout, _ places: inout TagPositions, _ shown: inout Set<Int>,
        to rules: inout ScopedRules
    ) {
        let opening = "\(query)\(markupNumber(edge.width))px){"
        rules.append(opening)
        appendSize(of: cloud.layouts[number], to: &rules)
        let next = captions.shown(in: number)
        appendDisplay("none", of: shown.subtracting(next), to: &rules)
        appendDisplay("inline", of: next.subtracting(shown), to: &rules)
        shown = next
        places.move(to: cloud.layouts[number], writing: &rules, in: opening)
        rules.append("}")
    }

    private func appendSize(of layout: CloudLayout, to rules: inout ScopedRules) {
        if isStandAlone {
            // The layout is centred in an element that is wider.
            let half = markupNumber(layout.width / 2)
            rules.append("\u{1}>g{transform:translate(max(0px,50% - \(half)px))}")
        } else {
            rules.append("\u{1}{width:\(markupNumber(layout.width))px;height:\(markupNumber(layout.height))px}")
        }
    }

    private func appendDisplay(_ value: StaticString, of groups: Set<Int>, to rules: inout ScopedRules) {
        guard !groups.isEmpty else { return }
        rules.append(groups.sorted().map { "\u{1} .v\($0)" }.joined(separator: ","))
        rules.append("{display:")
        rules.append(value)
        rules.append("}")
    }
}

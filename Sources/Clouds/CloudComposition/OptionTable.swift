extension OptionDefinition {
    /// All options of a cloud; those under one heading are in the order in which help lists them.
    package static let all: [OptionDefinition] = [
        OptionDefinition(
            .ornaments, "title", .text(\.title), "title; beats the list's `#` heading",
            default: "`Tag cloud`"),
        OptionDefinition(
            .ornaments, "description", .text(\.description), "one sentence on what the cloud shows",
            default: "the number of tags"),
        OptionDefinition(
            .ornaments, "lang", .language(\.lang), "language of the page, such as `de` or `pt-BR`"),
        OptionDefinition(
            .layout, "size", .size,
            "width and height of a picture that the tags fill, `1280x720` for a slide: `--width`, `--height` and `--fit-box` in one"
        ),
        OptionDefinition(
            .layout, "width", .number(\.width, 80...100_000), "width of the cloud in pixels, from 80 to 100000"),
        OptionDefinition(
            .layout, "height", .optionalNumber(\.height, 20...100_000),
            "least height of the cloud, from 20 to 100000; with `--axis vertical`, of its columns",
            default: "as its lines"),
        OptionDefinition(
            .layout, "responsive", .optionalBoolean(\.responsive),
            "one file for several widths: the tags glide to other lines where there is less room, without a script",
            default: "pages and fragments yes, SVG no"),
        OptionDefinition(
            .layout, "widths", .widths(\.widths),
            "the widths of a responsive cloud, besides `--width`: `auto` (up to eight, from 240 to `--width`), or a list such as `320,480,800`",
            default: "`auto`"),
        OptionDefinition(
            .layout, "padding", .number(\.padding, 0...1000), "margin inside the cloud's edges, up to 1000",
            default: "`16`, more in a large `--size`"),
        OptionDefinition(
            .type, "min-size", .number(\.minSize, 4...1000), "font size of the lightest tag, from 4 to 1000",
            default: "two ninths of `--max-size`, at least `12` or half of it; with a `--scale` of your own `14`"),
        OptionDefinition(
            .type, "max-size", .number(\.maxSize, 4...1000), "font size of the heaviest tag, from 4 to 1000",
            default:
                "by the width: `48` up to 455 pixels, `57` at 640, `78` at 1200, at least twice `--min-size`; of chips and cards `34`; with a `--scale` of your own `48`"
        ),
        OptionDefinition(
            .type, "scale", choice(\.scale),
            "how size follows from weight: `auto` (by the distribution of all weights: the heaviest has two to three times the size of the tag in the middle), `linear`, `sqrt`, `log`, `area` (twice the weight is twice the area, as far as `--min-size` allows), `rank` (equal steps between the weights that occur), `quantile` (groups of about as many tags)"
        ),
        OptionDefinition(
            .type, "steps", .integer(\.steps, 2...100),
            "how many sizes there are at most when the scale is quantile, from 2 to 100"),
        OptionDefinition(
            .selection, "order", .order,
            "`given`, `alphabetical`, `weight`, `center` (the heaviest in the middle), `related` (tags that share posts, sentences of a text or lines of `--related-file` near each other), `shuffled`, or `packed`: tags change places so that the least area is wasted, on lines of its own choice; `groups` keeps each group together, `groups,weight` orders inside it",
            default: "`given`; of posts, feeds and pages `alphabetical`"),
        OptionDefinition(
            .selection, "related-file", .text(\.relatedFile),
            "a file that says which tags are related, for the order `related`: names that belong together on a line, with commas between them"
        ),
        OptionDefinition(
            .selection, "group-names", .optionalBoolean(\.groupNames),
            "each group begins a line of its own, under its name",
            default: "no; comparisons of texts yes"),
        OptionDefinition(
            .selection, "seed", .integer(\.seed, 0...Int.max), "a whole number; another one is another shuffled order"),
        OptionDefinition(
            .selection, "max-move", .optionalInteger(\.maxMove, 0...Int.max),
            "how many places a tag may move when the order is packed",
            default: "any"),
        OptionDefinition(
            .selection, "keep", .names(\.keep),
            "keep these tags only: names or patterns (`C,Swift*,?-mail`) with commas between them; `\\` takes `*`, `?` and `,` as they are; may be repeated; in front matter also a list, where `*` at the beginning needs quotes",
            default: "all"),
        OptionDefinition(
            .selection, "keep-file", .text(\.keepFile),
            "a file with more of them, one a line; a line that begins with `#` and a space is skipped"),
        OptionDefinition(
            .selection, "exclude", .names(\.exclude),
            "leave these tags out, also of those that are kept; written like `--keep`, and the report names entries that match no tag"
        ),
        OptionDefinition(
            .selection, "exclude-file", .text(\.excludeFile), "a file with more of them, one a line"),
        OptionDefinition(
            .selection, "limit", .optionalInteger(\.limit, 1...Int.max),
            "keep this many of the heaviest tags, or `all`",
            default: "all; of a text `200`"),
        OptionDefinition(
            .selection, "min-weight", .optionalNumber(\.minWeight, 0...Double.greatestFiniteMagnitude),
            "leave lighter tags out"),
        OptionDefinition(
            .type, "max-tag-width", .optionalNumber(\.maxTagWidth, 20...100_000),
            "a tag that is wider, chip and count included, is set in lines, or smaller; from 20 to 100000, scaled by `--fit-box`",
            default: "as the cloud"),
        OptionDefinition(
            .type, "max-tag-lines", .optionalInteger(\.maxTagLines, 1...Int.max),
            "a tag that needs more lines is set smaller, or ends with an ellipsis",
            default: "any"),
        OptionDefinition(
            .layout, "item-spacing", .number(\.itemSpacing, 0...1000), "space between tags of a line, from 0 to 1000",
            default:
                "what `--tag-margin` says; in columns `4`, with `--max-tag-width` `12`; between chips `10`; it grows with `--fit-box`"
        ),
        OptionDefinition(
            .layout, "line-spacing", .number(\.lineSpacing, -100...1000),
            "space between lines, from -100 to 1000; below zero they close up, and words may overlap",
            default:
                "what `--leading` says; between columns `20`; between chips `10`; it grows likewise"
        ),
        OptionDefinition(
            .layout, "tag-margin", .optionalNumber(\.tagMargin, 0...4),
            "room that a tag keeps on either side from its neighbours on a line, in em of its own size, from 0 to 4: two tags are apart by the sum",
            default: "`0.28`; with `--item-spacing` none"),
        OptionDefinition(
            .layout, "leading", .optionalNumber(\.leading, 0.7...4),
            "distance from line to line for tags of one size, in em, from 0.7 to 4; below 1 descenders may touch what is below them, below 0.9 all letters may",
            default: "`1.16`; in a `--shape` `1.12`; with `--line-spacing` what the font says"),
        OptionDefinition(
            .layout, "breaking", choice(\.breaking),
            "where lines end: `greedy` (where the next tag does not fit), `optimal` (with the least white area), `balanced` (evenly)"
        ),
        OptionDefinition(
            .layout, "min-lines", .optionalInteger(\.minLines, 1...Int.max),
            "make at least this many lines; `greedy` does not look at it"),
        OptionDefinition(
            .layout, "max-lines", .optionalInteger(\.maxLines, 1...Int.max),
            "leave out the tags beyond this many lines; the report names them",
            default: "all"),
        OptionDefinition(
            .layout, "justify", choice(\.justify),
            "how a line is spread: `leading`, `center`, `trailing`, `between`, `around`, `evenly`, `stretch`"),
        OptionDefinition(
            .layout, "last-line", choice(\.lastLine),
            "the same for the last line: `same`, `leading`, `center`, `trailing`, `natural` (leading where the others are spread)"
        ),
        OptionDefinition(
            .layout, "max-gap", .optionalNumber(\.maxGap, 0...100_000),
            "a line that would need wider gaps than this is set like the last line; with `--last-line same` it is centred"
        ),
        OptionDefinition(
            .layout, "tab-stops", .tabStops(\.tabStops),
            "tags begin at multiples of a distance (`120`) or at positions (`0,90,240`); with `--justify leading`"),
        OptionDefinition(
            .layout, "align", choice(\.align),
            "what the tags of a line share: `top`, `center`, `bottom`, `firstBaseline`, `lastBaseline`, `stretch`"),
        OptionDefinition(
            .layout, "lines", choice(\.lines),
            "where the lines stand in a `--height` that leaves room: `start`, `center`, `end`, `between`, `around`, `evenly`, `stretch`",
            default: "`start`, with `--fit-box` `evenly`"),
        OptionDefinition(
            .layout, "line-widths", .lineWidths(\.lineWidths),
            "lines of unequal widths (`200,300,400`; `160:448` begins at 160), the last one repeating; or `ellipse`",
            default: "all alike"),
        OptionDefinition(
            .layout, "shape", .text(\.shape),
            "the lines fill a shape: `circle`, `ellipse`, `heart`, `cloud`, or the filled paths of an SVG file of your own; tags are scaled to fill it, the heaviest in the middle unless `--order` says otherwise"
        ),
        OptionDefinition(
            .layout, "fit-box", .boolean(\.fitBox), "scale all tags so that they fill `--width` and `--height`"),
        OptionDefinition(
            .layout, "sizing", choice(\.sizing), "`fill`: as wide as `--width`; `hug`: as wide as the widest line"),
        OptionDefinition(
            .layout, "axis", choice(\.axis), "`horizontal`: lines are rows; `vertical`: lines are columns"),
        OptionDefinition(
            .layout, "direction", choice(\.direction), "where lines begin: `ltr`, `rtl`"),
        OptionDefinition(
            .layout, "line-order", choice(\.lineOrder),
            "`forward`, or `reverse`: the first line at the bottom, `top` and `bottom` changed over"),
        OptionDefinition(
            .ornaments, "chip", choice(\.chip),
            "what stands behind the text of a tag: `none`, `box`, `rounded`, `capsule`"),
        OptionDefinition(
            .ornaments, "chip-padding", .number(\.chipPadding, 0...4),
            "room between a chip's text and its sides in em, up to 4; half of it above and below"),
        OptionDefinition(
            .ornaments, "counts", choice(\.counts),
            "the weight in figures: `none`, `text` (behind the name), `badge` (on the corner), `tooltip` (where the pointer rests)"
        ),
        OptionDefinition(
            .ornaments, "cards", .boolean(\.cards),
            "tags are cards of one size, in rows and columns, with their descriptions"),
        OptionDefinition(
            .ornaments, "heading", .boolean(\.heading), "draw title and description above the tags"),
        OptionDefinition(
            .ornaments, "legend", .boolean(\.legend),
            "explain the sizes below the tags, in round numbers of the `--unit`, and the colours of groups with `--color group`"
        ),
        OptionDefinition(
            .ornaments, "source", .text(\.source), "where the numbers come from: a line below the tags"),
        OptionDefinition(
            .ornaments, "unit", .text(\.unit),
            "what the weights count, as a screen reader (“Swift, 42 posts”) and the legend (“3 20 40 posts”) say it: `posts`, `times`, `words` in the page's language, or its own forms (`recipe|recipes`)"
        ),
        OptionDefinition(
            .color, "theme", .text(\.theme),
            "the look: colours, and type and spacing where no option sets them: `auto` (light, and dark where the viewer prefers it), `light`, `dark`, `dusk`, `print`, `paper`, `contrast`, `mono`, `warm`, `cool`, `vivid`, `poster`, `signal`, `transparent` (as `auto`, without a ground); or a CSS file of your own",
            default: "`auto`; in parts of pages the page's colours"),
        OptionDefinition(
            .color, "color", choice(\.color),
            "what colour says: `weight` (a ramp), `group`, `hash` (a colour of its own for each name, whatever tags come and go), `single`; `link`: nothing, tags look like the links of the page",
            default: "`weight`; in parts of pages, where no theme and no colours are named, `link`"),
        OptionDefinition(
            .color, "colors", .colors(\.colors, CloudOptions.mostColors),
            "colours in place of the theme's: `\"#0b1f3a,#ff5a5f\"`, from the lightest weight to the heaviest or one after the other, as `--color` says; names of CSS or `#rrggbb`, up to 16",
            default: "the theme's"),
        OptionDefinition(
            .color, "background", .background(\.background),
            "what the cloud is painted on: `none`, or a colour; `white,#1d1f21` is one for light and one for dark",
            default: "the theme's; in parts of pages none"),
        OptionDefinition(
            .color, "ground", .ground(\.ground),
            "the colour of your page, on which a cloud without a background is to be legible; or one for light and one for dark: `\"#fffdf5,#1d1f21\"`",
            default: "white; a dark grey where it is dark"),
        OptionDefinition(
            .links, "link", .text(\.link),
            "where tags lead that have no link of their own: `/tags/{slug}/`, `https://example.org/?q={name}`, `/tags/{hugo}/` (as Hugo names the pages of its terms; `{jekyll}`, `{zola}` and `{pelican}` likewise); `none` for nowhere",
            default: "of posts, as the configuration beside them says; else nowhere"),
        OptionDefinition(
            .links, "link-base", .text(\.linkBase), "what relative links are relative to: `https://example.org/blog/`",
            default: "the page"),
        OptionDefinition(
            .links, "link-rel", .text(\.linkRel), "how links are marked: `nofollow`",
            default: "not"),
        OptionDefinition(
            .links, "link-target", .text(\.linkTarget), "where links open: `_blank` (with `noopener`)",
            default: "here"),
        OptionDefinition(
            .type, "font", .font(\.font),
            "font family, by any name in its stack: `sans`, `serif`, `mono`, `Roboto`, …; `stratus fonts` lists them. `inherit` is the page's, measured as `sans`; `inherit,serif` measures as `serif`",
            default: "`sans`; in parts of pages `inherit`"),
        OptionDefinition(
            .type, "font-weight", .fontWeights(\.fontWeights),
            "`regular`, `bold`, or from the lightest tag to the heaviest: `400..800` (bold from 600 on)",
            default: "`400..800` where the family has a bold face; with a `--scale` of your own `regular`"),
        OptionDefinition(
            .type, "font-style", choice(\.fontStyle), "`normal`, `italic`; cards stay upright"),
        OptionDefinition(
            .type, "case", choice(\.letterCase),
            "`given`, `upper`, `lower`: the letters in which names are set, by the rules of `--lang`; links and what is heard keep the names as given"
        ),
        OptionDefinition(
            .type, "tracking", .tracking(\.tracking),
            "space added between the letters of names, in em, from -0.1 to 0.5; or from the lightest tag to the heaviest: `0.06..-0.02`",
            default: "`auto`: closer by up to 0.02 from 24 pixels on; monospaced names none"),
        OptionDefinition(
            .type, "figures", choice(\.figures),
            "the figures of counts: `proportional`, `tabular` (equally wide, if the font has them); on cards as usual",
            default: "`tabular` in lists, else the usual ones of the font"),
        OptionDefinition(
            .type, "font-file", .text(\.fontFile),
            "measure with this TrueType or OpenType file; what it lacks, with the family"),
        OptionDefinition(
            .type, "text", choice(\.text),
            "`live`: in the viewer's fonts; `outlines`: as the glyphs of the font file, or of the installed font; `embedded`: in a part of it that the picture carries"
        ),
        OptionDefinition(
            .layout, "density", .integer(\.density, 1...8),
            "how many pixels of a PNG there are to one of the cloud, from 1 to 8"),
        OptionDefinition(
            .selection, "merge", choice(\.merge), "names that are one: `fold` (without regard to case), `exact`"),
        OptionDefinition(
            .selection, "alias", .aliases(\.alias),
            "other names of tags (`ML=machine learning,js=JavaScript`), which are added up under the name behind the `=`; may be repeated; in front matter also a mapping"
        ),
        OptionDefinition(
            .selection, "alias-file", .text(\.aliasFile),
            "a file with more of them, one target a line: `ML, machine-learning = machine learning`"),
    ]

    private static func choice<Value: RawRepresentable & CaseIterable & Sendable>(
        _ path: @autoclosure @escaping Path<Value>
    ) -> Kind
    where Value.RawValue == String {
        .choice(
            Value.allCases.map(\.rawValue),
            set: { options, name in
                if let value = Value(rawValue: name) { options[keyPath: path()] = value }
            },
            get: { $0[keyPath: path()].rawValue })
    }
}

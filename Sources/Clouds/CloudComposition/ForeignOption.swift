/// An option of other word cloud programs, with a text that says which option of Stratus to use instead.
package struct ForeignOption: Sendable {
    /// The names of foreign options that have this text, in lower case with hyphens.
    package let names: [String]
    private let words: String
    /// The names of the options of Stratus that the text mentions, in the order of the text.
    package let options: [String]

    /// Takes the names and the text.
    ///
    /// - Parameter words: The text, in which `<width=640>` is an option with a value, and `<width>` one without.
    private init(_ names: [String], _ words: String) {
        (self.names, self.words) = (names, words)
        options = words.split(separator: "<").dropFirst().map { String($0.prefix { $0 != "=" && $0 != ">" }) }
    }

    /// Returns the text, with the options of Stratus spelled for the place that shows it.
    ///
    /// - Parameter isFlag: Whether options are spelled as flags, `--width 640`; otherwise as in front matter, `width:
    ///   640`.
    package func text(isFlag: Bool) -> String {
        var parts = words.split(separator: "<", omittingEmptySubsequences: false).map(String.init)
        for index in parts.indices.dropFirst() {
            let end = parts[index].firstIndex(of: ">") ?? parts[index].endIndex
            let option = parts[index][..<end].split(separator: "=", maxSplits: 1)
            let sign = isFlag ? " " : ": "
            parts[index] = (isFlag ? "--" : "") + option.joined(separator: sign) + parts[index][end...].dropFirst()
        }
        return parts.joined()
    }

    /// Returns the foreign option with a name, in any spelling: `max_words`, `maxWords`, `max-words`; nil if unknown.
    package static func named(_ name: String) -> ForeignOption? {
        let name = hyphenated(name)
        return all.first { $0.names.contains(name) }
    }

    /// Returns a name in lower case with hyphens: `max-size` for `max_size` and `maxSize`.
    package static func hyphenated(_ name: String) -> String {
        var result = ""
        for character in name {
            if character == "_" || character == " " {
                result.append("-")
            } else {
                if character.isUppercase, let last = result.last, last.isLowercase { result.append("-") }
                result += character.lowercased()
            }
        }
        return result
    }

    /// All foreign options that Stratus knows.
    package static let all = [
        ForeignOption(
            ["mask", "mask-file", "ellipticity", "spiral", "contour", "contour-width", "contour-color"],
            "<shape=circle> makes a round cloud, <shape=heart> a heart, and <shape=mine.svg> fills the outline that a file draws; <line-widths=200,300,400> makes lines of these widths"
        ),
        ForeignOption(
            [
                "rotate", "rotation", "rotations", "rotate-ratio", "prefer-horizontal", "angle", "angles",
                "orientation",
                "vertical",
            ], "tags are not turned, so that all can be read: <axis=vertical> sets them in columns"),
        ForeignOption(
            ["colormap", "color-map", "cmap", "palette", "color-func", "color-scheme", "colorscheme", "scheme"],
            "<theme=warm> is one of ten palettes, and a CSS file has your own; <color=hash> gives each tag a colour"),
        ForeignOption(
            ["dark", "dark-mode", "light"], "it is a theme: <theme=dark>, or light; without it a cloud is both"),
        ForeignOption(["css", "style", "stylesheet", "style-sheet"], "a CSS file is a theme: <theme=mine.css>"),
        ForeignOption(
            ["max-words", "max-tags", "top", "words-limit", "number", "num-words", "max", "take", "head"],
            "<limit=60> keeps the 60 heaviest tags"),
        ForeignOption(["min-frequency", "min-freq", "min"], "<min-weight=3> leaves lighter tags out"),
        ForeignOption(
            ["stopwords", "stop-word", "stopword", "stopwords-file"],
            "of a text the flag --stop-words FILE adds stop words to those of its language; <exclude=a,b> leaves tags out"
        ),
        ForeignOption(
            ["include", "filter", "only", "whitelist", "allow"], "<keep=Swift,C*> keeps tags by their names"),
        ForeignOption(
            ["ignore", "without", "remove", "blacklist", "skip", "deny"], "<exclude=draft,misc*> leaves tags out"),
        ForeignOption(
            ["min-word-length", "min-len"], "of a text the flag --min-length 4 leaves shorter words out"),
        ForeignOption(
            ["collocations", "collocation-threshold", "bigrams", "ngrams", "ngram"],
            "of a text the flag --phrases finds words that belong together; off counts single words"),
        ForeignOption(
            ["normalize-plurals", "stem", "stemming", "lemmatize"],
            "of a text the flag --stems joins the forms of a word: off, plurals or full"),
        ForeignOption(["include-numbers"], "of a text the flag --numbers counts numbers, too"),
        ForeignOption(
            ["font-path", "ttf", "typeface"],
            "<font-file=Brand.ttf> measures with a font file; <font=serif> is a family"),
        ForeignOption(["font-family"], "<font=serif> is a family, by any name that stratus fonts lists"),
        ForeignOption(
            ["font-size", "size-range", "font-sizes", "min-font-size", "max-font-size", "font-min", "font-max"],
            "<min-size=14> is the size of the lightest tag, <max-size=48> that of the heaviest"),
        ForeignOption(
            ["font-step", "levels", "classes", "bins"], "<scale=quantile> makes groups of one size, <steps=5> of them"),
        ForeignOption(
            ["relative-scaling", "scaling", "weighting", "normalize"],
            "<scale=linear> says how size follows from weight: linear, sqrt, log, area, rank or quantile"),
        ForeignOption(
            ["random-state", "random-seed", "shuffle", "random"],
            "<order=shuffled> mixes the tags, <seed=7> in another way"),
        ForeignOption(
            ["sort", "sort-by", "order-by"], "<order=weight> sorts: given, alphabetical, weight, shuffled or packed"),
        ForeignOption(["group", "group-by"], "<order=groups> keeps groups together, <color=group> tells them apart"),
        ForeignOption(
            ["gap", "spacing", "grid-size", "word-spacing"],
            "<item-spacing=20> is the space between tags, <line-spacing=4> that between lines"),
        ForeignOption(
            ["line-height"],
            "<leading=1.2> is the distance from line to line in em, <line-spacing=4> the space between them"),
        ForeignOption(["letter-spacing"], "<tracking=0.02> is the space between letters in em"),
        ForeignOption(["text-transform"], "<case=upper> sets names in capitals"),
        ForeignOption(["margin", "margins", "border"], "<padding=16> is the margin inside the cloud's edges"),
        ForeignOption(
            ["text-align", "alignment", "center"],
            "<justify=center> says how a line is spread, <align=center> what its tags share"),
        ForeignOption(["columns-count", "cols"], "<axis=vertical> sets tags in columns"),
        ForeignOption(["case-sensitive", "preserve-case"], "<merge=exact> tells Rain from rain"),
        ForeignOption(["synonyms", "rename", "replace"], "<alias=js=JavaScript> gives tags another name"),
        ForeignOption(
            ["url", "href", "link-pattern", "base-url"],
            "<link=/tags/{slug}/> says where tags lead, <link-base=https://example.org/> what that is relative to"),
        ForeignOption(
            ["show-counts", "count", "numbers", "show-weights", "badge", "badges"],
            "<counts=badge> shows weights: text, badge or tooltip"),
        ForeignOption(
            ["pill", "pills", "box", "boxes"], "<chip=capsule> puts something behind each tag: box, rounded or capsule"),
        ForeignOption(
            ["tooltip", "tooltips"],
            "<counts=tooltip> shows weights where the pointer rests; an attribute title is a tag's own"),
        ForeignOption(
            ["animate", "animation", "interactive"],
            "<responsive> lets the tags glide to other lines where there is less room"),
        ForeignOption(["locale"], "<lang=de> is the language of the page"),
    ]
}

import ByteWriting
import MarkupValidation
import Typography

/// Returns font families and their stacks as JSON, one object a line: `{"name", "font", "stack", "css"}`. `font` is the
/// font whose widths are used for measuring.
public func fontList(of families: [FontFamily] = FontFamily.all) throws -> ValidatedMarkup {
    var json = JSONOutput(reservingCapacity: families.count * 2048)
    for family in families {
        json.object { json in
            json.string("name", family.name)
            json.string("font", family.measuredFont)
            json.array("stack", of: family.stack) { $0.string(nil, $1) }
            json.string("css", family.cssFontFamily)
        }
        json.endDocument()
    }
    return try ValidatedMarkup.validate(json: json.buffer.bytes)
}

/// Returns a list of font families for people: the name, the value of `font-family`, and the font whose widths are used
/// for measuring.
///
/// The fonts of other scripts, which are part of every stack, are named once, at the end.
public func fontListText(of families: [FontFamily] = FontFamily.all) throws -> ValidatedMarkup {
    var output = ByteBuffer(reservingCapacity: 4096)
    let widest = families.map(\.name.utf8.count).max() ?? 0
    let indent = String(repeating: " ", count: widest + 2)
    for family in families {
        output.appendVerbatim(family.name + indent.dropFirst(family.name.utf8.count))
        output.appendVerbatim(FontFamily.css(family.fonts + [family.stack.last ?? "sans-serif"]))
        output.appendVerbatim("\n\(indent)measured in \(family.measuredFont), regular, bold and italic\n")
    }
    output.appendVerbatim("\nBefore the generic name every stack has the fonts of other scripts:\n")
    output.appendVerbatim(wrapped(FontFamily.css(FontFamily.scripts), indent: indent))
    return try ValidatedMarkup.validate(text: output.bytes)
}

/// Returns the value of the CSS property `font-family` for a family, to copy into a style sheet.
public func fontStack(of family: FontFamily) throws -> ValidatedMarkup {
    try ValidatedMarkup.validate(text: Array((family.cssFontFamily + "\n").utf8))
}

/// Breaks a list with commas into lines of at most 80 bytes, indent included.
private func wrapped(_ list: String, indent: String) -> String {
    var (text, line) = ("", "")
    for name in list.split(separator: ",") {
        let next = line.isEmpty ? indent + name.drop { $0 == " " } : line + "," + name
        if next.utf8.count > 80, !line.isEmpty {
            text += line + ",\n"
            line = indent + name.drop { $0 == " " }
        } else {
            line = next
        }
    }
    return text + line + "\n"
}

import FontFiles
import Foundation
import TestSupport
import Typography

// make accuracy: how far predicted widths are from HarfBuzz's, by group of words, at worst over all faces.

/// A face with the column of the reference that holds its widths.
struct Column {
    let name: String
    let family: FontFamily
    let weight: FontWeight

    init(_ name: String) throws {
        self.name = name
        weight = FontWeight.allCases.first { name.hasSuffix(" " + $0.rawValue) } ?? .regular
        let font = name.dropLast(weight.rawValue.count + 1)
        guard let family = FontFamily.all.first(where: { $0.measuredFont == font }) else {
            throw CocoaError(.featureUnsupported)
        }
        self.family = family
    }
}

func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}

func figures(_ values: [Double]) -> String {
    values.map { String(format: "%8.4f", $0) }.joined()
}

/// Prints the worst errors of every group; gives the number of groups that are not within their bound.
func printErrors(
    _ words: [ReferenceWords.Word], _ columns: [Column], bounds: [AccuracyBound], face: (Column) throws -> FontFace
) rethrows -> Int {
    let faces = try columns.map(face)
    print(padded("group", 14) + " words" + padded("  allowed", 26) + padded("  worst face", 26) + "  worst word")
    var missed = 0
    for bound in bounds {
        let group = words.filter { $0.group == bound.group }
        let errors = faces.indices.map { index in
            RelativeErrors(group.map { ($0.text, faces[index].measure($0.text).width, $0.widths[index]) })
        }
        let worst = [\RelativeErrors.mean, \.percentile95, \.maximum].map { path in
            errors.map { $0[keyPath: path] }.max() ?? 0
        }
        let holds = errors.allSatisfy(bound.holds)
        if !holds { missed += 1 }
        let index = errors.indices.max { errors[$0].maximum < errors[$1].maximum } ?? 0
        print(
            padded(bound.group, 14) + String(format: "%6d", group.count)
                + figures([bound.mean, bound.percentile95, bound.maximum]) + "  " + figures(worst)
                + (holds ? "  " : "  MISSED: ")
                + (worst[2] > 0.0005 ? "\(errors[index].worst) in \(columns[index].name)" : ""))
    }
    return missed
}

let reference = try ReferenceWords.all.get()
let columns = try reference.faces.map { try Column($0) }
print("Relative error of predicted widths against HarfBuzz, in percent: mean, 95th percentile, maximum.")
print(
    "\(reference.words.count) words in \(columns.count) faces; each figure is that of the worst face.\n\nBy the tables:\n"
)
var missed = printErrors(reference.words, columns, bounds: AccuracyBound.all) { $0.family.face($0.weight) }

let bound = AccuracyBound.withFontFile
let fileBounds = AccuracyBound.all.map {
    AccuracyBound(group: $0.group, mean: bound.mean, percentile95: bound.percentile95, maximum: bound.maximum)
}
print("\nBy the font files, and by the tables for what they lack:\n")
do {
    missed += try printErrors(reference.words, columns, bounds: fileBounds) { column in
        let bytes = try Data(contentsOf: URL(filePath: FontPaths.path(of: column.name) ?? ""))
        return try FontFamily(file: Array(bytes), behind: column.family).face(column.weight)
    }
} catch {
    print("not measured: \(error)")
}
print(missed == 0 ? "\nAll within bounds." : "\n\(missed) groups are not within bounds.")
exit(missed == 0 ? 0 : 1)

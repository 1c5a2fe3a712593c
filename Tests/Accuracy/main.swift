import Foundation
import TestSupport
import Typography

// make accuracy: how far predicted widths are from HarfBuzz's, by group of words, at worst over all faces.

let reference = try ReferenceWords.all.get()

/// The face that a column of the reference was measured in.
func face(_ name: String) -> FontFace? {
    let weight = FontWeight.allCases.first { name.hasSuffix(" " + $0.rawValue) } ?? .regular
    let font = name.dropLast(weight.rawValue.count + 1)
    return FontFamily.all.first { $0.measuredFont == font }?.face(weight)
}

func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}

func figures(_ values: [Double]) -> String {
    values.map { String(format: "%7.3f", $0) }.joined(separator: " ")
}

let faces = try reference.faces.map { name in
    guard let face = face(name) else { throw CocoaError(.featureUnsupported) }
    return (name, face)
}
let listsAll = CommandLine.arguments.contains("--all")
print("Relative error of predicted widths against HarfBuzz, in percent: mean, 95th percentile, maximum.")
print("\(reference.words.count) words in \(faces.count) faces; each figure is that of the worst face.\n")
print(padded("group", 14), "words", padded("allowed", 24), padded("worst face", 24), " worst word")
var failures = 0
for bound in AccuracyBound.all {
    let words = reference.words(of: bound.group)
    let errors = faces.enumerated().map { index, face in
        RelativeErrors(words.map { ($0.text, face.1.measure($0.text).width, $0.widths[index]) })
    }
    let worst = [\RelativeErrors.mean, \.percentile95, \.maximum].map { path in
        errors.map { $0[keyPath: path] }.max() ?? 0
    }
    let holds = errors.allSatisfy(bound.holds)
    if !holds { failures += 1 }
    let index = errors.indices.max { errors[$0].maximum < errors[$1].maximum } ?? 0
    print(
        padded(bound.group, 14), String(format: "%5d", words.count),
        figures([bound.mean, bound.percentile95, bound.maximum]), " ", figures(worst),
        holds ? " " : " MISSED", worst[2] > 0.0005 ? "\(errors[index].worst) in \(faces[index].0)" : "")
    guard listsAll else { continue }
    for (index, error) in errors.enumerated() where error.maximum > 0.0005 {
        print(
            padded("", 46), padded(faces[index].0, 26), figures([error.mean, error.percentile95, error.maximum]),
            error.worst)
    }
}
print(failures == 0 ? "\nAll within bounds." : "\n\(failures) groups are not within bounds.")
exit(failures == 0 ? 0 : 1)

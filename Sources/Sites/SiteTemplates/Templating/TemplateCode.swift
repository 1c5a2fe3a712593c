import SourceText

/// The compiled templates of a site: one flat list of steps, which the check and the renderer go through in the same
/// way.
///
/// Steps refer to other parts by indexes into a few arrays, so that rendering on many threads at once counts no
/// references.
struct TemplateCode: Sendable {
    var steps: [TemplateStep] = []
    /// The literal text of all templates, in UTF-8, without lines that hold only tags.
    var text: [UInt8] = []
    /// The places in the templates from which the parts of ``text`` come, sorted by their offset in ``text``.
    var textPlaces: [SourcePlace] = []
    var expressions: [TemplateExpression] = []
    /// The parts of all dotted names, one after the other; expressions hold ranges in this list.
    var names: [String] = []
    var transforms: [TemplateTransform] = []
    /// The range in ``steps`` of each file, in the order of the files; empty for a file with problems.
    var files: [Range<Int>] = []
    var blockNames: [String] = []
    var blockNumbers: [String: Int] = [:]
}

struct TemplateStep: Sendable {
    enum Kind: UInt8, Sendable {
        case text, variable, unescaped, section, inverted, partial, parent, block
        /// A variable in a script.
        case script
    }

    var kind: Kind
    /// The index of the step's expression, file or block, depending on the kind.
    var target = 0
    /// The index of the step after this one and all steps inside it.
    var end = 0
    /// The range in ``TemplateCode/text`` of a literal text; for a partial, a parent or a block, that of the
    /// indentation to write before its lines.
    var text = 0..<0
    /// The range of the tag's name in the template's file, for messages.
    var place = 0..<0
}

/// The blocks that replace those of a parent template while the parent is rendered.
///
/// Inside a replacing block, the blocks in force are those of the place where it was written, so no block can contain
/// itself.
final class TemplateBlocks {
    struct Replacement {
        var name: Int
        var file: Int
        var steps: Range<Int>
    }

    let replacements: [Replacement]
    let outer: TemplateBlocks?

    init(_ replacements: [Replacement], outer: TemplateBlocks?) {
        (self.replacements, self.outer) = (replacements, outer)
    }

    /// Returns the replacement of a block, and the blocks in force inside the replacement; nil if no block replaces it.
    /// The outermost replacement is used, as a page decides over its layout.
    func replacement(for name: Int) -> (Replacement, outer: TemplateBlocks?)? {
        var found: (Replacement, outer: TemplateBlocks?)?
        var blocks: TemplateBlocks? = self
        while let current = blocks {
            for replacement in current.replacements where replacement.name == name {
                found = (replacement, current.outer)
                break
            }
            blocks = current.outer
        }
        return found
    }
}

extension TemplateCode {
    /// Returns the blocks between the tags of a parent, in the order of the template.
    func replacements(of parent: TemplateStep, at index: Int, file: Int) -> [TemplateBlocks.Replacement] {
        var replacements: [TemplateBlocks.Replacement] = []
        var index = index + 1
        while index < parent.end {
            let step = steps[index]
            if step.kind == .block {
                replacements.append(.init(name: step.target, file: file, steps: index + 1..<step.end))
            }
            index = step.end
        }
        return replacements
    }
}

import SourceText

/// The templates of a site as one flat list of steps, which the check and the renderer go through in the same way.
///
/// Everything is an index into a few arrays, so that rendering on many threads at once counts no references.
struct TemplateCode: Sendable {
    var steps: [TemplateStep] = []
    /// The literal text of all templates, without the lines that hold only tags.
    var text: [UInt8] = []
    /// The places of the parts of ``text`` in the templates, by rising offset.
    var textPlaces: [SourcePlace] = []
    var expressions: [TemplateExpression] = []
    /// The parts of all names, one after the other.
    var names: [String] = []
    var transforms: [TemplateTransform] = []
    /// The steps of each file; an empty range for a broken one.
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
    /// The index of the expression, the file or the block, depending on the kind.
    var target = 0
    /// The index of the step after this one and all steps inside it.
    var end = 0
    /// The range in ``TemplateCode/text`` of a literal text; for a partial, a parent or a block, that of the blanks
    /// before its lines.
    var text = 0..<0
    /// The range of the tag's name in the source, for messages.
    var place = 0..<0
}

/// The blocks that replace those of a parent while it is rendered.
///
/// A block that replaces another sees the blocks that were in force where it was written, so none can contain itself.
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

    /// Returns the replacement of a block, and the blocks in force inside it; nil without one. The outermost
    /// replacement decides, as a page does over its layout.
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
    /// Returns the blocks between the tags of a parent.
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

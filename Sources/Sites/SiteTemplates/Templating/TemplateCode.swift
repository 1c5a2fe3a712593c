import SourceText

/// The templates of a site as one flat list of steps, which the check and the renderer go through in the same way.
///
/// All is numbers into a few arrays, so that rendering on many threads at once counts no references.
struct TemplateCode: Sendable {
    var steps: [TemplateStep] = []
    /// The literal text of all templates, without the lines that only tags stand on.
    var text: [UInt8] = []
    /// Where its parts stand in the templates, by rising offset.
    var textPlaces: [SourcePlace] = []
    var expressions: [TemplateExpression] = []
    /// All parts of all names, one after the other.
    var names: [String] = []
    var transforms: [TemplateTransform] = []
    /// The steps of each file; none of one that is broken.
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
    /// Which expression, which file or which block, by kind.
    var target = 0
    /// The step behind it and all that stands in it.
    var end = 0
    /// Of a text its bytes; of a partial, a parent or a block what stands before each of its lines.
    var text = 0..<0
    /// The name in the tag, in the source: for messages.
    var place = 0..<0
}

/// What the blocks of a parent are replaced by, for the time in which it is made.
///
/// A block that replaces another sees the blocks that were in force where it was written, so none can hold itself.
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

    /// What stands for the block, and what is in force within; the outermost decides, as a page does over its layout.
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
    /// The blocks that a parent has between its tags.
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

import MarkupValidation

/// A valid document with one thing wrong.
struct Mutation {
    let label: String
    let document: String
}

/// All changes of one sort that a sample admits.
struct Mutations {
    let tree: MarkupTree

    init(of kind: MarkupKind) {
        tree = MarkupTree(Samples.document(kind))
    }

    /// The sample with one element edited.
    func change(_ label: String, _ path: [Int], _ edit: (inout MarkupTree.Element) -> Void) -> Mutation {
        var copy = tree
        edit(&copy[path])
        return Mutation(label: "\(label) at \(path) <\(tree[path].name)>", document: copy.source)
    }

    var all: [Mutation] {
        attributesDropped + attributesRenamed + attributesDoubled + attributesEmptied + attributesMadeWords
            + numbersBroken
            + linksBroken + attributesAdded + schemasNamed + elementsRenamed + elementsDropped(optional: false)
            + elementsMoved
            + elementsDoubledAgainstTheRules + markupInserted + textInserted + textRemoved
    }
}

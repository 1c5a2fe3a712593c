import MarkupValidation

/// A valid document with one thing wrong.
struct Mutation {
    let label: String
    let document: String
}

/// All changes of one sort that a sample admits.
struct Mutations {
    let tree: MarkupTree

    init(of kind: MarkupKind) { self.init(Samples.document(kind)) }

    init(_ document: String) { tree = MarkupTree(document) }

    /// The sample with one element edited.
    func change(_ label: String, _ path: [Int], _ edit: (inout MarkupTree.Element) -> Void) -> Mutation {
        var copy = tree
        edit(&copy[path])
        return Mutation(label: "\(label) at \(path) <\(tree[path].name)>", document: copy.source)
    }

    /// Those that leave the elements where they are.
    var ofAttributes: [Mutation] {
        attributesDropped + attributesRenamed + attributesDoubled + attributesEmptied + attributesMadeWords
            + numbersBroken + attributesAdded + schemasNamed + elementsRenamed + markupInserted + textInserted
    }

    var all: [Mutation] {
        attributesDropped + attributesRenamed + attributesDoubled + attributesEmptied + attributesMadeWords
            + numbersBroken
            + linksBroken + attributesAdded + schemasNamed + elementsRenamed + elementsDropped(optional: false)
            + elementsMoved
            + elementsDoubledAgainstTheRules + markupInserted + textInserted + textRemoved
    }
}

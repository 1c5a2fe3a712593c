// One import gives everything: the items of drawings, the protocol and the views, and the solver whose options are those
// of a flow.
@_exported import BoxDrawing
@_exported import BoxEngine
@_exported import FlowSolving
// SwiftUI exports it, too: `@Observable` marks the models that its views read.
@_exported import Observation

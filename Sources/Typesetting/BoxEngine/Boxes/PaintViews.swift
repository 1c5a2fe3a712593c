import BoxDrawing

// A paint used as a view fills the room that it is offered.

extension Color: View, PrimitiveView {
    public func _makeBoxes(_ context: inout BoxContext) {
        context.boxes.append(fillBox("Color \"\(name)\"", context.pass))
    }
}

extension LinearGradient: View, PrimitiveView {
    public func _makeBoxes(_ context: inout BoxContext) {
        context.boxes.append(fillBox("LinearGradient", context.pass))
    }
}

extension RadialGradient: View, PrimitiveView {
    public func _makeBoxes(_ context: inout BoxContext) {
        context.boxes.append(fillBox("RadialGradient", context.pass))
    }
}

extension AngularGradient: View, PrimitiveView {
    public func _makeBoxes(_ context: inout BoxContext) {
        context.boxes.append(fillBox("AngularGradient", context.pass))
    }
}

extension ShapeStyle where Self: View {
    fileprivate func fillBox(_ name: String, _ pass: LayoutPass) -> Box {
        ShapeBox(Rectangle(), fill: self, stroke: nil, pass, name: name)
    }
}

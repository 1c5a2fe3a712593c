#if Full
    import BoxDrawing
    import CCairo
    import CloudComposition

    extension Canvas {
        // MARK: - Paint

        /// Fills the path, which is then empty; without a paint nothing is drawn.
        func fill(_ paint: PicturePaint?, isEvenOdd: Bool = false) {
            guard let paint else { return cairo_new_path(pen) }
            set(paint)
            cairo_set_fill_rule(pen, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(pen)
            cairo_set_fill_rule(pen, CAIRO_FILL_RULE_WINDING)
        }

        /// Fills all of the picture, including a last row or column of pixels that the cloud covers only in part.
        func fillAll(_ color: RGB) {
            set(.color(color))
            cairo_paint(pen)
        }

        /// Strokes the path, which is then empty; without a paint nothing is drawn.
        func stroke(_ paint: PicturePaint?, width: Double, style: StrokeStyle = StrokeStyle()) {
            guard let paint else { return cairo_new_path(pen) }
            cairo_save(pen)
            set(paint)
            cairo_set_line_width(pen, width)
            switch style.lineCap {
            case .butt: cairo_set_line_cap(pen, CAIRO_LINE_CAP_BUTT)
            case .round: cairo_set_line_cap(pen, CAIRO_LINE_CAP_ROUND)
            case .square: cairo_set_line_cap(pen, CAIRO_LINE_CAP_SQUARE)
            }
            switch style.lineJoin {
            case .miter: cairo_set_line_join(pen, CAIRO_LINE_JOIN_MITER)
            case .round: cairo_set_line_join(pen, CAIRO_LINE_JOIN_ROUND)
            case .bevel: cairo_set_line_join(pen, CAIRO_LINE_JOIN_BEVEL)
            }
            cairo_set_miter_limit(pen, style.miterLimit)
            // SVG draws a whole line if all of its dashes are rounded to nothing.
            if style.dash.contains(where: { $0 >= DrawnItem.leastShown }) {
                cairo_set_dash(pen, style.dash, Int32(style.dash.count), style.dashPhase)
            }
            cairo_stroke(pen)
            cairo_restore(pen)
        }

        /// Sets the source of what is drawn next, in the coordinates that are in effect.
        func set(_ paint: PicturePaint) {
            func parts(_ stop: PicturePaint.Stop) -> (Double, Double, Double, Double) {
                (
                    Double(stop.color.red) / 255, Double(stop.color.green) / 255, Double(stop.color.blue) / 255,
                    stop.opacity
                )
            }
            func setFlat(_ stop: PicturePaint.Stop) {
                let (red, green, blue, opacity) = parts(stop)
                cairo_set_source_rgba(pen, red, green, blue, opacity)
            }
            func set(_ gradient: OpaquePointer?, _ stops: [PicturePaint.Stop]) {
                for stop in stops {
                    let (red, green, blue, opacity) = parts(stop)
                    cairo_pattern_add_color_stop_rgba(gradient, stop.place, red, green, blue, opacity)
                }
                cairo_set_source(pen, gradient)
                cairo_pattern_destroy(gradient)
            }
            switch paint.form {
            case .flat(let stop): setFlat(stop)
            // A gradient without extent is its last colour, as in SVG; cairo would take the mean.
            case .linear(let from, let to, let stops):
                if from == to, let last = stops.last { return setFlat(last) }
                set(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops)
            case .radial(let center, let radius, let stops):
                if radius <= 0, let last = stops.last { return setFlat(last) }
                set(cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius), stops)
            case .triangles(let triangles):
                let mesh = cairo_pattern_create_mesh()
                for triangle in triangles {
                    cairo_mesh_pattern_begin_patch(mesh)
                    for (index, corner) in triangle.corners.enumerated() {
                        if index == 0 {
                            cairo_mesh_pattern_move_to(mesh, corner.x, corner.y)
                        } else {
                            cairo_mesh_pattern_line_to(mesh, corner.x, corner.y)
                        }
                    }
                    let (red, green, blue, opacity) = parts(triangle.stop)
                    for corner in UInt32(0)..<4 {
                        cairo_mesh_pattern_set_corner_color_rgba(mesh, corner, red, green, blue, opacity)
                    }
                    cairo_mesh_pattern_end_patch(mesh)
                }
                cairo_set_source(pen, mesh)
                cairo_pattern_destroy(mesh)
            }
        }

        // MARK: - Shapes

        /// Adds a rectangle to the path; `radius` rounds its corners, by at most half of a side.
        func addRectangle(_ frame: CGRect, radius: Double = 0) {
            let radius = min(radius, frame.width / 2, frame.height / 2)
            guard radius > 0 else {
                cairo_rectangle(pen, frame.minX, frame.minY, frame.width, frame.height)
                return
            }
            cairo_new_sub_path(pen)
            let quarter = Double.pi / 2
            for (corner, x, y) in [
                (0.0, frame.maxX - radius, frame.minY + radius), (1, frame.maxX - radius, frame.maxY - radius),
                (2, frame.minX + radius, frame.maxY - radius), (3, frame.minX + radius, frame.minY + radius),
            ] {
                cairo_arc(pen, x, y, radius, (corner - 1) * quarter, corner * quarter)
            }
            cairo_close_path(pen)
        }

        /// Adds an ellipse to the path, unless it is empty.
        func addEllipse(_ frame: CGRect) {
            guard frame.width > 0, frame.height > 0 else { return }
            cairo_save(pen)
            cairo_translate(pen, frame.midX, frame.midY)
            cairo_scale(pen, frame.width / 2, frame.height / 2)
            cairo_new_sub_path(pen)
            cairo_arc(pen, 0, 0, 1, 0, 2 * Double.pi)
            cairo_close_path(pen)
            cairo_restore(pen)
        }

        /// Adds a straight line to the path.
        func addLine(from start: CGPoint, to end: CGPoint) {
            cairo_move_to(pen, start.x, start.y)
            cairo_line_to(pen, end.x, end.y)
        }

        /// Adds the steps of a path, whose points are measured from `origin`.
        func add(_ path: Path, from origin: CGPoint = .zero) {
            var (first, last) = (CGPoint.zero, CGPoint.zero)
            func place(_ point: CGPoint) -> CGPoint { CGPoint(x: origin.x + point.x, y: origin.y + point.y) }
            for element in path.elements {
                switch element {
                case .move(let to):
                    last = place(to)
                    first = last
                    cairo_move_to(pen, last.x, last.y)
                case .line(let to):
                    last = place(to)
                    cairo_line_to(pen, last.x, last.y)
                case .quadCurve(let to, let control):
                    let end = place(to)
                    Canvas.addCurve(from: last, control: place(control), to: end, pen)
                    last = end
                case .curve(let to, let one, let two):
                    let (one, two) = (place(one), place(two))
                    last = place(to)
                    cairo_curve_to(pen, one.x, one.y, two.x, two.y, last.x, last.y)
                case .closeSubpath:
                    cairo_close_path(pen)
                    last = first
                }
            }
        }

        /// Adds a quadratic curve to the path of a pen: a cubic one with its control points at two thirds of the way.
        static func addCurve(from start: CGPoint, control: CGPoint, to end: CGPoint, _ pen: OpaquePointer) {
            cairo_curve_to(
                pen, start.x + (control.x - start.x) * 2 / 3, start.y + (control.y - start.y) * 2 / 3,
                end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
        }

        // MARK: - Groups

        /// Draws what is transformed and clipped as a whole.
        ///
        /// - Parameters:
        ///   - clips: The clips in the coordinates before the transformation.
        ///   - drawMask: Draws the items of a mask.
        func group(
            _ transform: CGAffineTransform?, _ clips: [Clip], drawMask: ([DrawnItem]) -> Void, _ body: () -> Void
        ) {
            cairo_save(pen)
            defer { cairo_restore(pen) }
            if let transform {
                var matrix = cairo_matrix_t(
                    xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
                    y0: transform.ty)
                cairo_transform(pen, &matrix)
                transformationCount += 1
            }
            defer { if transform != nil { transformationCount -= 1 } }
            var masks: [[DrawnItem]] = []
            for clip in clips {
                switch clip {
                case .path(let path, let isEvenOdd):
                    cairo_new_path(pen)
                    add(path)
                    cairo_set_fill_rule(pen, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                    cairo_clip(pen)
                    cairo_set_fill_rule(pen, CAIRO_FILL_RULE_WINDING)
                case .mask(let items): masks.append(items)
                }
            }
            for _ in masks { cairo_push_group(pen) }
            body()
            for items in masks.reversed() {
                let content = cairo_pop_group(pen)
                cairo_push_group(pen)
                drawMask(items)
                let mask = cairo_pop_group(pen)
                cairo_set_source(pen, content)
                cairo_mask(pen, mask)
                cairo_pattern_destroy(mask)
                cairo_pattern_destroy(content)
            }
        }
    }
#endif

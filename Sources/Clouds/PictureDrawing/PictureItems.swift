import SourceText

#if Full
    import BoxDrawing
    import CloudComposition
    import MarkupEmission
    import TagParsing
    import Typography

    /// Everything that a picture shows, with its texts shaped: a missing font is found before the drawing begins.
    struct PictureItems {
        private let cloud: Cloud
        private let runs: [PictureText]
        /// The texts around the tags, or of a drawing.
        private let texts: [StyledText: PictureText]

        init(_ cloud: Cloud, _ installed: PictureFonts) throws(Problem) {
            self.cloud = cloud
            // Each face is made once.
            var known: [TagFace: PictureFace] = [:]
            func text(_ text: StyledText, _ face: TagFace) throws(Problem) -> PictureText {
                if let made = known[face] { return try PictureText(text, made) }
                let made = try PictureFace(face.family(of: cloud.font), face.weight, face.style, installed)
                known[face] = made
                return try PictureText(text, made)
            }
            var runs: [PictureText] = []
            runs.reserveCapacity(cloud.layout.runs.count)
            for run in cloud.layout.runs {
                // Counts and details have the face of the cloud.
                let tag = run.role == .tag && run.tag < cloud.tags.count ? cloud.tags[run.tag] : nil
                runs.append(
                    try text(
                        StyledText(
                            run, of: tag, cloud.fontWeight, hasTabularFigures: cloud.options.hasTabularFigures),
                        tag?.face ?? TagFace(run.role.weight(cloud.fontWeight), cloud.fontStyle)))
            }
            self.runs = runs
            var texts: [StyledText: PictureText] = [:]
            for item in (cloud.layout.captions.above + cloud.layout.captions.below).withMasks {
                guard case .text(let string, _, let font) = item.kind, item.isVisible else { continue }
                let styled = StyledText(string, font)
                guard texts[styled] == nil else { continue }
                texts[styled] = try text(styled, TagFace(font.faceWeight, font.faceStyle))
            }
            self.texts = texts
        }

        // MARK: - Drawing

        func draw(on canvas: Canvas, _ colors: CloudColors) {
            let layout = cloud.layout
            if let background = colors.background { canvas.fillAll(background) }
            draw(layout.captions.above, on: canvas) { colors.ink($0, size: $1, isBold: $2) }
            for (tag, frame) in zip(cloud.tags, layout.frames) { draw(tag, frame, on: canvas, colors) }
            draw(layout.captions.below, on: canvas) { colors.ink($0, size: $1, isBold: $2) }
        }

        private func draw(_ tag: CloudTag, _ frame: TagFrame, on canvas: Canvas, _ colors: CloudColors) {
            let layout = cloud.layout
            // The chip is behind the text, and a badge in front of it; the text of the badge is the last run.
            let badge = frame.shapes.first { layout.shapes[$0].role == .badge }
            for index in frame.shapes where index != badge { draw(layout.shapes[index], on: canvas, colors) }
            for index in frame.runs {
                if let badge, index == frame.runs.upperBound - 1 { draw(layout.shapes[badge], on: canvas, colors) }
                let run = layout.runs[index]
                let isStruckOut = run.role == .tag && tag.style.contains(.struckOut)
                let weight = tag.face?.weight ?? cloud.fontWeight
                let color =
                    switch run.role {
                    case .tag: colors.tag(tag.paint, size: run.fontSize, isBold: weight == .bold)
                    case .count: colors.count
                    case .detail: colors.detail
                    }
                canvas.draw(
                    runs[index], x: run.x, baseline: run.baseline, size: run.fontSize, width: run.width, .color(color),
                    strikeThickness: isStruckOut ? TagFace.lineThickness : nil)
            }
            guard let address = tag.link?.destination, Self.leadsOut(address) else { return }
            canvas.link(frame.room, to: address)
        }

        /// Whether a link is absolute: a PDF has no address to which others could be relative.
        private static func leadsOut(_ address: String) -> Bool {
            let beginning = address.prefix(8).lowercased()
            return ["https://", "http://", "mailto:"].contains { beginning.hasPrefix($0) }
        }

        private func draw(_ shape: CloudShape, on canvas: Canvas, _ colors: CloudColors) {
            canvas.addRectangle(shape.frame, radius: shape.radius)
            canvas.fill(.color(shape.role == .badge ? colors.badge : colors.chip))
            guard shape.role != .badge, let edge = colors.chipEdge else { return }
            canvas.addRectangle(shape.frame, radius: shape.radius)
            canvas.stroke(.color(edge), width: 1)
        }

        // MARK: - Items

        /// Returns the colour of a name, for text of a size and weight; nil if it is clear.
        private typealias Colors = (Color, _ size: Double, _ isBold: Bool) -> RGB?

        private func draw(_ items: [DrawnItem], on canvas: Canvas, _ colors: Colors) {
            let items = items.filter(\.isVisible)
            var first = 0
            while first < items.count {
                let item = items[first]
                guard item.transform != nil || !item.clips.isEmpty else {
                    draw(item, on: canvas, colors)
                    first += 1
                    continue
                }
                // What is transformed and clipped alike is drawn together.
                let end =
                    items[first...].firstIndex { $0.transform != item.transform || $0.clips != item.clips }
                    ?? items.count
                canvas.group(item.transform, item.clips) { mask in
                    draw(mask, on: canvas) { color, _, _ in color == .clear ? nil : .white }
                } _: {
                    for item in items[first..<end] { draw(item, on: canvas, colors) }
                }
                first = end
            }
        }

        private func draw(_ item: DrawnItem, on canvas: Canvas, _ colors: Colors) {
            let frame = item.frame
            let style = item.strokeStyle
            switch item.kind {
            case .text(let string, let baseline, let font):
                guard let text = texts[StyledText(string, font)],
                    let paint = PicturePaint(of: item, { colors($0, font.size, font.isBold) })
                else { return }
                // The frame has room behind the last letter, too.
                canvas.draw(
                    text, x: frame.minX, baseline: frame.minY + baseline, size: font.size,
                    width: frame.width - font.usedTracking, paint)
                return
            case .rectangle(let radius):
                // Dashes begin at the left, as in SVG.
                if radius > 0, item.fill == nil, !style.dash.isEmpty {
                    canvas.add(Path(roundedRect: frame, cornerRadius: radius))
                } else {
                    canvas.addRectangle(frame, radius: radius)
                }
            case .ellipse: canvas.addEllipse(frame)
            case .line:
                canvas.addLine(from: CGPoint(x: frame.minX, y: frame.minY), to: CGPoint(x: frame.maxX, y: frame.maxY))
            case .image:
                canvas.addRectangle(frame)
                canvas.fill(colors(Color("picture"), 0, false).map { .color($0, opacity: item.opacity) })
                return
            case .path(let path): canvas.add(path, from: CGPoint(x: frame.minX, y: frame.minY))
            }
            let paint = PicturePaint(of: item) { colors($0, 0, false) }
            if item.fill == nil {
                canvas.stroke(paint, width: item.lineWidth, style: style)
            } else {
                canvas.fill(paint, isEvenOdd: item.isEvenOdd)
            }
        }
    }

    extension CloudShape {
        fileprivate var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    }
#endif

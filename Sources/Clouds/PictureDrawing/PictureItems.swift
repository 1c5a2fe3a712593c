import SourceText

#if Full
    import BoxLayout
    import CloudComposition
    import MarkupEmission
    import TagParsing
    import Typography

    /// Everything that a picture shows, with its texts shaped: a missing font is found before the drawing begins.
    struct PictureItems {
        private let cloud: Cloud
        private let runs: [PictureText]
        private let above: [PictureText?]
        private let below: [PictureText?]

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
            func texts(_ items: [DrawnItem]) throws(Problem) -> [PictureText?] {
                var texts: [PictureText?] = []
                for item in items {
                    guard case .text(let string, _, let font) = item.kind, item.isVisible else {
                        texts.append(nil)
                        continue
                    }
                    texts.append(
                        try text(StyledText(string, font), TagFace(font.weight == .bold ? .bold : .regular, .normal)))
                }
                return texts
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
            above = try texts(cloud.layout.captions.above)
            below = try texts(cloud.layout.captions.below)
        }

        // MARK: - Drawing

        func draw(on canvas: Canvas, _ colors: CloudColors) {
            let layout = cloud.layout
            if let background = colors.background { canvas.fillAll(background) }
            draw(layout.captions.above, above, on: canvas, colors)
            for (tag, frame) in zip(cloud.tags, layout.frames) { draw(tag, frame, on: canvas, colors) }
            draw(layout.captions.below, below, on: canvas, colors)
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
                    runs[index], x: run.x, baseline: run.baseline, size: run.fontSize, width: run.width, color,
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
            canvas.fill(shape.role == .badge ? colors.badge : colors.chip)
            guard shape.role != .badge, let edge = colors.chipEdge else { return }
            canvas.addRectangle(shape.frame, radius: shape.radius)
            canvas.stroke(edge, width: 1)
        }

        private func draw(
            _ items: [DrawnItem], _ texts: [PictureText?], on canvas: Canvas, _ colors: CloudColors
        ) {
            for (item, text) in zip(items, texts) where item.isVisible { draw(item, text, on: canvas, colors) }
        }

        private func draw(_ item: DrawnItem, _ text: PictureText?, on canvas: Canvas, _ colors: CloudColors) {
            let frame = item.frame
            switch item.kind {
            case .text(_, let baseline, let font):
                let color = colors.ink(item.fill ?? .primary, size: font.size, isBold: font.weight == .bold)
                guard let text, let color else { return }
                canvas.draw(
                    text, x: frame.minX, baseline: frame.minY + baseline, size: font.size, width: frame.width, color,
                    opacity: item.opacity)
                return
            case .rectangle(let radius): canvas.addRectangle(frame, radius: radius)
            case .ellipse: canvas.addEllipse(frame)
            case .line:
                canvas.addLine(from: CGPoint(x: frame.minX, y: frame.minY), to: CGPoint(x: frame.maxX, y: frame.maxY))
            case .image:
                canvas.addRectangle(frame)
                canvas.fill(colors.ink(Color("picture")), opacity: item.opacity)
                return
            }
            if let fill = item.fill {
                canvas.fill(colors.ink(fill), opacity: item.opacity)
            } else {
                canvas.stroke(item.stroke.flatMap { colors.ink($0) }, width: item.lineWidth, opacity: item.opacity)
            }
        }
    }

    extension CloudShape {
        fileprivate var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    }
#endif

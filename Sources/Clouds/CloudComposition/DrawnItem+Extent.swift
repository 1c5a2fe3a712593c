import BoxDrawing

extension DrawnItem {
    /// The least extent that is written; smaller ones are rounded to nothing.
    package static let leastShown = 0.005

    /// The share that the item covers of what is behind it.
    package var shownOpacity: Double { opacity * (gradient == nil ? (fill ?? stroke)?.alpha ?? 1 : 1) }

    /// Whether any part of the item can be seen: clear paint, white space, items without extent, and what a clip or a
    /// transformation leaves nothing of cannot.
    package var isVisible: Bool {
        let least = Self.leastShown
        guard shownOpacity >= least, isClippedVisibly else { return false }
        switch kind {
        case .text(let text, _, let font):
            return hasPaint(fill ?? .primary) && frame.width >= least && font.size >= least
                && text.unicodeScalars.contains { !$0.properties.isWhitespace }
        case .line: return hasPaint(stroke) && lineWidth >= least
        case .rectangle, .ellipse: return isPainted && frame.width >= 2 * least && frame.height >= 2 * least
        case .image: return frame.width >= least && frame.height >= least
        case .path(let path):
            let bounds = path.boundingRect
            return isPainted && !bounds.isNull && max(bounds.width, bounds.height) >= least
        }
    }

    private var isPainted: Bool { fill == nil ? hasPaint(stroke) && lineWidth >= Self.leastShown : hasPaint(fill) }

    /// Whether the gradient, or without one the colour, leaves a trace.
    private func hasPaint(_ color: Color?) -> Bool {
        guard let gradient else { return color != nil && color != .clear }
        return gradient.stops.contains { $0.color.name != Color.clear.name && $0.color.alpha >= Self.leastShown }
    }

    private var isClippedVisibly: Bool {
        if let transform {
            // Cairo refuses what cannot be undone, and SVG shows nothing of it.
            let scale = abs(transform.a * transform.d - transform.b * transform.c)
            guard scale >= 1e-6, scale < .infinity, transform.tx.isFinite, transform.ty.isFinite else { return false }
        }
        return clips.allSatisfy { clip in
            switch clip {
            case .path(let path, _):
                let bounds = path.boundingRect
                return !bounds.isNull && min(bounds.width, bounds.height) >= 2 * Self.leastShown
            case .mask(let items): return items.contains(where: \.isVisible)
            }
        }
    }

    /// The rectangle around everything that the item may paint, in the coordinates of the drawing; null if clips leave
    /// nothing of it.
    package var extent: CGRect {
        let bounds = clips.reduce(ownExtent) { $0.isNull ? $0 : $0.intersection($1.extent) }
        guard let transform, !bounds.isNull else { return bounds }
        return Path(bounds).applying(transform).boundingRect
    }

    /// The rectangle around everything that the item paints before it is clipped and transformed.
    package var ownExtent: CGRect {
        // Half of a line is outside its frame.
        let line = stroke == nil ? 0 : lineWidth / 2
        guard case .path(let path) = kind else { return frame.insetBy(dx: -line, dy: -line) }
        let bounds = path.boundingRect
        // A path without points is at its frame's origin.
        guard !bounds.isNull else { return CGRect(x: frame.minX, y: frame.minY, width: 0, height: 0) }
        return bounds.offsetBy(dx: frame.minX, dy: frame.minY).insetBy(dx: -line, dy: -line)
    }

    /// The room that glyphs may take beyond the frame of the text, or 0.
    fileprivate var overhang: Double { if case .text(_, _, let font) = kind { font.size / 2 } else { 0 } }

    /// The item, followed by all items of its masks.
    var withMasks: [DrawnItem] {
        clips.reduce(into: [self]) { items, clip in
            if case .mask(let mask) = clip { items += mask.flatMap(\.withMasks) }
        }
    }
}

extension Clip {
    /// The rectangle outside which nothing is seen; null if nothing is seen.
    fileprivate var extent: CGRect {
        switch self {
        case .path(let path, _): path.boundingRect
        case .mask(let items): items.maskExtent
        }
    }
}

extension [DrawnItem] {
    /// The rectangle around everything that the items paint as a mask.
    package var maskExtent: CGRect {
        reduce(.null) { all, item in
            guard item.isVisible else { return all }
            let (extent, more) = (item.extent, item.overhang)
            return extent.isNull ? all : all.union(extent.insetBy(dx: -more, dy: -more))
        }
    }

    /// The items, each followed by those of its masks.
    package var withMasks: [DrawnItem] { flatMap(\.withMasks) }
}

extension Color {
    /// The colour if it is one of its own, or nil if it is one of the theme's.
    package var ownColor: RGB? { name.utf8.count == 7 ? RGB(hex: name) : nil }
}

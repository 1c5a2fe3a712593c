import BoxLayout

/// Pieces with shapes and paths.
enum PiecesOfShapes {}

extension PiecesOfShapes {
    /// A triangle with its tip at the top.
    struct Triangle: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
            return path
        }
    }

    struct Warning: View {
        var body: some View {
            Triangle()
                .fill(.yellow)
                .overlay(Triangle().stroke(.black, lineWidth: 2))
                .frame(width: 40, height: 30)
                .id("sign")
        }
    }

    /// A star with a number of points, that could be animated.
    struct Star: Shape {
        var points = 5
        var depth: CGFloat = 0.5

        var animatableData: CGFloat {
            get { depth }
            set { depth = newValue }
        }

        func path(in rect: CGRect) -> Path {
            let center = CGPoint(x: rect.midX, y: rect.midY)
            let radius = min(rect.width, rect.height) / 2
            return Path { path in
                for corner in 0..<(2 * points) {
                    let angle = Double(corner) * .pi / Double(points) - .pi / 2
                    let length = corner.isMultiple(of: 2) ? radius : radius * depth
                    let point = CGPoint(x: center.x + length * cos(angle), y: center.y + length * sin(angle))
                    if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                path.closeSubpath()
            }
        }
    }

    struct Stars: View {
        var body: some View {
            HStack(spacing: 4) {
                Star().fill(.orange)
                Star(points: 7, depth: 0.8).stroke(.orange, lineWidth: 1)
                Star(points: 4).fill(.linearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom))
            }
            .frame(width: 68, height: 20)
            .id("stars")
        }
    }

    /// An arc that shows a share, as a pie or a ring.
    struct Sector: InsettableShape {
        var start: Angle
        var end: Angle
        var inset: CGFloat = 0

        var animatableData: AnimatablePair<Double, Double> {
            get { AnimatablePair(start.degrees, end.degrees) }
            set { (start, end) = (.degrees(newValue.first), .degrees(newValue.second)) }
        }

        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - inset,
                startAngle: start - .degrees(90), endAngle: end - .degrees(90), clockwise: false)
            return path
        }

        func inset(by amount: CGFloat) -> some InsettableShape {
            var sector = self
            sector.inset += amount
            return sector
        }
    }

    struct Ring: View {
        var share = 0.75

        var body: some View {
            ZStack {
                Circle().stroke(Color.gray.opacity(0.3), lineWidth: 6)
                Circle()
                    .trim(from: 0, to: share)
                    .stroke(.green, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Sector(start: .zero, end: .degrees(360 * share)).strokeBorder(.blue, lineWidth: 2)
                Text("\(Int(share * 100)) %").font(.system(size: 10)).id("share")
            }
            .frame(width: 60, height: 60)
            .id("ring")
        }
    }

    /// A path with curves, drawn at its own place.
    struct Wave: View {
        var body: some View {
            Path { path in
                path.move(to: CGPoint(x: 0, y: 20))
                path.addCurve(
                    to: CGPoint(x: 100, y: 20), control1: CGPoint(x: 30, y: -20), control2: CGPoint(x: 70, y: 60))
                path.addQuadCurve(to: CGPoint(x: 140, y: 20), control: CGPoint(x: 120, y: 0))
            }
            .stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
            .frame(width: 140, height: 40)
            .id("wave")
        }
    }

    /// Paths of ready figures.
    struct Figures: View {
        var body: some View {
            ZStack {
                Path(CGRect(x: 0, y: 0, width: 20, height: 10)).fill(.red)
                Path(ellipseIn: CGRect(x: 30, y: 0, width: 20, height: 10)).fill(.green)
                Path(roundedRect: CGRect(x: 60, y: 0, width: 20, height: 10), cornerRadius: 4).fill(.blue)
                Path { path in
                    path.addRect(CGRect(x: 0, y: 20, width: 20, height: 10))
                    path.addEllipse(in: CGRect(x: 30, y: 20, width: 20, height: 10))
                    path.addRoundedRect(
                        in: CGRect(x: 60, y: 20, width: 20, height: 10), cornerSize: CGSize(width: 4, height: 4))
                    path.addLines([CGPoint(x: 0, y: 35), CGPoint(x: 80, y: 35), CGPoint(x: 40, y: 40)])
                }
            }
            .frame(width: 80, height: 40)
        }
    }

    /// A bubble for a message, with a corner that is not round.
    struct Bubble: View {
        var text = "Hello"

        var body: some View {
            Text(text)
                .font(.system(size: 10))
                .padding(8)
                .background(
                    .green,
                    in: UnevenRoundedRectangle(
                        topLeadingRadius: 8, bottomLeadingRadius: 0, bottomTrailingRadius: 8, topTrailingRadius: 8)
                )
                .id("bubble")
        }
    }

    /// Shapes that are turned, moved, scaled and sized.
    struct Changed: View {
        var body: some View {
            VStack(spacing: 0) {
                Rectangle().inset(by: 5).fill(.red).frame(width: 30, height: 20).id("inset")
                Triangle().rotation(.degrees(180)).fill(.blue).frame(width: 30, height: 20)
                Circle().scale(0.5).frame(width: 20, height: 20)
                Capsule().offset(x: 5, y: 0).frame(width: 30, height: 10)
                Ellipse().size(width: 10, height: 5).frame(width: 30, height: 10)
                RoundedRectangle(cornerSize: CGSize(width: 8, height: 4)).frame(width: 30, height: 20)
            }
        }
    }

    /// A graph of values.
    struct Graph: View {
        let values: [CGFloat] = [3, 8, 5, 9, 1]

        var body: some View {
            GeometryReader { proxy in
                let step = proxy.size.width / CGFloat(values.count - 1)
                Path { path in
                    for (index, value) in values.enumerated() {
                        let point = CGPoint(x: CGFloat(index) * step, y: proxy.size.height * (1 - value / 10))
                        if index == 0 {
                            path.move(to: point)
                        } else {
                            path.addLine(to: point)
                        }
                    }
                }
                .stroke(lineWidth: 2)
                .foregroundStyle(.red)
            }
            .frame(height: 50)
            .id("graph")
        }
    }

    /// The sizes that shapes take: a circle takes the smaller side, and 10 without an offer.
    struct Sizes: View {
        var body: some View {
            HStack(spacing: 0) {
                Circle().id("circle")
                Capsule().id("capsule")
                Triangle().fixedSize().id("triangle")
            }
            .frame(width: 110, height: 30)
        }
    }
}

#Preview {
    PiecesOfShapes.Ring()
}

import BoxLayout

/// Pieces that move, turn, scale, order, clip and mask views.
enum PiecesOfTransforms {}

extension PiecesOfTransforms {
    /// A view at a position takes all the room, and its middle is at the position.
    struct Pinned: View {
        var body: some View {
            ZStack {
                Color.gray.opacity(0.2)
                Circle().frame(width: 20, height: 20).id("pin").position(x: 30, y: 70)
                Text("here").font(.system(size: 10)).id("here").position(CGPoint(x: 50, y: 20))
            }
            .frame(width: 100, height: 100)
        }
    }

    /// An offset moves what is drawn, and nothing else.
    struct Moved: View {
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).id("red").offset(x: 5, y: 10)
                Color.blue.frame(width: 20, height: 20).id("blue").offset(CGSize(width: 0, height: -5))
                Color.green.frame(width: 20, height: 20).id("green").offset(y: 3)
            }
        }
    }

    /// Cards in an order of their own.
    struct Cards: View {
        var body: some View {
            HStack(spacing: -20) {
                ForEach(0..<3) { index in
                    RoundedRectangle(cornerRadius: 6)
                        .fill([Color.red, .green, .blue][index])
                        .frame(width: 40, height: 60)
                        .id("\(index)")
                        .zIndex(index == 1 ? 1 : 0)
                }
            }
        }
    }

    /// Rotated views keep their room.
    struct Fan: View {
        var body: some View {
            ZStack {
                ForEach(-2..<3) { index in
                    Rectangle()
                        .stroke(.black)
                        .frame(width: 30, height: 50)
                        .rotationEffect(.degrees(Double(index) * 15), anchor: .bottom)
                }
            }
            .id("fan")
        }
    }

    /// A text on its side, in a frame of its turned size.
    struct Side: View {
        var body: some View {
            HStack(spacing: 4) {
                Text("axis")
                    .font(.system(size: 10))
                    .fixedSize()
                    .rotationEffect(Angle(degrees: -90))
                    .frame(width: 10, height: 20)
                    .id("axis")
                Color.teal.frame(width: 50, height: 50)
            }
        }
    }

    /// Scaled views keep their room, too.
    struct Scaled: View {
        @State private var isPressed = true

        var body: some View {
            HStack(spacing: 10) {
                Color.red.frame(width: 20, height: 20).scaleEffect(2).id("twice")
                Color.blue.frame(width: 20, height: 20).scaleEffect(x: 1, y: 0.5, anchor: .top)
                Color.green.frame(width: 20, height: 20).scaleEffect(isPressed ? 0.9 : 1)
                Color.orange.frame(width: 20, height: 20).scaleEffect(CGSize(width: -1, height: 1)).id("last")
            }
        }
    }

    /// What is beyond a frame is cut away.
    struct Cropped: View {
        var body: some View {
            HStack(spacing: 10) {
                Circle().frame(width: 60, height: 60).frame(width: 40, height: 40).clipped().id("clipped")
                Color.purple.frame(width: 40, height: 40).clipShape(Circle()).id("round")
                Color.purple.frame(width: 40, height: 40).clipShape(.rect(cornerRadius: 10))
                Color.purple
                    .frame(width: 40, height: 40)
                    .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
                    .overlay { RoundedRectangle(cornerRadius: 10).stroke(.white, lineWidth: 2) }
            }
        }
    }

    /// A gradient seen through letters.
    struct Masked: View {
        var body: some View {
            VStack(spacing: 10) {
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                    .mask { Text("MASK").font(.system(size: 40, weight: .black)) }
                    .frame(width: 100, height: 40)
                    .id("letters")
                Color.green
                    .frame(width: 100, height: 20)
                    .mask(alignment: .leading) { Capsule().frame(width: 60) }
                    .id("capsule")
                Color.green.frame(width: 20, height: 20).mask(Circle())
            }
        }
    }

    /// Fixed affine and projective transformations.
    struct Slanted: View {
        var body: some View {
            Text("slant")
                .font(.system(size: 10))
                .transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.5, d: 1, tx: 0, ty: 0))
                .id("slant")
        }
    }

    /// A border, a frame and a clip in an order that matters.
    struct Order: View {
        var body: some View {
            VStack(spacing: 5) {
                Text("a").padding(5).border(.red).id("outer")
                Text("a").border(.red).id("inner").padding(5)
                Text("a").frame(width: 30).background(.yellow).id("wide")
                Text("a").background(.yellow).id("narrow").frame(width: 30)
            }
            .font(.system(size: 10))
        }
    }
}

#Preview("Fan", traits: .fixedLayout(width: 200, height: 200)) {
    PiecesOfTransforms.Fan()
}

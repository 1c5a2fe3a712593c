import BoxLayout

/// Pieces with animations, transitions, gestures and previews: in a picture they show their first state.
enum PiecesOfAnimation {}

extension PiecesOfAnimation {
    /// A box that grows when it is tapped.
    struct Growing: View {
        @State private var isLarge = false

        var body: some View {
            Color.red
                .frame(width: isLarge ? 100 : 50, height: 20)
                .id("box")
                .animation(.spring(response: 0.4, dampingFraction: 0.6), value: isLarge)
                .onTapGesture {
                    withAnimation(.easeInOut(duration: 0.3)) {
                        isLarge.toggle()
                    }
                }
        }
    }

    /// A row that appears with a transition.
    struct Details: View {
        @State private var isShown = true

        var body: some View {
            VStack(spacing: 5) {
                Button(isShown ? "Hide" : "Show") {
                    withAnimation(.bouncy) { isShown.toggle() }
                }
                if isShown {
                    Color.blue
                        .frame(height: 30)
                        .id("details")
                        .transition(.move(edge: .top).combined(with: .opacity))
                }
                if !isShown {
                    Text("hidden").transition(.asymmetric(insertion: .scale, removal: .slide))
                }
            }
            .font(.system(size: 10))
        }
    }

    /// A view that moves between two containers.
    struct Hero: View {
        @Namespace private var namespace
        @State private var isRight = false

        var body: some View {
            HStack(spacing: 10) {
                ZStack {
                    Color.gray
                    if !isRight {
                        Circle()
                            .frame(width: 10, height: 10)
                            .id("ball")
                            .matchedGeometryEffect(id: "ball", in: namespace)
                    }
                }
                .frame(width: 40, height: 40)
                ZStack {
                    Color.gray
                    if isRight {
                        Circle().frame(width: 10, height: 10).matchedGeometryEffect(id: "ball", in: namespace)
                    }
                }
                .frame(width: 40, height: 40)
            }
        }
    }

    /// A layout that is switched with an animation.
    struct Stacks: View {
        @State private var isRow = true

        var body: some View {
            let layout = isRow ? AnyLayout(HStackLayout(spacing: 5)) : AnyLayout(VStackLayout(spacing: 5))
            layout {
                ForEach(0..<3, id: \.self) { index in
                    Color.green.frame(width: 20, height: 20).id("\(index)")
                }
            }
            .animation(.default, value: isRow)
            .onTapGesture(count: 2) { isRow.toggle() }
        }
    }

    /// A modifier that is animated by a number.
    struct Shake: ViewModifier, Animatable {
        var progress: CGFloat

        var animatableData: CGFloat {
            get { progress }
            set { progress = newValue }
        }

        func body(content: Content) -> some View {
            content.offset(x: sin(progress * .pi * 4) * 8)
        }
    }

    struct Shaking: View {
        @State private var tries = 0

        var body: some View {
            Text("wrong")
                .font(.system(size: 10))
                .id("text")
                .modifier(Shake(progress: CGFloat(tries)))
                .onTapGesture { withAnimation(.linear(duration: 0.5)) { tries += 1 } }
        }
    }

    /// A view that follows a finger, and comes back.
    struct Dragged: View {
        @State private var offset = CGSize.zero
        @GestureState private var isPressed = false

        var body: some View {
            Circle()
                .fill(.orange)
                .frame(width: 40, height: 40)
                .id("ball")
                .offset(offset)
                .gesture(
                    DragGesture()
                        .onChanged { value in offset = value.translation }
                        .onEnded { _ in withAnimation(.spring) { offset = .zero } }
                )
        }
    }

    /// A state that is set when a view appears, and when another changes.
    struct Appearing: View {
        @State private var isReady = false
        @State private var changes = 0

        var body: some View {
            Color.purple
                .frame(width: 30, height: 30)
                .scaleEffect(isReady ? 1 : 0.5)
                .opacity(isReady ? 1 : 0)
                .id("box")
                .animation(.easeOut.delay(0.2).repeatCount(2, autoreverses: false), value: isReady)
                .onAppear { isReady = true }
                .onDisappear { isReady = false }
                .onChange(of: isReady) { changes += 1 }
                .task { isReady = true }
        }
    }

    /// Values for people who cannot see, and for tests.
    struct Described: View {
        var body: some View {
            HStack(spacing: 2) {
                ForEach(0..<3) { index in
                    Color.yellow.frame(width: 10, height: 10)
                        .accessibilityHidden(index > 0)
                }
            }
            .id("row")
            .accessibilityElement(children: .combine)
            .accessibilityLabel("Three stars")
            .help("Three stars")
            .contentShape(Rectangle())
            .allowsHitTesting(false)
        }
    }
}

struct PiecesOfAnimation_Previews: PreviewProvider {
    static var previews: some View {
        PiecesOfAnimation.Growing()
            .previewLayout(.sizeThatFits)
            .previewDisplayName("Growing")
        ForEach(["a", "b"], id: \.self) { name in
            Text(name)
        }
    }
}

#Preview("Details", traits: .sizeThatFitsLayout) {
    PiecesOfAnimation.Details()
}

#Preview {
    @Previewable @State var isLarge = false
    VStack {
        Toggle("Large", isOn: $isLarge)
        Color.red.frame(width: isLarge ? 100 : 50)
    }
}

import BoxLayout
import Glibc
import Testing

@Suite struct DepthTests {
    /// Every kind of level that there is.
    static let levels: [@Sendable (AnyView) -> AnyView] = [
        { AnyView($0.padding(0)) }, { AnyView($0.frame(width: 20)) }, { AnyView($0.frame(maxWidth: .infinity)) },
        { view in AnyView(HStack { view }) }, { view in AnyView(VStack { view }) },
        { view in AnyView(ZStack { view }) }, { view in AnyView(FlowLayout { view }) },
        { view in AnyView(Grid { GridRow { view } }) }, { view in AnyView(EqualHeightRow { view }) },
        { view in AnyView(AnyLayout(HStackLayout()) { view }) }, { view in AnyView(BasicVStack { view }) },
        { AnyView($0.background { Color.primary }) }, { AnyView($0.overlay { Color.primary }) },
        { AnyView($0.border()) }, { AnyView($0.cornerRadius(1)) }, { AnyView($0.opacity(1)) },
        { AnyView($0.offset(x: 0)) }, { AnyView($0.alignmentGuide(.top) { $0[.top] }) },
        { AnyView($0.layoutPriority(1)) }, { AnyView($0.fixedSize()) }, { AnyView($0.hidden()) },
        { AnyView($0.aspectRatio(1, contentMode: .fit)) }, { AnyView($0.aspectRatio(contentMode: .fill)) },
        { AnyView($0.id("a")) }, { AnyView($0.multilineTextAlignment(.center)) },
        { view in
            AnyView(
                HStack {
                    view
                    text("b")
                })
        },
        { view in
            AnyView(
                VStack(alignment: .leading) {
                    text("b")
                    view
                })
        },
        { view in
            AnyView(
                HStack(alignment: .firstTextBaseline) {
                    view
                    text("b")
                })
        },
    ]

    private func nest(_ level: Int, _ depth: Int) -> AnyView {
        var view = AnyView(text("a"))
        for _ in 0..<depth { view = Self.levels[level](view) }
        return view
    }

    @Test(arguments: levels.indices)
    func almostFiveHundredLevelsAreDrawn(level: Int) throws {
        let drawing = try draw { nest(level, 490) }
        #expect(drawing.size.height >= 10 && drawing.size.height.isFinite)
    }

    @Test(arguments: levels.indices.filter { $0 != 24 })
    func moreThanFiveHundredLevelsAreAnError(level: Int) {
        let error = #expect(throws: LayoutError.self) { try draw { nest(level, 510) } }
        #expect(error?.problem == .tooDeep)
    }

    //  A thread with 256 KB of stack.
    @Test(arguments: [0, 3, 5, 10, 11, 27])
    func aSmallStackIsEnough(level: Int) {
        final class Result { var height: CGFloat? }
        let result = Result()
        let view = nest(level, 490)
        run(stack: 256 << 10) { result.height = try? draw { view }.size.height }
        #expect(result.height ?? 0 >= 10)
    }

    private func run(stack: Int, _ body: @escaping () -> Void) {
        final class Body {
            let body: () -> Void
            init(_ body: @escaping () -> Void) { self.body = body }
        }
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stack)
        var thread = pthread_t()
        let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
            Unmanaged<Body>.fromOpaque(context!).takeRetainedValue().body()
            return nil
        }
        pthread_create(&thread, &attributes, start, Unmanaged.passRetained(Body(body)).toOpaque())
        pthread_join(thread, nil)
    }
}

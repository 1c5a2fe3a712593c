import BoxLayout

/// Pieces with states, bindings and controls.
enum PiecesOfControls {}

extension PiecesOfControls {
    enum Fruit: String, CaseIterable, Identifiable {
        case apple, pear, plum

        var id: Self { self }
    }

    /// A picker of a case, which shows what is selected.
    struct FruitPicker: View {
        @State private var fruit = Fruit.pear

        var body: some View {
            VStack(alignment: .leading) {
                Picker("Fruit", selection: $fruit) {
                    ForEach(Fruit.allCases) { fruit in
                        Text(fruit.rawValue).tag(fruit)
                    }
                }
                .pickerStyle(.segmented)
                Text("You like \(fruit.rawValue)s.")
            }
            .padding()
        }
    }

    /// A picker with written tags in the style of a menu.
    struct AxisPicker: View {
        @Binding var axis: Axis

        var body: some View {
            Picker(selection: $axis) {
                Text("Horizontal").tag(Axis.horizontal)
                Text("Vertical").tag(Axis.vertical)
            } label: {
                Text("Axis")
            }
            .pickerStyle(.menu)
            .labelsHidden()
        }
    }

    /// A toggle that chooses a layout.
    struct LayoutSwitch: View {
        @State private var isVertical = false

        var body: some View {
            let layout = isVertical ? AnyLayout(VStackLayout(spacing: 5)) : AnyLayout(HStackLayout(spacing: 5))
            VStack(spacing: 10) {
                layout {
                    Color.red.frame(width: 30, height: 30).id("red")
                    Color.blue.frame(width: 30, height: 30).id("blue")
                }
                .animation(.default, value: isVertical)
                Toggle("Vertical", isOn: $isVertical)
                Toggle(isOn: $isVertical.animation()) {
                    Text("Vertical, too")
                }
            }
        }
    }

    /// Buttons with a title, with a label and with a role.
    struct Buttons: View {
        @State private var count = 0

        var body: some View {
            HStack(spacing: 10) {
                Button("Add") { count += 1 }
                Button {
                    count -= 1
                } label: {
                    Text("Take")
                        .padding(5)
                        .background(.gray, in: Capsule())
                        .id("label")
                }
                .buttonStyle(.plain)
                Button("Clear", role: .destructive) {
                    count = 0
                }
                .disabled(count == 0)
                .id("clear")
                Button(action: reset) { Text("Reset") }
            }
            .font(.system(size: 10))
        }

        private func reset() { count = 0 }
    }

    /// A view that changes the state of the one around it.
    struct Rating: View {
        @Binding var rating: Int
        var most = 5

        var body: some View {
            HStack(spacing: 2) {
                ForEach(1...most, id: \.self) { number in
                    Circle()
                        .fill(number <= rating ? Color.yellow : Color.gray)
                        .frame(width: 10, height: 10)
                        .onTapGesture { rating = number }
                }
            }
            .id("rating")
        }
    }

    struct Review: View {
        @State private var rating = 3

        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Rating(rating: $rating)
                Text("\(rating) of 5").font(.system(size: 10)).id("words")
            }
        }
    }

    /// A binding made of two closures.
    struct Halved: View {
        @State private var value = 10.0

        var body: some View {
            let half = Binding<Double>(
                get: { value / 2 },
                set: { value = $0 * 2 }
            )
            return Bar(length: half)
        }

        struct Bar: View {
            @Binding var length: Double

            var body: some View {
                Color.green.frame(width: length, height: 4).id("bar")
            }
        }
    }

    /// A constant binding, as in a preview.
    struct Constant: View {
        var body: some View {
            Rating(rating: .constant(2), most: 3)
        }
    }

    /// A state with a structure, whose members are bound.
    struct Profile: View {
        struct Person {
            var name = "Ada"
            var stars = 1
        }

        @State private var person = Person()

        var body: some View {
            VStack {
                Text(person.name)
                Rating(rating: $person.stars)
            }
        }
    }

    /// A state that is set when the view is made.
    struct Columns: View {
        @State private var count: Int

        init(count: Int) {
            _count = State(initialValue: count)
        }

        var body: some View {
            HStack(spacing: 10) {
                ForEach(0..<count, id: \.self) { index in
                    Color.pink.frame(height: 10).id("\(index)")
                }
            }
            .onAppear { count = min(count, 4) }
        }
    }

    /// A slider and a stepper that set the width of a box.
    struct WidthSlider: View {
        @State private var width: CGFloat = 120
        @State private var lines = 2

        var body: some View {
            VStack {
                Text("one two three four five six")
                    .lineLimit(lines)
                    .frame(width: width)
                    .border(.red)
                Slider(value: $width, in: 50...200)
                Stepper("Lines: \(lines)", value: $lines, in: 1...5)
            }
        }
    }
}

#Preview("Axis") {
    PiecesOfControls.AxisPicker(axis: .constant(.horizontal))
}

#Preview("Rating") {
    @Previewable @State var rating = 4
    PiecesOfControls.Rating(rating: $rating)
}

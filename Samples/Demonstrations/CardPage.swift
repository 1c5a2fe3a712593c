import BoxLayout

/// Thirty-two cards of one size.
struct CardPage: View {
    let size: Double

    /// So that there are seven columns on a wide page, then six, then three.
    static let textSizes: [(name: String, size: Double)] = [("small", 14), ("medium", 24), ("large", 44)]

    private let clouds = [
        "Cirrus", "Cirrocumulus", "Altocumulus", "Altostratus", "Stratus", "Nimbus", "Cumulus", "Towering",
    ]

    var body: some View {
        CardLayout {
            ForEach(0..<32) { index in
                VStack(alignment: .leading, spacing: 4) {
                    Text(clouds[index % clouds.count]).font(Font(size: size, weight: .bold))
                    Text("no. \(index + 1)").font(Font(size: size * 0.8)).foregroundStyle(.secondary)
                }
                .padding(12)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .background(RoundedRectangle(cornerRadius: 10).fill(Color("fill")))
            }
        }
    }
}

import BoxLayout

/// An event: what must be seen has a high priority, what may wrap or end in an ellipsis a low one.
struct Event: View {
    let isWide: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            header
            let main =
                isWide
                ? AnyLayout(HStackLayout(alignment: .top, spacing: 24))
                : AnyLayout(VStackLayout(alignment: .leading, spacing: 20))
            main {
                PicturePlaceholder()
                    .frame(minWidth: 240, idealWidth: 360, maxWidth: isWide ? 360 : .infinity)
                details
            }
            badges
        }
        .frame(maxWidth: 860)
        .frame(maxWidth: .infinity)
    }

    private var header: some View {
        HStack(alignment: .center, spacing: 18) {
            CalendarPicture(month: "NOV", day: "21").badge(ratio: 0.8) { CheckMark() }
            VStack(alignment: .leading, spacing: 4) {
                Text("An evening on clouds").font(.title.bold())
                Text("Old observatory, hill road 4").font(.subheadline).foregroundStyle(.secondary)
            }
            .layoutPriority(1)
            Spacer(minLength: 0)
        }
    }

    private var details: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("What happens").font(.headline).layoutPriority(1)
            Text(
                """
                We look at the sky for an hour before it is dark, and name what passes: the high ice, the low grey \
                sheets, the towers in between. Then there is soup. After that a talk, with pictures, on why clouds \
                do not fall down, how a weather map was drawn before there were satellites, and what a plain word \
                like stratus has to do with a table of printed type. Bring a coat; the dome stays open.
                """)
            Text("Doors close when the stars come out.").font(.footnote).foregroundStyle(.secondary).lineLimit(1)
        }
    }

    private var badges: some View {
        EqualHeightRow(spacing: 12) {
            EventBadge(title: "19:30", text: "until late")
            EventBadge(title: "Free", text: "with a hat that goes round")
            EventBadge(title: "40 seats", text: "12 left")
        }
    }
}

/// A badge that is as high as the highest in its row, and as wide as the others.
private struct EventBadge: View {
    let title: String
    let text: String

    var body: some View {
        VStack(spacing: 4) {
            Text(title).font(.headline)
            Text(text).font(.caption).foregroundStyle(.secondary).multilineTextAlignment(.center)
        }
        .padding(12)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(RoundedRectangle(cornerRadius: 12).fill(Color("fill")))
    }
}

private struct CalendarPicture: View {
    let month: String
    let day: String

    var body: some View {
        VStack(spacing: 0) {
            Text(month).font(Font(size: 12, weight: .bold)).foregroundStyle(Color("paper"))
                .padding(EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 0))
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(Rectangle().fill(.accentColor))
            Text(day).font(.title.bold())
                .frame(maxHeight: .infinity)
        }
        .frame(width: 70, height: 66)
        .border(.accentColor, width: 2)
    }
}

/// A check mark in a circle, with a ring of paper around it.
private struct CheckMark: View {
    var body: some View {
        Text("✓").font(Font(size: 13, weight: .bold)).foregroundStyle(Color("paper"))
            .frame(width: 22, height: 22)
            .background(Circle().fill(.accentColor))
            .padding(2)
            .background(Circle().fill(Color("paper")))
    }
}

/// Where a picture will be.
private struct PicturePlaceholder: View {
    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 12).fill(Color("divider"))
            ZStack(alignment: .bottom) {
                Circle().fill(Color("fill")).frame(width: 30, height: 30).offset(x: 52, y: -64).opacity(0.7)
                Capsule().fill(Color("fill")).frame(width: 150, height: 36)
                Circle().fill(Color("fill")).frame(width: 72, height: 72).offset(x: -16, y: -10)
                Circle().fill(Color("fill")).frame(width: 52, height: 52).offset(x: 30, y: -8)
            }
        }
        .aspectRatio(1.5, contentMode: .fit)
    }
}

import CloudComposition

/// The schemes of the theme `auto`, the same as in Templates/themes/auto.css; they supply the properties that other
/// themes leave out.
extension ThemeScheme {
    static let autoLight = ThemeScheme(
        background: RGB(0xFCFDFE), behind: RGB(0xFFFFFF), ink: RGB(0x1C2430), note: RGB(0x566274),
        accent: RGB(0x1963A4), focus: RGB(0xB4470F), divider: RGB(0xD8E1EA),
        ramp: [0x586B7C, 0x3D6D8C, 0x2C6F9A, 0x1963A4, 0x1C4DAF, 0x2D31B4].map(RGB.init(_:)),
        palette: [0x23639F, 0x944821, 0x007346, 0x8B4373, 0x7A5B01, 0x60539C, 0x974145, 0x006E73].map(RGB.init(_:)),
        single: RGB(0x1963A4), chip: RGB(0xEAF0F7), chipEdge: RGB(0xD3DFEB), badge: RGB(0xD3E1EF),
        count: RGB(0x3F4D5C), detail: RGB(0x4D5C6B))

    static let autoDark = ThemeScheme(
        background: RGB(0x10151E), behind: RGB(0x10151E), ink: RGB(0xE4EAF3), note: RGB(0x9FADC0),
        accent: RGB(0x86C1F4), focus: RGB(0xFFB07A), divider: RGB(0x344054),
        ramp: [0x8B9AAB, 0x83AAC7, 0x7CB9E1, 0x86C1F4, 0xA2CAFE, 0xCADAFF].map(RGB.init(_:)),
        palette: [0x8BBFF6, 0xEEA788, 0x85CDA3, 0xE5A2CC, 0xD4B771, 0xB9B0F4, 0xF2A2A1, 0x68CDD3].map(RGB.init(_:)),
        single: RGB(0x86C1F4), chip: RGB(0x1D2636), chipEdge: RGB(0x303D52), badge: RGB(0x33435A),
        count: RGB(0xDCE7F3), detail: RGB(0xA9B6C6))
}

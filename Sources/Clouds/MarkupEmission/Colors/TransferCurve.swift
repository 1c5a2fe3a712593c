import Glibc
import SourceText

/// Converts between the numbers of sRGB and amounts of light, by the curve of IEC 61966-2-1.
enum TransferCurve {
    /// The amount of light, 0 to 1, of each of the 256 values.
    static let light: [Double] = (0...255).map { light(Double($0) / 255) }

    /// The amounts of light at which rounding changes from one value to the next.
    private static let thresholds: [Double] = (0..<255).map { light((Double($0) + 0.5) / 255) }

    private static func light(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// Returns the value nearest to an amount of light, which is clipped to 0 to 1.
    static func value(_ light: Double) -> UInt8 {
        UInt8(thresholds.partitionPoint { !($0 <= light) })
    }
}

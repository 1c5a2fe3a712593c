import Glibc
import SourceText

/// Between the numbers of sRGB and the light they stand for, by the curve of IEC 61966-2-1.
enum TransferCurve {
    /// The light of each of the 256 values, 0 to 1.
    static let light: [Double] = (0...255).map { light(Double($0) / 255) }

    /// The light at which rounding goes from a value to the next.
    private static let thresholds: [Double] = (0..<255).map { light((Double($0) + 0.5) / 255) }

    private static func light(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// The value nearest to an amount of light; what is outside 0 to 1 is cut off.
    static func value(_ light: Double) -> UInt8 {
        UInt8(thresholds.partitionPoint { !($0 <= light) })
    }
}

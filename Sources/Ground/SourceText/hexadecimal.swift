/// The sixteen digits of a hash, in lower case.
package func hexadecimal(hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}

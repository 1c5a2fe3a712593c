import Glibc

/// What the C library says of an error, the last one unless another is named, in the words of the C locale.
package func errorText(_ code: Int32 = errno) -> String {
    String(cString: strerror(code))
}

// Layouts that were written for SwiftUI use ceil, sqrt and cos with no import but that one.
#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#endif

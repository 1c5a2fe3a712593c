#if Full
    private import CICU
#endif

/// By which words are found where no spaces are: what shows in counts, and has to be the same where counts are added up.
package enum Dictionaries {
    /// Such as `icu-72`, or `none`.
    package static var name: String {
        #if Full
            "icu-\(U_ICU_VERSION_MAJOR_NUM)"
        #else
            "none"
        #endif
    }
}

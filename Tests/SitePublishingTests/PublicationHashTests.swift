import Testing

@testable import ByteWriting
@testable import SourceText

@Suite struct PublicationHashTests {
    // The hashes are those of the `xxhash` package for Python 3.5, which wraps the author's own library.
    @Test(arguments: [
        (0, "ef46db3751d8e999"), (1, "a96c7f0ce858bbb7"), (3, "56e6957632a487f9"), (4, "c60d15b1e3ff8f04"),
        (8, "3da5c7aa269683e0"), (14, "1523f762201ba56e"), (31, "4a74f3a1a39ad4a1"), (32, "8d57d6a4671cc43d"),
        (33, "62c9fd21ed857664"), (63, "5c320a0d2707057f"), (64, "7bbabbc45729d17e"), (100, "efa0ad2d3e70c151"),
        (222, "ae41b80338869771"), (1000, "99594f4828043d35"), (65543, "7298575d90e93325"),
    ])
    func bytesHaveTheHashOfTheAuthorsOwnLibrary(count: Int, hash: String) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 31 + 7) }
        #expect(hexadecimal(XXHash64.hash(of: bytes)) == hash)
    }

    @Test func theHashDoesNotDependOnHowManyBytesAreTakenAtATime() {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 31 + 7) }
        for chunk in [32, 64, 320] {
            var hash = XXHash64()
            let result = bytes.withUnsafeBytes { bytes in
                var start = 0
                while start + chunk <= bytes.count {
                    hash.take(UnsafeRawBufferPointer(rebasing: bytes[start..<start + chunk]))
                    start += chunk
                }
                return hash.finished(with: UnsafeRawBufferPointer(rebasing: bytes[start...]))
            }
            #expect(hexadecimal(result) == "99594f4828043d35")
        }
    }
}

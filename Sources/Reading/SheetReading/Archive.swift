import SourceText

#if Full
    import CLibZip
#endif

/// A ZIP archive in memory, whose files are unpacked one by one on demand.
final class Archive {
    private let bytes: UnsafeMutableRawBufferPointer
    /// The bytes that may still be unpacked: a small archive can unpack to any size.
    private var room: Int

    #if Full
        private var archive: OpaquePointer?
    #endif

    /// Opens an archive; `limit` is the most bytes that all its files together may unpack to.
    ///
    /// - Throws: ``Problem`` if the bytes are not an archive, or this build was made without libzip.
    init(_ bytes: [UInt8], limit: Int) throws(Problem) {
        room = limit
        // libzip reads from this memory while the archive is open.
        self.bytes = .allocate(byteCount: max(bytes.count, 1), alignment: 16)
        self.bytes.copyBytes(from: bytes)
        #if Full
            var error = zip_error_t()
            zip_error_init(&error)
            defer { zip_error_fini(&error) }
            guard let source = zip_source_buffer_create(self.bytes.baseAddress, UInt64(bytes.count), 0, &error) else {
                throw Self.broken(String(cString: zip_error_strerror(&error)))
            }
            archive = zip_open_from_source(source, Int32(ZIP_RDONLY), &error)
            guard archive != nil else {
                zip_source_free(source)
                throw Self.broken(String(cString: zip_error_strerror(&error)))
            }
        #else
            throw Problem(
                "this build of Stratus reads no spreadsheets: it was made without libzip",
                hint: "build it with make, which installs libzip-dev, or export the sheet as CSV")
        #endif
    }

    deinit {
        #if Full
            if let archive { zip_discard(archive) }
        #endif
        bytes.deallocate()
    }

    /// Returns the unpacked bytes of a file, without a byte order mark; nil if there
    /// is no file of this name, in any case.
    ///
    /// - Throws: ``Problem`` if the file is encrypted, damaged or too large.
    func file(_ name: String) throws(Problem) -> [UInt8]? {
        #if Full
            let index = zip_name_locate(archive, name, zip_flags_t(ZIP_FL_NOCASE))
            guard index >= 0 else { return nil }
            var status = zip_stat_t()
            zip_stat_init(&status)
            guard zip_stat_index(archive, UInt64(index), 0, &status) == 0 else { throw broken() }
            guard status.encryption_method == UInt16(ZIP_EM_NONE) else { throw Self.encrypted }
            guard status.size <= UInt64(room) else { throw tooLarge(name) }
            guard let file = zip_fopen_index(archive, UInt64(index), 0) else { throw broken() }
            defer { zip_fclose(file) }
            var content: [UInt8] = []
            content.reserveCapacity(Int(status.size))
            let block = 1 << 18
            while true {
                var got: Int64 = 0
                let chunk = [UInt8](unsafeUninitializedCapacity: block) { buffer, count in
                    got = zip_fread(file, buffer.baseAddress, UInt64(block))
                    count = max(0, Int(got))
                }
                guard got >= 0 else {
                    throw Problem(
                        "the archive is damaged: \(String(cString: zip_file_strerror(file)))",
                        hint: "save the spreadsheet anew, or load it down once more")
                }
                if got == 0 { break }
                // The size in the archive's directory may be wrong.
                guard chunk.count <= room else { throw tooLarge(name) }
                room -= chunk.count
                content += chunk
            }
            return content.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(content.dropFirst(3)) : content
        #else
            return nil
        #endif
    }

    static let encrypted = Problem(
        "the spreadsheet is encrypted", hint: "save it without a password, or export the sheet as CSV")

    private func tooLarge(_ name: String) -> Problem {
        Problem(
            "\(name) in the spreadsheet is larger than what may be held in memory",
            hint: "export the sheet as CSV, which is read in pieces; STRATUS_MAX_INPUT allows more")
    }

    #if Full
        private func broken() -> Problem {
            guard let archive, let error = zip_get_error(archive) else { return Self.broken("unknown") }
            return Self.broken(String(cString: zip_error_strerror(error)))
        }
    #endif

    private static func broken(_ reason: String) -> Problem {
        Problem(
            "the spreadsheet cannot be read as an archive: \(reason)", hint: "save it anew, or export the sheet as CSV")
    }
}

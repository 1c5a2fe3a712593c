/// The settings of a count that affect its keys and counts. Partial counts can be added up only if their settings are
/// equal.
package struct PartialSettings: Sendable, Equatable {
    package struct Setting: Sendable, Equatable {
        package let name: String
        package let value: String
    }

    /// The settings, sorted by name.
    package let settings: [Setting]

    /// Makes settings from values by name.
    ///
    /// - Parameter values: the value of each setting, by its name; no name may be empty, and no name or value may hold
    ///   U+0000.
    package init(_ values: [String: String] = [:]) {
        precondition(values[""] == nil, "a setting of a partial count has a name")
        settings = values.map { Setting(name: $0.key, value: $0.value) }.sorted { isRising($0.name, $1.name) }
    }

    /// Reads the fields of a first line after the version, with the space before each.
    ///
    /// - Returns: nil if a setting has no name or no value, is escaped in another way, or does not rise.
    init?(line: some Collection<UInt8>) {
        var settings: [Setting] = []
        guard line.isEmpty || line.first == UInt8(ascii: " ") else { return nil }
        for field in line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).dropFirst() {
            guard let sign = field.firstIndex(of: UInt8(ascii: "=")), sign > field.startIndex,
                let name = EscapedBytes.decode(field[..<sign], in: .settingName),
                let value = EscapedBytes.decode(field[field.index(after: sign)...], in: .settingValue)
            else { return nil }
            let setting = Setting(
                name: String(decoding: name, as: UTF8.self), value: String(decoding: value, as: UTF8.self))
            if let last = settings.last, !isRising(last.name, setting.name) { return nil }
            settings.append(setting)
        }
        self.settings = settings
    }

    /// The settings as the first line has them: escaped, with a space before each.
    var bytes: [UInt8] {
        settings.flatMap { setting in
            [UInt8(ascii: " ")] + EscapedBytes.encode(setting.name.utf8, in: .settingName) + [UInt8(ascii: "=")]
                + EscapedBytes.encode(setting.value.utf8, in: .settingValue)
        }
    }

    /// Returns the first setting, by name, in which the two differ, with both values (nil where the setting is
    /// missing); nil if all settings are equal.
    package func firstDifference(from other: PartialSettings) -> (name: String, own: String?, other: String?)? {
        // Both rise, so the smaller name of the first two that differ is missing on the other side.
        for (own, theirs) in zip(settings, other.settings) where own.bytes != theirs.bytes {
            if isRising(own.name, theirs.name) { return (own.name, own.value, nil) }
            if isRising(theirs.name, own.name) { return (theirs.name, nil, theirs.value) }
            return (own.name, own.value, theirs.value)
        }
        let shared = min(settings.count, other.settings.count)
        if let own = settings.dropFirst(shared).first { return (own.name, own.value, nil) }
        return other.settings.dropFirst(shared).first.map { ($0.name, nil, $0.value) }
    }
}

extension PartialSettings.Setting {
    /// The bytes of the setting: strings are equal if they are canonically equivalent, settings only if their bytes
    /// are.
    fileprivate var bytes: [UInt8] { Array(name.utf8) + [0] + Array(value.utf8) }

    package static func == (one: Self, other: Self) -> Bool { one.bytes == other.bytes }
}

private func isRising(_ one: String, _ other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
}

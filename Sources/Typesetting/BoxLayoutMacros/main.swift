// The program that expands the macros of BoxLayout, `#Preview`, `@Previewable` and `@Entry`, for the compiler, which
// starts it and talks with it over standard input and output. It speaks the compiler's protocol itself: swift-syntax,
// which others use for that, takes minutes to build, and these macros need none of its trees.

import FoundationEssentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A message of the compiler, as far as it is read here.
private struct Message: Decodable {
    struct Empty: Decodable {}
    struct Syntax: Decodable { let source: String }
    struct Name: Decodable { let typeName: String }
    struct Expansion: Decodable {
        let macro: Name
        let macroRole: String?
        let declSyntax: Syntax?
        let lexicalContext: [Syntax]?
    }

    let getCapability: Empty?
    let expandFreestandingMacro: Expansion?
    let expandAttachedMacro: Expansion?
}

private struct Answer: Encodable {
    struct Capability: Encodable {
        var protocolVersion = 7
        var features: [String] = []
    }
    struct CapabilityResult: Encodable { var capability = Capability() }
    struct Expansion: Encodable {
        var expandedSource: String
        var diagnostics: [String] = []
    }
    struct Loading: Encodable {
        var loaded = false
        var diagnostics: [String] = []
    }

    var getCapabilityResult: CapabilityResult?
    var expandMacroResult: Expansion?
    var loadPluginLibraryResult: Loading?
}

private func answer(to bytes: [UInt8]) -> Answer {
    guard let message = try? JSONDecoder().decode(Message.self, from: Data(bytes)) else {
        return Answer(loadPluginLibraryResult: Answer.Loading())
    }
    if message.getCapability != nil { return Answer(getCapabilityResult: Answer.CapabilityResult()) }
    // A preview is no part of what is built.
    if message.expandFreestandingMacro != nil { return Answer(expandMacroResult: Answer.Expansion(expandedSource: "")) }
    guard let expansion = message.expandAttachedMacro else {
        return Answer(loadPluginLibraryResult: Answer.Loading())
    }
    return Answer(expandMacroResult: Answer.Expansion(expandedSource: entry(expansion)))
}

/// Returns the part of an entry that the compiler asks for: the accessors of its property, or its key.
private func entry(_ expansion: Message.Expansion) -> String {
    guard expansion.macro.typeName == "Entry", let (name, type, value) = variable(expansion.declSyntax?.source ?? "")
    else { return "" }
    let key = "__Key_\(name)"
    if expansion.macroRole == "accessor" {
        return "get { self[\(key).self] }\nset { self[\(key).self] = newValue }"
    }
    let context = expansion.lexicalContext?.map(\.source).joined(separator: "\n") ?? ""
    let conformance = context.contains("ContainerValues") ? "ContainerValueKey" : "EnvironmentKey"
    // Without a type the compiler has to find it from the value.
    let property =
        type.map { "static var defaultValue: \($0) { \(value ?? "nil") }" }
        ?? "static let defaultValue = \(value ?? "nil")"
    return "private enum \(key): BoxLayout.\(conformance) { \(property) }"
}

/// Returns the name, the type and the value of a declaration such as `@Entry var isPinned: Bool = false`.
private func variable(_ source: String) -> (name: String, type: String?, value: String?)? {
    // The keyword is a word of its own, behind attributes and modifiers.
    var rest = source[...]
    while !rest.hasPrefix("var ") {
        guard let space = rest.firstIndex(where: \.isWhitespace) else { return nil }
        rest = rest[rest.index(after: space)...]
    }
    rest = rest.dropFirst(4).drop(while: \.isWhitespace)
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { return nil }
    let tail = rest[name.endIndex...]
    // The first equals sign outside brackets begins the value: a type may have brackets, but no such sign.
    let equals = tail.firstIndex(of: "=")
    let value = equals.map { trimmed(tail[tail.index(after: $0)...]) }
    let head = trimmed(tail[..<(equals ?? tail.endIndex)])
    let type = head.hasPrefix(":") ? trimmed(head.dropFirst()) : nil
    return (String(name), type, value)
}

private func trimmed(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    while let first = text.first, first.isWhitespace { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
}

/// Reads a number of bytes; nil at the end of the input.
private func readBytes(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
        let got = bytes[filled...].withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
        guard got > 0 else { return nil }
        filled += got
    }
    return bytes
}

private func writeBytes(_ bytes: [UInt8]) {
    var written = 0
    while written < bytes.count {
        let put = bytes[written...].withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
        guard put > 0 else { exit(1) }
        written += put
    }
}

// Each message is preceded by its length, in eight bytes, the least significant first.
while let head = readBytes(8) {
    let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length >= 0, length < 1 << 30, let body = readBytes(length),
        let answer = try? JSONEncoder().encode(answer(to: body))
    else { break }
    writeBytes((0..<8).map { UInt8(truncatingIfNeeded: answer.count >> ($0 * 8)) } + Array(answer))
}

import CLibXML2
import MarkupReading
import Synchronization

/// The schemas of all markup that we emit, each compiled from its file in `Schemas` once in the life of the process.
struct BuiltInSchema: @unchecked Sendable {
    // libxml2 only reads a compiled schema: it is shared between threads, and never freed.
    let pointer: xmlSchemaPtr

    /// The schema of the kinds that contain a picture.
    private static let picture = BuiltInSchema(PackageResources.html_xsd)
    private static let list = BuiltInSchema(PackageResources.list_xsd)
    private static let site = BuiltInSchema(PackageResources.site_xsd)
    private static let feed = BuiltInSchema(PackageResources.atom_xsd)
    private static let sitemap = BuiltInSchema(PackageResources.sitemap_xsd)

    /// Returns the schema of a kind of markup, which is compiled at its first use.
    static func schema(of kind: MarkupKind) -> BuiltInSchema {
        switch kind {
        case .svg, .page, .fragment: picture
        case .list: list
        case .sitePage: site
        case .atomFeed: feed
        case .sitemap: sitemap
        }
    }

    /// Guards compilation: with its first schema, libxml2 creates its types, its catalogue and the lock of that, and
    /// does not expect two threads at once. Schemas were wrong then, or the process did not end.
    private static let compiling = Mutex(())

    private init(_ source: [UInt8]) {
        self = Self.compiling.withLock { _ in Self(compiling: source) }
    }

    private init(compiling source: [UInt8]) {
        xmlInitParser()
        SchemaFiles.registration
        // Otherwise the import would look up its location in the system's catalogue first.
        let catalogs = xmlCatalogGetDefaults()
        xmlCatalogSetDefaults(XML_CATA_ALLOW_NONE)
        defer { xmlCatalogSetDefaults(catalogs) }
        pointer = source.withUnsafeBytes { bytes in
            guard
                let context = xmlSchemaNewMemParserCtxt(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
            else { preconditionFailure("libxml2 has no memory for the built-in schema") }
            defer { xmlSchemaFreeParserCtxt(context) }
            let log = ErrorLog()
            let data = Unmanaged.passUnretained(log).toOpaque()
            xmlSchemaSetParserStructuredErrors(context, { ErrorLog.append($1?.pointee.message, to: $0) }, data)
            let schema = withExtendedLifetime(log) { xmlSchemaParse(context) }
            guard let schema, log.text.isEmpty else {
                preconditionFailure("the built-in schema does not compile: \(log.text)")
            }
            return schema
        }
    }
}

/// The errors that libxml2 reports about our schemas.
private final class ErrorLog {
    var text = ""

    static func append(_ message: UnsafeMutablePointer<CChar>?, to data: UnsafeMutableRawPointer?) {
        guard let message, let data else { return }
        Unmanaged<ErrorLog>.fromOpaque(data).takeUnretainedValue().text += String(cString: message)
    }
}

/// The schemas that others import: libxml2 imports by location only, so ours have their own URL scheme, and are
/// answered from memory.
private enum SchemaFiles {
    /// The bytes of each schema by its location. They are never freed, since libxml2 may read them at any time.
    private static nonisolated(unsafe) let files = [
        "stratus-schema:svg.xsd": PackageResources.svg_xsd, "stratus-schema:xml.xsd": PackageResources.xml_xsd,
        "stratus-schema:xhtml.xsd": PackageResources.xhtml_xsd,
    ].mapValues { source in
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: source.count)
        _ = copy.initialize(from: source)
        return UnsafeBufferPointer(copy)
    }

    private static func file(at location: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8>? {
        location.flatMap { files[String(cString: $0)] }
    }

    /// Registers the scheme with libxml2 once, in addition to the files and addresses that it reads anyway.
    static let registration: Void = {
        let status = xmlRegisterInputCallbacks(
            { SchemaFiles.file(at: $0) == nil ? 0 : 1 },
            { SchemaFiles.file(at: $0).map { Unmanaged.passRetained(MarkupInput($0)).toOpaque() } },
            MarkupInput.read,
            { data in
                if let data { Unmanaged<MarkupInput>.fromOpaque(data).release() }
                return 0
            })
        precondition(status >= 0, "libxml2 has no room for the scheme of our schemas")
    }()
}

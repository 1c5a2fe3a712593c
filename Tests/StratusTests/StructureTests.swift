import Foundation
import TestSupport
import Testing

/// The order of the rooms: data flows downward, and a room imports only rooms above it.
private let rooms = [
    "SourceText", "ByteWriting", "TagParsing", "WordCounting", "Typography", "FontFiles", "FlowSolving", "BoxLayout",
    "CloudComposition", "MarkupEmission", "PictureDrawing", "MarkupValidation", "SheetReading",
    "BuiltInTemplates", "PageEmbedding", "SiteBuilding",
    "Stratus",
    "SitePreview", "StratusCommand",
]

@Suite struct StructureTests {
    private func imports(of room: String) throws -> [(file: String, module: String)] {
        let folder = Project.root.appending(path: "Sources/\(room)")
        let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        let sources = files.filter { $0.hasSuffix(".swift") }
        #expect(!sources.isEmpty)
        return try sources.flatMap { name in
            try String(contentsOf: folder.appending(path: name), encoding: .utf8)
                .matches(
                    of:
                        /(?m)^\s*(?:@\S+(?:\([^)]*\))? )*(?:(?:public|package|internal|fileprivate|private) )?import (?:struct |enum |func )?(\w+)/
                )
                .map { ("\(room)/\(name)", String($0.output.1)) }
        }
    }

    @Test(arguments: rooms.indices) func aRoomImportsOnlyRoomsAboveIt(index: Int) throws {
        for (file, module) in try imports(of: rooms[index]) {
            if let place = rooms.firstIndex(of: module) { #expect(place < index, "\(file) imports \(module)") }
        }
    }

    @Test func onlyValidationImportsLibxml2() throws {
        let found = try rooms.filter { try imports(of: $0).contains { $0.module == "CLibXML2" } }
        #expect(found == ["MarkupValidation"])
    }

    @Test func onlyFontFilesImportsHarfBuzzAndFriBidiAndFontconfig() throws {
        let found = try rooms.filter {
            try imports(of: $0).contains { ["CHarfBuzz", "CFriBidi", "CFontconfig"].contains($0.module) }
        }
        #expect(found == ["FontFiles"])
    }

    @Test func onlyPictureDrawingImportsCairoAndOnlySheetReadingLibzip() throws {
        let drawing = try rooms.filter { try imports(of: $0).contains { ["CCairo", "CPNG"].contains($0.module) } }
        let archives = try rooms.filter { try imports(of: $0).contains { $0.module == "CLibZip" } }
        #expect(drawing == ["PictureDrawing"] && archives == ["SheetReading"])
    }

    @Test func onlyWordCountingImportsSnowballAndICU() throws {
        let found = try rooms.filter { try imports(of: $0).contains { ["CStemmer", "CICU"].contains($0.module) } }
        #expect(found == ["WordCounting"])
    }

    @Test func onlySiteBuildingImportsMD4CAndMustache() throws {
        let found = try rooms.filter { try imports(of: $0).contains { ["CMD4C", "Mustache"].contains($0.module) } }
        #expect(found == ["SiteBuilding"])
    }

    @Test(arguments: ["Typography", "FontFiles", "FlowSolving", "BoxLayout"])
    func someRoomsAreFreeOfFoundation(room: String) throws {
        let modules = try imports(of: room).map(\.module)
        #expect(!modules.contains { $0.hasPrefix("Foundation") })
    }

    /// What they take in the binary, but for a header of 32 bytes each.
    @Test func theTablesOfTheFontsTakeLessThan400KB() throws {
        let folder = Project.root.appending(path: "Sources/Typography/Tables")
        let sizes = ["UInt8": 1, "UInt16": 2, "Int16": 2, "UInt32": 4]
        var (bytes, arrays) = (0, 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        for name in names where name != "LineBreakRanges.swift" {
            let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            for array in source.matches(of: /let \w+: \[(U?Int\d+)\] = \[([^\]]*)\]/) {
                bytes += try #require(sizes[String(array.output.1)]) * array.output.2.count { $0 == "," }
                arrays += 1
            }
        }
        #expect(arrays > 150 && bytes > 200_000 && bytes < 400_000, "\(bytes) bytes in \(arrays) arrays")
    }

    @Test func everyRoomIsInTheList() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Project.root.appending(path: "Sources").path)
        let libraries = [
            "CLibXML2", "CHarfBuzz", "CFriBidi", "CFontconfig", "CCairo", "CPNG", "CLibZip", "CStemmer", "CICU",
            "CMD4C",
        ]
        #expect(Set(folders) == Set(rooms + libraries))
    }
}

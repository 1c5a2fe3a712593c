import TestSupport
import Testing

@testable import TextReading

@Suite struct ProseFormTests {
    @Test(arguments: [
        ("{\"a\": 1}", TextMarkup.json), ("[\n  {\"a\": \"b\"}]", .json), ("[\"a\", \"b\"]", .json),
        ("<?xml version='1.0'?><a/>", .xml), ("<!DOCTYPE html><p>", .html),
        ("<rss version='2.0'>", .xml), ("<feed xmlns='a'>", .xml), ("  <HTML>", .html),
    ])
    func markupIsSeen(text: String, markup: TextMarkup) {
        #expect(ProseForm(of: text.utf8).seeming == markup)
        #expect(ProseForm(of: text.utf8, isPlain: true).seeming == nil)
    }

    @Test(arguments: ["[Exit] \"Well,\" he said", "{a}", "<3 rain", "[\"Rain\" fell]", "", "{\"", "<p>rain"])
    func proseSeemsToBeNoMarkup(text: String) {
        #expect(ProseForm(of: text.utf8).seeming == nil)
        #expect(ProseForm(of: text.utf8).isProse)
    }

    @Test func theBeginningAloneDecides() {
        let prose = String(repeating: "It rained on the hill.\n", count: 4_000)
        #expect(ProseForm(of: (prose + "\u{1B}[1m").utf8).isProse)
        #expect(!ProseForm(of: ("\u{1B}[1m" + prose).utf8).isProse)
    }

    /// Whatever is left out, the blocks in which a text arrives make no difference.
    @Test(arguments: 0..<200)
    func theProseDoesNotDependOnWhereBlocksAreCut(seed: Int) {
        var random = Seeded(seed)
        let beginnings = [
            "From a@b.c Mon 12:00:00\nSubject: x\nDate: y\n", "1\n00:00:01,000 --> 00:00:02,000\n",
            "2\n00:00:01,000 --> 00:00:02,000\nlorem\n\n1\n00:00:01,000 --> 00:00:02,000\n",
            "lorem\n\u{C}ipsum\n\u{C}\n", "\u{1B}[1m\n",
            (0..<12).map { "[12:0\($0 % 9)] <\($0 % 2)> dolor\n" }.joined(),
        ]
        let pieces = [
            "\n", "\n\n", "lorem ", "Ipsum Page 3\n", "\u{C}", "--=_b\n", "Content-Type: text/html\n", "é", "東 ",
            "-- \n",
            "Content-Type: multipart/mixed; boundary==_b\n", "<p>dolor", "=?utf-8?q?a?=", "\u{1B}[31m", "{\\an8}",
            "<i>",
            "12\n", "00:00:01,000 --> 00:00:02,000\n", "[Page 7]\n", "> sit\n", "amet:\n", "Subject: x\n", "From: a\n",
            "Content-Transfer-Encoding: base64\n", "TG9yZW0=\n", "=C3=A9=\n", "a\u{8}b", "[12:00] <a> b\n", "\r\n",
            "From a@b.c Mon 12:00:00\n", "［＃「に」に傍点］", "《るび》",
        ]
        var source = beginnings.randomElement(using: &random) ?? ""
        for _ in 0..<60 { source += pieces.randomElement(using: &random) ?? "" }
        let whole = Prose(source)
        for longest in [1, 3, 20] {
            let cut = Prose(source, blocksUpTo: longest, seed: seed)
            #expect(cut.paragraphs == whole.paragraphs && cut.noise == whole.noise, "\(source.debugDescription)")
        }
    }

    @Test(arguments: ["a", "\n", "From: a\n", "\u{C}", "\u{1B}[", "=?", "-->", "[Page ", "1\n", "{\"", "--", "<a> b\n"])
    func manyBytesOfAnythingEnds(piece: String) {
        let source = String(repeating: piece, count: 200_000 / piece.utf8.count)
        for beginning in ["", "From: a\nTo: b\nSubject: c\n\n", "a\n\u{C}b\n\u{C}c\n", "WEBVTT\n\n", "\u{1B}[1m"] {
            #expect(Prose(beginning + source).paragraphs.count <= source.utf8.count)
        }
    }
}

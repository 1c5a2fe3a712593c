import Testing

@testable import MarkdownReading
@testable import MarkupReading

@Suite struct HTMLTextTests {
    @Test(arguments: [
        ("<b>H</b>ello", "Hello"), ("<p>a<p>b", "a\n\nb"), ("a<br>b<br/>c", "a\nb\nc"), ("a<hr>b", "a\n\nb"),
        ("a<br>\n<br>b", "a\n\nb"),
        ("<td>a<td>b</td><tr>c", "a\n\nb\n\nc"), ("<ul><li>a</li>\n<li>b</li></ul>", "a\n\nb"),
        ("<div>\n\n  <p> a </p>\n\n</div>\n\n<p>b", "a \n\nb"), ("a\n\n\nb", "a\nb"), ("<p>a\n  <i>\n b</i>", "a\nb"),
        ("<title>T &amp; <b></title>x", "T & <b>\n\nx"), ("<head><title>T</title></head><body>x", "T\n\nx"),
        ("<textarea>a</textarea>b", "a\n\nb"), ("<option>a<option>b", "a\n\nb"), ("<noscript>a</noscript>", "a"),
        ("<button>a</button><button>b</button>", "a\n\nb"), ("a<code>b</code>c", "abc"), ("long<wbr>er", "longer"),
        ("soft&shy;ly", "softly"), ("<SPAN>a</Span>b", "ab"), ("<my-element>a</my-element>b", "ab"),
        ("<h1>a</h1><h2>b</h2>c", "a\n\nb\n\nc"), ("a<input>b", "a b"),
        ("<svg><text>a</text><text>b</text></svg>", "a\n\nb"),
    ])
    func blocksAreApartAndInlineTagsVanish(source: String, text: String) {
        #expect(Extraction(source, .html).text == text)
    }

    @Test(arguments: [
        ("a < b", "a < b"), ("a<3", "a<3"), ("1 << 2 >> 3", "1 << 2 >> 3"), ("a <", "a <"), ("a </", "a </"),
        ("a <b", "a <b"), ("x <a href=\"b c", "x <a href=\"b c"), ("a <> b", "a <> b"), ("a </> b", "a  b"),
        ("a <b <c> d", "a  d"), ("<p", "<p"), ("a <b <c", "a <b <c"), ("a &", "a &"),
        ("x <a title='&amp;", "x <a title='&"),
    ])
    func aSignThatIsNoTagIsText(source: String, text: String) {
        #expect(Extraction(source, .html).text == text)
    }

    @Test(arguments: [
        ("<a title=\"x > y\">z</a>", "z"), ("<a title='x > y'>z</a>", "z"), ("<a title=x/y>z", "z"),
        ("<a title=it's>z</a>", "z"), ("<a b\"c>z", "z"), ("<a\nhref\n=\n\"x\"\n>z", "z"), ("<a/b=c/d>z", "z"),
        ("<a =\">z", "z"), ("</a title=\">\">z", "z"), ("<a b=>z", "z"), ("<a b='' c>z", "z"), ("<img src=a>z", "z"),
        ("a<img alt=\"b &amp; c\">d", "a b & c d"), ("<img alt=b&eacute;c>", "béc "), ("<IMG ALT='b'>", "b "),
        ("<img alt=\"a\nb\" title=t>", "a\nb "), ("<img data-alt=x alt=y>", "y "), ("<i alt=x>y", "y"),
    ])
    func attributesAreNoTextButForAlternatives(source: String, text: String) {
        #expect(Extraction(source, .html).text == text)
    }

    @Test(arguments: [
        ("a<!-- b > c -->d", "ad"), ("a<!-->b", "ab"), ("a<!--->b", "ab"), ("a<!----!>b", "ab"),
        ("a<!-- -- > --->b", "ab"), ("<!DOCTYPE html>a", "a"), ("<!doctype html \"-//W3C//DTD\">a", "a"),
        ("a<?xml version='1.0'?>b", "ab"), ("a<?php echo '<b>'; ?>b", "ab"), ("a<?= x > y ?>b", "ab"),
        ("a<?o:p />b", "ab"), ("a<!b>c", "ac"), ("a</ b>c", "ac"),
        ("a<![CDATA[b <c> &amp;]]>d", "ab <c> &amp;d"),
        ("<![CDATA[a]]]>b", "a]b"), ("<![CDATA[a]b]]c]]>d", "a]b]]cd"), ("<![CDATA[a]]", "a]]"),
    ])
    func commentsAndDeclarationsAreNoText(source: String, text: String) {
        #expect(Extraction(source, .html).text == text)
    }

    @Test(arguments: [
        ("a<script>if (a<b) '</p>'</script>b", "ab"), ("a<STYLE>p > a {}</style >b", "ab"),
        ("a<script></scripts></script\n>b", "ab"), ("a<template><p>x<template>y</template></p></template>b", "ab"),
        ("<iframe>x</iframe>b", "b"), ("<math>a<annotation>\\sqrt</annotation></math>", "a"),
        ("<script><!-- </script>b", "b"), ("<script>a < b </ c</script>b", "b"),
    ])
    func scriptsAreNoText(source: String, text: String) {
        let extraction = Extraction(source, .html)
        #expect(extraction.text == text)
        #expect(extraction.omittedCodeBlocks == 0)
    }

    @Test func inXMLAScriptMayCloseItself() {
        #expect(Extraction("<?xml version='1.0'?><script src='a'/><title/><p>b</p>", .html).text == "b")
        #expect(Extraction("<script src='a'/><p>b</p></script>c", .html).text == "c")
    }

    @Test(arguments: [
        ("a<pre>b <b>c</b> &amp; </pre>d", "a\n\nd", "a\n\nb c & \n\nd", 1),
        ("<pre><code>x</code></pre><pre>y</pre>z", "z", "x\n\ny\n\nz", 2),
        ("<pre>a<pre>b</pre>c</pre>d", "d", "a\n\nb\n\nc\n\nd", 1), ("<xmp><b></xmp>d", "d", "<b>\n\nd", 1),
        ("<pre><img alt=x><!-- c --><script>y</script></pre>z", "z", "x \n\nz", 1),
    ])
    func blocksOfCodeAreTextWhereTheyAreAskedFor(source: String, without: String, with: String, blocks: Int) {
        let extraction = Extraction(source, .html)
        #expect(extraction.text == without)
        #expect(extraction.omittedCodeBlocks == blocks)
        let kept = Extraction(source, .html, keepsCode: true)
        #expect(kept.text == with)
        #expect(kept.omittedCodeBlocks == 0)
    }

    @Test(arguments: [
        ("&auml;&#228;&#xE4;&#XE4;", "ääää"), ("&amp;amp;", "&amp;"), ("&auml", "ä"), ("&copy2024", "©2024"),
        ("AT&T R&D &x; &;", "AT&T R&D &x; &;"), ("&notit; &notin;", "¬it; ∉"), ("&#228 &#xE4g", "ä äg"),
        ("a&#0;b&#1;c&#9;d", "a b c d"), ("a&#xD800;b&#x110000;c&#99999999999;d", "a b c d"), ("&#150;&#x80;", "–€"),
        ("&NotEqualTilde;", "≂̸"), ("&nbsp;a", "\u{A0}a"), ("&#;&#x;&", "&#;&#x;&"), ("&lt;b&gt;", "<b>"),
        ("&frac12;&sup1&sup2", "½¹²"), ("a&NewLine;b", "a b"), ("<b>&am</b>p;", "&amp;"), ("&#65", "A"),
    ])
    func referencesAreCharacters(source: String, text: String) {
        #expect(Extraction(source, .html).text == text)
    }

    @Test(arguments: [
        ("a<!-- b", "a", 0), ("a<script>b", "a", 0), ("a<pre>b", "a", 1), ("a<template>b", "a", 0),
        ("a<style></styl", "a", 0), ("a<xmp>b", "a", 1), ("<title>a</titl", "a</titl", 0), ("a<?php b", "a", 0),
        ("a<!", "a", 0),
    ])
    func whatNeverClosesGoesOnToTheEnd(source: String, text: String, blocks: Int) {
        let extraction = Extraction(source, .html)
        #expect(extraction.text == text)
        #expect(extraction.omittedCodeBlocks == blocks)
    }

    /// Of what is left out a few bytes are held, and it ends where it did.
    @Test(arguments: [
        ("a<!-- -@-->b", "ab"), ("a<!--@->-->b", "ab"), ("a<!doctype @>b", "ab"), ("a<?php > @?>b", "ab"),
        ("a<?xml @><script/>b", "ab"), ("a</ @>b", "ab"), ("a<script>\"</b>@</script>b", "ab"),
        ("a<script><!-- <script> @ </script> @ --></script>b", "ab"), ("a<script><!-- @-</script>b", "ab"),
        ("a<script><!--@--> <script></script>b", "ab"), ("a<style>@</styl></style >b", "ab"),
        ("<pre><![CDATA[@é]]></pre>b", "b"),
    ])
    func whatIsLongEndsWhereItShould(source: String, text: String) {
        for filling in ["x ", "é-", "--", "</", "<!--", "-->"] {
            let long = source.replacing("@", with: String(repeating: filling, count: 5000))
            let whole = Extraction(long, .html)
            let bytes = Array(long.utf8)
            let ends = stride(from: 4096, to: bytes.count, by: 1000).map { end in
                bytes[end] & 0xC0 == 0x80 ? end - 1 : end
            }
            let cut = Extraction(long, .html, blockEnds: ends)
            #expect(cut.text == whole.text && cut.omittedCodeBlocks == whole.omittedCodeBlocks, "\(source) \(filling)")
            if filling == "x " { #expect(whole.text == text) }
        }
    }
}

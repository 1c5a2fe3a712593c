import FoundationEssentials
import Testing

@testable import TextReading

@Suite struct MailTextTests {
    private let head = "From: Ann <ann@example.org>\nTo: bob@example.org\nSubject: Rain\n"

    @Test func aMailboxKeepsWhatIsWrittenAndNoHeads() {
        let prose = Prose(
            """
            From ann@example.org Mon Jan  1 12:00:00 2024
            Return-Path: <ann@example.org>
            Received: from a.example.org
            \tby b.example.org; Mon, 1 Jan 2024
            Subject: =?UTF-8?q?caf=C3=A9?=

            The rain stayed.
            From the hill one sees: clouds.

            From bob@example.org Tue Jan  2 08:30:00 2024
            From: bob@example.org
            Date: Tue, 2 Jan 2024
            Subject: Re: Rain

            On Monday, Ann wrote:
            > The rain stayed.

            It did.
            """)
        #expect(prose.form.layout == .mail)
        #expect(
            prose.paragraphs == [
                "The rain stayed. From the hill one sees: clouds.", "> The rain stayed.", "It did.",
            ])
        #expect(prose.noise[.mailHeader] == 10)
    }

    @Test func partsAreDecodedAndAttachmentsLeftOut() {
        let prose = Prose(
            head + """
                MIME-Version: 1.0
                Content-Type: multipart/mixed; boundary="=_x"

                This is a message in parts.
                --=_x
                Content-Type: text/plain; charset=utf-8
                Content-Transfer-Encoding: quoted-printable

                Caf=C3=A9 and a long=
                 line
                --=_x
                Content-Type: text/plain; charset="iso-8859-2"
                Content-Transfer-Encoding: base64

                sWTkIHJhaW4=
                --=_x
                Content-Type: image/png
                Content-Transfer-Encoding: base64

                iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk
                --=_x--

                """)
        #expect(prose.paragraphs == ["Café and a long line", "ąd\u{E4} rain"])
        #expect(prose.noise[.attachmentLine] == 2)
    }

    @Test func ofTwoFormsOfATextOneIsRead() {
        let prose = Prose(
            head + """
                Content-Type: multipart/alternative; boundary=b1

                --b1
                Content-Type: text/plain

                Heavy rain
                --b1
                Content-Type: text/html

                <p>Heavy <b>rain</b></p>
                --b1--
                """)
        #expect(prose.paragraphs == ["Heavy rain"])
    }

    @Test(arguments: [
        ("", ["rain"]), ("Heavy rain", ["Heavy rain"]),
    ])
    func theFormWithTextIsRead(plain: String, expected: [String]) {
        let prose = Prose(
            head + """
                Content-Type: multipart/alternative; boundary=b1

                --b1
                Content-Type: text/plain

                \(plain)
                --b1
                Content-Type: multipart/related; boundary=b2

                --b2
                Content-Type: text/html

                <p>rain
                --b2--
                --b1--
                The end of the parts
                """)
        #expect(prose.paragraphs == expected)
    }

    @Test func textThatIsNoBase64IsReadAsItIs() {
        let coded = "Content-Transfer-Encoding: base64\n\nSGVhdnkgcmFpbg==\n\nThe list: rain, wind\n"
        #expect(Prose(head + coded).paragraphs == ["Heavy rain", "The list: rain, wind"])
        #expect(
            Prose(head + "Content-Transfer-Encoding: base64\n\nIt did rain.\nMuch\n").paragraphs == [
                "It did rain. Much"
            ])
    }

    @Test func hypertextIsReadAsThat() {
        let prose = Prose(
            head + """
                Content-Type: text/html
                Content-Transfer-Encoding: quoted-printable

                <p class=3D"big">Heavy&nbsp;rain<p>fell <style>p { color: red }</style>
                """)
        #expect(prose.paragraphs == ["Heavy\u{A0}rain", "fell"].map { $0.replacingOccurrences() })
    }

    @Test func linesAreInTheEncodingOfTheirPart() {
        let latin = Array(head.utf8) + Array("Content-Type: text/plain; charset=iso-8859-1\n\ncaf".utf8) + [0xE9, 0x0A]
        #expect(Prose(latin).paragraphs == ["café"])
        let koi = Array(head.utf8) + Array("Content-Type: text/plain; charset=koi8-r\n\n".utf8) + [0xC4, 0xC1, 0x0A]
        #expect(Prose(koi).paragraphs == ["да"])
        let shift = head + "Content-Type: text/plain; charset=iso-2022-jp\n\n\u{1B}$B@E\u{1B}(B\n"
        #expect(Prose(shift).paragraphs == ["静"])
        // Nobody named the encoding.
        #expect(Prose(Array(head.utf8) + [0x0A, 0x63, 0x61, 0x66, 0xE9]).paragraphs == ["café"])
    }

    @Test func signaturesAreLeftOutIfTheMailEnds() {
        let prose = Prose(head + "\nRain.\n-- \nAnn\nThe Hill\n")
        #expect(prose.paragraphs == ["Rain."])
        #expect(prose.noise[.attachmentLine] == 3)
        let lines = (1...20).map { "line \($0)\n" }.joined()
        #expect(Prose(head + "\nRain.\n-- \n" + lines).paragraphs.joined().hasSuffix("line 20"))
        #expect(Prose(head + "\nRain.\n-- \nAnn\n\nIt also blew.\n").paragraphs == ["Rain. -- Ann", "It also blew."])
        let rule = String(repeating: "_", count: 40)
        #expect(Prose(head + "\nRain.\n\(rule)\nThe list\n").paragraphs == ["Rain."])
        let signed = "\nRain.\n-----BEGIN PGP SIGNATURE-----\niQEzBA\n=ab\n-----END PGP SIGNATURE-----\nMore."
        #expect(Prose(head + signed).paragraphs == ["Rain. More."])
    }

    @Test(arguments: [
        "Title: Rain\nDate: Monday\n\nIt rained.", "From: the hill\nIt rained.", "Note: rain\nSo: it rained\nFrom: me",
        "From 12:30:00 on it rained.\nSubject: rain",
        "Subject: Biology\nFrom: 10:15 to 11:00\nDate: 4 May\nRoom: hall",
        "To: my son\nFrom: your father\nSubject: rain\nDate: May 1944\n\nIt rained.",
        "To be: or not\nTo be: that\nTo be: it\n",
    ])
    func otherTextsAreNoMail(text: String) {
        #expect(ProseForm(of: text.utf8).layout == .prose)
    }

    @Test func aQuotedHeadIsLeftOutAndASentenceIsNot() {
        let prose = Prose(
            head
                + "\nSee below.\n\nFrom: Cy\nSent: Monday 4 May 2020 10:15\nTo: Ann\nSubject: Wind\n\nWindy.\n\nSubject: no head\nBut text."
        )
        #expect(prose.paragraphs == ["See below.", "Windy.", "Subject: no head But text."])
    }

    @Test func linesThatNameWhoIsQuotedMayBeBrokenOrQuoted() {
        let text = """

            It rained.

            On Mon, Mar 4, 2024 at 8:00 AM Dora Long <dora.long@somewhere.example.org>
            wrote:
            > Will it rain?
            > On Sun, Mar 3, 2024 at 8:00 AM Ed <ed@example.org> wrote:
            >> Clouds came.

            On 4 March 2024 it snowed.
            So she wrote:
            it is cold.
            """
        let said = [
            "It rained.", "> Will it rain? >> Clouds came.", "On 4 March 2024 it snowed. So she wrote: it is cold.",
        ]
        #expect(Prose(head + text).paragraphs == said)
        #expect(Prose(head + text).noise[.mailHeader] == 6)
        let broken =
            "\n> On Mon, 4 Mar 2024 at 10:00, Bob <bob@example.org>\n> wrote:\n>> Rain.\n> On 4 March 2024 it\n> rained.\n"
        #expect(Prose(head + broken).paragraphs == [">> Rain. > On 4 March 2024 it > rained."])
        // The same in a content that is decoded at once.
        let coded = Data(text.utf8).base64EncodedString(options: .lineLength76Characters)
        #expect(Prose(head + "Content-Transfer-Encoding: base64\n\n" + coded).paragraphs == said)
    }

    @Test(arguments: ["-----Original Message-----", "---------- Forwarded message ---------"])
    func theHeadOfAMailThatIsPassedOnIsLeftOut(mark: String) {
        let text =
            "\(mark)\nFrom: Gina Hart [mailto:g@example.org]\nSent: Monday, March 4, 2024 8:00 AM\nTo: Hal;\n  Ina\n\nWind follows.\n"
        #expect(Prose(head + "\nSee this.\n" + text).paragraphs == ["See this.", "Wind follows."])
        let quoted = text.split(separator: "\n").map { "> \($0)\n" }.joined()
        #expect(Prose(head + "\nSee this.\n" + quoted).paragraphs == ["See this. > Wind follows."])
        // In other words, or between other signs, the lines are text.
        #expect(Prose(head + "\n-- Original --\nFrom: afar\n").paragraphs == ["-- Original -- From: afar"])
    }

    @Test(arguments: [
        "My reasons:", "I disagree with what you wrote:", "In 2024 I said this:", "On this:", "At 10:15 it said:",
        "On 4 March 2024 it snowed.\nMy reasons:",
    ])
    func otherLinesBeforeAQuotationAreKept(line: String) {
        let words = line.split(separator: "\n").joined(separator: " ")
        #expect(Prose(head + "\n\(line)\n> Rain.\n").paragraphs == ["\(words) > Rain."])
    }

    @Test(arguments: [
        "Ann wrote:", "Am 04.03.24 um 10:15 schrieb Ann:", "Le 4 mars 2024 à 10:15, Ann a écrit :",
        "\"Ann Lee\" <ann@example.org> skrev:", "On Monday, Ann wrote:", "On 4 March 2024 Ann Lee writes:",
    ])
    func linesThatNameWhoIsQuotedAreLeftOut(line: String) {
        #expect(Prose(head + "\n\(line)\n\n> Rain.\n").paragraphs == ["> Rain."])
    }

    @Test func withoutItsBoundaryAPartIsText() {
        let text =
            "Content-Type: multipart/mixed; boundary=aa\n\n--aa\nContent-Type: multipart/alternative; boundary=bb\n\nInner\n--aa\n\nOuter\n--aa--\n"
        #expect(Prose(head + text).paragraphs == ["Inner", "Outer"])
        let long = String(repeating: "rain\n\n", count: 1_500)
        let whole = Prose(head + "Content-Type: multipart/mixed; boundary=aa\n\n" + long)
        #expect(whole.paragraphs.count == 1_500)
    }

    @Test func boundariesMayHoldSignsThatAreQuoted() {
        for (written, boundary) in [(#""a;b""#, "a;b"), (#""a\"b""#, #"a"b"#), ("ab; charset=x", "ab")] {
            let text = "Content-Type: multipart/mixed; boundary=\(written)\n\n--\(boundary)\n\nRain\n--\(boundary)--\n"
            #expect(Prose(head + text).paragraphs == ["Rain"], "\(written)")
        }
    }

    @Test func withoutItsBoundaryAMailIsText() {
        let text = "Content-Type: multipart/mixed; boundary=zz\n\nRain\n\nand wind.\n"
        let next = "From b@example.org Tue Jan  2 08:30:00 2024\n" + head + "\nSun.\n"
        let prose = Prose(head + text + next)
        #expect(prose.paragraphs == ["Rain", "and wind.", "Sun."])
        #expect(prose.noise[.attachmentLine] == 0)
    }

    @Test func damagedBase64IsDecodedAllTheSame() {
        let padded = "SGVsbG8gd29ybGQ=\n\nIFNlY29uZA==\n"
        #expect(Prose(head + "Content-Transfer-Encoding: base64\n\n" + padded).paragraphs == ["Hello world Second"])
        let said = String(repeating: "rain and wind ", count: 20)
        var lines = Data(said.utf8).base64EncodedString(options: .lineLength76Characters).split(separator: "\r\n")
            .map(String.init)
        lines[2].insert("*", at: lines[2].index(lines[2].startIndex, offsetBy: 10))
        let coded = head + "Content-Transfer-Encoding: base64\n\n"
        #expect(Prose(coded + lines.joined(separator: "\n")).paragraphs == [String(said.dropLast())])
        // A line of another kind interrupts it; 76 signs are 57 bytes.
        lines[2] = "A line between."
        let start = String(said.utf8.prefix(114))!.split(separator: " ").joined(separator: " ")
        let paragraphs = Prose(coded + lines.joined(separator: "\n")).paragraphs
        #expect(paragraphs.joined(separator: " ").hasPrefix(start + " A line between."))
        #expect(paragraphs.joined().hasSuffix("rain and wind"))
    }

    @Test func appointmentsAndCardsAreNoText() {
        let text = "Content-Type: text/calendar\n\nBEGIN:VCALENDAR\nSUMMARY:Meet\n"
        #expect(Prose(head + text).paragraphs == [])
    }
}

extension String {
    fileprivate func replacingOccurrences() -> String {
        split { $0.isWhitespace }.joined(separator: " ")
    }
}

#!/usr/bin/env python3
"""Writes Tests/Fixtures/breaks/icu.json: where ICU lets lines of tag-like texts break, in strict Japanese.

Needs libicuuc (Debian: libicu72). For maintainers, not for the tests. Further lists of texts, one text a line, may be
given as arguments, and the result goes to standard output then.
"""
import ctypes, ctypes.util, json, pathlib, re, sys

NAME = ctypes.util.find_library("icuuc")
VERSION = re.search(r"\d+", NAME.split(".so.")[1]).group()
ICU = ctypes.CDLL(NAME)
LINE, DONE = 2, -1
opened = getattr(ICU, f"ubrk_open_{VERSION}")
opened.restype = ctypes.c_void_p
opened.argtypes = [ctypes.c_int, ctypes.c_char_p, ctypes.c_void_p, ctypes.c_int32, ctypes.c_void_p]
following = getattr(ICU, f"ubrk_next_{VERSION}")
following.argtypes = [ctypes.c_void_p]
close = getattr(ICU, f"ubrk_close_{VERSION}")
close.argtypes = [ctypes.c_void_p]

TESTS = pathlib.Path(__file__).parents[2] / "Tests"
WRITTEN = r"""
well-known|-5 degrees|C-3PO|3-D printing|COVID-19|x-ray|F-16|post-2000 era|e-mail|T-shirt|foo-|Jean-Luc Picard
self‐made|non‑breaking hyphen|a–b|1990–2000|em—dash|em——dash|yes — no|North–South divide|and/or|1/2|km/h|24/7|https://swift.org/x
TCP/IP|w/o|input / output|C#|C++|.NET|ASP.NET|Node.js|$100|€ 5|100%|50 %|100°C|20 °C|#1|No. 1|§ 12|1,000.50|1.5e-3|(555) 1234
(a) b|f(x)|call(me) maybe|array[0]|[x] y|{a}b|Rock'n'Roll|don’t stop|“quoted”|say “hello” now|«mot»|R&D|AT&T|Q&A|A|B|a@b.org
what?!|Yahoo!|wow!ok|wait...what|a…b|wait… what|one;two|one:two|10:30|key=value|a+b|x*y|a<b|a_b|~user|50/50|1st|2nd-hand
no\u00a0break|a\u202f%|foo\u2060bar|zero\u200bwidth|soft\u00adhyphen|Donau\u00addampf\u00adschiff|fi\u2011fi|a\u200db|naïve-née
Über-uns|Größen/Maße|Äpfel–Birnen|Øst-Vest|Łódź-Bałuty|Sant'Anna|L'Aquila|São-Tomé|Ελλάδα-Κύπρος|Тель-Авив|и/или|№5|«Мир»
東京|東京都庁|日本語の歴史|カタカナ|コンピュータ|データベース|シェル|ファッション|チョコレート|ちょっと|きゃりーぱみゅぱみゅ|東京、大阪。|「日本」
『源氏物語』の世界|（株）東京|東京（日本）|100％|￥100|５０％|３月１日|3月1日|第1回|2024年|AI入門|iPhone版|東京Tower|C言語|Web開発|人々|佐々木
時々|いろは〜にほへと|え？本当！|すごい！？|・中黒・|アオ・ナガ語|ラ・ラ・ランド|A・B|…等々|東京…大阪|「「二重」」|東京ー大阪|〇〇さん|一、二|値：十
中古英语|机器学习|人工智能（AI）|《红楼梦》|北京·上海|深度学习，神经网络|什么？|百分之50|50元|¥50|Python编程|數位學習|「臺北」|中文 英文|第一；第二
가요어|대한민국|대한민국 헌법|한국어 음성 인식|서울특별시|인공지능|삼성|사과, 배|좋아요!|『춘향전』|3월|2024년|한글날 10월 9일|ᄒᆞᆫ글
العربية|تعلم الآلة|مرحبا، عالم|السعودية/مصر|100٪|٢٠٢٤|١٢٫٥|عربي-إنجليزي|(عربي)|اردو زبان|فارسی‌زبان|؟چه|سلام؟|ایران؛عراق
עברית|למידת מכונה|תל־אביב|תל-אביב|צה״ל|ב-5|אב/גד|(עברית)|שלום!|א־ב־ג|מ״מ
हिन्दी|मशीन लर्निंग|दिल्ली-मुंबई|क्षत्रिय|राम।श्याम|राम। श्याम|१२३|५०%|विद्या/कला|বাংলা ভাষা|தமிழ்-மொழி|తెలుగు|ಕನ್ನಡ|മലയാളം|ગુજરાતી|ਪੰਜਾਬੀ
བོད་སྐད|བོད་ཡིག་|ཀ།ཁ|བོད༌སྐད|ኢትዮጵያ፡አዲስ|አማርኛ ቋንቋ|ሰላም፣ዓለም|Հայերեն|ქართული|Հայ-ռուս|ᠮᠣᠩᠭᠣᠯ ᠬᠡᠯᠡ|ᏣᎳᎩ|ꆈꌠꉙ|ᐃᓄᒃᑎᑐᑦ
😀😀|😀 fun|fun😀|👨‍👩‍👧‍👦👨‍👩‍👧‍👦|🇩🇪🇫🇷|👍🏽👍🏿|❤️love|☀️☀️|5️⃣0️⃣|🎉!|“😀”|(😀)|東京🗼|🗼東京|😀-😀|#️⃣tag
⁇x|x⁇|a\u3000b|東　京|a\u2009b|€100|100€|US$5|5 US$|±5|−5|+1|5+|‰5|5‰|1,5 Mio.|3.14|v2.0|v2.0-beta|2.0.1|§§1|°C|℃10|10℃|№10
""".strip()


def breaks(text):
    units = text.encode("utf-16-le")
    status = ctypes.c_int(0)
    iterator = opened(LINE, b"en@lb=strict", units, len(units) // 2, ctypes.byref(status))
    assert status.value <= 0, status.value
    pieces, start = [], 0
    while (end := following(iterator)) != DONE:
        pieces.append(units[start * 2:end * 2].decode("utf-16-le"))
        start = end
    close(iterator)
    return pieces


if __name__ == "__main__":
    if sys.argv[1:]:
        texts = [line.rstrip("\n") for name in sys.argv[1:] for line in open(name, encoding="utf-8")]
    else:
        texts = [text for line in WRITTEN.splitlines() for text in
                 re.sub(r"\\u(....)", lambda found: chr(int(found[1], 16)), line).split("|") if text]
        groups = json.loads((TESTS / "Fixtures/advances/liberation-sans.json").read_text())["groups"]
        # Some of every script.
        texts += [case[0] for name, cases in sorted(groups.items()) for case in cases[::6]]
    texts = list(dict.fromkeys(texts))
    rows = ",\n".join("  " + json.dumps(breaks(text), ensure_ascii=False) for text in texts if text)
    result = f"""{{
"source": "Line breaks by ICU {VERSION} (Unicode 15.0), locale en@lb=strict: each text as the pieces between breaks. Made by Tools/fonts/make_break_fixture.py.",
"texts": [
{rows}
]
}}
"""
    if sys.argv[1:]:
        sys.stdout.write(result)
    else:
        (TESTS / "Fixtures/breaks/icu.json").write_text(result)
        print(len(texts), "texts")

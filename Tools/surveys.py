#!/usr/bin/env python3
"""Makes the spreadsheets of Samples/Surveys, the same bytes each time; the tables in CSV beside them are written by hand.

They have what programs write: shared texts with runs of different type, texts in their cells, dates as numbers with a
style, formulas with the values they had, and in .ods cells and rows that stand for many.
"""
import pathlib
import zipfile

folder = pathlib.Path(__file__).resolve().parent.parent / "Samples" / "Surveys"


def archive(name, parts):
    with zipfile.ZipFile(folder / name, "w") as target:
        for path, text in parts:
            info = zipfile.ZipInfo(path, (2026, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_STORED if path == "mimetype" else zipfile.ZIP_DEFLATED
            info.create_system = 3
            target.writestr(info, text)


head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
package = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'

crops = [("Tomatoes", 48), ("Courgettes", 31), ("Runner beans", 27), ("Potatoes", 22), ("Lettuce", 19),
         ("Strawberries", 17), ("Garlic", 12), ("Sweet peas", 9), ("Rhubarb", 7), ("Kohlrabi", 3), ("Okra", 0)]
strings = ["<si><t>What we grow</t></si>", "<si><t>Plots</t></si>"]
rows = ['<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>']
for number, (crop, plots) in enumerate(crops, 2):
    word = crop.split(" ")
    runs = f"<r><t xml:space=\"preserve\">{word[0]} </t></r><r><rPr><b/></rPr><t>{word[1]}</t></r>" if word[1:] else f"<t>{crop}</t>"
    strings.append(f"<si>{runs}</si>")
    value = f"<f>SUM(Plots!B{number}:C{number})</f><v>{plots}</v>" if number == 2 else f"<v>{plots}</v>"
    rows.append(f'<row r="{number}"><c r="A{number}" t="s"><v>{number}</v></c><c r="B{number}">{value}</c></row>')
archive("allotments.xlsx", [
    ("[Content_Types].xml", head + '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>'),
    ("_rels/.rels", head + f'<Relationships {package}><Relationship Id="rId1" Type="{office}/officeDocument" Target="xl/workbook.xml"/></Relationships>'),
    ("xl/workbook.xml", head + f'<workbook {main} xmlns:r="{office}"><sheets><sheet name="Crops" sheetId="1" r:id="rId1"/><sheet name="Visits" sheetId="2" r:id="rId2"/></sheets></workbook>'),
    ("xl/_rels/workbook.xml.rels", head + f'<Relationships {package}><Relationship Id="rId1" Type="{office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="{office}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="{office}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId4" Type="{office}/styles" Target="styles.xml"/></Relationships>'),
    ("xl/sharedStrings.xml", head + f'<sst {main} count="{len(strings)}" uniqueCount="{len(strings)}">{"".join(strings)}</sst>'),
    ("xl/styles.xml", head + f'<styleSheet {main}><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>'),
    ("xl/worksheets/sheet1.xml", head + f'<worksheet {main}><sheetData>{"".join(rows)}</sheetData></worksheet>'),
    ("xl/worksheets/sheet2.xml", head + f'<worksheet {main}><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>When</t></is></c><c r="B1" t="inlineStr"><is><t>Why did you come?</t></is></c></row>' + "".join(
        f'<row r="{number}"><c r="A{number}" s="1"><v>{46143 + number * 3.25}</v></c><c r="B{number}" t="inlineStr"><is><t>{why}</t></is></c></row>'
        for number, why in enumerate(["Watering", "Weeding", "Watering", "Quiet", "Harvest", "Weeding", "Watering", "Company"], 2)) + "</sheetData></worksheet>"),
])

names = "".join(f' xmlns:{prefix}="urn:oasis:names:tc:opendocument:xmlns:{space}:1.0"' for prefix, space in [("office", "office"), ("table", "table"), ("text", "text")])
answers = [("Vögel", "12"), ("Stille", "9"), ("Nachbarn", "7,5"), ("Igel", "4"), ("Abendlicht", "4")]
rows = "".join(
    f'<table:table-row><table:table-cell office:value-type="string"><text:p>{name}</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="{count.replace(",", ".")}"><text:p>{count}</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16382"/></table:table-row>'
    for name, count in answers)
archive("garten.ods", [
    ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
    ("META-INF/manifest.xml", '<?xml version="1.0" encoding="UTF-8"?>\n<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>'),
    ("content.xml", f'<?xml version="1.0" encoding="UTF-8"?>\n<office:document-content{names} office:version="1.3"><office:body><office:spreadsheet><table:table table:name="Antworten"><table:table-row><table:table-cell office:value-type="string"><text:p>Antwort</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>Anzahl</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16382"/></table:table-row>{rows}<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>'),
])

import ByteWriting

/// Returns a page of the preview itself, for when the site has none. Its script loads the site's page as soon as there
/// is one.
func previewPage(_ title: StaticString, text: String, build: Int) -> [UInt8] {
    var buffer = ByteBuffer(reservingCapacity: 2048)
    buffer.append("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/><title>")
    buffer.append(title)
    buffer.append(
        """
        </title>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <style>:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
        body{max-width:60rem;margin:3rem auto;padding:0 1rem}
        pre{font:.9rem/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere;tab-size:8}</style>
        </head><body><h1>
        """)
    buffer.append(title)
    buffer.append("</h1><pre>")
    buffer.appendXMLText(text)
    buffer.append("</pre>")
    ScriptInjection.appendElement(to: &buffer, build: build)
    buffer.append("</body></html>\n")
    return buffer.finished()
}

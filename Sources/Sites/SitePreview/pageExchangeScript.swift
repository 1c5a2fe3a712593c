/// The part of the script that shows what a build made of the page without loading it again: what is read stays in its place.
///
/// It has to show what a fresh load would. Where that is not certain it is left to a load.
let pageExchangeScript = #"""
    class Unreachable extends Error {}

    // What begins to work, or to load something, in another way than in a page that is loaded; or does not end with it.
    const loadedOnly = [
      "noscript, base, iframe, frame, frameset, object, embed, video, audio, portal, fencedframe, template[shadowrootmode]",
      'meta[http-equiv]:not([http-equiv="content-type" i], [http-equiv="x-ua-compatible" i])',
      '[autofocus], body link[rel~="stylesheet" i], link[rel~="stylesheet" i][title], style[title]',
    ].join();
    // Attributes that are scripts.
    const handlers = `boolean(//@*[starts-with(name(), "on")
      or contains(translate(., "JAVSCRIPT", "javscript"), "javascript:")])`;
    // Each is heard once, and not taken back when its element goes.
    const once = 'meta[name="viewport" i], meta[name="referrer" i]';
    const isOwn = element => element.getAttribute("src") === "\#(PreviewPath.script)";
    const isData = element => /^\s*application\/(ld\+)?json\s*$/i.test(element.type);

    function canExchange(page, own) {
      const scripts = [...page.querySelectorAll("script")].filter(element => element !== own);
      // A script that has removed itself has not ended with that.
      return page.contains(own) && scripts.every(isData) && scripts.length === Number(own.dataset.scripts ?? 0)
        && !page.querySelector(loadedOnly) && !hasImports(page)
        && !page.evaluate(handlers, page, null, XPathResult.BOOLEAN_TYPE, null).booleanValue;
    }

    /// What makes the document another one, whatever is in it.
    const documentKind = page => JSON.stringify([
      page.compatMode, page.doctype && [page.doctype.name, page.doctype.publicId, page.doctype.systemId],
      [...page.querySelectorAll(once)].map(element => element.outerHTML),
    ]);

    async function fetchPage() {
      let response, text;
      try {
        response = await fetch(location.href, {cache: "no-store"});
        text = await response.text();
      } catch {
        throw new Unreachable();
      }
      const isPlain = response.ok && !response.redirected
        && /^text\/html; *charset=utf-8$/i.test(response.headers.get("content-type"))
        && !["content-security-policy", "link", "refresh"].some(name => response.headers.has(name));
      // What is not UTF-8 is told by a mark at its beginning, and was not read as what it is.
      return isPlain && !/[\0\uFFFD]/.test(text) ? new DOMParser().parseFromString(text, "text/html") : null;
    }

    function copyAttributes(from, to) {
      for (const {name} of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
      for (const attribute of from.attributes) {
        if (to.getAttribute(attribute.name) !== attribute.value) to.setAttributeNode(document.importNode(attribute));
      }
    }

    /// What is to be in the head, in its order: where it is the same, the element that is there, which loads nothing again.
    function plannedHead(page) {
      const present = [...document.head.children];
      let start = 0;
      return [...page.head.children].map(element => {
        const wanted = element.outerHTML;
        const found = present.findIndex((other, i) => i >= start && markup(other) === wanted);
        if (found < 0) return document.importNode(element, true);
        start = found + 1;
        return present[found];
      });
    }

    /// From the end, so that what is in its place stays there: a sheet that is moved is loaded again.
    function placeInHead(elements, isWanted) {
      let next = null;
      for (const element of elements.toReversed()) {
        if (element.parentNode !== document.head) {
          if (!isWanted(element)) continue;
          document.head.insertBefore(element, next);
        }
        next = element;
      }
    }

    async function exchangePage(number, withStyles) {
      if (document.readyState === "loading" || document.contentType !== "text/html" || document.characterSet !== "UTF-8"
        || navigator.serviceWorker?.controller || !canExchange(document, script)) return false;
      const page = await fetchPage();
      const own = page && [...page.querySelectorAll("body script")].find(isOwn);
      if (!own || !canExchange(page, own) || documentKind(page) !== documentKind(document)) return false;

      const head = plannedHead(page).map(element =>
        withStyles && isOwnSheet(element) ? renewed(element, number) : element);
      const newSheets = head.filter(element => !element.isConnected && isSheet(element));
      const sheets = newSheets.map(waiting);
      placeInHead(head, element => newSheets.includes(element));
      if (sheets.length > 0) await load(sheets);

      // All in one go, so that nothing between is seen.
      const [x, y] = [scrollX, scrollY];
      const body = document.importNode(page.body, true);
      copyAttributes(own, script);
      // It is not run again where it is moved.
      [...body.querySelectorAll("script")].find(isOwn).replaceWith(script);
      for (const sheet of sheets) sheet.show();
      for (const element of [...document.head.children]) if (!head.includes(element)) element.remove();
      placeInHead(head, () => true);
      copyAttributes(page.head, document.head);
      copyAttributes(page.documentElement, document.documentElement);
      document.body.replaceWith(body);
      // The target of the address is another element now.
      if (location.hash) location.replace(location.href);
      if (x || y || location.hash) scrollTo({left: x, top: y, behavior: "instant"});
      return true;
    }
    """#

/// The part of the script that exchanges style sheets: new ones are loaded beside the old ones, and shown all at once.
let styleExchangeScript = #"""
    // How the page has an element that stands there in another form.
    const markups = new WeakMap();
    const markup = element => markups.get(element) ?? element.outerHTML;
    const isSheet = element => element.matches('link[rel~="stylesheet" i][href]:not([disabled])');

    /// Whether a build can have changed it.
    function isOwnSheet(element) {
      if (!isSheet(element)) return false;
      const address = new URL(element.href, document.baseURI);
      return address.host === location.host
        || address.port === location.port && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(address.hostname);
    }

    /// What a style element imports cannot be exchanged.
    const hasImports = page => [...page.querySelectorAll("style")].some(style => /@import/i.test(style.textContent));

    /// The same sheet, as a build made it.
    function renewed(link, number) {
      const address = new URL(link.href, document.baseURI);
      address.searchParams.set("stratus", number);
      const next = link.cloneNode();
      next.removeAttribute("integrity");
      next.href = address.href;
      markups.set(next, markup(link));
      return next;
    }

    /// Has a sheet that is not in the page yet load there without being shown.
    function waiting(sheet) {
      const media = sheet.getAttribute("media");
      sheet.media = "not all";
      return {
        loaded: new Promise(end => { sheet.onload = sheet.onerror = end; }),
        show() {
          if (media === null) sheet.removeAttribute("media"); else sheet.setAttribute("media", media);
        },
      };
    }

    /// A sheet of another server may never come.
    const load = sheets => Promise.race([
      Promise.all(sheets.map(sheet => sheet.loaded)), new Promise(end => setTimeout(end, 2000)),
    ]);

    async function exchangeStyles(number) {
      if (hasImports(document)) return false;
      const links = [...document.querySelectorAll("link")].filter(isOwnSheet);
      const sheets = links.map(link => {
        const next = renewed(link, number);
        const sheet = waiting(next);
        link.after(next);
        return sheet;
      });
      await load(sheets);
      for (const sheet of sheets) sheet.show();
      for (const link of links) link.remove();
      return true;
    }
    """#

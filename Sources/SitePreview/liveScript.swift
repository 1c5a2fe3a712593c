/// What runs in each page that is previewed: it listens, loads the page again, exchanges style sheets and shows errors.
///
/// A browser has six connections for a server, so only pages that are seen listen: one that comes into sight tells which
/// build it shows, and hears what it missed. The parts of an error are set as text, never as markup. Styles come from
/// a sheet that the script makes, and apply under a page's content security policy, too.
let liveScript = #"""
    (() => {
      "use strict";
      const script = document.currentScript;
      let build = script ? script.dataset.build : "";
      let source = null;
      let panel = null;

      function listen() {
        if (source || document.visibilityState === "hidden") return;
        const opened = source = new EventSource("/.stratus/events?build=" + encodeURIComponent(build));
        const on = (name, act) => opened.addEventListener(name, event => {
          if (source !== opened) return;
          build = event.lastEventId;
          act(event);
        });
        on("reload", reload);
        on("styles", exchangeStyles);
        on("failed", event => show(JSON.parse(event.data)));
        on("mended", hide);
        // What ended for good, and is not only interrupted, is tried again later.
        opened.onerror = () => {
          if (source !== opened || opened.readyState !== EventSource.CLOSED) return;
          source = null;
          setTimeout(listen, 2000);
        };
      }

      function rest() {
        if (source) source.close();
        source = null;
      }

      function reload() {
        // What shows an old build still after it was loaded came from a cache, and is not loaded without end.
        const mark = location.href + " " + build;
        try {
          if (sessionStorage.getItem("stratus-loaded") === mark) return;
          sessionStorage.setItem("stratus-loaded", mark);
        } catch {}
        rest();
        location.reload();
      }

      const leaving = new WeakSet();
      function exchangeStyles() {
        // What a style element imports cannot be exchanged.
        for (const style of document.querySelectorAll("style")) {
          if (/@import/i.test(style.textContent)) return reload();
        }
        for (const link of document.querySelectorAll('link[rel~="stylesheet" i][href]')) {
          const address = new URL(link.href, document.baseURI);
          const isOurs = address.host === location.host
            || address.port === location.port && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(address.hostname);
          if (!isOurs || leaving.has(link)) continue;
          leaving.add(link);
          const next = link.cloneNode();
          next.removeAttribute("integrity");
          address.searchParams.set("stratus", build);
          next.href = address.href;
          // The old one stays until the new one has come, so that the page is never without.
          next.onload = next.onerror = () => link.remove();
          link.after(next);
        }
      }

      const sheet = `
        :host { all: initial; position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none;
          margin: 0; padding: 0; border: 0; z-index: 2147483647; overflow: auto; box-sizing: border-box; color-scheme: light dark;
          --paper: #fffdfc; --ink: #1f1b1a; --soft: #5c5350; --red: #b3141d; --line: #e3d9d4; --code: #f6efeb;
          background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; direction: ltr; text-align: left; }
        @media (prefers-color-scheme: dark) { :host { --paper: #1a1716; --ink: #f2ebe8; --soft: #b5aaa5; --red: #ff8a84;
          --line: #3d3532; --code: #272220; } }
        main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem; }
        header { display: flex; gap: 1rem; align-items: baseline; justify-content: space-between; }
        h1 { font-size: 1.35rem; margin: 0; color: var(--red); }
        ol { list-style: none; margin: 0; padding: 0; }
        li { border-top: 1px solid var(--line); margin-top: 1.25rem; padding-top: 1rem; }
        p { margin: .25rem 0; overflow-wrap: anywhere; }
        .place { font: .9rem/1.5 ui-monospace, monospace; color: var(--soft); }
        .message { font-weight: 600; }
        pre { font: .9rem/1.4 ui-monospace, monospace; background: var(--code); padding: .75rem 1rem; margin: .5rem 0;
          border-radius: 6px; overflow-x: auto; white-space: pre; tab-size: 8; }
        .caret { color: var(--red); font-weight: 700; }
        button { font: inherit; color: inherit; background: none; border: 1px solid var(--soft); border-radius: 6px;
          padding: .15rem .75rem; cursor: pointer; }
        button:focus-visible { outline: 2px solid var(--red); outline-offset: 2px; }`;

      function element(name, kind, ...parts) {
        const made = document.createElement(name);
        if (kind) made.className = kind;
        made.append(...parts);
        return made;
      }

      function show({errors, more}) {
        hide();
        const items = errors.map(error => {
          const item = element("li", "", element("p", "place", error.place), element("p", "message", error.message));
          if (error.line !== null) {
            item.append(element("pre", "", error.line + "\n", element("span", "caret", error.caret)));
          }
          if (error.hint !== null) item.append(element("p", "hint", "hint: " + error.hint));
          return item;
        });
        if (more > 0) items.push(element("li", "", `and ${more} more`));
        const close = element("button", "", "Close");
        close.type = "button";
        close.onclick = hide;
        panel = document.createElement("stratus-errors");
        panel.setAttribute("role", "alert");
        const root = panel.attachShadow({mode: "open"});
        const styles = new CSSStyleSheet();
        styles.replaceSync(sheet);
        root.adoptedStyleSheets = [styles];
        root.append(element("main", "",
          element("header", "", element("h1", "", "The site could not be built"), close), element("ol", "", ...items)));
        document.documentElement.append(panel);
        // Above dialogs of the page, too.
        if (panel.showPopover) {
          panel.setAttribute("popover", "manual");
          panel.showPopover();
        }
      }

      function hide() {
        if (panel) panel.remove();
        panel = null;
      }

      addEventListener("keydown", event => { if (event.key === "Escape") hide(); });
      document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" ? rest() : listen());
      addEventListener("pageshow", listen);
      listen();
    })();
    """#

/// What runs in each page that is previewed: it listens, shows what a build made another one of, and shows errors.
///
/// A browser has six connections for a server, so only pages that are seen listen: one that comes into sight tells which
/// build it shows, and hears what it missed. The parts of an error are set as text, never as markup. Styles come from
/// a sheet that the script makes, and apply under a page's content security policy, too.
let liveScript = #"""
    (() => {
      "use strict";
      const script = document.currentScript;
      // The last build of which the page shows everything.
      let build = script.dataset.build;
      let source = null;
      // One event after the other: an exchange waits for what it loads.
      let work = Promise.resolve();

      function listen() {
        if (source || document.visibilityState === "hidden") return;
        const opened = source = new EventSource("/.stratus/events?build=" + encodeURIComponent(build));
        const on = (name, act) => opened.addEventListener(name, event => {
          work = work.then(async () => {
            if (source === opened) await act(event.lastEventId, JSON.parse(event.data));
          });
        });
        on("reload", reload);
        on("pages", (next, {styles}) => exchange(next, () => exchangePage(next, styles)));
        on("styles", next => exchange(next, () => exchangeStyles(next)));
        on("failed", (_, failure) => show(failure));
        on("mended", hide);
        // What ended for good, and is not only interrupted, is tried again later.
        opened.onerror = () => {
          if (source === opened && opened.readyState === EventSource.CLOSED) listenLater();
        };
      }

      function rest() {
        if (source) source.close();
        source = null;
      }

      function listenLater() {
        rest();
        setTimeout(listen, 2000);
      }

      function reload(next) {
        build = next;
        // What shows an old build still after it was loaded came from a cache, and is not loaded without end.
        const mark = location.href + " " + next;
        try {
          if (sessionStorage.getItem("stratus-loaded") === mark) return;
          sessionStorage.setItem("stratus-loaded", mark);
        } catch {}
        rest();
        location.reload();
      }

      /// Loads the page where it cannot be exchanged: a part answers whether it could.
      async function exchange(next, part) {
        try {
          if (!await part()) return reload(next);
          build = next;
        } catch (error) {
          // Without a server there would be no page at all; when there is one again, it tells what is missing.
          if (error instanceof Unreachable) listenLater(); else reload(next);
        }
      }

    \#(styleExchangeScript)

    \#(pageExchangeScript)

    \#(errorPanelScript)

      addEventListener("keydown", event => { if (event.key === "Escape") hide(); });
      document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" ? rest() : listen());
      addEventListener("pageshow", listen);
      listen();
    })();
    """#

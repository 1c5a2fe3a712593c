/// The part of the script that shows what is wrong above the page, with `show(failure)`, and no more, with `hide()`.
let errorPanelScript = #"""
    let panel = null;
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
    """#

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
const isOwn = element => element.getAttribute("src") === "/.stratus/live.js";
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

  addEventListener("keydown", event => { if (event.key === "Escape") hide(); });
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" ? rest() : listen());
  addEventListener("pageshow", listen);
  listen();
})();
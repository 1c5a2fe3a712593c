#!/usr/bin/env python3
"""Builds the documentation as a site, with Stratus itself.

usage: Tools/site.py STRATUS FOLDER [FLAG of stratus build]…

The pages are those of the DocC catalogue in Sources/Stratus/Stratus.docc, in the order of its first page. What only DocC
reads becomes what Stratus reads: links to pages and symbols. The lists of symbols at the end of pages are left out. The
source of the site goes to FOLDER/source, the site to FOLDER/public.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CATALOGUE = ROOT / "Sources/Stratus/Stratus.docc"
DESIGN = ROOT / "Samples/Documentation"
FENCE = re.compile(r"^```.*?^```$", re.S | re.M)
# The letters of code that a line of a page has room for.
WIDTH = 88
CODE = re.compile(r"^```.*?^```$|`[^`\n]+`", re.S | re.M)


class Page:
    """A page of the catalogue: its name, title, abstract, and text in Markdown."""

    def __init__(self, name):
        self.name = name
        text = (CATALOGUE / f"{name}.md").read_text(encoding="utf-8")
        head, _, text = text.partition("\n")
        self.title = head.removeprefix("# ")
        self.abstract, _, text = text.lstrip("\n").partition("\n\n")
        text = re.split(r"^## Topics$", text, flags=re.M)[0]
        self.text = re.sub(r"^## Overview\n+", "", text.strip() + "\n", flags=re.M)
        # HowItWorks is how-it-works.
        self.slug = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
        self.path = f"{self.slug}/"

    def sections(self):
        """The headings of the second level, with the ids that Stratus gives them."""
        titles = re.findall(r"^## (.+)$", FENCE.sub("", self.text), flags=re.M)
        return [{"title": plain(title), "id": anchor(title)} for title in titles]


def plain(text):
    return re.sub(r"[`*]", "", text)


def anchor(title):
    """The id of a heading: its text in lower case without signs, with hyphens for spaces."""
    return re.sub(r"[^\w -]", "", plain(title).lower()).replace(" ", "-")


def groups(text):
    """The pages by the headings of the catalogue's list of topics."""
    found = []
    for part in re.split(r"^### ", text.split("## Topics")[1], flags=re.M)[1:]:
        names = re.findall(r"^- <doc:(\w+)>$", part, flags=re.M)
        if names:
            found.append((part.split("\n")[0], [Page(name) for name in names]))
    return found


def convert(text, pages):
    """What DocC reads, outside of code, as what Stratus reads."""

    def prose(part):
        part = re.sub(r"<doc:(\w+)>", lambda m: f"[{pages[m[1]].title}]({pages[m[1]].slug}.md)", part)
        # A symbol is code: its last name, without what tells it from others of that name.
        part = re.sub(r"``([^`]+)``", lambda m: f"`{re.sub(r'-.*', '', m[1].split('/')[-1])}`", part)
        # Files of the project are not on the site.
        return re.sub(r"\[([^\]]+)\]\(\.\./[^)]*\)", r"\1", part)

    def code(part):
        # What a command does is said behind it; where that makes lines too long for a page, above it.
        if not part.startswith("```sh\n") or max(map(len, part.split("\n"))) <= WIDTH:
            return part
        lines = re.sub(r" *\\\n *", " ", part).split("\n")
        entries = [re.sub(r"^(\S.*?) {2,}# (.*)$", r"# \2\n\1", line) for line in lines[1:-1] if line]
        return "\n".join([lines[0], "\n\n".join(map(broken, entries)), lines[-1]])

    parts = re.split(r"(^```.*?^```$)", text, flags=re.S | re.M)
    return "".join(code(part) if part.startswith("```") else prose(part) for part in parts)


def broken(entry):
    """A command in lines that a page has room for, each of them begun by a flag."""
    lines = []
    for line in entry.split("\n"):
        while len(line) > WIDTH and (place := line.rfind(" -", 8, WIDTH - 1)) > 0 and not line.startswith("#"):
            lines.append(line[:place] + " \\")
            line = "   " + line[place:]
        lines.append(line)
    return "\n".join(lines)


def index(pages, text):
    """The index as a tag list: each term leads to its section, and weighs as often as the pages have it."""
    words = "\n".join(page.text for page in pages.values()).lower()
    lines = []
    for line in text.splitlines():
        term, _, target = line.partition(": ")
        name, _, section = target.partition("#")
        if not target or name not in pages:
            sys.exit(f"the index leads to {target!r}, which is no page")
        count = len(re.findall(rf"(?<![\w-])(?:--)?{re.escape(term.lower())}s?(?![\w-])", words))
        if not count:
            sys.exit(f"no page has the term {term!r} of the index")
        fragment = f"#{section}" if section else ""
        lines.append(f"- [{term}](../{pages[name].slug}/{fragment}) ({count})")
    return "\n".join(lines) + "\n"


def run(command):
    if subprocess.run(command, cwd=ROOT).returncode:
        sys.exit(1)


def main():
    stratus, folder = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    source = folder / "source"
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(DESIGN, source)
    content, data = source / "content", source / "data"
    content.mkdir()
    data.mkdir(exist_ok=True)

    root = (CATALOGUE / "Stratus.md").read_text(encoding="utf-8")
    listed = groups(root)
    pages = {page.name: page for _, part in listed for page in part}
    order = [(title, page) for title, part in listed for page in part]

    def navigation(current):
        return [
            {"title": title, "pages": [
                {"name": page.title, "path": page.path, "current": page is current} for page in part]}
            for title, part in listed]

    def neighbour(number):
        if not 0 <= number < len(order):
            return None
        return {"name": order[number][1].title, "path": order[number][1].path}

    for number, (group, page) in enumerate(order):
        facts = {"title": page.title, "description": re.sub(r"<doc:(\w+)>", "", plain(page.abstract).replace("\n", " ")),
                 "group": group, "groups": navigation(page), "sections": page.sections()}
        for key, value in (("before", neighbour(number - 1)), ("after", neighbour(number + 1))):
            if value:
                facts[key] = value
        text = json.dumps(facts, ensure_ascii=False, indent=1) + "\n\n" + convert(page.text, pages)
        (content / f"{page.slug}.md").write_text(text, encoding="utf-8")
        for name in set(re.findall(r"!\[[^\]]*\]\(([\w.-]+)\)", CODE.sub("", page.text))):
            shutil.copy(CATALOGUE / name, content)

    terms = index(pages, (data / "index.txt").read_text(encoding="utf-8"))
    (data / "index.md").write_text(terms, encoding="utf-8")
    (data / "index.txt").unlink()
    shutil.copy(ROOT / "Samples/languages.md", data)
    for name, title in (("_index", "Stratus"), ("index-of-terms", "Index")):
        text = (source / f"{name}.md").read_text(encoding="utf-8").replace("TERMS\n", re.sub(r" \(\d+\)$", "", terms, flags=re.M))
        (source / f"{name}.md").unlink()
        facts = {"title": title, "groups": navigation(None)}
        (content / f"{name}.md").write_text(json.dumps(facts, ensure_ascii=False) + "\n\n" + text, encoding="utf-8")
    run([stratus, "build", source, "-o", folder / "public", "--state", folder / "state", *sys.argv[3:]])


main()

#!/usr/bin/env python3
"""Runs the built tests in several processes, each with some suites of a room, one test after another.

usage: Tests/run.py BUNDLE [--room NAME] [--filter REGEX]

A line is printed for each suite, with the time that its tests took, a bar on a terminal, and at the end all that failed,
whole. What the processes print stands in .build/logs/tests, a file for each. The last line is `N passed, N failed`.
The status is 1 when a test failed, a process died, or there was no test.
"""

import argparse
import collections
import json
import os
import re
import selectors
import shutil
import signal
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LOGS = os.path.join(ROOT, ".build", "logs", "tests")
# What the command printed in all runs that failed, each once: what was found, and what is to be found at least.
DIAGNOSTICS = os.path.join(LOGS, "diagnostics")
GOLDEN = os.path.join(ROOT, "Tests", "Golden", "diagnostics.txt")
# Suites that take long begin first, and have a process of their own: what begins last is short.
LONGEST = [
    "BrowserTests.CloudsInABrowserTests",
    "BrowserTests.HostileInABrowserTests",
    "MarkupValidationTests.SchemaMutationTests",
    "BrowserTests.AccessibilityInABrowserTests",
    "BrowserTests.DocumentationSiteTests",
    "MarkupEmissionTests.SharedStyleTests",
    "StratusTests.PublicationFaultTests",
    "BrowserTests.ReflowInABrowserTests",
    "CommandTests.BuildHostileTests",
    "BrowserTests.FontsInABrowserTests",
    "CommandTests.MarkupCheckerTests",
    "BoxLayoutTests.EndlessTests",
    "BrowserTests.LivePagesInABrowserTests",
    "BrowserTests.MinifiedPagesInABrowserTests",
    "MarkupValidationTests.HostilePageTests",
    "StratusTests.StructureTests",
    "MarkupEmissionTests.ThemeRulesTests",
    "WordCountingTests.HostileMarkupTests",
    "CommandTests.BuildFaultTests",
    "CommandTests.PrintedTextTests",
]
# Of the others a process has so many tests: starting one takes a tenth of a second.
MOST = 40
# The processes that run.
BATCHES = []
# A process that says nothing for so long hangs.
PATIENCE = 600


class Batch:
    """The process that runs some suites of a room, and what it has said so far."""

    def __init__(self, bundle, number, name, tests):
        self.name, self.issues, self.running = name, [], None
        self.suites = collections.defaultdict(lambda: [0, 0, 0.0])
        self.unfinished, self.failed, self.skipped, self.rest = set(tests), set(), set(), b""
        self.beginning, self.heard, self.hangs = 0, time.monotonic(), False
        self.log = open(os.path.join(LOGS, f"{number:02}-{name}.log"), "wb")
        self.events, events = os.pipe()
        os.set_blocking(self.events, False)
        self.process = subprocess.Popen(
            [bundle, "--testing-library", "swift-testing", "--no-parallel", "--event-stream-version", "0",
             "--event-stream-output-path", f"/dev/fd/{events}"]
            + [part for test in tests for part in ("--filter", "^" + re.escape(test))],
            stdin=subprocess.DEVNULL, stdout=self.log, stderr=subprocess.STDOUT, pass_fds=[events], cwd=ROOT,
            preexec_fn=restore_signals, start_new_session=True)
        os.close(events)

    def read(self):
        """What happened since, as events."""
        try:
            while piece := os.read(self.events, 1 << 20):
                self.heard = time.monotonic()
                *lines, self.rest = (self.rest + piece).split(b"\n")
                for line in lines:
                    entry = json.loads(line)
                    if entry["kind"] == "event":
                        yield entry["payload"]
        except BlockingIOError:
            pass

    def note(self, event):
        """Takes an event; returns the test that it ended, if it did."""
        kind, test = event["kind"], event.get("testID", "").replace("\\/", "/")
        # The place of a test is a part of its name there, and not in the list of them.
        function = re.sub(r"/[^/]*:\d+:\d+$", "", test)
        suite = self.suites[function.rsplit("/", 1)[0]] if function in self.unfinished else None
        if kind == "testStarted" and suite is not None:
            self.running, self.beginning = function, event["instant"]["absolute"]
        elif kind == "issueRecorded" and not event.get("issue", {}).get("isKnown"):
            place = event.get("issue", {}).get("sourceLocation", {})
            self.issues.append((function or self.name, event.get("_testCase", {}).get("displayName"), place,
                                [message["text"] for message in event.get("messages", [])]))
            self.failed.add(function)
        elif kind == "testSkipped" and suite is not None:
            self.skipped.add(function)
            self.unfinished.discard(function)
            return function
        elif kind == "testEnded" and suite is not None:
            self.unfinished.discard(function)
            self.running = None
            suite[1 if function in self.failed else 0] += 1
            suite[2] += event["instant"]["absolute"] - self.beginning
            return function
        return None

    def kill(self):
        """Ends whatever it has started, and itself: all that is of its session."""
        for number in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{number}/stat", errors="replace") as file:
                    session = int(file.read().rsplit(")", 1)[1].split()[3])
                if session == self.process.pid:
                    os.kill(int(number), signal.SIGKILL)
            except (OSError, IndexError):
                # It has ended meanwhile.
                pass

    def end(self):
        """Whoever did not end has failed; a process that died with all of them ended, too."""
        status = self.process.wait()
        self.kill()
        os.close(self.events)
        self.log.close()
        if self.unfinished or status < 0 or (status != 0 and not self.failed):
            died = f"was ended by signal {-status}" if status < 0 else f"ended with status {status}"
            if self.hangs:
                died = f"said nothing for {PATIENCE} s and was ended"
            self.issues.append((self.running or self.name, None, {}, [
                f"its process {died}, and {len(self.unfinished)} tests did not end. The last lines of {self.log.name}:",
                *last_lines(self.log.name)]))
            for test in self.unfinished or {self.name}:
                self.failed.add(test)
                self.suites[test.rsplit("/", 1)[0]][1] += 1


def restore_signals():
    """What is started in the background has signals ignored, and hands that on: tests end programs by them."""
    for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


def last_lines(path, count=12):
    with open(path, errors="replace") as file:
        lines = [line.rstrip() for line in file if not line.startswith("◇")]
    return [line[:300] for line in lines[-count:]]


class Screen:
    """Lines, and below them on a terminal a bar."""

    def __init__(self, total):
        self.total, self.done, self.shown = total, 0, False
        self.is_terminal = (sys.stdout.isatty() and not os.environ.get("NO_COLOR")
                            and os.environ.get("TERM", "dumb") != "dumb")

    def clear(self):
        if self.shown:
            sys.stdout.write("\r\033[K")
            self.shown = False

    def line(self, text):
        self.clear()
        print(text, flush=True)

    def bar(self, batches):
        if self.is_terminal:
            width = shutil.get_terminal_size().columns
            filled = "#" * (24 * self.done // max(1, self.total))
            names = ", ".join(batch.name.split(".")[-1].removesuffix("Tests") for batch in batches)
            sys.stdout.write("\r\033[K" + f"[{filled:<24}] {self.done} of {self.total} tests: {names}"[: width - 1])
            sys.stdout.flush()
            self.shown = True


def batches(bundle, pattern, room):
    """What one process runs, as a name and tests, the longest first."""
    found = subprocess.run([bundle, "--testing-library", "swift-testing", "--list-tests"], cwd=ROOT, text=True,
                           stdout=subprocess.PIPE, check=True).stdout.split("\n")
    suites = collections.defaultdict(list)
    for test in found:
        if test and (pattern is None or re.search(pattern, test)) and room in (None, test.split("Tests.")[0]):
            suites[test.split("/")[0]].append(test)
    alone = [(name, suites.pop(name)) for name in LONGEST if name in suites]
    others = []
    for name, tests in sorted(suites.items()):
        room = name.split(".")[0]
        if not others or others[-1][0] != room or len(others[-1][1]) + len(tests) > MOST:
            others.append((room, []))
        others[-1][1].extend(tests)
    return alone + sorted(others, key=lambda batch: -len(batch[1]))


def diagnostics(path):
    """What runs that failed have printed, each up to its line with the exit status."""
    with open(path, errors="replace") as file:
        return {text.strip() for text in re.findall(r".*?^exit \d+\n", file.read(), re.DOTALL | re.MULTILINE)}


def lost_diagnostics():
    """The messages of the golden file that no test provoked. All that were stand in .build/logs/tests/diagnostics.txt."""
    found = set().union(*(diagnostics(os.path.join(DIAGNOSTICS, name)) for name in os.listdir(DIAGNOSTICS)))
    with open(DIAGNOSTICS + ".txt", "w") as file:
        file.write("\n\n".join(sorted(found)) + "\n")
    if os.environ.get("STRATUS_REWRITE_GOLDEN") == "1":
        shutil.copy(DIAGNOSTICS + ".txt", GOLDEN)
    return sorted(diagnostics(GOLDEN) - found)


def print_suites(screen, batch):
    """A line for each suite; nothing for those in which no test ran."""
    for name, (passed, failed, duration) in sorted(batch.suites.items()):
        if passed + failed == 0:
            continue
        sign = "✘" if failed else "✔"
        count = f"{passed + failed} test{'s' if passed + failed != 1 else ''}"
        screen.line(f"{sign} {name:<58} {count:>10} {duration:8.1f} s" + (f", {failed} failed" if failed else ""))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("bundle")
    parser.add_argument("--room")
    parser.add_argument("--filter")
    options = parser.parse_args()
    shutil.rmtree(LOGS, ignore_errors=True)
    os.makedirs(DIAGNOSTICS)
    os.environ["STRATUS_DIAGNOSTICS"] = DIAGNOSTICS
    os.environ.setdefault("STRATUS_BINARY", os.path.join(ROOT, ".build", "stratus"))
    beginning = time.monotonic()
    bundle = os.path.abspath(options.bundle)
    waiting = batches(bundle, options.filter, options.room)
    screen = Screen(sum(len(tests) for _, tests in waiting))
    selector, running, ended = selectors.DefaultSelector(), BATCHES, []
    # Twice as many as there are cores: half of them wait, for browsers, for processes or for time to pass.
    most = 2 * (os.cpu_count() or 1)
    while waiting or running:
        while waiting and len(running) < most:
            batch = Batch(bundle, len(ended) + len(running) + 1, *waiting.pop(0))
            running.append(batch)
            selector.register(batch.events, selectors.EVENT_READ)
        selector.select(timeout=0.2)
        for batch in list(running):
            # Asked before what it said is read, so that nothing is left.
            is_over = batch.process.poll() is not None
            for event in batch.read():
                if batch.note(event):
                    screen.done += 1
            if not is_over and time.monotonic() - batch.heard > PATIENCE:
                batch.hangs = True
                batch.kill()
            if is_over:
                selector.unregister(batch.events)
                batch.end()
                running.remove(batch)
                ended.append(batch)
                print_suites(screen, batch)
        screen.bar(running)
    screen.clear()

    for batch in ended:
        for name, case, place, messages in batch.issues:
            where = f" at {os.path.relpath(place.get('_filePath') or place['fileID'], ROOT)}:{place['line']}" if place else ""
            print(f"\n✘ {name}{where}" + (f"\n  with {case}" if case else ""))
            for message in messages:
                print("  " + message.replace("\n", "\n  "))
    lost = lost_diagnostics() if options.filter is None and options.room is None else []
    for diagnostic in lost:
        print(f"\n✘ a message of {os.path.relpath(GOLDEN, ROOT)} was not printed, or is another one:\n  "
              + diagnostic.replace("\n", "\n  "))
    failed = sum(len(batch.failed) for batch in ended) + len(lost)
    skipped = sum(len(batch.skipped) for batch in ended)
    passed = screen.total - failed + len(lost) - skipped
    duration = time.monotonic() - beginning
    if not ended:
        print("no test has such a name")
    print(f"\n{len(ended)} processes in {duration:.0f} s" + (f", {skipped} skipped" if skipped else "")
          + f"; what they printed stands in {os.path.relpath(LOGS, ROOT)}")
    print(f"{passed} passed, {failed} failed")
    return 0 if failed == 0 and passed > 0 else 1


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
    finally:
        for batch in BATCHES:
            batch.kill()

#!/usr/bin/env python3
"""Compares the clouds that Apache Spark makes, and those of shards in processes of their own, with those of one process.

    spark-submit Samples/Spark/compare_clouds.py --stratus .build/stratus --clouds 10000
"""

import argparse
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

from pyspark import SparkConf, SparkContext
from render import answers, write

SYLLABLES = "ba cor den el fi gra hum in jo ka lo mi nor o per qui ra sen tu ul ver wa xi yo zan".split()
ENDINGS = ["svg", "svg", "svg", "html", "json", "txt"]


def manifest(count, tags):
    """Lines of clouds that differ, the same ones each time; one of a thousand is broken."""
    numbers = random.Random(7)
    words = sorted({"".join(numbers.choices(SYLLABLES, k=numbers.randint(2, 4))) for _ in range(20 * tags)})
    for number in range(count):
        weights = {word: numbers.randint(1, 200) for word in numbers.sample(words, tags)}
        if number % 1000 == 999:
            weights["nothing"] = 0
        options = {"title": f"Cloud {number}", "width": numbers.choice([400, 640, 900])}
        output = f"{number // 1000}/{number}.{ENDINGS[number % len(ENDINGS)]}"
        yield json.dumps({"id": number, "tags": weights, "options": options, "output": output})


def files_of(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def answered_files(lines):
    """What answers hold, as files by their names; and how many of them are errors."""
    files, errors = {}, 0
    for line in lines:
        answer = json.loads(line)
        if "markup" in answer:
            files[answer["output"]] = answer["markup"].encode()
        else:
            errors += 1
    return files, errors


def main():
    parser = argparse.ArgumentParser(description="Compare clouds made in partitions and shards with those of one process.")
    parser.add_argument("--stratus", default="stratus")
    parser.add_argument("--clouds", type=int, default=10000)
    parser.add_argument("--tags", type=int, default=100)
    arguments = parser.parse_args()
    stratus = os.path.abspath(arguments.stratus) if os.sep in arguments.stratus else arguments.stratus

    lines = list(manifest(arguments.clouds, arguments.tags))
    failing = arguments.clouds // 1000
    differing = 0

    def tell(name, is_equal, seconds):
        nonlocal differing
        differing += not is_equal
        rate = arguments.clouds / seconds
        print(f"{arguments.clouds} clouds, {name}: {'equal' if is_equal else 'DIFFERENT'}, {rate:.0f} a second", flush=True)

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        path = folder / "clouds.jsonl"
        path.write_text("".join(line + "\n" for line in lines))
        start = time.monotonic()
        whole = subprocess.run([stratus, "render", "--manifest", path, "-o", folder / "whole", "--quiet"], stderr=subprocess.PIPE)
        seconds = time.monotonic() - start
        expected = files_of(folder / "whole")
        is_right = whole.returncode == (1 if failing else 0) and len(expected) == arguments.clouds - failing
        tell("one process", is_right, seconds)

        shards = pathlib.Path(__file__).resolve().parent.parent / "Batch" / "parallel.sh"
        start = time.monotonic()
        subprocess.run([shards, path, folder / "shards", "8"], env={**os.environ, "STRATUS": stratus}, stderr=subprocess.DEVNULL)
        tell("8 shards in processes of their own", files_of(folder / "shards") == expected, time.monotonic() - start)

        # The workers run the Python that runs this.
        os.environ["PYSPARK_PYTHON"] = sys.executable
        quiet = SparkConf().set("spark.ui.enabled", "false").set("spark.ui.showConsoleProgress", "false")
        context = SparkContext(master="local[*]", appName="stratus render", conf=quiet)
        context.setLogLevel("ERROR")
        for partitions in [7, 16, 64]:
            start = time.monotonic()
            files, errors = answered_files(answers(context, lines, partitions, [stratus]).toLocalIterator())
            tell(f"Spark, {partitions} partitions, answered", files == expected and errors == failing, time.monotonic() - start)
        start = time.monotonic()
        write(context, lines, 16, [stratus], str(folder / "shared"))
        tell("Spark, 16 partitions, a shared folder", files_of(folder / "shared") == expected, time.monotonic() - start)
        context.stop()
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()

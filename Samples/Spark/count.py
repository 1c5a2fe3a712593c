#!/usr/bin/env python3
"""Counts the words of a folder of texts with Apache Spark, and writes the tag list that one machine would.

    spark-submit Samples/Spark/count.py Samples/Spark/texts > words.md
    stratus render words.md -o words.svg

How it works: what stratus count --partial writes is the sorted counts of some of the texts, as lines of UTF-8, and
stratus count --merge adds any number of them up, in any order and grouping, to what one count of all texts gives, byte
for byte. So Spark has to move lines and nothing else, which RDD.pipe does:

1. The paths of the texts are an RDD of N partitions. RDD.pipe writes the paths of each partition to the standard input of
   a program, one a line. Since stratus takes texts as arguments, that program is xargs; with -r it counts nothing where a
   partition has no texts, instead of its own standard input.
2. What a partition gives back are the lines of its partial count; where xargs has to call stratus more than once, those of
   several, one behind the other, which is a partial count too.
3. flat: the driver writes the lines of all partitions one behind the other to stratus count --merge. It keeps nothing but
   those lines, however long the texts are.
   tree: pairs of partitions are added up on the executors, by stratus count --merge --partial, which reads partial counts
   from its standard input; pairs of the sums again, until one is left. For a cluster whose driver is to see one sum only.

The texts have to be where every executor can read them, and stratus be installed on each. Options of counting, such as
--language, have to be the same wherever texts are counted or counts are added up: --options takes them.
"""

import argparse
import pathlib
import shlex
import subprocess
import sys

from pyspark import SparkContext


def texts_of(folder):
    """The paths of all texts in a folder and those below it, in an order that is the same everywhere."""
    return sorted(str(path.resolve()) for path in pathlib.Path(folder).rglob("*") if path.suffix in {".txt", ".md", ".html"})


def partial_counts(context, paths, partitions, command):
    """An RDD of the lines of partial counts: of each partition's texts one or more, or none where it has no texts."""
    # One worker for each text: how many texts are counted at once is Spark's to say.
    count = shlex.join(["xargs", "-r", "-d", "\\n", *command, "--partial", "--jobs", "1"])
    return context.parallelize(paths, partitions).pipe(count, checkCode=True)


def merged(lines, command):
    """The tag list of all partial counts, whose lines come one behind the other."""
    merge = subprocess.Popen([*command, "--merge", "--quiet"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    # What is written comes out when all has been read: the program never waits for the one that writes.
    for line in lines:
        merge.stdin.write(line.encode() + b"\n")
    merge.stdin.close()
    words = merge.stdout.read()
    if merge.wait() != 0:
        sys.exit(merge.returncode)
    return words


def flat_count(context, paths, partitions, command):
    """All partial counts go to the driver, a partition at a time, and are added up there."""
    return merged(partial_counts(context, paths, partitions, command).toLocalIterator(), command)


def tree_count(context, paths, partitions, command):
    """Partial counts are added up by twos on the executors, until one is left."""
    # A partition's lines become one element, so that they stay together; where there are no lines there is no element.
    counts = partial_counts(context, paths, partitions, command).glom().filter(len).map("\n".join).cache()
    left = counts.count()
    numbered = counts.zipWithIndex().map(lambda pair: (pair[1], pair[0]))
    merge = shlex.join([*command, "--merge", "--partial", "-"])
    while left > 1:
        left = (left + 1) // 2
        # Pair k goes to partition k: none is left without a partial count, which would be an error to add up.
        pairs = numbered.map(lambda pair: (pair[0] // 2, pair[1])).partitionBy(left, int)
        sums = pairs.values().pipe(merge, checkCode=True)
        numbered = sums.mapPartitionsWithIndex(lambda index, lines: [(index, "\n".join(lines))])
    return merged(numbered.values().collect(), command)


def main():
    parser = argparse.ArgumentParser(description="Count the words of a folder of texts with Apache Spark.")
    parser.add_argument("folder")
    parser.add_argument("--stratus", default="stratus", help="the command, on every executor")
    parser.add_argument("--options", default="", help="options of counting, such as '--language de'")
    parser.add_argument("--partitions", type=int, default=8)
    parser.add_argument("--tree", action="store_true", help="add up on the executors, by twos")
    arguments = parser.parse_args()

    command = [arguments.stratus, "count", *shlex.split(arguments.options)]
    context = SparkContext(appName="stratus count")
    context.setLogLevel("ERROR")
    count = tree_count if arguments.tree else flat_count
    words = count(context, texts_of(arguments.folder), arguments.partitions, command)
    context.stop()
    sys.stdout.buffer.write(words)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Makes the clouds of a manifest with Apache Spark, in as many partitions as are wanted.

    spark-submit Samples/Spark/render.py clouds.jsonl > answers.jsonl
    spark-submit Samples/Spark/render.py clouds.jsonl --shared /mnt/site/clouds

How it works: stratus render --manifest - reads lines of JSON, one cloud each, and works on them as they come. RDD.pipe
writes the lines of each partition to the standard input of a program and gives back the lines of its standard output. So:

1. The lines of the manifest are an RDD of N partitions. Their tags stand in them ("tags" or "text"), since an executor need
   not see any disk but its own; what is named with "input" has to be where every executor can read it.
2. Without --shared every line is answered, because of -o -: {"line", "id", "output", "markup"}, or {"line", "id", "error"}
   for one that failed. "line" counts in its partition; which cloud it is says "id", or "output". The answers come in the
   order of the lines.
3. With --shared the clouds are written to a folder that all executors see, each file in one step, and nothing comes back.
   Two lines with one output are only found where they are in one partition: let stratus render --manifest of the whole, or
   of one of its shards, look at the manifest where that can happen.

Whatever the number of partitions, the clouds are those of one process, byte for byte.
"""

import argparse
import shlex
import sys

from pyspark import SparkContext

# Where some lines failed their answers say so, or the log: that is no failure of the partition.
LENIENT = '"$@"; status=$?; case $status in 1|65) exit 0;; *) exit $status;; esac'


def pipe(lines, command, output):
    """An RDD of the answers to lines of a manifest."""
    # One job each: how many partitions are worked on at once is Spark's to say.
    render = [*command, "render", "--manifest", "-", "-o", output, "--jobs", "1", "--quiet"]
    return lines.pipe(shlex.join(["sh", "-c", LENIENT, "sh", *render]), checkCode=True)


def answers(context, lines, partitions, command):
    """An RDD of the answers to all lines, one a line, in their order."""
    return pipe(context.parallelize(lines, partitions), command, "-")


def write(context, lines, partitions, command, folder):
    """Writes all clouds to a folder that every executor sees."""
    return pipe(context.parallelize(lines, partitions), command, folder).count()


def main():
    parser = argparse.ArgumentParser(description="Make the clouds of a manifest with Apache Spark.")
    parser.add_argument("manifest")
    parser.add_argument("--stratus", default="stratus", help="the command, on every executor")
    parser.add_argument("--partitions", type=int, default=8)
    parser.add_argument("--shared", metavar="FOLDER", help="write the clouds to this folder, which every executor sees")
    arguments = parser.parse_args()

    context = SparkContext(appName="stratus render")
    context.setLogLevel("ERROR")
    lines = context.textFile(arguments.manifest, arguments.partitions)
    if arguments.shared:
        pipe(lines, [arguments.stratus], arguments.shared).count()
    else:
        for answer in pipe(lines, [arguments.stratus], "-").toLocalIterator():
            sys.stdout.write(answer + "\n")
    context.stop()


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Compares what Apache Spark counts, in any number of partitions, with what one machine counts.

    spark-submit Samples/Spark/compare.py --stratus .build/stratus Samples/Spark/texts
"""

import argparse
import os
import subprocess
import sys

from count import flat_count, texts_of, tree_count
from pyspark import SparkConf, SparkContext


def main():
    parser = argparse.ArgumentParser(description="Compare counts in partitions with the count of one machine.")
    parser.add_argument("folder")
    parser.add_argument("--stratus", default="stratus")
    arguments = parser.parse_args()

    paths = texts_of(arguments.folder)
    command = [os.path.abspath(arguments.stratus) if os.sep in arguments.stratus else arguments.stratus, "count"]
    expected = subprocess.run([*command, "--quiet", *paths], stdout=subprocess.PIPE, check=True).stdout
    # The workers run the Python that runs this.
    os.environ["PYSPARK_PYTHON"] = sys.executable
    quiet = SparkConf().set("spark.ui.enabled", "false").set("spark.ui.showConsoleProgress", "false")
    context = SparkContext(master="local[*]", appName="stratus count", conf=quiet)
    context.setLogLevel("ERROR")
    differing = 0
    # The last number is more than there are texts.
    for partitions in [1, 2, 3, 7, len(paths) + 5]:
        for name, count in [("flat", flat_count), ("tree", tree_count)]:
            is_equal = count(context, paths, partitions, command) == expected
            differing += not is_equal
            print(f"{len(paths)} texts, {partitions} partitions, {name}: {'equal' if is_equal else 'DIFFERENT'}")
    context.stop()
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Writes babel.json: the plural category of sampled numbers in every language that Babel has plural rules for.

Maintainers run it; the build does not. It needs Babel 2.18.0 (https://pypi.org/project/babel), whose data are CLDR's.

    python3 Tests/Fixtures/plurals/make_plurals.py
"""

import json
import pathlib
from decimal import Decimal, getcontext

import babel
from babel import Locale, localedata
from babel.core import get_global

# Those that CLDR's plurals.xml says to have one form only; Babel has no rule for others as well, and says no more of them.
ONE_FORM = ("bm bo dz hnj id ig ii ja jbo jv kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue zh").split()
LETTERS = {"zero": "0", "one": "1", "two": "2", "few": "f", "many": "m", "other": "o"}

integers = list(range(0, 131)) + [199, 200, 201, 202, 203, 211, 212, 219, 220, 221, 300, 301, 311, 400, 999, 1000, 1001, 1002,
                                  1003, 1010, 1011, 1012, 1021, 1100, 2000, 2002, 5000, 10000, 11000, 20000, 20001, 21000, 30000,
                                  40000, 60000, 80000, 99999, 100000, 100001, 200000, 300000, 500000, 999999, 1000000, 1000001,
                                  1000002, 1100000, 2000000, 3000000, 10000000, 1000000000000, 10**30]
# A walk without a pattern through the rest of the first million.
integers += [(number * 7919 * 7919 + 17) % 1000000 for number in range(60)]
# None below a tenth: Babel counts no zeros behind the point of 0.011, and takes it for a number of two decimals.
decimals = """0.0 0.1 0.2 0.3 0.4 0.5 0.6 0.9 0.11 0.12 0.13 0.14 0.21 0.999 1.0 1.1 1.2 1.3 1.4 1.5
1.9 1.00 1.01 1.02 1.10 1.11 1.12 1.21 1.25 1.234 2.0 2.1 2.25 2.5 2.11 3.0 3.14 4.04 5.5 6.0 7.7 9.9 10.0 10.1 10.11 11.0 11.1 11.5
12.34 15.5 19.9 20.0 21.0 21.1 21.5 22.22 42.42 100.0 100.1 101.0 101.1 111.1 111.11 123.4 999.9 1000.0 1000.5 1000000.0 1000000.5
0.10000 12345.678901""".split()
texts = [str(number) for number in integers] + decimals

# Else the remainder of a long number is an error.
getcontext().prec = 60
groups = {}
for identifier in sorted(localedata.locale_identifiers()):
    locale = Locale.parse(identifier)
    form = locale.plural_form
    language = identifier.replace("_", "-")
    if identifier == "root" or not form.rules and locale.language not in ONE_FORM:
        continue
    categories = "".join(LETTERS[form(Decimal(text))] for text in texts)
    groups.setdefault(categories, []).append(language)

source = (
    f"Plural categories by Babel {babel.__version__} (CLDR {get_global('cldr')['version']}); made by "
    "Tests/Fixtures/plurals/make_plurals.py. A letter a text: 0 zero, 1 one, 2 two, f few, m many, o other.")
lines = [json.dumps({"languages": " ".join(languages), "categories": categories}) for categories, languages in groups.items()]
pathlib.Path(__file__).with_name("babel.json").write_text(
    '{\n"source": ' + json.dumps(source) + ',\n"texts": ' + json.dumps(" ".join(texts)) + ',\n"groups": [\n' + ",\n".join(lines)
    + "\n]\n}\n")

"""How the tables are laid out, and written as Swift."""

from kerning import LIGATURES

PAGE = 64
# Kinds of an entry, in its two high bits.
ABSENT, COMPLEX, SIMPLE, TALL = range(4)


def pages(values, empty):
    """Splits a mapping from scalars into pages of 64, of which equal ones are stored once."""
    last = max(values) // PAGE
    index, stored = [], []
    for block in range(last + 1):
        page = [values.get(block * PAGE + offset, empty) for offset in range(PAGE)]
        if page not in stored:
            stored.append(page)
        index.append(stored.index(page))
    assert len(stored) <= 256, len(stored)
    return index, [value for page in stored for value in page]


def classes(pairs, side):
    """Numbers what stands on one side of a pair, from 1, so that equal behaviour has one number."""
    profile = {}
    for pair, value in sorted(pairs.items()):
        profile.setdefault(pair[side], []).append((pair[1 - side], value))
    numbers = {}
    return {key: numbers.setdefault(tuple(row), len(numbers) + 1) for key, row in sorted(profile.items())}


def comb(pairs, left, right):
    """Rows of the kerning matrix laid into each other's gaps: where each starts, whose each cell is, what it holds."""
    rows = {}
    for (first, second), value in pairs.items():
        rows.setdefault(left[first], {})[right[second]] = value
    cells, starts = {}, [0] * (max(left.values(), default=0) + 1)
    for number in sorted(rows, key=lambda n: (-len(rows[n]), n)):
        start = 0
        while any(start + column in cells for column in rows[number]):
            start += 1
        starts[number] = start
        for column, value in rows[number].items():
            cells[start + column] = (number, value)
    # Every row can be asked for every column without leaving the array.
    length = max(starts) + max(right.values(), default=0) + 1
    return starts, [cells.get(i, (0, 0))[0] for i in range(length)], [cells.get(i, (0, 0))[1] for i in range(length)]


def orders(cells):
    """Orders of the columns that a comb may pack well: as they come, the full ones first, and like beside like."""
    rows = {}
    for row, column in sorted(cells):
        rows.setdefault(column, set()).add(row)
    given = sorted(rows)
    full = sorted(rows, key=lambda column: (-len(rows[column]), column))
    chain, left = full[:1], set(full[1:])
    while left:
        last = rows[chain[-1]]
        chain.append(max(sorted(left), key=lambda c: len(rows[c] & last) / len(rows[c] | last)))
        left.remove(chain[-1])
    return [{column: place for place, column in enumerate(order, 1)} for order in (given, full, chain)]


class Table:
    """One `FaceTable`: entries by scalar, and pairs of them. What a font composes stands at private code points."""

    def __init__(self, symbol, title, units):
        self.symbol, self.title, self.units = symbol, title, units
        self.entries, self.pairs = {}, {}
        self.metrics = None
        # What the font makes one glyph of, by the code point that stands for it in the pairs.
        self.ligatures = {}

    def add(self, scalar, advance, kind):
        assert 0 <= advance < 8192, f"U+{scalar:04X} is {advance} wide"
        self.entries[scalar] = (advance, kind)

    def kerning(self):
        """Classes of the characters on either side of a pair, and the matrix of these classes, packed."""
        self.round_pairs()
        left, right = classes(self.pairs, 0), classes(self.pairs, 1)
        candidates = []
        for order in orders({(left[f], right[s]) for f, s in self.pairs}):
            columns = {key: order[number] for key, number in right.items()}
            candidates.append((columns, comb(self.pairs, left, columns)))
        right, (starts, owners, values) = min(candidates, key=lambda candidate: len(candidate[1][1]))
        distinct = [0, *sorted({value for value in values if value})]
        assert max(left.values(), default=0) < 256 and max(right.values(), default=0) < 512, self.symbol
        assert len(distinct) <= 256, f"{self.symbol} has {len(distinct)} values"
        cells = [owner | distinct.index(value) << 8 for owner, value in zip(owners, values)]
        return left, right, starts, cells, distinct

    def round_pairs(self):
        """A cell has a byte for its value: where there are more of them, they are rounded, by a thousandth of an em or so."""
        step, exact = 1, self.pairs
        while len({0, *self.pairs.values()}) > 256:
            step += 1
            assert step * 1000 <= 3 * self.units, f"too many values in {self.symbol}"
            self.pairs = {pair: round(value / step) * step for pair, value in exact.items()}
        self.pairs = {pair: value for pair, value in self.pairs.items() if value}

    def field(self, name, element, content, arrays, private):
        """An array that another table has too is written once."""
        key = (element, tuple(content))
        if key not in arrays:
            arrays[key] = f"{self.symbol}{name[0].upper()}{name[1:]}"
            private += array(arrays[key], element, content)
        return f"{name}: {arrays[key]}"


def lines(tables, arrays):
    """The tables of one design, regular and bold: they share their pages, since a character is in one class for all."""
    kerned = [table.kerning() for table in tables]
    scalars = sorted(set().union(*(table.entries for table in tables)))
    numbers, of_scalar = {(0,) * len(tables): 0}, {}
    for scalar in scalars:
        bits = tuple(entry_bits(table, left, right, scalar) for table, (left, right, *_) in zip(tables, kerned))
        of_scalar[scalar] = numbers.setdefault(bits, len(numbers))
    index, stored = pages(of_scalar, 0)
    # Text in ASCII is read without going through the index.
    assert index[0] == 0 and (index[1] == 1 or not tables[0].metrics)
    result = []
    for position, (table, (left, right, starts, cells, values)) in enumerate(zip(tables, kerned)):
        private = []
        fields = [
            table.field(*parts, arrays, private)
            for parts in [
                ("pageOfBlock", "UInt8", index), ("pages", "UInt16", stored),
                ("entries", "UInt32", [bits[position] for bits in numbers]), ("kerningRows", "UInt16", starts),
                ("kerningCells", "UInt16", cells), ("kerningValues", "Int16", values),
                ("ligatures", "UInt32", [entry_bits(table, left, right, code) if code in table.ligatures else 0
                                         for code in LIGATURES.values()]),
            ]
        ]
        metrics = ", ".join(f"{name}: {value}" for name, value in (table.metrics or {}).items())
        count = len([scalar for scalar in table.entries if not is_private(scalar)])
        result += [
            "extension FaceTable {",
            *[f"    {line}" for line in wrap(f"{table.title}: {count} characters, {len(table.pairs)} pairs.", "/// ")],
            f"    static let {table.symbol} = FaceTable(",
            f"        unitsPerEm: {table.units},",
            f"        metrics: {f'LineMetrics({metrics})' if metrics else 'nil'},",
            *[f"        {name}{')' if name == fields[-1] else ','}" for name in fields],
            "}", "", *private,
        ]
    return result


def entry_bits(table, left, right, scalar):
    """13 bits of advance, 9 of the class towards what stands before, 8 towards what follows, 2 of kind."""
    advance, kind = table.ligatures.get(scalar) or table.entries.get(scalar, (0, ABSENT))
    return advance | right.get(scalar, 0) << 13 | left.get(scalar, 0) << 22 | kind << 30


def is_private(scalar):
    return 0xE000 <= scalar <= 0xF8FF


def array(name, element, values):
    words = [f"0x{v:X}" if element == "UInt32" else str(v) for v in values]
    lines, line = [], ""
    for word in words:
        if len(line) + len(word) + 3 > 112:
            lines.append(f"    {line}")
            line = ""
        line += f" {word}," if line else f"{word},"
    return [f"let {name}: [{element}] = [", *lines, f"    {line}", "]", ""]


def wrap(text, start="// ", width=112):
    lines, line = [], ""
    for word in text.split(" "):
        if line and len(line) + 1 + len(word) > width:
            lines.append(f"{start}{line}")
            line = word
        else:
            line = f"{line} {word}".strip()
    return [*lines, f"{start}{line}"]

"""Just enough of a terminal to tell which cell shows what: the sequences of our own terminal
description (assets/terminfo), and nothing else. What it does not know is an error."""

import re
import unicodedata

TOKEN = re.compile(
    r"\x1b\[(?P<private>[?<>]?)(?P<numbers>[\d;]*)(?P<final>[@-~])"
    r"|\x1b\((?P<charset>.)|\x1b(?P<keypad>[=>M])|(?P<text>[^\x1b])",
    re.DOTALL,
)


class Screen:
    """A grid of cells, each (character, foreground, background, bold)."""

    def __init__(self, rows, columns):
        self.rows, self.columns = rows, columns
        self.row = self.column = 0
        self.foreground = self.background = None
        self.bold = self.wraps = False
        self.clear()

    def clear(self):
        self.cells = [[self.blank()] * self.columns for _ in range(self.rows)]

    def blank(self):
        return (" ", None, None, False)

    def feed(self, data):
        text = data.decode("utf-8")
        end = 0
        for token in TOKEN.finditer(text):
            if token.start() != end:
                raise ValueError(f"unknown sequence {text[end:end + 20]!r}")
            end = token.end()
            if token["final"]:
                if not token["private"]:
                    self.control(token["final"], token["numbers"])
            elif token["text"]:
                self.character(token["text"])
        if end != len(text):
            raise ValueError(f"unknown sequence {text[end:end + 20]!r}")

    def character(self, character):
        if character == "\r":
            self.column = 0
        elif character == "\n":
            self.row = min(self.rows - 1, self.row + 1)
        elif character == "\b":
            self.column = max(0, self.column - 1)
        elif character < " ":
            raise ValueError(f"unknown control {character!r}")
        else:
            self.put(character)

    def put(self, character):
        width = 2 if unicodedata.east_asian_width(character) in "WF" else 1
        if self.wraps or self.column + width > self.columns:
            self.row, self.column, self.wraps = min(self.rows - 1, self.row + 1), 0, False
        look = (self.foreground, self.background, self.bold)
        self.cells[self.row][self.column] = (character, *look)
        if width == 2:
            self.cells[self.row][self.column + 1] = ("", *look)
        self.wraps = self.column + width == self.columns
        self.column = min(self.columns - 1, self.column + width)

    def control(self, final, numbers):
        values = [int(number or 0) for number in numbers.split(";")]
        first = max(1, values[0])
        if final == "m":
            self.attributes(values)
            return
        self.wraps = False
        if final == "H":
            second = max(1, values[1]) if len(values) > 1 else 1
            self.row, self.column = first - 1, second - 1
        elif final == "G":
            self.column = first - 1
        elif final == "d":
            self.row = first - 1
        elif final == "A":
            self.row = max(0, self.row - first)
        elif final == "B":
            self.row = min(self.rows - 1, self.row + first)
        elif final == "C":
            self.column = min(self.columns - 1, self.column + first)
        elif final == "D":
            self.column = max(0, self.column - first)
        elif final == "J" and values[0] == 2:
            self.clear()
        elif final in "JK":
            self.erase(final, values[0])
        else:
            raise ValueError(f"unknown sequence [{numbers}{final}")

    def erase(self, final, part):
        start, end = (0, self.column + 1) if part == 1 else (self.column, self.columns)
        for column in range(start, end):
            self.cells[self.row][column] = self.blank()
        if final == "J":
            for row in range(self.row + 1, self.rows):
                self.cells[row] = [self.blank()] * self.columns

    def attributes(self, values):
        values = iter(values)
        for value in values:
            if value == 0:
                self.foreground = self.background = None
                self.bold = False
            elif value == 1:
                self.bold = True
            elif value == 39:
                self.foreground = None
            elif value == 49:
                self.background = None
            elif 30 <= value <= 37:
                self.foreground = value - 30
            elif 40 <= value <= 47:
                self.background = value - 40
            elif value in (38, 48) and next(values) == 2:
                color = (next(values), next(values), next(values))
                if value == 38:
                    self.foreground = color
                else:
                    self.background = color
            else:
                raise ValueError(f"unknown attribute {value}")

    def lines(self):
        return ["".join(cell[0] for cell in row) for row in self.cells]


def differences(one, other):
    """The places (row, column) where two screens differ. The colour of text that is blank is not
    to be seen."""

    def seen(cell):
        return (" ", None, cell[2], False) if cell[0] == " " else cell

    return [
        (row, column)
        for row in range(one.rows)
        for column in range(one.columns)
        if seen(one.cells[row][column]) != seen(other.cells[row][column])
    ]

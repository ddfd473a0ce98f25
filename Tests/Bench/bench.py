"""Measures Sixteen beside the floor (Tests/Floor/floor.c) and other programs that ask, and
prints one table from one run, all programs taking turns. Needs only Python's standard library.
Usage: bench.py PROGRAM FLOOR [ROUNDS]"""

import os
import platform
import shutil
import statistics
import sys
import time

from screen import Screen, differences
from session import Session

SMALL, LARGE = (24, 80), (100, 300)
UP, DOWN, REDRAW = b"\x1bOA", b"\x1bOB", b"\x0c"
ARROWS = 20
QUESTIONS = 36
PROMPT, CHOICES = "傍晚想出門散步，你比較喜歡……", ["1", "一個人走，想想事情", "2", "找個人走，聊聊近況"]


def others():
    """Commands that ask much the same, where they are installed."""
    boxes = {
        "dialog": ["--menu", PROMPT, "20", "70", "2", *CHOICES],
        "whiptail": ["--menu", PROMPT, "20", "70", "2", *CHOICES],
    }
    found = {name: shutil.which(name) for name in boxes}
    return {name: [path, *boxes[name]] for name, path in found.items() if path}


def first_frame(command, size, note):
    with Session(command, *size) as session:
        _, last = session.settle()
        note("first frame, CPU ms", session.cpu())
        note("first frame, wall ms", (last - session.started) * 1e3)
        note("first frame, bytes", len(session.output))
        note("memory at the first frame, MiB", session.peak() / 1024)


def arrows(command, size, note):
    with Session(command, *size) as session:
        session.settle()
        session.press(DOWN)
        for number in range(ARROWS):
            cpu, count, _ = session.press(DOWN if number % 2 else UP)
            note("arrow key, CPU ms", cpu)
            note("arrow key, bytes", count)


def redraws(command, size, note, suffix):
    with Session(command, *size) as session:
        session.settle()
        for number in range(4):
            cpu, count, _ = session.press(REDRAW)
            note(f"Ctrl-L at {suffix}, CPU ms", cpu)
            note(f"Ctrl-L at {suffix}, bytes", count)
            rows, columns = size
            cpu, _, _ = session.cost(
                lambda: session.resize(rows, columns - 1 if number % 2 == 0 else columns))
            note(f"resize at {suffix}, CPU ms", cpu)


def answers(command, size, note, has_result):
    with Session(command, *size) as session:
        session.settle()
        for number in range(QUESTIONS - 1):
            cpu, count, _ = session.press(b"12"[number % 2:][:1])
            note("answer, CPU ms", cpu)
            note("answer, bytes", count)
        if has_result:
            cpu, count, wall = session.press(b"2")
            note("last answer to result, CPU ms", cpu)
            note("last answer to result, wall ms", wall)
            note("last answer to result, bytes", count)
        note("peak memory of a test, MiB", session.peak() / 1024)


def idle(command, size, note):
    with Session(command, *size) as session:
        session.settle()
        time.sleep(0.2)
        before = session.turns()
        time.sleep(1)
        note("idle, wake-ups in a second", session.turns() - before)


def compare(program, floor):
    """How many cells of the first frame and of the frames after some keys the floor draws
    otherwise: what is not 0 makes all ratios meaningless."""
    count = 0
    for size in (SMALL, LARGE):
        with Session(program, *size) as ours, Session(floor, *size) as theirs:
            one, other = Screen(*size), Screen(*size)
            keys = [None, UP, DOWN, b"1", b"2", UP]
            for key in keys:
                for session, screen in ((ours, one), (theirs, other)):
                    if key:
                        os.write(session.terminal, key)
                    screen.feed(session.settle()[0])
                count += len(differences(one, other))
    return count


def measure(commands, rounds):
    """Medians by row and program."""
    values = {}
    for turn in range(rounds + 1):
        for name, command in commands.items():
            def note(row, value, name=name, is_warm=turn > 0):
                if is_warm:
                    values.setdefault(row, {}).setdefault(name, []).append(value)
            is_ours = name == "sixteen"
            first_frame(command, SMALL, note)
            if turn % 3 == 0:
                arrows(command, SMALL, note)
            if turn % 5 == 0 and (is_ours or name == "floor"):
                redraws(command, SMALL, note, "80x24")
                redraws(command, LARGE, note, "300x100")
                answers(command, SMALL, note, has_result=is_ours)
            if turn == 1:
                idle(command, SMALL, note)
                note("size on disk, KiB", os.path.getsize(os.path.realpath(command[0])) / 1024)
    return {row: {name: statistics.median(each) for name, each in cells.items()}
            for row, cells in values.items()}


def machine():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        models = [line.partition(":")[2].strip() for line in file if line.startswith("model name")]
    return f"{len(models)} × {models[0] if models else platform.machine()}, {platform.system()}"


def show(table, names, rounds, differing):
    print(f"{time.strftime('%Y-%m-%d')}, {machine()}, medians of {rounds} rounds in turn")
    print(f"cells that the floor draws otherwise: {differing}\n")
    print("| | " + " | ".join(names) + " | sixteen : floor |")
    print("|---|" + "--:|" * (len(names) + 1))
    for row, cells in table.items():
        texts = [f"{cells[name]:.4g}" if name in cells else "–" for name in names]
        base = cells.get("floor")
        texts.append(f"{cells['sixteen'] / base:.2f}" if base else "–")
        print(f"| {row} | " + " | ".join(texts) + " |")


def main(program, floor, rounds=21):
    ours = [program, "--lang", "zh-Hant"]
    commands = {"sixteen": ours, "floor": [floor], **others()}
    table = measure(commands, int(rounds))
    show(table, list(commands), int(rounds), compare(ours, [floor]))


main(*sys.argv[1:])

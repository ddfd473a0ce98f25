"""Prints the texts that floor.c shows, as a C header made from assets/.
Usage: texts.py ASSETS LANGUAGE"""

import json
import pathlib
import sys

KEYS = [("↑↓", "hintFocus"), ("Enter", "hintConfirm"), ("Backspace", "hintBack"),
        ("l", None), ("?", "hintHelp"), ("q", "hintLeave")]

BACK = [key for key, _ in KEYS].index("Backspace")


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def main(folder, language):
    assets = pathlib.Path(folder)
    questions = json.loads((assets / "questions.json").read_text())
    texts = json.loads((assets / f"interface/{language}.json").read_text())["texts"]
    languages = json.loads((assets / "languages.json").read_text())["languages"]
    ids = [each["id"] for each in languages]
    other = languages[(ids.index(language) + 1) % len(ids)]["name"]
    count = questions["forms"][0]["questions"]
    print(f"#define TITLE {quoted(questions['title'][language])}")
    print(f"#define INSTRUCTION {quoted(texts['instruction'])}")
    print(f"#define DIRECT_COLOR {quoted((assets / 'terminfo/sixteen-direct.b64').read_text())}")
    print(f"enum {{ QUESTIONS = {count}, HINTS = {len(KEYS)}, BACK = {BACK} }};")
    print("static const struct { const char *prompt, *choices[2]; } questions[] = {")
    for question in questions["questions"][:count]:
        first, second = (choice["content"][language] for choice in question["choices"])
        print(f"  {{{quoted(question['prompt'][language])}, "
              f"{{{quoted(first)}, {quoted(second)}}}}},")
    print("};\nstatic const struct { const char *key, *text; } hints[] = {")
    for key, hint in KEYS:
        print(f"  {{{quoted(key)}, {quoted(texts[hint] if hint else other)}}},")
    print("};")


main(*sys.argv[1:])

#!/bin/sh
# The key of a question file for score.awk: the letters of all choices, in the order of the file.
grep -o '"pole": "[A-Z]"' "$1" | cut -c 10 | tr -d '\n'

#!/bin/sh
# Compiles sixteen-direct.ti into the one-line text that ncurses reads from $TERMINFO.
set -eu
folder=$(dirname "$0")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
tic -x -o "$scratch" "$folder/sixteen-direct.ti"
infocmp -A "$scratch" -Q2 -x sixteen-direct | sed '/^#/d' | tr -d '\n'

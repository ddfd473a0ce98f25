/* The performance floor: what a plain C program on ncurses costs that shows what Sixteen shows:
   the same questions, gradient, translucent panels, bar and footer, cell by cell. `make bench`
   compares the cells and measures both. Texts come from assets/ through texts.py.
   Keys: arrows, 1 and 2, Ctrl-L, q. */
#define _XOPEN_SOURCE 700
#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <math.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "texts.h"

enum { WIDEST = 76, BUTTON = 60 };

typedef struct {
  double red, green, blue;
} rgb;

static const rgb TOP = {50, 8, 103}, BOTTOM = {46, 206, 207}, WHITE = {255, 255, 255};
static const rgb BLACK = {0, 0, 0}, BAR = {64, 224, 224};
static int focus = -1, answered = 0;

static rgb blend(rgb below, rgb above, double opacity) {
  return (rgb){floor(below.red * (1 - opacity) + above.red * opacity + 0.5),
               floor(below.green * (1 - opacity) + above.green * opacity + 0.5),
               floor(below.blue * (1 - opacity) + above.blue * opacity + 0.5)};
}

static double linear(double channel) {
  channel /= 255;
  return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4);
}

/* White or black, whichever contrasts more. */
static rgb ink(rgb background) {
  double luminance = 0.2126 * linear(background.red) + 0.7152 * linear(background.green) +
                     0.0722 * linear(background.blue);
  return (luminance + 0.05) * (luminance + 0.05) <= 0.0525 ? WHITE : BLACK;
}

/* Colours 0 to 7 stay those of the palette. */
static int number(rgb color) {
  int number = (int)color.red << 16 | (int)color.green << 8 | (int)color.blue;
  return number < 8 ? 8 : number;
}

static void use(rgb background, rgb foreground, attr_t attributes) {
  int pair = alloc_pair(number(foreground), number(background));
  attr_set(attributes, 0, &pair);
}

static rgb gradient(int row) {
  double t = LINES > 1 ? row / (LINES - 1.0) / 0.6 : 0;
  return blend(TOP, BOTTOM, t < 1 ? t : 1);
}

static void over_gradient(int row, attr_t attributes) {
  rgb background = gradient(row);
  use(background, ink(background), attributes);
}

static int width(const char *text) {
  wchar_t wide[256];
  size_t length = mbstowcs(wide, text, 256);
  return wcswidth(wide, length);
}

static void centred(int row, const char *text, attr_t attributes) {
  over_gradient(row, attributes);
  mvaddstr(row, (COLS - width(text)) / 2, text);
}

static void header(int left, int columns) {
  char position[32];
  int halves = answered * columns * 2 / QUESTIONS, column = 0;
  over_gradient(1, A_BOLD);
  mvaddstr(1, left, TITLE);
  snprintf(position, sizeof position, "%d / %d", answered + 1, QUESTIONS);
  over_gradient(1, A_NORMAL);
  mvaddstr(1, left + columns - (int)strlen(position), position);
  use(gradient(2), BAR, A_BOLD);
  move(2, left);
  if (answered > 0 && halves == 0) halves = 1;
  for (; column < halves / 2; column++) addstr("━");
  if (halves % 2 == 1) addstr("╸"), column++;
  over_gradient(2, A_NORMAL);
  for (; column < columns; column++) addstr("─");
}

static void button(int top, int choice) {
  int left = (COLS - BUTTON) / 2, is_focused = choice == focus;
  for (int row = top; row < top + 3; row++) {
    rgb panel = blend(gradient(row), WHITE, is_focused ? 0.36 : 0.13);
    use(panel, ink(panel), A_NORMAL);
    mvhline(row, left, ' ', BUTTON);
    if (row == top + 1) {
      mvaddstr(row, left, "│");
      mvaddstr(row, left + BUTTON - 1, "│");
      use(panel, ink(panel), is_focused ? A_BOLD : A_NORMAL);
      if (is_focused) mvaddstr(row, left + 2, "▶");
      mvaddch(row, left + 4, (chtype)('1' + choice));
      mvaddstr(row, left + 7, questions[answered].choices[choice]);
    } else {
      mvaddstr(row, left, row == top ? "╭" : "╰");
      for (int column = 2; column < BUTTON; column++) addstr("─");
      addstr(row == top ? "╮" : "╯");
    }
  }
}

/* At the first question there is nothing to go back to. */
static int is_hinted(int i) { return answered > 0 || i != BACK; }

static void footer(int left, int columns) {
  int total = -3;
  for (int i = 0; i < HINTS; i++)
    if (is_hinted(i)) total += width(hints[i].key) + width(hints[i].text) + 4;
  move(LINES - 2, left + (columns - total) / 2);
  for (int i = 0; i < HINTS; i++) {
    if (!is_hinted(i)) continue;
    over_gradient(LINES - 2, A_BOLD);
    addstr(hints[i].key);
    over_gradient(LINES - 2, A_NORMAL);
    printw(" %s%s", hints[i].text, i + 1 < HINTS ? "   " : "");
  }
}

static void draw(void) {
  int columns = COLS - 4 < WIDEST ? COLS - 4 : WIDEST, left = (COLS - columns) / 2;
  int is_airy = LINES >= 30, gap = is_airy ? 2 : 1, height = is_airy ? 13 : 10;
  int top = 4 + (LINES - 7 - height) * 2 / 5, prompt = top + 1 + gap, first = prompt + 1 + gap;
  int second = first + (is_airy ? 4 : 3);
  for (int row = 0; row < LINES; row++) {
    over_gradient(row, A_NORMAL);
    mvhline(row, 0, ' ', COLS);
  }
  header(left, columns);
  if (answered == 0) centred(top, INSTRUCTION, A_NORMAL);
  centred(prompt, questions[answered].prompt, A_BOLD);
  button(first, 0);
  button(second, 1);
  footer(left, columns);
  if (focus < 0) move(top, left);
  else move(focus == 0 ? first + 1 : second + 1, (COLS - BUTTON) / 2 + 2);
  refresh();
}

int main(void) {
  setlocale(LC_ALL, "");
  setenv("TERMINFO", DIRECT_COLOR, 1);
  SCREEN *screen = newterm("sixteen-direct", stdout, stdin);
  if (screen == NULL) return 69;
  cbreak();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  curs_set(0);
  start_color();
  use_default_colors(); /* else clearing the screen sends every blank */
  draw();
  for (int key = 0; (key = getch()) != 'q' && key != ERR;) {
    if (key == KEY_UP) focus = 0;
    if (key == KEY_DOWN) focus = 1;
    if (key == 'L' - '@') clearok(curscr, TRUE);
    if (key == '1' || key == '2') {
      answered = (answered + 1) % QUESTIONS;
      focus = -1;
    }
    draw();
    if (key == '1' || key == '2') flushinp();
  }
  endwin();
  delscreen(screen);
  return 0;
}

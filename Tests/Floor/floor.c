/* The performance floor: what a plain C program on ncurses costs for a screen like ours.
   cc -O2 -o floor floor.c -lncursesw -ltinfo
   floor          arrow keys move the marker, q quits
   floor --once   leaves right after the first frame */
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <ncurses.h>
#include <string.h>
#include <wchar.h>

enum { FOOTER_COLUMN = 2, BOX_COLUMN = 10, BOX_WIDTH = 56 };

/* Nearest level of xterm's colour cube. */
static int cube(int channel) { return channel < 48 ? 0 : channel < 115 ? 1 : (channel - 35) / 40; }

/* A colour number for the terminal at hand; -1 where it has too few. */
static int colour(int red, int green, int blue) {
  if (COLORS >= 0x1000000) {
    int rgb = red << 16 | green << 8 | blue;
    return rgb > 7 ? rgb : 8; /* 0 to 7 stay palette colours */
  }
  if (COLORS < 256) return -1;
  return 16 + 36 * cube(red) + 6 * cube(green) + cube(blue);
}

static int channel(int from, int to, double t) { return (int)(from + (to - from) * t + 0.5); }

/* Colours of a row: text over the gradient, lightened by a share of white. */
static void use(int row, int rows, double white, attr_t attributes) {
  double t = rows > 1 ? row / (rows - 1.0) / 0.6 : 0;
  if (t > 1) t = 1;
  int rgb[3] = {channel(50, 46, t), channel(8, 206, t), channel(103, 207, t)};
  for (int i = 0; i < 3; i++) rgb[i] = channel(rgb[i], 255, white);
  int light = rgb[0] * 299 + rgb[1] * 587 + rgb[2] * 114 > 128000;
  int foreground = light ? colour(0, 0, 0) : colour(255, 255, 255);
  int background = colour(rgb[0], rgb[1], rgb[2]);
  int pair = background < 0 ? 0 : alloc_pair(foreground, background);
  if (pair < 0) pair = 0;
  attr_set(attributes, (short)pair, &pair);
}

static void box_at(int top, int rows, const char *label, int focused) {
  for (int line = 0; line < 3; line++) {
    use(top + line, rows, focused ? 0.35 : 0.2, focused ? A_BOLD : A_NORMAL);
    mvaddstr(top + line, BOX_COLUMN, line == 0 ? "╭" : line == 1 ? "│" : "╰");
    for (int i = 2; i < BOX_WIDTH; i++) addstr(line == 1 ? " " : "─");
    addstr(line == 0 ? "╮" : line == 1 ? "│" : "╯");
  }
  use(top + 1, rows, focused ? 0.35 : 0.2, focused ? A_BOLD : A_NORMAL);
  mvaddstr(top + 1, BOX_COLUMN + 2, focused ? "▶ " : "  ");
  addstr(label);
}

static void draw(int focus) {
  int rows = getmaxy(stdscr), columns = getmaxx(stdscr);
  erase();
  for (int row = 0; row < rows; row++) {
    use(row, rows, 0, A_NORMAL);
    mvhline(row, 0, ' ', columns);
  }
  use(1, rows, 0, A_NORMAL);
  mvaddstr(1, 2, "十六型");
  mvaddstr(1, columns - 8, "3 / 36");
  use(2, rows, 0, A_NORMAL);
  move(2, 2);
  for (int i = 0; i < columns - 4; i++) addstr(i * 36 < 2 * (columns - 4) ? "━" : "─");
  use(5, rows, 0, A_BOLD);
  mvaddstr(5, 24, "傍晚想出門散步，你比較喜歡……");
  box_at(8, rows, "1  一個人走，想想事情", focus == 1);
  box_at(11, rows, "2  找個人走，聊聊近況", focus == 2);
  use(rows - 2, rows, 0, A_NORMAL);
  mvaddstr(rows - 2, FOOTER_COLUMN, "↑↓ 選擇   Enter 確定   Backspace 上一題   l English   q 離開");
  wnoutrefresh(stdscr);
  doupdate();
}

int main(int count, char **arguments) {
  setlocale(LC_ALL, "");
  SCREEN *screen = newterm(NULL, stdout, stdin);
  if (screen == NULL) return 69;
  cbreak();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  curs_set(0);
  start_color();
  int focus = 0, key = 0;
  draw(focus);
  if (count < 2 || strcmp(arguments[1], "--once") != 0)
    while ((key = getch()) != 'q' && key != ERR) {
      if (key == KEY_UP || key == KEY_LEFT) focus = 1;
      if (key == KEY_DOWN || key == KEY_RIGHT) focus = 2;
      draw(focus);
    }
  endwin();
  delscreen(screen);
  return 0;
}

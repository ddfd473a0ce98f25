// What Swift needs of ncurses, the wide library, beyond what its importer sees: macros as
// constants and functions. No state here: a variable would be another one in every module.
#ifndef SIXTEEN_CNCURSES_SHIM_H
#define SIXTEEN_CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <ncurses.h>
#include <term.h>

static const attr_t sixteen_bold = A_BOLD;
static const attr_t sixteen_dim = A_DIM;
static const attr_t sixteen_reverse = A_REVERSE;
static const attr_t sixteen_underline = A_UNDERLINE;
static const attr_t sixteen_normal = A_NORMAL;

// Key codes of wgetch that are macros in <curses.h>.
static const int sixteen_key_up = KEY_UP;
static const int sixteen_key_down = KEY_DOWN;
static const int sixteen_key_left = KEY_LEFT;
static const int sixteen_key_right = KEY_RIGHT;
static const int sixteen_key_home = KEY_HOME;
static const int sixteen_key_end = KEY_END;
static const int sixteen_key_page_up = KEY_PPAGE;
static const int sixteen_key_page_down = KEY_NPAGE;
static const int sixteen_key_enter = KEY_ENTER;
static const int sixteen_key_backspace = KEY_BACKSPACE;
static const int sixteen_key_delete = KEY_DC;
static const int sixteen_key_back_tab = KEY_BTAB;
static const int sixteen_key_mouse = KEY_MOUSE;

// Fills `cell` with at most five characters; the pair goes through the extended argument,
// which alone carries numbers above 255.
static inline int sixteen_set_cell(cchar_t *cell, const wchar_t *text, attr_t attributes,
                                   int pair) {
  return setcchar(cell, text, attributes, 0, &pair);
}

#endif

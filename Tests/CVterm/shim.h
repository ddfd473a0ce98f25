/* What the end-to-end tests need from C: libvterm's bit-fields and unions as plain values, and
   the pseudo-terminal and process calls that Swift's Glibc module hides. Test targets only. */
#ifndef SIXTEEN_CVTERM_SHIM_H
#define SIXTEEN_CVTERM_SHIM_H

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#include <vterm.h>

/* Declared again: feature macros set here come too late for a module that is built already. */
extern int posix_openpt(int flags);
extern int grantpt(int fd);
extern int unlockpt(int fd);
extern int ptsname_r(int fd, char *name, size_t size);
extern int pipe2(int ends[2], int flags);
extern int clock_getcpuclockid(pid_t process, clockid_t *clock);
extern pid_t wait4(pid_t process, int *status, int options, struct rusage *usage);
extern int pidfd_open(pid_t process, unsigned int flags);
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions,
                                                const char *path);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

/* POSIX_SPAWN_SETSID (0x80, hidden): a new session; every signal at its default, none blocked. */
static inline short cvterm_spawn_flags(void) {
  return (short)(0x80 | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
}

static inline int cvterm_set_size(int fd, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(fd, TIOCSWINSZ, &size);
}

/* How many bytes a reader of the terminal could have at once. What was typed waits in the kernel
   for a worker; poll hands it over first. */
static inline int cvterm_unread_bytes(int fd) {
  struct pollfd watched = {.fd = fd, .events = POLLIN};
  int count = 0;
  poll(&watched, 1, 0);
  return ioctl(fd, FIONREAD, &count) == 0 ? count : 0;
}

/* The foreground process group, asked of the master: tcgetpgrp wants the caller's own terminal. */
static inline pid_t cvterm_foreground_group(int master) {
  pid_t group = -1;
  return ioctl(master, TIOCGPGRP, &group) == 0 ? group : -1;
}

static inline bool cvterm_exited(int status) { return WIFEXITED(status); }
static inline int cvterm_exit_code(int status) { return WEXITSTATUS(status); }
static inline int cvterm_signal(int status) { return WTERMSIG(status); }

typedef struct {
  uint32_t chars[VTERM_MAX_CHARS_PER_CELL]; /* 0 ends; 0xFFFFFFFF first: right half of a wide one */
  int width;
  uint8_t foreground[3], background[3];
  int foreground_index, background_index; /* -1: not from the palette */
  bool default_foreground, default_background;
  bool bold, underline, italic, blink, reverse;
} cvterm_cell;

/* A colour as RGB and, or -1, as palette number; palette colours with xterm's values, since
   libvterm 0.1.4 has others for its cube and greys. */
static inline int cvterm_colour(VTermScreen *screen, VTermColor colour, uint8_t rgb[3]) {
  static const uint32_t basic[] = {0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD,
                                   0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00,
                                   0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF};
  static const uint8_t levels[] = {0, 95, 135, 175, 215, 255};
  bool fixed = VTERM_COLOR_IS_DEFAULT_FG(&colour) || VTERM_COLOR_IS_DEFAULT_BG(&colour) ||
               VTERM_COLOR_IS_RGB(&colour);
  if (fixed) {
    vterm_screen_convert_color_to_rgb(screen, &colour);
    rgb[0] = colour.rgb.red;
    rgb[1] = colour.rgb.green;
    rgb[2] = colour.rgb.blue;
    return -1;
  }
  int index = colour.indexed.idx, cube = index - 16;
  for (int i = 0; i < 3; i++)
    rgb[i] = index < 16    ? (uint8_t)(basic[index] >> (16 - 8 * i))
             : index < 232 ? levels[(i == 0 ? cube / 36 : i == 1 ? cube / 6 : cube) % 6]
                           : (uint8_t)(8 + 10 * (index - 232));
  return index;
}

static inline bool cvterm_get_cell(VTermScreen *screen, int row, int column, cvterm_cell *result) {
  VTermScreenCell cell;
  if (!vterm_screen_get_cell(screen, (VTermPos){.row = row, .col = column}, &cell)) return false;
  /* What comes after the end is left over from earlier. */
  bool ended = false;
  for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL; i++) {
    ended = ended || cell.chars[i] == 0;
    result->chars[i] = ended ? 0 : cell.chars[i];
  }
  result->width = cell.width;
  result->default_foreground = VTERM_COLOR_IS_DEFAULT_FG(&cell.fg);
  result->default_background = VTERM_COLOR_IS_DEFAULT_BG(&cell.bg);
  result->foreground_index = cvterm_colour(screen, cell.fg, result->foreground);
  result->background_index = cvterm_colour(screen, cell.bg, result->background);
  result->bold = cell.attrs.bold;
  result->underline = cell.attrs.underline != VTERM_UNDERLINE_OFF;
  result->italic = cell.attrs.italic;
  result->blink = cell.attrs.blink;
  result->reverse = cell.attrs.reverse;
  return true;
}

/* All cells for comparing screens by what the eye sees: without what libvterm keeps in the right
   half of a wide character, and without the ink of blanks. */
static inline void cvterm_get_cells(VTermScreen *screen, int rows, int columns,
                                    cvterm_cell *cells) {
  memset(cells, 0, sizeof *cells * rows * columns);
  for (int row = 0; row < rows; row++)
    for (int column = 0; column < columns; column++, cells++) {
      cvterm_get_cell(screen, row, column, cells);
      if (cells->chars[0] == UINT32_MAX) *cells = (cvterm_cell){.chars = {UINT32_MAX}};
      if (cells->chars[0] != 0 && cells->chars[0] != ' ') continue;
      cells->chars[0] = ' ';
      if (cells->reverse || cells->underline) continue;
      memset(cells->foreground, 0, sizeof cells->foreground);
      cells->foreground_index = 0;
      cells->default_foreground = cells->bold = false;
    }
}

static inline bool cvterm_value_bool(const VTermValue *value) { return value->boolean != 0; }
static inline const char *cvterm_value_string(const VTermValue *value) { return value->string; }

/* Whether text written next would be plain: no attribute, both colours the default ones. */
static inline bool cvterm_pen_is_plain(VTerm *vt) {
  const VTermState *state = vterm_obtain_state(vt);
  static const VTermAttr flags[] = {VTERM_ATTR_BOLD, VTERM_ATTR_UNDERLINE, VTERM_ATTR_ITALIC,
                                    VTERM_ATTR_BLINK, VTERM_ATTR_REVERSE, VTERM_ATTR_STRIKE};
  VTermValue value;
  for (unsigned i = 0; i < sizeof flags / sizeof *flags; i++) {
    value.number = 0;
    vterm_state_get_penattr(state, flags[i], &value);
    if (value.number != 0) return false;
  }
  vterm_state_get_penattr(state, VTERM_ATTR_FOREGROUND, &value);
  if (!VTERM_COLOR_IS_DEFAULT_FG(&value.color)) return false;
  vterm_state_get_penattr(state, VTERM_ATTR_BACKGROUND, &value);
  return VTERM_COLOR_IS_DEFAULT_BG(&value.color);
}

#endif

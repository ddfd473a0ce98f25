// What Swift's Glibc module hides: functions behind feature macros, and macros.
#ifndef SIXTEEN_CSYSTEM_SHIM_H
#define SIXTEEN_CSYSTEM_SHIM_H

#include <getopt.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <wchar.h>

extern int wcwidth(wchar_t character);
extern int pipe2(int ends[2], int flags);

// getopt's state, which Swift 6 does not let anybody read as globals.
static inline const char *sixteen_option_argument(void) { return optarg; }
static inline int sixteen_option_index(void) { return optind; }
static inline int sixteen_option_character(void) { return optopt; }
static inline void sixteen_option_silence(void) { opterr = 0; }

// The width of a character as another locale than the one in force has it.
static inline int sixteen_width_in(locale_t locale, wchar_t character) {
  locale_t inForce = uselocale(locale);
  int width = wcwidth(character);
  uselocale(inForce);
  return width;
}

// The name of the character set of the current locale, "UTF-8" for one.
static inline const char *sixteen_codeset(void) { return nl_langinfo(CODESET); }

// MB_CUR_MAX is a macro over a function call.
static inline size_t sixteen_longest_character(void) { return MB_CUR_MAX; }

// The window's size by TIOCGWINSZ; 0 where it was told, −1 otherwise.
static inline int sixteen_window_size(int descriptor, unsigned short *rows,
                                      unsigned short *columns) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return 0;
}

// Why a signal came: ≤ 0 where a process sent it, > 0 where the processor or kernel did.
static inline int sixteen_signal_code(const siginfo_t *information) {
  return information->si_code;
}

#endif

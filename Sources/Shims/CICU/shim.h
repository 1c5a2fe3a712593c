#ifndef STRATUS_CICU_SHIM_H
#define STRATUS_CICU_SHIM_H

// The number of ICU's version, which its macros append to the name of every function. Swift cannot follow these macros, and
// ICU's other headers collide with those of the ICU that Foundation brings along: an enumeration of theirs has more cases.
#include <unicode/uvernum.h>

#include <stdint.h>

#if !U_DISABLE_RENAMING
#define STRATUS_ICU(name) U_ICU_ENTRY_POINT_RENAME(name)
#else
#define STRATUS_ICU(name) name
#endif

// The four functions of unicode/ubrk.h, with enumerations as the integers that they are. They have been the same since ICU 2.
typedef struct UBreakIterator UBreakIterator;
UBreakIterator *STRATUS_ICU(ubrk_open)(int kind, const char *locale, const uint16_t *text, int32_t length, int *status);
void STRATUS_ICU(ubrk_setText)(UBreakIterator *breaks, const uint16_t *text, int32_t length, int *status);
int32_t STRATUS_ICU(ubrk_next)(UBreakIterator *breaks);
void STRATUS_ICU(ubrk_close)(UBreakIterator *breaks);

// Breaks between words, by the rules of no language: the machine's own must not reach the output. A status above zero is a
// failure.
static inline UBreakIterator *openWordBreaks(int *status) {
    const int words = 1;
    return STRATUS_ICU(ubrk_open)(words, "root", 0, 0, status);
}

static inline void setWordBreakText(UBreakIterator *breaks, const uint16_t *text, int32_t length, int *status) {
    STRATUS_ICU(ubrk_setText)(breaks, text, length, status);
}

// The end of the text is not negative; behind it -1 comes.
static inline int32_t nextWordBreak(UBreakIterator *breaks) { return STRATUS_ICU(ubrk_next)(breaks); }

static inline void closeWordBreaks(UBreakIterator *breaks) { STRATUS_ICU(ubrk_close)(breaks); }

#endif

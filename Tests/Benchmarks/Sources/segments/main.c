// The yardstick of words without spaces: ICU's iterator alone, over the whole of standard input at once. Prints how many
// words there are and how many seconds of the processor the iterator took, without what makes UTF-16 of the text.

#include <stdio.h>
#include <stdlib.h>

#ifdef WITH_ICU
#include <time.h>
#include <unicode/ubrk.h>
#include <unicode/ustring.h>

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

int main(void) {
    size_t length = 0, capacity = 1 << 20;
    char *text = malloc(capacity);
    for (size_t got; text && (got = fread(text + length, 1, capacity - length, stdin)) > 0;) {
        length += got;
        if (length == capacity) text = realloc(text, capacity *= 2);
    }
    // No text has more units of UTF-16 than bytes of UTF-8.
    UChar *units = text ? malloc((length + 1) * sizeof *units) : NULL;
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = 0;
    if (!units) return 1;
    u_strFromUTF8(units, (int32_t)length + 1, &count, text, (int32_t)length, &status);
    UBreakIterator *breaks = ubrk_open(UBRK_WORD, "root", NULL, 0, &status);
    if (U_FAILURE(status)) return 1;
    long words = 0;
    double start = seconds();
    ubrk_setText(breaks, units, count, &status);
    while (ubrk_next(breaks) != UBRK_DONE)
        if (ubrk_getRuleStatus(breaks) >= UBRK_WORD_NONE_LIMIT) words++;
    printf("%ld %.6f\n", words, seconds() - start);
    ubrk_close(breaks);
    return U_FAILURE(status);
}
#else
int main(void) { return 1; }
#endif

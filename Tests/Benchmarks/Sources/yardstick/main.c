// The yardstick of word counting: words between bytes up to the space, A to Z lowered, counted in a hash table with open
// addressing, and printed by falling count. The rules and the means are those of the optimised C program in Ben Hoyt's
// comparison "countwords": blocks of 64 KB, FNV-1a while a word is scanned, words copied once.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { blockLength = 64 * 1024 };

struct entry {
    char *word;
    uint32_t length;
    uint64_t hash;
    uint64_t count;
};

static struct entry *entries;
static size_t capacity = 1 << 16, used;

static void grow(void) {
    struct entry *old = entries;
    size_t oldCapacity = capacity;
    capacity *= 2;
    entries = calloc(capacity, sizeof *entries);
    if (!entries) exit(1);
    for (size_t i = 0; i < oldCapacity; i++) {
        if (!old[i].word) continue;
        size_t slot = old[i].hash & (capacity - 1);
        while (entries[slot].word) slot = (slot + 1) & (capacity - 1);
        entries[slot] = old[i];
    }
    free(old);
}

static void count(const char *word, uint32_t length, uint64_t hash) {
    size_t slot = hash & (capacity - 1);
    while (entries[slot].word) {
        if (entries[slot].hash == hash && entries[slot].length == length && !memcmp(entries[slot].word, word, length)) {
            entries[slot].count++;
            return;
        }
        slot = (slot + 1) & (capacity - 1);
    }
    char *copy = malloc(length);
    if (!copy) exit(1);
    memcpy(copy, word, length);
    entries[slot] = (struct entry){copy, length, hash, 1};
    if (++used * 2 > capacity) grow();
}

static int byFallingCount(const void *one, const void *other) {
    const struct entry *a = one, *b = other;
    return a->count < b->count ? 1 : a->count > b->count ? -1 : 0;
}

int main(void) {
    static char buffer[2 * blockLength];
    size_t rest = 0;
    entries = calloc(capacity, sizeof *entries);
    if (!entries) return 1;
    for (;;) {
        ssize_t got = read(STDIN_FILENO, buffer + rest, blockLength);
        if (got <= 0) break;
        size_t end = rest + (size_t)got, offset = 0;
        size_t done = 0;
        while (offset < end) {
            while (offset < end && (unsigned char)buffer[offset] <= ' ') offset++;
            size_t start = offset;
            uint64_t hash = 14695981039346656037u;
            while (offset < end && (unsigned char)buffer[offset] > ' ') {
                char byte = buffer[offset];
                if (byte >= 'A' && byte <= 'Z') buffer[offset] = byte = (char)(byte + 32);
                hash = (hash ^ (unsigned char)byte) * 1099511628211u;
                offset++;
            }
            done = start;
            if (offset == end) break;
            count(buffer + start, (uint32_t)(offset - start), hash);
            done = offset;
        }
        rest = end - done;
        if (rest > blockLength) return 1;
        memmove(buffer, buffer + done, rest);
    }
    if (rest > 0) {
        uint64_t hash = 14695981039346656037u;
        for (size_t i = 0; i < rest; i++) hash = (hash ^ (unsigned char)buffer[i]) * 1099511628211u;
        count(buffer, (uint32_t)rest, hash);
    }
    struct entry *ordered = malloc((used + 1) * sizeof *ordered);
    if (!ordered) return 1;
    size_t next = 0;
    for (size_t i = 0; i < capacity; i++)
        if (entries[i].word) ordered[next++] = entries[i];
    qsort(ordered, used, sizeof *ordered, byFallingCount);
    for (size_t i = 0; i < used; i++)
        printf("%.*s %llu\n", (int)ordered[i].length, ordered[i].word, (unsigned long long)ordered[i].count);
    return 0;
}

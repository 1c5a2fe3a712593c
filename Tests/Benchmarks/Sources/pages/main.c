// The yardstick of embedding: reads the files of a folder and writes each to another folder, in one step as Stratus does,
// with so many threads. Usage: pages THREADS COUNT IN [OUT]; the files are 0.html, 1.html and on; without OUT it only
// reads.

#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_int next_page;
static int count;
static const char *in, *out;

static int copy(int number) {
    char path[4096], temporary[4096];
    struct stat status;
    snprintf(path, sizeof path, "%s/%d.html", in, number);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0 || fstat(file, &status) != 0) return 0;
    char *bytes = malloc((size_t)status.st_size + 1);
    if (!bytes || read(file, bytes, (size_t)status.st_size) != status.st_size) return 0;
    close(file);
    if (out) {
        snprintf(temporary, sizeof temporary, "%s/.%d.tmp", out, number);
        snprintf(path, sizeof path, "%s/%d.html", out, number);
        file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file < 0 || write(file, bytes, (size_t)status.st_size) != status.st_size) return 0;
        close(file);
        if (rename(temporary, path) != 0) return 0;
    }
    free(bytes);
    return 1;
}

static void *work(void *unused) {
    for (int number; (number = atomic_fetch_add(&next_page, 1)) < count;)
        if (!copy(number)) exit(1);
    return unused;
}

int main(int arguments, char **values) {
    if (arguments < 4) return 64;
    int threads = atoi(values[1]);
    count = atoi(values[2]);
    in = values[3];
    out = arguments > 4 ? values[4] : NULL;
    pthread_t workers[64];
    if (threads < 1 || threads > 64) return 64;
    for (int worker = 0; worker < threads; worker++) pthread_create(&workers[worker], NULL, work, NULL);
    for (int worker = 0; worker < threads; worker++) pthread_join(workers[worker], NULL);
    return 0;
}

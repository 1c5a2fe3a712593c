// Lets one call of a program to its system fail, or ends the program there. Preloaded by Tests/Faults/Calls
// and Tests/Support/FaultLibrary.swift.
//
// STRATUS_FAULT=KIND:N:ACTION lets the N-th call of a kind fail, N+ that one and all that follow. KIND is a name of
// `names` below, or `any` for all calls in one row; KIND@END counts only calls on paths that end so. ACTION is the name of an error, SHORT for a read or write of half
// the bytes, or the name of a signal that comes before the call.
// STRATUS_FAULT_STATE names a file in which the calls are counted, so that the counts outlive the process.
//
// Only calls on files, folders and pipes count, and the making of threads, not the calls by which threads wake each
// other; and none on standard error: what cannot be printed there can be told nowhere.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum kind {
  OPEN, OPENAT, OPENDIR, STAT, FSTAT, FSTATAT, ACCESS, READ, LSEEK, GETDENTS, READLINK, WRITE, RENAME, LINK, UNLINK, MKDIR,
  FSYNC, SYNCFS, FTRUNCATE, CLOSE, MMAP, FLOCK, THREAD, KINDS
};
static const char *const names[KINDS] = {
  "open", "openat", "opendir", "stat", "fstat", "fstatat", "access", "read", "lseek", "getdents", "readlink", "write",
  "rename", "link", "unlink", "mkdir", "fsync", "syncfs", "ftruncate", "close", "mmap", "flock", "thread",
};

// What the test reads: Tests/Faults/Calls/CallCounts.swift has the same order.
struct state {
  unsigned long counts[KINDS];
  unsigned long all;
  unsigned long struck;
  unsigned long depth;
  unsigned long trace[24];  // Of the first call that failed, as offsets in the program.
};
static struct state state;
static int state_file = -1;
static int kind = -1, persists, error_code, signal_number, is_short;
static unsigned long number;
static char wanted_end[64];

static const struct { const char *name; int code; } errors[] = {
  {"EIO", EIO}, {"ENOSPC", ENOSPC}, {"EACCES", EACCES}, {"EMFILE", EMFILE}, {"ENFILE", ENFILE}, {"EINTR", EINTR},
  {"ESTALE", ESTALE}, {"ENOENT", ENOENT}, {"ENOLCK", ENOLCK}, {"ENOMEM", ENOMEM}, {"EDQUOT", EDQUOT},
  {"EAGAIN", EAGAIN}, {"EFBIG", EFBIG},
};
static const struct { const char *name; int number; } signals[] = {
  {"KILL", SIGKILL}, {"INT", SIGINT}, {"TERM", SIGTERM}, {"HUP", SIGHUP},
};

#define REAL(name) ((__typeof__(&name))real(#name))
static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("STRATUS_FAULT_STATE"), *text = getenv("STRATUS_FAULT");
  if (path) {
    // Written to and not mapped: the program knows itself by the files that are mapped into it. And out of the way of the
    // descriptors that the program gets.
    int descriptor = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    state_file = syscall(SYS_fcntl, descriptor, F_DUPFD_CLOEXEC, 1000);
    syscall(SYS_close, descriptor);
  }
  void *frame;
  backtrace(&frame, 1);  // Loads what it needs now, and not within a call.
  char word[16], action[16];
  // What programs are started by this one is not ours to break.
  unsetenv("LD_PRELOAD");
  if (!text || sscanf(text, "%15[a-z]", word) != 1) return;
  const char *first = strchr(text, ':'), *at = strchr(text, '@');
  if (!first || sscanf(first, ":%lu", &number) != 1) return;
  if (at && at < first) snprintf(wanted_end, sizeof wanted_end, "%.*s", (int)(first - at - 1), at + 1);
  const char *last = strrchr(text, ':');
  if (!last || sscanf(last, ":%15[A-Z0-9]", action) != 1) return;
  persists = strchr(text, '+') != NULL;
  for (int i = 0; i < KINDS; i++) if (!strcmp(word, names[i])) kind = i;
  if (!strcmp(word, "any")) kind = KINDS;
  // A fault that no call has would find nothing, and say that all is well.
  if (kind < 0) abort();
  is_short = !strcmp(action, "SHORT");
  for (unsigned i = 0; i < sizeof errors / sizeof *errors; i++)
    if (!strcmp(action, errors[i].name)) error_code = errors[i].code;
  for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++)
    if (!strcmp(action, signals[i].name)) signal_number = signals[i].number;
}

static void note(const void *what, unsigned long size) {
  syscall(SYS_pwrite64, state_file, what, size, (char *)what - (char *)&state);
}

static void strike(void) {
  if (__atomic_fetch_add(&state.struck, 1, __ATOMIC_RELAXED) == 0) {
    void *frames[24];
    int depth = backtrace(frames, 24);
    for (int i = 0; i < depth; i++) {
      Dl_info info;
      state.trace[i] = dladdr(frames[i], &info) && info.dli_fbase ? (char *)frames[i] - (char *)info.dli_fbase : 0;
    }
    state.depth = depth;
  }
  note(&state, sizeof state);
}

static int ends_as_wanted(const char *path) {
  size_t length = strlen(path), wanted = strlen(wanted_end);
  return length >= wanted && !strcmp(path + length - wanted, wanted_end);
}

// The file in which Dispatch, the runtime of Swift's tasks, looks whether its threads run. Where it cannot it ends the
// process, which no program that uses it can change; only the preview does.
static int is_of_runtime(const char *path) {
  int process, length = 0;
  return sscanf(path, "/proc/%d/stat%n", &process, &length) == 1 && length > 0 && !path[length];
}

// Counts a call. 1: it fails, with the reason in errno. 2: it does half of what it is to do. 0: it goes on.
static int fails(enum kind of, const char *path) {
  int saved = errno;
  if (*wanted_end && !ends_as_wanted(path)) return 0;
  if (of == OPEN && is_of_runtime(path)) return 0;
  unsigned long here = __atomic_add_fetch(&state.counts[of], 1, __ATOMIC_RELAXED);
  unsigned long all = __atomic_add_fetch(&state.all, 1, __ATOMIC_RELAXED);
  note(&state.counts[of], sizeof here);
  note(&state.all, sizeof all);
  unsigned long place = kind == KINDS ? all : here;
  int is_met = (kind == KINDS || kind == (int)of) && (place == number || (persists && place > number));
  if (!is_met) { errno = saved; return 0; }
  strike();
  if (signal_number == SIGKILL) syscall(SYS_kill, getpid(), SIGKILL);
  // To the process: any of its threads may take it.
  if (signal_number) syscall(SYS_kill, getpid(), signal_number);
  errno = saved;
  if (is_short) return 2;
  if (!error_code) return 0;
  errno = error_code;
  return 1;
}

// The same for a call on a name in a folder that is open.
static int fails_in(enum kind of, int folder, const char *name) {
  char link[40], path[8192] = "";
  int saved = errno;
  if (*wanted_end && folder != AT_FDCWD && *name != '/') {
    snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
    long length = syscall(SYS_readlinkat, AT_FDCWD, link, path, 4096);
    snprintf(path + (length > 0 ? length : 0), 4096, "/%s", name);
    name = path;
  }
  errno = saved;
  return fails(of, name);
}

// The same for a call on what is open.
static int fails_on(enum kind of, int descriptor) {
  char link[40], path[4096] = "";
  int saved = errno;
  if (*wanted_end) {
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
  }
  errno = saved;
  return fails(of, path);
}

static int counts(int descriptor) {
  int saved = errno;
  struct stat status;
  int is_file = descriptor != 2 && syscall(SYS_fstat, descriptor, &status) == 0
    && (S_ISREG(status.st_mode) || S_ISDIR(status.st_mode) || S_ISFIFO(status.st_mode));
  errno = saved;
  return is_file;
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  int mode = va_arg(rest, int);
  va_end(rest);
  // Only what makes a file needs room.
  if (error_code == ENOSPC && kind == OPEN && !(flags & (O_CREAT | 020000000))) return REAL(open)(path, flags, mode);
  return fails(OPEN, path) == 1 ? -1 : REAL(open)(path, flags, mode);
}
int openat(int folder, const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  int mode = va_arg(rest, int);
  va_end(rest);
  if (error_code == ENOSPC && kind == OPENAT && !(flags & O_CREAT)) return REAL(openat)(folder, path, flags, mode);
  return fails_in(OPENAT, folder, path) == 1 ? -1 : REAL(openat)(folder, path, flags, mode);
}
FILE *fopen(const char *path, const char *mode) { return fails(OPEN, path) == 1 ? NULL : REAL(fopen)(path, mode); }
DIR *opendir(const char *path) { return fails(OPENDIR, path) == 1 ? NULL : REAL(opendir)(path); }
DIR *fdopendir(int folder) { return fails_on(OPENDIR, folder) == 1 ? NULL : REAL(fdopendir)(folder); }
struct dirent *readdir(DIR *listing) { return fails_on(GETDENTS, dirfd(listing)) == 1 ? NULL : REAL(readdir)(listing); }
int stat(const char *path, struct stat *status) { return fails(STAT, path) == 1 ? -1 : REAL(stat)(path, status); }
int lstat(const char *path, struct stat *status) { return fails(STAT, path) == 1 ? -1 : REAL(lstat)(path, status); }
int fstat(int file, struct stat *status) {
  return counts(file) && fails_on(FSTAT, file) == 1 ? -1 : REAL(fstat)(file, status);
}
int fstatat(int folder, const char *path, struct stat *status, int flags) {
  return fails_in(FSTATAT, folder, path) == 1 ? -1 : REAL(fstatat)(folder, path, status, flags);
}
int access(const char *path, int mode) { return fails(ACCESS, path) == 1 ? -1 : REAL(access)(path, mode); }
int faccessat(int folder, const char *path, int mode, int flags) {
  return fails_in(ACCESS, folder, path) == 1 ? -1 : REAL(faccessat)(folder, path, mode, flags);
}
ssize_t read(int file, void *bytes, size_t count) {
  int fault = counts(file) ? fails_on(READ, file) : 0;
  return fault == 1 ? -1 : REAL(read)(file, bytes, fault == 2 && count > 1 ? count / 2 : count);
}
ssize_t pread(int file, void *bytes, size_t count, off_t place) {
  int fault = counts(file) ? fails_on(READ, file) : 0;
  return fault == 1 ? -1 : REAL(pread)(file, bytes, fault == 2 && count > 1 ? count / 2 : count, place);
}
off_t lseek(int file, off_t place, int from) {
  return counts(file) && fails_on(LSEEK, file) == 1 ? -1 : REAL(lseek)(file, place, from);
}
ssize_t readlink(const char *path, char *bytes, size_t count) {
  return fails(READLINK, path) == 1 ? -1 : REAL(readlink)(path, bytes, count);
}
char *realpath(const char *path, char *resolved) {
  return fails(READLINK, path) == 1 ? NULL : REAL(realpath)(path, resolved);
}
ssize_t write(int file, const void *bytes, size_t count) {
  int fault = counts(file) ? fails_on(WRITE, file) : 0;
  // A disk that fills takes what it has room for.
  if (fault == 1 && error_code == ENOSPC && !persists && count > 1) REAL(write)(file, bytes, count / 2), errno = ENOSPC;
  return fault == 1 ? -1 : REAL(write)(file, bytes, fault == 2 && count > 1 ? count / 2 : count);
}
ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) {
  int fault = counts(file) ? fails_on(WRITE, file) : 0;
  return fault == 1 ? -1 : REAL(pwrite)(file, bytes, fault == 2 && count > 1 ? count / 2 : count, place);
}
size_t fwrite(const void *bytes, size_t size, size_t count, FILE *file) {
  return counts(fileno(file)) && fails_on(WRITE, fileno(file)) == 1 ? 0 : REAL(fwrite)(bytes, size, count, file);
}
int rename(const char *from, const char *to) { return fails(RENAME, to) == 1 ? -1 : REAL(rename)(from, to); }
int renameat(int folder, const char *from, int other, const char *to) {
  return fails_in(RENAME, other, to) == 1 ? -1 : REAL(renameat)(folder, from, other, to);
}
int link(const char *from, const char *to) { return fails(LINK, to) == 1 ? -1 : REAL(link)(from, to); }
int linkat(int folder, const char *from, int other, const char *to, int flags) {
  return fails_in(LINK, other, to) == 1 ? -1 : REAL(linkat)(folder, from, other, to, flags);
}
int unlink(const char *path) { return fails(UNLINK, path) == 1 ? -1 : REAL(unlink)(path); }
int unlinkat(int folder, const char *path, int flags) {
  return fails_in(UNLINK, folder, path) == 1 ? -1 : REAL(unlinkat)(folder, path, flags);
}
int rmdir(const char *path) { return fails(UNLINK, path) == 1 ? -1 : REAL(rmdir)(path); }
int mkdir(const char *path, mode_t mode) { return fails(MKDIR, path) == 1 ? -1 : REAL(mkdir)(path, mode); }
int mkdirat(int folder, const char *path, mode_t mode) {
  return fails_in(MKDIR, folder, path) == 1 ? -1 : REAL(mkdirat)(folder, path, mode);
}
int fsync(int file) { return fails_on(FSYNC, file) == 1 ? -1 : REAL(fsync)(file); }
int syncfs(int file) { return fails_on(SYNCFS, file) == 1 ? -1 : REAL(syncfs)(file); }
int ftruncate(int file, off_t size) { return fails_on(FTRUNCATE, file) == 1 ? -1 : REAL(ftruncate)(file, size); }
int close(int file) {
  int fault = counts(file) ? fails_on(CLOSE, file) : 0, code = errno;
  int result = REAL(close)(file);
  // Linux closes the file whatever it answers.
  if (fault != 1) return result;
  errno = code;
  return -1;
}
void *mmap(void *place, size_t size, int protection, int flags, int file, off_t offset) {
  if (!(flags & MAP_ANONYMOUS) && fails_on(MMAP, file) == 1) return MAP_FAILED;
  return (void *)syscall(SYS_mmap, place, size, protection, flags, file, offset);
}
int flock(int file, int operation) { return fails_on(FLOCK, file) == 1 ? -1 : REAL(flock)(file, operation); }
int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *), void *context) {
  return fails(THREAD, "") == 1 ? errno : REAL(pthread_create)(thread, attributes, run, context);
}

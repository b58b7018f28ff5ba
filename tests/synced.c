/* What a power cut leaves: after every sync of a file, a copy of it is kept beside it. LD_PRELOAD this into a server,
   kill it, and put the copies in place of the files: all that was written and not synced is gone, as it would be. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static void keep(int fd) {
    char link[64], path[4000], part[4100], copy[4100], data[65536];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t size = readlink(link, path, sizeof path - 1);
    if (size <= 0) return;
    path[size] = 0;
    if (!strstr(path, ".sqlite")) return;
    snprintf(part, sizeof part, "%s.part", path);
    snprintf(copy, sizeof copy, "%s.synced", path);
    int out = open(part, O_CREAT | O_TRUNC | O_WRONLY, 0600);
    if (out < 0) return;
    off_t at = 0;
    while ((size = pread(fd, data, sizeof data, at)) > 0) {
        if (write(out, data, size) != size) break;
        at += size;
    }
    close(out);
    rename(part, copy);
}

int fsync(int fd) {
    int done = syscall(SYS_fsync, fd);
    if (!done) keep(fd);
    return done;
}

int fdatasync(int fd) {
    int done = syscall(SYS_fdatasync, fd);
    if (!done) keep(fd);
    return done;
}

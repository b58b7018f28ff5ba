/* A clock that somebody sets: LD_PRELOAD this, and the time of day is off by as many seconds as the file
   $CLOCK_OFFSET says. Time that only goes on (CLOCK_MONOTONIC) is left as it is. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long offset(void) {
    const char *path = getenv("CLOCK_OFFSET");
    FILE *file = path ? fopen(path, "r") : NULL;
    long seconds = 0;
    if (file) {
        if (fscanf(file, "%ld", &seconds) != 1) seconds = 0;
        fclose(file);
    }
    return seconds;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int done = syscall(SYS_clock_gettime, clock, now);
    if (!done && clock == CLOCK_REALTIME) now->tv_sec += offset();
    return done;
}

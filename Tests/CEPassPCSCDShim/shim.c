/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */

/*
 * Loaded into a pcscd that belongs to one test process (LD_PRELOAD). Four things of that pcscd are compiled in and in the way of a test:
 *
 *  - it writes to /run/pcscd, where the system's own pcscd lives: such paths go to the folder $EPASS_RIG_RUN;
 *  - it reads its readers from /etc/reader.conf.d, and lives without any only there: from the folder $EPASS_RIG_CONF instead;
 *  - it looks for a card every 400 ms: $EPASS_RIG_POLL_MS milliseconds instead;
 *  - it lives on when the test process dies: it ends as soon as the pipe on descriptor $EPASS_RIG_PIPE is closed at the other end.
 *
 * vpcd sends the length and the body of a frame by two calls and without TCP_NODELAY. That is left as it is: a chip that does not
 * acknowledge at once is to be seen in the tests.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

static const char service_folder[] = "/run/pcscd";

struct path_buffer {
    char text[1024];
};

static void *next_function(const char *name) { return dlsym(RTLD_NEXT, name); }

/* The path to use in the place of `path`. */
static const char *redirected(const char *path, struct path_buffer *buffer) {
    const char *folder = getenv("EPASS_RIG_RUN");
    size_t length = sizeof service_folder - 1;
    if (folder == NULL || path == NULL || strncmp(path, service_folder, length) != 0) return path;
    if (path[length] != '\0' && path[length] != '/') return path;
    int written = snprintf(buffer->text, sizeof buffer->text, "%s%s", folder, path + length);
    return written > 0 && (size_t)written < sizeof buffer->text ? buffer->text : path;
}

int mkdir(const char *path, mode_t mode) {
    struct path_buffer buffer;
    int (*next)(const char *, mode_t) = (int (*)(const char *, mode_t))next_function("mkdir");
    return next(redirected(path, &buffer), mode);
}

int chmod(const char *path, mode_t mode) {
    struct path_buffer buffer;
    int (*next)(const char *, mode_t) = (int (*)(const char *, mode_t))next_function("chmod");
    return next(redirected(path, &buffer), mode);
}

int remove(const char *path) {
    struct path_buffer buffer;
    int (*next)(const char *) = (int (*)(const char *))next_function("remove");
    return next(redirected(path, &buffer));
}

int stat(const char *restrict path, struct stat *restrict result) {
    struct path_buffer buffer;
    int (*next)(const char *, struct stat *) = (int (*)(const char *, struct stat *))next_function("stat");
    return next(redirected(path, &buffer), result);
}

int open(const char *path, int flags, ...) {
    struct path_buffer buffer;
    mode_t mode = 0;
    if (flags & O_CREAT) {
        va_list arguments;
        va_start(arguments, flags);
        mode = va_arg(arguments, mode_t);
        va_end(arguments);
    }
    int (*next)(const char *, int, ...) = (int (*)(const char *, int, ...))next_function("open");
    return next(redirected(path, &buffer), flags, mode);
}

DIR *opendir(const char *path) {
    DIR *(*next)(const char *) = (DIR * (*)(const char *)) next_function("opendir");
    const char *folder = getenv("EPASS_RIG_CONF");
    return next(folder != NULL && strcmp(path, "/etc/reader.conf.d") == 0 ? folder : path);
}

int nanosleep(const struct timespec *time, struct timespec *left) {
    int (*next)(const struct timespec *, struct timespec *) =
        (int (*)(const struct timespec *, struct timespec *))next_function("nanosleep");
    const char *milliseconds = getenv("EPASS_RIG_POLL_MS");
    struct timespec shorter = *time;
    if (milliseconds != NULL && time->tv_sec == 0 && time->tv_nsec == 400000000L) {
        shorter.tv_nsec = atol(milliseconds) * 1000000L;
    }
    return next(&shorter, left);
}

static void *wait_for_parent(void *descriptor) {
    char byte;
    while (read((int)(long)descriptor, &byte, 1) > 0) {
    }
    kill(getpid(), SIGKILL);
    return NULL;
}

__attribute__((constructor)) static void start_watching(void) {
    const char *pipe = getenv("EPASS_RIG_PIPE");
    pthread_t thread;
    sigset_t all;
    sigset_t before;
    if (pipe == NULL) return;
    /* The daemon's signals belong to the daemon's threads. */
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    if (pthread_create(&thread, NULL, wait_for_parent, (void *)atol(pipe)) == 0) pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */

#define _GNU_SOURCE
#include "confinement.h"

#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};
enum { FATAL = sizeof fatal / sizeof *fatal };
static struct sigaction before[FATAL];

/* Of the thread, so that a crash elsewhere in the program is not blamed on a library that is merely waited for. */
static _Thread_local const char *volatile in_library;
static _Thread_local const char *volatile in_function;

void epass_crash_note(const char *library, const char *function) {
    in_function = function;
    in_library = library;
}

/* Only what is safe in a handler of signals (signal-safety(7)); writev is not on the list, and is a bare system call. */
static void crashed(int number, siginfo_t *info, void *context) {
    (void)context;
    if (in_library != NULL && in_function != NULL) {
        static const char start[] = "epass: the PKCS #11 module ", middle[] = " crashed in ";
        static const char end[] = ".\n  Update the module, or run it apart: p11-kit loads a module that is configured with "
                                  "\"remote: |p11-kit remote PATH\" in a process of its own.\n";
        struct iovec parts[] = {
            {(void *)start, sizeof start - 1}, {(void *)in_library, strlen(in_library)}, {(void *)middle, sizeof middle - 1},
            {(void *)in_function, strlen(in_function)}, {(void *)end, sizeof end - 1},
        };
        ssize_t written = writev(STDERR_FILENO, parts, sizeof parts / sizeof *parts);
        (void)written;
        in_library = NULL;
    }
    for (size_t index = 0; index < FATAL; index++) {
        if (fatal[index] == number) sigaction(number, &before[index], NULL);
    }
    /* The instruction faults again and meets the handler of before, with the registers as they were; what was sent is sent again. */
    if (info->si_code <= 0 || number == SIGABRT) raise(number);
}

void epass_crash_tell(void) {
    static int isTold;
    if (__atomic_exchange_n(&isTold, 1, __ATOMIC_SEQ_CST)) return;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = crashed;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (size_t index = 0; index < FATAL; index++) sigaction(fatal[index], &action, &before[index]);
}

/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */

#define _GNU_SOURCE
#include "confinement.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/timex.h>
#include <sys/wait.h>
#include <unistd.h>

int epass_confinement_start(
    const char *path, char *const arguments[], int input, int output, pid_t *process) {
    /* Without a backtrace, a crash is a crash at once: the language's handler of signals would start a program to explain it. */
    static char no_backtrace[] = "SWIFT_BACKTRACE=enable=no";
    char *const environment[] = {no_backtrace, NULL};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, every;
    int error = posix_spawn_file_actions_init(&actions);
    if (error != 0) return error;
    error = posix_spawnattr_init(&attributes);
    if (error != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return error;
    }
    sigemptyset(&none);
    sigfillset(&every);
    if ((error = posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)) == 0 &&
        (error = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)) == 0 &&
        (error = posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)) == 0 &&
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
        (error = posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)) == 0 &&
#endif
        (error = posix_spawnattr_setsigmask(&attributes, &none)) == 0 &&
        (error = posix_spawnattr_setsigdefault(&attributes, &every)) == 0 &&
        (error = posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)) == 0) {
        error = posix_spawn(process, path, &actions, &attributes, arguments, environment);
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

int epass_command_start(
    const char *name, char *const arguments[], char *const environment[], int input, int output, pid_t *process) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, every;
    int error = posix_spawn_file_actions_init(&actions);
    if (error != 0) return error;
    error = posix_spawnattr_init(&attributes);
    if (error != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return error;
    }
    sigemptyset(&none);
    sigfillset(&every);
    if ((error = posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)) == 0 &&
        (error = posix_spawn_file_actions_adddup2(&actions, output < 0 ? STDERR_FILENO : output, STDOUT_FILENO)) == 0 &&
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
        (error = posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)) == 0 &&
#endif
        (error = posix_spawnattr_setsigmask(&attributes, &none)) == 0 &&
        (error = posix_spawnattr_setsigdefault(&attributes, &every)) == 0 &&
        (error = posix_spawnattr_setpgroup(&attributes, 0)) == 0 &&
        (error = posix_spawnattr_setflags(
             &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP)) == 0) {
        error = posix_spawnp(process, name, &actions, &attributes, arguments, environment);
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

/*
 * What stands between fork and exec: plain calls of the system only, since another thread may hold any lock. The wrappers of setresuid and the like would
 * speak to threads that are not there.
 */
static int become(uid_t user, gid_t group) {
    /* Where the system has no networks of their own, the program's own options have to do. */
    (void)syscall(SYS_unshare, CLONE_NEWNET);
    if (syscall(SYS_setgroups, 0, NULL) != 0) return -1;
    if (syscall(SYS_setresgid, group, group, group) != 0) return -1;
    return (int)syscall(SYS_setresuid, user, user, user);
}

int epass_program_start(
    const char *path, char *const arguments[], char *const environment[], uid_t user, gid_t group, pid_t *process) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return errno;
    int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
    if (nothing < 0) {
        int error = errno;
        close(ends[0]);
        close(ends[1]);
        return error;
    }
    sigset_t every, before;
    sigfillset(&every);
    pthread_sigmask(SIG_SETMASK, &every, &before);
    pid_t child = fork();
    if (child == 0) {
        int error = 0;
        struct sigaction plain = {.sa_handler = SIG_DFL};
        for (int number = 1; number < NSIG; number++) (void)sigaction(number, &plain, NULL);
        (void)setpgid(0, 0);
        if (dup2(nothing, STDIN_FILENO) < 0 || dup2(nothing, STDOUT_FILENO) < 0 || dup2(nothing, STDERR_FILENO) < 0 ||
            (user != 0 && become(user, group) != 0)) {
            error = errno;
        } else {
#ifdef SYS_close_range
            /* All but the end of the pipe, which the new program does not keep. */
            if (ends[1] > 3) (void)syscall(SYS_close_range, 3, ends[1] - 1, 0);
            (void)syscall(SYS_close_range, ends[1] + 1, ~0U, 0);
#endif
            sigset_t none;
            sigemptyset(&none);
            (void)sigprocmask(SIG_SETMASK, &none, NULL);
            execve(path, arguments, environment);
            error = errno;
        }
        (void)!write(ends[1], &error, sizeof error);
        _exit(127);
    }
    int error = child < 0 ? errno : 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(nothing);
    close(ends[1]);
    if (child > 0) {
        ssize_t count;
        int reported = 0;
        do count = read(ends[0], &reported, sizeof reported);
        while (count < 0 && errno == EINTR);
        if (count == (ssize_t)sizeof reported) {
            error = reported;
            while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
        } else {
            *process = child;
        }
    }
    close(ends[0]);
    return error;
}

int epass_confinement_memory_file(void) { return memfd_create("epass-image", MFD_CLOEXEC); }

int epass_confinement_pipe(int *reading, int *writing) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    *reading = ends[0];
    *writing = ends[1];
    return 0;
}

static int limit(__rlimit_resource_t resource, rlim_t soft, rlim_t hard) {
    struct rlimit present;
    if (getrlimit(resource, &present) != 0) return -1;
    /* Never more than was allowed before. */
    if (hard > present.rlim_max) hard = present.rlim_max;
    if (soft > hard) soft = hard;
    struct rlimit wanted = {soft, hard};
    return setrlimit(resource, &wanted);
}

#if defined(__x86_64__)
#define EPASS_AUDIT_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define EPASS_AUDIT_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef EPASS_AUDIT_ARCHITECTURE
#define KILL BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS)
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (offset))
/* The low half of an argument; both architectures are little-endian, and what is tested lies in that half. */
#define LOAD_ARGUMENT(index) LOAD(offsetof(struct seccomp_data, args) + 8 * (index))
#define ALLOW_CALL(number) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), ALLOW
/* One call whose argument has one value. */
#define ALLOW_CALL_WITH(number, index, value) \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 4), LOAD_ARGUMENT(index), \
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), 0, 1), ALLOW, KILL
/* One call whose argument lacks some bits. */
#define ALLOW_CALL_WITHOUT(number, index, bits) \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 4), LOAD_ARGUMENT(index), \
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (bits), 1, 0), ALLOW, KILL

static int filter(void) {
    struct sock_filter program[] = {
        LOAD(offsetof(struct seccomp_data, arch)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, EPASS_AUDIT_ARCHITECTURE, 1, 0),
        KILL,
        LOAD(offsetof(struct seccomp_data, nr)),
        ALLOW_CALL_WITH(SYS_read, 0, STDIN_FILENO),
        ALLOW_CALL_WITH(SYS_write, 0, STDOUT_FILENO),
        /* mmap: anonymous memory that cannot be executed. */
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mmap, 0, 6),
        LOAD_ARGUMENT(2),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 3, 0),
        LOAD_ARGUMENT(3),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, MAP_ANONYMOUS, 0, 1),
        ALLOW,
        KILL,
        ALLOW_CALL_WITHOUT(SYS_mprotect, 2, PROT_EXEC),
        ALLOW_CALL(SYS_brk),
        ALLOW_CALL(SYS_munmap),
        ALLOW_CALL(SYS_mremap),
        ALLOW_CALL(SYS_madvise),
        ALLOW_CALL(SYS_futex),
        ALLOW_CALL(SYS_getrandom),
        ALLOW_CALL(SYS_exit),
        ALLOW_CALL(SYS_exit_group),
        KILL,
    };
    struct sock_fprog whole = {sizeof(program) / sizeof(program[0]), program};
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &whole);
}
#else
/* No filter was written for this architecture, and nothing is decoded without one. */
static int filter(void) {
    errno = ENOSYS;
    return -1;
}
#endif

/* Closes all descriptors from 3 on. */
static int close_descriptors(void) {
#ifdef SYS_close_range
    if (syscall(SYS_close_range, STDERR_FILENO + 1, ~0U, 0) == 0) return 0;
#endif
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return -1;
    for (rlim_t descriptor = STDERR_FILENO + 1; descriptor < files.rlim_cur && descriptor < 65536; descriptor++) {
        close((int)descriptor);
    }
    return 0;
}

int epass_confinement_enter(uint64_t memory, uint64_t seconds) {
    if (close_descriptors() != 0) return EPASS_CONFINEMENT_DESCRIPTORS;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) {
        return EPASS_CONFINEMENT_PRIVILEGES;
    }
    if (limit(RLIMIT_CORE, 0, 0) != 0 || limit(RLIMIT_FSIZE, 0, 0) != 0 || limit(RLIMIT_NOFILE, 0, 0) != 0 ||
        limit(RLIMIT_NPROC, 0, 0) != 0 || limit(RLIMIT_CPU, seconds, seconds + 1) != 0 ||
        limit(RLIMIT_AS, memory, memory) != 0) {
        return EPASS_CONFINEMENT_LIMITS;
    }
    if (filter() != 0) return EPASS_CONFINEMENT_FILTER;
    return EPASS_CONFINEMENT_DONE;
}

void epass_confinement_hide(void) { (void)prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }

int epass_clock_is_synchronised(void) {
    struct timex state = {.modes = 0};
    const int answer = adjtimex(&state);
    return answer < 0 ? -1 : answer != TIME_ERROR;
}

/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */

/* What Swift cannot say of a child process that decodes what a stranger wrote: how it is started, and what it gives up. */
#ifndef EPASS_CONFINEMENT_H
#define EPASS_CONFINEMENT_H
#include <stdint.h>
#include <sys/types.h>

/*
 * Starts `path` with `arguments` (ended by NULL) and none of the caller's environment. Its standard input is `input`, its standard
 * output `output`, its standard error the null device; it has no other descriptor, no blocked signal and no signal handler.
 * Returns 0 and the process, or the number of the error.
 */
int epass_confinement_start(
    const char *path, char *const arguments[], int input, int output, pid_t *process);

/*
 * Starts a program that the operator named, with `arguments` and `environment` (each ended by NULL); it is looked for in PATH unless its name has a
 * slash. Its standard input is `input`, its standard output `output`, or where that is negative what its standard error is; it has no other descriptor, no blocked signal, no
 * signal handler, and a process group of its own, whose number is that of the process.
 * Returns 0 and the process, or the number of the error.
 */
int epass_command_start(
    const char *name, char *const arguments[], char *const environment[], int input, int output, pid_t *process);

/*
 * Starts the program at `path` with `arguments` and `environment` (each ended by NULL). Its standard input, output and error are the null device; it has no
 * other descriptor, no blocked signal, no signal handler, and a process group of its own, whose number is that of the process. Where `user` is not 0 it runs
 * as that user and `group`, in no other group and in a network of its own that leads nowhere; only root can ask for that.
 * Returns 0 and the process, or the number of the error.
 */
int epass_program_start(
    const char *path, char *const arguments[], char *const environment[], uid_t user, gid_t group, pid_t *process);

/* A file in memory without a name, closed in programs that are started: its descriptor, or -1 and errno. */
int epass_confinement_memory_file(void);

/* A pipe whose ends are closed in programs that are started: 0, or -1 and errno. */
int epass_confinement_pipe(int *reading, int *writing);

/* The steps of the confinement, in their order. */
enum epass_confinement_step {
    EPASS_CONFINEMENT_DONE = 0,
    EPASS_CONFINEMENT_DESCRIPTORS = 2,
    EPASS_CONFINEMENT_PRIVILEGES = 3,
    EPASS_CONFINEMENT_LIMITS = 4,
    EPASS_CONFINEMENT_FILTER = 5,
};

/*
 * Confines the calling process for the rest of its life: no descriptor but 0, 1 and 2, no new privileges, no core file, no new file, no new
 * process; at most `memory` octets of address space and `seconds` of processor time; and of the system's calls only those that read from
 * descriptor 0, write to descriptor 1, manage memory that cannot be executed, and end the process. Any other call ends it (SIGSYS).
 * Returns EPASS_CONFINEMENT_DONE, or the step that the system refused: then nothing must be decoded.
 */
int epass_confinement_enter(uint64_t memory, uint64_t seconds);

/*
 * No process of the same user may look into the memory of this one, by ptrace or /proc/PID/mem, and no core file is written. Descriptors, children and
 * what is started from here are as before.
 */
void epass_confinement_hide(void);

/*
 * From now on a fatal signal on a thread that is in a call into somebody else's library writes one line to standard error first, "epass: the PKCS #11
 * module PATH crashed in C_Sign", and then does what it did before. It changes the signal handlers of the whole process, hence programs call it, not
 * libraries.
 */
void epass_crash_tell(void);

/* Names the library and the function that this thread calls next; `library` NULL for none any more. Both stay where they are until then. */
void epass_crash_note(const char *library, const char *function);

/* Whether the kernel takes its clock for synchronised: 1 or 0, or -1 where it does not say. Nothing is changed by the question. */
int epass_clock_is_synchronised(void);
#endif

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassConfinement
import Glibc

/// What a process does that holds other people's data: no core file with its memory, no report of a crash that shows
/// it, and no result in the wrong place.
enum ProcessHardening {
    static func apply() {
        occupyStandardDescriptors()
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        // No debugger, and no reader of /proc/PID/mem, of the same user (T23). A program that is started from here
        // begins anew.
        epass_confinement_hide()
        leaveCrashesToTheSystem()
    }

    /// Takes back the handlers of the language's run-time, which print registers and the memory they point to on
    /// standard error (T23).
    private static func leaveCrashesToTheSystem() {
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGQUIT] { signal(number, SIG_DFL) }
    }

    /// Opens the null device for each standard stream that came closed (`epass ... >&-`): the next file or socket would
    /// get its number, and the report would be written into it. It is opened for reading only, so that writing fails.
    private static func occupyStandardDescriptors() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is the one that is missing, for the lower ones are taken by now.
            _ = unsafe open("/dev/null", O_RDONLY)
        }
    }

    /// Whether a descriptor was opened in this process, and not handed over by the shell: the language's run-time may
    /// have taken the number of a closed stream before `apply()`. What is handed over cannot be close-on-exec.
    static func isOwn(_ descriptor: Int32) -> Bool {
        let flags = fcntl(descriptor, F_GETFD)
        return flags < 0 || flags & FD_CLOEXEC != 0
    }
}

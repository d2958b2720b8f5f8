// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import CEPassConfinement

/// The crashes of PKCS #11 modules. A module is a library in the process that uses it, so that its crash cannot be
/// caught, only named.
public enum PKCS11Crashes {
    /// From now on a module that crashes is named on standard error, with the function that it crashed in; the process
    /// ends as before.
    ///
    /// It puts handlers before those of SIGSEGV, SIGBUS, SIGILL, SIGFPE and SIGABRT, for the whole process: it is for
    /// programs to call, not for libraries, and before the module is opened.
    public static func reportToStandardError() { epass_crash_tell() }
}

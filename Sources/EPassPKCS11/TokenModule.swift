// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if PKCS11
    internal import CPKCS11

    /// A module that was loaded, and the session with it. Both end with the value.
    @safe
    final class TokenModule: @unchecked Sendable {
        // Sendable: one TokenSession has it, and touches it on its own thread only; `deinit` runs when nobody has it
        // any more.
        var raw = unsafe epass_p11_module()
        /// Whether the module was started.
        var isInitialized = false
        /// The session, once there is one.
        var session: CK_SESSION_HANDLE?

        deinit {
            if let session { _ = unsafe epass_p11_close(&raw, session) }
            if isInitialized { _ = unsafe epass_p11_finalize(&raw) }
            unsafe epass_p11_release(&raw)
        }
    }
#endif

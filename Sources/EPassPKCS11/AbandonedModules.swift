// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if PKCS11
    internal import Synchronization

    /// The modules of this process that did not return from a call, and the function they were in. They are not called
    /// again: a library that hangs holds its own locks, and a second call would hang behind them.
    enum AbandonedModules {
        private static let functions = Mutex<[String: String]>([:])

        static func add(_ module: String, in function: String?) {
            functions.withLock { $0[module] = $0[module] ?? function ?? "PKCS #11" }
        }

        /// The function that the module did not return from; nil where it may be called.
        static func function(of module: String) -> String? { functions.withLock { $0[module] } }
    }
#endif

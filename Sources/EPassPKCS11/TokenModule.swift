// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if PKCS11
    internal import CPKCS11
    internal import Dispatch
    internal import EPassBlockingCalls
    internal import EPassMessages
    internal import Glibc

    /// A module that was loaded, and the session with it. Both end with the value, unless a call did not return: then
    /// they are left as they are.
    @safe
    final class TokenModule: @unchecked Sendable {
        // Sendable: one TokenSession has it, and touches `raw` and `session` on its own thread only; `deinit` runs when
        // nobody has it any more. `current` is read atomically from elsewhere.
        var raw: epass_p11_module
        /// Whether the module was started.
        var isInitialized = false
        /// The session, once there is one.
        var session: CK_SESSION_HANDLE?
        /// The module's path or name.
        let name: String
        private let current: UnsafeMutablePointer<UnsafePointer<CChar>?>

        /// How long the end of a session may take before it is abandoned. A program ends no later for it.
        private static let patience: DispatchTimeInterval = .seconds(2)

        init(_ uri: PKCS11URI) {
            name = uri.modulePath ?? uri.moduleName ?? ""
            unsafe current = .allocate(capacity: 1)
            unsafe current.initialize(to: nil)
            unsafe raw = epass_p11_module()
            unsafe raw.title = UnsafePointer(strdup(DisplayText.escaped(name)))
            unsafe raw.current = current
        }

        /// The function that is being called, for example `C_Sign`.
        var currentFunction: String? {
            unsafe epass_p11_current(current).map { unsafe String(cString: $0) }
        }

        deinit {
            // Its call may be in the module still, or have left locks behind there.
            guard AbandonedModules.function(of: name) == nil else { return }
            let end = unsafe SessionEnd(raw: raw, isInitialized: isInitialized, session: session)
            let isOver = DispatchSemaphore(value: 0)
            BlockingExecutor(label: "epass.pkcs11.end").afterwards {
                end.run()
                isOver.signal()
            }
            guard isOver.wait(timeout: .now() + Self.patience) == .success else {
                return AbandonedModules.add(name, in: currentFunction)
            }
            unsafe current.deallocate()
        }
    }

    /// What ends a session and its module, on a thread of its own.
    @safe
    private struct SessionEnd: @unchecked Sendable {
        // Sendable: whoever made it touches none of these any more.
        let raw: epass_p11_module
        let isInitialized: Bool
        let session: CK_SESSION_HANDLE?

        func run() {
            var raw = unsafe raw
            if let session { _ = unsafe epass_p11_close(&raw, session) }
            if isInitialized { _ = unsafe epass_p11_finalize(&raw) }
            unsafe epass_p11_release(&raw)
            unsafe free(UnsafeMutablePointer(mutating: raw.title))
        }
    }
#endif

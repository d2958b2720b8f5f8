// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassBlockingCalls
internal import EPassCrypto
internal import EPassMessages
internal import Synchronization

/// How long calls into a module may take before they are abandoned.
struct TokenLimits: Sendable {
    /// To load a module and start it: some look for their machines in a network, one after the other.
    var start: Duration = .seconds(60)
    /// For each step after that: many seconds more than a smart card takes for a signature with RSA 4096.
    var step: Duration = .seconds(30)
    /// For the PIN on the token's own keys: a person looks for it first, and types it there.
    var person: Duration = .seconds(120)
    /// For all steps of opening together, the person's aside.
    var opening: Duration = .seconds(150)

    /// - Parameter limit: for opening, and for each step after it, where that is less.
    init(within limit: Duration?) {
        guard let limit else { return }
        opening = limit
        step = min(step, limit)
    }
}

/// Lets one call after the other into a module, in the order in which they came, so that the time of none passes while
/// it waits for another.
final class CallQueue: Sendable {
    private struct State {
        var isTaken = false
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    func enter() async {
        await withCheckedContinuation { waiter in
            let isFree = state.withLock { state in
                if state.isTaken { state.waiters.append(waiter) }
                defer { state.isTaken = true }
                return !state.isTaken
            }
            if isFree { waiter.resume() }
        }
    }

    func leave() {
        let next = state.withLock { state in
            state.isTaken = !state.waiters.isEmpty
            return state.isTaken ? state.waiters.removeFirst() : nil
        }
        next?.resume()
    }
}

#if PKCS11
    extension TokenSession {
        /// A secret on its way to the session's thread, or from it. It is wiped when nobody has it any more.
        private final class HeldSecret: Sendable {
            private let octets: Mutex<SecretBytes?>

            init(_ octets: consuming SecretBytes? = nil) { self.octets = Mutex(octets) }

            func put(_ secret: consuming SecretBytes) {
                let other = HeldSecret(secret)
                octets.withLock { $0 = other.take() }
            }

            func take() -> SecretBytes? { octets.withLock { $0.take() } }
        }

        /// Loads the module, finds the token, logs in, and finds the key.
        nonisolated func open(
            _ uri: PKCS11URI, pin: consuming SecretBytes?, for use: TokenKeyUse, _ limits: TokenLimits
        ) async throws(PKCS11Error) -> TokenKey {
            guard uri.keyType == nil || uri.keyType == use.keyType else {
                throw PKCS11Error(.uriUnsupported, use == .codes ? .tokenUriTypeSecret : .tokenUriType)
            }
            let isGiven = pin != nil
            let pin = HeldSecret(pin)
            let module = uri.modulePath ?? uri.moduleName ?? ""
            let clock = SuspendingClock()
            var left = limits.opening
            func within<Value: Sendable>(
                _ limit: Duration, _ work: @escaping @Sendable (isolated TokenSession) throws(PKCS11Error) -> Value
            ) async throws(PKCS11Error) -> Value {
                let begin = clock.now
                defer { left -= clock.now - begin }
                return try await call(
                    module, within: min(limit, max(.zero, left)), of: min(limit, limits.opening), work)
            }
            try await within(limits.start) { (token) throws(PKCS11Error) in try token.load(uri) }
            let hasKeys = try await within(limits.step) { (token) throws(PKCS11Error) in try token.begin(uri) }
            let login: @Sendable (isolated TokenSession) throws(PKCS11Error) -> Void = { token throws(PKCS11Error) in
                try token.login(pin.take())
            }
            if hasKeys && !isGiven {
                try await call(module, within: limits.person, login)
            } else {
                try await within(limits.step, login)
            }
            return try await within(limits.step) { (token) throws(PKCS11Error) in try token.find(uri, use) }
        }

        /// Signs with the key.
        ///
        /// - Parameters:
        ///   - length: the octets that a signature has; nil where the token did not tell.
        ///   - isValid: whether the key's public key verifies a signature; a token with a fault, or somebody who wants
        ///     to learn its key, has it sign wrongly.
        nonisolated func sign(
            _ mechanism: TokenMechanism, length: Int?, _ limits: TokenLimits,
            isValid: ([UInt8]) -> Bool = { _ in true }
        ) async throws(PKCS11Error) -> [UInt8] {
            let signature = try await call(within: limits.step) { (token) throws(PKCS11Error) in
                try token.run(mechanism, refusal: .tokenMechanismRefused)
            }
            guard signature.count == length ?? signature.count, !signature.isEmpty else {
                throw PKCS11Error(
                    .signatureMalformed, .tokenSignatureLength(count: signature.count, expected: length ?? 0))
            }
            guard isValid(signature) else { throw PKCS11Error(.signatureMalformed, .tokenSignatureWrong) }
            return signature
        }

        /// HMAC-SHA-256 over a message.
        nonisolated func code(_ message: [UInt8], _ limits: TokenLimits) async throws(PKCS11Error) -> SecretBytes {
            let held = HeldSecret()
            try await call(within: limits.step) { (token) throws(PKCS11Error) in
                var octets = try token.run(.code(message), refusal: .tokenCodeRefused)
                defer { for index in octets.indices { octets[index] = 0 } }
                guard octets.count == 32 else {
                    throw PKCS11Error(.signatureMalformed, .tokenSignatureLength(count: octets.count, expected: 32))
                }
                held.put(SecretBytes(copying: octets))
            }
            guard let code = held.take() else { throw PKCS11Error(.tokenFailed, .tokenSessionNotOpen) }
            return code
        }

        /// Does something with the module on the session's thread, and abandons both where it does not return in time.
        ///
        /// - Parameters:
        ///   - module: nil for the one that is loaded.
        ///   - whole: the limit that people set, where earlier calls took something of it.
        /// - Throws: what `work` throws; `moduleHung` when time is over, and where the module was abandoned before;
        ///   `cancelled`.
        private nonisolated func call<Value: Sendable>(
            _ module: String? = nil, within limit: Duration, of whole: Duration? = nil,
            _ work: @escaping @Sendable (isolated TokenSession) throws(PKCS11Error) -> Value
        ) async throws(PKCS11Error) -> Value {
            await queue.enter()
            defer { queue.leave() }
            let module = module ?? loaded.withLock { $0?.name } ?? ""
            if Task.isCancelled { throw PKCS11Error(.cancelled) }
            if let function = AbandonedModules.function(of: module) {
                throw PKCS11Error(.moduleHung, .tokenModuleAbandoned(module: module, function: function))
            }
            // Nothing holds the session beyond its work: whoever lets go of it last waits for its end, so that a module
            // is not begun anew while it ends.
            return try await AbandonableCall<Value, PKCS11Error>.run(
                within: limit, on: tasks,
                late: { isCancelled in
                    guard !isCancelled else { return PKCS11Error(.cancelled) }
                    let function = AbandonedModules.function(of: module) ?? ""
                    let seconds = Int(clamping: max(1, (whole ?? limit).components.seconds))
                    return PKCS11Error(
                        .moduleHung, .tokenModuleHung(module: module, function: function, seconds: seconds))
                },
                onAbandon: { [weak self] in
                    AbandonedModules.add(module, in: self?.loaded.withLock { $0?.currentFunction })
                },
                work: { [weak self] () async throws(PKCS11Error) -> Value in
                    guard let self else { throw PKCS11Error(.cancelled) }
                    return try await work(self)
                })
        }
    }
#endif

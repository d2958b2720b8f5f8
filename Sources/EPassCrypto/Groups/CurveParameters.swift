// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import Synchronization

/// OpenSSL's keys on a listed curve. The group is made once in the life of the process, since one made from its name
/// costs as much as a quarter of a verification; a key that nobody holds any more serves the next certificate, with
/// another point put in its place.
@safe
final class CurveParameters: @unchecked Sendable {
    // Sendable: a key without a point is constant after `init`, and is only copied from; idle keys stand under the
    // lock.
    private let key: OpaquePointer
    private let idle = Mutex<[IdleKey]>([])
    private static let maximumIdle = 8

    private static let made = Mutex<[CurveParameters?]>(
        [CurveParameters?](repeating: nil, count: EllipticCurve.allCases.count))

    /// Those of that curve; nil where this build of OpenSSL lacks it.
    static func of(_ curve: EllipticCurve) throws(CryptoError) -> CurveParameters? {
        let index = curve.index
        if let found = made.withLock({ $0[index] }) { return found }
        let library = try unsafe CryptoContext.shared.loaded()
        guard let key = unsafe epass_ec_parameters(library, curve.openSSLName) else {
            ErrorQueue.clear()
            return nil
        }
        let new = unsafe CurveParameters(key)
        made.withLock { $0[index] = new }
        return new
    }

    private init(_ key: OpaquePointer) {
        unsafe self.key = key
    }

    deinit {
        unsafe EVP_PKEY_free(key)
    }

    /// A key on the curve, or nil where the point is not on it; OpenSSL's errors are then in its queue.
    func publicKey(_ point: [UInt8]) -> IdleKey? {
        if let reused = idle.withLock({ $0.popLast() }) {
            // Refused, the key is in no state that is known, and goes.
            return unsafe EVP_PKEY_set1_encoded_public_key(reused.key, point, point.count) == 1 ? reused : nil
        }
        return unsafe epass_ec_public_key(key, point, point.count).map { unsafe IdleKey($0) }
    }

    /// Takes back a key that nothing else refers to.
    func recycle(_ key: IdleKey) {
        idle.withLock { if $0.count < Self.maximumIdle { $0.append(key) } }
    }
}

/// A key of OpenSSL that one owner has, and the context of its last verification.
@safe
final class IdleKey: @unchecked Sendable {
    // Sendable: one public key has it at a time, or the list of idle ones, which stands under a lock.
    let key: OpaquePointer
    /// Refers to the key, whatever its point is.
    let context = Mutex<VerificationContext?>(nil)

    init(_ key: OpaquePointer) {
        unsafe self.key = key
    }

    deinit {
        unsafe EVP_PKEY_free(key)
    }
}

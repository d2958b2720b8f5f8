// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import Synchronization

/// The public key of a certificate, decoded at most once: an anchor verifies many documents, and its key is the same
/// for all of them.
final class VerificationKey: Sendable {
    private let subjectPublicKeyInfo: [UInt8]
    private let isKept = Atomic(false)
    private let result = Mutex<Result<PublicKey, CryptoError>?>(nil)

    init(_ subjectPublicKeyInfo: [UInt8]) {
        self.subjectPublicKeyInfo = subjectPublicKeyInfo
    }

    /// Whether this is the first time that ``KnownSigners`` is to keep the certificate.
    func isKeptFirst() -> Bool { !isKept.exchange(true, ordering: .relaxed) }

    /// The key; curves of equal size may have been confused (F-50).
    func decoded() throws(CryptoError) -> PublicKey {
        if let known = result.withLock({ $0 }) { return try known.get() }
        let made = Result<PublicKey, CryptoError> { () throws(CryptoError) in
            try PublicKey.toleratingTwinCurve(subjectPublicKeyInfo: subjectPublicKeyInfo)
        }
        result.withLock { $0 = made }
        return try made.get()
    }
}

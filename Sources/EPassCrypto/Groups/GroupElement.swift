// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import Synchronization

/// An element of a group of key agreement: a point of a curve, or a number of a subgroup of GF(p).
///
/// Every element is one of its group: it was decoded with all checks, or computed from such. It may be the neutral one,
/// which is neither a public key nor a secret. Its memory is overwritten when it ends.
@safe
package final class GroupElement: Sendable {
    // Sendable: the handle is constant after `init`.
    /// The one that it is an element of; operations with elements of another throw `crypto.groupMismatch`.
    package let group: KeyAgreementGroup
    nonisolated(unsafe) let handle: OpaquePointer
    private let operations: any GroupOperations
    /// The public key once it was asked for; empty before.
    private let encoded: Mutex<[UInt8]>

    /// Takes the handle over.
    init(
        adopting handle: OpaquePointer, of group: KeyAgreementGroup, _ operations: any GroupOperations,
        encoded: [UInt8] = []
    ) {
        unsafe self.handle = handle
        self.group = group
        self.operations = operations
        self.encoded = Mutex(encoded)
    }

    deinit {
        unsafe operations.release(handle)
    }

    /// Whether it is the neutral element: the point at infinity, or 1.
    package var isNeutral: Bool { unsafe operations.isNeutral(handle) }

    /// The octets in which it is sent: `04 || x || y` with coordinates of fixed width for a curve, the number in the
    /// fewest octets for GF(p) (Doc 9303-11, 9.4.1 and 9.4.5).
    ///
    /// - Throws: `crypto.elementNeutral`: the neutral element is no public key.
    package var publicKey: [UInt8] {
        get throws(CryptoError) {
            let known = encoded.withLock { $0 }
            if !known.isEmpty { return known }
            guard !isNeutral else { throw neutral }
            let octets = try unsafe operations.encode(handle)
            encoded.withLock { $0 = octets }
            return octets
        }
    }

    /// The octets of it as a shared secret, always of ``KeyAgreementGroup/elementLength``: the x-coordinate for a curve
    /// (TR-03111, FE2OS), the number for GF(p) (PKCS #3). Leading zeros stay (F-5).
    ///
    /// - Throws: `crypto.elementNeutral`.
    package func sharedSecret() throws(CryptoError) -> SecretBytes {
        guard !isNeutral else { throw neutral }
        return try unsafe operations.sharedSecret(handle)
    }

    private var neutral: CryptoError {
        CryptoError(.elementNeutral, .cryptoNeutralElement(group: group))
    }
}

extension GroupElement: Equatable {
    /// Whether both are the same element of the same group.
    package static func == (left: GroupElement, right: GroupElement) -> Bool {
        if left === right { return true }
        return unsafe left.group == right.group && left.operations.areEqual(left.handle, right.handle)
    }
}

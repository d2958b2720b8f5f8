// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Synchronization

/// What a kind of group can compute, on elements that are handles of OpenSSL.
///
/// Handles that come out belong to the caller, who gives them to ``release(_:)``; handles that go in are elements of
/// this group.
protocol GroupOperations: AnyObject, Sendable {
    /// The element of an encoding that is checked to be one.
    func decode(_ octets: [UInt8]) throws(CryptoError) -> OpaquePointer
    func generator() throws(CryptoError) -> OpaquePointer
    /// Constant in time with regard to the scalar.
    func multiply(_ element: OpaquePointer, by scalar: UnsafeRawBufferPointer) throws(CryptoError) -> OpaquePointer
    /// Constant in time with regard to the scalar.
    func multiplyGenerator(by scalar: UnsafeRawBufferPointer) throws(CryptoError) -> OpaquePointer
    func add(_ first: OpaquePointer, _ second: OpaquePointer) throws(CryptoError) -> OpaquePointer
    func isNeutral(_ element: OpaquePointer) -> Bool
    func areEqual(_ first: OpaquePointer, _ second: OpaquePointer) -> Bool
    /// The encoding of an element that is not the neutral one.
    func encode(_ element: OpaquePointer) throws(CryptoError) -> [UInt8]
    /// The secret that the element stands for; it is not the neutral one.
    func sharedSecret(_ element: OpaquePointer) throws(CryptoError) -> SecretBytes
    func release(_ element: OpaquePointer)
}

extension KeyAgreementGroup {
    private static let made = Mutex<[KeyAgreementGroup: any GroupOperations]>([:])

    /// The operations of the group. OpenSSL's tables for it are made once in the life of the process.
    var operations: any GroupOperations {
        get throws(CryptoError) {
            // Made with the group, and gone with it: chips may name as many groups as they like.
            if case .modp(let group) = self { return group.operations }
            if let found = Self.made.withLock({ $0[self] }) { return found }
            let new: any GroupOperations
            switch self {
            case .ec(let curve): new = try CurveOperations(curve)
            case .dh(let group):
                let constants = group.constants
                new = try ModularGroupOperations(
                    name: name, prime: constants.prime, generator: constants.generator, order: constants.order,
                    cofactor: constants.cofactor, isSubgroup: true)
            case .modp(let group): new = group.operations
            }
            return Self.made.withLock { made in
                if let other = made[self] { return other }
                made[self] = new
                return new
            }
        }
    }
}

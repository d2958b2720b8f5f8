// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassJSON

/// The public keys of a JWK Set (RFC 7517, 5) that signatures are verified with, by their ids.
///
/// Keys of other kinds and for other uses are passed over, as the RFC has it, and named in ``skipped``. A key that is
/// for this and cannot be used, a private or symmetric one, or two of one id spoil the whole set: who provides it did
/// not mean that.
public struct JWKSet: Sendable {
    /// The most octets of a set.
    public static let maximumLength = 1 << 18
    /// The most keys.
    public static let maximumCount = 100

    /// What is wrong with a key.
    public enum Flaw: Error, Sendable, Hashable {
        /// A coordinate, a modulus or an exponent that is missing or of another size.
        case numbers
        /// A point that is not on its curve, or of small order.
        case point
        /// An RSA modulus of less than 2048 bits.
        case tooShort
    }

    /// Why a set cannot be used.
    public enum Fault: Error, Sendable, Hashable {
        /// Not JSON with a list `keys`, or more than is taken.
        case malformed
        /// A private or symmetric key: who reads the set could sign.
        case secret
        /// Two keys of this id.
        case twice(String)
        /// The key of this id cannot be used.
        case unusable(String, Flaw)
        /// No key that signatures can be verified with.
        case empty
    }

    /// Why a key was passed over.
    public enum Reason: String, Sendable, Hashable, CaseIterable {
        /// It has no `kid`, or one that is none.
        case identifier
        /// `kty` or `crv` is of another kind.
        case kind
        /// `use` or `key_ops` is for something else.
        case use
        /// `alg` is none of the kind's that is taken.
        case algorithm
    }

    /// A key that was passed over.
    public struct Skipped: Sendable, Hashable {
        /// Its place in the set, from 1.
        public let number: Int
        /// Its id, where it has one.
        public let identifier: String?
        /// Why.
        public let reason: Reason
    }

    /// The ids of the keys, in their order.
    public let identifiers: [String]
    /// What was passed over, in its order.
    public let skipped: [Skipped]
    private let keys: [String: VerificationKey]

    /// The key of an id.
    public func key(_ identifier: String) -> VerificationKey? { keys[identifier] }

    /// Reads a set.
    ///
    /// - Throws: ``Fault``.
    public init(parsing octets: [UInt8]) throws(Fault) {
        var limits = JSONLimits(maximumDepth: 8, maximumLength: Self.maximumLength, maximumElements: 10_000)
        limits.truncatesFractions = true
        guard let value = try? JSONValue(parsing: octets, limits: limits) else { throw .malformed }
        try self.init(value)
    }

    /// Reads a set that was parsed.
    ///
    /// - Throws: ``Fault``.
    public init(_ value: JSONValue) throws(Fault) {
        guard let entries = value["keys"]?.array, entries.count <= Self.maximumCount else { throw .malformed }
        var (identifiers, skipped): ([String], [Skipped]) = ([], [])
        var keys: [String: VerificationKey] = [:]
        for (index, jwk) in entries.enumerated() {
            guard jwk.object != nil else { throw .malformed }
            guard !Self.secretMembers.contains(where: { jwk[$0] != nil }) else { throw .secret }
            let identifier = jwk["kid"]?.word.flatMap { VerificationKey.isIdentifier($0) ? $0 : nil }
            func skip(_ reason: Reason) {
                skipped.append(Skipped(number: index + 1, identifier: identifier, reason: reason))
            }
            guard let identifier else {
                skip(.identifier)
                continue
            }
            let algorithm: JWSAlgorithm
            do throws(PassedOver) { algorithm = try Self.algorithm(of: jwk) } catch {
                skip(error.reason)
                continue
            }
            guard keys[identifier] == nil else { throw .twice(identifier) }
            do throws(Flaw) {
                keys[identifier] = try VerificationKey(jwk, identifier: identifier, algorithm: algorithm)
            } catch {
                throw .unusable(identifier, error)
            }
            identifiers.append(identifier)
        }
        guard !keys.isEmpty else { throw .empty }
        (self.keys, self.identifiers, self.skipped) = (keys, identifiers, skipped)
    }

    /// What no public key has, of whatever kind it is (RFC 7518, 6.2.2, 6.3.2 and 6.4.1; RFC 8037, 2).
    private static let secretMembers = ["d", "p", "q", "dp", "dq", "qi", "oth", "k"]

    private struct PassedOver: Error { let reason: Reason }

    /// The algorithm of a key's signatures: that of its curve; of RSA the one that it names, or RS256.
    private static func algorithm(of jwk: JSONValue) throws(PassedOver) -> JWSAlgorithm {
        let taken: [JWSAlgorithm]
        switch (jwk["kty"]?.word, jwk["crv"]?.word) {
        case ("EC", "P-256"): taken = [.es256]
        case ("EC", "P-384"): taken = [.es384]
        case ("OKP", "Ed25519"): taken = [.edDSA]
        case ("RSA", _): taken = [.rs256, .ps256]
        default: throw PassedOver(reason: .kind)
        }
        if let use = jwk["use"], use.word != "sig" { throw PassedOver(reason: .use) }
        if let uses = jwk["key_ops"], uses.array?.contains(.string("verify")) != true {
            throw PassedOver(reason: .use)
        }
        guard let named = jwk["alg"] else { return taken[0] }
        guard let algorithm = named.word.flatMap(JWSAlgorithm.init), taken.contains(algorithm) else {
            throw PassedOver(reason: .algorithm)
        }
        return algorithm
    }
}

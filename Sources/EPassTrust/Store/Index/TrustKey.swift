// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMRZ
internal import EPassMessages

/// A SHA-256 in 32 octets without an allocation: a store holds tens of thousands of them.
struct TrustDigest: Sendable, Hashable, Comparable {
    private let words: SIMD4<UInt64>

    static let length = 32
    /// All zeros.
    static let zero = TrustDigest(words: .zero)

    private init(words: SIMD4<UInt64>) { self.words = words }

    /// Nil unless there are 32 octets.
    init?(_ octets: some RandomAccessCollection<UInt8>) {
        guard octets.count == Self.length else { return nil }
        var rest = octets.makeIterator()
        func word() -> UInt64 { (0..<8).reduce(0) { word, _ in word << 8 | UInt64(rest.next() ?? 0) } }
        words = SIMD4(word(), word(), word(), word())
    }

    /// The digest of these octets.
    init(hashing octets: ArraySlice<UInt8>) throws(TrustError) {
        let hash: [UInt8]
        do { hash = try HashAlgorithm.sha256.hash(octets) } catch { throw TrustError(error) }
        guard let digest = TrustDigest(hash) else { throw TrustError(.cryptography, .storeDigestLength) }
        self = digest
    }

    var octets: [UInt8] {
        words.indices.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: words[word] >> UInt64(56 - 8 * $0)) } }
    }

    /// The first eight octets as a number.
    var prefix: UInt64 { words[0] }

    static func < (left: Self, right: Self) -> Bool {
        (left.words[0], left.words[1], left.words[2], left.words[3])
            < (right.words[0], right.words[1], right.words[2], right.words[3])
    }

    func hash(into hasher: inout Hasher) { hasher.combine(prefix) }
}

/// What objects are found by: the first 64 bits of a SHA-256 over a letter for the kind of look-up and what is looked
/// up.
///
/// Whoever asks compares what was found with what was asked for, so that two that share a prefix do no harm.
struct TrustKey: Sendable, Hashable {
    let value: UInt64

    init(value: UInt64) { self.value = value }

    private init(_ letter: Character, _ parts: [some Sequence<UInt8>]) throws(TrustError) {
        var octets = [letter.asciiValue ?? 0]
        for part in parts { octets += part }
        value = try TrustDigest(hashing: octets[...]).prefix
    }

    private init(_ letter: Character, _ name: DistinguishedName) throws(TrustError) {
        try self.init(letter, [name.canonicalForm.utf8])
    }

    /// What is looked up by one name.
    struct OfName: Sendable {
        /// Anchors by their subject.
        let anchor: TrustKey
        /// Anchors by the name of their issuer.
        let issued: TrustKey
        /// Revocation lists by the name of their issuer.
        let revocationLists: TrustKey

        init(_ name: DistinguishedName) throws(TrustError) {
            anchor = try .anchor(named: name)
            issued = try .anchors(issuedBy: name)
            revocationLists = try .revocationLists(issuedBy: name)
        }
    }

    /// What is looked up by one country, in each of its spellings; nil where the library cannot hash.
    struct OfCountry: Sendable {
        /// Anchors by their country.
        let anchors: [TrustKey?]
        /// Revocation lists by the country of their issuer.
        let revocationLists: [TrustKey?]

        init(_ country: IssuingCountry) {
            let spellings = country.spellings
            anchors = spellings.map { try? TrustKey.anchors(ofCountry: $0) }
            revocationLists = spellings.map { try? TrustKey.revocationLists(ofCountry: $0) }
        }
    }

    /// Anchors by the identifier of their key.
    static func anchor(keyIdentifier: [UInt8]) throws(TrustError) -> Self { try Self("K", [keyIdentifier]) }
    /// Anchors by their subject.
    static func anchor(named name: DistinguishedName) throws(TrustError) -> Self { try Self("N", name) }
    /// Anchors by their country.
    static func anchors(ofCountry code: String) throws(TrustError) -> Self { try Self("C", [code.utf8]) }
    /// Anchors by the name of their issuer: the links of an authority whose name has changed.
    static func anchors(issuedBy name: DistinguishedName) throws(TrustError) -> Self { try Self("P", name) }
    /// Anchors by their key, as ``Certificate/keyOctets`` has it.
    static func anchors(withKey octets: ArraySlice<UInt8>) throws(TrustError) -> Self { try Self("B", [octets]) }
    /// Copies of signers by issuer and serial number, the latter in one of ``SerialNumber/forms(_:)``; they are kept
    /// under the shortest of their own.
    static func signer(issuer: DistinguishedName, form: [UInt8]) throws(TrustError) -> Self {
        try Self("S", [Array(issuer.canonicalForm.utf8), [0], form])
    }
    /// Copies of signers by the identifier of their key.
    static func signer(keyIdentifier: [UInt8]) throws(TrustError) -> Self { try Self("I", [keyIdentifier]) }
    /// Revocation lists by the country of their issuer.
    static func revocationLists(ofCountry code: String) throws(TrustError) -> Self { try Self("R", [code.utf8]) }
    /// Revocation lists by the name of their issuer.
    static func revocationLists(issuedBy name: DistinguishedName) throws(TrustError) -> Self { try Self("Q", name) }
    /// Revocation lists by the identifier of the key that signed.
    static func revocationLists(keyIdentifier: [UInt8]) throws(TrustError) -> Self { try Self("T", [keyIdentifier]) }
    /// Signed lists by their kind.
    static func lists(ofKind kind: SignedListKind) throws(TrustError) -> TrustKey {
        if let known = listKinds[kind] { return known }
        return try TrustKey("L", [kind.rawValue.utf8])
    }
    // Asked for by each document.
    private static let listKinds: [SignedListKind: TrustKey] = {
        var keys: [SignedListKind: TrustKey] = [:]
        for kind in SignedListKind.allCases { keys[kind] = try? TrustKey("L", [kind.rawValue.utf8]) }
        return keys
    }()
    /// Lists of document signers by the certificates that they name.
    static func list(naming certificate: TrustDigest) throws(TrustError) -> Self { try Self("D", [certificate.octets]) }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassCrypto
internal import EPassEncodings
public import EPassMRZ

/// Until when signatures made with an algorithm, or with a short key, are accepted: a value with a name and a hash.
///
/// A limit is about the day on which the signature was made, as in BSI TR-03116-2, and not about the day of the
/// judgement: a passport of 2009 does not become a forgery when its hash algorithm goes out of use, while nobody may
/// sign with it today. What no limit is about is accepted.
public struct AlgorithmPolicy: Sendable, Hashable {
    /// What a limit is about.
    public enum Subject: Sendable, Hashable, CustomStringConvertible {
        /// A hash algorithm, in a signature or as the hash of data groups.
        case hash(HashAlgorithm)
        /// RSA with a modulus of fewer bits.
        case rsaBelow(bits: Int)
        /// An elliptic curve over a field of fewer bits.
        case curveBelow(bits: Int)
        /// DSA with a prime of fewer bits, or with an order of fewer than go with such a prime (FIPS 186-4, 4.2).
        case dsaBelow(bits: Int)

        /// The text of it: `SHA-1`, `RSA below 2048 bits`.
        public var description: String {
            switch self {
            case .hash(let algorithm): algorithm.displayName
            case .rsaBelow(let bits): "RSA below \(bits) bits"
            case .curveBelow(let bits): "elliptic curves below \(bits) bits"
            case .dsaBelow(let bits): "DSA below \(bits) bits"
            }
        }

        /// Whether a key is too short by it.
        package func concerns(_ key: PublicKey.Kind) -> Bool {
            switch self {
            case .hash: return false
            case .rsaBelow(let limit):
                guard case .rsa(let bits) = key else { return false }
                return bits < limit
            case .curveBelow(let limit):
                guard case .ec(let curve, _) = key else { return false }
                return curve.bits < limit
            case .dsaBelow(let limit):
                guard case .dsa(let bits, let orderBits) = key else { return false }
                let order = limit <= 1_024 ? 160 : limit <= 2_048 ? 224 : 256
                return bits < limit || orderBits < order
            }
        }
    }

    /// One limit.
    public struct Limit: Sendable, Hashable, CustomStringConvertible {
        /// The algorithm, or the keys that are too short.
        public let subject: Subject
        /// The last day on which a signature may be made with it; nil where it never was acceptable.
        public let lastDay: CalendarDate?
        /// The document that the day is from.
        public let source: String

        /// A limit for a policy of one's own.
        ///
        /// - Parameters:
        ///   - subject: the algorithm, or the keys that are too short, by their number of bits.
        ///   - lastDay: the last day, included, on which a signature may be made with it; nil for what no day is early
        ///     enough for.
        ///   - source: document and clause, as `Doc 9303-12, 4.1.6.4`.
        public init(_ subject: Subject, lastDay: CalendarDate?, source: String) {
            self.subject = subject
            self.lastDay = lastDay
            self.source = source
        }

        /// `SHA-1 until 2015-12-31`.
        public var description: String { "\(subject) " + (lastDay.map { "until \($0)" } ?? "never") }
    }

    /// One word, as `standard`, which stands in reports beside `hash`.
    public let name: String
    /// The limits, in a fixed order.
    public let limits: [Limit]

    /// - Parameters:
    ///   - name: part of `hash`, so that two policies of the same limits are told apart.
    ///   - limits: all of them hold; the order is part of `hash`.
    public init(name: String, limits: [Limit]) {
        self.name = name
        self.limits = limits
    }

    /// The default: what the standard allowed when the document was made, with a margin for States that were late.
    ///
    /// Doc 9303-12, 4.1.6.4 has no SHA-1 since its Seventh Edition (2015), and sets no key lengths, for which it points
    /// to catalogues: the days for short keys are those of NIST SP 800-131A.
    public static let standard = AlgorithmPolicy(
        name: "standard",
        limits: [
            Limit(.hash(.sha1), lastDay: CalendarDate(year: 2015, month: 12, day: 31), source: "Doc 9303-12, 4.1.6.4")
        ] + shortKeys)

    /// The dates of BSI TR-03116-2 where it forbids what the standard once allowed (SHA-1 after 2010), and those of
    /// `standard`.
    public static let strict = AlgorithmPolicy(
        name: "strict",
        limits: [
            Limit(
                .hash(.sha1), lastDay: CalendarDate(year: 2010, month: 12, day: 31),
                source: "BSI TR-03116-2, table 4")
        ] + shortKeys)

    /// Nothing is refused.
    public static let none = AlgorithmPolicy(name: "none", limits: [])

    private static let shortKeys = [
        Limit(.rsaBelow(bits: 1_024), lastDay: nil, source: "NIST SP 800-131A"),
        Limit(
            .rsaBelow(bits: 2_048), lastDay: CalendarDate(year: 2013, month: 12, day: 31), source: "NIST SP 800-131A"),
        Limit(
            .curveBelow(bits: 224), lastDay: CalendarDate(year: 2013, month: 12, day: 31), source: "NIST SP 800-131A"),
        Limit(
            .dsaBelow(bits: 2_048), lastDay: CalendarDate(year: 2013, month: 12, day: 31), source: "NIST SP 800-131A"),
    ]

    /// SHA-256 over name and limits, in hexadecimal; names exactly this policy in reports.
    public var hash: String {
        // Names and sources are the caller's: what parts them here is written otherwise in them.
        func part(_ text: String) -> String {
            text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing(";", with: "\\;")
        }
        let text = ([part(name)] + limits.map { "\($0); \(part($0.source))" }).joined(separator: "\n")
        let digest = (try? HashAlgorithm.sha256.hash(Array(text.utf8))) ?? []
        return Hexadecimal.lowercaseText(digest)
    }
}

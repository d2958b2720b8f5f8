// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What a snapshot holds for each country: what there is, how old it is, and what will run out.
public struct TrustAudit: Sendable, Hashable {
    /// The revocation list of a country that is in force.
    public struct RevocationList: Sendable, Hashable {
        /// The issuer as in the list, without control characters.
        public let issuer: String
        /// The time of issue, to the second.
        public let thisUpdate: Timestamp
        /// When the next one is due; nil where it does not say.
        public let nextUpdate: Timestamp?
        /// Whole days from thisUpdate to the time of the audit; negative where it is of the future.
        public let ageDays: Int
        /// How many certificates it revokes.
        public let revokedCount: Int
    }

    /// What there is of one country, whatever its authorities are called.
    public struct Country: Sendable, Hashable {
        /// The country as ``IssuingCountry`` has it; `?` where none is named.
        public let code: String
        /// Roots and links, each certificate once, whatever they rest on.
        public internal(set) var anchors = 0
        /// How many different keys they hold: the generations of the CSCA.
        public internal(set) var generations = 0
        /// How many anchors rest on each basis.
        public internal(set) var bases: [TrustBasis: Int] = [:]
        /// How many anchors have each kind of key: `RSA-4096`, `brainpoolP384r1`; ``unknownKeyType`` of keys that
        /// cannot be used here.
        public internal(set) var keyTypes: [String: Int] = [:]
        /// How many roots have a self-signature that is right, wrong, or cannot be verified; links have none.
        public internal(set) var selfSignatures: [SelfSignature: Int] = [:]
        /// How many anchors have expired at the time of the audit.
        public internal(set) var expired = 0
        /// When the last anchor expires; nil without anchors.
        public internal(set) var lastExpiry: Timestamp?
        /// When the last private key usage period ends, where certificates state it: after it no document should be
        /// signed under these.
        public internal(set) var lastSigning: Timestamp?
        /// How many copies of document signers, each certificate once.
        public internal(set) var signers = 0
        /// Revocation lists, newest first.
        public internal(set) var revocationLists: [RevocationList] = []
        /// Whether any anchor is synthetic.
        public internal(set) var isTest = false

        /// Stands among ``keyTypes`` for the keys that are not understood.
        public static let unknownKeyType = "not understood"
    }

    /// The time that ages and expiries count from.
    public let time: Timestamp
    /// The countries in alphabetical order.
    public let countries: [Country]
    /// SHA-256 that names the snapshot, 32 octets (``TrustSnapshot/snapshotHash``).
    public let snapshotHash: [UInt8]
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What a snapshot holds for each country: what there is, how old it is, and what will run out.
package struct TrustAudit: Sendable, Hashable {
    /// The revocation list of a country that is in force.
    package struct RevocationList: Sendable, Hashable {
        /// The issuer as in the list, without control characters.
        package let issuer: String
        /// The time of issue, to the second.
        package let thisUpdate: Timestamp
        /// When the next one is due; nil where it does not say.
        package let nextUpdate: Timestamp?
        /// Whole days from thisUpdate to the time of the audit; negative where it is of the future.
        package let ageDays: Int
        /// How many certificates it revokes.
        package let revokedCount: Int
    }

    /// What there is of one country, whatever its authorities are called.
    package struct Country: Sendable, Hashable {
        /// The country as ``IssuingCountry`` has it; `?` where none is named.
        package let code: String
        /// Roots and links, each certificate once, whatever they rest on.
        package internal(set) var anchors = 0
        /// How many different keys they hold: the generations of the CSCA.
        package internal(set) var generations = 0
        /// How many anchors rest on each basis.
        package internal(set) var bases: [TrustBasis: Int] = [:]
        /// How many anchors have each kind of key: `RSA-4096`, `brainpoolP384r1`; ``unknownKeyType`` of keys that
        /// cannot be used here.
        package internal(set) var keyTypes: [String: Int] = [:]
        /// How many roots have a self-signature that is right, wrong, or cannot be verified; links have none.
        package internal(set) var selfSignatures: [SelfSignature: Int] = [:]
        /// How many anchors have expired at the time of the audit.
        package internal(set) var expired = 0
        /// When the last anchor expires; nil without anchors.
        package internal(set) var lastExpiry: Timestamp?
        /// When the last private key usage period ends, where certificates state it: after it no document should be
        /// signed under these.
        package internal(set) var lastSigning: Timestamp?
        /// How many copies of document signers, each certificate once.
        package internal(set) var signers = 0
        /// Revocation lists, newest first.
        package internal(set) var revocationLists: [RevocationList] = []
        /// Whether any anchor is synthetic.
        package internal(set) var isTest = false

        /// Stands among ``keyTypes`` for the keys that are not understood.
        package static let unknownKeyType = "not understood"
    }

    /// The time that ages and expiries count from.
    package let time: Timestamp
    /// The countries in alphabetical order.
    package let countries: [Country]
    /// SHA-256 that names the snapshot, 32 octets (``TrustSnapshot/snapshotHash``).
    package let snapshotHash: [UInt8]
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What the revocation lists say about one certificate, and which list said it (Doc 9303-12, D.1.2).
public struct RevocationStatus: Sendable, Hashable {
    /// The three states that the standard tells apart.
    public enum State: String, Sendable, Hashable, CaseIterable {
        /// A revocation list of the issuer was validated, and the certificate is not on it.
        case unrevoked
        /// The certificate is on it; the standard calls this `UNSPECIFIED`, as it has no reasons for a revocation.
        case revoked
        /// No revocation list of the issuer could be validated, or none is current.
        case undetermined
    }

    /// The revocation list that decided, or the newest of the country where none could.
    public struct List: Sendable, Hashable {
        /// The name by which the CSCA signed it.
        public let issuer: DistinguishedName
        /// When it was issued (RFC 5280, 5.1.2.4).
        public let thisUpdate: Timestamp
        /// When the next one was to be issued at the latest; nil where it does not say.
        public let nextUpdate: Timestamp?
        /// Whole days from `thisUpdate` to the time judged at; negative where it is newer.
        public let ageInDays: Int
    }

    /// `undetermined` until a list was asked.
    public internal(set) var state: State = .undetermined
    /// Nil where the store has none of the country.
    public internal(set) var list: List?
    /// The date of the entry; nil unless `revoked`.
    public internal(set) var revocationDate: Timestamp?

    /// No list was asked.
    package init() {}
}

extension Timestamp {
    /// Whole days since then; negative where this is before it.
    func days(since other: Timestamp) -> Int {
        let seconds = Int(secondsSince1970 - other.secondsSince1970)
        return (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
    }
}

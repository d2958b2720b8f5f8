// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
internal import EPassEncodings
internal import EPassJSON
package import EPassTrust

/// What a signed result is compared with. A result of another transaction has a good signature, too: who takes it for
/// theirs compares.
package struct ResultExpectations: Sendable {
    /// What there is to compare; a closed list.
    package enum Member: String, Sendable, Hashable, CaseIterable {
        /// Whom it is for.
        case audience
        /// The transaction.
        case transaction
        /// What the backend gave.
        case nonce
        /// SHA-256 of the evidence.
        case evidence
        /// SHA-256 of the policy.
        case policy
        /// SHA-256 of the trust material.
        case trust
        /// The seconds since it was signed.
        case age
    }

    /// How one thing was found.
    package struct Comparison: Sendable, Hashable {
        /// What came of it; a closed list.
        package enum Outcome: String, Sendable, Hashable, CaseIterable {
            /// It is as was expected.
            case met
            /// It is not.
            case unmet
            /// Nothing was expected.
            case notCompared
        }

        /// What was compared.
        package let member: Member
        /// What came of it.
        package let outcome: Outcome
        /// What was expected; nil where nothing was. Of the age the most seconds.
        package let expected: String?
        /// What the result says; nil where it says nothing of it. Of the age the seconds since it was signed, negative
        /// where that is yet to come.
        package let found: String?
    }

    /// So many seconds may the clock of who signed be ahead.
    package static let clockSkew: Int64 = 60

    /// What is expected, by what it is; nothing is expected of what is not in it. Digests are in lower-case digits.
    package var texts: [Member: String] = [:]
    /// The most seconds since it was signed; nil for any.
    package var maximumAge: Int64?

    /// Nothing is expected.
    package init() {}

    /// Compares a result, in the order of ``Member``.
    ///
    /// - Parameter time: now.
    package func comparisons(with result: SignedResult, at time: Timestamp) -> [Comparison] {
        Member.allCases.map { member in
            let found: String?
            switch member {
            case .audience: found = result.audience
            case .transaction: found = result.transaction
            case .nonce: found = result.nonce
            case .evidence: found = result.evidenceSHA256
            case .policy: found = result.policy?.sha256
            case .trust: found = result.trustSHA256
            case .age: return age(of: result, at: time)
            }
            guard let expected = texts[member] else {
                return Comparison(member: member, outcome: .notCompared, expected: nil, found: found)
            }
            // By octets: texts of other octets can be the same characters.
            let isMet = found?.utf8.elementsEqual(expected.utf8) == true
            return Comparison(member: member, outcome: isMet ? .met : .unmet, expected: expected, found: found)
        }
    }

    private func age(of result: SignedResult, at time: Timestamp) -> Comparison {
        let age = time.secondsSince1970 - result.signedAt.secondsSince1970
        let outcome: Comparison.Outcome =
            maximumAge.map { age <= $0 && age >= -Self.clockSkew ? .met : .unmet } ?? .notCompared
        return Comparison(
            member: .age, outcome: outcome, expected: maximumAge.map { "\($0)" }, found: "\(age)")
    }
}

extension Evidence {
    /// SHA-256 over the canonical form (RFC 8785) of the bundle that holds it, whatever form it came in and whether or
    /// not it is signed: what a signed result names evidence by. In lower-case digits; it points to a document, and is
    /// no public value.
    ///
    /// - Throws: `CryptoError` where OpenSSL has no SHA-256.
    package func canonicalSHA256() throws(CryptoError) -> String {
        Hexadecimal.lowercaseText(try HashAlgorithm.sha256.hash(signedContent))
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ

/// The keys of one country's CSCA certificates in the order in which they came into use (Doc 9303-12, 4.1).
///
/// A root and the link certificates to it hold one key and are one generation. The number is a word for people: a store
/// that lacks the first key of a country calls the second one the first.
package struct CSCAGenerations: Sendable {
    /// The keys, oldest first; each as the octets of the subject's public key.
    private let keys: [[UInt8]]

    /// The generations among these anchors of one country.
    package init(_ anchors: [TrustAnchor]) {
        guard anchors.count > 1 else {
            keys = anchors.map(\.certificate.subjectPublicKey)
            return
        }
        var begins: [[UInt8]: Timestamp] = [:]
        for anchor in anchors {
            let key = anchor.certificate.subjectPublicKey
            let begin = anchor.certificate.notBefore
            begins[key] = min(begins[key] ?? begin, begin)
        }
        // Keys that came on the same day stand in the order of their octets, so that the numbers are always the same.
        keys = begins.sorted { left, right in
            left.value == right.value ? left.key.lexicographicallyPrecedes(right.key) : left.value < right.value
        }.map(\.key)
    }

    /// How many there are.
    package var count: Int { keys.count }

    /// The number of the generation of that certificate, counted from 1; nil where its key is none of them.
    package func number(of certificate: Certificate) -> Int? {
        keys.firstIndex(of: certificate.subjectPublicKey).map { $0 + 1 }
    }
}

extension TrustSnapshot {
    /// The generations of the CSCA of that country, in whichever spelling. They are worked out once: every report has
    /// the number of its anchor's.
    package func generations(ofCountry text: String) -> CSCAGenerations {
        guard let country = IssuingCountry(text) else { return CSCAGenerations([]) }
        return content.generations(of: country) { CSCAGenerations(anchors(ofCountry: text)) }
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMRZ
import EPassTrust

/// Who vouches for the anchors of each country, counted.
struct AuditVouchers {
    private let counts: [String: [String: Int]]

    init(_ trust: TrustSnapshot) {
        var counts: [String: [String: Int]] = [:]
        for anchor in trust.anchors {
            counts[anchor.certificate.country?.code ?? "?", default: [:]][anchor.voucher.words, default: 0] += 1
        }
        self.counts = counts
    }

    private func sorted(_ country: String) -> [(key: String, value: Int)] {
        (counts[country] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    }

    /// `3 the master list of NL, by a grant; 1 named`.
    func text(_ country: String) -> String {
        sorted(country).map { "\($0.value) \($0.key)" }.joined(separator: "; ")
    }

    func json(_ country: String) -> JSONValue {
        .array(
            sorted(country).map { .members(("voucher", .string($0.key)), ("anchors", .number($0.value))) })
    }
}

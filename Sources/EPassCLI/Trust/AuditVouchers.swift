// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassTrust

/// Who vouches for the anchors of each country, counted.
struct AuditVouchers {
    /// By the words in English, which part those whom a person tells apart.
    private let counts: [String: [String: (voucher: Message, count: Int)]]

    init(_ trust: TrustSnapshot) {
        var counts: [String: [String: (voucher: Message, count: Int)]] = [:]
        for anchor in trust.anchors {
            let country = anchor.certificate.country?.code ?? "?"
            let voucher = anchor.voucher.message
            counts[country, default: [:]][voucher.english, default: (voucher, 0)].count += 1
        }
        self.counts = counts
    }

    private func sorted(_ country: String) -> [(voucher: Message, count: Int)] {
        (counts[country] ?? [:]).sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { $0.value }
    }

    /// `3 the master list of NL, by a grant; 1 named`.
    func text(_ country: String) -> String {
        sorted(country).map { Words.phrase(.auditCountOf(count: $0.count, what: $0.voucher)) }.joined(separator: "; ")
    }

    func json(_ country: String) -> JSONValue {
        .array(
            sorted(country).map {
                .members(("voucher", .string($0.voucher.english)), ("anchors", .number($0.count)))
            })
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassTrust

/// Who vouches for the anchors of each country, counted.
struct AuditVouchers {
    /// Vouchers are one where their messages are: those whom a person does not tell apart.
    private struct Counted {
        let voucher: Message
        var count: Int
    }

    private let counts: [String: [Counted]]

    init(_ trust: TrustSnapshot) {
        var counts: [String: [Counted]] = [:]
        for anchor in trust.anchors {
            let country = anchor.certificate.country?.code ?? "?"
            let voucher = anchor.voucher.message
            var counted = counts[country] ?? []
            if let index = counted.firstIndex(where: { $0.voucher == voucher }) {
                counted[index].count += 1
            } else {
                counted.append(Counted(voucher: voucher, count: 1))
            }
            counts[country] = counted
        }
        // Of those that vouch for as many the one comes first whose anchor does.
        self.counts = counts.mapValues { counted in
            counted.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
        }
    }

    /// `3 the master list of NL, by a grant; 1 named`.
    func text(_ country: String) -> String {
        let words = (counts[country] ?? []).map { Message.auditCounted(count: $0.count, what: $0.voucher) }
        return words.asClauses.map(Words.phrase) ?? ""
    }

    func json(_ country: String) -> JSONValue {
        .array(
            (counts[country] ?? []).map {
                $0.voucher.json.with(.members(("anchorCount", .number($0.count))))
            })
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTrust

extension CertificateChain {
    /// The chain for people: a line for each certificate, with what is to be said of it beneath.
    func lines(_ trust: TrustSummary?) -> [ReportOutline.Line] {
        entries.map { entry in
            var told: [Message] = [.pageChainValid(first: entry.notBefore.date, last: entry.notAfter.date)]
            if let first = entry.signsFrom, let last = entry.signsUntil {
                told.append(.pageChainSigns(first: first.date, last: last.date))
            }
            if let signedBy = entry.signedBy {
                told.append(.pageChainSignedBy(subject: entries[signedBy].subject))
            } else if entry.role == .signer {
                told.append(.pageChainSignedByNobody)
            }
            if let under = entry.linkedUnder {
                told.append(.pageChainLinked(subject: entries[under].subject))
            } else if let voucher = entry.voucher {
                told.append(voucher.kind == .named ? .pageChainNamed : .pageChainVouched(voucher: voucher.message))
            }
            if entry.isSynthetic { told.append(.pageChainSynthetic) }
            return ReportOutline.Line(
                label: title(of: entry, trust), .plainText(text: entry.subject), lines: told.map { .init($0) })
        }
    }

    /// What a certificate is, in a few words.
    private func title(of entry: Entry, _ trust: TrustSummary?) -> Message {
        var title: Message =
            switch entry.role {
            case .signer: isOfSeal ? .pageChainSealSigner : .pageChainSigner
            case .link: .pageChainLink
            case .anchor: trust?.basis == .unpinned ? .pageChainAnchorUnpinned : .pageChainAnchor
            case .generation: .pageChainGeneration
            }
        if entry.role != .signer, let country = entry.country { title = .pageChainOf(title: title, state: country) }
        if let generation = entry.generation { title = .pageChainNumbered(title: title, number: generation) }
        return title
    }
}

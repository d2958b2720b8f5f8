// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// Something that stands beside an overall result that is `successful`, and that the word of the headline must not
/// hide.
struct HeadlineFinding: Hashable {
    /// What it is, in a few words.
    let words: String
    /// Whether the sentence of the headline has it in words of its own.
    let isSaid: Bool
}

extension InspectionReport {
    /// What keeps the headline from the bare word `VERIFIED`, its expiry aside. The rule is in `Docs/report.md`.
    var findingsBesideSuccess: [HeadlineFinding] {
        var found: [HeadlineFinding] = []
        func add(_ words: String, isSaid: Bool = false) {
            let finding = HeadlineFinding(words: words, isSaid: isSaid)
            if !found.contains(where: { $0.words == words }) { found.append(finding) }
        }
        for check in checks where check.id != .expiry || check.result != .failed {
            if isOfExpiredDocument(check) { continue }
            if check.result == .failed {
                add(Self.words(check), isSaid: isSaid(check))
            } else if check.finding.before != nil, check.result != .successful {
                // What a list excuses, or speaks against without leave: "genuine" alone would hide it.
                add(Self.words(check))
            } else if check.result == .undetermined, let reason = check.reason,
                Self.openReasons.contains(reason) || check.id == .expiry
            {
                add(Self.words(check), isSaid: check.id == .issuerMatchesSigner && reason == .countryUnknown)
            }
        }
        if trust?.basis == .unpinned { add("nothing that is trusted vouches for the list that the CSCA came in") }
        if trust?.basis == .listed {
            add("the CSCA is vouched for by \(trust?.voucher?.publication ?? "the list of another State") alone")
        }
        for (deviation, words) in Self.namedDeviations where deviations.contains(deviation.rawValue) {
            add("\(words) (\(deviation))")
        }
        return found
    }

    /// A certificate that ended with the document or after it, where the policy spares that: the word has it.
    private func isOfExpiredDocument(_ check: CheckEntry) -> Bool {
        check.role == .evaluatory && check.reason == .expired && self.check(.expiry)?.result == .failed
            && check.id.check.aspect == .validity
    }

    /// Whether the sentence speaks of that check itself.
    private func isSaid(_ check: CheckEntry) -> Bool {
        if check.id == .issuerMatchesSigner { return true }
        // A contradiction of a data group to DG1 is told only where the issuer signed that data group.
        guard case .dataGroup(let number) = check.id.check.object, check.id.check.area == .document,
            self.check(.dataGroupHash(number))?.result == .successful
        else { return false }
        return check.id != .personalDetailsMatchDG1 || check.reason == .fieldsDiffer
    }

    private static func words(_ check: CheckEntry) -> String {
        let text = Self.sentence(check)
        return text.hasPrefix("EF.") || text.hasPrefix("DG") ? text : text.prefix(1).lowercased() + text.dropFirst()
    }

    /// Open for these reasons a check tells something of the document that somebody who decides has to know: what
    /// excuses it, a State in no table, an offer that nobody signed, content that is there and broken.
    private static let openReasons: Set<CheckReason> = [
        .knownDefect, .publisherNotGranted, .countryUnknown, .paceInfoNotSigned, .deviationRefused, .malformed,
        .fieldsDiffer,
    ]

    /// Departures that say something of who signed, or of what the chip was opened by. The others are of form, and
    /// stand under `Tolerated` alone.
    private static let namedDeviations: [(TrustDeviation, String)] = [
        (.akiMismatch, "the document signer names another key of its CSCA than the one that signed it"),
        (.alternativeCountryDiffers, "the alternative names of a certificate are of another State"),
        (.keyUsageNotDigitalSignature, "the key of the document signer is not for digital signatures"),
    ]
}

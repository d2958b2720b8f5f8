// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassEncodings
import EPassMRZ
import EPassMessages
import EPassTrust

/// The question at the terminal whether a publisher may speak about other States.
enum GrantQuestion {
    /// Asks once for each publisher and kind of list that came and was neither pinned nor granted anything.
    static func ask(
        about difference: TrustDifference, grants: [PublisherGrant], in trust: TrustSnapshot
    ) -> [PublisherGrant] {
        var asked: Set<PublisherGrant> = []
        var granted: [PublisherGrant] = []
        for list in difference.addedLists + difference.upgradedLists {
            guard let kind = list.kind.list, let publisher = list.publisher.fingerprint ?? list.authority,
                !list.publisher.isPinned, list.publisher.granted.isEmpty,
                let whole = PublisherGrant(fingerprint: publisher, kind: kind, states: .all),
                !grants.contains(where: { $0.fingerprint == publisher && $0.kind == kind }),
                asked.insert(whole).inserted
            else { continue }
            if let answer = ask(whole, list, in: trust) { granted.append(answer) }
        }
        return granted
    }

    private static func ask(
        _ grant: PublisherGrant, _ list: TrustDifference.List, in trust: TrustSnapshot
    ) -> PublisherGrant? {
        let (kind, publisher) = (grant.kind.rawValue, list.publisher)
        Terminal.note(
            // Nothing that the publisher wrote stands beside the number that is compared.
            .grantPublisherSpeaks(
                state: publisher.state ?? "", hasState: publisher.state == nil ? "no" : "yes", kind: kind))
        let digest = Hexadecimal.lowercaseText(grant.fingerprint)
        Terminal.note("  " + Words.say(.grantPublisherDigest(digest: grouped(digest))))
        compare(grant, list, in: trust)
        Terminal.note(.grantQuestion(kind: kind))
        guard let states = states() else {
            Terminal.note(.grantNothingGranted)
            return nil
        }
        return PublisherGrant(fingerprint: grant.fingerprint, kind: grant.kind, states: states)
    }

    /// Digits in groups of four: they are compared by eye.
    private static func grouped(_ digits: String) -> String {
        let digits = Array(digits)
        return stride(from: 0, to: digits.count, by: 4).map { String(digits[$0..<min($0 + 4, digits.count)]) }
            .joined(separator: " ")
    }

    /// Where the publisher says what its fingerprint is, as far as that was looked up. Where it is a SHA-1, that of the
    /// certificate is shown: there is nothing else to compare with.
    private static func compare(_ grant: PublisherGrant, _ list: TrustDifference.List, in trust: TrustSnapshot) {
        let authority = trust.anchor(withFingerprint: grant.fingerprint)?.certificate
        let state = list.publisher.state ?? authority?.country?.code
        guard let known = TrustPublication.withFingerprint(of: state, kind: list.kind), let page = known.fingerprint
        else { return }
        if page.algorithm == .sha1, let authority, let digest = try? HashAlgorithm.sha1.hash(authority.encoded) {
            Terminal.note("  " + Words.say(.grantPublisherSHA1(digest: grouped(Hexadecimal.lowercaseText(digest)))))
        }
        Terminal.note("  " + Words.say(.grantPublisherPage(date: known.looked)))
        Terminal.noteUnbroken("  " + page.page)
    }

    /// The answer; asked again where it names somebody whom nobody knows. Nil for none.
    private static func states() -> StateSet? {
        while true {
            guard let answer = Terminal.ask(.grantPrompt)?.trimmed, !answer.isEmpty else { return nil }
            if let states = StateSet(answer) { return states }
            Terminal.note(CountryArgument.unknown(StateSet.unknownPart(of: answer) ?? answer))
        }
    }
}

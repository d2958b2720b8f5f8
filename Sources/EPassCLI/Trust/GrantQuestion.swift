// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassMessages
import EPassTrust

/// The question at the terminal whether a publisher may speak about other States.
enum GrantQuestion {
    /// Whether somebody is there to answer.
    static var canBeAsked: Bool { Terminal.inputIsTerminal && Terminal.errorIsTerminal }

    /// Asks once for each publisher and kind of list that came and was neither pinned nor granted anything.
    static func ask(about difference: TrustDifference, grants: [PublisherGrant]) -> [PublisherGrant] {
        var asked: Set<PublisherGrant> = []
        var granted: [PublisherGrant] = []
        for list in difference.addedLists + difference.upgradedLists {
            guard let kind = list.kind.list, let publisher = list.publisher.fingerprint ?? list.authority,
                !list.publisher.isPinned, list.publisher.granted.isEmpty,
                let whole = PublisherGrant(fingerprint: publisher, kind: kind, states: .all),
                !grants.contains(where: { $0.fingerprint == publisher && $0.kind == kind }),
                asked.insert(whole).inserted
            else { continue }
            if let answer = ask(whole, list) { granted.append(answer) }
        }
        return granted
    }

    private static func ask(_ grant: PublisherGrant, _ list: TrustDifference.List) -> PublisherGrant? {
        let (kind, publisher) = (grant.kind.rawValue, list.publisher)
        Terminal.note(
            .grantPublisherSpeaks(
                state: publisher.state ?? "", hasState: publisher.state == nil ? "no" : "yes",
                signer: list.signer ?? "", isSigned: list.signer == nil ? "no" : "yes", kind: kind))
        let digest = Hexadecimal.lowercaseText(grant.fingerprint)
        Terminal.noteUnbroken("  " + Words.say(.grantPublisherDigest(digest: digest)))
        Terminal.note(.grantQuestion(kind: kind))
        Terminal.progress(Words.say(.grantPrompt) + " ")
        let answer = readLine() ?? ""
        guard let states = StateSet(answer) else {
            Terminal.note(.grantNothingGranted)
            return nil
        }
        return PublisherGrant(fingerprint: grant.fingerprint, kind: grant.kind, states: states)
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// A document signer that a list of document signers names needs no CSCA (BSI TR-03135-1, 5.6.4.3.3), where the list
/// may speak for its State: the State's own list, one whose publisher was granted that State, or one whose octets were
/// pinned. One State vouching for the documents of another is what path validation refuses as well (T16).
enum SignerListCheck {
    /// What the lists make of a signer whose path did not succeed; the check as it was where none of them helps.
    static func judge(
        _ signer: Certificate, _ role: SignerRole, instead check: IssuerCheck, trust: TrustSnapshot,
        profile: TrustProfile
    ) -> IssuerCheck {
        let lists = trust.listsOfDocumentSigners(naming: signer)
        let states = signer.signedStates
        if let stored = lists.first(where: { $0.publisher.speaks(for: states) }) {
            let message =
                stored.source.signingTime.map { Message.pathTrustedSignerList(list: $0.date) }
                ?? .pathTrustedSignerListUndated
            let outcome = Outcome.successful(message, role.deviations)
            return IssuerCheck(outcome: outcome.judged(by: profile), path: [signer])
        }
        guard check.anchor == nil, let stored = lists.first else { return check }
        // A list of the State itself whose CSCA is only listed is worth what that CSCA is worth.
        if stored.publisher.basis == .listed, stored.publisher.isOwn(states) {
            let outcome: Outcome =
                profile.acceptsListedAnchors
                ? .successful(.pathSignerList, role.deviations)
                : .undetermined(.anchorListed, .pathSignerListListed)
            return IssuerCheck(outcome: outcome.judged(by: profile), path: [signer])
        }
        let message =
            stored.publisher.state.map { Message.pathSignerListNotGranted(publisher: $0) } ?? .pathSignerListOfUnknown
        return IssuerCheck(outcome: .undetermined(.publisherNotGranted, message))
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

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
            let date = stored.list.signingTime.map { " of \($0.date)" } ?? ""
            let outcome = Outcome.successful(
                "A trusted list of document signers\(date) names the document signer; no CSCA certificate was needed.",
                role.deviations)
            return IssuerCheck(outcome: outcome.judged(by: profile), path: [signer])
        }
        guard check.anchor == nil, let stored = lists.first else { return check }
        // A list of the State itself whose CSCA is only listed is worth what that CSCA is worth.
        if stored.publisher.basis == .listed, stored.publisher.isOwn(states) {
            let outcome: Outcome =
                profile.acceptsListedAnchors
                ? .successful("A list of document signers names the document signer.", role.deviations)
                : .undetermined(
                    .anchorListed,
                    "A list of document signers names the document signer; only another State vouches for its CSCA.")
            return IssuerCheck(outcome: outcome.judged(by: profile), path: [signer])
        }
        let state = stored.publisher.state ?? "another State"
        return IssuerCheck(
            outcome: .undetermined(
                .publisherNotGranted,
                "A list of document signers of \(state) names the document signer, and was granted nothing about its State."
            ))
    }
}

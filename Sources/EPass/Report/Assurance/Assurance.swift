// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassTrust

/// A statement that evidence carries, or does not, with the checks it rests on or with what is missing. It stands
/// beside the overall result, and no policy changes it: `Docs/assurance.md` has what each rests on.
///
/// What somebody only told never gives one: not what a bundle has recorded, nor that it says that it was read here.
public struct Assurance: Sendable, Hashable {
    /// The statements there are; a closed list.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// EF.DG1 and every other data group that was given are what a trusted State signed as its own.
        case dataGenuine
        /// The day judged at is not after the date of expiry that the State signed.
        case documentCurrent
        /// What is printed is what the State signed, compared by whoever judges.
        case holderPrintMatches
        /// The chip has the private key to a public key that the State signed; ``Assurance/word`` says by whose word.
        case chipOriginal
        /// The same, shown to whoever judges: to this program, or by an answer to the verifier's own challenge.
        case chipOriginalShownToVerifier
        /// The evidence is of now: read by this program from a chip, or with an answer to the verifier's own challenge.
        case fresh
    }

    /// Whom the chip proved itself to.
    public enum Word: String, Sendable, Hashable, CaseIterable {
        /// To this program, which judges what it read itself.
        case observed
        /// To the verifier, by an answer to the challenge that was given to the judgement.
        case verifier
        /// To whoever read: its signature over their challenge is computed again, and may be an old one.
        case terminal
    }

    /// What keeps a statement from being given.
    public struct Lack: Sendable, Hashable {
        /// The check that does not bear it out; nil where it is another statement, or not a check.
        public let check: CheckID?
        /// How that check ended; nil without one.
        public let result: CheckResult?
        /// Why; nil where the result says everything.
        public let reason: CheckReason?
        /// Whether the check would bear it out, and was only told by whoever wrote the evidence.
        public let isRecorded: Bool
        /// The statement that it rests on and that is not given; nil where it is a check.
        public let assurance: Kind?

        init(_ check: CheckID?, _ result: CheckResult? = nil, _ reason: CheckReason? = nil, isRecorded: Bool = false) {
            (self.check, self.result, self.reason, self.isRecorded) = (check, result, reason, isRecorded)
            assurance = nil
        }

        init(_ kind: Kind) {
            (check, result, reason, isRecorded) = (nil, nil, nil, false)
            assurance = kind
        }
    }

    /// Which statement.
    public let kind: Kind
    /// The checks that it rests on, those of the statements it rests on aside; empty where it is not given.
    public let basis: [CheckID]
    /// Whom the chip proved itself to, where it is said to be the original; nil for all others.
    public let word: Word?
    /// What is missing; empty where it is given.
    public let missing: [Lack]

    /// Whether the evidence carries the statement.
    public var isGiven: Bool { missing.isEmpty }
}

/// What a statement rests on. `Docs/assurance.md` is the same table.
extension Assurance.Kind {
    /// The statements that must be given.
    public var restsOn: [Assurance.Kind] {
        switch self {
        case .dataGenuine, .fresh: []
        case .documentCurrent, .holderPrintMatches, .chipOriginal: [.dataGenuine]
        case .chipOriginalShownToVerifier: [.chipOriginal]
        }
    }

    /// The checks that must be successful, and not only recorded. For ``dataGenuine`` the hash of every data group that
    /// was given is one as well.
    public var demanded: [CheckID] {
        switch self {
        case .dataGenuine:
            [
                .sodStructure, .sodSignedAttributes, .sodSignature, .dsSignature, .dataGroup1Hash,
                .issuerMatchesSigner,
            ]
        case .documentCurrent: [.expiry]
        // The whole zone: number and dates say nothing of the name.
        case .holderPrintMatches: [.mrzMatchesDG1, .printedForm]
        case .chipOriginal, .chipOriginalShownToVerifier, .fresh: []
        }
    }

    /// The checks of which one must be successful, and not only recorded.
    public var oneOf: [CheckID] {
        switch self {
        case .dataGenuine, .documentCurrent, .holderPrintMatches: []
        case .chipOriginal, .chipOriginalShownToVerifier:
            [.activeAuthentication, .chipAuthentication, .chipAuthenticationMapping]
        case .fresh: [.activeAuthentication, .accessProtocol]
        }
    }

    /// The checks that must not have failed.
    public var refutedBy: [CheckID] {
        switch self {
        case .dataGenuine:
            [
                .cscaUsagePeriod, .dsUsagePeriod, .dsDocumentType, .dsAlgorithms, .dsValidity, .cscaValidity,
                .dsRevocation, .issuerNotBlocked, .mandatoryDataGroups,
            ]
        // A key in EF.CardSecurity is as good as its signer.
        case .chipOriginal: oneOf + [.cardSecurityValidity]
        case .documentCurrent: [.documentNotBlocked, .status]
        case .holderPrintMatches, .chipOriginalShownToVerifier, .fresh: []
        }
    }
}

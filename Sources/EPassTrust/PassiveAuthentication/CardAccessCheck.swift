// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassLDS
internal import EPassMessages

/// Whether the unsigned files of the master file say what the issuer signed, and whether the chip was opened as the
/// issuer says it can be (Doc 9303-11, 4.2): what an attacker would change to have a weaker protocol used.
///
/// A pure function of what was read. EF.CardAccess is compared entry by entry: the signed files hold more, and a SET
/// has no order. Success proves nothing about the chip.
package struct CardAccessCheck: Sendable {
    /// What is known of a file of the master file.
    package enum File: Sendable, Hashable {
        /// Its octets were read.
        case read([UInt8])
        /// The chip was asked and did not give it: it is absent, access to it was denied, or what came is no file.
        case withheld(CheckReason)
        /// It is not known whether the chip has it; with the result and reason that a check which needs it then has.
        case unknown(CheckResult, CheckReason)
    }

    /// How the chip was opened.
    package enum Opening: Sendable, Hashable {
        /// By PACE.
        case pace
        /// By Basic Access Control.
        case bac
        /// By Basic Access Control, after the chip had carried out PACE in no attempt; with whether the chip has proved
        /// itself by chip authentication in the channel that this opened.
        case bacAfterPACE(isProven: Bool)
        /// Not at all: the chip let its files be read without access control.
        case plain
        /// The chip was not opened, for that reason.
        case notOpened(CheckReason)
        /// Nobody wrote down how.
        case notRecorded
    }

    /// What was read, and what is known of it.
    package struct Input: Sendable {
        /// EF.CardAccess.
        package var cardAccess: File
        /// How the chip was opened.
        package var opening: Opening
        /// The octets of EF.DG14, or nil where it was not read.
        package var dataGroup14: [UInt8]?
        /// Whether EF.DG14 is what was signed: ``FileAuthenticity/init(ofDataGroup:in:)``.
        package var dataGroup14Authenticity: FileAuthenticity
        /// What EF.CardSecurity holds, where it could be decoded.
        package var cardSecurity: SecurityInfos?
        /// Whether EF.CardSecurity is what was signed: ``CardSecurityAuthentication/authenticity``. Nil where it was
        /// not attempted.
        package var cardSecurityAuthenticity: FileAuthenticity?
        /// Whether the chip showed that EF.CardSecurity is that of this document: by the private key of that file it
        /// opened the channel in which EF.SOD and EF.DG1 were read. The file itself does not say whose it is.
        package var isCardSecurityProven: Bool
        /// EF.DIR.
        package var dir: File
        /// Where those files are decoded that were decoded before; the others are decoded anew.
        package var document = ParsedDocument()

        /// Without EF.CardSecurity and EF.DIR unless they are named, as a document without them is judged.
        package init(
            cardAccess: File, opening: Opening, dataGroup14: [UInt8]? = nil, dataGroup14Authenticity: FileAuthenticity,
            cardSecurity: SecurityInfos? = nil, cardSecurityAuthenticity: FileAuthenticity? = nil,
            isCardSecurityProven: Bool = false, dir: File = .unknown(.undetermined, .notRead)
        ) {
            self.cardAccess = cardAccess
            self.opening = opening
            self.dataGroup14 = dataGroup14
            self.dataGroup14Authenticity = dataGroup14Authenticity
            self.cardSecurity = cardSecurity
            self.cardSecurityAuthenticity = cardSecurityAuthenticity
            self.isCardSecurityProven = isCardSecurityProven
            self.dir = dir
        }
    }

    /// `access.cardAccess.authenticity`, `access.protocol.downgrade`, `access.dir.authenticity`, in this order.
    package let findings: [CheckFinding]
    /// The departures from the standard that were met, each once.
    package let deviations: [TrustDeviation]
    /// The departures that the decoders of EF.CardAccess and EF.DG14 met.
    package let ldsDeviations: [LDSDeviation]

    /// Judges the files.
    ///
    /// - Parameters:
    ///   - input: the files; everything in them is taken as hostile.
    ///   - profile: the deviations that are tolerated in their encoding.
    /// - Returns: three findings; never an error.
    package static func judge(_ input: Input, profile: TrustProfile = .default) -> CardAccessCheck {
        let signed = SignedSecurityInfos(input, profile)
        let step = CardAccessComparison(
            signed: signed, cardAccess: OfferedSecurityInfos(input, profile), opening: input.opening, profile: profile)
        var deviations = step.cardAccess.deviations + signed.deviations
        let outcomes: [(CheckID, Outcome)] = [
            (.cardAccessAuthenticity, step.authenticity()), (.protocolDowngrade, step.downgrade()),
            (.dirAuthenticity, DIRComparison.judge(input, signed, profile, deviations: &deviations)),
        ]
        return CardAccessCheck(
            findings: outcomes.map(CheckFinding.init), deviations: Outcome.deviations(outcomes),
            ldsDeviations: deviations)
    }

    /// The finding of that check, if there is one.
    package func finding(_ id: CheckID) -> CheckFinding? { findings.finding(of: id) }
}

/// EF.CardAccess as the chip gave it.
enum OfferedSecurityInfos {
    /// With the first deviation that the profile refuses, and whether its lengths are in the form of DER.
    case decoded(SecurityInfos, refused: LDSDeviation?, isDistinguished: Bool)
    case malformed(CheckReason, Message)
    case withheld(CheckReason)
    /// What a check then says.
    case unknown(Outcome)

    init(_ input: CardAccessCheck.Input, _ profile: TrustProfile) {
        switch input.cardAccess {
        case .withheld(let reason): self = .withheld(reason)
        case .unknown(let result, let reason):
            self = .unknown(Outcome(result: result, reason: reason, message: .cardAccessUnknown))
        case .read([]): self = .malformed(.empty, .signedObjectEmpty(file: "EF.CardAccess"))
        case .read(let octets):
            // Whoever hands the file on may have written its lengths anew; what was signed is in DER.
            let tree = try? ASN1Parser.parse(octets, maximumLength: octets.count, element: "EF.CardAccess")
            let isDistinguished = tree?.isDistinguished ?? true
            let distinguished = isDistinguished ? octets : tree?.node.distinguished ?? octets
            let file = input.document.file(.cardAccess, holding: distinguished)
            do throws(LDSError) {
                let infos = try file.content(as: EFCardAccess.self).securityInfos
                let refused = infos.deviations.first { !profile.decoding.tolerated.contains($0) }
                self = .decoded(infos, refused: refused, isDistinguished: isDistinguished)
            } catch {
                self =
                    file.isTruncated
                    ? .unknown(.truncated(.cardAccess)) : .malformed(.malformed, .undecodable("EF.CardAccess", error))
            }
        }
    }

    var deviations: [LDSDeviation] { if case .decoded(let infos, _, _) = self { infos.deviations } else { [] } }

    /// The entries in DER; none where the chip gave nothing that can be decoded, nil where it is not known what it
    /// has.
    var entries: Set<[UInt8]>? {
        switch self {
        case .decoded(let infos, _, _): Set(infos.entries.map(\.distinguished))
        case .malformed, .withheld: []
        case .unknown: nil
        }
    }

    var unknown: Outcome? { if case .unknown(let outcome) = self { outcome } else { nil } }

    /// That an entry which may have been one of PACE cannot be decoded, and none of PACE stands beside it.
    var brokenOffer: Outcome? {
        guard case .decoded(let infos, _, _) = self, let entry = infos.openOffer(of: .pace) else { return nil }
        return .undetermined(.malformed, .undecodable("EF.CardAccess", entry.error))
    }

    var offersPACE: Bool { if case .decoded(let infos, _, _) = self { !infos.paceInfos.isEmpty } else { false } }
}

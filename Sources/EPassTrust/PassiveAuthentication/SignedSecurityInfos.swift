// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassLDS
internal import EPassMessages

/// The SecurityInfos that are known to be the issuer's: those of EF.DG14 and of EF.CardSecurity, as far as each was
/// authenticated.
struct SignedSecurityInfos {
    /// The files that were authenticated, by name.
    private(set) var files: [String] = []
    /// In DER.
    private(set) var entries: Set<[UInt8]> = []
    /// Whether EF.CardSecurity is what was signed for this document; nil where that was not attempted.
    private(set) var cardSecurityAuthenticity: FileAuthenticity?
    /// Those of EF.CardSecurity; nil where it was not authenticated.
    private(set) var cardSecurityEntries: Set<[UInt8]>?
    /// The signed PACEInfos, in DER, in their order.
    private(set) var paceInfos: [[UInt8]] = []
    private var offers: [PACEInfo] = []
    private var explicitParameters: Set<KeyAgreementAlgorithm> = []
    private(set) var deviations: [LDSDeviation] = []
    /// That a signed entry which may have been one of PACE cannot be decoded, and none of PACE stands beside it.
    private var brokenOffer: Outcome?
    /// Why the first signed file that was not authenticated was not.
    private(set) var problem: Outcome?
    /// Why EF.DG14 could not be used, which holds every entry of EF.CardAccess (Doc 9303-11, 9.2.11).
    private(set) var dataGroup14Problem: Outcome?
    /// Whether it is known, from a file or from the signed list of files, what the issuer signed.
    private(set) var isKnown = false

    init(_ input: CardAccessCheck.Input, _ profile: TrustProfile) {
        addDataGroup14(input, profile)
        dataGroup14Problem = problem
        cardSecurityAuthenticity = ofThisDocument(input)
        guard let authenticity = cardSecurityAuthenticity else { return }
        if authenticity.result == .successful, let infos = input.cardSecurity {
            add(infos, of: "EF.CardSecurity")
            cardSecurityEntries = Set(infos.entries.map(\.distinguished))
        } else if !isKnown || files.isEmpty, problem == nil || problem?.reason == .notRead {
            // Nothing was asked of EF.DG14, or the document has none: what is wrong with EF.CardSecurity says more.
            isKnown = false
            problem = Self.notShown(authenticity)
        } else if problem == nil {
            problem = Self.notShown(authenticity)
        }
    }

    /// That of EF.CardSecurity, which its State may have signed for any document: it is this one's where the chip
    /// showed so, or where EF.DG14 has a key of it, which no other chip has.
    private func ofThisDocument(_ input: CardAccessCheck.Input) -> FileAuthenticity? {
        guard let authenticity = input.cardSecurityAuthenticity, authenticity.result == .successful,
            !input.isCardSecurityProven
        else { return input.cardSecurityAuthenticity }
        let hasSameKey = input.cardSecurity?.entries.contains { entry in
            if case .chipAuthenticationPublicKey = entry.info { entries.contains(entry.distinguished) } else { false }
        }
        return hasSameKey == true
            ? authenticity
            : FileAuthenticity(
                result: .undetermined, reason: .otherChannel, message: .chipOtherChannelOfKeys(file: LDSFile.sod))
    }

    /// Why something signed could not be used.
    private static func notShown(_ authenticity: FileAuthenticity) -> Outcome {
        Outcome(
            result: authenticity.result == .aborted ? .aborted : .undetermined, reason: authenticity.reason,
            message: authenticity.message)
    }

    private mutating func addDataGroup14(_ input: CardAccessCheck.Input, _ profile: TrustProfile) {
        let authenticity = input.dataGroup14Authenticity
        switch authenticity.result {
        case .notSupported: isKnown = true
        case .successful:
            guard let octets = input.dataGroup14 else {
                problem = .undetermined(.notRead, .fileNotRead(file: "EF.DG14"))
                return
            }
            do throws(LDSError) {
                let file = input.document.file(.dataGroup(.dg14), holding: octets)
                let infos = try file.content(as: DataGroup14.self).securityInfos
                deviations = infos.deviations
                if let refused = infos.deviations.first(where: { !profile.decoding.tolerated.contains($0) }) {
                    problem = .undetermined(
                        .malformed, .signedObjectDeviationRefused(deviation: refused.message, file: "EF.DG14"))
                } else {
                    add(infos, of: "EF.DG14")
                }
            } catch {
                problem = .undetermined(.malformed, .undecodable("EF.DG14", error))
            }
        case .failed, .undetermined, .aborted: problem = Self.notShown(authenticity)
        }
    }

    private mutating func add(_ infos: SecurityInfos, of file: String) {
        isKnown = true
        files.append(file)
        if let entry = infos.openOffer(of: .pace) {
            brokenOffer = .undetermined(.malformed, .undecodable(file, entry.error))
        }
        for entry in infos.entries {
            let encoded = entry.distinguished
            guard entries.insert(encoded).inserted else { continue }
            switch entry.info {
            case .pace(let info):
                paceInfos.append(encoded)
                offers.append(info)
            case .paceDomainParameter(let info): explicitParameters.insert(info.keyAgreement)
            case .chipAuthentication, .chipAuthenticationPublicKey, .terminalAuthentication, .activeAuthentication,
                .efDIR, .unknown, .malformed:
                continue
            }
        }
    }

    /// What a check says that needs to know what was signed; nil where that is known. A signed file that failed its own
    /// checks makes this one only undetermined: nothing was shown about EF.CardAccess.
    var unknown: Outcome? {
        isKnown ? nil : problem ?? Outcome.undetermined(.notRead, .cardAccessNoSignedFile)
    }

    /// What a check says that found no signed PACEInfo, where another file may have held one.
    var possiblyElsewhere: Outcome? { paceInfos.isEmpty ? problem ?? brokenOffer : nil }

    /// Whether a signed PACEInfo says with which domain parameters. One that does not (F-15) is the issuer's own
    /// mistake, which nobody else can have made: no terminal can run PACE by it.
    var namesDomainParameters: Bool {
        offers.contains { $0.parameterID != nil || explicitParameters.contains($0.paceProtocol.keyAgreement) }
    }

    /// The names of the authenticated files; where there is none, of those that could have been.
    var fileNames: Message {
        if let only = files.first, files.count == 1 { return .plainText(text: only) }
        return .cardAccessTwoFiles(first: "EF.DG14", second: "EF.CardSecurity")
    }
}

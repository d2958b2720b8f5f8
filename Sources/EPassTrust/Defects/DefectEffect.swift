// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassLDS

/// What one entry does to one kind of finding.
///
/// An entry never makes a failed check pass: at most it is undetermined afterwards (T21). The two ways further up are
/// those of BSI TR-03135-1, 5.6.4.3.4 and 5.8.2.2.3, for a policy that asks for them.
struct DefectEffect: Sendable, Hashable {
    /// What BSI TR-03135-1 makes of an excuse beyond `undetermined`.
    enum Guideline: Sendable, Hashable {
        /// 5.6.4.3.4: the check is not supported, however it ended.
        case notSupported
        /// 5.8.2.2.3: the check is successful if every data group that was read matches the security object.
        case successfulByHashes
    }

    /// The checks.
    var checks: Set<CheckID>
    /// The results that are changed.
    var from: Set<CheckResult> = [.failed]
    /// The reasons that are changed; nil for any.
    var reasons: Set<CheckReason>?
    var result: CheckResult
    var reason = CheckReason.knownDefect
    /// Whether it makes a failed check less than failed; else it makes something worse.
    var isExcuse = true
    /// What the guideline makes of it; only with `takesGuideline`.
    var guideline: Guideline?
    /// Whether the guideline's outcome is taken.
    var takesGuideline = false

    func outcome(for finding: CheckFinding, among findings: [CheckFinding]) -> (CheckResult, CheckReason?)? {
        guard checks.contains(finding.id), from.contains(finding.result) || takesGuideline && guideline == .notSupported
        else { return nil }
        guard reasons.map({ finding.reason.map($0.contains) ?? false }) ?? true else { return nil }
        guard takesGuideline, let guideline else { return (result, reason) }
        guard guideline == .successfulByHashes else { return (.notSupported, reason) }
        let hashes = findings.filter { $0.id.check.family == .dataGroupHashes && $0.reason != .notRead }
        let areProven = [CheckID.sodSignature, .dsSignature].allSatisfy { id in
            findings.contains { $0.id == id && $0.result == .successful }
        }
        let isVerified = areProven && !hashes.isEmpty && hashes.allSatisfy { $0.result == .successful }
        return isVerified ? (.successful, reason) : (.undetermined, reason)
    }

    /// The same effect on the checks of EF.CardSecurity, where the entry speaks of its signer; nil where there is no
    /// such check.
    var forCardSecurity: DefectEffect? {
        var effect = self
        effect.checks = checks.filter { $0.check.object == .cardSecurity }
        // Where one check stands for several, as for both periods, only an entry about all of them speaks of it.
        effect.checks.formUnion(Self.cardSecurity.filter { $0.value.allSatisfy(checks.contains) }.keys)
        return effect.checks.isEmpty ? nil : effect
    }

    /// The same effect on the checks of a signer of something else than documents; nil where there is none, and of an
    /// excuse.
    func against(_ signer: SignerName) -> DefectEffect? {
        guard !isExcuse else { return nil }
        let counterparts: [CheckID: CheckID] =
            switch signer {
            case .documentSigner: [:]
            case .sealSigner: [.dsSignature: .sealSignerSignature, .dsRevocation: .sealSignerRevocation]
            case .lds2Signer: [.dsSignature: .lds2SignerSignature, .dsRevocation: .lds2SignerRevocation]
            }
        var effect = self
        effect.checks = Set(checks.compactMap { counterparts[$0] })
        return effect.checks.isEmpty ? nil : effect
    }

    /// The checks of EF.CardSecurity with those of EF.SOD that they stand for.
    private static let cardSecurity: [CheckID: [CheckID]] = {
        var originals: [CheckID: [CheckID]] = [:]
        for id in CheckID.all {
            if let counterpart = id.check.cardSecurityCounterpart { originals[counterpart, default: []].append(id) }
        }
        return originals
    }()

    /// Failed results become undetermined.
    static func excuse(_ checks: Set<CheckID>, _ reasons: Set<CheckReason>? = nil) -> DefectEffect {
        DefectEffect(checks: checks, reasons: reasons, result: .undetermined)
    }

    /// Failed results of a family of checks become undetermined.
    static func excuse(_ family: Check.DefectFamily) -> DefectEffect { excuse(Set(family.checks)) }

    /// Whatever was found becomes worse.
    static func worsen(
        _ checks: Set<CheckID>, to result: CheckResult, _ reason: CheckReason = .knownDefect
    ) -> DefectEffect {
        DefectEffect(
            checks: checks, from: result == .failed ? [.successful, .undetermined, .failed] : [.successful],
            result: result, reason: reason, isExcuse: false)
    }

    /// Whatever was found of families of checks becomes worse.
    static func worsen(_ families: Check.DefectFamily..., to result: CheckResult) -> DefectEffect {
        worsen(Set(families.flatMap(\.checks)), to: result)
    }

    /// What is left of it where nobody granted the publisher to speak of the document's State: of a worsening the
    /// doubt, of an excuse nothing.
    var ungranted: DefectEffect? {
        guard !isExcuse else { return nil }
        return DefectEffect(
            checks: checks, from: [.successful], reasons: reasons, result: .undetermined, reason: .publisherNotGranted,
            isExcuse: false)
    }

    /// What is left of it where nobody can say whether the entry speaks of this document: of a worsening the doubt, of
    /// an excuse nothing (T21). A doubt about the signer is one about its revocation. What was open before stays so for
    /// the reason that counts.
    var doubt: DefectEffect? {
        guard !isExcuse else { return nil }
        let doubted = Set(checks.map { $0 == .dsSignature ? .dsRevocation : $0 })
        return DefectEffect(
            checks: doubted, from: [.successful, .undetermined], result: .undetermined, isExcuse: false)
    }

    /// The worst that an entry may have said which cannot be read: that of a defect list a revocation; a deviation list
    /// can say no worse than that the key of active authentication is compromised.
    static func unreadable(in list: SignedListKind) -> [DefectEffect] {
        switch list {
        case .defectList: [worsen([.dsRevocation], to: .undetermined)]
        case .deviationList: [worsen(.activeAuthentication, to: .undetermined)]
        case .masterList, .documentSignerList: []
        }
    }

    /// What a policy makes of it.
    ///
    /// - Parameter isGranted: whether the operator himself gave the list leave to speak of these States.
    func taken(by excuses: TrustProfile.Excuses, isGranted: Bool) -> DefectEffect? {
        guard isExcuse else { return self }
        guard excuses != .none else { return nil }
        var effect = self
        effect.takesGuideline = excuses == .technicalGuideline && isGranted
        return effect
    }

    private static let comByHashes = DefectEffect(
        checks: [.comMatchesSOD], result: .undetermined, guideline: .successfulByHashes)
}

// MARK: Defect lists

extension DefectEffect {
    /// The effects of BSI TR-03135-1, 5.8.2.
    static func effects(of kind: DefectKind) -> [DefectEffect] {
        switch kind {
        case .certificateRevoked(let status): revoked(status)
        case .certificateReplaced: [excuse([.sodStructure, .sodSignature, .dsSignature])]
        case .chipAuthenticationKeyCompromised:
            [worsen(.chipAuthentication, .chipAuthenticationMapping, to: .failed)]
        case .activeAuthenticationKeyCompromised: [worsen(.activeAuthentication, to: .failed)]
        case .authenticationProtocolFailure(let protocols): failing(protocols)
        case .validityPeriodIncorrect(let fault): validity(fault)
        case .securityObjectInvalid(let fault): securityObject(fault)
        case .comSODDiscrepancy: [comByHashes]
        case .wrongSignerIdentifier: [excuse([.sodSignature], [.signerNotFound])]
        case .issuingCountry: [excuse([.dsSignature], [.countryMismatch]), excuse(.issuingState)]
        case .cardSecurityMalformed:
            [excuse([.cardSecurityStructure, .cardSecuritySignedAttributes, .cardSecuritySignature])]
        case .documentSignerMalformed: [excuse([.sodStructure, .sodSignature, .dsSignature])]
        case .unknown(let type):
            // A defect of the document in general whose meaning is not known: the electronic part is not to be relied
            // on (TR-03129-2, 7.3.3).
            type.hasPrefix("0.4.0.127.0.7.3.1.5.4.") ? [worsen([.dsSignature], to: .undetermined)] : []
        case .dataGroupMalformed, .eIDDataGroupMalformed, .eIDIntegrityUncertain, .chipSecurityMalformed,
            .powerDownRequired:
            []
        }
    }

    // Table 5.54.
    private static func revoked(_ status: DefectCode<DefectKind.RevocationStatus>?) -> [DefectEffect] {
        let checks: Set<CheckID> = [.dsSignature, .dsRevocation]
        // An entry without a status says as much as one that gives no details.
        let status = status ?? DefectCode(.noIndication)
        switch status.value {
        case .noIndication, .testing, .revokedByIssuer, .revokedByListSigner:
            return [worsen(checks, to: .failed, .revoked)]
        case .onHold, .inadequate, nil: return [worsen(checks, to: .undetermined)]
        }
    }

    private static func failing(_ protocols: DefectKind.FailingProtocols?) -> [DefectEffect] {
        guard let protocols else { return [] }
        var families: [Check.DefectFamily] = []
        if protocols.contains(.chipAuthentication) { families.append(.chipAuthentication) }
        if protocols.contains(.activeAuthentication) { families.append(.activeAuthentication) }
        if protocols.contains(.paceChipAuthenticationMapping) { families.append(.chipAuthenticationMapping) }
        return families.map { excuse($0) }
    }

    // 5.6.4.3.4.
    private static func validity(_ fault: DefectKind.ValidityFault?) -> [DefectEffect] {
        let checks: Set<CheckID> =
            switch fault {
            case .csca: [.cscaValidity]
            case .documentSigner: [.dsValidity]
            case .both: [.cscaValidity, .dsValidity]
            case nil: []
            }
        return [DefectEffect(checks: checks, result: .undetermined, guideline: .notSupported)]
    }

    private static func securityObject(_ fault: DefectCode<DefectKind.SecurityObjectFault>?) -> [DefectEffect] {
        switch fault?.value {
        case .signature: [excuse([.sodSignature])]
        case .hash: [excuse([.sodSignedAttributes])]
        case .encoding: [excuse([.sodStructure, .sodSignedAttributes, .sodSignature])]
        case .dataGroupHashes: [excuse(Set(Check.DefectFamily.dataGroupHashes.checks), [.hashMismatch])]
        case .noIndication, nil: [excuse([.sodSignature, .sodSignedAttributes])]
        }
    }
}

// MARK: Deviation lists

extension DefectEffect {
    /// The standard gives deviations no effects of their own; these are those of the corresponding defects.
    static func effects(of kind: DeviationKind) -> [DefectEffect] {
        switch kind {
        case .documentSignerSignature: [excuse([.dsSignature], [.signatureInvalid])]
        case .documentSignerEncoding(let field): signerEncoding(field)
        case .cscaEncoding(let field): cscaEncoding(field)
        case .activeAuthenticationKeyCompromised: [worsen(.activeAuthentication, to: .failed)]
        case .dataGroupHashWrong(let file):
            file?.dataGroup.flatMap(DataGroupNumber.init(rawValue:)).map {
                [excuse([.dataGroupHash($0)], [.hashMismatch])]
            } ?? []
        case .securityObjectSignatureWrong: [excuse([.sodSignature])]
        case .comInconsistent: [comByHashes]
        case .mrzDataWrong, .mrzCheckDigitWrong: [excuse(.machineReadableZone)]
        case .certificateOrKey, .logicalDataStructure, .dataGroupMalformed, .machineReadableZone, .chip, .nationalUse,
            .unknown:
            []
        }
    }

    private static func signerEncoding(_ field: DeviationKind.CertificateField?) -> [DefectEffect] {
        switch field {
        case .body(5): [excuse([.dsValidity])]
        case .body(4), .body(6): [excuse([.dsSignature], [.countryMismatch]), excuse(.issuingState)]
        case .body(7): [excuse([.sodSignature], [.keyRefused])]
        case .extension(OID.privateKeyUsagePeriod): [excuse([.dsUsagePeriod])]
        case .extension(OID.documentTypeList): [excuse([.dsDocumentType])]
        case .extension(OID.keyUsage), .extension(OID.extendedKeyUsage), .extension(OID.basicConstraints): []
        default: [excuse([.sodStructure, .dsSignature], [.malformed, .unknownCriticalExtension, .algorithmMismatch])]
        }
    }

    private static func cscaEncoding(_ field: DeviationKind.CertificateField?) -> [DefectEffect] {
        switch field {
        case .body(5): [excuse([.cscaValidity])]
        case .body(4), .body(6): [excuse([.dsSignature], [.countryMismatch])]
        case .extension(OID.privateKeyUsagePeriod): [excuse([.cscaUsagePeriod])]
        case .extension(OID.basicConstraints): [excuse([.dsSignature], [.issuerNotAuthority, .pathTooLong])]
        case .extension(OID.keyUsage): [excuse([.dsSignature], [.keyUsage])]
        default: []
        }
    }
}

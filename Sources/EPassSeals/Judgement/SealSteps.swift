// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMRZ
internal import EPassMessages
internal import EPassTrust

/// The steps over a visible digital seal.
struct SealSteps: SealJudging {
    let seal: VisibleDigitalSeal
    let signer: Certificate?
    private let profile: TrustProfile
    private let defined: [VisibleDigitalSeal.DefinedFeature]

    init(_ judge: SealJudge, _ seal: VisibleDigitalSeal) {
        self.seal = seal
        profile = judge.profile
        defined = seal.definedFeatures
        signer = Self.signer(of: seal, judge)
    }

    var purpose: SealSignerValidation.Purpose { .visibleDigitalSeals }
    var issuer: CountryCode { seal.header.issuingCountry }
    var dateOfSignature: CalendarDate? { seal.header.dateOfSignature }
    var signedFrom: Timestamp? { nil }
    var stated: SealDates.Stated? { .issue(seal.header.dateOfIssue) }
    var isForTests: Bool { seal.header.signer.isForTests }
    var zone: MRZ? { seal.mrz }
    var passportNumber: String? { seal.passportNumber }
    var deviations: [TrustDeviation] { [] }

    var isSignedWhenIssued: Bool {
        switch seal.documentKind {
        case .visa, .emergencyTravelDocument, .arrivalAttestation, .residencePermit: true
        case .socialInsuranceCard, .supplementarySheet, .addressSticker, .residenceSticker, .administrativeDocument,
            nil:
            false
        }
    }

    var hasUnknownFeatures: Bool {
        seal.documentKind != nil && seal.documentKind != .administrativeDocument
            && defined.contains { $0.definition == nil }
    }

    var structure: CheckFinding {
        .seal(
            .sealStructure, .successful, nil,
            .sealStructure(
                version: seal.header.version.number, features: seal.features.count, octets: seal.signature.count))
    }

    var features: CheckFinding {
        guard let kind = seal.documentKind else {
            // Its octets are signed, and what they say is not known: a value of the header that is unknown is a fault
            // of format (Doc 9303-13, D.1).
            return .seal(
                .sealFeatures, .undetermined, .wrongContentType,
                .sealKindUnknown(
                    category: Int(seal.header.documentCategory), definition: Int(seal.header.featureDefinition)))
        }
        func failed(_ message: Message) -> CheckFinding { .seal(.sealFeatures, .failed, .malformed, message) }
        let (name, clause) = (kind.message, kind.clause)
        if let wrong = defined.first(where: { $0.definition != nil && $0.value == nil }) {
            return failed(.sealFeatureMalformed(feature: wrong.label, kind: name, clause: clause))
        }
        let tags = Set(seal.features.map(\.tag))
        let zones = kind.features.filter(\.coding.isZone)
        let present = zones.count { tags.contains($0.tag) }
        if present == 0, !zones.isEmpty { return failed(.sealKindWithoutZone(kind: name, clause: clause)) }
        if present > 1 { return failed(.sealKindWithTwoZones(kind: name, clause: clause)) }
        let required = kind.features.filter { $0.isRequired && !$0.coding.isZone }
        if let missing = required.first(where: { !tags.contains($0.tag) }) {
            return failed(.sealFeatureMissing(feature: missing.message, kind: name, clause: clause))
        }
        return .seal(
            .sealFeatures, .successful, nil,
            hasUnknownFeatures ? .sealFeaturesAndFurther(kind: name) : .sealFeatures(kind: name))
    }

    var certificate: CheckFinding {
        let reference = seal.header.signer
        let (country, name, number) = (reference.country, reference.signer, reference.certificate)
        return signer == nil
            ? .seal(
                .sealCertificate, .undetermined, .signerNotFound,
                .sealCertificateMissing(country: country, name: name, number: number))
            : .seal(
                .sealCertificate, .successful, nil,
                .sealCertificateFound(country: country, name: name, number: number))
    }

    func signature(under signer: Certificate?) -> CheckFinding {
        guard let signer else { return .seal(.sealSignature, .undetermined, .signerNotFound, .sealNoSigner) }
        return SealSignatureStep.judge(seal.signature, over: seal.signedOctets, hash: nil, under: signer, profile)
    }

    /// The certificate that the header names. Name and number are unique under one CSCA only, and a State may have
    /// several: of several certificates that of the key that signed is taken, and of several of that key one that a
    /// trusted CSCA issued, whatever their order. Where none fits the first one shows what is wrong.
    private static func signer(of seal: VisibleDigitalSeal, _ judge: SealJudge) -> Certificate? {
        let named = candidates(seal.header.signer, judge)
        guard named.count > 1 else { return named.first }
        let signing = named.filter {
            SealSignatureStep.judge(seal.signature, over: seal.signedOctets, hash: nil, under: $0, judge.profile).result
                == .successful
        }
        guard signing.count > 1 else { return signing.first ?? named.first }
        let trusted = signing.first { candidate in
            let path = SealSignerValidation.judge(
                candidate, for: .visibleDigitalSeals, dateOfSignature: seal.header.dateOfSignature, signedFrom: nil,
                documentCode: seal.mrz?.documentCode, trust: judge.trust, profile: judge.profile, at: judge.time)
            return path.findings.contains { $0.id == .sealSignerSignature && $0.result == .successful }
        }
        return trusted ?? signing.first
    }

    /// The certificates that the header may mean: those given, then the copies in the trust store under the CSCAs of
    /// the signer's country.
    private static func candidates(_ reference: SealSignerReference, _ judge: SealJudge) -> [Certificate] {
        var found = Array(judge.certificates.lazy.filter { names(reference, $0) }.prefix(maximumCandidates))
        guard let number = reference.serialNumber else { return found }
        let most = found.count + maximumCandidates
        for anchor in judge.trust.anchors(ofCountry: reference.country) {
            for copy in judge.trust.signers(issuer: anchor.certificate.subject, serialNumber: number)
            where found.count < most && names(reference, copy) && !found.contains(copy) {
                found.append(copy)
            }
        }
        return found
    }

    /// Certificates of each kind, given and kept, whose keys are tried.
    private static let maximumCandidates = 16

    /// Whether subject and serial number of a certificate are those of a reference (Doc 9303-13, 2.2.1; Doc 9303-12,
    /// 7.1.3).
    static func names(_ reference: SealSignerReference, _ certificate: Certificate) -> Bool {
        certificate.subject.issuingCountry == IssuingCountry(reference.country)
            && certificate.subject.commonName?.uppercased() == reference.signer
            && reference.serialNumber.map { $0 == Array(certificate.serialNumber.drop { $0 == 0 }) } ?? false
    }
}

/// The steps over a VDS-NC.
struct VDSNCSteps: SealJudging {
    let seal: VDSNC
    let signer: Certificate?
    private let profile: TrustProfile

    init(_ judge: SealJudge, _ seal: VDSNC) {
        self.seal = seal
        signer = seal.certificate
        profile = judge.profile
    }

    var purpose: SealSignerValidation.Purpose { .vdsnc }
    /// The code without the fillers that a zone would have.
    var issuer: CountryCode {
        let letters = seal.issuer.rawValue.reversed().drop { $0 == "<" }.reversed()
        return CountryCode(rawValue: String(letters))
    }
    var dateOfSignature: CalendarDate? { nil }
    var isSignedWhenIssued: Bool { false }
    var isForTests: Bool { false }
    var zone: MRZ? { nil }
    var passportNumber: String? { nil }
    var hasUnknownFeatures: Bool { false }

    /// The days on which what the message attests was done: nil stands for a text that is none.
    private var events: [SealMoment?] { seal.statedDays.map { SealMoment($0) } }
    var stated: SealDates.Stated? { .events(events) }
    /// A message cannot be signed before what it attests.
    var signedFrom: Timestamp? { events.compactMap { $0?.time }.max() }

    var deviations: [TrustDeviation] {
        (seal.hasUnsignedMembers ? [.sealMembersUnsigned] : []) + (isOnOtherCurve ? [.sealCurveDiffers] : [])
    }

    /// Whether the key is on a curve that RFC 7518, 3.4 does not have for the algorithm.
    private var isOnOtherCurve: Bool {
        guard let key = try? PublicKey(subjectPublicKeyInfo: seal.certificate.subjectPublicKeyInfo),
            case .ec(let curve, _) = key.kind
        else { return false }
        return curve != seal.algorithm.curve
    }

    var structure: CheckFinding {
        let what =
            seal.knownType.map { Message.sealVdsnc(type: $0.rawValue, version: seal.version) }
            ?? .sealVdsncOfUnknownType(version: seal.version)
        // What nobody signed is told by how much and where. Its names are as little signed, and may be anything.
        let (beside, inside) = seal.unsignedMemberCounts
        var unsigned: [Message] = []
        if beside > 0 { unsigned.append(.sealMembersBeside(count: beside)) }
        if inside > 0 { unsigned.append(.sealMembersInside(count: inside)) }
        return .seal(
            .sealStructure, .successful, nil,
            unsigned.isEmpty ? what : .sealUnsignedMembers(members: unsigned, what: what))
    }

    var features: CheckFinding {
        guard let type = seal.knownType else {
            return .seal(.sealFeatures, .undetermined, .wrongContentType, .sealTypeUnknown)
        }
        guard type.versions.contains(seal.version) else {
            return .seal(
                .sealFeatures, .undetermined, .wrongVersion,
                .sealVersionUnknown(version: seal.version, type: type.rawValue))
        }
        if let fault = type.fault(in: seal.message) {
            let message = Message.sealMemberMalformed(member: fault, type: type.rawValue)
            return .seal(.sealFeatures, .failed, .malformed, message)
        }
        return .seal(.sealFeatures, .successful, nil, .sealMembers(type: type.rawValue))
    }

    var certificate: CheckFinding {
        .seal(.sealCertificate, .successful, nil, .sealCertificateInside)
    }

    func signature(under signer: Certificate?) -> CheckFinding {
        SealSignatureStep.judge(
            seal.signature, over: seal.signedOctets, hash: seal.algorithm.hash, under: seal.certificate, profile)
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassLDS
internal import EPassMessages

/// Whether a certificate may sign what it signed, by what it says of itself (Doc 9303-12, 7.1; T16): the one judge of
/// document signers, signers of lists, of records of LDS2 and of seals. Roles are kept apart: an authority, a signer of
/// another kind or a server that signs documents is a rogue.
struct SignerRole {
    /// What was signed.
    enum Purpose {
        case documents
        case list(SignedListKind)
        case records(LDS2Application)
        case seals(SealSignerValidation.Purpose)
    }

    /// Why it may not; nil where it may.
    var refusal: Outcome?
    /// What is tolerated in what it says.
    var deviations: [TrustDeviation] = []

    static func judge(
        _ signer: Certificate, for purpose: Purpose = .documents, trust: TrustSnapshot, profile: TrustProfile
    ) -> SignerRole {
        var role = SignerRole()
        role.refusal = role.judge(signer, purpose, trust, profile)
        return role
    }

    private mutating func judge(
        _ signer: Certificate, _ purpose: Purpose, _ trust: TrustSnapshot, _ profile: TrustProfile
    ) -> Outcome? {
        let extensions = signer.decodedExtensions
        if extensions.isAuthority { return .failed(.wrongRole, .pathSignerIsAuthority) }
        if trust.holdsAuthority(withKeyOf: signer, profile) { return .ownKeyOfAuthority }
        let rules = Rules(purpose, signer)
        judgeValidity(of: signer)
        if let refused = self.purpose(of: signer, rules) ?? usage(of: signer, rules) { return refused }
        if let unknown = extensions.unknownCritical.first {
            return .failed(.unknownCriticalExtension, .pathCriticalExtension(identifier: unknown))
        }
        guard signer.signature.isSame(as: signer.signatureAlgorithm) else {
            return .malformed(.algorithmMismatch, .pathTwoAlgorithms, profile)
        }
        if !signer.hasIssuedEnvelope { deviations.append(.certificateEnvelope) }
        return nil
    }

    /// What the profile of a signer asks of its certificate.
    private struct Rules {
        /// The purposes of which it has to state one; nil for a signer of documents, whose profile has none.
        var purposes: Set<String>?
        /// Why it may not sign where it states no purpose; nil where it may.
        var withoutPurpose: Outcome?
        /// What is tolerated in that.
        var deviation: TrustDeviation?
        /// Whether the profile has a key usage: those of seals and of LDS2 have none.
        var hasKeyUsage = true
        /// Whether a key for content commitment will do.
        var takesCommitment = false

        init(_ purpose: Purpose, _ signer: Certificate) {
            switch purpose {
            case .documents:
                takesCommitment = true
                if SignerRole.isMadeForSeals(signer) { withoutPurpose = .failed(.wrongRole, .pathMadeForSeals) }
            case .list(let kind):
                purposes = [kind.signerPurpose]
                // BSI TR-03129-2, 7.2: the purpose of a defect list's signer is recommended only.
                if kind != .defectList { withoutPurpose = .failed(.wrongRole, .pathNotForList(kind: kind.rawValue)) }
            case .records(let application):
                purposes = [application.signerPurpose]
                withoutPurpose = .failed(.keyUsage, .pathNoPurpose)
                hasKeyUsage = false
            case .seals(.visibleDigitalSeals):
                // id-icao-vdsSigner (Doc 9303-12, 7.1.3).
                purposes = [OID.barCodeSigner]
                deviation = .sealSignerPurposeMissing
                if SignerRole.isMadeForDocuments(signer) { withoutPurpose = .failed(.wrongRole, .pathMadeForDocuments) }
                hasKeyUsage = false
            case .seals(.vdsnc):
                // Those of the arc 2.23.136.1.1.14, which the issuers of such seals have in their certificates.
                purposes = ["2.23.136.1.1.14.1", "2.23.136.1.1.14.2", OID.barCodeSigner]
                withoutPurpose = .failed(.wrongRole, .pathNotForVDSNC)
                hasKeyUsage = false
            }
        }
    }

    // MARK: What it is for

    private mutating func purpose(of signer: Certificate, _ rules: Rules) -> Outcome? {
        guard let stated = signer.decodedExtensions.extendedKeyUsage else {
            if let refusal = rules.withoutPurpose { return refusal }
            if let deviation = rules.deviation { deviations.append(deviation) }
            return nil
        }
        let isRight = rules.purposes.map { !$0.isDisjoint(with: stated) } ?? includesDocuments(stated, signer)
        return isRight ? nil : .failed(.wrongRole, .pathOtherPurpose(purposes: Array(stated.prefix(4))))
    }

    /// The profile of document signers has no extended key usage. Purposes that include documents, and private ones
    /// that are not critical, are tolerated; any other makes the key one for something else.
    private mutating func includesDocuments(_ purposes: [String], _ signer: Certificate) -> Bool {
        let isCritical = signer.isCritical(OID.extendedKeyUsage)
        let isForeign = purposes.contains { purpose in
            !Self.includingDocuments.contains(purpose)
                && (isCritical || Self.otherPurposes.contains(where: purpose.hasPrefix))
        }
        guard !purposes.isEmpty, !isForeign else { return false }
        deviations.append(.extendedKeyUsagePresent)
        return true
    }

    /// Whether a certificate without purposes is made as a document signer's: key usage and a list of document types
    /// (Doc 9303-12, 7.1.1). The profile of signers of seals allows the list, and no key usage.
    private static func isMadeForDocuments(_ signer: Certificate) -> Bool {
        let extensions = signer.decodedExtensions
        return extensions.keyUsage != nil
            && (extensions.documentTypes != nil || extensions.undecoded.contains(OID.documentTypeList))
    }

    /// Whether a certificate without purposes is made as that of a signer of seals: no key usage, and a subject of
    /// nothing but a country and a common name of two letters or digits, by which the headers of seals refer to it (Doc
    /// 9303-12, 7.1.3; Doc 9303-13, 2.2.1; BSI TR-03137-1).
    private static func isMadeForSeals(_ signer: Certificate) -> Bool {
        guard signer.decodedExtensions.keyUsage == nil else { return false }
        let attributes = signer.subject.relativeNames.joined()
        guard attributes.count == 2, attributes.contains(where: { $0.type == OID.country }),
            let name = attributes.first(where: { $0.type == OID.commonName })?.value?.utf8
        else { return false }
        return name.count == 2 && name.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
    }

    // MARK: Key usage

    private mutating func usage(of signer: Certificate, _ rules: Rules) -> Outcome? {
        guard let usage = signer.decodedExtensions.keyUsage else {
            if rules.hasKeyUsage { deviations.append(.keyUsageMissing) }
            return nil
        }
        if usage.contains(.keyCertSign) { return .failed(.wrongRole, .pathSignerSignsCertificates) }
        if !usage.contains(.digitalSignature) {
            guard rules.takesCommitment, usage.contains(.nonRepudiation) else {
                return .failed(.keyUsage, .pathSignerKeyUsage)
            }
            deviations.append(.keyUsageNotDigitalSignature)
        }
        if !signer.isCritical(OID.keyUsage) { deviations.append(.keyUsageNotCritical) }
        return nil
    }

    // MARK: Validity

    /// How its dates are written; whether they hold is another check's.
    private mutating func judgeValidity(of signer: Certificate) {
        if !signer.hasRightTimeForm { deviations.append(.validityTimeForm) }
    }

    /// anyExtendedKeyUsage (RFC 5280, 4.2.1.12), id-kp-documentSigning (RFC 9336) and the older one of Microsoft for
    /// the same.
    private static let includingDocuments: Set<String> = [
        "2.5.29.37.0", "1.3.6.1.5.5.7.3.36", "1.3.6.1.4.1.311.10.3.12",
    ]

    /// The arcs of ICAO (lists, seals, LDS2), of BSI (defect lists, terminals), of RFC 5280 and its successors
    /// (servers, clients, code, mail, time, OCSP), of Microsoft and of Netscape.
    private static let otherPurposes = [
        "2.23.136.", "0.4.0.127.", "1.3.6.1.5.5.7.3.", "1.3.6.1.4.1.311.", "2.16.840.1.113730.",
    ]
}

extension Outcome {
    static let ownKeyOfAuthority = failed(.wrongRole, .pathKeyOfAuthority)
}

extension Certificate {
    /// Whether it has that extension, marked critical.
    func isCritical(_ identifier: String) -> Bool {
        extensions.contains { $0.objectIdentifier == identifier && $0.isCritical }
    }

    /// What tells its key from others: the octets of an RSA key, the x coordinate of a point, however the curve is
    /// written and the point is encoded.
    var keyOctets: ArraySlice<UInt8> {
        let key = subjectPublicKey
        switch key.first {
        case 4 where key.count % 2 == 1: return key[1...(key.count / 2)]
        case 2, 3: return key.dropFirst()
        default: return key[...]
        }
    }

    /// Whether its own key signed it: whoever made it has that key.
    var isSignedByItself: Bool { (try? verifySignature(under: self)) == .valid }

    /// Whether both are of one key, whatever identifiers they state.
    func hasKey(of other: Certificate) -> Bool { keyOctets == other.keyOctets }
}

extension TrustSnapshot {
    /// Whether the key of a signer is that of a CSCA, whatever identifier its certificate states. The key is a CSCA's
    /// under any certificate, also one that leaves out what says so.
    fileprivate func holdsAuthority(withKeyOf signer: Certificate, _ profile: TrustProfile) -> Bool {
        anchors(withKeyOf: signer).contains { anchor in
            let certificate = anchor.certificate
            return profile.accepts(anchor) && certificate.maySignCertificates
                && isCertified(certificate, about: signer) { $0.basis.hasFullStanding }
        }
    }

    /// Whether the certificate of an authority says something about a signer: the key itself signed it, or an anchor
    /// that may speak of the signer did. One that it did not is not enough: anybody can make one of a key that is
    /// public, and so can another State.
    func isCertified(
        _ certificate: Certificate, about signer: Certificate, by isAsked: (TrustAnchor) -> Bool
    ) -> Bool {
        if certificate.isSignedByItself { return true }
        return anchors(named: certificate.issuer).contains { anchor in
            isAsked(anchor) && AnchorSearch.mayHaveIssued(anchor.certificate, signer)
                && !anchor.certificate.hasKey(of: certificate)
                && (try? certificate.verifySignature(under: anchor.certificate)) == .valid
        }
    }
}

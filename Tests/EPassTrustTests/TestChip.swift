// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassTrust
import Testing

/// A chip with the files of the master file beside a synthetic document, every part of which a test may change.
struct TestChip {
    var document = TestDocument()
    /// The document that EF.CardSecurity's signer and CSCA are taken from, and whose edits of EF.SOD are those of
    /// EF.CardSecurity.
    var cardSecurityDocument = TestDocument()
    /// What EF.CardAccess holds; nil where `cardAccess` says.
    var offered: [SecurityInfo]? = [TestChip.pace]
    var cardAccess = CardAccessCheck.File.withheld(.absent)
    /// What EF.DG14 holds; nil where the document has none.
    var dataGroup14: [SecurityInfo]? = [TestChip.pace]
    /// What EF.CardSecurity holds; nil where the chip has none.
    var cardSecurity: [SecurityInfo]?
    /// Whether the chip proved itself by a key of EF.CardSecurity.
    var isCardSecurityProven = true
    var dir = CardAccessCheck.File.unknown(.undetermined, .notRead)
    var opening = CardAccessCheck.Opening.pace
    var editFile14: (inout [UInt8]?) -> Void = { _ in }
    var editCardAccess: (inout [UInt8]) -> Void = { _ in }
    var editCardSecurity: (inout [UInt8]) -> Void = { _ in }
    /// Whether the CSCA of the document, and that of EF.CardSecurity, are anchors.
    var trusts = (document: true, cardSecurity: true)

    static let pace = pace(.generic, 13)
    static let strongerPACE = pace(.chipAuthentication, 16)
    static let directory: [UInt8] = EFDIR(applicationIdentifiers: [LDSFile.applicationIdentifier]).encoded()
    static let copy = SecurityInfo.efDIR(EFDIRInfo(efDIR: directory))
    static let key = SecurityInfo.chipAuthenticationPublicKey(
        ChipAuthenticationPublicKeyInfo(keyAgreement: .ecdh, subjectPublicKeyInfo: [0x30, 0x00], keyID: nil))
    static let unknown = SecurityInfo.unknown(
        UnknownSecurityInfo(objectIdentifier: "1.2.3.4", required: [0x02, 0x01, 0x01]))

    /// A PACEInfo of two elements (F-15).
    static let unnamedPACE = pace(.generic, nil)
    static let explicitParameters =
        PACEDomainParameterInfo(
            keyAgreement: .ecdh, mapping: .generic, domainParameter: [0x30, 0x00], parameterID: nil
        ).map(SecurityInfo.paceDomainParameter) ?? unknown

    static func pace(_ mapping: PACEMapping, _ parameterID: Int?) -> SecurityInfo {
        let known = PACEProtocol.all.filter { $0.mapping == mapping && $0.keyAgreement == .ecdh }
        return known.last.map { .pace(PACEInfo(paceProtocol: $0, parameterID: parameterID)) } ?? unknown
    }

    struct Judged {
        let passive: PassiveAuthenticationResult
        let cardSecurity: CardSecurityAuthentication?
        let check: CardAccessCheck

        /// The findings about access that are not as for a chip with PACE in EF.CardAccess and DG14, opened by PACE, as
        /// `id result (reason)`.
        var departures: [String] {
            check.findings.filter { finding in
                finding.id == .dirAuthenticity
                    ? finding.result != .notSupported || finding.reason != .notRead : finding.result != .successful
            }.map { String($0.description.dropFirst("access.".count)) }
        }

        /// The findings over EF.CardSecurity that are not successful, revocation aside.
        var cardSecurityDepartures: [String] { TestChip.departures(cardSecurity) }
    }

    static func departures(_ cardSecurity: CardSecurityAuthentication?) -> [String] {
        (cardSecurity?.findings ?? []).filter { finding in
            finding.id == .cardSecurityRevocation
                ? finding.result != .undetermined || finding.reason != .noCRL : finding.result != .successful
        }.map(\.description)
    }

    func judge(profile: TrustProfile = .default) throws -> Judged {
        var document = document
        document.hashed[14] = try dataGroup14.map { DataGroup14(securityInfos: try SecurityInfos($0)).encoded() }
        let made = try document.make()
        let (file, csca) = try cardSecurityDocument.makeCardSecurity(cardSecurity ?? [])
        let anchors = (trusts.document ? [made.csca] : []) + (trusts.cardSecurity ? [csca] : [])
        let trust = try TrustSnapshot(trusts.document && !trusts.cardSecurity ? [made.csca] : anchors)
        let time = try document.date(TestDocument.judged)

        var input = made.input
        editFile14(&input.dataGroups[14])
        let passive = PassiveAuthentication.judge(input, trust: trust, profile: profile, at: time)
        var security: CardSecurityAuthentication?
        if cardSecurity != nil {
            var octets = file
            editCardSecurity(&octets)
            security = CardSecurityAuthentication.judge(
                octets,
                country: passive.anchor?.certificate.country ?? passive.signerCertificate?.issuer.issuingCountry,
                trust: trust, profile: profile, at: time)
        }
        var access = cardAccess
        if let offered {
            var octets = EFCardAccess(securityInfos: try SecurityInfos(offered, sorted: false)).encoded()
            editCardAccess(&octets)
            access = .read(octets)
        }
        let check = CardAccessCheck.judge(
            .init(
                cardAccess: access, opening: opening, dataGroup14: input.dataGroups[14],
                dataGroup14Authenticity: FileAuthenticity(ofDataGroup: .dg14, in: passive.findings),
                cardSecurity: security?.securityInfos, cardSecurityAuthenticity: security?.authenticity,
                isCardSecurityProven: isCardSecurityProven, dir: dir),
            profile: profile)
        return Judged(passive: passive, cardSecurity: security, check: check)
    }
}

extension TestDocument {
    /// An EF.CardSecurity with these entries, made and edited as the EF.SOD of this document would be, and its CSCA.
    func makeCardSecurity(_ infos: [SecurityInfo]) throws -> (octets: [UInt8], csca: Certificate) {
        let csca = try cscaCertificate()
        let signer = try signerCertificate(of: csca)
        var builder = SignedDataBuilder(
            contentType: EFCardSecurity.contentType, content: try SecurityInfos(infos).encoded(), digest: digest,
            certificates: [signer.encoded])
        editSOD(&builder)
        let contentInfo = try builder.contentInfo(
            signedBy: try TestKeys.key(signerKind, "ds"), certificate: signer, algorithm: sodAlgorithm)
        return (EFCardSecurity(contentInfo: contentInfo).encoded(), csca)
    }
}

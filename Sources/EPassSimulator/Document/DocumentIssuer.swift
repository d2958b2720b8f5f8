// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

/// The synthetic issuing state: its CSCA, one document signer, and the security object that the signer signs.
///
/// Private keys live as long as this value and are never handed out.
struct DocumentIssuer {
    private let description: DocumentDescription
    private let defect: DocumentDefect?
    private let context: CryptoContext
    private let issued: Timestamp
    private let icaoCountry: String
    private let documentType: String
    /// The CSCAs, the oldest first; the last one issues.
    private let generations: [SyntheticAuthority]
    private let authority: SyntheticAuthority
    private var signer: (key: PrivateKey, certificate: Certificate)?
    /// What a test of the document trusts.
    let trustAnchors: [[UInt8]]

    private static let days = (
        beforeIssue: -180, signerBeforeIssue: -30, signerUse: 60, cscaUse: 1095, signer: 3770, csca: 5840, short: 365,
        generation: 1000, published: 60, revocationList: 90
    )

    /// The certificate of the CSCA that issued the document signer.
    var cscaCertificate: [UInt8] { authority.certificate.encoded }

    /// Makes the CSCA.
    init(
        _ description: DocumentDescription, zone: MRZ, issued day: CalendarDate, defect: DocumentDefect?,
        context: CryptoContext
    ) throws(SimulatorError) {
        guard let issued = Timestamp(year: day.year, month: day.month, day: day.day) else {
            throw SimulatorError(.valueInvalid, member: "dateOfIssue", .simulatorNoDateOfIssue)
        }
        self.description = description
        self.defect = defect
        self.context = context
        self.issued = issued
        icaoCountry = zone.issuer.rawValue
        documentType = String(zone.documentCode.prefix(1))
        do {
            var generations: [SyntheticAuthority] = []
            for younger in (0..<description.cscaGenerations).reversed() {
                generations.append(
                    try Self.makeCSCA(
                        country: description.country, icaoCountry: icaoCountry, description, issued, context,
                        beforeIssue: Self.days.beforeIssue - younger * Self.days.generation,
                        endsEarly: defect == .cscaExpired))
            }
            guard let oldest = generations.first, let newest = generations.last else {
                throw SimulatorError(.valueInvalid, member: "cscaGenerations", .personalisationNoCSCA)
            }
            self.generations = generations
            authority = newest
            if defect == .anchorUnknown {
                let other = try Self.makeCSCA(
                    country: "UX", icaoCountry: "UTX", description, issued, context,
                    beforeIssue: Self.days.beforeIssue, endsEarly: false)
                trustAnchors = [other.certificate.encoded]
            } else {
                trustAnchors = [oldest.certificate.encoded]
            }
        } catch {
            throw Self.failure(error)
        }
    }

    /// Makes the document signer.
    ///
    /// - Returns: its certificate, DER.
    mutating func makeSigner() throws(SimulatorError) -> [UInt8] {
        do {
            let scheme = description.signature
            let key = try PrivateKey.generate(scheme.keyKind, context: context)
            let publicKey = try key.subjectPublicKeyInfo(explicitParameters: description.explicitParameters)
            let validity = defect == .signerExpired ? Self.days.short : Self.days.signer
            var builder = try CertificateBuilder.documentSigner(
                csca: authority.certificate, subject: Self.name(country: description.country, "DS 3"),
                icaoCountry: icaoCountry, documentTypes: [documentType],
                serialNumber: SyntheticAuthority.serialNumber(context),
                notBefore: issued.adding(days: Self.days.signerBeforeIssue), notAfter: issued.adding(days: validity),
                privateKeyNotAfter: issued.adding(days: Self.days.signerUse),
                keyIdentifier: CertificateBuilder.keyIdentifier(of: publicKey))
            if defect == .authorityKeyIdentifierWrong {
                builder.set(.authorityKeyIdentifier(try context.randomBytes(20)))
            }
            let issuerKey =
                defect == .signerOfOtherCSCA
                ? try PrivateKey.generate(authority.scheme.keyKind, context: context) : authority.key
            let certificate = try builder.issue(
                subjectPublicKeyInfo: publicKey, signedBy: issuerKey, algorithm: authority.scheme.algorithm)
            signer = (key, certificate)
            return certificate.encoded
        } catch {
            throw Self.failure(error)
        }
    }

    /// Signs the hashes of the data groups.
    ///
    /// - Returns: the ContentInfo of EF.SOD.
    func securityObject(over dataGroups: [DataGroupNumber: [UInt8]]) throws(SimulatorError) -> [UInt8] {
        guard let signer else {
            throw SimulatorError(.personalisationFailed, .personalisationNoDocumentSigner)
        }
        do {
            let hash = description.hash?.algorithm ?? description.signature.hash
            var hashes: [LDSSecurityObject.DataGroupHash] = []
            for (number, content) in dataGroups.sorted(by: { $0.key < $1.key }) {
                if defect == .hashMissing, number == .dg2 { continue }
                hashes.append(LDSSecurityObject.DataGroupHash(dataGroup: number, hash: try hash.hash(content)))
            }
            let versions =
                description.ldsVersion == .version18
                ? LDSSecurityObject.VersionInfo(ldsVersion: "0108", unicodeVersion: "040000") : nil
            let content = try LDSSecurityObject(
                hashAlgorithmOID: hash.objectIdentifier, dataGroupHashes: hashes, ldsVersionInfo: versions)
            var builder = SignedDataBuilder(
                content: try content.encoded(), digest: hash, certificates: [signer.certificate.encoded])
            builder.signingTime = issued
            switch defect {
            case .signatureChanged: builder.defects = [.wrongSignature]
            case .messageDigestWrong: builder.defects = [.wrongMessageDigest]
            case .contentTypeWrong: builder.defects = [.wrongContentTypeAttribute]
            default: break
            }
            let octets = try builder.contentInfo(
                signedBy: signer.key, certificate: signer.certificate, algorithm: description.signature.algorithm)
            return defect == .signedAttributeChanged ? Self.changingSigningTime(octets) : octets
        } catch {
            throw Self.failure(error)
        }
    }

    /// Signs the SecurityInfos of EF.CardSecurity (Doc 9303-10, 3.11.4).
    ///
    /// - Returns: the ContentInfo, which is the file.
    func cardSecurity(over content: [UInt8]) throws(SimulatorError) -> [UInt8] {
        guard let signer else {
            throw SimulatorError(.personalisationFailed, .personalisationNoDocumentSigner)
        }
        do {
            // id-SecurityObject of TR-03110
            var builder = SignedDataBuilder(
                contentType: "0.4.0.127.0.7.3.2.1", content: content, digest: description.signature.hash,
                certificates: [signer.certificate.encoded])
            builder.signingTime = issued
            if defect == .cardSecurityChanged { builder.defects = [.wrongSignature] }
            return try builder.contentInfo(
                signedBy: signer.key, certificate: signer.certificate, algorithm: description.signature.algorithm)
        } catch {
            throw Self.failure(error)
        }
    }

    /// What the State publishes. Made last, so that the document is the same with it and without.
    func publication() throws(SimulatorError) -> IssuerPublication {
        do {
            let published = issued.adding(days: Self.days.published)
            let end = issued.adding(days: Self.days.signer)
            let publisher = IssuerPublisher(
                authority: authority, context: context, published: published,
                nextUpdate: defect == .revocationListExpired
                    ? published.adding(days: Self.days.revocationList) : end,
                signerEnds: end)
            var links: [[UInt8]] = []
            for (old, new) in zip(generations, generations.dropFirst()) {
                links.append(try old.link(to: new, serialNumber: SyntheticAuthority.serialNumber(context)).encoded)
            }
            let certificates = generations.map(\.certificate.encoded)
            return IssuerPublication(
                cscaCertificates: certificates, linkCertificates: links,
                revocationList: try publisher.revocationList(
                    revoking: defect == .signerRevoked ? [signer?.certificate].compactMap { $0 } : []),
                masterList: try publisher.masterList(
                    of: certificates + links, signer: Self.name(country: description.country, "Master List Signer 1"),
                    serialNumber: SyntheticAuthority.serialNumber(context)))
        } catch {
            throw Self.failure(error)
        }
    }

    /// Changes the last digit of the signing time, an attribute that no other check looks at.
    private static func changingSigningTime(_ octets: [UInt8]) -> [UInt8] {
        // The object identifier of signingTime, then SET, UTCTime of 13 octets.
        let mark: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x09, 0x05, 0x31, 0x0F, 0x17, 0x0D]
        var changed = octets
        for start in octets.indices where octets[start...].starts(with: mark) {
            let digit = start + mark.count + 11
            if changed.indices.contains(digit) { changed[digit] ^= 0x01 }
        }
        return changed
    }

    private static func makeCSCA(
        country: String, icaoCountry: String, _ description: DocumentDescription, _ issued: Timestamp,
        _ context: CryptoContext, beforeIssue: Int, endsEarly: Bool
    ) throws -> SyntheticAuthority {
        try SyntheticAuthority.make(
            name(country: country, "CSCA 1"), icaoCountry: icaoCountry,
            description.cscaSignature ?? description.signature, explicitParameters: description.explicitParameters,
            from: issued.adding(days: beforeIssue), to: issued.adding(days: endsEarly ? days.short : days.csca),
            signingUntil: issued.adding(days: days.cscaUse + beforeIssue - days.beforeIssue), context)
    }

    /// A name that says that it is synthetic: Utopia is no State, and any other country's names carry a mark.
    private static func name(country: String, _ commonName: String) throws(TrustError) -> DistinguishedName {
        try DistinguishedName(
            country: country, organization: country == "UT" ? nil : Certificate.syntheticOrganization,
            commonName: commonName)
    }

    private static func failure(_ error: any Error) -> SimulatorError {
        if let error = error as? SimulatorError { return error }
        return SimulatorError(.personalisationFailed, .personalisationDocument(error: .said(by: error)))
    }
}

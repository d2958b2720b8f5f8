// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMRZ
import EPassMessages
import EPassTrust

/// The synthetic issuing state: its CSCA, one document signer, and what they sign.
///
/// Private keys live as long as this value; ``privateKeys`` hands them out for `--export`. They are no secret.
struct DocumentIssuer: DocumentIssuing {
    /// A signer of documents: its key, the certificate that names are taken from, and the one that goes out.
    struct Signer {
        let issuing: IssuingSigner
        let certificate: Certificate
        let encoded: [UInt8]
    }

    let description: DocumentDescription
    let defect: DocumentDefect?
    let context: CryptoContext
    let issued: Timestamp
    let edits: IssuedEdits
    private let icaoCountry: String
    private let documentType: String
    /// The CSCAs, the oldest first; the last one issues.
    let generations: [SyntheticAuthority]
    let authority: SyntheticAuthority
    /// The CSCA of another State, where one was made.
    private let foreign: SyntheticAuthority?
    private(set) var signer: Signer?
    /// The signer of EF.CardSecurity, where it is another one.
    private(set) var cardSecuritySigner: Signer?
    /// What a test of the document trusts.
    let trustAnchors: [[UInt8]]

    static let days = (
        beforeIssue: -180, signerBeforeIssue: -30, signerUse: 60, cscaUse: 1095, signer: 3770, csca: 5840, short: 365,
        generation: 1000, published: 60, revocationList: 90
    )

    /// The certificate of the CSCA that issued the document signer.
    var cscaCertificate: [UInt8] { authority.encoded }

    /// Makes the CSCA.
    init(
        _ description: DocumentDescription, zone: MRZ, issued day: CalendarDate, defect: DocumentDefect?,
        context: CryptoContext, edits: IssuedEdits
    ) throws(SimulatorError) {
        guard let issued = Timestamp(year: day.year, month: day.month, day: day.day) else {
            throw SimulatorError(.valueInvalid, member: "dateOfIssue", .simulatorNoDateOfIssue)
        }
        self.description = description
        self.defect = defect
        self.context = context
        self.issued = issued
        self.edits = edits
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
            if let made = generations.popLast() {
                generations.append(
                    made.replacing(try edits.apply(to: made.encoded, of: .csca, signer: made.signer)))
            }
            guard let oldest = generations.first, let newest = generations.last else {
                throw SimulatorError(.valueInvalid, member: "cscaGenerations", .personalisationNoCSCA)
            }
            self.generations = generations
            authority = newest
            let needsForeign = defect == .anchorUnknown || description.issuing.certificates.contains(.foreign)
            foreign =
                needsForeign
                ? try Self.makeCSCA(
                    country: "UX", icaoCountry: "UTX", description, issued, context,
                    beforeIssue: Self.days.beforeIssue, endsEarly: false) : nil
            trustAnchors = [(defect == .anchorUnknown ? foreign ?? oldest : oldest).encoded]
        } catch {
            throw Self.failure(error)
        }
    }

    var signerCertificate: [UInt8] { signer?.encoded ?? [] }

    mutating func makeSigner() throws(SimulatorError) {
        do {
            signer = try makeSigner("DS 3", description.signature, .documentSigner)
        } catch {
            throw Self.failure(error)
        }
    }

    /// Makes the signer of EF.CardSecurity, where the description wants one of its own.
    mutating func makeCardSecuritySigner() throws {
        guard cardSecuritySigner == nil, let scheme = description.issuing.cardSecuritySignature else { return }
        cardSecuritySigner = try makeSigner("DS 4", scheme, .cardSecuritySigner)
    }

    private func makeSigner(
        _ name: String, _ scheme: SignatureScheme, _ root: IssuedEdit.Root
    ) throws -> Signer {
        let issuing = try scheme.makeSigner(context)
        let publicKey = try issuing.key.subjectPublicKeyInfo(
            explicitParameters: scheme.explicitParameters ?? description.explicitParameters)
        let validity = defect == .signerExpired ? Self.days.short : Self.days.signer
        var builder = try CertificateBuilder.documentSigner(
            csca: authority.certificate, subject: Self.name(country: description.country, name),
            icaoCountry: icaoCountry, documentTypes: [documentType],
            serialNumber: SyntheticAuthority.serialNumber(context),
            notBefore: issued.adding(days: Self.days.signerBeforeIssue), notAfter: issued.adding(days: validity),
            privateKeyNotAfter: issued.adding(days: Self.days.signerUse),
            keyIdentifier: CertificateBuilder.keyIdentifier(of: publicKey))
        if defect == .authorityKeyIdentifierWrong {
            builder.set(.authorityKeyIdentifier(try context.randomBytes(20)))
        }
        let certifying =
            defect == .signerOfOtherCSCA ? try authority.scheme.makeSigner(context) : authority.signer
        let made = try builder.encoded(subjectPublicKeyInfo: publicKey, by: certifying)
        let encoded = try edits.apply(to: made, of: root, signer: certifying)
        let certificate = try (try? Certificate(encoded: encoded)) ?? Certificate(encoded: made)
        return Signer(issuing: issuing, certificate: certificate, encoded: encoded)
    }

    var privateKeys: [(name: String, key: PrivateKey)] {
        var keys = generations.enumerated().map { index, authority in
            (name: index == 0 ? "csca" : "csca-\(index + 1)", key: authority.key)
        }
        if let signer { keys.append((name: "ds", key: signer.issuing.key)) }
        if let cardSecuritySigner { keys.append((name: "ds-cardsecurity", key: cardSecuritySigner.issuing.key)) }
        return keys
    }

    /// The certificates that EF.SOD carries.
    func carried(by signer: Signer) throws -> [[UInt8]] {
        try description.issuing.certificates.flatMap { certificate -> [[UInt8]] in
            switch certificate {
            case .signer: [signer.encoded]
            case .csca: [authority.encoded]
            case .link: try links().suffix(1)
            case .foreign: foreign.map { [$0.encoded] } ?? []
            }
        }
    }

    /// The link certificates from each generation to the next.
    func links() throws -> [[UInt8]] {
        var links: [[UInt8]] = []
        for (old, new) in zip(generations, generations.dropFirst()) {
            let made = try old.link(to: new, serialNumber: SyntheticAuthority.serialNumber(context))
            let isLast = new.encoded == authority.encoded
            links.append(isLast ? try edits.apply(to: made, of: .link, signer: old.signer) : made)
        }
        return links
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
    static func name(country: String, _ commonName: String) throws(TrustError) -> DistinguishedName {
        try DistinguishedName(
            country: country, organization: country == "UT" ? nil : Certificate.syntheticOrganization,
            commonName: commonName)
    }

    static func failure(_ error: any Error) -> SimulatorError {
        if let error = error as? SimulatorError { return error }
        return SimulatorError(.personalisationFailed, .personalisationDocument(error: .said(by: error)))
    }
}

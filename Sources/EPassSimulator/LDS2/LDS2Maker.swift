// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

/// Makes the CSCA, the three signers and what they sign.
struct LDS2Maker {
    /// What it made.
    struct Files {
        var entries: [TravelRecord] = []
        var exits: [TravelRecord] = []
        var visas: [VisaRecord] = []
        /// By number; never empty.
        var biometrics: [Int: AdditionalBiometrics] = [:]
        var certificates: [LDS2Application: LDS2RecordFile<LDS2CertificateRecord>]
    }

    /// One signer.
    struct Signer {
        let key: PrivateKey
        let certificate: Certificate
    }

    private let description: LDS2Description
    private let holder: MRZ?
    private let written: CalendarDate
    private let context: CryptoContext
    private let authority: SyntheticAuthority

    private static let days = (
        csca: (from: -365, to: 6000, use: 1095), signer: (from: -60, to: 4200, short: 1825, expired: 30),
        dates: (before: -90, toCome: 2920), list: (from: 30, to: 3770)
    )

    private var defect: LDS2Defect? { description.defect }

    init(_ description: LDS2Description, of holder: MRZ?) throws {
        guard let written = CalendarDate(description.writtenOn) else {
            throw SimulatorError(.valueInvalid, member: "writtenOn", .simulatorNoDay)
        }
        self.description = description
        self.holder = holder
        self.written = written
        context = description.seed.map { CryptoContext(seed: Array("epass lds2 \($0)".utf8)) } ?? .shared
        authority = try Self.authority("CSCA LDS2", on: written, context)
    }

    mutating func make() throws -> SyntheticLDS2 {
        var signers: [LDS2Application: Signer] = [:]
        for application in LDS2Application.allCases { signers[application] = try signer(for: application) }
        let files = try files(signers)
        let list =
            defect == .revocationListMissing
            ? nil : try revocationList(defect == .signerRevoked ? signers.values.map(\.certificate) : [])
        guard let biometrics = files.biometrics[1] else {
            throw SimulatorError(.personalisationFailed, .personalisationNoSigner)
        }
        return try SyntheticLDS2(
            files, biometrics, of: description, csca: authority.certificate, revocationList: list)
    }

    // MARK: Certificates

    private static func authority(
        _ name: String, on day: CalendarDate, _ context: CryptoContext
    ) throws -> SyntheticAuthority {
        let start = Self.time(day)
        return try SyntheticAuthority.make(
            DistinguishedName(country: "UT", commonName: name), icaoCountry: "UTO", .ecdsaP256,
            from: start.adding(days: days.csca.from), to: start.adding(days: days.csca.to),
            signingUntil: start.adding(days: days.csca.use), context)
    }

    private func signer(for application: LDS2Application) throws -> Signer {
        let start = Self.time(written)
        let key = try PrivateKey.generate(defect == .keyRSA ? .rsa(2048) : .ec(.p256), context: context)
        // Explicit parameters of RSA there are none; 900 octets hold both.
        let publicKey = try key.subjectPublicKeyInfo(explicitParameters: defect != .keyRSA)
        let end =
            switch defect {
            case .validityShort: Self.days.signer.short
            case .signerExpired: Self.days.signer.expired
            default: Self.days.signer.to
            }
        let issuer = defect == .issuerUnknown ? try Self.authority("CSCA X", on: written, context) : authority
        var builder = CertificateBuilder(
            serialNumber: try SyntheticAuthority.serialNumber(context), issuer: issuer.certificate.subject,
            subject: try DistinguishedName(
                country: "UT", commonName: defect == .commonNameLong ? "UT BORDER 1" : "UTBORDER1"),
            notBefore: start.adding(days: Self.days.signer.from), notAfter: start.adding(days: end))
        builder.extensions = [
            .authorityKeyIdentifier(issuer.certificate.decodedExtensions.subjectKeyIdentifier ?? [])
        ]
        if defect != .purposeMissing { builder.extensions.append(.extendedKeyUsage([purpose(for: application)])) }
        if defect == .extensionUnknown {
            // An identifier below the arc of examples (RFC 5612 has numbers, X.660 this arc).
            builder.extensions.append(.init(objectIdentifier: "2.999.1", isCritical: true, value: [0x05, 0x00]))
        }
        if defect == .extensionFurther { builder.extensions.append(.keyUsage(.digitalSignature)) }
        let signing =
            defect == .certificateForged
            ? try PrivateKey.generate(authority.scheme.keyKind, context: context) : issuer.key
        return Signer(
            key: key,
            certificate: try builder.issue(
                subjectPublicKeyInfo: publicKey, signedBy: signing, algorithm: authority.scheme.algorithm))
    }

    private func purpose(for application: LDS2Application) -> String {
        guard defect == .purposeOther else { return application.signerPurpose }
        return (application == .visaRecords ? LDS2Application.travelRecords : .visaRecords).signerPurpose
    }

    private func record(of certificate: Certificate) throws -> LDS2CertificateRecord {
        let octets = certificate.encoded
        var serialNumber = certificate.serialNumber
        if defect == .nameOther, let last = serialNumber.popLast() { serialNumber.append(last ^ 1) }
        return try LDS2CertificateRecord(
            country: certificate.issuer.country ?? "UT", serialNumber: serialNumber,
            certificate: defect == .certificateDamaged ? Array(octets.dropLast(8)) : octets)
    }

    private func revocationList(_ revoked: [Certificate]) throws -> [UInt8] {
        let day = Self.time(written)
        let publisher = IssuerPublisher(
            authority: authority, context: context, published: day.adding(days: Self.days.list.from),
            nextUpdate: day.adding(days: Self.days.list.to), signerEnds: day.adding(days: Self.days.signer.to))
        return try publisher.revocationList(
            revoking: revoked.sorted { $0.serialNumber.lexicographicallyPrecedes($1.serialNumber) })
    }

    // MARK: Records

    private func files(_ signers: [LDS2Application: Signer]) throws -> Files {
        let samples = LDS2Samples(day: recordDay, state: recordState, holder: holder)
        func signed(_ octets: [UInt8], in application: LDS2Application) throws -> [UInt8] {
            guard let signer = signers[application] else {
                throw SimulatorError(.personalisationFailed, .personalisationNoSigner)
            }
            return try signature(over: octets, by: signer)
        }
        let reference: UInt8 = defect == .certificateMissing ? 7 : 1
        let copy = defect == .searchCopyOther ? "UNO" : nil
        func travel(_ content: TravelRecordContent) throws -> TravelRecord {
            try TravelRecord(
                content: content, signature: signed(content.encoded(), in: .travelRecords),
                certificateReference: reference, searchCopy: copy)
        }
        func visa(_ content: VisaRecordContent) throws -> VisaRecord {
            try VisaRecord(
                content: content, signature: signed(content.encoded(), in: .visaRecords),
                certificateReference: reference, searchCopy: copy)
        }
        var files = Files(certificates: [:])
        files.entries = try (0..<description.entryRecords).map { try travel(samples.entry($0)) }
        files.exits = try (0..<description.exitRecords).map { try travel(samples.exit($0)) }
        files.visas = try (0..<description.visaRecords).map { try visa(samples.visa($0)) }
        let data = LDS2Samples.biometricData
        // EF.Biometrics1 is made in any case: the first visa refers to it.
        for number in Set(description.biometrics + [1]).sorted() {
            files.biometrics[number] = try AdditionalBiometrics(
                data: data,
                signature: signed(AdditionalBiometrics.signedOctets(of: data), in: .additionalBiometrics),
                certificateReference: reference)
        }
        for (application, signer) in signers {
            files.certificates[application] = try LDS2RecordFile(
                [record(of: signer.certificate)], as: .certificates(application))
        }
        return files
    }

    /// A key of RSA signs too, so that only its kind is wrong; 140 octets hold no more than a part of that.
    private func signature(over octets: [UInt8], by signer: Signer) throws -> [UInt8] {
        guard case .ec(let curve, _) = signer.key.publicKey.kind else {
            return Array(try signer.key.sign(octets, algorithm: .rsaPKCS1(.sha256)).prefix(140))
        }
        var signature = try signer.key.sign(octets, algorithm: .ecdsa(.sha256))
        if description.plainSignatures { signature = try PlainECDSASignature.encode(der: signature, curve: curve) }
        if defect == .signatureChanged, let last = signature.popLast() { signature.append(last ^ 1) }
        return signature
    }

    private var recordDay: CalendarDate {
        switch defect {
        case .dateBeforeSigner: CalendarDate(daysSince1970: written.daysSince1970 + Self.days.dates.before)
        case .dateToCome: CalendarDate(daysSince1970: written.daysSince1970 + Self.days.dates.toCome)
        default: written
        }
    }

    private var recordState: String {
        switch defect {
        case .stateOther: "UNO"
        case .stateUnknown: "QQQ"
        default: "UTO"
        }
    }

    private static func time(_ day: CalendarDate) -> Timestamp {
        Timestamp(secondsSince1970: Int64(day.daysSince1970) * 86_400)
    }
}

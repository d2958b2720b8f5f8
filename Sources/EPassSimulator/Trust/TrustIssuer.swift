// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

/// The synthetic State of a trust defect: what the tests of Docs/trust-defects.md make, over the files of a document.
struct TrustIssuer: DocumentIssuing {
    private var scenario: SyntheticScenario
    private var made: SyntheticScenario.Made?

    /// - Parameter seed: nil for keys of this process only.
    init(
        _ description: DocumentDescription, zone: MRZ, issued day: CalendarDate, seed: UInt64?
    ) throws(SimulatorError) {
        guard let issued = Timestamp(year: day.year, month: day.month, day: day.day) else {
            throw SimulatorError(.valueInvalid, member: "dateOfIssue", .simulatorNoDateOfIssue)
        }
        var scenario = SyntheticScenario()
        let country = description.country
        scenario.state = SyntheticPKI(
            country: country, icaoCountry: zone.issuer.rawValue,
            organization: country == "UT" ? nil : Certificate.syntheticOrganization)
        scenario.state.calendar = .document(issued: issued)
        do {
            let number = try seed.map(\.description) ?? "\(CryptoContext.shared.randomBytes(16))"
            scenario.state.keys = SyntheticKeys(prefix: "document \(number) ")
            scenario.signerScheme = try Self.scheme(description.signature, description)
            scenario.cscaScheme = try Self.scheme(description.cscaSignature ?? description.signature, description)
            scenario.document.digest = description.dataGroupHash?.standard ?? scenario.signerScheme.algorithm.hash
            scenario.document.signingTime = issued
            if description.ldsVersion == .version18 {
                scenario.document.versions = .init(ldsVersion: "0108", unicodeVersion: "040000")
            }
            let name = description.trust?.defect ?? TrustDescription.genuine
            if name != TrustDescription.genuine { try TrustDefect.named(name).edit(&scenario) }
        } catch {
            throw DocumentIssuer.failure(error)
        }
        if scenario.state.yearsEarlier != 0 {
            // The document itself was moved.
            scenario.state.yearsEarlier = 0
            scenario.document.signingTime = issued
        }
        self.scenario = scenario
    }

    private static func scheme(
        _ scheme: SignatureScheme, _ description: DocumentDescription
    ) throws(SimulatorError) -> SyntheticScheme {
        guard let algorithm = scheme.algorithm.standard else {
            throw SimulatorError(.valueInvalid, member: "signature", .issuingStandardAlgorithms)
        }
        return SyntheticScheme(
            scheme.keyKind, algorithm, isExplicit: scheme.explicitParameters ?? description.explicitParameters)
    }

    mutating func makeSigner() {}

    var signerCertificate: [UInt8] { made?.signer.certificate.encoded ?? [] }

    var cscaCertificate: [UInt8] { made?.csca.certificate.encoded ?? [] }

    var trustAnchors: [[UInt8]] { made?.anchors.map(\.encoded) ?? [] }

    var hidden: Set<Int> { scenario.hidden }

    var changesDataGroup2: Bool { scenario.changesDataGroup2 }

    var privateKeys: [(name: String, key: PrivateKey)] {
        scenario.state.keys.all.map { role, key in
            (role.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined(), key)
        }
    }

    mutating func securityObject(
        over dataGroups: [DataGroupNumber: [UInt8]]
    ) throws(SimulatorError) -> [UInt8] {
        scenario.document.dataGroups = Dictionary(
            uniqueKeysWithValues: dataGroups.map { ($0.key.rawValue, $0.value) })
        do {
            let made = try scenario.make()
            self.made = made
            return made.contentInfo
        } catch {
            throw DocumentIssuer.failure(error)
        }
    }

    func cardSecurity(over content: [UInt8]) throws(SimulatorError) -> [UInt8] {
        guard let signer = made?.signer else {
            throw SimulatorError(.personalisationFailed, .personalisationNoDocumentSigner)
        }
        do {
            var builder = SignedDataBuilder(
                contentType: OID.securityObject, content: content, digest: signer.scheme.algorithm.hash,
                certificates: [signer.certificate.encoded])
            builder.signingTime = scenario.document.signingTime
            return try builder.contentInfo(by: signer.signer, certificate: signer.certificate)
        } catch {
            throw DocumentIssuer.failure(error)
        }
    }

    func publication() throws(SimulatorError) -> IssuerPublication {
        guard let made else {
            throw SimulatorError(.personalisationFailed, .personalisationNoDocumentSigner)
        }
        do {
            let files = try TrustFiles(scenario, made)
            return IssuerPublication(
                cscaCertificates: [made.csca.certificate.encoded], linkCertificates: [],
                revocationList: made.revocationLists.first?.encoded ?? [], masterList: [],
                trust: SyntheticTrust(
                    anchors: made.anchors, basis: scenario.basis, revocationLists: made.revocationLists,
                    lists: made.lists, files: files.all))
        } catch {
            throw DocumentIssuer.failure(error)
        }
    }
}

/// What a reading of the document may rest on, where that is what the defect is about.
struct SyntheticTrust: Sendable {
    let anchors: [Certificate]
    let basis: TrustBasis
    let revocationLists: [CertificateRevocationList]
    let lists: [StoredList]
    /// The same as an operator gets it.
    let files: [(name: String, content: [UInt8])]

    /// All of it, marked as a test.
    func snapshot() throws(TrustError) -> TrustSnapshot {
        var trusted: [TrustAnchor] = []
        for certificate in anchors {
            trusted.append(
                try TrustAnchor(
                    certificate: certificate, sources: [.simulator], basis: basis, isTest: true))
        }
        return try TrustSnapshot(
            anchors: trusted, revocationLists: revocationLists, lists: lists, name: "simulator")
    }
}

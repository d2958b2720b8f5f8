// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassMessages
import EPassTestSupport
import EPassTrust
import EPassVectors
import Foundation
import Synchronization
import Testing

/// The published master lists of the external collection: figures and exceptions, each with its reason.
@Suite("Published master lists, Doc 9303-12 9", .externalVectors("trust/masterlists/"), .timed)
struct RealMasterListTests {
    /// What became of the certificates of one list.
    struct Figures: Equatable {
        var certificates = 0
        var undecoded: [String] = []
        var selfSigned = 0
        var linked = 0
        /// Country, common name and serial number of each certificate whose issuer's key the list does not hold.
        var unverifiable: [String] = []
    }

    static func list(_ name: String) throws -> SignedList? {
        try EPassVectors.external("trust/masterlists/" + name).map {
            try SignedList(contentInfo: [UInt8](Data(contentsOf: $0)))
        }
    }

    /// Every certificate of every list.
    static func certificates() throws -> [Certificate] {
        try files.flatMap { file in
            try MasterList(content: try list(file)?.content ?? []).entries.map { try $0.certificate.get() }
        }
    }

    static func name(_ certificate: Certificate) -> String {
        "\(certificate.subject.country ?? "-") \(certificate.subject.commonName ?? "-") \(certificate.serialNumberText)"
    }

    static func figures(of list: SignedList) throws -> Figures {
        var figures = Figures()
        let entries = try MasterList(content: list.content).entries
        figures.certificates = entries.count
        var certificates: [Certificate] = []
        for entry in entries {
            switch entry.certificate {
            case .success(let certificate): certificates.append(certificate)
            case .failure(let error): figures.undecoded.append("\(entry.index): \(error)")
            }
        }
        for certificate in certificates {
            if (try? certificate.verifySignature(under: certificate)) == .valid {
                figures.selfSigned += 1
            } else if isIssued(certificate, within: certificates) {
                figures.linked += 1
            } else {
                figures.unverifiable.append(name(certificate))
            }
        }
        return figures
    }

    /// Whether some certificate's key signed this one: those that the identifiers or the name point to first, then
    /// every other of its country.
    static func isIssued(_ certificate: Certificate, within certificates: [Certificate]) -> Bool {
        let key = certificate.decodedExtensions.authorityKeyIdentifier?.keyIdentifier
        let named = certificates.filter {
            $0.subject.matches(certificate.issuer)
                || key != nil && $0.decodedExtensions.subjectKeyIdentifier == key
        }
        let others = certificates.lazy.filter {
            $0.subject.country == certificate.issuer.country || $0.subject.country == certificate.subject.country
        }
        return (named + others).contains { (try? certificate.verifySignature(under: $0)) == .valid }
    }

    /// The figures of the lists that are known; `unverifiable` is empty of anything but certificates whose issuer's key
    /// the list does not hold.
    static let known: [String: Figures] = [
        "DE_ML_2024-08-07-07-38-24.ml": Figures(
            certificates: 541, selfSigned: 358, linked: 176,
            unverifiable: [
                "LV CSCA Latvia 27a7", "AE UAE CSCA 01 5b", "UZ CSCA-UZBEKISTAN 36af96d7d2d056f8",
                "AT CSCA-AUSTRIA 0617d714d9e4471d", "PT ECN004 005 2bdbb4d8139d6a69", "TR CSCA Turkey 1610e3829d815e56",
                "AU Passport Country Signing Authority 1837",
            ]),
        "DE_ML_2026-05-28-08-28-45.ml": Figures(
            certificates: 588, selfSigned: 375, linked: 201,
            unverifiable: [
                "LV CSCA Latvia 27c8", "CY CSCA-CYPRUS 2d", "AE UAE CSCA 01 5b", "UZ CSCA-UZBEKISTAN 36af96d7d2d056f8",
                "LB LEBANON CSCA 112197399ca95635f2b9e685868ba4a5f3f1", "AT CSCA-AUSTRIA 0617d714d9e4471d",
                "HU ID-CSCA-HUNGARY 02 0085ef69a47cf112ebe6b5760a", "BG CSCA 362d7b34331f608c",
                "TR CSCA Turkey 1610e3829d815e56", "MA CSCA-MAROC 112032edb845e4ef371e2ae56495e4e05870",
                "PH CSCA01005 00c8e3a0f0020981918144", "MD ePassport CSCA 478c62ba2d45cc66",
            ]),
        "ICAO_ML_2025-07-23.ml": Figures(certificates: 520, selfSigned: 356, linked: 164),
    ]

    static let files = EPassVectors.files(in: nil, external: "trust/masterlists", fileExtension: "ml")
        .map(\.lastPathComponent)

    @Test(
        "every certificate parses, every self-signature and every link verifies, and of the others the issuer's key is not in the list",
        arguments: files)
    func figures(file: String) throws {
        let list = try #require(try Self.list(file))
        let figures = try Self.figures(of: list)
        print("\(file): \(figures)")
        #expect(figures.undecoded.isEmpty)
        #expect(figures.selfSigned + figures.linked + figures.unverifiable.count == figures.certificates)
        if let known = Self.known[file] { #expect(figures == known) }
    }

    /// A certificate that does not verify must be one whose issuer is missing, not one whose algorithm or key this code
    /// cannot use.
    @Test("whatever does not verify names a key that the list does not hold", arguments: files)
    func missingIssuers(file: String) throws {
        let list = try #require(try Self.list(file))
        let certificates = try MasterList(content: list.content).entries.map { try $0.certificate.get() }
        let held = Set(certificates.compactMap(\.decodedExtensions.subjectKeyIdentifier))
        let names = Self.known[file]?.unverifiable ?? []
        for certificate in certificates {
            #expect((try? certificate.signatureAlgorithm.signatureAlgorithm()) != nil, "\(certificate)")
            guard names.contains(Self.name(certificate)),
                (try? certificate.verifySignature(under: certificate)) != .valid
            else { continue }
            if let key = certificate.decodedExtensions.authorityKeyIdentifier?.keyIdentifier {
                #expect(!held.contains(key) || Self.isIssued(certificate, within: certificates), "\(certificate)")
            } else {
                #expect(!certificates.contains { $0.subject.matches(certificate.issuer) }, "\(certificate)")
            }
        }
    }

    static let now = "2026-11-21"

    static func verification(
        of list: SignedList, trust: [Certificate] = [], pins: Set<[UInt8]> = []
    ) throws -> SignedListVerification {
        SignedListVerification.verify(
            list, trust: try TrustSnapshot(trust), pins: pins, at: try #require(Timestamp(iso8601: now)))
    }

    private static let rootsByFile = Mutex<[String: [Certificate]]>([:])

    /// Self-signed certificates of a list, found once.
    static func roots(of file: String) throws -> [Certificate]? {
        guard let list = try list(file) else { return nil }
        return try rootsByFile.withLock { found in
            if let roots = found[file] { return roots }
            let roots = try MasterList(content: list.content).entries.map { try $0.certificate.get() }.filter {
                $0.isSelfIssued && (try? $0.verifySignature(under: $0)) == .valid
            }
            found[file] = roots
            return roots
        }
    }

    @Test("a list alone is unpinned, names its CSCA, and is pinned by it", arguments: files)
    func alone(file: String) throws {
        let list = try #require(try Self.list(file))
        let alone = try Self.verification(of: list)
        #expect(alone.standing.word == "unpinned")
        if Self.known[file] != nil { #expect(alone.deviations.isEmpty && alone.signerCSCA != nil) }
        // A list need not hold the CSCA of its signer.
        guard let csca = alone.signerCSCA else { return }
        #expect(try Self.verification(of: list, pins: [csca.fingerprint()]).standing.word == "pinned")
        #expect(try Self.verification(of: list, pins: [list.fingerprint()]).standing.word == "pinnedFile")
        #expect(try Self.verification(of: list, trust: [csca]).standing.word == "verified")
        print("\(file): signer \(alone.signerCertificate.map(Self.name) ?? "-"), CSCA \(Self.name(csca))")
    }

    @Test(
        "every known list is verified under the roots of every other: two sources agree on its signer", .long(),
        arguments: files
    )
    func crosswise(file: String) throws {
        let list = try #require(try Self.list(file))
        for other in Self.known.keys {
            guard Self.known[file] != nil, let roots = try Self.roots(of: other) else { continue }
            let found = try Self.verification(of: list, trust: roots)
            #expect(found.standing.word == "verified", "\(file) under \(other): \(found.messages)")
        }
    }

    @Test("the German list of 2026 hangs on the CSCA of 2024 by a link certificate, and on that of 2016 by several")
    func links() throws {
        guard let list = try Self.list("DE_ML_2026-05-28-08-28-45.ml"),
            let roots = try Self.roots(of: "DE_ML_2024-08-07-07-38-24.ml")
        else { return }
        let found = try Self.verification(of: list, trust: roots)
        #expect(found.messages.last?.english.hasSuffix(", by a link certificate.") == true)
        let old = try ExternalDataTests.certificates("trust/csca").filter { $0.name == "csca_de_3e8.der" }
        for (_, certificate) in old {
            let found = try Self.verification(of: list, trust: [certificate])
            #expect(found.standing.word == "verified")
            #expect(found.messages.last?.english.hasSuffix(", by 3 link certificates.") == true)
        }
    }

    @Test("the signer of the ICAO list has expired since it signed, which is said and refuses nothing")
    func expired() throws {
        guard let list = try Self.list("ICAO_ML_2025-07-23.ml") else { return }
        let found = try Self.verification(of: list)
        #expect(found.messages.contains { $0.english.contains("expired since (2026-09-26)") })
        #expect(found.standing.word == "unpinned")
        #expect(list.signingTime?.date == "2025-07-23")
    }
}

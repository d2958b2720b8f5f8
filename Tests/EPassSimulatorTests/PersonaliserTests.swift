// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTestSupport
import EPassTrust
import Testing

@testable import EPassSimulator

@Suite("Personaliser and its profiles", .timed)
struct PersonaliserTests {
    @Test(
        "every profile makes a document whose files decode",
        arguments: TestShare.of(SimulatorProfile.all.map(\.name)))
    func everyProfile(name: String) throws {
        let profile = try SimulatorProfile.named(name)
        let document = try profile.makeDocument(seed: 7)
        let dataGroup1 = try #require(document.files[.dataGroup(.dg1)])
        _ = try DataGroup1(decoding: dataGroup1)
        _ = try EFCOM(decoding: #require(document.files[.com]))
        if profile.defect == .securityObjectMissing {
            #expect(document.files[.sod] == nil)
        } else {
            let object = try EFSOD(decoding: #require(document.files[.sod]))
            _ = try SignedData(contentInfo: object.contentInfo)
        }
        if profile.defect != .dataGroup2Missing, profile.name != "no-portrait" {
            let dataGroup2 = try DataGroup2(decoding: #require(document.files[.dataGroup(.dg2)]))
            #expect(!dataGroup2.images.isEmpty)
            let isDeviant = !profile.document.deviations.isEmpty || profile.name == "portrait-j2k"
            #expect(isDeviant || dataGroup2.deviations.isEmpty)
        }
        _ = try profile.makeChip(holding: document)
    }

    @Test("the default document is the one of the design")
    func defaultDocument() throws {
        let document = try SimulatorProfile.standard.makeDocument(seed: 1)
        #expect(
            document.printedMRZ
                == "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F3404159ZE184226B<<<<<16")
        #expect(document.cardAccessNumber == "123456")
        #expect(document.accessKeyFields.wrongCheckDigits.isEmpty)
        let size = try #require(document.files[.dataGroup(.dg2)]).count
        #expect((18_000...23_000).contains(size))
        #expect(
            Set(document.files.keys) == [
                .com, .sod, .dataGroup(.dg1), .dataGroup(.dg2), .dataGroup(.dg11), .dataGroup(.dg14),
                .dataGroup(.dg15), .cardAccess,
            ])
        let infos = try DataGroup14(decoding: #require(document.files[.dataGroup(.dg14)])).securityInfos
        let agreement = try #require(infos.chipAuthenticationInfos.first).chipAuthenticationProtocol
        #expect(agreement == ChipAuthenticationProtocol(keyAgreement: .ecdh, cipher: .aes128))
        #expect(infos.chipAuthenticationPublicKeyInfos.count == 1)
        #expect(infos.activeAuthenticationInfos.count == 1)
        #expect(document.accessControl == .paceAndBasic)
        let basic = try SimulatorProfile.named("bac").makeDocument(seed: 1)
        #expect(Set(basic.files.keys) == [.com, .sod, .dataGroup(.dg1), .dataGroup(.dg2), .dataGroup(.dg11)])
    }

    @Test(
        "the same seed gives the same octets, another one does not",
        arguments: SignatureScheme.named.map(\.scheme)
            + DSAParameters.listed.map { SignatureScheme(.dsa($0.parameters), .dsa(.sha256)) })
    func reproducible(scheme: SignatureScheme) throws {
        var description = DocumentDescription()
        description.signature = scheme
        let first = try Personaliser.personalise(description, seed: 42)
        let second = try Personaliser.personalise(description, seed: 42)
        let other = try Personaliser.personalise(description, seed: 43)
        #expect(first.exportedFiles == second.exportedFiles)
        #expect(first.files[.sod] != other.files[.sod])
        #expect(first.cscaCertificate != other.cscaCertificate)
    }

    @Test("without a seed no two documents have the same keys")
    func random() throws {
        let first = try SimulatorProfile.standard.makeDocument()
        let second = try SimulatorProfile.standard.makeDocument()
        #expect(first.cscaCertificate != second.cscaCertificate)
    }

    @Test(
        "curves are written out unless the description says otherwise (Doc 9303-12, 4.1.6.3)", arguments: [true, false])
    func explicitParameters(isExplicit: Bool) throws {
        var description = DocumentDescription()
        description.explicitParameters = isExplicit
        let document = try Personaliser.personalise(description, seed: 5)
        for der in [document.cscaCertificate, document.signerCertificate] {
            let key = try PublicKey(subjectPublicKeyInfo: Certificate(encoded: der).subjectPublicKeyInfo)
            #expect(key.kind == .ec(curve: .p256, explicitParameters: isExplicit))
        }
    }

    @Test("a misprinted check digit changes the print, and the chip only where the profile says so")
    func misprinted() throws {
        let genuine = try SimulatorProfile.standard.makeDocument(seed: 1)
        let misprinted = try SimulatorProfile.named("mrz-misprinted").makeDocument(seed: 1)
        let everywhere = try SimulatorProfile.named("mrz-wrong-everywhere").makeDocument(seed: 1)
        #expect(misprinted.accessKeyFields.wrongCheckDigits.count == 1)
        #expect(everywhere.accessKeyFields.wrongCheckDigits.count == 1)
        #expect(misprinted.mrzInformation == genuine.mrzInformation)
        #expect(everywhere.mrzInformation != genuine.mrzInformation)
    }

    @Test("a profile's name is unique, and a name that no profile has is refused")
    func names() {
        #expect(Set(SimulatorProfile.all.map(\.name)).count == SimulatorProfile.all.count)
        #expect(Set(SimulatorProfile.all.compactMap(\.defect)) == Set(DocumentDefect.allCases))
        #expect(throws: SimulatorError.self) { try SimulatorProfile.named("nothing-like-it") }
    }

    @Test("the case of a profile's name means nothing, since curves are written brainpoolP256r1 elsewhere")
    func nameCase() throws {
        #expect(try SimulatorProfile.named("PACE-Only").name == "pace-only")
        #expect(
            try SimulatorProfile.named("pace-im-brainpoolP256r1-AES-192").name == "pace-im-brainpoolp256r1-aes-192")
    }

    @Test(
        "a name that no profile has brings the nearest ones, at most four",
        arguments: [
            ("pace-onyl", "pace-only"), ("pace-im-p-256-des", "pace-im-p-256-3des"), ("defualt", "default"),
            ("explicit", "pace-explicit"), ("pace-gm-brainpool256r1-aes-128", "pace-gm-brainpoolp256r1-aes-128"),
        ])
    func similar(_ typed: String, _ meant: String) throws {
        let error = #expect(throws: SimulatorError.self) { try SimulatorProfile.named(typed) }
        let message = try #require(error?.message)
        #expect(message.key.name == "simulator.noProfileSimilar")
        guard case .list(let similar) = message.arguments.last?.value else {
            Issue.record("\(message)")
            return
        }
        #expect(similar.first == meant && similar.count <= 4)
    }

    @Test(
        "nothing is near to an empty name or to one of a thousand letters",
        arguments: ["", String(repeating: "p", count: 1000)])
    func notSimilar(_ typed: String) throws {
        let error = #expect(throws: SimulatorError.self) { try SimulatorProfile.named(typed) }
        #expect(error?.message == .simulatorNoProfile(name: typed))
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass inspect, files that say which protocols a chip supports", .timeLimit(.minutes(5)), .timed)
struct InspectSecurityInfosTests {
    /// A node of the JSON form.
    struct Node: Decodable {
        var name: String
        var label: String?
        var value: Value?
        var octets: String?
        var hidden: Bool?
        var children: [Node]?

        /// Text, or a number.
        enum Value: Decodable, Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
            case text(String)
            case number(Int)

            init(stringLiteral text: String) { self = .text(text) }
            init(integerLiteral number: Int) { self = .number(number) }

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let number = try? container.decode(Int.self) {
                    self = .number(number)
                } else {
                    self = .text(try container.decode(String.self))
                }
            }

            func hasPrefix(_ words: String) -> Bool {
                if case .text(let text) = self { text.hasPrefix(words) } else { false }
            }
        }

        func first(_ name: String) -> Node? { children?.first { $0.name == name } }
    }

    struct Inspection: Decodable {
        struct File: Decodable {
            var kind: String
            var nodes: [Node]
            var deviations: [String]
            var problem: String?

            func first(_ name: String) -> Node? { nodes.first { $0.name == name } }
        }
        var schema: String
        var files: [File]
    }

    /// What the program said; the folder of the file is taken out.
    struct Outcome {
        var status: Int32?
        var output: String
        var errors: String
    }

    /// Writes octets under a name and inspects them, as JSON or as text.
    private func inspect(_ octets: [UInt8], name: String, _ options: String...) async throws -> Outcome {
        try await withTemporaryFolder { folder in
            let path = folder + "/" + name
            try Data(octets).write(to: URL(fileURLWithPath: path))
            let outcome = try await Epass.start(["inspect", path] + options).outcome()
            return Outcome(
                status: outcome.status, output: outcome.output.replacingOccurrences(of: folder + "/", with: ""),
                errors: outcome.errors)
        }
    }

    private func file(_ outcome: Outcome) throws -> Inspection.File {
        let inspection = try JSONDecoder().decode(Inspection.self, from: Data(outcome.output.utf8))
        #expect(inspection.schema == "epass-inspect/1")
        return try #require(inspection.files.first)
    }

    private static func set(_ infos: [SecurityInfo]) throws -> SecurityInfos { try SecurityInfos(infos, sorted: false) }

    private static func pace(
        _ mapping: PACEMapping, _ keyAgreement: KeyAgreementAlgorithm, _ cipher: SymmetricCipher, version: Int = 2,
        _ id: Int?
    ) throws -> SecurityInfo {
        let entry = try #require(PACEProtocol(mapping: mapping, keyAgreement: keyAgreement, cipher: cipher))
        return .pace(PACEInfo(paceProtocol: entry, version: version, parameterID: id))
    }

    @Test("EF.CardAccess as text: protocol, mapping, cipher and domain parameters of each entry")
    func cardAccess() async throws {
        let explicit = try #require(octets("300C060704007F0007010202010C"))
        let domain = try #require(
            PACEDomainParameterInfo(
                keyAgreement: .ecdh, mapping: .generic, domainParameter: explicit, parameterID: 32))
        let infos = try Self.set([
            Self.pace(.generic, .ecdh, .aes128, 13), Self.pace(.integrated, .dh, .tripleDES, 2),
            Self.pace(.chipAuthentication, .ecdh, .aes256, version: 1, 7), .paceDomainParameter(domain),
        ])
        let outcome = try await inspect(infos.encoded(), name: "any")
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(
            outcome.output == """
                any: EF.CardAccess
                  PACEInfo: id-PACE-ECDH-GM-AES-CBC-CMAC-128 (0.4.0.127.0.7.2.2.4.2.2)
                    mapping: generic (GM)
                    key agreement: ECDH
                    cipher: AES-128
                    version: 2
                    domain parameters: 13, brainpoolP256r1
                  PACEInfo: id-PACE-DH-IM-3DES-CBC-CBC (0.4.0.127.0.7.2.2.4.3.1)
                    mapping: integrated (IM)
                    key agreement: DH
                    cipher: 3DES
                    version: 2
                    domain parameters: 2, MODP-2048-256
                  PACEInfo: id-PACE-ECDH-CAM-AES-CBC-CMAC-256 (0.4.0.127.0.7.2.2.4.6.4)
                    mapping: chip authentication (CAM)
                    key agreement: ECDH
                    cipher: AES-256
                    version: 1, where 2 is specified
                    domain parameters: 7, reserved for future use
                  PACEDomainParameterInfo: id-PACE-ECDH-GM (0.4.0.127.0.7.2.2.4.2)
                    mapping: generic (GM)
                    key agreement: ECDH
                    parameter id: 32
                    domain parameters: equal to P-256
                  deviations: securityInfoVersion

                """)
    }

    @Test("EF.DIR is told from DG1 by what is inside, and names the applications it knows")
    func directory() async throws {
        let applications = ["A0000002471001", "A0000002472001", "A0000002472002", "A0000002472003", "F0010203"]
        let file = EFDIR(applicationIdentifiers: applications.compactMap(octets))
        for name in ["any", "EF.DIR", "EF.DIR.bin"] {
            let outcome = try await inspect(file.octets, name: name)
            #expect(
                outcome.output == """
                    \(name): EF.DIR
                      application: eMRTD (LDS1) (A0000002471001)
                      application: travel records (LDS2) (A0000002472001)
                      application: visa records (LDS2) (A0000002472002)
                      application: additional biometrics (LDS2) (A0000002472003)
                      application: F0010203

                    """)
        }
    }

    @Test("EF.DG14 as JSON: every kind of entry; keys and what is unknown are hidden unless --reveal is given")
    func dataGroup14() async throws {
        let key = try #require(octets("30060C0474657374"))
        let chip = ChipAuthenticationProtocol(keyAgreement: .ecdh, cipher: .aes192)
        let infos = try Self.set([
            .chipAuthentication(ChipAuthenticationInfo(chipAuthenticationProtocol: chip, keyID: 65)),
            .chipAuthenticationPublicKey(
                ChipAuthenticationPublicKeyInfo(keyAgreement: .ecdh, subjectPublicKeyInfo: key, keyID: 65)),
            .terminalAuthentication(
                TerminalAuthenticationInfo(
                    efCVCA: .init(fileIdentifier: [0x01, 0x1C], shortIdentifier: 0x1C))),
            .activeAuthentication(ActiveAuthenticationInfo(signatureAlgorithm: "0.4.0.127.0.7.1.1.4.1.3")),
            .unknown(
                UnknownSecurityInfo(
                    objectIdentifier: "1.2.3.4", required: [0x04, 0x02, 0xBE, 0xEF], optional: [0x04, 0x01, 0xFE])),
        ])
        let group = DataGroup14(securityInfos: infos)
        let hidden = try file(await inspect(group.octets, name: "any", "--json"))
        let shown = try file(await inspect(group.octets, name: "any", "--json", "--reveal"))
        for result in [hidden, shown] {
            #expect(result.kind == "EF.DG14")
            #expect(result.deviations == [] && result.problem == nil)
            #expect(
                result.nodes.map(\.name) == [
                    "chipAuthenticationInfo", "chipAuthenticationPublicKeyInfo", "terminalAuthenticationInfo",
                    "activeAuthenticationInfo", "unknownEntry", "chipAuthentication",
                ])
            #expect(result.first("chipAuthentication")?.value == "no key can be used")
            #expect(result.first("chipAuthenticationInfo")?.first("cipher")?.value == "AES-192")
            #expect(result.first("chipAuthenticationInfo")?.first("keyId")?.value == 65)
            #expect(
                result.first("chipAuthenticationPublicKeyInfo")?.first("publicKey")?.value?.hasPrefix("not usable")
                    == true)
            #expect(result.first("terminalAuthenticationInfo")?.first("efCVCA")?.value == "011C, short 1C")
            #expect(
                result.first("activeAuthenticationInfo")?.first("signatureAlgorithm")?.value
                    == "ecdsa-plain-SHA256 (0.4.0.127.0.7.1.1.4.1.3)")
        }
        let unknown = hidden.first("unknownEntry")
        #expect(unknown?.value == "1.2.3.4")
        #expect(unknown?.children?.map(\.hidden) == [true, true])
        #expect(shown.first("unknownEntry")?.children?.map(\.octets) == ["0402BEEF", "0401FE"])
    }

    @Test("EF.CardSecurity of a simulated chip: its SecurityInfos with the chip's key, the content type and the signer")
    func cardSecurity() async throws {
        try await withTemporaryFolder { folder in
            let export = folder + "/document"
            #expect(try await Epass.run("simulate", "pace-cam", "--export", export).status == 0)
            let content = try [UInt8](Data(contentsOf: URL(fileURLWithPath: export + "/EF.CardSecurity")))
            let named = try file(await inspect(content, name: "EF.CardSecurity", "--json"))
            // Without its name it is told from other signed data by its content type.
            let unnamed = try file(await inspect(content, name: "any", "--json"))
            for result in [named, unnamed] {
                #expect(result.kind == "EF.CardSecurity")
                #expect(result.problem == nil)
                let infos = try #require(result.first("securityInfos"))
                let pace = try #require(infos.first("paceInfo"))
                #expect(infos.children?.contains { $0.value?.hasPrefix("id-PACE-ECDH-CAM-AES") == true } == true)
                #expect(pace.first("domainParameters")?.value == "13, brainpoolP256r1")
                let key = try #require(infos.first("chipAuthenticationPublicKeyInfo"))
                #expect(key.first("publicKey")?.value == "brainpoolP256r1")
                #expect(key.first("keyId")?.value == 13)
                #expect(key.first("value")?.hidden == true)
                #expect(result.first("contentType")?.value == "securityObject (BSI) (0.4.0.127.0.7.3.2.1)")
                #expect(result.first("signer")?.first("signer")?.value == "certificate 1")
                #expect(result.first("signer")?.label == "signer 1")
            }
            let other = try file(await inspect(content + [0x00], name: "EF.CardSecurity", "--json"))
            #expect(other.deviations == ["trailingOctets"])
        }
    }

    @Test(
        "a damaged file of that name is said to be one, with status 65",
        arguments: ["CardAccess", "CardSecurity", "DIR"])
    func damaged(name: String) async throws {
        let outcome = try await inspect([0x7F], name: "EF." + name)
        #expect(outcome.status == 65)
        #expect(outcome.output.contains("EF.\(name): EF.\(name)\n"))
        #expect(outcome.output.contains("not decoded: "))
    }
}

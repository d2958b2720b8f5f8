// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassTestSupport
import EPassTrust
import EPassVectors
import Foundation
import Testing

/// Files of the master file that nobody here made: synthetic identity cards of two simulators.
@Suite("External EF.CardSecurity", .timed)
struct ExternalCardSecurityTests {
    /// A card of a collection, in either of the two forms that these have.
    struct Card: Decodable {
        struct File: Decodable {
            let application: String?
            let fid: String?
            let fileId: String?
            let content: String?
        }

        let files: [File]

        func content(_ identifier: String) throws -> [UInt8]? {
            let file = files.first { file in
                (file.fid ?? file.fileId)?.uppercased() == identifier && (file.application ?? "MF") == "MF"
            }
            guard let text = file?.content else { return nil }
            let content: [UInt8] = try #require(octets(text))
            return content
        }
    }

    static func cards() -> [(name: String, card: Card)] {
        ["chips/persosim", "chips/ausweisapp"].flatMap { folder in
            EPassVectors.files(in: nil, external: folder, fileExtension: "json").compactMap { url in
                (try? JSONDecoder().decode(Card.self, from: Data(contentsOf: url))).map { (url.lastPathComponent, $0) }
            }
        }
    }

    static func judge(_ octets: [UInt8]) throws -> CardSecurityAuthentication {
        let anchors = try ExternalDataTests.certificates("trust/csca").map(\.certificate)
        return CardSecurityAuthentication.judge(
            octets, country: IssuingCountry("DE"), trust: try TrustSnapshot(anchors),
            at: try #require(Timestamp(iso8601: "2025-06-01")))
    }

    @Test(
        "every EF.CardSecurity parses, its attributes and signature hold; its test CSCA is not known",
        .externalVectors(if: !cards().isEmpty))
    func signatures() throws {
        for (name, card) in Self.cards() {
            // 011B is EF.ChipSecurity of TR-03110, of the same type.
            for identifier in ["011D", "011B"] {
                guard let octets = try card.content(identifier) else { continue }
                let result = try Self.judge(octets)
                for id in CheckID.all
                where id.check.object == .cardSecurity && id.check.area == .securityObject {
                    #expect(result.finding(id)?.result == .successful, "\(name) \(identifier): \(result.findings)")
                }
                #expect(result.finding(.cardSecurityIssuer)?.reason == .noAnchor)
                #expect(result.authenticity.result == .undetermined)
                #expect(result.signerCertificate?.issuer.commonName == "TEST csca-germany")
                // Chip authentication of version 2 and 3 is TR-03110's, and no passport's.
                #expect(result.deviations == [] && result.ldsDeviations == [.securityInfoVersion])
                #expect(result.securityInfos?.chipAuthenticationPublicKeyInfos.isEmpty == false)
            }
        }
    }

    @Test(
        "every EF.CardAccess is in its card's EF.CardSecurity, entry by entry, but for the keys of privileged terminals",
        .externalVectors(if: !cards().isEmpty))
    func confirmed() throws {
        let authentic = FileAuthenticity(result: .successful, reason: nil)
        let none = FileAuthenticity(result: .notSupported, reason: .notOffered)
        for (name, card) in Self.cards() {
            guard let access = try card.content("011C"), let security = try card.content("011D") else { continue }
            var input = CardAccessCheck.Input(
                cardAccess: .read(access), opening: .pace, dataGroup14Authenticity: none,
                cardSecurity: try Self.judge(security).securityInfos, cardSecurityAuthenticity: authentic,
                isCardSecurityProven: true)
            let check = CardAccessCheck.judge(input)
            #expect(check.finding(.cardAccessAuthenticity)?.result == .successful, "\(name): \(check.findings)")
            #expect(check.deviations == [.privilegedTerminalInfoNotSigned])
            #expect(check.finding(.protocolDowngrade)?.result == .successful, "\(name): \(check.findings)")
            input.opening = .bac
            #expect(CardAccessCheck.judge(input).finding(.protocolDowngrade)?.reason == .paceNotUsed)
        }
    }

    @Test(
        "a file without signed attributes proves nothing, though its signature is over the content (RFC 5652, 5.3)",
        .externalVectors("chips/iso39794_and_misc/efcardsecurity_UT.dump"))
    func withoutAttributes() throws {
        let file = try #require(EPassVectors.external("chips/iso39794_and_misc/efcardsecurity_UT.dump"))
        let result = try Self.judge([UInt8](try Data(contentsOf: file)))
        #expect(result.finding(.cardSecurityStructure)?.result == .successful, "\(result.findings)")
        #expect(result.finding(.cardSecuritySignedAttributes)?.reason == .signedAttributesAbsent)
        #expect(result.finding(.cardSecuritySignature)?.reason == .signedAttributesAbsent)
        #expect(result.authenticity.result == .undetermined)
        #expect(result.securityInfos?.chipAuthenticationPublicKeyInfos.count == 1)
    }
}

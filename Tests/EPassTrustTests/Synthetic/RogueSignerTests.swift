// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Rogue document signers, T16", .timed)
struct RogueSignerTests {
    static let states = ["SE": "SWE", "FR": "FRA", "DE": "D"].map { country, icao in
        SyntheticPKI(country: country, icaoCountry: icao, organization: Certificate.syntheticOrganization)
    }
    static let pairs = states.flatMap { victim in states.filter { $0.country != victim.country }.map { (victim, $0) } }

    /// What is said about a document of `victim` whose signer the CSCA of `rogue` issued; the store has all States.
    func judge(
        _ victim: SyntheticPKI, _ rogue: SyntheticPKI, edit: @escaping SyntheticPKI.Edit
    ) throws -> PassiveAuthenticationResult {
        var scenario = SyntheticScenario()
        scenario.state = victim
        scenario.issuer = try rogue.csca(scheme: scenario.cscaScheme)
        scenario.editSigner = edit
        scenario.anchors = { _ in try Self.states.map { try $0.csca(scheme: .explicitP256).certificate } }
        return try scenario.judge()
    }

    @Test("each State's own signer is genuine with all States in the store", arguments: states)
    func genuine(state: SyntheticPKI) throws {
        #expect(try judge(state, state) { _ in }.unsuccessful.isEmpty)
    }

    @Test("another State's CSCA issues a signer in the victim's name", arguments: pairs)
    func otherState(victim: SyntheticPKI, rogue: SyntheticPKI) throws {
        let name = try victim.name("CSCA")
        let identifier = try victim.csca(scheme: .explicitP256).certificate.decodedExtensions.subjectKeyIdentifier ?? []
        // The subject is the victim's, issuer and key identifier are the rogue's own.
        let honest = try judge(victim, rogue) { _ in }
        #expect(honest.finding(.dsSignature)?.reason == .countryMismatch)
        // The issuer's name is the victim's as well.
        let named = try judge(victim, rogue) { $0.issuer = name }
        #expect(named.finding(.dsSignature)?.reason == .countryMismatch)
        // Everything is the victim's but the signature.
        let forged = try judge(victim, rogue) { builder in
            builder.issuer = name
            builder.set(.authorityKeyIdentifier(identifier))
        }
        #expect(forged.finding(.dsSignature)?.reason == .signatureInvalid)
        for result in [honest, named, forged] { #expect(result.finding(.dsSignature)?.result == .failed) }
        // No key identifier: only anchors of the name are tried, and none verifies.
        let unidentified = try judge(victim, rogue) { builder in
            builder.issuer = name
            builder.remove("2.5.29.35")
        }
        #expect(unidentified.finding(.dsSignature)?.result == .undetermined)
        #expect(unidentified.finding(.dsSignature)?.reason == .noAnchor)
    }

    static let purposes = [
        "2.23.136.1.1.3", "2.23.136.1.1.8", "2.23.136.1.1.9.8.2", "2.23.136.1.1.14.2", "0.4.0.127.0.7.3.1.5",
        "1.3.6.1.5.5.7.3.1", "1.3.6.1.5.5.7.3.2", "1.3.6.1.5.5.7.3.4",
    ]

    @Test(
        "a certificate for another purpose signs a document: lists, bar codes, TLS, mail", arguments: purposes
    )
    func purpose(purpose: String) throws {
        var scenario = SyntheticScenario()
        scenario.editSigner = { $0.set(.extendedKeyUsage([purpose])) }
        let finding = try #require(try scenario.judge().finding(.dsSignature))
        #expect(finding.result == .failed)
        #expect(finding.reason == .wrongRole)
    }

    @Test("the CSCA itself, a link certificate, or any authority signs a document")
    func authority() throws {
        let state = SyntheticPKI()
        let csca = try state.csca(scheme: .explicitP256)
        let next = try state.csca(generation: 2, scheme: .explicitP256)
        let link = try state.link(from: csca, to: next)
        for rogue in [csca, link] {
            var scenario = SyntheticScenario()
            scenario.replacingSigner = { _ in rogue }
            let finding = try #require(try scenario.judge().finding(.dsSignature))
            #expect(finding.result == .failed)
            #expect(finding.reason == .wrongRole)
        }
    }

    @Test(
        "a document signer issues another one: a store that has only the CSCA knows no issuer, one that has the first refuses it"
    )
    func chainOfTwo() throws {
        let state = SyntheticPKI()
        let csca = try state.csca(scheme: .explicitP256)
        let first = try state.signer(of: csca, scheme: .explicitP256)
        var scenario = SyntheticScenario()
        scenario.issuer = first
        scenario.replacingSigner = { _ in try state.signer(of: first, scheme: .explicitP256, role: "ds 4") }
        scenario.editSOD = { $0.certificates.append(first.certificate.encoded) }
        #expect(
            try scenario.judge().finding(.dsSignature)?.description == "issuer.ds.signature undetermined (noAnchor)")
        scenario.anchors = { [$0.csca.certificate, first.certificate] }
        let finding = try #require(try scenario.judge().finding(.dsSignature))
        #expect(finding.result == .failed)
        #expect([.issuerNotAuthority, .keyUsage].contains(finding.reason))
    }

    @Test("a CSCA that the document brings along is no anchor, whatever name and key identifier it bears")
    func embedded() throws {
        let state = SyntheticPKI()
        let genuine = try state.csca(scheme: .explicitP256)
        let identifier = genuine.certificate.decodedExtensions.subjectKeyIdentifier ?? []
        let rogue = try state.csca(generation: 9, scheme: .explicitP256) { builder in
            builder.set(.subjectKeyIdentifier(identifier))
            builder.set(.authorityKeyIdentifier(identifier))
        }
        var scenario = SyntheticScenario()
        scenario.issuer = rogue
        scenario.editSOD = { $0.certificates.append(rogue.certificate.encoded) }
        #expect(
            try scenario.judge().finding(.dsSignature)?.description == "issuer.ds.signature failed (signatureInvalid)")
        scenario.anchors = { _ in [] }
        #expect(
            try scenario.judge().finding(.dsSignature)?.description == "issuer.ds.signature undetermined (noAnchor)")
    }
}

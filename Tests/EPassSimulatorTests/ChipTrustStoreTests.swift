// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMRZ
import EPassTestSupport
import EPassTrust
import Testing

@testable import EPassSimulator

@Suite("Trust points and certificates of the chip, Doc 9303-11, 7.1.4.3", .timed)
struct ChipTrustStoreTests: ChipTrustTests {
    @Test(
        "takes a chain down to the terminal with every algorithm",
        arguments: TerminalAuthenticationAlgorithm.allCases)
    func chain(algorithm: TerminalAuthenticationAlgorithm) throws {
        let authority = try TestHolder.authority(
            kind: algorithm.isPlain ? .ec(.p256) : .rsa(2048), algorithm: algorithm)
        let verifier = try authority.issue(.dvDomestic, "DVTEST")
        let terminal = try verifier.issue(.terminal, "ISTEST")
        var store = try store(authority)
        try bring(verifier, to: &store)
        try bring(terminal, to: &store)
        let key = try #require(store.terminal(terminal.certificate.holderReference.octets))
        #expect(key.verifies(try algorithm.sign([1, 2, 3], with: terminal.key), over: [1, 2, 3]))
        #expect(!key.verifies(try algorithm.sign([1, 2, 4], with: terminal.key), over: [1, 2, 3]))
        #expect(key.rights == [.dataGroup3, .dataGroup4])
    }

    @Test("grants what terminal, document verifier and trust point all have", arguments: 0..<64)
    func rights(combination: Int) throws {
        let masks = [UInt8(combination & 3), UInt8(combination >> 2 & 3), UInt8(combination >> 4 & 3)]
        let authority = try TestHolder.authority(rights: masks[0])
        let verifier = try authority.issue(.dvForeign, "DVTEST", rights: masks[1])
        let terminal = try verifier.issue(.terminal, "ISTEST", rights: masks[2])
        var store = try store(authority)
        try bring(verifier, to: &store)
        try bring(terminal, to: &store)
        let key = try #require(store.terminal(terminal.certificate.holderReference.octets))
        #expect(key.rights == ChipAccessRights(rawValue: masks[0] & masks[1] & masks[2]))
    }

    @Test("ignores rights that are reserved for future use")
    func reserved() throws {
        let authority = try TestHolder.authority()
        let verifier = try authority.issue(.dvDomestic, "DVTEST") {
            $0.authorization = try HolderAuthorization(terminalType: .inspectionSystem, octets: [0xBD])
        }
        var store = try store(authority)
        try bring(verifier, to: &store)
        #expect(store.imported?.rights == .dataGroup3)
    }

    // MARK: refusals, each with its own reason, none of which changes anything

    private func expect(
        _ reason: ChipCertificateRefusal, _ store: ChipTrustStore, authority: TestHolder, _ octets: [UInt8],
        location: SourceLocation = #_sourceLocation
    ) throws {
        let before = (store.fileContent, store.currentDate, store.imported?.reference)
        var changed = store
        let key = try #require(store.authority(authority.certificate.holderReference.octets))
        #expect(throws: reason, sourceLocation: location) {
            try changed.importCertificate(octets, authority: key)
        }
        #expect(
            before == (changed.fileContent, changed.currentDate, changed.imported?.reference),
            sourceLocation: location)
    }

    @Test("refuses a certificate in which any octet is another one")
    func everyOctet() throws {
        let authority = try TestHolder.authority()
        let verifier = try authority.issue(.dvDomestic, "DVTEST")
        let store = try store(authority)
        let key = try #require(store.authority(authority.certificate.holderReference.octets))
        let sent = try verifier.sent
        for position in sent.indices {
            var changed = sent
            changed[position] ^= 0x01
            var target = store
            #expect(throws: ChipCertificateRefusal.self, "octet \(position)") {
                try target.importCertificate(changed, authority: key)
            }
            #expect(target.imported == nil)
        }
        for count in 0..<sent.count {
            var target = store
            #expect(throws: ChipCertificateRefusal.malformed) {
                try target.importCertificate(Array(sent.prefix(count)), authority: key)
            }
        }
    }

    @Test("refuses a signature by another key, and one that is DER")
    func signature() throws {
        let authority = try TestHolder.authority()
        let other = try TestHolder.authority()
        let store = try store(authority)
        try expect(
            .signatureInvalid, store, authority: authority, try other.issue(.dvDomestic, "DVTEST").sent)
        try expect(
            .signatureInvalid, store, authority: authority,
            try authority.issue(.dvDomestic, "DVTEST") { $0.defects = [.signatureDER] }.sent)
    }

    @Test("refuses a certificate that names another authority than was selected")
    func otherAuthority() throws {
        let first = try TestHolder.authority("UT001")
        let second = try TestHolder.authority("UT002", from: "2024-02-01")
        try expect(
            .authorityDiffers, try store(second, first), authority: second,
            try first.issue(.dvDomestic, "DVTEST").sent)
    }

    @Test("keeps the order of roles: authority, document verifier, terminal")
    func roles() throws {
        let authority = try TestHolder.authority()
        let store = try store(authority)
        try expect(.roleOutOfOrder, store, authority: authority, try authority.issue(.terminal, "ISTEST").sent)
        for kind in [CardVerifiableRole.dvDomestic, .dvForeign] {
            let verifier = try authority.issue(kind, "DVTEST")
            var withVerifier = store
            try bring(verifier, to: &withVerifier)
            for role in [CardVerifiableRole.dvDomestic, .dvForeign, .cvca] {
                // A document verifier has no domain parameters to inherit from a certificate of its own.
                try expect(
                    .roleOutOfOrder, withVerifier, authority: verifier, try verifier.issue(role, "DVOTHER").sent)
            }
        }
    }

    @Test("a terminal certifies nobody")
    func terminalIsNoAuthority() throws {
        let authority = try TestHolder.authority()
        let verifier = try authority.issue(.dvDomestic, "DVTEST")
        let terminal = try verifier.issue(.terminal, "ISTEST")
        var store = try store(authority)
        try bring(verifier, to: &store)
        try bring(terminal, to: &store)
        #expect(store.authority(terminal.certificate.holderReference.octets) == nil)
        // The terminal's key took the place of the document verifier's.
        #expect(store.authority(verifier.certificate.holderReference.octets) == nil)
        #expect(store.terminal(verifier.certificate.holderReference.octets) == nil)
    }

    @Test("refuses terminals of other types")
    func terminalTypes() throws {
        let authority = try TestHolder.authority()
        let octets: [(TerminalType, [UInt8])] = [
            (.authenticationTerminal, [0x80, 0, 0, 0, 0x03]), (.signatureTerminal, [0x83]), (.other("1.2.3"), [0x83]),
        ]
        for (type, value) in octets {
            let verifier = try authority.issue(.dvDomestic, "DVTEST") {
                $0.authorization = try HolderAuthorization(terminalType: type, octets: value)
            }
            try expect(.terminalTypeUnknown, try store(authority), authority: authority, try verifier.sent)
        }
    }

    @Test("refuses domain parameters in the certificate of a document verifier, and a key without any to inherit")
    func parameters() throws {
        let authority = try TestHolder.authority()
        try expect(
            .parametersNotInherited, try store(authority), authority: authority,
            try authority.issue(.dvDomestic, "DVTEST") { $0.statesDomainParameters = true }.sent)
        let withRSA = try TestHolder.authority(kind: .rsa(2048), algorithm: .rsaPSSSHA256)
        try expect(
            .keyUnsupported, try store(withRSA), authority: withRSA,
            try withRSA.issue(.dvDomestic, "DVTEST", kind: .ec(.p256), algorithm: .ecdsaSHA256).sent)
        // The point lies on another curve than the one that is inherited.
        try expect(
            .keyUnsupported, try store(authority), authority: authority,
            try authority.issue(.dvDomestic, "DVTEST", kind: .ec(.p256)).sent)
    }

    @Test("does not let a document verifier take the reference of a trust point")
    func overwriting() throws {
        let authority = try TestHolder.authority()
        try expect(
            .holderKnown, try store(authority), authority: authority,
            try authority.issue(.dvDomestic, "CVCATEST").sent)
    }

    @Test("no other role makes a trust point")
    func trustPoint() throws {
        let authority = try TestHolder.authority()
        let verifier = try authority.issue(.dvDomestic, "DVTEST")
        #expect(throws: ChipCertificateRefusal.malformed) { try ChipTrustStore.trustPoint(verifier.certificate) }
    }

    @Test("takes the key of a document verifier again, and forgets it without power")
    func temporary() throws {
        let authority = try TestHolder.authority()
        let verifier = try authority.issue(.dvDomestic, "DVTEST")
        var store = try store(authority)
        try bring(verifier, to: &store)
        try bring(verifier, to: &store)
        #expect(store.authority(verifier.certificate.holderReference.octets) != nil)
        store.powerDown()
        #expect(store.authority(verifier.certificate.holderReference.octets) == nil)
        #expect(store.trustPoints.count == 1)
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import EPassVectors
import Testing

@testable import EPassAccess

@Suite("PACEOffer and PACECandidate, Doc 9303-11 9.2.1, 9.2.2 and 4.4.4.1", .timed)
struct PACEOfferTests {
    @Test("every protocol with every standardised group is a candidate where the standard allows it")
    func matrix() throws {
        for kind in PACEProtocol.all {
            for group in KeyAgreementGroup.standardized {
                let offer = try offer([.pace(PACEInfo(paceProtocol: kind, parameterID: group.parameterID))])
                let fits = group.isElliptic == (kind.keyAgreement == .ecdh)
                let isMapped = kind.mapping != .integrated || group != .ec(.p224)
                if fits && isMapped {
                    let candidate = try #require(offer.candidates.first)
                    #expect(candidate.group == group)
                    #expect(candidate.mapping == kind.mapping)
                    #expect(candidate.cipher.displayName == kind.cipher.rawValue)
                    #expect(!candidate.needsParameterReference)
                    #expect(offer.skipped == [])
                } else {
                    #expect(offer.candidates == [])
                    #expect(offer.skipped.map(\.reason) == [fits ? .mappingNotAllowed : .algorithmMismatch])
                    #expect(offer.skipped.first?.objectIdentifier == kind.objectIdentifier)
                    #expect(offer.skipped.first?.parameterID == group.parameterID)
                }
            }
        }
    }

    @Test(
        "reserved identifiers are skipped, and so is an entry without any",
        arguments: [3, 4, 5, 6, 7, 19, 31, 32, 255, -1, nil])
    func reserved(identifier: Int?) throws {
        let offer = try offer([info(.generic, .aes128, identifier)])
        #expect(offer.candidates == [])
        #expect(offer.skipped.map(\.reason) == [.domainParametersUnknown])
        #expect(offer.skipped.first?.parameterID == identifier)
    }

    @Test("another version is skipped", arguments: [0, 1, 3, -2])
    func version(number: Int) throws {
        let kind = try #require(PACEProtocol(mapping: .generic, keyAgreement: .ecdh, cipher: .aes128))
        let offer = try offer([.pace(PACEInfo(paceProtocol: kind, version: number, parameterID: 13))])
        #expect(offer.candidates == [])
        #expect(offer.skipped.map(\.reason) == [.versionNotSupported])
    }

    @Test("chip authentication mapping needs the identifier, which names the chip's key too")
    func chipAuthenticationMapping() throws {
        let parameters = try explicit(.ec(.brainpoolP256r1), .chipAuthentication, nil)
        let offer = try offer([info(.chipAuthentication, .aes128, nil), .paceDomainParameter(parameters)])
        #expect(offer.skipped.map(\.reason) == [.domainParametersUnknown])
    }

    @Test("protocols that the standard left out on purpose, or never had, are listed as skipped")
    func unknownProtocols() throws {
        let identifiers = [
            "0.4.0.127.0.7.2.2.4.6.1", "0.4.0.127.0.7.2.2.4.5.2", "0.4.0.127.0.7.2.2.4.2.9",
            "0.4.0.127.0.7.2.2.4.9.1", "0.4.0.127.0.7.2.2.4.2.2.1",
        ]
        let entries = identifiers.map {
            SecurityInfo.unknown(UnknownSecurityInfo(objectIdentifier: $0, required: [0x02, 0x01, 0x02]))
        }
        let other = SecurityInfo.unknown(
            UnknownSecurityInfo(objectIdentifier: "0.4.0.127.0.7.2.2.8", required: [0x02, 0x01, 0x02]))
        let offer = try offer(entries + [other])
        #expect(offer.skipped.map(\.objectIdentifier) == identifiers)
        #expect(
            offer.skipped.map(\.reason)
                == [.mappingNotAllowed, .mappingNotAllowed, .protocolUnknown, .protocolUnknown, .protocolUnknown])
    }

    @Test("explicit parameters that are a listed group are used", arguments: KeyAgreementGroup.standardized)
    func explicitParameters(group: KeyAgreementGroup) throws {
        let kind = try #require(
            PACEProtocol(mapping: .generic, keyAgreement: group.isElliptic ? .ecdh : .dh, cipher: .aes256))
        for identifier in [nil, 32, 200] {
            let offer = try offer([
                .pace(PACEInfo(paceProtocol: kind, parameterID: identifier)),
                .paceDomainParameter(try explicit(group, .generic, identifier)),
            ])
            #expect(offer.candidates.map(\.group) == [group])
            #expect(offer.candidates.first?.needsParameterReference == false)
            #expect(offer.skipped == [])
        }
    }

    @Test("explicit parameters with a changed generator are not trusted, and there is nothing to send (9.2.2)")
    func untrusted() throws {
        var parameters = KeyAgreementGroup.ec(.brainpoolP256r1).explicitAlgorithmIdentifier
        let generator = try KeyAgreementGroup.ec(.brainpoolP256r1).generator().publicKey
        let double = try KeyAgreementGroup.ec(.brainpoolP256r1).multiplyGenerator(by: SecretBytes(copying: [2]))
            .publicKey
        let start = try #require(position(of: generator, in: parameters))
        parameters.replaceSubrange(start..<(start + double.count), with: double)
        let changed = try #require(
            PACEDomainParameterInfo(
                keyAgreement: .ecdh, mapping: .generic, domainParameter: parameters, parameterID: 40))
        let offer = try offer([info(.generic, .aes128, 40), .paceDomainParameter(changed)])
        // Without a candidate no PACE command can be made at all.
        #expect(offer.candidates == [])
        #expect(offer.skipped.map(\.reason) == [.domainParametersNotTrusted])
        #expect(offer.skipped.first?.parameterID == 40)
    }

    @Test("every octet of explicit parameters that is changed makes them untrusted, or leaves them the same group")
    func everyOctet() throws {
        let group = KeyAgreementGroup.ec(.brainpoolP256r1)
        let good = group.explicitAlgorithmIdentifier
        for index in good.indices {
            var parameters = good
            parameters[index] ^= 0x01
            guard
                let changed = PACEDomainParameterInfo(
                    keyAgreement: .ecdh, mapping: .generic, domainParameter: parameters, parameterID: 40),
                let offer = try? offer([info(.generic, .aes128, 40), .paceDomainParameter(changed)])
            else { continue }
            #expect(offer.candidates.allSatisfy { $0.group == group })
            #expect(offer.candidates.count + offer.skipped.count == 1)
        }
    }

    @Test("explicit parameters of a curve that table 12 does not have are not trusted")
    func smallCurve() throws {
        let parameters = try explicit(.ec(.brainpoolP160r1), .generic, 40)
        let offer = try offer([info(.generic, .aes128, 40), .paceDomainParameter(parameters)])
        #expect(offer.skipped.map(\.reason) == [.domainParametersNotTrusted])
    }

    @Test("two different sets under one identifier are ambiguous, and none is used")
    func contradiction() throws {
        let offer = try offer([
            info(.generic, .aes128, 40), .paceDomainParameter(try explicit(.ec(.brainpoolP256r1), .generic, 40)),
            .paceDomainParameter(try explicit(.ec(.p256), .generic, 40)),
        ])
        #expect(offer.skipped.map(\.reason) == [.domainParametersUnknown])
    }

    @Test("a standardised identifier means the standard's parameters, whatever the file says of it")
    func reservedExplicit() throws {
        let offer = try offer([
            info(.generic, .aes128, 13), .paceDomainParameter(try explicit(.ec(.p192), .generic, 13)),
        ])
        #expect(offer.candidates.map(\.group) == [.ec(.brainpoolP256r1)])
    }

    @Test("DO'84' is needed as soon as there is more than one set of domain parameters (4.4.4.1)")
    func parameterReference() throws {
        let one = try offer([info(.generic, .aes128, 13), info(.integrated, .aes256, 13)])
        #expect(one.candidates.map(\.needsParameterReference) == [false, false])
        let two = try offer([info(.generic, .aes128, 13), info(.generic, .aes256, 16)])
        #expect(two.candidates.map(\.needsParameterReference) == [true, true])
        // A set that is not used is a set of the chip all the same.
        let other = try offer([info(.generic, .aes128, 13), info(.generic, .aes128, 31)])
        #expect(other.candidates.map(\.needsParameterReference) == [true])
    }

    @Test("MSE:Set AT has DO'84' where it is needed or asked for, and never without an identifier")
    func selection() throws {
        let entries = try offer([info(.generic, .aes128, 13), info(.generic, .aes128, 16)]).candidates
        let can = try PACEPassword.can("123456")
        let candidate = try #require(entries.first { $0.group == .ec(.brainpoolP256r1) })
        let with = try PACE.start(candidate, password: can)
        #expect(try with.command.encoded() == octets("0022C1A412800A04007F0007020204020283010284010D"))
        let without = try PACE.start(candidate, password: can, sendsParameterReference: false)
        #expect(try without.command.encoded() == octets("0022C1A40F800A04007F00070202040202830102"))
        let alone = try #require(try offer([info(.generic, .aes128, 0x0D)]).candidates.first)
        let forced = try PACE.start(alone, password: can, sendsParameterReference: true)
        #expect(try forced.command.encoded() == with.command.encoded())
        let explicit = try offer([
            info(.generic, .aes128, nil), .paceDomainParameter(try explicit(.ec(.p256), .generic, nil)),
        ])
        let nameless = try PACE.start(#require(explicit.candidates.first), password: can, sendsParameterReference: true)
        let sends = nameless.sendsParameterReference
        #expect(!sends)
        #expect(try nameless.command.encoded() == without.command.encoded())
    }

    @Test("an identifier above 255 takes more octets")
    func longIdentifier() throws {
        let parameters = try explicit(.ec(.p256), .generic, 0x1234)
        let candidate = try #require(
            try offer([info(.generic, .aes128, 0x1234), .paceDomainParameter(parameters)]).candidates.first)
        let state = try PACE.start(candidate, password: PACEPassword.can("1"), sendsParameterReference: true)
        #expect(state.command.data.suffix(4) == [0x84, 0x02, 0x12, 0x34])
    }

    @Test("the strongest comes first, whatever the order of the file")
    func order() throws {
        let entries = [
            info(.generic, .tripleDES, 13), info(.generic, .aes128, 8), info(.integrated, .aes128, 13),
            info(.generic, .aes128, 13), info(.chipAuthentication, .aes128, 13), info(.generic, .aes256, 13),
            info(.generic, .aes256, 17), info(.generic, .aes192, 16), info(.generic, .aes128, 17),
        ]
        for shuffled in [entries, entries.reversed(), Array(entries.dropFirst(4) + entries.prefix(4))] {
            let candidates = try offer(shuffled).candidates
            let names = candidates.map { "\($0.mapping.rawValue) \($0.group) \($0.cipher)" }
            #expect(
                names == [
                    "GM brainpoolP512r1 AES-256", "GM brainpoolP384r1 AES-192", "GM brainpoolP256r1 AES-256",
                    "GM brainpoolP512r1 AES-128", "CAM brainpoolP256r1 AES-128", "GM brainpoolP256r1 AES-128",
                    "IM brainpoolP256r1 AES-128", "GM P-192 AES-128", "GM brainpoolP256r1 3DES",
                ])
            #expect(candidates.map(\.securityStrength) == [256, 192, 128, 128, 128, 128, 128, 96, 80])
        }
    }

    @Test("what is equally strong keeps the order of the file, and a repeated entry counts once")
    func stable() throws {
        let offer = try offer([
            info(.generic, .aes128, 13), info(.generic, .aes128, 12), info(.generic, .aes128, 13),
        ])
        #expect(offer.candidates.map(\.group) == [.ec(.brainpoolP256r1), .ec(.p256)])
        let other = try self.offer([info(.generic, .aes128, 12), info(.generic, .aes128, 13)])
        #expect(other.candidates.map(\.group) == [.ec(.p256), .ec(.brainpoolP256r1)])
    }

    @Test("a file without PACE offers nothing")
    func empty() throws {
        let offer = try offer([.terminalAuthentication(TerminalAuthenticationInfo())])
        #expect(offer.candidates == [])
        #expect(offer.skipped == [])
    }

    @Test(
        "files of real test cards offer what they say",
        .externalVectors(if: CardAccessSamples.exist))
    func samples() throws {
        let offers = try CardAccessSamples.all().mapValues {
            PACEOffer(try EFCardAccess(decoding: $0.octets).securityInfos)
        }
        let names = offers.mapValues { $0.candidates.map { "\($0.mapping.rawValue) \($0.group) \($0.cipher)" } }
        let known = [
            "ef_cardaccess_new_testcard": ["GM brainpoolP256r1 AES-128"],
            "ef_cardaccess_ca3": ["CAM brainpoolP256r1 AES-128", "GM brainpoolP256r1 AES-128"],
            "ef_cardaccess_slowenia": [],
            // Version 1 of the protocol, over parameters of its own.
            "ef_cardaccess_old_testcard": [],
        ]
        for (name, offered) in names {
            if let expected = known[name] { #expect(offered == expected, "\(name)") }
        }
        if let old = offers["ef_cardaccess_old_testcard"] {
            #expect(old.skipped.map(\.reason) == [.versionNotSupported])
        }
    }

    private func offer(_ entries: [SecurityInfo]) throws -> PACEOffer {
        PACEOffer(try SecurityInfos(entries, sorted: false))
    }

    private func info(_ mapping: PACEMapping, _ cipher: SymmetricCipher, _ identifier: Int?) -> SecurityInfo {
        guard let kind = PACEProtocol(mapping: mapping, keyAgreement: .ecdh, cipher: cipher) else {
            Issue.record("no such protocol")
            return .terminalAuthentication(TerminalAuthenticationInfo())
        }
        return .pace(PACEInfo(paceProtocol: kind, parameterID: identifier))
    }

    private func explicit(
        _ group: KeyAgreementGroup, _ mapping: PACEMapping, _ identifier: Int?
    ) throws -> PACEDomainParameterInfo {
        try #require(
            PACEDomainParameterInfo(
                keyAgreement: group.isElliptic ? .ecdh : .dh, mapping: mapping,
                domainParameter: group.explicitAlgorithmIdentifier, parameterID: identifier))
    }

    private func position(of part: [UInt8], in whole: [UInt8]) -> Int? {
        whole.indices.first { whole[$0...].starts(with: part) }
    }
}

/// EF.CardAccess of test cards, in an external collection.
private struct CardAccessSamples: Decodable {
    let efCardAccess: [String: HexOctets]

    static var exist: Bool { (try? all().isEmpty) == false }

    static func all() throws -> [String: HexOctets] {
        try AccessVectors.load(CardAccessSamples.self, having: "ef_card_access", externals: ["bsi"])
            .reduce(into: [:]) { $0.merge($1.efCardAccess) { first, _ in first } }
    }
}

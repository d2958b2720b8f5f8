// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTLV
import EPassTestSupport
import Testing

@Suite("SecurityInfos, Doc 9303-11, 9.2", .timed)
struct SecurityInfosTests {
    /// The entries of a file, those of EF.CardSecurity out of its signed content.
    static func infos(of specimen: SecurityFileSpecimen) throws -> SecurityInfos {
        switch specimen.file {
        case "CardAccess": return try EFCardAccess(decoding: specimen.octets).securityInfos
        case "DG14": return try DataGroup14(decoding: specimen.octets).securityInfos
        default:
            let info = try EFCardSecurity(decoding: specimen.octets).contentInfo
            let content = try #require(try MutatedSODTests.content(ofContentInfo: info))
            return try SecurityInfos(decoding: content, file: .cardSecurity)
        }
    }

    @Test("there are vectors, some of them of files without deviations")
    func count() {
        #expect(SecurityInfosVector.all.count >= 30)
        #expect(SecurityInfosVector.all.contains { $0.deviations.isEmpty })
        #expect(SecurityInfosVector.Refused.all.count >= 25)
        #expect(Set(SecurityInfosVector.all.map(\.id)).count == SecurityInfosVector.all.count)
    }

    @Test("a file holds the entries that its description names", arguments: SecurityInfosVector.all)
    func entries(vector: SecurityInfosVector) throws {
        let octets = try #require(vector.octets)
        let file = try DecodedSecurityFile(octets, named: vector.file)
        #expect(file.entries == vector.entries)
        #expect(file.deviations.map(\.rawValue) == vector.deviations)
    }

    @Test(
        "a file without deviations passes the strict profile and is written again octet by octet",
        arguments: SecurityInfosVector.all.filter(\.deviations.isEmpty))
    func roundTrip(vector: SecurityInfosVector) throws {
        let octets = try #require(vector.octets)
        #expect(try DecodedSecurityFile(octets, named: vector.file, profile: .strict).encoded == octets)
    }

    /// What is wrong in one entry, or would be if the file were a list.
    static let badEntries: Set<String> = [
        "long-length-entry", "padded-integer", "no-version", "four-elements", "version-octet-string",
        "parameter-id-of-nine-octets", "no-object-identifier", "empty-entry", "unknown-entry-without-data",
        "unknown-entry-of-four", "malformed-object-identifier", "domain-parameter-integer", "file-id-of-three",
    ]

    @Test(
        "a bad entry is told with its code and a place, and refused under strict",
        arguments: SecurityInfosVector.Refused.all.filter { badEntries.contains($0.id) })
    func malformedEntry(vector: SecurityInfosVector.Refused) throws {
        let octets = try #require(vector.octets)
        let infos =
            vector.file == "DG14"
            ? try DataGroup14(decoding: octets).securityInfos : try EFCardAccess(decoding: octets).securityInfos
        #expect(infos.deviations.contains(.securityInfoMalformed))
        let malformed = infos.infos.compactMap { if case .malformed(let info) = $0 { info } else { nil } }
        #expect(malformed.first?.error.code.rawValue == vector.code)
    }

    @Test("a bad entry costs itself alone, wherever it stands", arguments: 0...2)
    func costs(place: Int) throws {
        let pace = try #require(PACEProtocol(mapping: .generic, keyAgreement: .ecdh, cipher: .aes128))
        let good: [SecurityInfo] = [
            .pace(PACEInfo(paceProtocol: pace, parameterID: 13)),
            .terminalAuthentication(TerminalAuthenticationInfo(efCVCA: nil)),
        ]
        let written = try good.map { try $0.encoded() }
        let bad: [[UInt8]] = [
            [0x30, 0x00], [0x31, 0x03, 0x06, 0x01, 0x2A], [0x04, 0x01, 0x00], [0x30, 0x03, 0x06, 0x01, 0x2A],
            [0x30, 0x81, 0x03, 0x06, 0x01, 0x2A], [0x05, 0x00], written[0].dropLast(3) + [0x04, 0x01, 0x0D],
        ]
        for entry in bad {
            var members = written
            members.insert(entry, at: place)
            let infos = try EFCardAccess(decoding: DERWriter.element(.set, Array(members.joined()))).securityInfos
            #expect(infos.entries.map(\.encoded) == members, "\(entry)")
            #expect(infos.paceInfos.count == 1 && infos.terminalAuthenticationInfos.count == 1, "\(entry)")
            #expect(infos.deviations == [.securityInfoMalformed], "\(entry)")
            #expect(infos.openOffer(of: .pace) == nil && infos.openOffer(of: .terminalAuthentication) == nil)
            #expect((infos.openOffer(of: .chipAuthentication) != nil) == !entry.contains(0x06))
        }
    }

    @Test("from an entry whose length leads out of the list on, what follows is one bad entry")
    func overrun() throws {
        let pace = try #require(PACEProtocol(mapping: .generic, keyAgreement: .ecdh, cipher: .aes128))
        let entry = try SecurityInfo.pace(PACEInfo(paceProtocol: pace, parameterID: 13)).encoded()
        var broken = entry
        broken[1] += 40
        let infos = try EFCardAccess(decoding: DERWriter.element(.set, entry + broken + entry)).securityInfos
        #expect(infos.entries.map(\.encoded) == [entry, broken + entry])
        #expect(infos.openOffer(of: .pace) == nil)
        let alone = try EFCardAccess(decoding: DERWriter.element(.set, broken)).securityInfos
        #expect(alone.openOffer(of: .pace)?.objectIdentifier == pace.objectIdentifier)
        #expect(alone.openOffer(of: .chipAuthentication) == nil)
    }

    @Test(
        "a file that is none is refused with its code and a place",
        arguments: SecurityInfosVector.Refused.all.filter { !badEntries.contains($0.id) })
    func refused(vector: SecurityInfosVector.Refused) throws {
        let octets = try #require(vector.octets)
        for profile in [DecodingProfile.default, .strict] {
            let error = #expect(throws: LDSError.self) {
                try DecodedSecurityFile(octets, named: vector.file, profile: profile)
            }
            // Under the strict profile a wrapper is refused before what is wrong behind it.
            if profile == .default || error?.code != .deviationRefused {
                #expect(error?.code.rawValue == vector.code)
            }
            #expect(error?.file?.name == vector.file)
            #expect((0...octets.count).contains(error?.offset ?? -1))
        }
    }

    @Test("every truncation is an error, every changed octet a value or an error", arguments: SecurityInfosVector.all)
    func damage(vector: SecurityInfosVector) throws {
        let octets = try #require(vector.octets)
        let file = try #require(LDSFile(name: vector.file))
        // The beginning of a list of templates is such a list, and so is a file without the octets that trail it.
        let mayDecode = vector.file == "DIR" || vector.deviation == .trailingOctets
        expectNoSurprise(of: octets, file: file, truncationsMayDecode: mayDecode) { octets throws(LDSError) in
            try DecodedSecurityFile(octets, named: vector.file)
        }
    }

    @Test("an entry knows its octets and their place in the file")
    func offsets() throws {
        for vector in SecurityInfosVector.all where vector.file == "CardAccess" || vector.file == "DG14" {
            let file = try #require(vector.octets)
            let infos =
                vector.file == "DG14"
                ? try DataGroup14(decoding: file).securityInfos : try EFCardAccess(decoding: file).securityInfos
            for entry in infos.entries {
                #expect(
                    Array(file.dropFirst(entry.offset).prefix(entry.encoded.count)) == entry.encoded, "\(vector.id)")
            }
        }
    }

    @Test("an entry of each kind is written and read again")
    func kinds() throws {
        let algorithm = try #require(octets("300C060704007F0007010202010D"))
        let pace = try #require(PACEProtocol(mapping: .chipAuthentication, keyAgreement: .ecdh, cipher: .aes192))
        let domain = try #require(
            PACEDomainParameterInfo(
                keyAgreement: .dh, mapping: .integrated, domainParameter: algorithm, parameterID: 32))
        let file = try #require(
            TerminalAuthenticationInfo.FileID(fileIdentifier: [0x01, 0x1C], shortIdentifier: 0x1C))
        let chip = ChipAuthenticationProtocol(keyAgreement: .dh, cipher: .tripleDES)
        let infos: [SecurityInfo] = [
            .pace(PACEInfo(paceProtocol: pace, parameterID: 13)),
            .paceDomainParameter(domain),
            .chipAuthentication(ChipAuthenticationInfo(chipAuthenticationProtocol: chip, keyID: -129)),
            .chipAuthenticationPublicKey(
                ChipAuthenticationPublicKeyInfo(
                    keyAgreement: .ecdh, subjectPublicKeyInfo: [0x30, 0x02, 0x30, 0x00], keyID: Int.max)),
            .terminalAuthentication(TerminalAuthenticationInfo(efCVCA: file)),
            .activeAuthentication(ActiveAuthenticationInfo(signatureAlgorithm: "0.4.0.127.0.7.1.1.4.1.3")),
            .efDIR(EFDIRInfo(efDIR: EFDIR(applicationIdentifiers: [LDSFile.applicationIdentifier]).octets)),
            .unknown(
                UnknownSecurityInfo(objectIdentifier: "1.2.3", required: [0x05, 0x00], optional: [0x02, 0x01, 0x80])),
        ]
        for sorted in [false, true] {
            let written = try SecurityInfos(infos, sorted: sorted)
            let read = try SecurityInfos(decoding: written.encoded(), file: .cardSecurity, profile: .strict)
            #expect(read == written)
            #expect(Set(read.infos) == Set(infos))
            #expect((read.infos == infos) != sorted)
            #expect(DataGroup14(securityInfos: read).octets == [0x6E, 0x81, 0xB8] + written.encoded())
        }
        let read = try SecurityInfos(infos)
        #expect(read.paceInfos.map(\.parameterID) == [13])
        #expect(read.paceDomainParameterInfos.map(\.name) == ["id-PACE-DH-IM"])
        #expect(read.paceDomainParameterInfos.map(\.domainParameter) == [algorithm])
        #expect(read.chipAuthenticationInfos.map(\.keyID) == [-129])
        #expect(read.chipAuthenticationPublicKeyInfos.map(\.keyID) == [Int.max])
        #expect(read.terminalAuthenticationInfos.map(\.efCVCA) == [file])
        #expect(read.activeAuthenticationInfos.map(\.signatureAlgorithm) == ["0.4.0.127.0.7.1.1.4.1.3"])
        #expect(read.efDIRInfos.map(\.efDIR.count) == [11])
        #expect(read.unknownInfos.map(\.objectIdentifier) == ["1.2.3"])
    }

    @Test("a public key without its SEQUENCE is the key that it is with it")
    func unwrappedKey() throws {
        let vectors = ["key-unwrapped", "key-unwrapped-with-id", "key-wrapped"]
        let keys = try vectors.map { id in
            let file = try #require(SecurityInfosVector.all.first { $0.id == id }?.octets)
            return try #require(
                try DataGroup14(decoding: file).securityInfos.chipAuthenticationPublicKeyInfos.first)
        }
        #expect(Set(keys.map(\.subjectPublicKeyInfo)).count == 1)
        #expect(keys.map(\.keyID) == [nil, 65, 65])
    }

    @Test("what is no object identifier cannot be written, what no object identifier stands for cannot be made")
    func notEncodable() {
        let unknown = SecurityInfo.unknown(UnknownSecurityInfo(objectIdentifier: "x", required: [0x05, 0x00]))
        let active = SecurityInfo.activeAuthentication(ActiveAuthenticationInfo(signatureAlgorithm: ""))
        for info in [unknown, active] {
            let error = #expect(throws: LDSError.self) { try SecurityInfos([info]) }
            #expect(error?.code == .notEncodable)
        }
        #expect(
            PACEDomainParameterInfo(
                keyAgreement: .dh, mapping: .chipAuthentication, domainParameter: [], parameterID: nil) == nil)
        #expect(TerminalAuthenticationInfo.FileID(fileIdentifier: [1], shortIdentifier: nil) == nil)
    }

    @Test("depth, counts and lengths are bounded before anything is kept")
    func bounds() throws {
        let nested = (0..<5000).reduce([UInt8]()) { inner, _ in TLVWriter.encode(0x31, inner) }
        let entries = Array(repeating: try #require(octets("3006060129020102")), count: 5000).flatMap { $0 }
        let long = TLVWriter.encode(0x31, [UInt8](repeating: 0x30, count: 1 << 17))
        for octets in [nested, TLVWriter.encode(0x31, entries), long] {
            let error = #expect(throws: LDSError.self) { try EFCardAccess(decoding: octets) }
            #expect(error?.code == .limitExceeded)
        }
    }

    @Test("octets of the standard's worked example are written from their parts, Doc 9303-11, G.1")
    func workedExample() throws {
        let pace = try #require(PACEProtocol(mapping: .generic, keyAgreement: .ecdh, cipher: .aes128))
        let info = SecurityInfo.pace(PACEInfo(paceProtocol: pace, parameterID: 13))
        #expect(try info.encoded() == octets("3012060A04007F0007020204020202010202010D"))
    }
}

@Suite("Object identifiers of PACE and chip authentication, Doc 9303-11, 9.2.3 and 9.2.7", .timed)
struct PACEProtocolTests {
    @Test("all nineteen have the arcs and names of the standard")
    func all() {
        let families = [("DH-GM", 1), ("ECDH-GM", 2), ("DH-IM", 3), ("ECDH-IM", 4), ("ECDH-CAM", 6)]
        let ciphers = [("3DES-CBC-CBC", 1), ("AES-CBC-CMAC-128", 2), ("AES-CBC-CMAC-192", 3), ("AES-CBC-CMAC-256", 4)]
        let expected = families.flatMap { family in
            ciphers.filter { family.1 != 6 || $0.1 != 1 }.map { cipher in
                ("0.4.0.127.0.7.2.2.4.\(family.1).\(cipher.1)", "id-PACE-\(family.0)-\(cipher.0)")
            }
        }
        #expect(PACEProtocol.all.map(\.objectIdentifier) == expected.map(\.0))
        #expect(PACEProtocol.all.map(\.name) == expected.map(\.1))
        #expect(PACEProtocol.all.count == 19)
    }

    @Test("each is found by its object identifier and by its parts", arguments: PACEProtocol.all)
    func found(entry: PACEProtocol) {
        #expect(PACEProtocol(objectIdentifier: entry.objectIdentifier) == entry)
        #expect(
            PACEProtocol(mapping: entry.mapping, keyAgreement: entry.keyAgreement, cipher: entry.cipher) == entry)
        #expect(
            [
                "04007F000702020401", "04007F000702020402", "04007F000702020403", "04007F000702020404",
                "04007F000702020406",
            ].contains(hex(entry.objectIdentifierOctets.dropLast())))
        #expect(entry.objectIdentifierOctets == ObjectIdentifierText.content(of: entry.objectIdentifier))
    }

    @Test("what the standard does not define is none")
    func none() {
        #expect(PACEProtocol(mapping: .chipAuthentication, keyAgreement: .dh, cipher: .aes128) == nil)
        #expect(PACEProtocol(mapping: .chipAuthentication, keyAgreement: .ecdh, cipher: .tripleDES) == nil)
        for text in [
            "", "0.4.0.127.0.7.2.2.4", "0.4.0.127.0.7.2.2.4.2", "0.4.0.127.0.7.2.2.4.2.5", "0.4.0.127.0.7.2.2.4.5.2",
        ] {
            #expect(PACEProtocol(objectIdentifier: text) == nil)
        }
        #expect(ChipAuthenticationProtocol(objectIdentifier: "0.4.0.127.0.7.2.2.3.2.5") == nil)
    }

    @Test("the eight of chip authentication have the arcs and names of the standard")
    func chipAuthentication() {
        #expect(
            ChipAuthenticationProtocol.all.map { "\($0.objectIdentifier) \($0.name)" } == [
                "0.4.0.127.0.7.2.2.3.1.1 id-CA-DH-3DES-CBC-CBC",
                "0.4.0.127.0.7.2.2.3.1.2 id-CA-DH-AES-CBC-CMAC-128",
                "0.4.0.127.0.7.2.2.3.1.3 id-CA-DH-AES-CBC-CMAC-192",
                "0.4.0.127.0.7.2.2.3.1.4 id-CA-DH-AES-CBC-CMAC-256",
                "0.4.0.127.0.7.2.2.3.2.1 id-CA-ECDH-3DES-CBC-CBC",
                "0.4.0.127.0.7.2.2.3.2.2 id-CA-ECDH-AES-CBC-CMAC-128",
                "0.4.0.127.0.7.2.2.3.2.3 id-CA-ECDH-AES-CBC-CMAC-192",
                "0.4.0.127.0.7.2.2.3.2.4 id-CA-ECDH-AES-CBC-CMAC-256",
            ])
        for entry in ChipAuthenticationProtocol.all {
            #expect(ChipAuthenticationProtocol(objectIdentifier: entry.objectIdentifier) == entry)
            #expect(hex(entry.objectIdentifierOctets).hasPrefix("04007F0007020203"))
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassMRZ
import EPassTestSupport
import Testing

@testable import EPassSimulator

@Suite("DocumentDescription: the JSON of Docs/simulator.md", .timed)
struct DocumentDescriptionTests {
    private func description(_ json: String) throws -> DocumentDescription {
        try DocumentDescription(json: Array(json.utf8))
    }

    @Test("an empty object is the default document")
    func empty() throws {
        #expect(try description("{}") == DocumentDescription())
    }

    @Test("an object without members is the document of the profile", arguments: SimulatorProfile.all)
    func emptyForProfile(_ profile: SimulatorProfile) throws {
        #expect(try DocumentDescription(json: Array("{}".utf8), replacing: profile.document) == profile.document)
    }

    @Test("a member takes the place of the profile's, and the others stay")
    func memberForProfile() throws {
        let profile = try SimulatorProfile.named("pace-cam").document
        let json = #"{"can": "654321", "signature": "RSA-2048", "files": {"DG13": "bQEA"}}"#
        var expected = profile
        expected.can = "654321"
        expected.signature = .rsa2048
        expected.files = [13: [0x6D, 0x01, 0x00]]
        #expect(try DocumentDescription(json: Array(json.utf8), replacing: profile) == expected)
        #expect(expected.pace != DocumentDescription().pace)
    }

    @Test("every optional member that a profile has stays, too")
    func optionalMembersForProfile() throws {
        var profile = DocumentDescription()
        profile.portrait = [0xFF, 0xD8, 0xFF, 0xD9]
        profile.files = [13: [0x6D, 0x01, 0x00]]
        profile.cscaSignature = .ecdsaP384
        profile.hash = .sha512
        profile.dateOfIssue = CalendarDate(year: 2021, month: 5, day: 2)
        profile.activeAuthentication = ActiveAuthenticationDescription()
        var expected = profile
        expected.can = "654321"
        #expect(try DocumentDescription(json: Array(#"{"can": "654321"}"#.utf8), replacing: profile) == expected)
        let without = #"{"activeAuthentication": null}"#
        #expect(
            try DocumentDescription(json: Array(without.utf8), replacing: profile).activeAuthentication == nil)
    }

    @Test("every member is read")
    func everyMember() throws {
        let read = try description(
            """
            {"schema": "epass-document/1", "can": "654321", "ldsVersion": "1.8", "dataGroups": [1],
             "holder": {"surname": "M\u{FC}ller", "givenNames": "J\u{F6}rg", "sex": "M", "issuer": "D",
                        "nationality": "D", "dateOfBirth": "1980-02-29", "dateOfExpiry": "2031-05-01",
                        "documentNumber": "C01X00T47"},
             "portrait": "/9j/2Q==", "files": {"DG13": "bQEA"}, "country": "DE", "signature": "RSA-PSS",
             "cscaSignature": "ECDSA-P-384", "hash": "SHA-512", "explicitParameters": false,
             "dateOfIssue": "2021-05-02", "accessControl": "none"}
            """)
        #expect(read.mrz.first == "P<D<<MUELLER<<JOERG<<<<<<<<<<<<<<<<<<<<<<<<<")
        #expect(read.mrz.last?.hasPrefix("C01X00T478D<<8002295M3105010") == true)
        #expect(read.can == "654321")
        #expect(read.ldsVersion == .version18)
        #expect(read.dataGroups == [1])
        #expect(read.portrait == [0xFF, 0xD8, 0xFF, 0xD9])
        #expect(read.files == [13: [0x6D, 0x01, 0x00]])
        #expect(read.country == "DE")
        #expect(read.signature == .rsaPSS)
        #expect(read.cscaSignature == .ecdsaP384)
        #expect(read.hash == .sha512)
        #expect(!read.explicitParameters)
        #expect(read.dateOfIssue == CalendarDate(year: 2021, month: 5, day: 2))
        #expect(read.accessControl == .none)
        let document = try Personaliser.personalise(read, seed: 9)
        #expect(
            Set(document.files.keys)
                == [
                    .com, .sod, .dataGroup(.dg1), .dataGroup(.dg11), .dataGroup(.dg13), .dataGroup(.dg14),
                    .dataGroup(.dg15),
                ])
    }

    @Test("the members of access control are read")
    func accessMembers() throws {
        let read = try description(
            """
            {"accessControl": "PACE", "passwords": ["CAN", "PIN", "PUK"], "pin": "1234", "puk": "123456", "securityInfos": ["MAA="],
             "pace": [{}, {"mapping": "IM", "group": "P-521", "cipher": "AES-256"}, {"mapping": "CAM", "group": 13},
                      {"group": "modp-2048-256", "cipher": "3DES", "explicit": true}]}
            """)
        #expect(read.accessControl == .pace)
        #expect(read.passwords == [.can, .pin, .puk])
        #expect(read.pin == "1234" && read.puk == "123456")
        #expect(read.securityInfos == [[0x30, 0x00]])
        #expect(
            read.pace
                == [
                    PACECombination(.generic, .ec(.brainpoolP256r1), .aes128),
                    PACECombination(.integrated, .ec(.p521), .aes256),
                    PACECombination(.chipAuthentication, .ec(.brainpoolP256r1), .aes128),
                    PACECombination(.generic, .dh(.modp2048Subgroup256), .tripleDES, isExplicit: true),
                ].compactMap { $0 })
        let document = try Personaliser.personalise(read, seed: 9)
        #expect(document.files[.cardSecurity] != nil)
        let infos = try EFCardAccess(decoding: #require(document.files[.cardAccess])).securityInfos
        // Explicit parameters beside others have a number of their own (Doc 9303-11, 9.2.1).
        #expect(Set(infos.paceInfos.map(\.parameterID)) == [13, 18, 32])
    }

    @Test("the members of active and chip authentication are read")
    func chipMembers() throws {
        let read = try description(
            """
            {"activeAuthentication": {"key": "rsa-1536", "hash": "SHA-1", "scheme": "B.4", "withInfo": true},
             "chipAuthentication": [
                {"keyID": 1}, {"group": "P-521", "ciphers": ["AES-256", "3DES"], "keyID": 300, "encoding": "named"},
                {"group": 2, "encoding": "x942", "keyID": 0, "withInfo": false}]}
            """)
        var key = ActiveAuthenticationDescription()
        key.key = .rsa(1536)
        key.hash = .sha1
        key.scheme = .b4
        key.withInfo = true
        #expect(read.activeAuthentication == key)
        #expect(read.chipAuthentication.map(\.group) == [.ec(.brainpoolP256r1), .ec(.p521), .dh(.modp2048Subgroup256)])
        #expect(read.chipAuthentication.map(\.ciphers) == [[.aes128], [.aes256, .tripleDES], [.aes128]])
        #expect(read.chipAuthentication.map(\.keyID) == [1, 300, 0])
        #expect(read.chipAuthentication.map(\.encoding) == [nil, .named, .x942])
        #expect(read.chipAuthentication.map(\.withInfo) == [true, true, false])
        let document = try Personaliser.personalise(read, seed: 9)
        #expect(document.files[.dataGroup(.dg15)] != nil)
        let infos = try DataGroup14(decoding: #require(document.files[.dataGroup(.dg14)])).securityInfos
        // One key and three ciphers, one of active authentication, one of PACE, three keys.
        #expect(infos.entries.count == 8)
        let ecdsa = try description(
            #"{"activeAuthentication": {"key": "brainpoolP320r1", "format": "der", "statedHash": "SHA-512"}}"#)
        #expect(ecdsa.activeAuthentication?.keyName == "brainpoolP320r1")
        #expect(ecdsa.activeAuthentication?.format == .der && ecdsa.activeAuthentication?.statedHash == .sha512)
        let none = try description(#"{"activeAuthentication": null, "chipAuthentication": []}"#)
        #expect(none.activeAuthentication == nil && none.chipAuthentication.isEmpty)
        #expect(try Personaliser.personalise(none, seed: 9).files[.dataGroup(.dg15)] == nil)
    }

    @Test("a file that is given stands as it is, and the chip has no key for it")
    func givenFiles() throws {
        var given = try description(#"{"activeAuthentication": {}, "chipAuthentication": [{}]}"#)
        let made = try Personaliser.personalise(given, seed: 9)
        given.files = [
            14: try #require(made.files[.dataGroup(.dg14)]), 15: try #require(made.files[.dataGroup(.dg15)]),
        ]
        let document = try Personaliser.personalise(given, seed: 10)
        #expect(document.files[.dataGroup(.dg14)] == made.files[.dataGroup(.dg14)])
        #expect(document.files[.dataGroup(.dg15)] == made.files[.dataGroup(.dg15)])
        #expect(document.chipKeys.activeAuthentication == nil && document.chipKeys.chipAuthentication.isEmpty)
    }

    @Test("lines are taken as they are, TD1 and TD2 too")
    func lines() throws {
        let lines = [
            "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F3404159UTO<<<<<<<<<<<2", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
        ]
        let text = lines.map { "\"\($0)\"" }.joined(separator: ",")
        let document = try Personaliser.personalise(description("{\"mrz\": [\(text)]}"), seed: 1)
        #expect(document.printedLines == lines)
        #expect(try DataGroup1(decoding: #require(document.files[.dataGroup(.dg1)])).mrz.format == .td1)
    }

    @Test(
        "what the schema does not allow is refused with the member",
        arguments: [
            ("", SimulatorError.Code.descriptionInvalid, nil), ("[]", .descriptionInvalid, nil),
            ("{", .descriptionInvalid, nil), ("null", .descriptionInvalid, nil), ("\"x\"", .descriptionInvalid, nil),
            (#"{"can": "1", "can": "2"}"#, .descriptionInvalid, "can"),
            (
                #"{"behaviour": {"rules": [{}, {"then": {"status": "9000", "status": "6700"}}]}}"#, .descriptionInvalid,
                "behaviour.rules[1].then.status"
            ),
            (
                #"{"behaviour": {"rules": [{"then": {"delay": 1.5}}]}}"#, .descriptionInvalid,
                "behaviour.rules[0].then.delay"
            ),
            (#"{"mzr": []}"#, .memberUnknown, "mzr"), (#"{"holder": {"name": "x"}}"#, .memberUnknown, "holder.name"),
            (#"{"schema": "epass-document/3"}"#, .valueInvalid, "schema"),
            (#"{"mrz": ["P<UTO"]}"#, .valueInvalid, "mrz"), (#"{"mrz": 5}"#, .valueInvalid, "mrz"),
            (#"{"mrz": [], "holder": {}}"#, .valueInvalid, "holder"),
            (
                #"{"mrz": ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "L8988901C4XXX7408122F9612109<<<<<<<<"]}"#,
                .valueInvalid, "mrz"
            ),
            (#"{"holder": {"documentNumber": "1234567890123"}}"#, .valueInvalid, "holder"),
            (#"{"holder": {"sex": "Q"}}"#, .valueInvalid, "holder.sex"),
            (#"{"holder": {"format": "MRV-A"}}"#, .valueInvalid, "holder.format"),
            (#"{"holder": {"dateOfBirth": "1974-13-01"}}"#, .valueInvalid, "holder.dateOfBirth"),
            (#"{"can": "12345"}"#, .valueInvalid, "can"), (#"{"can": "12345A"}"#, .valueInvalid, "can"),
            (#"{"ldsVersion": "1.9"}"#, .valueInvalid, "ldsVersion"),
            (#"{"dataGroups": [2]}"#, .valueInvalid, "dataGroups"),
            (#"{"dataGroups": [1, 1]}"#, .valueInvalid, "dataGroups"),
            (#"{"dataGroups": [1, 17]}"#, .valueInvalid, "dataGroups"),
            (#"{"portrait": "*"}"#, .valueInvalid, "portrait"), (#"{"portrait": ""}"#, .valueInvalid, "portrait"),
            (#"{"files": {"DG17": "bQEA"}}"#, .memberUnknown, "files.DG17"),
            (#"{"files": {"DG13": "bgEA"}}"#, .valueInvalid, "files.DG13"),
            (#"{"files": {"COM": 5}}"#, .valueInvalid, "files.COM"),
            (#"{"files": {"DG13": "?"}}"#, .valueInvalid, "files.DG13"),
            (#"{"signature": {"key": "DSA-2048", "scheme": "ECDSA"}}"#, .valueInvalid, "signature.scheme"),
            (#"{"signature": {"key": "P-256", "scheme": "DSA"}}"#, .valueInvalid, "signature.scheme"),
            (#"{"signature": {"key": "DSA-2048", "hash": "MD5"}}"#, .valueInvalid, "signature.hash"),
            (#"{"signature": {"key": "DSA-2048", "saltLength": 20}}"#, .valueInvalid, "signature.saltLength"),
            (#"{"terminalAuthentication": {"key": "DSA-2048"}}"#, .valueInvalid, "terminalAuthentication.key"),
            (#"{"activeAuthentication": {"key": "DSA-2048"}}"#, .valueInvalid, "activeAuthentication.key"),
            (#"{"country": "ut"}"#, .valueInvalid, "country"), (#"{"signature": "DSA"}"#, .valueInvalid, "signature"),
            (#"{"hash": "MD4"}"#, .valueInvalid, "hash"), (#"{"dateOfIssue": "today"}"#, .valueInvalid, "dateOfIssue"),
            (#"{"accessControl": "EAC"}"#, .valueInvalid, "accessControl"),
            (#"{"pace": []}"#, .valueInvalid, "pace"),
            (#"{"pace": [{}, {}]}"#, .valueInvalid, "pace"),
            (#"{"pace": [{"mapping": "IM", "group": "P-224"}]}"#, .valueInvalid, "pace[0]"),
            (#"{"pace": [{"mapping": "CAM", "cipher": "3DES"}]}"#, .valueInvalid, "pace[0]"),
            (#"{"pace": [{"mapping": "XM"}]}"#, .valueInvalid, "pace[0].mapping"),
            (#"{"pace": [{"group": "P-160"}]}"#, .valueInvalid, "pace[0].group"),
            (#"{"pace": [{"group": 7}]}"#, .valueInvalid, "pace[0].group"),
            (#"{"pace": [{"cipher": "DES"}]}"#, .valueInvalid, "pace[0].cipher"),
            (#"{"passwords": []}"#, .valueInvalid, "passwords"),
            (#"{"passwords": ["CAN", "CAN"]}"#, .valueInvalid, "passwords"),
            (#"{"passwords": ["can"]}"#, .valueInvalid, "passwords[0]"),
            (#"{"pin": "12a4"}"#, .valueInvalid, "pin"),
            (#"{"puk": "12345"}"#, .valueInvalid, "puk"),
            (#"{"securityInfos": ["MQA="]}"#, .valueInvalid, "securityInfos"),
            (#"{"explicitParameters": "yes"}"#, .valueInvalid, "explicitParameters"),
            (#"{"activeAuthentication": 5}"#, .valueInvalid, "activeAuthentication"),
            (#"{"activeAuthentication": {"key": "RSA-2000"}}"#, .valueInvalid, "activeAuthentication.key"),
            (#"{"activeAuthentication": {"key": "P-255"}}"#, .valueInvalid, "activeAuthentication.key"),
            (#"{"activeAuthentication": {"hash": "MD5"}}"#, .valueInvalid, "activeAuthentication.hash"),
            (#"{"activeAuthentication": {"scheme": "B.5"}}"#, .valueInvalid, "activeAuthentication.scheme"),
            (#"{"activeAuthentication": {"scheme": "B.4"}}"#, .valueInvalid, "activeAuthentication.scheme"),
            (#"{"activeAuthentication": {"format": "raw"}}"#, .valueInvalid, "activeAuthentication.format"),
            (
                #"{"activeAuthentication": {"key": "RSA-1024", "format": "der"}}"#, .valueInvalid,
                "activeAuthentication.format"
            ),
            (
                #"{"activeAuthentication": {"key": "RSA-1024", "statedHash": "SHA-1"}}"#, .valueInvalid,
                "activeAuthentication.statedHash"
            ),
            (
                #"{"activeAuthentication": {"withInfo": false, "statedHash": "SHA-1"}}"#, .valueInvalid,
                "activeAuthentication.statedHash"
            ),
            (#"{"activeAuthentication": {"withInfo": 1}}"#, .valueInvalid, "activeAuthentication.withInfo"),
            (#"{"chipAuthentication": {}}"#, .valueInvalid, "chipAuthentication"),
            (#"{"chipAuthentication": [{"group": "P-160"}]}"#, .valueInvalid, "chipAuthentication[0].group"),
            (#"{"chipAuthentication": [{"group": 7}]}"#, .valueInvalid, "chipAuthentication[0].group"),
            (
                #"{"chipAuthentication": [{"group": {"prime": "0G", "generator": "2"}}]}"#, .valueInvalid,
                "chipAuthentication[0].group.prime"
            ),
            (
                #"{"chipAuthentication": [{"group": {"prime": "0F", "generator": "2"}}]}"#, .valueInvalid,
                "chipAuthentication[0].group"
            ),
            (
                #"{"chipAuthentication": [{"group": {"prime": ""}}]}"#, .valueInvalid,
                "chipAuthentication[0].group.prime"
            ),
            (#"{"chipAuthentication": [{"group": true}]}"#, .valueInvalid, "chipAuthentication[0].group"),
            (#"{"chipAuthentication": [{"ciphers": []}]}"#, .valueInvalid, "chipAuthentication[0].ciphers"),
            (#"{"chipAuthentication": [{"ciphers": ["DES"]}]}"#, .valueInvalid, "chipAuthentication[0].ciphers[0]"),
            (
                #"{"chipAuthentication": [{"ciphers": ["3DES", "3DES"]}]}"#, .valueInvalid,
                "chipAuthentication[0].ciphers"
            ),
            (#"{"chipAuthentication": [{"encoding": "pkcs3"}]}"#, .valueInvalid, "chipAuthentication[0].encoding"),
            (#"{"chipAuthentication": [{"encoding": "der"}]}"#, .valueInvalid, "chipAuthentication[0].encoding"),
            (
                #"{"chipAuthentication": [{"group": 0, "encoding": "explicit"}]}"#, .valueInvalid,
                "chipAuthentication[0].encoding"
            ),
            (#"{"chipAuthentication": [{"keyID": -1}]}"#, .valueInvalid, "chipAuthentication[0].keyID"),
            (#"{"chipAuthentication": [{"keyID": 40000}]}"#, .valueInvalid, "chipAuthentication[0].keyID"),
            (#"{"chipAuthentication": [{"keyID": 1}, {"group": "P-256"}]}"#, .valueInvalid, "chipAuthentication"),
            (#"{"chipAuthentication": [{"keyID": 1}, {"keyID": 1}]}"#, .valueInvalid, "chipAuthentication"),
            (#"{"chipAuthentication": [{},{},{},{},{},{},{},{},{}]}"#, .valueInvalid, "chipAuthentication"),
            (#"{"activeAuthentication": {"keys": 1}}"#, .memberUnknown, "activeAuthentication.keys"),
            (#"{"chipAuthentication": [{"cipher": "3DES"}]}"#, .memberUnknown, "chipAuthentication[0].cipher"),
        ] as [(String, SimulatorError.Code, String?)])
    func refused(json: String, code: SimulatorError.Code, member: String?) throws {
        let error = try #require(throws: SimulatorError.self) { try description(json) }
        #expect(error.code == code)
        #expect(error.member == member)
    }

    @Test("deep nesting is an error and not a crash")
    func nesting() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: SimulatorError.self) { try description(deep) }
        #expect(throws: SimulatorError.self) { try description("{\"holder\":" + deep) }
    }

    @Test(
        "EF.DG2 states the size that the header of a given portrait tells, and zero where it tells none",
        arguments: [
            // JPEG: SOI, APP0, DHT (whose marker is no frame header), SOF2 of 300 rows and 200 columns.
            (
                "FFD8 FFE00010 4A46494600010100000100010000 FFC40003 00 FF FFC2000B 08 012C 00C8 01 011100 FFD9", 200,
                300
            ),
            // JP2: signature and file type boxes, then the image header box in the JP2 header box.
            (
                "0000000C6A5020200D0A870A 00000014667479706A703220000000006A703220 0000002D6A703268"
                    + "0000001669686472 0000012C 000000C8 0003 07 07 00 00", 200, 300
            ),
            // Codestream: SIZ with an offset of the image in its grid.
            ("FF4FFF51 002F 0000 000000D2 00000140 0000000A 00000014", 200, 300),
            ("FFD8FFD9", 0, 0), ("FFD8FFC2000B08", 0, 0), ("FFD8FFE00000FFC2", 0, 0), ("FF4FFF51 002F", 0, 0),
            ("FF4FFF51 002F 0000 00000000 00000000 0000000A 00000014", 0, 0), ("00", 0, 0),
        ])
    func portraitSize(image: String, width: UInt16, height: UInt16) throws {
        var given = DocumentDescription()
        given.portrait = octets(image)
        let file = try #require(try Personaliser.personalise(given, seed: 9).files[.dataGroup(.dg2)])
        let face = try #require(try DataGroup2(decoding: file).faces.first)
        #expect(face.width == width && face.height == height)
    }

    @Test("dates follow from the document: ten years before expiry unless given")
    func dates() throws {
        let standard = DocumentDescription()
        #expect(try standard.issueDate(of: standard.zone()) == CalendarDate(year: 2024, month: 4, day: 15))
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassIssuing
import EPassMessages
import EPassSimulator
import EPassTestSupport
import Testing

@testable import EPassTrust

@Suite("A block by issuer and serial number", .timed)
struct IssuedNumberTests {
    let scene = PublisherGrantTests.scene

    /// Result and reason of the check over a passport of the subject where this is blocked.
    private func state(_ texts: String...) throws -> String {
        let time = try SyntheticPKI.time(SyntheticPKI.judged)
        let transaction = TrustTransaction.inMemory(at: time)
        try transaction.add(scene.subject.csca().certificate, from: .certificateFile("named.der"))
        for text in texts {
            let number = try IssuedNumber(text)
            try transaction.block(#require(OperatorBlock(.issued(number), reason: "case 18", since: time)))
        }
        // As a store keeps it.
        let written = try #require(OperatorBlocks(octets: OperatorBlocks(transaction.blocks).octets))
        #expect(written.all == transaction.blocks)
        let passport = try scene.passport(under: scene.subject.csca())
        let result = PassiveAuthentication.judge(
            passport, trust: try transaction.snapshot(), profile: .strict, at: time)
        return try #require(result.finding(.issuerNotBlocked)).description
    }

    @Test("holds for a signer and for a CSCA, however number and name are spelled")
    func holds() throws {
        let csca = try scene.subject.csca().certificate
        let signer = try scene.subject.signer(of: scene.subject.csca()).certificate
        #expect(try state() == "issuer.operator.notBlocked successful")
        for certificate in [csca, signer] {
            let (number, issuer) = (certificate.serialNumberText, certificate.issuer.description)
            let reversed = issuer.split(separator: ", ").reversed().joined(separator: ",")
            for text in [
                "\(number)@\(issuer)", "00:\(number.uppercased())@\(issuer.uppercased())", "\(number)@ \(reversed)",
            ] {
                #expect(try state(text) == "issuer.operator.notBlocked failed (blocked)", "\(text)")
            }
            #expect(try state("\(number)01@\(issuer)", "\(number)@\(issuer) 2").hasSuffix("successful"))
        }
    }

    @Test("is no text without number or name, and none that a store could not keep")
    func refused() {
        for text in [
            "", "@", "12@", "@C=DE", "12@Germany", "zz@C=DE", "12@C=DE, GERMANY=1", "00@C=DE", "12@C=DE\n", "12@C=D\tE",
        ] {
            #expect(throws: TrustError.self, "\(text)") { try IssuedNumber(text) }
        }
        #expect(throws: TrustError.self) { try IssuedNumber("12@C=DE, CN=" + String(repeating: "a", count: 2_000)) }
        #expect {
            try IssuedNumber("12@C=DE, Ox=a, CN=b")
        } throws: { ($0 as? TrustError)?.message == .blockAttributeUnknown(name: "Ox") }
    }

    @Test("names are compared and not their texts")
    func equal() throws {
        #expect(try IssuedNumber("0012@C=DEU,CN=a") == IssuedNumber("12@cn=A, C=de"))
        #expect(try IssuedNumber("1@C=DE, CN=a b") == IssuedNumber("01@C=DE,CN=A  B"))
        #expect(try IssuedNumber("1@C=DE, CN=a, O=b") != IssuedNumber("1@C=DE, CN=a\\, O=b"))
    }

    /// A name with every attribute that is hard to write, and how OpenSSL 3.0 printed it by its `-nameopt`.
    private static let attributes: [(type: [UInt8], tag: UInt32, value: String)] = [
        ([0x55, 4, 6], 0x13, "UT"), ([0x55, 4, 10], 0x0C, "U \"x\" #1; <y>"), ([0x55, 4, 11], 0x0C, "Ü, b/c"),
        ([0x2A, 0x86, 0x48, 0x86, 0xF7, 13, 1, 9, 1], 0x16, "a@b.ut"),
        ([0x09, 0x92, 0x26, 0x89, 0x93, 0xF2, 0x2C, 0x64, 1, 25], 0x16, "gov"), ([0x55, 4, 12], 0x0C, "T"),
        ([0x55, 4, 3], 0x0C, "C"), ([0x55, 4, 5], 0x13, "003"), ([0x55, 4, 97], 0x0C, "X-1"),
        ([0x09, 0x92, 0x26, 0x89, 0x93, 0xF2, 0x2C, 0x64, 1, 1], 0x0C, "u"), ([0x55, 4, 4], 0x0C, "sur"),
        ([0x55, 4, 42], 0x0C, "g"), ([0x55, 4, 7], 0x0C, "  lead"), ([0x55, 4, 8], 0x0C, "#1"),
    ]

    private static let printed = [
        ##"ST=\#1,L=\  lead,GN=g,SN=sur,UID=u,organizationIdentifier=X-1,serialNumber=003+CN=C,title=T,DC=gov,"##
            + ##"emailAddress=a@b.ut,OU=\C3\9C\, b/c,O=U \"x\" \#1\; \<y\>,C=UT"##,
        ##"C = UT, O = "U \"x\" #1; <y>", OU = "\C3\9C, b/c", emailAddress = a@b.ut, DC = gov, title = T, "##
            + ##"CN = C + serialNumber = 003, organizationIdentifier = X-1, UID = u, SN = sur, GN = g, "##
            + ##"L = "  lead", ST = "#1""##,
        ##"C=UT,O=U \"x\" \#1\; \<y\>,OU=Ü\, b/c,emailAddress=a@b.ut,DC=gov,title=T,CN=C+serialNumber=003,"##
            + ##"organizationIdentifier=X-1,UID=u,SN=sur,GN=g,L=\  lead,ST=\#1"##,
        ##"/C=UT/O=U "x" #1; <y>/OU=\xC3\x9C, b/c/emailAddress=a@b.ut/DC=gov/title=T/CN=C+serialNumber=003"##
            + ##"/organizationIdentifier=X-1/UID=u/SN=sur/GN=g/L=  lead/ST=#1"##,
        ##"countryName=UT, 2.5.4.10=U "x" #1; <y>, OU=#0C07C39C2C20622F63, E=A@B.UT, domainComponent=gov, T=t, "##
            + ##"commonName=C, SERIALNUMBER=003, OID.2.5.4.97=X-1, userId=u, surname=sur, givenName=g, "##
            + ##"localityName=lead, S=\23\31"##,
    ]

    private static func name(_ change: (inout [(type: [UInt8], tag: UInt32, value: String)]) -> Void = { _ in })
        throws -> DistinguishedName
    {
        var all = attributes
        change(&all)
        let members = all.map { attribute in
            DERText.element(
                0x31,
                DERText.sequence([
                    DERText.element(0x06, attribute.type), DERText.element(attribute.tag, attribute.value.utf8),
                ]))
        }
        return try DistinguishedName(encoded: DERText.sequence(members))
    }

    @Test("a name fits as it is printed by OpenSSL, in RFC 4514 and in reports", arguments: printed.indices)
    func fits(_ index: Int) throws {
        let number = try IssuedNumber("12@" + Self.printed[index])
        #expect(number.isIssuer(try Self.name()))
        for place in Self.attributes.indices {
            #expect(!number.isIssuer(try Self.name { $0[place].value += "2" }), "\(place)")
            #expect(!number.isIssuer(try Self.name { $0.remove(at: place) }), "\(place)")
        }
        #expect(try IssuedNumber("12@" + Self.name().description).isIssuer(Self.name()))
        #expect(try IssuedNumber("12@" + Self.printed[0]) == number)
    }

    @Test("a separator in a value may stand as it is where nothing behind it is an attribute")
    func separators() throws {
        for (text, value) in [("A+B", "A+B"), ("Ministry, Interior", "Ministry, Interior"), ("a; b, c", "a; b, c")] {
            let number = try IssuedNumber("12@C=UT, O=\(text), CN=x")
            #expect(try number == IssuedNumber("12@CN=x,C=UT,O=\"\(value)\""), "\(text)")
        }
        #expect(try IssuedNumber("12@C=UT, O=\"a\" b, CN=x") == IssuedNumber("12@C=UT,O=\\\"a\\\" b,CN=x"))
    }

    @Test("every name fits as reports print it, whatever is in it")
    func roundTrip() throws {
        var random = SeededGenerator()
        let types: [[UInt8]] = [
            [0x55, 4, 3], [0x55, 4, 6], [0x55, 4, 10], [0x55, 4, 5], [0x55, 4, 4],
            [0x2A, 0x86, 0x48, 0x86, 0xF7, 13, 1, 9, 1],
            [0x55, 4, 99], [0x2B, 6, 1, 4, 1, 0x83, 0x37], [0x69, 0x83, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 1],
        ]
        let pieces = [
            ",", "+", "\"", "\\", "#", " ", ";", "<", ">", "=", "@", "/", "'", "a", "Z", "41", "\\41", "x41", "CN=b",
            ", O=c",
            "\u{0}", "\n", "\u{1B}[2J", "\u{202E}", "\u{E000}", "é", "e\u{301}", "日本", "\u{3000}", "\u{FF21}", "...",
            "#0C0161",
        ]
        func value(_ random: inout SeededGenerator) -> [UInt8] {
            let text = (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? ""
            }
            .joined()
            switch Int.random(in: 0...7, using: &random) {
            case 0: return DERText.element(0x14, Array(text.utf8))
            case 1: return DERText.element(0x1E, text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
            case 2: return DERText.element(0x0C, [0xFF] + Array(text.utf8))
            case 3: return DERText.element(0x04, Array(text.utf8))
            case 4: return DERText.element(0x13, Array(text.utf8))
            case 5: return DERText.element(0x1C, Array(text.utf8))
            default: return DERText.element(0x0C, Array(text.utf8))
            }
        }
        var before: DistinguishedName?
        for _ in 0..<2_000 {
            let relatives = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                DERText.element(
                    0x31,
                    (0..<Int.random(in: 1...3, using: &random)).flatMap { _ in
                        DERText.sequence([
                            DERText.element(0x06, types.randomElement(using: &random) ?? []), value(&random),
                        ])
                    })
            }
            let name = try DistinguishedName(encoded: DERText.sequence(relatives))
            let text = name.description
            #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(random.seed)")
            #expect(!text.contains("  ") && !text.contains("\u{3000}"), "\(random.seed)")
            for heading in ["", "issuer=", "subject= ", "Issuer: "] {
                #expect(try IssuedNumber("12@" + heading + text).isIssuer(name), "\(random.seed): \(heading)\(text)")
            }
            let isSame = before.map { $0.unorderedForm == name.unorderedForm } ?? false
            if let before { #expect(try IssuedNumber("12@" + text).isIssuer(before) == isSame, "\(random.seed)") }
            before = name
        }
    }

    @Test("a value that was cut says so, and fits no name")
    func cut() throws {
        let name = try DistinguishedName(country: "UT", commonName: String(repeating: "a", count: 300))
        #expect(name.description.hasSuffix("a..."))
        #expect(try !IssuedNumber("12@" + name.description).isIssuer(name))
    }
}

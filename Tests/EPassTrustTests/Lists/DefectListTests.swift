// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTestSupport
import Testing

@testable import EPassTrust

@Suite("Content of a defect list, BSI TR-03129-2 7.1 and 7.3, BSI TR-03129-3 A", .timed)
struct DefectListTests {
    static let key = SignerInfo.Identifier.subjectKeyIdentifier([1, 2, 3])

    /// Every type of the guideline with each form of its parameter.
    static let kinds: [DefectKind] =
        (0...5).map { .certificateRevoked(.init(rawValue: $0)) } + [
            .certificateRevoked(.init(rawValue: 99)), .certificateRevoked(nil), .certificateReplaced([0x30, 0x00]),
            .chipAuthenticationKeyCompromised, .activeAuthenticationKeyCompromised,
            .authenticationProtocolFailure(.chipAuthentication), .authenticationProtocolFailure(.activeAuthentication),
            .authenticationProtocolFailure([.chipAuthentication, .activeAuthentication]),
            .authenticationProtocolFailure(.paceChipAuthenticationMapping),
            .authenticationProtocolFailure([.chipAuthentication, .paceChipAuthenticationMapping]),
            .authenticationProtocolFailure([.activeAuthentication, .paceChipAuthenticationMapping]),
            .authenticationProtocolFailure([
                .chipAuthentication, .activeAuthentication, .paceChipAuthenticationMapping,
            ]),
            .authenticationProtocolFailure(nil), .validityPeriodIncorrect(.csca),
            .validityPeriodIncorrect(.documentSigner), .validityPeriodIncorrect(.both), .validityPeriodIncorrect(nil),
            .dataGroupMalformed([2, 11]), .dataGroupMalformed([]), .securityObjectInvalid(nil),
            .securityObjectInvalid(DefectCode(.dataGroupHashes)),
            .comSODDiscrepancy(listedInCOM: nil, listedInSOD: nil),
            .comSODDiscrepancy(listedInCOM: [1, 2, 3], listedInSOD: [1, 2]), .wrongSignerIdentifier(key),
            .wrongSignerIdentifier(nil), .issuingCountry("DE"), .issuingCountry(nil), .eIDDataGroupMalformed([4]),
            .eIDIntegrityUncertain, .cardSecurityMalformed([0x30, 0x00]), .cardSecurityMalformed(nil),
            .chipSecurityMalformed, .powerDownRequired, .documentSignerMalformed(DefectCode(.unknownAlgorithm)),
            .documentSignerMalformed(nil), .unknown("0.4.0.127.0.7.3.1.5.1.77"), .unknown("1.2.3"),
        ]

    static func list(
        version: Int = 2, explicitly: Bool = false, _ entries: [DefectListBuilder.Entry]
    ) throws -> DefectList {
        var builder = DefectListBuilder(version: version, entries: entries)
        builder.usesExplicitTags = explicitly
        return try DefectList(content: try builder.content())
    }

    @Test("each type is read with its parameter, in both versions and under either tagging", arguments: kinds)
    func kind(kind: DefectKind) throws {
        for (version, explicitly) in [(1, false), (2, false), (2, true)] {
            let list = try Self.list(version: version, explicitly: explicitly, [.init(signer: Self.key, known: [kind])])
            #expect(list.version == version - 1)
            #expect(list.undecoded.isEmpty)
            let known = try #require(list.defects.first?.known.first)
            #expect(known.kind == kind, "version \(version)")
            #expect(known.type == kind.objectIdentifier)
        }
    }

    @Test("no two types of the guideline share an object identifier")
    func identifiers() {
        let known = Set(Self.kinds.map(\.objectIdentifier))
        #expect(known.count == 19)
    }

    @Test("a replaced certificate may stand bare, as in TR-03129-3")
    func bareCertificate() throws {
        let csca = try TestList.csca()
        let type = "060A" + "04007F00070301050102"
        let known = HexTLV.sequence(type + hex(csca.encoded))
        let entry = HexTLV.sequence("8003010203" + HexTLV.set(known))
        let list = try DefectList(
            content: try HexTLV.octets(
                HexTLV.sequence(
                    "020100" + "0609608648016503040201" + HexTLV.set(entry))))
        #expect(list.defects.first?.known.first?.kind == .certificateReplaced(csca.encoded))
    }

    @Test("descriptions of version 2 are read at both places")
    func descriptions() throws {
        let list = try Self.list([.init(signer: Self.key, known: [.powerDownRequired], text: "Überall")])
        #expect(list.defects.first?.text == "Überall")
        let known = "A0" + "16" + "060A04007F00070301050403" + "8108" + hex(Array("Anywhere".utf8))
        let entry = HexTLV.sequence("8003010203" + HexTLV.set(known))
        let read = try DefectList(
            content: try HexTLV.octets(
                HexTLV.sequence(
                    "020101" + "0609608648016503040201" + HexTLV.set(entry))))
        #expect(read.defects.first?.known.first?.text == "Anywhere")
        #expect(read.defects.first?.known.first?.kind == .powerDownRequired)
    }

    @Test("an entry fits the signer that it names, by all that it states")
    func fits() throws {
        let document = try TestDocument().make()
        let signer = document.signer
        let hash = try HashAlgorithm.sha256.hash(signer.encoded)
        let byName = SignerInfo.Identifier.issuerAndSerialNumber(signer.issuer, serialNumber: signer.serialNumber)
        let byKey = SignerInfo.Identifier.subjectKeyIdentifier(
            try #require(signer.decodedExtensions.subjectKeyIdentifier))
        let list = try Self.list([
            .init(signer: byName, known: [.powerDownRequired]), .init(signer: byKey, known: [.powerDownRequired]),
            .init(certificateHash: hash, known: [.powerDownRequired]),
            .init(signer: byKey, certificateHash: hash, known: [.powerDownRequired]),
        ])
        func concern(_ list: DefectList, _ signer: Certificate) -> [DefectComparison.Concern] {
            let comparison = DefectComparison(list, KnownDefects.Document(signer: signer))
            return list.defects.map(comparison.concern)
        }
        #expect(concern(list, signer) == [.document, .document, .document, .document])
        #expect(concern(list, document.csca) == [.others, .others, .others, .others])
        let others = try Self.list([
            .init(signer: .issuerAndSerialNumber(signer.issuer, serialNumber: [9]), known: [.powerDownRequired]),
            .init(signer: byKey, certificateHash: [0], known: [.powerDownRequired]),
            .init(signer: Self.key, certificateHash: [0], known: [.powerDownRequired]),
        ])
        // A hash of no writing leaves it open where the signer is named otherwise, too.
        #expect(concern(others, signer) == [.others, .anybody, .others])
    }

    @Test("an entry that names no signer fits nothing: it would be a back door into every document (T21)")
    func unbounded() throws {
        let list = try Self.list([.init(known: [.certificateRevoked(DefectCode(.onHold))])])
        #expect(list.defects.first?.isUnbounded == true)
        let document = KnownDefects.Document(signer: try TestDocument().make().signer)
        #expect(DefectComparison(list, document).concern(of: try #require(list.defects.first)) == .everybody)
    }

    @Test("a version that is neither 1 nor 2 is refused by name")
    func version() {
        #expect {
            try Self.list(version: 3, [.init(signer: Self.key, known: [])])
        } throws: { ($0 as? TrustError)?.code == .unexpectedContent }
    }

    @Test("an entry that cannot be decoded is reported with its place, and the others are kept")
    func damagedEntry() throws {
        let good = HexTLV.sequence("8003010203" + "3100")
        for bad in ["020100", HexTLV.sequence("3100" + "3100"), HexTLV.sequence("80003100"), "3000"] {
            let members = good + bad + good
            let list = try DefectList(
                content: try HexTLV.octets(
                    HexTLV.sequence(
                        "020101" + "0609608648016503040201" + HexTLV.set(members))))
            #expect(list.defects.map(\.index) == [0, 2], "\(bad)")
            #expect(list.undecoded.count == 1 && list.undecoded[0].offset != nil, "\(bad)")
        }
    }

    @Test("every truncation and every flipped octet of a list ends in a value or an error", arguments: [1, 2])
    func mutations(version: Int) throws {
        let name = try DistinguishedName(country: "UT", commonName: "CSCA UT")
        let content = try DefectListBuilder(
            version: version,
            entries: [
                .init(
                    signer: .issuerAndSerialNumber(name, serialNumber: [1]), certificateHash: [1, 2, 3],
                    known: [
                        .certificateRevoked(DefectCode(.onHold)), .dataGroupMalformed([2]),
                        .wrongSignerIdentifier(Self.key), .comSODDiscrepancy(listedInCOM: [1], listedInSOD: [2]),
                        .issuingCountry("DE"),
                    ], text: version == 2 ? "Text" : nil)
            ]
        ).content()
        for length in 0..<content.count {
            #expect(throws: TrustError.self) { try DefectList(content: Array(content.prefix(length))) }
        }
        for index in content.indices {
            for flip: UInt8 in [0x01, 0x20, 0x80] {
                var changed = content
                changed[index] ^= flip
                guard let list = try? DefectList(content: changed) else { continue }
                // One of which a part cannot be decoded is among both.
                let whole = list.defects.filter(\.undecoded.isEmpty)
                #expect(whole.count + list.undecoded.count <= 16)
                for error in list.undecoded { #expect(error.offset != nil) }
            }
        }
    }

    @Test("counts are bounded", .long())
    func counts() throws {
        let known = String(repeating: "300306012A", count: 130_000)
        let entry = HexTLV.sequence("8003010203" + HexTLV.set(known))
        let three = entry + entry + entry
        #expect {
            try DefectList(
                content: try HexTLV.octets(
                    HexTLV.sequence(
                        "020100" + "0609608648016503040201" + HexTLV.set(three))))
        } throws: { ($0 as? TrustError)?.code == .limitExceeded }
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTestSupport
import EPassTrust
import EPassVectors
import Foundation
import Testing

@Suite("Content of a deviation list, Doc 9303-12 10.2, Doc 9303-3 7.3.5", .timed)
struct DeviationListTests {
    static let field = DeviationKind.CertificateField.extension("2.5.29.35")

    /// Every type of the standard with each form of its parameter.
    static let kinds: [DeviationKind] = [
        .certificateOrKey, .documentSignerSignature, .documentSignerEncoding(.body(0)), .documentSignerEncoding(field),
        .documentSignerEncoding(nil), .cscaEncoding(.body(6)), .cscaEncoding(field),
        .activeAuthenticationKeyCompromised,
        .logicalDataStructure, .dataGroupMalformed(.init(rawValue: 11)), .dataGroupMalformed(nil),
        .dataGroupHashWrong(.init(rawValue: 2)), .dataGroupHashWrong(.sod), .securityObjectSignatureWrong,
        .comInconsistent, .machineReadableZone, .mrzDataWrong(.init(rawValue: 3)),
        .mrzCheckDigitWrong(.init(rawValue: 8)), .chip, .nationalUse, .unknown("2.23.136.1.1.7.9.9"),
        .unknown("1.2.3"),
    ]

    static func list(_ entries: [DeviationListBuilder.Entry]) throws -> DeviationList {
        try DeviationList(content: try DeviationListBuilder(entries: entries).content())
    }

    @Test("each type is read with its parameter", arguments: kinds)
    func kind(kind: DeviationKind) throws {
        let list = try Self.list([.init(.init(documentType: "P"), [.init(kind, text: "Text", nationalUse: [0x05, 0])])])
        let entry = try #require(list.deviations.first?.descriptions.first)
        #expect(entry.kind == kind)
        #expect(entry.type == kind.objectIdentifier)
        #expect(entry.text == "Text")
        #expect(entry.nationalUse == [0x05, 0x00])
        #expect(list.undecoded.isEmpty)
    }

    @Test("a parameter that is no number or names nothing leaves the type")
    func parameters() throws {
        for parameters in ["A000", "A0020500", "A00602010102010 1", "A003020180", "A00606042A0304FF"] {
            let type = "06086781080101070201"
            let description = "\(type)\(parameters.replacing(" ", with: ""))"
            let list = try DeviationList(content: try Self.content(descriptions: HexTLV.sequence(description)))
            #expect(list.deviations.first?.descriptions.first?.kind == .dataGroupMalformed(nil), "\(parameters)")
        }
    }

    @Test("all bounds are read, alone and together")
    func bounds() throws {
        let name = try DistinguishedName(country: "UT", organization: "Utopia", commonName: "CSCA UT")
        let first = try TestList.date("2010-01-01")
        let last = try TestList.date("2010-12-31")
        let all: [Deviation.Documents] = [
            .init(documentType: "P"), .init(signer: .issuerAndSerialNumber(name, serialNumber: [0x01, 0x42])),
            .init(signer: .subjectKeyIdentifier([1, 2, 3])), .init(signer: .certificateDigest([4, 5, 6])),
            .init(issued: first...last), .init(documentNumbers: ["C01X0006H", "L898902C3"]), .init(documentNumbers: []),
            .init(
                documentType: "ID", signer: .subjectKeyIdentifier([1]), issued: first...first,
                documentNumbers: ["123456789"]),
            .init(),
        ]
        let list = try Self.list(all.map { .init($0, [.init(.chip)]) })
        #expect(Set(list.deviations.map(\.documents)) == Set(all))
        #expect(list.deviations.map(\.index) == Array(0..<all.count))
        #expect(list.deviations.filter(\.documents.isUnbounded).count == 1)
        #expect(list.digestAlgorithm?.objectIdentifier == HashAlgorithm.sha256.objectIdentifier)
    }

    @Test("explicit tags are read as implicit ones")
    func explicitTags() throws {
        let times = ["20100101000000Z", "20111231000000Z"].map { "180F" + hex(Array($0.utf8)) }.joined()
        let documents = HexTLV.sequence(
            "A003130150" + "A20404020102" + "A424" + HexTLV.sequence(times) + "A50D310B1309433031583030303648")
        let content = try Self.content(documents: documents, descriptions: HexTLV.sequence("060767810801010704"))
        let deviation = try #require(try DeviationList(content: content).deviations.first)
        #expect(deviation.documents.documentType == "P")
        #expect(deviation.documents.signer == .subjectKeyIdentifier([1, 2]))
        #expect(deviation.documents.documentNumbers == ["C01X0006H"])
        #expect(deviation.documents.issued?.lowerBound.date == "2010-01-01")
        #expect(deviation.documents.issued?.upperBound.date == "2011-12-31")
    }

    @Test("an entry that cannot be decoded is reported with its place, and the others are kept")
    func damagedEntry() throws {
        let good = HexTLV.sequence("3000" + HexTLV.set(HexTLV.sequence("060767810801010704")))
        let bad = HexTLV.sequence("3000" + "3003020100")
        for members in [[good, bad, good], [bad, good, good], [good, good, bad]] {
            let content = try HexTLV.octets(
                HexTLV.sequence("020100" + HexTLV.set(members.joined())))
            let list = try DeviationList(content: content)
            #expect(list.deviations.count == 2)
            let error = try #require(list.undecoded.first)
            #expect(error.code == .malformed && error.offset != nil && error.element.contains("descriptions"))
            let place = try #require(members.firstIndex(of: bad))
            #expect(!list.deviations.map(\.index).contains(place))
        }
    }

    @Test("a member whose length runs over the end is the last one reported")
    func overrun() throws {
        let good = HexTLV.sequence("3000" + HexTLV.set(HexTLV.sequence("060767810801010704")))
        let content = try HexTLV.octets(HexTLV.sequence("020100" + HexTLV.set(good + "307F00")))
        let list = try DeviationList(content: content)
        #expect(list.deviations.count == 1)
        #expect(list.undecoded.count == 1)
    }

    /// Contents that are no deviation list.
    static let broken = [
        "", "30", "3000", "3003020100", "30050201003000", "3006020100310000", "30060202010031FF", "3105020100 3100",
        "30060201FF310000", "300702050100000000", "30050201003100 00", "3080020100310000",
    ]

    @Test("what is no list is an error with a place", arguments: broken)
    func malformed(text: String) {
        #expect(throws: TrustError.self) {
            try DeviationList(content: try HexTLV.octets(text.replacing(" ", with: "")))
        }
    }

    @Test("every truncation and every flipped octet of a list ends in a value or an error, and never in more entries")
    func mutations() throws {
        let name = try DistinguishedName(country: "UT", commonName: "CSCA UT")
        let content = try DeviationListBuilder(entries: [
            .init(
                .init(
                    documentType: "P", signer: .issuerAndSerialNumber(name, serialNumber: [1]),
                    issued: try TestList.date("2010-01-01")...TestList.date("2010-12-31"),
                    documentNumbers: ["C01X0006H"]), [.init(.documentSignerEncoding(.body(0)), text: "A")])
        ]).content()
        for length in 0..<content.count {
            #expect(throws: TrustError.self) { try DeviationList(content: Array(content.prefix(length))) }
        }
        for index in content.indices {
            for flip: UInt8 in [0x01, 0x20, 0x80] {
                var changed = content
                changed[index] ^= flip
                guard let list = try? DeviationList(content: changed) else { continue }
                // One of which a part cannot be decoded is among both.
                let whole = list.deviations.filter(\.undecoded.isEmpty)
                #expect(whole.count + list.undecoded.count <= 2)
                for error in list.undecoded { #expect(error.offset != nil) }
            }
        }
    }

    @Test("counts are bounded", .long())
    func counts() throws {
        let entry = "3004" + "3000" + "3100"
        let many = String(repeating: entry, count: DeviationList.maximumDeviations + 1)
        #expect {
            try DeviationList(content: try HexTLV.octets(HexTLV.sequence("020100" + HexTLV.set(many))))
        } throws: { ($0 as? TrustError)?.code == .limitExceeded }
        let descriptions = String(repeating: "300306012A", count: 130_000)
        let one = HexTLV.sequence("3000" + HexTLV.set(descriptions))
        let three = one + one + one
        #expect {
            try DeviationList(content: try HexTLV.octets(HexTLV.sequence("020100" + HexTLV.set(three))))
        } throws: { ($0 as? TrustError)?.code == .limitExceeded }
        #expect {
            try DeviationList(content: [UInt8](repeating: 0x30, count: DeviationList.maximumLength + 1))
        } throws: { ($0 as? TrustError)?.code == .tooLarge }
    }

    @Test("nesting is bounded")
    func depth() throws {
        var nested = "0500"
        for _ in 0..<40 { nested = HexTLV.sequence(nested) }
        let content = try HexTLV.octets(HexTLV.sequence("020100" + nested + "3100"))
        #expect(throws: TrustError.self) { try DeviationList(content: content) }
    }

    static func content(documents: String = "3000", descriptions: String) throws -> [UInt8] {
        let deviation = HexTLV.sequence(documents + HexTLV.set(descriptions))
        return try HexTLV.octets(HexTLV.sequence("020100" + HexTLV.set(deviation)))
    }
}

@Suite(
    "The German deviation list of 2018-11-06", .externalVectors("trust/deviation_list_DE_2018_content.json"), .timed)
struct GermanDeviationListTests {
    struct Vector: Decodable {
        let contentType: String
        let content: String

        enum CodingKeys: String, CodingKey {
            case contentType = "econtent_type"
            case content = "econtent"
        }
    }

    @Test("its content is read value by value")
    func content() throws {
        let file = try #require(EPassVectors.external("trust/deviation_list_DE_2018_content.json"))
        let vector = try JSONDecoder().decode(Vector.self, from: Data(contentsOf: file))
        #expect(SignedListKind(contentType: vector.contentType) == .deviationList)
        let list = try DeviationList(content: try HexTLV.octets(vector.content))
        #expect(list.version == 0)
        #expect(list.digestAlgorithm?.objectIdentifier == HashAlgorithm.sha1.objectIdentifier)
        #expect(list.undecoded.isEmpty)
        #expect(list.deviations.count == 1)
        let deviation = try #require(list.deviations.first)
        #expect(deviation.index == 0)
        #expect(deviation.offset == 18)
        #expect(deviation.documents.documentType == nil)
        #expect(deviation.documents.issued == nil)
        #expect(deviation.documents.documentNumbers == nil)
        guard case .issuerAndSerialNumber(let issuer, let serialNumber)? = deviation.documents.signer else {
            Issue.record("\(String(describing: deviation.documents.signer))")
            return
        }
        #expect(issuer.description == "C=DE, O=bund, OU=bsi, SERIALNUMBER=013, CN=csca-germany")
        #expect(serialNumber == [0x01, 0x42])
        let description = try #require(deviation.descriptions.first)
        #expect(deviation.descriptions.count == 1)
        #expect(description.text == "Country name is encoded as UTF-8 instead of Printable String.")
        #expect(description.type == "2.23.136.1.1.7.1.2")
        #expect(description.kind == .documentSignerEncoding(.body(0)))
        #expect(description.parameters == [0x02, 0x01, 0x00])
        #expect(description.nationalUse == nil)
    }
}

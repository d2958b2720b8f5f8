// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassSimulator
import EPassTLV
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("Docs/damage.md: what one bad member costs", .timed)
struct MemberLossTests {
    /// A SET OF or SEQUENCE OF with an emptied member in it: what is left of it.
    struct Collection: Sendable, CustomTestStringConvertible {
        /// As in the page.
        let testDescription: String
        /// By what name the loss of one is told where the others are still there, empty where it is not; nil where the
        /// whole is lost.
        let named: String?
        /// What the damaged octets come to: the name, or nil where the whole is refused.
        let lose: @Sendable () throws -> String?
    }

    /// The octets with the element at the end of the way changed: each step is the number of a child.
    static func edited(
        _ octets: [UInt8], at way: [Int], _ edit: ([UInt8]) throws -> [UInt8]
    ) throws -> [UInt8] {
        guard let step = way.first else { return try edit(octets) }
        var children = try children(of: octets)
        children[step] = try edited(children[step], at: Array(way.dropFirst()), edit)
        return TLVWriter.encode(try TLVHeader.parse(octets).tag, Array(children.joined()))
    }

    /// What a BIT STRING or OCTET STRING holds counts as well.
    private static func children(of octets: [UInt8]) throws -> [[UInt8]] {
        var rest = Array(octets.dropFirst(try TLVHeader.parse(octets).headerLength))
        var children: [[UInt8]] = []
        while !rest.isEmpty {
            let length = try #require(try TLVHeader.parse(rest).totalLength)
            children.append(Array(rest.prefix(length)))
            rest.removeFirst(length)
        }
        return children
    }

    /// The octets with the member at the end of the way emptied.
    static func emptied(_ octets: [UInt8], at way: [Int]) throws -> [UInt8] {
        try edited(octets, at: way) { TLVWriter.encode(try TLVHeader.parse($0).tag, []) }
    }

    /// The octets with an empty member behind those of the element at the end of the way, with the tag of the last.
    private static func addingEmpty(_ octets: [UInt8], at way: [Int] = []) throws -> [UInt8] {
        try edited(octets, at: way) { element in
            let members = try children(of: element)
            let tag = try TLVHeader.parse(try #require(members.last)).tag
            return TLVWriter.encode(
                try TLVHeader.parse(element).tag, Array(members.joined()) + TLVWriter.encode(tag, []))
        }
    }

    private static func file(_ number: DataGroupNumber) throws -> [UInt8] {
        let document = try SimulatorProfile.named("all-data-groups").makeDocument(seed: 3)
        return try #require(document.files[.dataGroup(number)])
    }

    /// Whether each of these is refused as a whole.
    private static func areRefused(_ files: (() throws -> Any)...) -> String? {
        files.allSatisfy { (try? $0()) == nil } ? nil : "decoded"
    }

    private static func sod() throws -> (octets: [UInt8], document: TestDocument.Made) {
        let made = try TestDocument().make()
        return (try #require(made.input.sod), made)
    }

    /// The check that says it, where EF.SOD is emptied there, and what it says.
    private static func judged(_ way: [Int]) throws -> CheckFinding? {
        let (octets, made) = try sod()
        var input = made.input
        input.sod = try emptied(octets, at: way)
        let result = PassiveAuthentication.judge(
            input, trust: try TrustSnapshot([made.csca]), at: try #require(Timestamp(iso8601: TestDocument.judged)))
        #expect(result.findings.allSatisfy { !$0.id.check.failure.isForgery($0.reason) || $0.result != .failed })
        return result.findings.first { $0.id.check.object == .securityObject && $0.result != .successful }
    }

    private static func infos(_ file: LDSFile, _ decode: ([UInt8]) throws -> SecurityInfos) throws -> String? {
        let whole = try SecurityInfos([TestChip.pace, TestChip.strongerPACE])
        let damaged = try emptied(whole.encoded(), at: [1])
        let found = try decode(damaged)
        #expect(found.entries.count == 2 && found.entries[0].encoded == whole.entries[0].encoded)
        return found.deviations.map(\.rawValue).joined()
    }

    static let collections: [Collection] = [
        Collection(testDescription: "EF.CardAccess: SecurityInfos", named: "securityInfoMalformed") {
            try infos(.cardAccess) { try EFCardAccess(decoding: $0).securityInfos }
        },
        Collection(testDescription: "EF.DG14: SecurityInfos", named: "securityInfoMalformed") {
            try infos(.dataGroup(.dg14)) { try DataGroup14(decoding: TLVWriter.encode(0x6E, $0)).securityInfos }
        },
        Collection(testDescription: "EF.CardSecurity: SecurityInfos", named: "securityInfoMalformed") {
            try infos(.cardSecurity) { try SecurityInfos(decoding: $0, file: .cardSecurity) }
        },
        Collection(testDescription: "EF.SOD: dataGroupHashValues", named: nil) {
            let object = try TestDocument().securityObject()
            return (try? LDSSecurityObject(derEncoded: emptied(object.encoded(), at: [2, 1]))).map { _ in "" }
        },
        Collection(testDescription: "SignedData: digestAlgorithms", named: nil) {
            let found = try judged([0, 1, 0, 1, 0])
            return found?.id == .sodStructure && found?.reason == .malformed ? nil : "\(String(describing: found))"
        },
        Collection(testDescription: "SignedData: certificates", named: "malformed") {
            let found = try judged([0, 1, 0, 3, 0])
            return found?.id == .sodSignature && found?.result == .undetermined ? found?.reason?.rawValue : nil
        },
        Collection(testDescription: "SignedData: signerInfos", named: nil) {
            let found = try judged([0, 1, 0, 4, 0])
            return found?.id == .sodStructure && found?.reason == .malformed ? nil : "\(String(describing: found))"
        },
        Collection(testDescription: "SignerInfo: signedAttrs", named: nil) {
            let found = try judged([0, 1, 0, 4, 0, 3, 0])
            return found?.id == .sodStructure && found?.reason == .malformed ? nil : "\(String(describing: found))"
        },
        Collection(testDescription: "EF.COM: tag list", named: "comUnknownTag") {
            let file = EFCOM(dataGroups: [.dg1, .dg2]).encoded()
            let found = try EFCOM(decoding: file.dropLast() + [0x10])
            #expect(found.dataGroups == [.dg1])
            return found.deviations.map(\.rawValue).joined()
        },
        Collection(testDescription: "EF.DG2, EF.DG3, EF.DG4: biometric templates", named: nil) {
            areRefused(
                { try DataGroup2(decoding: addingEmpty(file(.dg2), at: [0])) },
                { try DataGroup3(decoding: addingEmpty(file(.dg3), at: [0])) },
                { try DataGroup4(decoding: addingEmpty(file(.dg4), at: [0])) })
        },
        Collection(testDescription: "EF.DG5, EF.DG7: images", named: "emptyElement") {
            let (five, seven) = (
                try DataGroup5(decoding: addingEmpty(file(.dg5))), try DataGroup7(decoding: addingEmpty(file(.dg7)))
            )
            #expect(five.displayedImages.count > 1 && seven.displayedImages.count > 1)
            return [five.deviations, seven.deviations].allSatisfy { $0.contains(.emptyElement) } ? "emptyElement" : nil
        },
        Collection(testDescription: "EF.DG8, EF.DG9, EF.DG10: features", named: "") {
            let whole = try DataGroup8(decoding: file(.dg8))
            return try DataGroup8(decoding: addingEmpty(file(.dg8))).templates.count == whole.templates.count + 1
                ? "" : nil
        },
        Collection(testDescription: "EF.DG11, EF.DG12: elements", named: "emptyElement") {
            let found = [
                try DataGroup11(decoding: emptied(file(.dg11), at: [1])).deviations,
                try DataGroup12(decoding: emptied(file(.dg12), at: [1])).deviations,
            ]
            return found.allSatisfy { $0.contains(.emptyElement) } ? "emptyElement" : nil
        },
        Collection(testDescription: "EF.DG16: persons", named: nil) {
            areRefused({ try DataGroup16(decoding: emptied(file(.dg16), at: [1])) })
        },
        Collection(testDescription: "EF.DIR: application templates", named: nil) {
            areRefused({
                let whole = EFDIR(applicationIdentifiers: [[0xA0, 0, 0, 2, 0x47, 0x10, 1]])
                return try EFDIR(decoding: whole.octets + [0x61, 0])
            })
        },
        Collection(testDescription: "EF.ATR/INFO: data objects", named: "") {
            let capabilities = try #require(CardCapabilities([1, 2, 3]))
            let whole = EFATRInfo(
                capabilities: capabilities, maximumCommandLength: 1_000, maximumResponseLength: 2_000)
            let found = EFATRInfo(decoding: [0x47, 0] + whole.octets.dropFirst(5))
            return found.capabilities == nil && found.maximumResponseLength == 2_000 ? "" : nil
        },
        Collection(testDescription: "EF.CVCA: references", named: nil) {
            areRefused({ try EFCVCA(decoding: [0x42, 3, 1, 2, 3, 0x42, 0] + [UInt8](repeating: 0, count: 29)) })
        },
        Collection(testDescription: "certificate: names", named: nil) {
            let octets = try TestDocument().cscaCertificate().encoded
            return areRefused({ try Certificate(encoded: emptied(octets, at: [0, 3, 0, 0])) })
        },
        Collection(testDescription: "certificate: extensions", named: nil) {
            (try? Certificate(encoded: emptied(TestDocument().cscaCertificate().encoded, at: [0, 7, 0, 0]))).map { _ in
                ""
            }
        },
        Collection(testDescription: "revocation list: revokedCertificates", named: nil) {
            let list = try TestAuthority().revocationList(of: [[5], [6]])
            return (try? CertificateRevocationList(encoded: emptied(list.encoded, at: [0, 5, 0]))).map { _ in "" }
        },
        Collection(testDescription: "revocation list: extensions", named: nil) {
            let list = try TestAuthority().revocationList(of: [[5], [6]])
            return areRefused({ try CertificateRevocationList(encoded: emptied(list.encoded, at: [0, 6, 0, 0])) })
        },
        Collection(testDescription: "card verifiable certificate: extensions", named: nil) {
            let key = try CardVerifiablePKI.cvca.get()
            var builder = try CardVerifiablePKI.builder(
                "UTCVCA00001", "UTCVCA00002", CardVerifiablePKI.authorization(.cvca, 2))
            builder.extensions = ["2.23.136.1.1.12", "2.23.136.1.1.13"].map {
                CardVerifiableExtension(objectIdentifier: $0, content: [0x80, 1, 1])
            }
            let octets = try builder.issue(key.publicKey, algorithm: CardVerifiablePKI.algorithm, by: key).encoded
            let last = try children(of: children(of: octets)[0]).count - 1
            return areRefused({ try CardVerifiableCertificate(encoded: emptied(octets, at: [0, last, 1])) })
        },
        Collection(testDescription: "file of card verifiable certificates", named: nil) {
            let octets = try CardVerifiablePKI.root().encoded
            return areRefused({ try CardVerifiableCertificate.list(encoded: octets + [0x7F, 0x21, 0]) })
        },
        Collection(testDescription: "defect list: defects", named: "trust.malformed") {
            let signer = SignerInfo.Identifier.subjectKeyIdentifier([1, 2, 3])
            let entry = DefectListBuilder.Entry(signer: signer, known: [.chipAuthenticationKeyCompromised])
            let content = try DefectListBuilder(entries: [entry, entry]).content()
            let found = try DefectList(content: emptied(content, at: [2, 0]))
            return found.defects.count == 1 ? found.undecoded.first?.code.rawValue : nil
        },
        Collection(testDescription: "deviation list: deviations", named: "trust.malformed") {
            let entry = DeviationListBuilder.Entry(.init(documentType: "P"), [.init(.documentSignerEncoding(.body(0)))])
            let content = try DeviationListBuilder(entries: [entry, entry]).content()
            let set = try #require(try children(of: content).firstIndex { $0.first == 0x31 })
            let found = try DeviationList(content: emptied(content, at: [set, 0]))
            return found.deviations.count == 1 ? found.undecoded.first?.code.rawValue : nil
        },
        Collection(testDescription: "master list: certList", named: "trust.malformed") {
            let csca = try TestDocument().cscaCertificate().encoded
            let content = CertificateListBuilder(certificates: [csca, csca]).content()
            let entries = try MasterList(content: emptied(content, at: [1, 0])).entries
            guard entries.count == 2, case .failure(let error) = entries[0].certificate,
                case .success = entries[1].certificate
            else { return nil }
            return error.code.rawValue
        },
    ]

    /// Rows that tests of their own decoders are about: LDS2RecordTests, VisibleDigitalSealTests.
    private static let elsewhere: Set<String> = ["LDS2: records of a file", "seal: features"]

    @Test("an emptied member", arguments: collections)
    func member(row: Collection) throws {
        #expect(try row.lose() == row.named)
    }

    @Test("the page has a row for each, and says the same")
    func page() throws {
        let text = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appendingPathComponent("Docs/damage.md"), encoding: .utf8)
        let section = try #require(text.components(separatedBy: "## What one bad member costs\n").last)
        let rows = section.components(separatedBy: "\n## ")[0].split(separator: "\n").filter { $0.hasPrefix("| ") }
            .dropFirst().map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        for collection in Self.collections {
            let row = rows.first { $0[0] == collection.testDescription }
            let lost = collection.named.map { $0.isEmpty ? "itself" : "itself, by `\($0)`" } ?? "the whole"
            #expect(row?[1] == lost, "\(collection.testDescription)")
        }
        #expect(Self.collections.count == rows.count { $0[1] != "not decoded" && !Self.elsewhere.contains($0[0]) })
        #expect(Self.elsewhere.isSubset(of: rows.map { $0[0] }))
    }
}

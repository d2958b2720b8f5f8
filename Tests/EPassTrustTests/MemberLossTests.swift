// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassIssuing
import EPassLDS
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
        /// Whether the others are still there, by what name the loss is told.
        let named: String?
        /// What the damaged octets come to: the name, or nil where the whole is refused.
        let lose: @Sendable () throws -> String?
    }

    /// The octets with the member at the end of the way emptied: each step is the number of a child.
    static func emptied(_ octets: [UInt8], at way: [Int]) throws -> [UInt8] {
        func rewrite(_ element: [UInt8], _ way: ArraySlice<Int>) throws -> [UInt8] {
            let header = try TLVHeader.parse(element)
            guard let step = way.first else { return TLVWriter.encode(header.tag, []) }
            var rest = Array(element.dropFirst(header.headerLength))
            // What a BIT STRING or OCTET STRING holds is walked as well.
            var children: [[UInt8]] = []
            while !rest.isEmpty {
                let length = try #require(try TLVHeader.parse(rest).totalLength)
                children.append(Array(rest.prefix(length)))
                rest.removeFirst(length)
            }
            children[step] = try rewrite(children[step], way.dropFirst())
            return TLVWriter.encode(header.tag, Array(children.joined()))
        }
        return try rewrite(octets, way[...])
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
        Collection(testDescription: "certificate: extensions", named: nil) {
            (try? Certificate(encoded: emptied(TestDocument().cscaCertificate().encoded, at: [0, 7, 0, 0]))).map { _ in
                ""
            }
        },
        Collection(testDescription: "revocation list: revokedCertificates", named: nil) {
            let list = try TestAuthority().revocationList(of: [[5], [6]])
            return (try? CertificateRevocationList(encoded: emptied(list.encoded, at: [0, 5, 0]))).map { _ in "" }
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
            let lost = collection.named.map { "itself, by `\($0)`" } ?? "the whole"
            #expect(row?[1] == lost, "\(collection.testDescription)")
        }
        #expect(rows.filter { $0[1] != "not decoded" }.count == Self.collections.count)
    }
}

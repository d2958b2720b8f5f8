// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMessages
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Certificate revocation list, RFC 5280 5, Doc 9303-12 7.1.4", .timed)
struct RevocationListTests {
    static func time(_ text: String) throws -> Timestamp { try #require(Timestamp(iso8601: text)) }

    static func builder(_ entries: [[UInt8]] = [[0x12, 0x34]]) throws -> CertificateRevocationListBuilder {
        CertificateRevocationListBuilder(
            csca: try TestDocument().cscaCertificate(), thisUpdate: try time("2026-10-01"),
            nextUpdate: try time("2026-12-01"), number: 7,
            entries: try entries.map { .init(serialNumber: $0, revocationDate: try time("2026-09-01")) })
    }

    static func issue(_ builder: CertificateRevocationListBuilder) throws -> CertificateRevocationList {
        try builder.issue(signedBy: try TestKeys.key(.ec(.p256), "csca"), algorithm: .ecdsa(.sha256))
    }

    @Test("a list by the profile decodes to what was asked for, and verifies under the key of its issuer alone")
    func profile() throws {
        let csca = try TestDocument().cscaCertificate()
        let list = try Self.issue(try Self.builder([[0x12, 0x34], [0x05]]))
        #expect(list.version == 2)
        #expect(list.issuer.matches(csca.subject))
        #expect(list.thisUpdate.date == "2026-10-01")
        #expect(list.nextUpdate?.date == "2026-12-01")
        #expect(list.authorityKeyIdentifier == csca.decodedExtensions.subjectKeyIdentifier)
        #expect(list.crlNumber == [7])
        #expect(list.unknownCritical.isEmpty)
        #expect(list.isDistinguished)
        #expect(list.revokedCount == 2)
        #expect(list.revocation(ofSerialNumber: [0x12, 0x34])?.revocationDate.date == "2026-09-01")
        #expect(list.revocation(ofSerialNumber: [0x12, 0x34])?.reason == nil)
        #expect(list.revocation(ofSerialNumber: [0x05])?.serialNumber == [0x05])
        #expect(list.revocation(ofSerialNumber: [0x06]) == nil)
        #expect(list.revokedCertificates.map(\.serialNumber) == [[0x05], [0x12, 0x34]])
        #expect(try list.verifySignature(under: csca) == .valid)
        #expect(try list.verifySignature(under: try TestDocument().make().signer) == .invalid)
        #expect(try list.fingerprint() == HashAlgorithm.sha256.hash(list.encoded))
    }

    @Test(
        "serial numbers are compared by their octets without zeros in front, and FF is no sign",
        arguments: [
            ("1234", "1234", true), ("001234", "1234", true), ("00001234", "1234", true), ("1234", "1235", false),
            ("FF80", "0080", false), ("FF80", "80", false), ("80", "FF80", false), ("00FF80", "FF80", true),
            ("FF80", "00FF80", true), ("00", "00", true), ("0000", "00", true), ("", "00", false),
            ("0080", "80", true), ("80", "0080", true), ("80", "80", true), ("7F", "FF", false),
        ])
    func numbers(asked: String, listed: String, found: Bool) throws {
        let entry = DERText.sequence([
            DERText.element(0x02, try #require(octets(listed))), DERText.utcTime("260901000000Z"),
        ])
        let list = try Self.replacing(try Self.issue(try Self.builder()), member: 5, with: DERText.sequence([entry]))
        #expect((list.revocation(ofSerialNumber: try #require(octets(asked))) != nil) == found)
    }

    @Test("entries in any order are found, each by its own number", arguments: [1, 2, 3, 255, 1_000])
    func order(count: Int) throws {
        let serials = (0..<count).map { index in
            let number = index &* 7_919 % 65_536
            return [UInt8(1 + number >> 8 & 0x3F), UInt8(number & 0xFF)]
        }
        let list = try Self.issue(try Self.builder(serials))
        #expect(list.revokedCount == count)
        for serial in serials { #expect(list.revocation(ofSerialNumber: serial)?.serialNumber == serial) }
        #expect(list.revocation(ofSerialNumber: [0x7F, 0x00]) == nil)
    }

    @Test("a list of 20,000 entries is read, and each is found", .long())
    func long() throws {
        let date = DERText.utcTime("260901000000Z")
        var entries: [UInt8] = []
        for number in 0..<20_000 {
            let serial = [0x01, UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
            entries += DERText.sequence([DERText.element(0x02, serial), date])
        }
        let list = try Self.replacing(
            try Self.issue(try Self.builder()), member: 5, with: DERText.element(0x30, entries))
        #expect(list.revokedCount == 20_000)
        #expect(list.revocation(ofSerialNumber: [0x01, 0x00, 0x42, 0x03])?.serialNumber == [0x01, 0x00, 0x42, 0x03])
        #expect(list.revocation(ofSerialNumber: [0x01, 0x7F, 0xFF, 0xFF]) == nil)
    }

    @Test(
        "each defect of the builder shows where it should, and only there",
        arguments: CertificateRevocationListBuilder.Defect.allCases)
    func defects(defect: CertificateRevocationListBuilder.Defect) throws {
        let csca = try TestDocument().cscaCertificate()
        var builder = try Self.builder(defect == .emptyList ? [] : [[0x05]])
        builder.defects = [defect]
        let list = try Self.issue(builder)
        #expect(try list.verifySignature(under: csca) == (defect == .wrongSignature ? .invalid : .valid))
        #expect(list.version == (defect == .wrongVersion ? 1 : 2))
        #expect((list.nextUpdate == nil) == (defect == .noNextUpdate))
        let isNamed = list.authorityKeyIdentifier == csca.decodedExtensions.subjectKeyIdentifier
        #expect(
            isNamed
                != [.noAuthorityKeyIdentifier, .wrongAuthorityKeyIdentifier, .noExtensions].contains(defect))
        #expect((list.crlNumber == nil) == [.noNumber, .noExtensions].contains(defect))
        let critical: [CertificateRevocationListBuilder.Defect: String] = [
            .deltaList: "2.5.29.27", .partialList: "2.5.29.28", .unknownCriticalExtension: "2.999.1",
            .indirectEntries: "2.5.29.29",
        ]
        #expect(list.unknownCritical == [critical[defect]].compactMap { $0 })
        #expect(list.revocation(ofSerialNumber: [0x05])?.reason == (defect == .reasonCodes ? 1 : nil))
        #expect(list.statesRevokedCertificates)
        #expect(list.signature.isSame(as: list.signatureAlgorithm) == (defect != .innerAlgorithm))
    }

    @Test("a list without revoked certificates says so")
    func empty() throws {
        let list = try Self.issue(try Self.builder([]))
        #expect(list.revokedCount == 0)
        #expect(!list.statesRevokedCertificates)
        #expect(list.revocation(ofSerialNumber: [1]) == nil)
    }

    @Test("indefinite lengths are read and noticed")
    func indefinite() throws {
        let list = try Self.issue(try Self.builder())
        let content = try DERText.members(list.encoded).joined()
        let changed = try CertificateRevocationList(encoded: [0x30, 0x80] + content + [0, 0])
        #expect(!changed.isDistinguished)
        #expect(changed.tbsCertList == list.tbsCertList)
        #expect(changed.revokedCount == 1)
    }

    @Test("no truncation of a list is a list")
    func truncated() throws {
        let list = try Self.issue(try Self.builder())
        for length in 0..<list.encoded.count {
            #expect(throws: TrustError.self) {
                try CertificateRevocationList(encoded: Array(list.encoded.prefix(length)))
            }
        }
        #expect(throws: TrustError.self) { try CertificateRevocationList(encoded: list.encoded + [0]) }
    }

    @Test("no flipped bit of what is signed leaves a list that verifies")
    func flipped() throws {
        let csca = try TestDocument().cscaCertificate()
        let list = try Self.issue(try Self.builder())
        var decoded = 0
        for index in 4..<(4 + list.tbsCertList.count) {
            var changed = list.encoded
            changed[index] ^= 0x04
            guard let other = try? CertificateRevocationList(encoded: changed) else { continue }
            decoded += 1
            #expect((try? other.verifySignature(under: csca)) != .valid, "octet \(index)")
        }
        #expect(decoded > 50)
    }

    @Test(
        "a malformed entry makes the whole list one, with its position",
        arguments: ["3000", "30020200", "3003020101", "30100201011704323630390102030405060708", "0201"])
    func malformedEntry(entry: String) throws {
        let list = try Self.issue(try Self.builder())
        let error = try #require(throws: TrustError.self) {
            try Self.replacing(list, member: 5, with: DERText.element(0x30, try #require(octets(entry))))
        }
        #expect(error.code == .malformed)
        #expect(error.offset != nil)
        #expect(error.element.contains("revokedCertificates"))
    }

    @Test("an extension stated twice is refused")
    func doubled() throws {
        var builder = try Self.builder()
        builder.extensions = [.authorityKeyIdentifier([1])]
        #expect(throws: TrustError(.doubledExtension, .plainText(text: ""))) { try Self.issue(builder) }
    }

    /// The list with one member of tbsCertList replaced; its signature no longer fits.
    static func replacing(
        _ list: CertificateRevocationList, member: Int, with octets: [UInt8]
    ) throws -> CertificateRevocationList {
        var outer = try DERText.members(list.encoded)
        var inner = try DERText.members(list.tbsCertList)
        try #require(inner.indices.contains(member))
        inner[member] = octets
        outer[0] = DERText.sequence(inner)
        return try CertificateRevocationList(encoded: DERText.sequence(outer))
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Signed lists, Doc 9303-12 9.1 and 10.1, RFC 5652", .timed)
struct SignedListTests {
    @Test(
        "the kind follows from the content type, and signing time and signer are read",
        arguments: SignedListKind.allCases)
    func kinds(kind: SignedListKind) throws {
        var test = TestList(kind: kind)
        test.content = [0x30, 0x00]
        let made = try test.make()
        let list = try made.list()
        #expect(list.kind == kind)
        #expect(list.content == [0x30, 0x00])
        #expect(list.signingTime?.date == "2026-05-01")
        #expect(list.signer?.names(made.signer) == true)
        #expect(list.encoded == made.contentInfo)
        #expect(try list.fingerprint() == HashAlgorithm.sha256.hash(made.contentInfo))
        #expect(SignedListKind(contentType: kind.contentType) == kind)
    }

    @Test("a SignedData of another content is no list")
    func otherContent() throws {
        #expect {
            try SignedList(contentInfo: try TestDocument().make().contentInfo)
        } throws: { ($0 as? TrustError)?.code == .unexpectedContent }
        #expect(throws: TrustError.self) { try SignedList(contentInfo: try TestList.csca().encoded) }
        #expect(SignedListKind(contentType: "2.23.136.1.1.1") == nil)
    }

    @Test("content types and purposes are those of the standards, and no two are equal")
    func identifiers() {
        let all = SignedListKind.allCases.flatMap { [$0.contentType, $0.signerPurpose] }
        #expect(Set(all).count == 8)
        #expect(SignedListKind.masterList.signerPurpose == "2.23.136.1.1.3")
        #expect(SignedListKind.deviationList.signerPurpose == "2.23.136.1.1.8")
    }

    @Test("one certificate that cannot be decoded does not spoil the list")
    func damagedCertificate() throws {
        let made = try TestList().make()
        let list = try SignedDataBuilder(
            kind: .masterList, content: try made.list().content,
            certificates: [made.signer.encoded, [0x30, 0x03, 0x02, 0x01, 0x00], made.csca.encoded],
            signingTime: try TestList.date("2026-05-01")
        ).issue(
            signedBy: try TestKeys.key(.ec(.p256), "list signer"), certificate: made.signer,
            algorithm: TestList.algorithm)
        #expect(list.signedData.certificates.count == 2)
        #expect(list.signedData.undecodedCertificates.count == 1)
        let found = SignedListVerification.verify(
            list, trust: try TrustSnapshot([made.csca]), at: try TestList.date(TestList.judged))
        #expect(found.standing.word == "verified")
    }

    @Test("a list too long is refused unread, and one of empty elements only is no list", .long())
    func bounds() {
        #expect {
            try SignedList(contentInfo: [UInt8](repeating: 0, count: SignedList.maximumLength + 1))
        } throws: { ($0 as? TrustError)?.code == .tooLarge }
        let count = 2_000_000
        let length: [UInt8] = [0x83] + [16, 8, 0].map { UInt8(truncatingIfNeeded: (count * 2) >> $0) }
        #expect {
            try SignedList(
                contentInfo: [0x30] + length + Array([[UInt8]](repeating: [0x30, 0x00], count: count).joined()))
        } throws: { ($0 as? TrustError)?.code == .malformed }
    }

    @Test("more certificates or signers than the limits are refused")
    func certificates() throws {
        let made = try TestList().make()
        let many = [[UInt8]](repeating: made.signer.encoded, count: SignedDataLimits.signedList.maximumCertificates + 1)
        #expect {
            try SignedDataBuilder(
                kind: .masterList, content: [0x30, 0x00], certificates: many, signingTime: nil
            ).issue(
                signedBy: try TestKeys.key(.ec(.p256), "list signer"), certificate: made.signer,
                algorithm: TestList.algorithm)
        } throws: { ($0 as? TrustError)?.code == .limitExceeded }
    }

    @Test("each truncation of a list is an error")
    func truncations() throws {
        let octets = try TestList().make().contentInfo
        for length in 0..<octets.count {
            #expect(throws: TrustError.self) { try SignedList(contentInfo: Array(octets.prefix(length))) }
        }
    }

    @Test("no changed octet leaves a list verified unless nothing that decides lies there")
    func everyOctet() throws {
        let made = try TestList().make()
        let octets = made.contentInfo
        let trust = try TrustSnapshot([made.csca])
        let time = try TestList.date(TestList.judged)
        // What no signature covers: the CSCA that the list brings along, and the digest algorithms announced before the
        // content.
        let brought = try #require(MutationTests.Map.last(made.csca.encoded, in: octets))
        let announced = try #require(try made.list().signedData.digestAlgorithms.first).encoded()
        let algorithms = try #require(MutationTests.Map.first(announced, in: octets))
        var unnoticed: [Int] = []
        for index in TestShare.of(octets.indices) {
            for flip: UInt8 in [0x01, 0x20] {
                var changed = octets
                changed[index] ^= flip
                guard let list = try? SignedList(contentInfo: changed) else { continue }
                let found = SignedListVerification.verify(list, trust: trust, at: time)
                if found.standing.isPinned, found.deviations.isEmpty, unnoticed.last != index {
                    unnoticed.append(index)
                }
            }
        }
        let allowed = IndexSetOfRanges([
            brought..<brought + made.csca.encoded.count, algorithms..<algorithms + announced.count,
        ])
        let unexpected = unnoticed.filter { !allowed.contains($0) }
        #expect(unexpected.isEmpty, "octets \(unexpected.map { "\($0): \(octets[$0])" })")
    }

    private struct IndexSetOfRanges {
        let ranges: [Range<Int>]
        init(_ ranges: [Range<Int>]) { self.ranges = ranges }
        func contains(_ index: Int) -> Bool { ranges.contains { $0.contains(index) } }
    }
}

@Suite("Content of master lists and lists of document signers, Doc 9303-12 9.2, BSI TR-03129-2 8.1", .timed)
struct CertificateListTests {
    static func certificates() throws -> [Certificate] {
        try (1...4).map { try TestList.csca(role: "generation \($0)", serialNumber: $0) }
    }

    @Test("every certificate is read with its place")
    func entries() throws {
        let certificates = try Self.certificates()
        let content = CertificateListBuilder(certificates: certificates.map(\.encoded)).content()
        let list = try MasterList(content: content)
        #expect(list.version == 0)
        #expect(list.entries.map(\.index) == [0, 1, 2, 3])
        #expect(try Set(list.entries.map { try $0.certificate.get() }) == Set(certificates))
        for entry in list.entries {
            #expect(content[entry.offset..<entry.offset + entry.octets.count].elementsEqual(entry.octets))
        }
        #expect(try DocumentSignerList(content: content).entries == list.entries)
        var handed: [MasterList.Entry] = []
        #expect(try MasterList.forEach(in: content) { handed.append($0) } == 0)
        #expect(handed == list.entries)
    }

    @Test("an empty list is one")
    func empty() throws {
        #expect(try MasterList(content: CertificateListBuilder(certificates: []).content()).entries.isEmpty)
    }

    /// For each departure how many of four certificates are still read, and how many entries are none; nil where the
    /// whole is refused.
    static let departures: [CertificateListBuilder.Defect: (read: Int, refused: Int)] = [
        .wrongVersion: (4, 0), .damagedCertificate: (3, 1), .foreignElement: (4, 1), .truncatedCertificate: (3, 1),
        .doubledCertificate: (5, 0), .unsorted: (4, 0),
    ]

    @Test("each departure has its result", arguments: CertificateListBuilder.Defect.allCases)
    func defects(defect: CertificateListBuilder.Defect) throws {
        var builder = CertificateListBuilder(certificates: try Self.certificates().map(\.encoded))
        builder.defects = [defect]
        guard let expected = Self.departures[defect] else {
            #expect(throws: TrustError.self) { try MasterList(content: builder.content()) }
            return
        }
        let entries = try MasterList(content: builder.content()).entries
        var refused: [TrustError] = []
        for entry in entries { if case .failure(let error) = entry.certificate { refused.append(error) } }
        #expect(entries.count - refused.count == expected.read)
        #expect(refused.count == expected.refused)
        for error in refused { #expect(error.code == .malformed && !error.element.isEmpty) }
    }

    @Test("more certificates than the limit are refused")
    func counts() {
        let many = [[UInt8]](repeating: [0x30, 0x00], count: 65_537)
        #expect {
            try MasterList(content: CertificateListBuilder(certificates: many).content())
        } throws: { ($0 as? TrustError)?.code == .limitExceeded }
    }

    @Test("every truncation is an error, and no flipped octet makes more than one entry more", .long())
    func mutations() throws {
        let content = CertificateListBuilder(certificates: try Self.certificates().map(\.encoded)).content()
        for length in 0..<content.count {
            #expect(throws: TrustError.self) { try MasterList(content: Array(content.prefix(length))) }
        }
        for index in content.indices {
            var changed = content
            changed[index] ^= 0x80
            guard let list = try? MasterList(content: changed) else { continue }
            #expect(list.entries.count <= 5 + 300)
            for entry in list.entries { #expect(entry.octets.count <= content.count) }
        }
    }

    @Test(
        "four octets cannot ask for gigabytes", arguments: ["3084FFFFFFFF", "30847FFFFFFF020100", "308402000000020100"])
    func announced(text: String) {
        #expect(throws: TrustError.self) { try MasterList(content: try HexTLV.octets(text)) }
    }
}

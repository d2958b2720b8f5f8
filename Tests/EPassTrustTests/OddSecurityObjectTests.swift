// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassTLV
import EPassTestSupport
import EPassTrust
import Testing

@Suite("An odd EF.SOD, Doc 9303-10 4.6.2", .timed)
struct OddSecurityObjectTests {
    private static func entry(_ number: [UInt8], _ hash: [UInt8]) -> [UInt8] {
        DERWriter.sequence([DERWriter.element(.integer, number), DERWriter.octetString(hash)])
    }

    /// The list of hashes of a genuine document with these entries behind it.
    private static func content(adding entries: [[UInt8]], ldsVersion: UInt8 = 0x13) throws -> [UInt8] {
        let document = TestDocument()
        let object = try document.securityObject()
        let own = object.dataGroupHashes.map { entry([UInt8($0.number)], $0.hash) }
        let hash = try #require(DERWriter.objectIdentifier(document.digest.objectIdentifier))
        let text = { (text: String) in [ldsVersion, UInt8(text.utf8.count)] + Array(text.utf8) }
        return DERWriter.sequence([
            DERWriter.integer(1), DERWriter.sequence([hash]), DERWriter.sequence(own + entries),
            DERWriter.sequence([text("0108"), DERWriter.element(.printableString, Array("040000".utf8))]),
        ])
    }

    private func judge(
        _ profile: TrustProfile = .default, _ edit: (inout TestDocument) throws -> Void
    ) throws -> PassiveAuthenticationResult {
        var document = TestDocument()
        try edit(&document)
        return try judge(try document.make(), profile)
    }

    private func judge(
        _ made: TestDocument.Made, _ profile: TrustProfile, sod: [UInt8]? = nil,
        _ given: PassiveAuthentication.Input? = nil
    ) throws -> PassiveAuthenticationResult {
        var input = given ?? made.input
        input.sod = sod ?? input.sod
        return PassiveAuthentication.judge(
            input, trust: try TrustSnapshot([made.csca]), profile: profile,
            at: try #require(Timestamp(iso8601: TestDocument.judged)))
    }

    private static let structure = "securityObject.sod.structure"

    struct Listed: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let entries: [[UInt8]]
        let deviations: [LDSDeviation]
        let unknown: [String]
    }

    private static let digest = [UInt8](repeating: 7, count: 32)

    static let listed: [Listed] = [
        Listed(
            testDescription: "17 to 19", entries: [17, 18, 19].map { entry([$0], digest) },
            deviations: [.securityObjectUnknownDataGroup], unknown: ["17", "18", "19"]),
        Listed(
            testDescription: "0 and -1", entries: [entry([0], digest), entry([0xFF], digest)],
            deviations: [.securityObjectUnknownDataGroup], unknown: ["0", "-1"]),
        Listed(
            testDescription: "a number of ten octets, twice",
            entries: Array(repeating: entry([1] + [UInt8](repeating: 0, count: 9), digest), count: 2),
            deviations: [.securityObjectUnknownDataGroup],
            unknown: ["0x01000000000000000000", "0x01000000000000000000"]),
        Listed(
            testDescription: "more than 16", entries: (17...40).map { entry([$0], digest) },
            deviations: [.securityObjectUnknownDataGroup, .securityObjectManyDataGroups],
            unknown: (17...40).map { "\($0)" }),
        Listed(
            testDescription: "more than 64", entries: (17...117).map { entry([$0], digest) },
            deviations: [.securityObjectUnknownDataGroup, .securityObjectManyDataGroups],
            unknown: (17...117).map { "\($0)" }),
    ]

    @Test("numbers that no data group has need no file and count for nothing", arguments: listed)
    func unknown(row: Listed) throws {
        let content = try Self.content(adding: row.entries)
        let result = try judge { document in document.editSOD = { $0.content = content } }
        #expect(TestDocument.departures(result).isEmpty)
        #expect(result.ldsDeviations == row.deviations)
        let message = result.finding(.sodStructure)?.detail ?? ""
        #expect(row.unknown.allSatisfy { message.contains($0) }, "\(message)")
        #expect(try LDSSecurityObject(derEncoded: content).unknownDataGroups == row.unknown)
        let strict = try judge(.strict) { document in document.editSOD = { $0.content = content } }
        #expect(TestDocument.departures(strict) == ["\(Self.structure) failed (malformed)"])
    }

    @Test("a data group that is listed twice: equal hashes are one, others are malformed")
    func doubled() throws {
        let hash = try #require(try TestDocument().securityObject().hash(of: .dg1))
        let equal = try Self.content(adding: [Self.entry([1], hash)])
        let result = try judge { document in document.editSOD = { $0.content = equal } }
        #expect(TestDocument.departures(result).isEmpty)
        #expect(result.ldsDeviations == [.securityObjectRepeatedDataGroup])
        let strict = try judge(.strict) { document in document.editSOD = { $0.content = equal } }
        #expect(TestDocument.departures(strict) == ["\(Self.structure) failed (malformed)"])
        let other = try Self.content(adding: [Self.entry([1], Self.digest)])
        for (profile, word) in [(TrustProfile.default, "undetermined"), (.strict, "failed")] {
            let found = try judge(profile) { document in document.editSOD = { $0.content = other } }
            #expect(TestDocument.departures(found).contains("\(Self.structure) \(word) (malformed)"))
            #expect(TestDocument.departures(found).contains("integrity.dg1.hash undetermined (noSecurityObject)"))
        }
    }

    @Test("versions 4 and 5 of SignedData are tolerated by name, others are open", arguments: [UInt8](0...7))
    func version(_ version: UInt8) throws {
        let made = try TestDocument().make()
        var sod = try #require(made.input.sod)
        let index = try #require(sod.indices.first { sod[$0...].starts(with: [0x02, 0x01, 0x03, 0x31]) })
        sod[index + 2] = version
        let changed = sod
        func judged(_ profile: TrustProfile) throws -> PassiveAuthenticationResult {
            try judge(made, profile, sod: changed)
        }
        let (result, strict) = (try judged(.default), try judged(.strict))
        switch version {
        case 3: #expect(TestDocument.departures(result).isEmpty && TestDocument.departures(strict).isEmpty)
        case 4, 5:
            #expect(TestDocument.departures(result).isEmpty && result.deviations == [.signedDataVersion])
            #expect(TestDocument.departures(strict) == ["\(Self.structure) failed (wrongVersion)"])
        default:
            #expect(TestDocument.departures(result).contains("\(Self.structure) undetermined (wrongVersion)"))
            #expect(TestDocument.departures(strict).contains("\(Self.structure) failed (wrongVersion)"))
        }
    }

    @Test(
        "another string type, and no tag 77, are open with their reason",
        arguments: [0x0C, 0x16, 0x1E, 0x04] as [UInt8])
    func form(tag: UInt8) throws {
        let content = try Self.content(adding: [], ldsVersion: tag)
        for (profile, word) in [(TrustProfile.default, "undetermined"), (.strict, "failed")] {
            let text = try judge(profile) { document in document.editSOD = { $0.content = content } }
            let made = try TestDocument().make()
            let bare = try judge(made, profile, sod: made.contentInfo)
            for result in [text, bare] {
                #expect(TestDocument.departures(result).contains("\(Self.structure) \(word) (malformed)"))
            }
        }
    }

    /// The EF.SOD of a genuine document with one thing about it odd, its list of hashes untouched.
    enum Oddity: String, CaseIterable {
        case version, stringType, contentType

        func make() throws -> (made: TestDocument.Made, sod: [UInt8]) {
            var document = TestDocument()
            if self == .contentType { document.editSOD = { $0.contentType = "2.23.136.1.1.2" } }
            if self == .stringType {
                let content = try OddSecurityObjectTests.content(adding: [], ldsVersion: 0x0C)
                document.editSOD = { $0.content = content }
            }
            let made = try document.make()
            let sod = try #require(made.input.sod)
            return switch self {
            case .version: (made, try MemberLossTests.edited(sod, at: [0, 1, 0, 0]) { _ in [0x02, 0x01, 0x01] })
            case .stringType, .contentType: (made, sod)
            }
        }
    }

    @Test("what is odd hides no file that differs, and proves none", arguments: Oddity.allCases)
    func differs(oddity: Oddity) throws {
        let (made, sod) = try oddity.make()
        for profile in [TrustProfile.default, .strict] {
            func found(_ group: [UInt8]) throws -> PassiveAuthenticationResult {
                var input = made.input
                input.sod = sod
                input.dataGroups[1] = group
                return PassiveAuthentication.judge(
                    input, trust: try TrustSnapshot([made.csca]), profile: profile,
                    at: try #require(Timestamp(iso8601: TestDocument.judged)))
            }
            let genuine = try #require(made.input.dataGroups[1])
            for (group, expected) in [
                (genuine, "undetermined (noSecurityObject)"), ([0x61, 0x01, 0x09], "failed (hashMismatch)"),
                ([0x61, 0x05, 0x09], "undetermined (noSecurityObject)"), ([], "undetermined (noSecurityObject)"),
            ] {
                let result = try found(group)
                #expect(result.findings.map(\.description).contains("integrity.dg1.hash \(expected)"), "\(group)")
                #expect(result.finding(.dataGroupHash(.dg2))?.reason == .noSecurityObject)
                #expect(result.finding(.sodStructure)?.result != .successful)
                #expect(result.finding(.sodSignedAttributes)?.result == .successful)
                #expect(result.finding(.sodSignature)?.result == .successful)
            }
        }
    }

    /// The EF.SOD of a genuine document in which octets that nobody signed do not decode.
    enum Undecodable: String, CaseIterable {
        case version, digestAlgorithms, certificates, signer, unsigned, cut, contentInfo, contentType, octetString
        case field, identifiers, signerVersion, noTag, otherTag

        func make(_ document: TestDocument) throws -> (made: TestDocument.Made, sod: [UInt8]) {
            let made = try document.make()
            let sod = try #require(made.input.sod)
            func edited(_ way: [Int], _ edit: ([UInt8]) throws -> [UInt8]) throws -> (TestDocument.Made, [UInt8]) {
                (made, try MemberLossTests.edited(sod, at: way, edit))
            }
            return switch self {
            case .version: try edited([0, 1, 0, 0]) { _ in [0x02, 0x06, 1, 0, 0, 0, 0, 0] }
            case .digestAlgorithms: try edited([0, 1, 0, 1, 0]) { _ in [0x02, 0x01, 0x01] }
            case .certificates: try edited([0, 1, 0, 3, 0]) { Array(repeatElement($0, count: 17).joined()) }
            case .signer: try edited([0, 1, 0, 4, 0, 1]) { _ in [0x30, 0x06, 0x02, 0x01, 0x03, 0x02, 0x01, 0x03] }
            case .unsigned: try edited([0, 1, 0, 4, 0, 5]) { $0 + [0xA1, 0x04, 0x30, 0x05, 0x61, 0x62] }
            case .cut: (made, sod.dropLast(9))
            case .contentInfo: try edited([0, 1, 0]) { [0x31] + $0.dropFirst() }
            case .contentType: try edited([0, 1, 0, 2, 0]) { [0x07] + $0.dropFirst() }
            case .octetString: try edited([0, 1, 0, 2, 1, 0]) { [0x05] + $0.dropFirst() }
            case .field:
                try edited([0, 1, 0]) { element in
                    let content = Array(element.dropFirst(try TLVHeader.parse(element).headerLength))
                    return TLVWriter.encode(0x30, content + [0xA2, 0x02, 0x05, 0x00])
                }
            case .identifiers:
                // As many identifiers of the content's type as decoys.
                try edited([0, 1, 0, 1]) { _ in
                    let type: [UInt8] = [0x06, 0x06, 0x67, 0x81, 0x08, 1, 1, 1]
                    return TLVWriter.encode(0x31, Array(repeating: type, count: 40).flatMap(\.self))
                }
            case .signerVersion: try edited([0, 1, 0, 4, 0, 0]) { _ in [0x05, 0x00] }
            case .noTag: (made, made.contentInfo)
            case .otherTag: (made, [0x78] + sod.dropFirst())
            }
        }
    }

    @Test(
        "octets that nobody signed and that do not decode hide no file that differs, and prove none",
        arguments: Undecodable.allCases)
    func undecodable(oddity: Undecodable) throws {
        let (made, sod) = try oddity.make(TestDocument())
        for (group, expected) in [
            (try #require(made.input.dataGroups[1]), "undetermined (noSecurityObject)"),
            ([0x61, 0x01, 0x09], "failed (hashMismatch)"), ([0x61, 0x05, 0x09], "undetermined (noSecurityObject)"),
        ] {
            var input = made.input
            input.sod = sod
            input.dataGroups[1] = group
            let result = PassiveAuthentication.judge(
                input, trust: try TrustSnapshot([made.csca]), at: try #require(Timestamp(iso8601: TestDocument.judged)))
            #expect(result.findings.map(\.description).contains("integrity.dg1.hash \(expected)"), "\(group)")
            #expect(result.finding(.dataGroupHash(.dg2))?.reason == .noSecurityObject)
            #expect(result.finding(.sodStructure)?.result == .undetermined)
        }
    }

    @Test("a list that was changed with the file beside them leaves it open", arguments: Undecodable.allCases)
    func undecodableListDiffers(oddity: Undecodable) throws {
        let (made, sod) = try oddity.make(TestDocument())
        let group: [UInt8] = [0x61, 0x01, 0x09]
        let hash = try HashAlgorithm.sha256.hash(try #require(made.input.dataGroups[1]))
        var changed = sod
        changed.replaceSubrange(try #require(sod.firstRange(of: hash)), with: try HashAlgorithm.sha256.hash(group))
        var input = made.input
        input.dataGroups[1] = group
        let result = try judge(made, .default, sod: changed, input)
        for check in [CheckID.sodSignedAttributes, .sodSignature, .dsSignature, .dataGroupHash(.dg1)] {
            let finding = try #require(result.finding(check))
            #expect(finding.result == .undetermined && finding.reason == .noSecurityObject, "\(finding)")
        }
        #expect(result.finding(.sodStructure)?.result == .undetermined)
    }

    /// A list that nobody signed, where octets stand that are not signed.
    private static func decoy(_ list: [UInt8]) -> [UInt8] {
        TLVWriter.encode(
            0x31, [0x06, 0x06, 0x67, 0x81, 0x08, 1, 1, 1] + TLVWriter.encode(0xA0, DERWriter.octetString(list)))
    }

    @Test("a list that somebody added to a broken EF.SOD speaks neither against a file nor for one")
    func decoys() throws {
        let group: [UInt8] = [0x61, 0x01, 0x09]
        let made = try TestDocument().make()
        let sod = try #require(made.input.sod)
        let genuine = try #require(made.input.dataGroups[1])
        let content = try TestDocument().securityObject().encoded()
        let hash = try HashAlgorithm.sha256.hash(genuine)
        var other = content
        other.replaceSubrange(try #require(content.firstRange(of: hash)), with: try HashAlgorithm.sha256.hash(group))
        func reason(_ sod: [UInt8], _ group: [UInt8]) throws -> CheckReason? {
            var input = made.input
            input.dataGroups[1] = group
            return try judge(made, .default, sod: sod, input).finding(.dataGroupHash(.dg1))?.reason
        }
        func adding(_ octets: [UInt8]) throws -> [UInt8] {
            try MemberLossTests.edited(sod, at: [0, 1, 0, 1]) { _ in octets }
        }
        // Nobody can say which of them was signed: what fits either is open.
        let decoy = try adding(Self.decoy(other))
        #expect(try reason(decoy, genuine) == .noSecurityObject)
        #expect(try reason(decoy, group) == .noSecurityObject)
        #expect(try reason(decoy, [0x61, 0x01, 0x08]) == .hashMismatch)
        // More than there can be, what nests too deep to be looked at, and what is too long: nothing is said.
        let many = (0..<17).map { number in
            var list = other
            list[list.count - 1] = UInt8(number)
            return list
        }
        let nested = Array(repeatElement([0x24, 0x80] as [UInt8], count: 4_000).joined())
        let long = TLVWriter.encode(0x04, [UInt8](repeating: 0, count: 1 << 20))
        for octets in [TLVWriter.encode(0x31, Array(many.joined())), nested, long] {
            let sod = try adding(octets)
            #expect(try reason(sod, genuine) == .noSecurityObject)
            #expect(try reason(sod, [0x61, 0x01, 0x08]) == .noSecurityObject)
        }
    }

    @Test("whatever somebody adds to a broken EF.SOD, an honest document is no forgery")
    func additions() throws {
        let made = try TestDocument().make()
        let sod = try #require(made.input.sod)
        let content = try TestDocument().securityObject().encoded()
        let hash = try HashAlgorithm.sha256.hash(try #require(made.input.dataGroups[1]))
        var other = content
        other.replaceSubrange(
            try #require(content.firstRange(of: hash)), with: try HashAlgorithm.sha256.hash([0x61, 0x01, 0x09]))
        var signer: [UInt8] = []
        _ = try MemberLossTests.edited(sod, at: [0, 1, 0, 4, 0]) { element in
            signer = element
            return element
        }
        let digest = try HashAlgorithm.sha256.hash(content)
        signer.replaceSubrange(
            try #require(signer.firstRange(of: digest)), with: try HashAlgorithm.sha256.hash(other))
        let junk = Array(repeatElement([0x30, 0x80] as [UInt8], count: 1_700).joined())
        let bare = try MemberLossTests.edited(sod, at: [0, 1, 0, 3, 0]) { _ in [] }
        for (before, sod) in [
            (signer, sod), (Array(repeatElement(signer, count: 9).joined()), sod), (junk, sod), (signer, bare),
        ] {
            let changed = try MemberLossTests.edited(sod, at: [0, 1, 0, 1]) { _ in
                TLVWriter.encode(0x31, before + Self.decoy(other))
            }
            let result = try judge(made, .default, sod: changed)
            #expect(result.finding(.sodStructure)?.reason == .malformed)
            #expect(result.findings.allSatisfy { $0.result != .failed }, "\(TestDocument.departures(result))")
        }
        // The whole of it inside of what has the form of a list, with nothing of it changed.
        let members = Array(other.dropFirst(try TLVHeader.parse(other).headerLength))
        let wrapped = try judge(made, .default, sod: TLVWriter.encode(0x77, TLVWriter.encode(0x30, members + sod)))
        #expect(wrapped.findings.allSatisfy { $0.result != .failed }, "\(TestDocument.departures(wrapped))")
    }

    @Test("who else is named in the signer's place, by whatever algorithm, makes an honest document no forgery")
    func namedInPlace() throws {
        let own = try PathValidationTests.foreign.root()
        var document = TestDocument()
        document.editSOD = { $0.certificates.append(own.encoded) }
        let made = try document.make()
        let sod = try #require(made.input.sod)
        func renamed(_ signer: [UInt8]) throws -> [UInt8] {
            let sid = DERWriter.sequence([own.issuer.encoded, DERWriter.element(.integer, own.serialNumber)])
            let named = try MemberLossTests.edited(signer, at: [1]) { _ in sid }
            return try MemberLossTests.edited(named, at: [4]) { _ in
                try AlgorithmIdentifier(.ecdsa(.sha384)).encoded()
            }
        }
        let place = [0, 1, 0, 4, 0]
        let alone = try MemberLossTests.edited(sod, at: place, renamed)
        let behind = try MemberLossTests.edited(sod, at: place) { try $0 + renamed($0) }
        let broken = try MemberLossTests.edited(behind, at: [0, 1, 0, 1, 0]) { _ in [0x02, 0x01, 0x01] }
        for sod in [alone, behind, broken] {
            let result = try judge(made, .default, sod: sod)
            #expect(result.finding(.sodSignature)?.result == .undetermined)
            #expect(result.findings.allSatisfy { $0.result != .failed }, "\(TestDocument.departures(result))")
        }
    }

    @Test("a made-up certificate with the signer's name and number takes nothing from the one in the store (F-51)")
    func twinOfStored() throws {
        let made = try TestDocument().make()
        let twin = try PathValidationTests.foreign.root(serialNumber: [0x12, 0x34])
        // As it is named: by the issuer and the number of the signer.
        let named = try MemberLossTests.edited(twin.encoded, at: [0, 3]) { _ in made.signer.issuer.encoded }
        let sod = try MemberLossTests.edited(try #require(made.input.sod), at: [0, 1, 0, 3, 0]) { _ in named }
        var input = made.input
        input.sod = sod
        let trust = try TrustSnapshot(
            anchors: [.of(made.csca)], certificates: [StoredCertificate(certificate: made.signer)])
        let time = try #require(Timestamp(iso8601: TestDocument.judged))
        let result = PassiveAuthentication.judge(input, trust: trust, profile: .default, at: time)
        #expect(result.finding(.sodSignature)?.result == .successful)
        let alone = PassiveAuthentication.judge(
            input, trust: try TrustSnapshot([made.csca]), profile: .default, at: time)
        #expect(alone.finding(.sodSignature)?.reason == .signatureInvalid)
    }

    @Test("a certificate of the signer's key that nobody signed takes nothing from the true one (F-51)")
    func madeUpOfSignersKey() throws {
        let made = try TestDocument().make()
        // Another number, and of the signer's name and number, both with a signature that is none of the CSCA's.
        let named = try MemberLossTests.edited(made.signer.encoded, at: [2]) { $0.dropLast() + [$0[$0.count - 1] ^ 1] }
        let unnamed = try MemberLossTests.edited(named, at: [0, 1]) { _ in [0x02, 0x02, 0x77, 0x77] }
        let retagged = [0x31] + made.signer.encoded.dropFirst()
        let stored = try TrustSnapshot(
            anchors: [.of(made.csca)], certificates: [StoredCertificate(certificate: made.signer)])
        let time = try #require(Timestamp(iso8601: TestDocument.judged))
        func judged(
            _ certificates: [[UInt8]], _ trust: TrustSnapshot, _ profile: TrustProfile = .default,
            sid: [UInt8]? = nil, algorithm: AlgorithmIdentifier? = nil
        ) throws -> PassiveAuthenticationResult {
            var input = made.input
            let sod = try MemberLossTests.edited(try #require(input.sod), at: [0, 1, 0, 3]) { _ in
                TLVWriter.encode(0xA0, Array(certificates.joined()))
            }
            let named = try MemberLossTests.edited(sod, at: [0, 1, 0, 4, 0, 1]) { sid ?? $0 }
            input.sod = try MemberLossTests.edited(named, at: [0, 1, 0, 4, 0, 4]) { try algorithm?.encoded() ?? $0 }
            return PassiveAuthentication.judge(input, trust: trust, profile: profile, at: time)
        }
        let alone = try TrustSnapshot([made.csca])
        // Alone it is what the signer named, and nobody signed it.
        #expect(try judged([named], alone).finding(.dsSignature)?.reason == .signatureInvalid)
        for certificate in [named, unnamed] {
            // The true one may be the one that does not decode, whatever its tag has become.
            let beside = try judged([certificate, retagged], alone)
            #expect(beside.findings.allSatisfy { $0.result != .failed }, "\(TestDocument.departures(beside))")
            // The store has it.
            let known = try judged([certificate], stored)
            #expect(known.finding(.dsSignature)?.result == .successful, "\(TestDocument.departures(known))")
            #expect(known.deviations.contains(.signerCertificateNotEmbedded))
            // Under another name than the signer has it vouches for nothing, and leaves it open.
            let sid = DERWriter.sequence([made.signer.issuer.encoded, [0x02, 0x02, 0x77, 0x77]])
            let other = try judged([unnamed], stored, sid: sid)
            #expect(other.finding(.dsSignature)?.reason == .signerNotFound)
            #expect(other.findings.allSatisfy { $0.result != .failed }, "\(TestDocument.departures(other))")
            // Where nothing is tolerated the departure is refused, which is no forgery.
            let strict = try judged([unnamed, made.signer.encoded], alone, .strict, sid: sid)
            #expect(strict.finding(.dsSignature)?.result == .successful)
            #expect(strict.finding(.sodSignature)?.reason == .signerNotFound)
        }
        // Of the same x coordinate, and another key: it crowds nobody out.
        let key = made.signer.subjectPublicKey
        var point = key
        point[key.count - 1] ^= 1
        let crowding = try MemberLossTests.edited(made.signer.encoded, at: [0]) { tbs in
            var tbs = tbs
            tbs.replaceSubrange(try #require(tbs.firstRange(of: key)), with: point)
            return tbs
        }
        let crowded = try judged([crowding, made.signer.encoded], alone)
        #expect(crowded.findings.allSatisfy { $0.result != .failed }, "\(TestDocument.departures(crowded))")
        #expect(crowded.finding(.dsSignature)?.result == .successful)
        // Another one of the key is named, and an algorithm that it cannot be of stands beside the signature.
        let sid = DERWriter.sequence([made.signer.issuer.encoded, [0x02, 0x02, 0x77, 0x77]])
        for policy in [TrustProfile.default, .strict] {
            for algorithm in [AlgorithmIdentifier(.rsaPKCS1(.sha256)), AlgorithmIdentifier(objectIdentifier: "1.2.3")] {
                let result = try judged([unnamed, made.signer.encoded], alone, policy, sid: sid, algorithm: algorithm)
                #expect(result.finding(.dsSignature)?.reason == .signerNotFound)
                #expect(result.finding(.sodSignature)?.reason != .signatureInvalid)
            }
        }
        // A certificate of the name whose key the signature cannot be of hides none of the store.
        let other = try PathValidationTests.foreign.root(serialNumber: [0x12, 0x34])
        for isUnknown in [true, false] {
            let named = try MemberLossTests.edited(other.encoded, at: [0, 3]) { _ in made.signer.issuer.encoded }
            let unknown = try MemberLossTests.edited(named, at: [0, 6, 0]) { key in
                isUnknown ? DERWriter.sequence([[0x06, 0x03, 0x2A, 0x03, 0x04]]) : key
            }
            let result = try judged([unknown], stored)
            #expect(result.finding(.dsSignature)?.result == .successful, "\(TestDocument.departures(result))")
        }
        // The algorithm beside the signature is another one, too, and the one that made it is only in the store.
        let foreign = try PathValidationTests.foreign.root(serialNumber: [0x12, 0x34])
        let twin = try MemberLossTests.edited(foreign.encoded, at: [0, 3]) { _ in made.signer.issuer.encoded }
        var input = made.input
        let replaced = try MemberLossTests.edited(try #require(input.sod), at: [0, 1, 0, 3, 0]) { _ in twin }
        input.sod = try MemberLossTests.edited(replaced, at: [0, 1, 0, 4, 0, 4]) { _ in
            try AlgorithmIdentifier(.ecdsa(.sha384)).encoded()
        }
        let result = PassiveAuthentication.judge(input, trust: stored, profile: .default, at: time)
        #expect(result.findings.allSatisfy { $0.result != .failed }, "\(TestDocument.departures(result))")
    }

    /// EF.SOD with other certificates, another name of the signer and another algorithm beside the signature.
    private static func edited(
        _ sod: [UInt8], _ certificates: [[UInt8]], number: [UInt8]? = nil, algorithm: AlgorithmIdentifier? = nil
    ) throws -> [UInt8] {
        let replaced = try MemberLossTests.edited(sod, at: [0, 1, 0, 3]) { _ in
            TLVWriter.encode(0xA0, Array(certificates.joined()))
        }
        let named = try MemberLossTests.edited(replaced, at: [0, 1, 0, 4, 0, 1, 1]) {
            number.map { DERWriter.element(.integer, $0) } ?? $0
        }
        return try MemberLossTests.edited(named, at: [0, 1, 0, 4, 0, 4]) { try algorithm?.encoded() ?? $0 }
    }

    /// A key under which those octets are a signature by RSA, which whoever wants one has at once: its modulus is what
    /// is left of the signature's third power without the padded digest. Nil where that is even.
    private static func makeKey(_ signature: [UInt8], over octets: [UInt8], _ hash: HashAlgorithm) throws -> [UInt8]? {
        func times(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
            var product = [Int](repeating: 0, count: left.count + right.count)
            for (i, a) in left.reversed().enumerated() {
                for (j, b) in right.reversed().enumerated() {
                    product[i + j] += Int(a) * Int(b)
                    product[i + j + 1] += product[i + j] >> 8
                    product[i + j] &= 0xFF
                }
            }
            return product.reversed().map { UInt8($0) }
        }
        let cube = Array(times(times(signature, signature), signature).drop { $0 == 0 })
        let digest = DERWriter.sequence([
            try AlgorithmIdentifier(objectIdentifier: hash.objectIdentifier, parameters: DERWriter.null).encoded(),
            DERWriter.element(.octetString, try hash.hash(octets)),
        ])
        let filling = [UInt8](repeating: 0xFF, count: cube.count - digest.count - 3)
        var (modulus, borrow) = (cube, 0)
        for (index, octet) in zip(cube.indices, [0, 1] + filling + [0] + digest).reversed() {
            let difference = Int(modulus[index]) - Int(octet) - borrow
            borrow = difference < 0 ? 1 : 0
            modulus[index] = UInt8(difference & 0xFF)
        }
        guard modulus.last.map({ $0 & 1 == 1 }) ?? false, modulus.first != 0 else { return nil }
        let number = (modulus[0] < 0x80 ? [] : [0]) + modulus
        let key = DERWriter.sequence([DERWriter.element(.integer, number), [0x02, 0x01, 0x03]])
        let algorithm = AlgorithmIdentifier(objectIdentifier: "1.2.840.113549.1.1.1", parameters: DERWriter.null)
        return DERWriter.sequence([try algorithm.encoded(), DERWriter.element(.bitString, [0] + key)])
    }

    @Test("a key that was made for the signature, by another algorithm than the signer's, makes it no forgery")
    func madeForAnotherAlgorithm() throws {
        let time = try #require(Timestamp(iso8601: TestDocument.judged))
        var isMade = false
        for _ in 0..<64 where !isMade {
            let made = try TestDocument().make()
            let sod = try #require(made.input.sod)
            let data = try SignedData(contentInfo: try EFSOD(decoding: sod).contentInfo)
            let signer = try #require(data.signerInfos.first)
            let octets = try #require(signer.signedAttrs?.signedOctets)
            guard let key = try Self.makeKey(signer.signature, over: octets, .sha256) else { continue }
            isMade = true
            let twin = try MemberLossTests.edited(made.signer.encoded, at: [0, 6]) { _ in key }
            let genuine = made.signer.encoded
            let stored = try TrustSnapshot(
                anchors: [.of(made.csca)], certificates: [StoredCertificate(certificate: made.signer)])
            let alone = try TrustSnapshot([made.csca])
            for (certificates, trust) in [([twin, genuine], alone), ([genuine, twin], alone), ([twin], stored)] {
                var input = made.input
                input.sod = try Self.edited(sod, certificates, algorithm: AlgorithmIdentifier(.rsaPKCS1(.sha256)))
                let result = PassiveAuthentication.judge(input, trust: trust, profile: .default, at: time)
                #expect(result.finding(.sodSignature)?.result == .successful)
                #expect(result.finding(.dsSignature)?.reason == .signerNotFound)
                #expect(result.findings.allSatisfy { $0.result != .failed }, "\(TestDocument.departures(result))")
            }
            // Alone it is what the signer named, and nobody signed it.
            var input = made.input
            input.sod = try Self.edited(sod, [twin], algorithm: AlgorithmIdentifier(.rsaPKCS1(.sha256)))
            let result = PassiveAuthentication.judge(input, trust: alone, profile: .default, at: time)
            #expect(result.finding(.dsSignature)?.reason == .signatureInvalid)
        }
        #expect(isMade)
    }

    @Test("what a certificate says of itself that nobody signed is held against no document")
    func ownWord() throws {
        let made = try TestDocument().make()
        let sod = try #require(made.input.sod)
        let time = try #require(Timestamp(iso8601: TestDocument.judged))
        let twin = try MemberLossTests.edited(made.signer.encoded, at: [0, 4]) { _ in
            DERWriter.sequence(
                ["010101000000Z", "020101000000Z"].map { DERWriter.element(0x17, Array($0.utf8)) })
        }
        let renamed = try MemberLossTests.edited(twin, at: [0, 1]) { _ in [0x02, 0x02, 0x77, 0x77] }
        let genuine = made.signer.encoded
        let retagged = [0x31] + genuine.dropFirst()
        let unknown = AlgorithmIdentifier(objectIdentifier: "1.2.3")
        let known = try TrustSnapshot([made.csca])
        let foreign = try TrustSnapshot([PathValidationTests.foreign.root()])
        let stored = try TrustSnapshot(
            anchors: [.of(made.csca)], certificates: [StoredCertificate(certificate: made.signer)])
        let cases: [(sod: [UInt8], trust: TrustSnapshot)] = try [
            // The signer names it, and nobody can say whose the signature is.
            (Self.edited(sod, [renamed, genuine], number: [0x77, 0x77], algorithm: unknown), known),
            (Self.edited(sod, [twin], algorithm: unknown), known),
            // The true one does not decode, or is in the store alone.
            (Self.edited(sod, [twin, retagged]), known),
            (Self.edited(sod, [renamed], number: [0x77, 0x77]), stored),
            // No anchor stands behind either, in whatever order.
            (Self.edited(sod, [twin, genuine]), foreign), (Self.edited(sod, [genuine, twin]), foreign),
        ]
        for (index, row) in cases.enumerated() {
            for profile in [TrustProfile.default, .border] {
                var input = made.input
                input.sod = row.sod
                let result = PassiveAuthentication.judge(input, trust: row.trust, profile: profile, at: time)
                #expect(
                    result.findings.allSatisfy { $0.result != .failed }, "\(index): \(TestDocument.departures(result))")
                #expect(result.finding(.dsSignature)?.result == .undetermined)
            }
        }
    }

    @Test(
        "another type beside the content than the signed one is no forgery",
        arguments: ["1.3.27.1.1.1", "1.2.528.1.1006.1.20.1", "1.2.840.113549.1.7.1", "1.2.3"])
    func typeBeside(type: String) throws {
        let made = try TestDocument().make()
        let sod = try MemberLossTests.edited(try #require(made.input.sod), at: [0, 1, 0, 2, 0]) { _ in
            Array(try AlgorithmIdentifier(objectIdentifier: type).encoded().dropFirst(2))
        }
        let result = try judge(made, .default, sod: sod)
        #expect(result.findings.allSatisfy { $0.result != .failed }, "\(TestDocument.departures(result))")
        #expect(result.findings.contains { $0.result == .undetermined })
    }

    @Test("no octet that nobody signed hides a file that differs", .long())
    func everyOctet() throws {
        let made = try TestDocument().make()
        let sod = try #require(made.input.sod)
        let content = try TestDocument().securityObject().encoded()
        let list = try #require(sod.firstRange(of: content))
        let digest = try #require(sod.firstRange(of: try HashAlgorithm.sha256.hash(content)))
        // The attribute with it.
        let attributes = (digest.lowerBound - 20)..<digest.upperBound
        var random = SeededGenerator(seed: 39)
        for index in sod.indices where !list.contains(index) {
            let others = (0..<2).map { _ in UInt8.random(in: 0...255, using: &random) }
            for octet in [sod[index] ^ 1, sod[index] ^ 0x20] + others {
                var changed = sod
                changed[index] = octet
                var input = made.input
                input.dataGroups[1] = [0x61, 0x01, 0x09]
                let found = try judge(made, .default, sod: changed, input).finding(.dataGroupHash(.dg1))
                #expect(found?.reason == .hashMismatch, "\(index): \(octet)")
                // Nor does one change what was signed.
                let genuine = try judge(made, .default, sod: changed).finding(.sodSignedAttributes)
                let isSigned = genuine?.reason != .messageDigestMismatch || attributes.contains(index)
                #expect(isSigned, "\(index): \(octet)")
            }
        }
    }

    @Test("of several signers one that signed the content leaves it open; where none did, it was changed")
    func severalSigners() throws {
        let group: [UInt8] = [0x61, 0x01, 0x09]
        let made = try TestDocument().make()
        let sod = try MemberLossTests.edited(try #require(made.input.sod), at: [0, 1, 0, 4]) { set in
            let signer = Array(set.dropFirst(try TLVHeader.parse(set).headerLength))
            return TLVWriter.encode(0x31, signer + signer)
        }
        let open = try judge(made, .default, sod: sod)
        #expect(open.finding(.sodStructure)?.reason == .severalSigners)
        #expect(open.finding(.sodSignedAttributes)?.reason == .noSecurityObject)
        let hash = try HashAlgorithm.sha256.hash(try #require(made.input.dataGroups[1]))
        var changed = sod
        changed.replaceSubrange(try #require(sod.firstRange(of: hash)), with: try HashAlgorithm.sha256.hash(group))
        let forged = try judge(made, .default, sod: changed)
        #expect(forged.finding(.sodStructure)?.reason == .severalSigners)
        #expect(forged.finding(.sodSignedAttributes)?.reason == .messageDigestMismatch)
        // The other one's signature damaged: the first signed what stands here.
        let half = try MemberLossTests.edited(sod, at: [0, 1, 0, 4, 1, 5]) { $0.dropLast() + [$0[$0.count - 1] ^ 1] }
        #expect(try judge(made, .default, sod: half).finding(.sodSignature)?.reason == .noSecurityObject)
        // The first one's hash unknown, which nobody signed, and the other one made up: still nobody can say.
        let odd = try MemberLossTests.edited(half, at: [0, 1, 0, 4, 0, 2]) { _ in
            [0x30, 0x05, 0x06, 0x03, 0x2A, 0x03, 0x04]
        }
        #expect(try judge(made, .default, sod: odd).finding(.sodSignature)?.reason == .noSecurityObject)
    }

    @Test("EF.SOD in BER is told, and refused where no departure is tolerated", arguments: [0, 1, 2, 3, 4])
    func berEncoding(kind: Int) throws {
        let made = try TestDocument().make()
        func inPieces(_ string: [UInt8]) throws -> [UInt8] {
            let octets = Array(string.dropFirst(try TLVHeader.parse(string).headerLength))
            let first = DERWriter.octetString(Array(octets.prefix(9)))
            let rest = DERWriter.octetString(Array(octets.dropFirst(9)))
            return TLVWriter.encode(0x24, (kind == 1 ? TLVWriter.encode(0x24, first) : first) + rest)
        }
        let sod = try #require(made.input.sod)
        let changed =
            switch kind {
            case 0, 1: try MemberLossTests.edited(sod, at: [0, 1, 0, 2, 1, 0], inPieces)
            case 2: try MemberLossTests.edited(sod, at: [0, 1, 0, 4, 0, 5], inPieces)
            case 3: try MemberLossTests.edited(sod, at: [0, 1, 0, 0]) { _ in [0x02, 0x02, 0x00, 0x03] }
            default: try MemberLossTests.edited(sod, at: [0, 1, 0, 4, 0, 0]) { _ in [0x02, 0x02, 0x00, 0x01] }
            }
        let result = try judge(made, .default, sod: changed)
        #expect(TestDocument.departures(result).isEmpty && result.deviations == [.berEncoding])
        let strict = try judge(made, .strict, sod: changed)
        #expect(TestDocument.departures(strict) == ["\(Self.structure) failed (malformed)"])
        // What is in pieces hides no file that differs.
        var input = made.input
        input.dataGroups[1] = [0x61, 0x01, 0x09]
        #expect(try judge(made, .default, sod: changed, input).finding(.dataGroupHash(.dg1))?.reason == .hashMismatch)
    }

    @Test("a data group with two unequal hashes fits one of them, or is not what was signed")
    func doubledAndChanged() throws {
        let group: [UInt8] = [0x61, 0x01, 0x09]
        for (hash, expected) in [
            (Self.digest, "failed (hashMismatch)"),
            (try HashAlgorithm.sha256.hash(group), "undetermined (noSecurityObject)"),
        ] {
            var document = TestDocument()
            let content = try Self.content(adding: [Self.entry([1], hash)])
            document.editSOD = { $0.content = content }
            document.given = document.hashed
            document.given?[1] = group
            let result = try judge(try document.make(), .default)
            #expect(result.findings.map(\.description).contains("integrity.dg1.hash \(expected)"))
        }
    }

    @Test("a listed hash of another length than its algorithm has is malformed", arguments: [0, 20, 31, 33, 64])
    func hashLength(count: Int) throws {
        let document = TestDocument()
        let object = try document.securityObject()
        let hash = try #require(DERWriter.objectIdentifier(document.digest.objectIdentifier))
        let content = DERWriter.sequence([
            DERWriter.integer(0), DERWriter.sequence([hash]),
            DERWriter.sequence(
                object.dataGroupHashes.map { entry in
                    let octets = Array((entry.hash + entry.hash).prefix(count))
                    return Self.entry([UInt8(entry.number)], entry.number == 1 ? octets : entry.hash)
                }),
        ])
        for (profile, word) in [(TrustProfile.default, "undetermined"), (.strict, "failed")] {
            let result = try judge(profile) { document in document.editSOD = { $0.content = content } }
            #expect(TestDocument.departures(result) == ["integrity.dg1.hash \(word) (malformed)"])
            #expect(!CheckID.dataGroupHash(.dg1).check.failure.isForgery(.malformed))
        }
    }

    @Test("a data group of indefinite length is cut, or followed by other octets, as one of a definite length")
    func indefinite() throws {
        let file: [UInt8] = [0x6D, 0x80, 0x04, 0x03, 1, 2, 3, 0, 0]
        var document = TestDocument()
        document.hashed[13] = file
        for (given, expected) in [
            (file, nil), (file + [0, 0, 0], nil), (file + [0xFF, 0xFF], nil),
            (file.dropLast(), "undetermined (truncated)"),
            (file.dropLast(2), "undetermined (truncated)"), (file.dropLast(4), "undetermined (truncated)"),
            ([0x6D, 0x80], "undetermined (truncated)"),
            ([0x6D, 0x80, 0x04, 0x03, 1, 2, 4, 0, 0], "failed (hashMismatch)"),
        ] as [([UInt8], String?)] {
            document.given = document.hashed
            document.given?[13] = given
            let result = try judge(try document.make(), .default)
            #expect(
                TestDocument.departures(result) == (expected.map { ["integrity.dg13.hash \($0)"] } ?? []), "\(given)")
        }
    }

    @Test("nor a list that was changed with the file", arguments: Oddity.allCases)
    func listDiffers(oddity: Oddity) throws {
        let (made, sod) = try oddity.make()
        let group: [UInt8] = [0x61, 0x01, 0x09]
        let hash = try HashAlgorithm.sha256.hash(try #require(made.input.dataGroups[1]))
        var changed = sod
        changed.replaceSubrange(try #require(sod.firstRange(of: hash)), with: try HashAlgorithm.sha256.hash(group))
        var input = made.input
        input.sod = changed
        input.dataGroups[1] = group
        let result = PassiveAuthentication.judge(
            input, trust: try TrustSnapshot([made.csca]), at: try #require(Timestamp(iso8601: TestDocument.judged)))
        #expect(result.finding(.sodSignedAttributes)?.reason == .messageDigestMismatch)
        #expect(result.finding(.dataGroupHash(.dg1))?.reason == .noSecurityObject)
    }

    @Test("absent signed attributes are open under every profile, and nothing is proven by them")
    func attributes() throws {
        for profile in [TrustProfile.default, .border, .strict] {
            let result = try judge(profile) { document in document.editSOD = { $0.defects = [.noSignedAttributes] } }
            for check in ["signedAttributes", "signature"] {
                #expect(
                    TestDocument.departures(result).contains(
                        "securityObject.sod.\(check) undetermined (signedAttributesAbsent)"))
            }
            #expect(result.finding(.dataGroupHash(.dg1))?.detail?.contains("not proven") == true)
        }
    }

    @Test("a compressed or hybrid point is a key that is refused, Doc 9303-12 4.1.6.3", arguments: [true, false])
    func point(isCompressed: Bool) throws {
        for (profile, word) in [(TrustProfile.default, "undetermined"), (.strict, "failed")] {
            let result = try judge(profile) { document in
                document.explicitParameters = false
                document.editSignerKey = { key in
                    // SEQUENCE { 30 13 ..., BIT STRING 00 04 x y } of P-256.
                    guard key.count == 91, let last = key.last else { return }
                    key[26] = (isCompressed ? 2 : 6) | last & 1
                    guard isCompressed else { return }
                    key.removeLast(32)
                    key[1] -= 32
                    key[24] -= 32
                }
            }
            #expect(
                TestDocument.departures(result).contains("securityObject.sod.signature \(word) (keyRefused)"),
                "\(TestDocument.departures(result))")
        }
    }
}

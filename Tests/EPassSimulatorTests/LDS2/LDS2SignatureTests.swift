// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassSimulator
import EPassTestSupport
import EPassTrust
import EPassVectors
import Foundation
import Testing

/// Synthetic records, made once for each defect: keys cost time.
enum LDS2World {
    /// The defects with and without, judged half a year after the records were written.
    static let judged = Timestamp(secondsSince1970: 1_795_219_200)

    static func make(_ defect: LDS2Defect? = nil, plain: Bool = false) throws -> SyntheticLDS2 {
        var description = LDS2Description()
        description.seed = 6
        description.defect = defect
        description.plainSignatures = plain
        return try SyntheticLDS2.make(description)
    }

    static func verify(_ world: SyntheticLDS2, profile: TrustProfile = .default) throws -> LDS2Signature {
        let record = try #require(world.entryRecords.record(1))
        return LDS2Signature.verify(
            record, certificates: world.certificates[.travelRecords], trust: try world.trustSnapshot(),
            profile: profile, at: judged)
    }

    /// What did not end well: `lds2.record.signature failed (signatureInvalid)`. The steps without anything to judge
    /// are left out, and those for want of a certificate.
    static func faults(_ signature: LDS2Signature) -> [String] {
        signature.findings.filter { finding in
            finding.result != .successful && finding.result != .notSupported
                && (finding.id == .lds2Certificate
                    || (finding.result, finding.reason) != (.undetermined, .signerNotFound))
        }.map(\.description)
    }
}

@Suite("LDS2Signature over synthetic records, Doc 9303-11, 5.1.2; Doc 9303-12, 7.1.2", .timed)
struct LDS2SignatureTests {
    @Test(
        "records of which nothing is wrong: each check is successful, in both forms of the signature",
        arguments: [true, false])
    func good(plain: Bool) throws {
        let world = try LDS2World.make(plain: plain)
        let trust = try world.trustSnapshot()
        func expectGood(_ object: some LDS2SignedObject, named: Bool = true) {
            let signature = LDS2Signature.verify(
                object, certificates: world.certificates[type(of: object).application], trust: trust,
                at: LDS2World.judged)
            #expect(signature.findings.map(\.id) == CheckID.lds2Checks)
            #expect(LDS2World.faults(signature) == [])
            #expect(signature.findings.filter { $0.result == .notSupported }.count == (named ? 1 : 4))
            #expect(signature.result == .successful)
            #expect(signature.deviations.isEmpty)
            #expect(signature.form == LDS2Signature.Form(hash: .sha256, isPlain: plain))
            #expect(signature.path.count == 2)
            #expect(signature.restsOnTestAnchor)
            #expect(signature.revocation.state == .unrevoked)
        }
        for record in world.entryRecords.records + world.exitRecords.records { expectGood(record) }
        for record in world.visaRecords.records { expectGood(record) }
        expectGood(world.biometrics, named: false)
        #expect(world.entryRecords.records.count == 2)
    }

    @Test(
        "each defect gives the findings that Docs/lds2.md lists, in every kind of record",
        arguments: LDS2Defect.allCases)
    func defect(defect: LDS2Defect) throws {
        let listed = try #require(try Self.table()[defect.rawValue], "Docs/lds2.md does not list it")
        let world = try LDS2World.make(defect)
        let signature = try LDS2World.verify(world)
        #expect(LDS2World.faults(signature) == listed.faults)
        #expect(signature.result.rawValue == listed.result)
        let visa = try #require(world.visaRecords.record(2))
        let other = LDS2Signature.verify(
            visa, certificates: world.certificates[.visaRecords], trust: try world.trustSnapshot(), at: LDS2World.judged
        )
        // A visa may begin to be valid on a later day.
        #expect(LDS2World.faults(other) == (defect == .dateToCome ? [] : listed.faults))
    }

    @Test("octets that cannot be a signature in either form are damaged: they say nothing of what was signed")
    func malformedSignature() throws {
        let world = try LDS2World.make()
        let record = try #require(world.entryRecords.record(1))
        let good = record.signature
        let zero: [UInt8] = [0x30, 6, 2, 1, 0, 2, 1, 1]
        let damaged = [Array(good.dropLast()), good + [0], [0x31] + Array(good.dropFirst()), [0], zero]
        func judged(_ signature: [UInt8], _ profile: TrustProfile = .default) throws -> LDS2Signature {
            let other = try TravelRecord(content: record.content, signature: signature, certificateReference: 1)
            return LDS2Signature.verify(
                other, certificates: world.certificates[.travelRecords], trust: try world.trustSnapshot(),
                profile: profile, at: LDS2World.judged)
        }
        for signature in damaged {
            let found = try judged(signature)
            #expect(found.finding(.lds2Signature)?.result == .undetermined)
            #expect(found.finding(.lds2Signature)?.reason == .malformed && found.result == .undetermined)
            #expect(try judged(signature, .strict).finding(.lds2Signature)?.result == .failed)
        }
        var flipped = good
        flipped[good.count - 1] ^= 1
        #expect(try judged(flipped).finding(.lds2Signature)?.reason == .signatureInvalid)
    }

    // MARK: The reference to the certificate

    /// EF.Certificates with that many records, the signer's in that place, the others of signers of other records.
    private func file(_ world: SyntheticLDS2, own place: Int, of count: Int) throws -> LDS2RecordFile<
        LDS2CertificateRecord
    > {
        let own = try #require(world.certificates[.travelRecords]?.record(1))
        let others = try [LDS2Application.visaRecords, .additionalBiometrics].map {
            try #require(world.certificates[$0]?.record(1))
        }
        return try LDS2RecordFile(
            (1...count).map { $0 == place ? own : others[$0 % 2] }, as: .certificates(.travelRecords))
    }

    private func judged(
        _ world: SyntheticLDS2, _ reference: Int, _ signature: [UInt8]? = nil,
        in file: LDS2RecordFile<LDS2CertificateRecord>
    ) throws -> LDS2Signature {
        let record = try #require(world.entryRecords.record(1))
        let other = try TravelRecord(
            content: record.content, signature: signature ?? record.signature,
            certificateReference: UInt8(reference))
        return LDS2Signature.verify(other, certificates: file, trust: try world.trustSnapshot(), at: LDS2World.judged)
    }

    @Test(
        "a reference that names another certificate than the signer's, or none, is damaged: no forgery, no success",
        .long())
    func damagedReference() throws {
        let world = try LDS2World.make()
        for (place, count) in [(1, 1), (2, 3), (1, 17)] {
            let file = try file(world, own: place, of: count)
            for reference in 1...254 {
                let found = try judged(world, reference, in: file)
                guard reference != place else {
                    #expect(found.result == .successful)
                    continue
                }
                let certificate = found.finding(.lds2Certificate)
                #expect(found.result == .undetermined, "\(reference) of \(count): \(LDS2World.faults(found))")
                #expect(certificate?.result == .undetermined && certificate?.reason == .signerNotFound)
                #expect(found.findings.allSatisfy { $0.result != .failed } && found.signerCertificate == nil)
            }
        }
    }

    @Test("one damaged bit of a reference is seen through, however many certificates there are")
    func oneBit() throws {
        let world = try LDS2World.make()
        let file = try file(world, own: 100, of: 254)
        for bit in 0..<8 where (1...254).contains(100 ^ (1 << bit)) {
            let found = try judged(world, 100 ^ (1 << bit), in: file)
            #expect(found.result == .undetermined && found.findings.allSatisfy { $0.result != .failed }, "\(bit)")
            #expect(found.finding(.lds2Certificate)?.detail?.contains("certificate 100 verifies it") == true)
        }
    }

    @Test("a signature that no certificate of the file verifies is wrong, unless the one that is named is not there")
    func noneVerifies() throws {
        let world = try LDS2World.make()
        let file = try file(world, own: 2, of: 3)
        var wrong = try #require(world.entryRecords.record(1)).signature
        wrong[wrong.count - 1] ^= 1
        for reference in 1...3 {
            let found = try judged(world, reference, wrong, in: file)
            #expect(found.finding(.lds2Signature)?.reason == .signatureInvalid && found.result == .failed)
        }
        let missing = try judged(world, 7, wrong, in: file)
        #expect(missing.result == .undetermined && missing.finding(.lds2Certificate)?.reason == .signerNotFound)
    }

    @Test("a damaged certificate that is named costs nothing where another one of the file verifies the record")
    func damagedCertificate() throws {
        let world = try LDS2World.make()
        let own = try #require(world.certificates[.travelRecords]?.record(1))
        let damaged = try LDS2CertificateRecord(
            country: own.country, serialNumber: own.serialNumber, certificate: own.certificate.dropLast(8))
        let both = try LDS2RecordFile([damaged, own], as: .certificates(.travelRecords))
        #expect(try judged(world, 1, in: both).result == .undetermined)
        let alone = try LDS2RecordFile([damaged], as: .certificates(.travelRecords))
        #expect(try judged(world, 1, in: alone).finding(.lds2Certificate)?.reason == .malformed)
    }

    // MARK: The passport of a visa

    /// How the default visa compares with the zone of those lines.
    private func holder(
        _ lines: [String], hash: CheckResult? = .successful, _ edit: (inout VisaRecordContent) -> Void = { _ in }
    ) throws -> String {
        var content = try #require(try LDS2World.make().visaRecords.record(1)).content
        edit(&content)
        let record = try VisaRecord(content: content, signature: [1], certificateReference: 1)
        let finding = hash.map { CheckFinding(id: .dataGroupHash(.dg1), result: $0) }
        let found = LDS2Signature.verify(
            record, certificates: nil, of: .zone(try MRZ(lines: lines), hash: finding),
            trust: try TrustSnapshot(anchors: []), at: LDS2World.judged)
        let result = try #require(found.finding(.lds2Holder))
        return result.reason.map { "\(result.result) \($0)" } ?? "\(result.result)"
    }

    @Test("what a visa says of passport and birth against DG1: fillers, unknown parts, long numbers, hashes")
    func holders() throws {
        func td3(_ number: String, _ birth: String = "740812") -> [String] {
            ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "\(number)0UTO\(birth)2F3404159ZE184226B<<<<<16"]
        }
        let own = td3("L898902C3")
        #expect(try holder(own) == "successful")
        #expect(try holder(td3("L898902C<")) == "failed fieldsDiffer")
        #expect(try holder(td3("L898902C<")) { $0.passportNumber = "L898902C<" } == "successful")
        #expect(try holder(td3("D23145890")) == "failed fieldsDiffer")
        #expect(try holder(td3("<<<<<<<<<")) == "undetermined unreadable")
        // Without a number only the date of birth can differ.
        for none in [nil, "<<<<<<<<<"] {
            #expect(try holder(td3("D23145890")) { $0.passportNumber = none } == "notSupported notOffered")
            #expect(try holder(td3("D23145890", "690806")) { $0.passportNumber = none } == "failed fieldsDiffer")
        }
        for (birth, stated, result) in [
            ("740812", "19740812", "successful"), ("74<<<<", "19740812", "successful"),
            ("740812", "<<<<<<<<", "successful"), ("740813", "19740812", "failed fieldsDiffer"),
            ("75<<<<", "19740812", "failed fieldsDiffer"), ("740812", "1974<<<<", "successful"),
            ("740812", "1975<<<<", "failed fieldsDiffer"), ("740000", "19740812", "successful"),
            ("7A0812", "19740813", "successful"),
        ] {
            #expect(try holder(td3("L898902C3", birth)) { $0.dateOfBirth = stated } == result, "\(birth) \(stated)")
        }
        // What DG1 itself is worth.
        #expect(try holder(own, hash: nil) == "undetermined notRead")
        #expect(try holder(td3("D23145890"), hash: nil) == "failed fieldsDiffer")
        #expect(try holder(own, hash: .failed) == "undetermined notRead")
        #expect(try holder(td3("D23145890"), hash: .failed) == "undetermined notRead")
        // A number of more than nine characters.
        let long = [
            "I<UTOD23145890<7349<<<<<<<<<<<", "3407127M9507122UTO<<<<<<<<<<<2", "STEVENSON<<PETER<JOHN<<<<<<<<<",
        ]
        #expect(try holder(long) { $0.dateOfBirth = "19340712" } == "undetermined unreadable")
    }

    @Test("a stamp names no passport, and without a document nothing is compared")
    func withoutHolder() throws {
        let world = try LDS2World.make()
        #expect(try LDS2World.verify(world).finding(.lds2Holder)?.reason == .notOffered)
        let visa = try #require(world.visaRecords.record(1))
        let found = LDS2Signature.verify(
            visa, certificates: world.certificates[.visaRecords], trust: try world.trustSnapshot(), at: LDS2World.judged
        )
        #expect(found.finding(.lds2Holder)?.reason == .notGiven && found.result == .successful)
    }

    @Test("a defect list that revokes the signer of a record, or its CSCA, fails it")
    func revokedByDefectList() throws {
        let world = try LDS2World.make()
        let signature = try LDS2World.verify(world)
        for certificate in signature.path {
            let content = try DefectListBuilder(entries: [
                .init(
                    signer: .issuerAndSerialNumber(certificate.issuer, serialNumber: certificate.serialNumber),
                    known: [.certificateRevoked(DefectCode(.revokedByIssuer))])
            ]).content()
            let builder = SignedDataBuilder(
                kind: .defectList, content: content, certificates: [], signingTime: LDS2World.judged)
            let list = try builder.issue(
                signedBy: try PrivateKey.generate(.ec(.p256)), certificate: certificate, algorithm: .ecdsa(.sha256))
            let source = TrustSource(kind: .defectList, name: "defects.bin")
            let lists = try TrustSnapshot(
                anchors: [], lists: [StoredList(list: list, basis: .pinned, signer: "C=TO", source: source)])
            let record = try #require(world.entryRecords.record(1))
            let judged = LDS2Signature.verify(
                record, certificates: world.certificates[.travelRecords],
                trust: try world.trustSnapshot().adding(lists), at: LDS2World.judged)
            for id in [CheckID.lds2SignerSignature, .lds2SignerRevocation] {
                #expect(judged.finding(id)?.reason == .revoked && judged.finding(id)?.result == .failed)
            }
            #expect(judged.result == .failed)
        }
    }

    @Test("Docs/lds2.md lists the defects, each once and no other; each gives a finding of its own")
    func documentation() throws {
        let table = try Self.table()
        #expect(Set(table.keys) == Set(LDS2Defect.allCases.map(\.rawValue)))
        #expect(Set(table.values.map { $0.faults }).count == table.count)
    }

    /// The rows of the table of defects: findings and result.
    static func table() throws -> [String: (faults: [String], result: String)] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("Docs/lds2.md"), encoding: .utf8)
        let section = page.split(separator: "\n").drop { $0 != "## Defects" }.dropFirst().prefix {
            !$0.hasPrefix("## ")
        }
        var found: [String: (faults: [String], result: String)] = [:]
        for row in section where row.hasPrefix("| `") {
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 4 else { continue }
            let faults = cells[2].split(separator: ";").map {
                $0.trimmingCharacters(in: .whitespaces).filter { $0 != "`" }
            }
            found[cells[0].filter { $0 != "`" }] = (faults.filter { $0 != "none" }, cells[3])
        }
        return found
    }

    @Test("a record of the file and the same description give the same octets; another seed does not")
    func reproducible() throws {
        let one = try LDS2World.make().exportedFiles
        #expect(one == (try LDS2World.make().exportedFiles))
        var other = LDS2Description()
        other.seed = 7
        #expect(one != (try SyntheticLDS2.make(other).exportedFiles))
        #expect(one.map(\.name).contains("EF.Certificates.visaRecords"))
        #expect(one.count == 9)
    }

    @Test("the files in Vectors/lds2 are those of seed 6, and their records verify")
    func vectors() throws {
        let world = try LDS2World.make()
        for file in world.exportedFiles {
            let stored = try Data(contentsOf: EPassVectors.folder("lds2").appendingPathComponent(file.name))
            #expect(Array(stored) == file.content, "\(file.name)")
        }
        let plain = try Data(contentsOf: EPassVectors.folder("lds2").appendingPathComponent("EF.ExitRecords.plain"))
        let records = try LDS2RecordFile<TravelRecord>(decoding: Array(plain), as: .exitRecords)
        let record = try #require(records.record(1))
        let signature = LDS2Signature.verify(
            record, certificates: world.certificates[.travelRecords], trust: try world.trustSnapshot(),
            at: LDS2World.judged)
        #expect(signature.result == .successful)
        #expect(signature.form?.isPlain == true)
    }

    @Test("a day that is none is refused")
    func day() {
        var description = LDS2Description()
        description.writtenOn = "2026-02-30"
        #expect(throws: SimulatorError.self) { try SyntheticLDS2.make(description) }
    }

    @Test("any changed octet of what is signed makes the signature wrong, or the record none")
    func changedContent() throws {
        let world = try LDS2World.make()
        let trust = try world.trustSnapshot()
        let record = try #require(world.exitRecords.record(1))
        let start = try #require(record.octets.firstRange(of: [0x73])).lowerBound
        var judged = 0
        for index in start..<(start + record.signedOctets.count) {
            var octets = record.octets
            octets[index] ^= 0x01
            guard let changed = try? TravelRecord(decoding: octets) else { continue }
            let signature = LDS2Signature.verify(
                changed, certificates: world.certificates[.travelRecords], trust: trust, at: LDS2World.judged)
            #expect(signature.finding(.lds2Signature)?.reason == .signatureInvalid)
            #expect(signature.result == .failed)
            judged += 1
        }
        #expect(judged > 20)
    }

    @Test("the certificates of another application do for no record, whatever their number")
    func otherApplication() throws {
        let world = try LDS2World.make()
        let record = try #require(world.entryRecords.record(1))
        let visas = try #require(world.certificates[.visaRecords])
        let signature = LDS2Signature.verify(
            record, certificates: visas, trust: try world.trustSnapshot(), at: LDS2World.judged)
        #expect(signature.finding(.lds2SignerRole)?.reason == .wrongRole)
        #expect(signature.finding(.lds2Signature)?.reason == .signatureInvalid)
    }

    @Test("without EF.Certificates nothing is decided, and nothing is said to be right")
    func withoutCertificates() throws {
        let world = try LDS2World.make()
        let record = try #require(world.entryRecords.record(1))
        let signature = LDS2Signature.verify(
            record, certificates: nil, trust: try world.trustSnapshot(), at: LDS2World.judged)
        #expect(signature.result == .undetermined)
        #expect(signature.finding(.lds2Certificate)?.reason == .notRead)
        #expect(signature.findings.filter { $0.result == .successful }.map(\.id) == [.lds2SearchCopy])
    }

    @Test("an anchor that nobody vouches for will not do under the border profile")
    func unpinned() throws {
        let world = try LDS2World.make()
        let anchor = try TrustAnchor(
            certificate: try Certificate(encoded: world.cscaCertificate), basis: .unpinned, isTest: true)
        let record = try #require(world.entryRecords.record(1))
        let signature = LDS2Signature.verify(
            record, certificates: world.certificates[.travelRecords], trust: try TrustSnapshot(anchors: [anchor]),
            profile: .border, at: LDS2World.judged)
        #expect(signature.finding(.lds2SignerSignature)?.reason == .anchorUnpinned)
        #expect(signature.result == .undetermined)
    }

    @Test("the CSCA itself signs no records")
    func authority() throws {
        let world = try LDS2World.make()
        let csca = try Certificate(encoded: world.cscaCertificate)
        let record = try #require(world.entryRecords.record(1))
        let file = try LDS2RecordFile(
            [LDS2CertificateRecord(country: "UT", serialNumber: csca.serialNumber, certificate: csca.encoded)],
            as: .certificates(.travelRecords))
        let signature = LDS2Signature.verify(
            record, certificates: file, trust: try world.trustSnapshot(), at: LDS2World.judged)
        #expect(signature.finding(.lds2SignerRole)?.reason == .wrongRole)
    }

    @Test("passive authentication does not take an LDS2 signer for a document signer")
    func documentSigner() throws {
        let world = try LDS2World.make()
        let octets = try #require(world.certificates[.travelRecords]?.record(1)).certificate
        let path = PathValidation.judge(
            try Certificate(encoded: octets), trust: try world.trustSnapshot(), at: LDS2World.judged)
        #expect(path.findings.first?.reason == .wrongRole)
    }
}

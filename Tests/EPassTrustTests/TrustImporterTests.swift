// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMessages
import EPassTestSupport
import EPassTrust
import EPassVectors
import Foundation
import Testing

@Suite("TrustImporter, F-46", .timed)
struct TrustImporterTests {
    /// What an import gave.
    struct Outcome {
        var objects: [ImportedObject] = []
        var skipped: [ImportSkipped] = []

        /// The kind of each object.
        var kinds: [String] {
            objects.map { object in
                switch object.content {
                case .certificate: "certificate"
                case .revocationList: "crl"
                case .list(let list): "\(list.kind)"
                }
            }
        }

        var codes: [TrustError.Code] { skipped.map(\.reason.code) }
    }

    /// A CSCA, a signer of it, a revocation list and a master list.
    struct Material {
        let csca: Certificate
        let signer: Certificate
        let crl: CertificateRevocationList
        let list: [UInt8]
    }

    func material() throws -> Material {
        let document = TestDocument()
        let made = try document.make()
        let time = try #require(Timestamp(iso8601: "2026-01-01"))
        let crl = CertificateRevocationListBuilder(
            csca: made.csca, thisUpdate: time, nextUpdate: time.adding(days: 90), number: 3)
        let certificates = Self.der(0x31, made.csca.encoded)
        let list = SignedDataBuilder(
            contentType: "2.23.136.1.1.2", content: Self.der(0x30, [2, 1, 0] + certificates), digest: .sha256,
            certificates: [made.signer.encoded, made.csca.encoded])
        return Material(
            csca: made.csca, signer: made.signer,
            crl: try crl.issue(signedBy: try TestKeys.key(.ec(.p256), "csca"), algorithm: .ecdsa(.sha256)),
            list: try list.contentInfo(
                signedBy: try TestKeys.key(.ec(.p256), "ds"), certificate: made.signer, algorithm: .ecdsa(.sha256)))
    }

    static func der(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        [tag, 0x83, UInt8(content.count >> 16), UInt8(content.count >> 8 & 0xFF), UInt8(content.count & 0xFF)] + content
    }

    func read(_ octets: [UInt8], named name: String = "x", _ importer: TrustImporter = .init()) throws -> Outcome {
        var outcome = Outcome()
        try importer.read(octets: octets, named: name) {
            outcome.objects.append($0)
        } skipped: {
            outcome.skipped.append($0)
        }
        return outcome
    }

    func read(_ text: String, named name: String = "x", _ importer: TrustImporter = .init()) throws -> Outcome {
        try read(Array(text.utf8), named: name, importer)
    }

    func pem(_ octets: [UInt8], _ label: String) -> String {
        let body = Data(octets).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return "-----BEGIN \(label)-----\n\(body)\n-----END \(label)-----\n"
    }

    /// A record as the ICAO PKD writes it.
    func record(_ number: Int, _ attribute: String, _ octets: [UInt8], folded: Int = 76) -> String {
        var text = "dn: cn=OU\\=PKD\\,C\\=UT+sn=\(number),o=dsc,c=UT,dc=data,dc=download,dc=pkd\nobjectClass: top\n"
        var line = "\(attribute):: \(Data(octets).base64EncodedString())"[...]
        text += line.prefix(folded) + "\n"
        line = line.dropFirst(folded)
        while !line.isEmpty {
            text += " " + line.prefix(folded - 1) + "\n"
            line = line.dropFirst(folded - 1)
        }
        return text + "cn: \(number)\n\n"
    }

    @Test("one object in DER is told by its octets: certificate, revocation list, signed list")
    func single() throws {
        let material = try material()
        #expect(try read(material.csca.encoded).kinds == ["certificate"])
        #expect(try read(material.crl.encoded).kinds == ["crl"])
        let list = try read(material.list, named: "ut.ml")
        #expect(list.kinds == ["masterList"])
        let object = try #require(list.objects.first)
        #expect(object.octets == material.list && object.place == "ut.ml" && object.offset == 0)
        #expect(object.origin.container == .der && object.origin.length == material.list.count)
        #expect(try object.origin.digest == HashAlgorithm.sha256.hash(material.list))
    }

    @Test(
        "objects behind each other are all read; blanks after the last one are no obstacle, other octets are reported")
    func several() throws {
        let material = try material()
        let outcome = try read(material.csca.encoded + material.crl.encoded + material.signer.encoded + [0x0A])
        #expect(outcome.kinds == ["certificate", "crl", "certificate"])
        #expect(outcome.objects.map(\.place) == ["x", "x#2", "x#3"])
        #expect(
            outcome.objects.map(\.offset) == [
                0, material.csca.encoded.count, material.csca.encoded.count + material.crl.encoded.count,
            ])
        #expect(outcome.skipped.isEmpty)
        let trailing = try read(material.csca.encoded + [0x42, 0x42])
        #expect(trailing.kinds == ["certificate"] && trailing.codes == [.malformed])
    }

    @Test("a section of PEM that another one begins in is reported, and the other one is read")
    func unendedSection() throws {
        let material = try material()
        let whole = pem(material.csca.encoded, "CERTIFICATE")
        let outcome = try read(String(whole.prefix(200)) + "\n" + whole)
        #expect(outcome.kinds == ["certificate"])
        #expect(outcome.codes == [.malformedPEM])
        #expect(outcome.skipped.first?.offset == 0)
    }

    @Test("a folder that links to itself under many names is read once", .timeLimit(.minutes(1)))
    func circle() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("epass-loop-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(try material().csca.encoded).write(to: folder.appendingPathComponent("ut.cer"))
        for number in 0..<60 {
            let link = folder.appendingPathComponent("link\(number)").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: ".")
        }
        var count = 0
        try TrustImporter().read(path: folder.path) { _ in count += 1 }
        #expect(count == 1)
    }

    @Test("files that claim to be longer than any number are refused each")
    func impossibleLength() throws {
        let folder = URL(fileURLWithPath: "/dev/shm/epass-long-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch { return }
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["a.der", "b.der"] {
            let file = folder.appendingPathComponent(name)
            try Data([0x30]).write(to: file)
            try FileHandle(forWritingTo: file).truncate(atOffset: UInt64(Int64.max))
        }
        var codes: [TrustError.Code] = []
        try TrustImporter().read(path: folder.path) { _ in
        } skipped: {
            codes.append($0.reason.code)
        }
        #expect(codes == [.tooLarge, .tooLarge])
    }

    @Test("certificates of a CMS structure without content are each taken")
    func bundle() throws {
        let material = try material()
        var builder = SignedDataBuilder(
            contentType: "1.2.840.113549.1.7.1", content: [], digest: .sha256,
            certificates: [material.csca.encoded, material.signer.encoded])
        builder.defects = [.noContent, .noSigner]
        let octets = try builder.contentInfo(
            signedBy: try TestKeys.key(.ec(.p256), "ds"), certificate: material.signer, algorithm: .ecdsa(.sha256))
        let outcome = try read(octets)
        #expect(outcome.kinds == ["certificate", "certificate"])
        #expect(outcome.objects.map(\.octets) == [material.csca.encoded, material.signer.encoded])
    }

    @Test("revocation lists of a CMS structure without content are each taken; one that is broken is told")
    func revocationLists() throws {
        let material = try material()
        let other = try TestAuthority().revocationList()
        func bundle(_ certificates: [[UInt8]], _ lists: [[UInt8]]) throws -> [UInt8] {
            let type = DERText.element(0x06, [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02])
            let data = DERText.element(0x06, [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x01])
            let empty = DERText.element(0x31, [])
            let signed = DERText.sequence(
                [[0x02, 0x01, 0x01], empty, DERText.sequence([data])]
                    + (certificates.isEmpty ? [] : [DERText.element(0xA0, Array(certificates.joined()))])
                    + [DERText.element(0xA1, Array(lists.joined())), empty])
            return DERText.sequence([type, DERText.element(0xA0, signed)])
        }
        let beside = try read(try bundle([material.signer.encoded], [material.crl.encoded, other.encoded]))
        #expect(beside.kinds == ["certificate", "crl", "crl"] && beside.codes.isEmpty)
        #expect(beside.objects.map(\.octets) == [material.signer.encoded, material.crl.encoded, other.encoded])
        #expect(try read(try bundle([], [material.crl.encoded])).kinds == ["crl"])
        let broken = try read(try bundle([[0x30, 0x00]], [[0x30, 0x00], material.crl.encoded]))
        #expect(broken.kinds == ["crl"] && broken.codes.count == 2)
    }

    @Test("a security object is no trust material, and neither is any other SEQUENCE")
    func others() throws {
        let made = try TestDocument().make()
        #expect(try read(made.contentInfo).codes == [.unexpectedContent])
        #expect(try read([0x30, 0x03, 0x02, 0x01, 0x00]).codes == [.notTrustMaterial])
        #expect(try read([0x30, 0x00]).codes == [.notTrustMaterial])
        #expect(try read([0x30, 0x05, 0x02]).codes == [.malformed])
        for (octets, code) in [
            ([], TrustError.Code.noCertificate), ([0x50, 0x4B, 0x03, 0x04], .noCertificate),
            ([0x1F, 0x8B], .noCertificate),
            (Array("hello".utf8), .noCertificate),
        ] as [([UInt8], TrustError.Code)] {
            let error = #expect(throws: TrustError.self) { try read(octets) }
            #expect(error?.code == code)
        }
    }

    @Test(
        "a bundle in PEM gives certificates, revocation lists and lists; keys are passed over, a bad section is reported"
    )
    func pemBundle() throws {
        let material = try material()
        let text =
            "subject=x\n" + pem(material.csca.encoded, "CERTIFICATE") + pem([1, 2, 3], "PRIVATE KEY")
            + pem(material.crl.encoded, "X509 CRL") + pem([0x30, 0x00], "CERTIFICATE")
            + pem(material.list, "CMS") + pem(material.signer.encoded + [0x30, 0x00], "TRUSTED CERTIFICATE")
            + "-----BEGIN CERTIFICATE-----\nA*\n-----END CERTIFICATE-----\n-----BEGIN CERTIFICATE-----\nAAAA\n"
        for ending in ["\n", "\r\n", "\r"] {
            let outcome = try read(text.replacingOccurrences(of: "\n", with: ending), named: "b.pem")
            #expect(outcome.kinds == ["certificate", "crl", "masterList", "certificate"])
            #expect(outcome.objects.map(\.place) == ["b.pem", "b.pem#2", "b.pem#4", "b.pem#5"])
            #expect(outcome.codes == [.notTrustMaterial, .malformedPEM, .malformedPEM])
            #expect(outcome.objects.allSatisfy { $0.origin.container == .pem })
        }
    }

    @Test("header lines in a section, blanks and base64 without armour are read")
    func looseText() throws {
        let material = try material()
        let body = Data(material.csca.encoded).base64EncodedString()
        let headed = "-----BEGIN CERTIFICATE-----\nABC: x\nProc-Type: 4\n\n  \(body)  \n-----END CERTIFICATE-----  \n"
        #expect(try read(headed).kinds == ["certificate"])
        #expect(try read(body + "\n").kinds == ["certificate"])
    }

    @Test(
        "a download of the PKD gives each record's object, by its octets and under whatever attribute",
        arguments: [3, 64, 76, 1 << 20])
    func ldif(folded: Int) throws {
        let material = try material()
        let text =
            "version: 1\n\n# ICAO PKD\n\n"
            + record(1, "userCertificate;binary", material.signer.encoded, folded: folded)
            + record(2, "certificateRevocationList;binary", material.crl.encoded, folded: folded)
            + record(3, "pkdMasterListContent", material.list, folded: folded)
            + record(4, "renamedAttribute", material.csca.encoded, folded: folded)
            + record(5, "userCertificate", material.csca.encoded, folded: folded)
            + record(6, "sn", Array("a name in UTF-8: \u{E9}".utf8), folded: folded)
        for ending in ["\n", "\r\n"] {
            let octets = Array(text.replacingOccurrences(of: "\n", with: ending).utf8)
            let outcome = try read(octets, named: "pkd.ldif")
            #expect(outcome.kinds == ["certificate", "crl", "masterList", "certificate", "certificate"])
            #expect(outcome.skipped.isEmpty)
            let first = try #require(outcome.objects.first)
            #expect(first.place == "pkd.ldif: cn=OU\\=PKD\\,C\\=UT+sn=1,o=dsc,c=UT,dc=data,dc=download,dc=pkd")
            #expect(first.attribute == "userCertificate;binary" && first.origin.container == .ldif)
            guard folded > 64 else { continue }
            let begins = octets.dropFirst(first.offset).starts(with: "userCertificate;binary".utf8)
            #expect(begins)
        }
    }

    @Test("one bad certificate among good ones is reported with its place, and the good ones are kept")
    func badAmongGood() throws {
        let material = try material()
        var bad = material.signer.encoded
        bad[5] ^= 0x40
        let text =
            record(1, "userCertificate;binary", material.signer.encoded)
            + record(2, "userCertificate;binary", bad)
            + "dn: cn=3,o=dsc\nuserCertificate;binary:: MII*\n\n"
            + "dn: cn=4,o=dsc\nuserCertificate;binary:< file:///etc/passwd\n\n"
            + "dn: cn=5,o=dsc\nuserCertificate;binary:: aGVsbG8=\n\n"
            + "dn: cn=6,o=dsc\nuserCertificate;binary: \(Data(material.signer.encoded).base64EncodedString())\n\n"
            + record(7, "cACertificate;binary", material.csca.encoded)
        let outcome = try read(text, named: "pkd.ldif")
        #expect(outcome.kinds == ["certificate", "certificate", "certificate"])
        #expect(outcome.skipped.count == 4)
        #expect(outcome.codes.dropFirst(1).prefix(2) == [.malformedLDIF, .externalValue])
        #expect(outcome.skipped.first?.place.hasPrefix("pkd.ldif: cn=OU\\=PKD\\,C\\=UT+sn=2") == true)
        #expect(
            outcome.skipped.dropFirst().first?.place == "pkd.ldif: line \(lineNumber(of: "MII*", in: text)), cn=3,o=dsc"
        )
        #expect(outcome.skipped.last?.place == "pkd.ldif: cn=5,o=dsc")
    }

    func lineNumber(of word: String, in text: String) -> Int {
        text.components(separatedBy: word)[0].filter { $0 == "\n" }.count + 1
    }

    @Test("a download that is cut off gives what came before")
    func truncated() throws {
        let material = try material()
        let text = record(1, "userCertificate;binary", material.signer.encoded)
        let octets = Array((text + record(2, "userCertificate;binary", material.csca.encoded)).utf8)
        for length in stride(from: text.utf8.count, to: octets.count, by: 37) {
            let outcome = try read(Array(octets.prefix(length)), named: "cut.ldif")
            #expect(outcome.objects.first?.octets == material.signer.encoded)
            #expect(outcome.objects.count + outcome.skipped.count <= 2)
        }
    }

    @Test("limits hold: length of a file, objects of a file, a section")
    func limits() throws {
        let material = try material()
        var importer = TrustImporter()
        importer.limits.maximumBinaryLength = 100
        importer.limits.maximumTextLength = 200
        #expect(throws: TrustError.self) { try read(material.csca.encoded, importer) }
        #expect(throws: TrustError.self) { try read(pem(material.csca.encoded, "CERTIFICATE"), importer) }
        importer = TrustImporter()
        importer.limits.maximumObjects = 2
        let three = (1...3).map { record($0, "userCertificate;binary", material.signer.encoded) }.joined()
        let error = #expect(throws: TrustError.self) { try read(three, importer) }
        #expect(error?.code == .limitExceeded)
        importer = TrustImporter()
        importer.limits.maximumSectionLength = 100
        let text = pem(material.csca.encoded, "CERTIFICATE") + pem(material.csca.encoded, "CERTIFICATE")
        #expect(try read(text, importer).codes == [.tooLarge, .tooLarge])
    }

    @Test("what the receiver throws ends the import")
    func receiver() throws {
        let material = try material()
        let text = (1...3).map { record($0, "userCertificate;binary", material.signer.encoded) }.joined()
        var count = 0
        #expect(throws: TrustError.self) {
            try TrustImporter().read(octets: Array(text.utf8), named: "x") { object throws(TrustError) in
                count += 1
                if count == 2 { _ = try Certificate(encoded: []) }
            }
        }
        #expect(count == 2)
    }

    @Test("a folder is read in the order of its names, by the octets of its files, and what is passed over is named")
    func folder() throws {
        let material = try material()
        let folder = try TrustSnapshotTests.Folder()
        try folder.write("a/ut.ml", material.list)
        try folder.write("b.crl", material.crl.encoded)
        try folder.write("c.ldif", Array(record(1, "userCertificate;binary", material.signer.encoded).utf8))
        try folder.write("d.der", [0x30])
        try folder.write("e", material.csca.encoded)
        try folder.write("f.bin", material.crl.encoded)
        try folder.write("g.txt", Array("# readme\nversion: 1\n".utf8))
        try folder.write("1/2/3/4/5/h.der", material.csca.encoded)
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("i"), withDestinationURL: folder.url.appendingPathComponent("none"))
        let tar = [UInt8]("a.cer".utf8) + [UInt8](repeating: 0, count: 252) + Array("ustar".utf8)
        try folder.write("j.cer", tar)
        var outcome = Outcome()
        var progress: [Int] = []
        var totals: Set<Int> = []
        try TrustImporter().read(path: folder.url.path) {
            outcome.objects.append($0)
        } skipped: {
            outcome.skipped.append($0)
        } progress: { done, total in
            progress.append(done)
            totals.insert(total)
        }
        #expect(outcome.kinds == ["masterList", "crl", "certificate", "crl", "certificate"])
        // Nothing is left out without a word: too deep, no link's end, no certificate, no kind that is known, packed.
        let named = outcome.skipped.map { entry in
            (entry.place.split(separator: "/").last ?? "") + " " + entry.reason.message.key.name
        }
        #expect(
            named == [
                "4 trustFile.tooDeep", "i trustFile.notThere", "d.der asn1.octetsAt",
                "g.txt trustFile.emptyLDIF", "j.cer trustFile.compressed",
            ])
        #expect(totals.count == 1 && progress.last == totals.first && progress == progress.sorted())
    }

    @Test(
        "what a path gives is a snapshot: master list, revocation list, signers, without trust that nothing vouches for"
    )
    func load() throws {
        let material = try material()
        let folder = try TrustSnapshotTests.Folder()
        try folder.write("b.crl", material.crl.encoded)
        try folder.write("c.ldif", Array(record(1, "userCertificate;binary", material.signer.encoded).utf8))
        try folder.write("csca.der", material.csca.encoded)
        let load = try TrustSnapshot.load(path: folder.url.path)
        #expect(load.skipped.isEmpty && load.skippedCount == 0)
        #expect(load.store.anchors.map(\.certificate) == [material.csca])
        #expect(load.store.anchors.first?.basis == .named)
        #expect(load.store.revocationLists(ofCountry: "UT").count == 1)
        #expect(
            load.store.signers(issuer: material.signer.issuer, serialNumber: material.signer.serialNumber)
                == [material.signer])
        // A master list that a document signer signed is refused, whatever it holds.
        try folder.write("d.ml", material.list)
        let refused = try TrustSnapshot.load(path: folder.url.path)
        // What nobody may sign is a signed list all the same: the certificate beside it is left out.
        #expect(refused.skipped.map(\.file) == ["d.ml", "csca.der"].map { folder.url.path + "/" + $0 })
        #expect(refused.store.anchorCount == 0)
        #expect(throws: TrustError.self) { try TrustSnapshot.load(path: folder.url.path + "/d.ml") }
    }

    static let masterLists = EPassVectors.files(in: nil, external: "trust/masterlists", fileExtension: "ml")

    @Test(
        "the real master lists are read whole, and give unpinned anchors", .long(),
        .externalVectors(if: !masterLists.isEmpty))
    func realLists() throws {
        for file in Self.masterLists {
            let list = try SignedList(contentInfo: [UInt8](Data(contentsOf: file)))
            let load = try TrustSnapshot.load(path: file.path)
            #expect(load.skipped.isEmpty, "\(load.skipped)")
            #expect(try load.store.anchorCount > MasterList(content: list.content).entries.count / 2)
            #expect(load.store.anchors.allSatisfy { $0.basis == .unpinned })
        }
    }
}

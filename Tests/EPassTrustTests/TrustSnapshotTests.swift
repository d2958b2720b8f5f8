// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("TrustSnapshot", .timed)
struct TrustSnapshotTests {
    struct Folder: ~Copyable {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("epass-trust-\(UUID().uuidString)")

        init() throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }

        func write(_ name: String, _ octets: [UInt8]) throws {
            let file = url.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(octets).write(to: file)
        }

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    func pem(_ octets: [UInt8], _ label: String = "CERTIFICATE") -> String {
        let body = Data(octets).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return "-----BEGIN \(label)-----\n\(body)\n-----END \(label)-----\n"
    }

    @Test("a folder of DER and PEM gives each CSCA once, with all its sources; what cannot be read is reported")
    func folder() throws {
        let made = try TestDocument().make()
        var second = TestDocument()
        second.cscaKind = .ec(.p384)
        second.cscaAlgorithm = .ecdsa(.sha384)
        let other = try second.cscaCertificate()
        let folder = try Folder()
        try folder.write("a.der", made.csca.encoded)
        try folder.write(
            "UT/all.pem",
            Array(("subject: x\n" + pem(made.csca.encoded) + pem([1, 2], "PRIVATE KEY") + pem(other.encoded)).utf8))
        try folder.write("marked.pem", [0xEF, 0xBB, 0xBF] + Array(pem(made.csca.encoded).utf8))
        try folder.write("bad.crt", [0x30, 0x03, 1, 1])
        try folder.write("empty.cer", [])
        try folder.write("open.pem", Array("-----BEGIN CERTIFICATE-----\nAAAA\n".utf8))
        try folder.write("not64.pem", Array("-----BEGIN CERTIFICATE-----\n****\n-----END CERTIFICATE-----\n".utf8))
        try folder.write("ds.der", made.signer.encoded)
        try folder.write("notes.txt", Array("nothing".utf8))
        let load = try TrustSnapshot.load(path: folder.url.path)
        #expect(load.store.anchors.count == 2)
        #expect(Set(load.store.anchors.map(\.certificate)) == [made.csca, other])
        let merged = try #require(load.store.anchors.first { $0.certificate == made.csca })
        #expect(merged.sources.count == 3)
        #expect(load.store.countries == ["UT"])
        let names = load.skipped.map { String($0.file.split(separator: "/").last ?? "") }
        #expect(names == ["bad.crt", "empty.cer", "not64.pem", "notes.txt", "open.pem"])
        #expect(load.skipped.allSatisfy { $0.reason.hasSuffix(".") })
    }

    @Test("CR LF, leading blanks and missing padding are no obstacle")
    func lineEnds() throws {
        let csca = try TestDocument().cscaCertificate()
        let folder = try Folder()
        let text = pem(csca.encoded).replacingOccurrences(of: "\n", with: "\r\n  ").replacingOccurrences(
            of: "=", with: "")
        try folder.write("a.pem", Array(text.utf8))
        #expect(try TrustSnapshot.load(path: folder.url.path + "/a.pem").store.anchors.map(\.certificate) == [csca])
    }

    @Test("a path that is one bad file, or nothing, is an error")
    func errors() throws {
        let folder = try Folder()
        try folder.write("bad.pem", Array("hello".utf8))
        let missing = #expect(throws: TrustError.self) { try TrustSnapshot.load(path: "/nonexistent/epass") }
        #expect(missing?.code == .noSuchFile)
        let bad = #expect(throws: TrustError.self) { try TrustSnapshot.load(path: folder.url.path + "/bad.pem") }
        #expect(bad?.code == .noCertificate)
        let empty = try Folder()
        #expect(try TrustSnapshot.load(path: empty.url.path).store.anchors.isEmpty)
    }

    @Test("a device, and a file beyond the limit, are not read; a symbolic link to a file is")
    func files() throws {
        let device = #expect(throws: TrustError.self) { try TrustSnapshot.load(path: "/dev/zero") }
        #expect(device?.code == .unreadableFile)
        let folder = try Folder()
        try folder.write("huge.der", [0x30])
        let handle = try FileHandle(forWritingTo: folder.url.appendingPathComponent("huge.der"))
        try handle.truncate(atOffset: UInt64(TrustSnapshot.maximumFileLength) + 1)
        try handle.close()
        let huge = #expect(throws: TrustError.self) { try TrustSnapshot.load(path: folder.url.path + "/huge.der") }
        #expect(huge?.code == .tooLarge)
        let csca = try TestDocument().cscaCertificate()
        try folder.write("real/csca.der", csca.encoded)
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.path + "/link.der", withDestinationPath: "real/csca.der")
        let load = try TrustSnapshot.load(path: folder.url.path + "/link.der")
        #expect(load.store.anchors.map(\.certificate) == [csca])
    }

    @Test("a store of a thousand anchors opens, and finds each by key and by name", .long())
    func thousand() throws {
        let key = try TestKeys.key(.ec(.p256), "csca")
        let spki = try key.subjectPublicKeyInfo()
        let base = try TestDocument().cscaCertificate()
        var anchors: [TrustAnchor] = []
        for number in 0..<1_000 {
            let name = try DistinguishedName(country: "UT", commonName: "CSCA \(number)")
            var builder = CertificateBuilder(
                serialNumber: [1, UInt8(number >> 8), UInt8(number & 0xFF)], issuer: name, subject: name,
                notBefore: base.notBefore, notAfter: base.notAfter)
            let identifier: [UInt8] = [UInt8(number >> 8), UInt8(number & 0xFF)]
            builder.set(.subjectKeyIdentifier(identifier))
            let certificate = try builder.issue(
                subjectPublicKeyInfo: spki, signedBy: key, algorithm: .ecdsa(.sha256))
            anchors.append(try TrustAnchor(certificate: certificate))
        }
        let store = try TrustSnapshot(anchors: anchors)
        #expect(store.anchors.count == 1_000)
        for number in [0, 1, 511, 999] {
            let name = try DistinguishedName(country: "UT", commonName: "csca  \(number)")
            #expect(store.anchors(named: name).count == 1)
            #expect(store.anchors(withKeyIdentifier: [UInt8(number >> 8), UInt8(number & 0xFF)]).count == 1)
        }
    }

    @Test("the snapshot names the set of certificates, not their order or their files")
    func snapshot() throws {
        let made = try TestDocument().make()
        let first = try TrustSnapshot([made.csca, made.signer])
        #expect(first.snapshotHash == (try TrustSnapshot([made.signer, made.csca, made.csca])).snapshotHash)
        #expect(first.snapshotHash != (try TrustSnapshot([made.csca])).snapshotHash)
        #expect(first.snapshotHash.count == 32)
    }

    @Test("an anchor that is a test anywhere is a test")
    func testAnchors() throws {
        let csca = try TestDocument().cscaCertificate()
        let real = try TrustAnchor(certificate: csca, sources: [.certificateFile("a")])
        let test = try TrustAnchor(certificate: csca, sources: [.certificateFile("b")], isTest: true)
        let store = try TrustSnapshot(anchors: [real]).adding([test])
        #expect(store.anchors.count == 1)
        #expect(store.anchors.first?.isTest == true)
        #expect(store.anchors.first?.sources.map(\.name) == ["a", "b"])
    }

    @Test("an anchor without a key identifier is found by the hash of its key")
    func computedIdentifier() throws {
        var document = TestDocument()
        document.editCSCA = { $0.remove("2.5.29.14") }
        let csca = try document.cscaCertificate()
        let identifier = try CertificateBuilder.keyIdentifier(of: csca.subjectPublicKeyInfo)
        #expect(try TrustSnapshot([csca]).anchors(withKeyIdentifier: identifier).count == 1)
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMessages
import EPassSimulator
import EPassTestSupport
import Foundation
import Testing

@testable import EPassTrust

@Suite("Certificates of files that nobody signed, Doc 9303-12 6.1.1", .timed)
struct BareCertificateTests {
    /// A file in which somebody's CSCA stands beside what was signed.
    enum Form: String, CaseIterable {
        case behind, before, pem, pemBefore, pemBundle, base64, bundle, bundleBefore, armouredBundle, signerBetween,
            revocationList, revocationListInPEM, damagedList, damagedArmour, unknownObject, ldif, trusted,
            revocationListInBundle, listBehindText, otherLabel
    }

    /// A publisher's master list, a forger's CSCA in the name of the State that the list is about, and the files that
    /// hold both.
    struct Scene {
        let publisher: SyntheticEntity
        let list: SignedList
        let forger: Certificate
        let signer: Certificate
        let revocationList: CertificateRevocationList
        let other: PublisherScene

        init() throws {
            other = PublisherScene(("TO", "TON"), ("DE", "D"))
            publisher = try other.publisher.csca()
            let genuine = try other.subject.csca()
            list = try SyntheticMasterList.make(
                of: [publisher.certificate, genuine.certificate], by: other.publisher, csca: publisher,
                signed: "2026-05-28")
            forger = try other.rogue().certificate
            signer = try other.subject.signer(of: genuine).certificate
            revocationList = try other.publisher.revocationList(of: publisher)
        }

        /// CMS SignedData without content (RFC 5652, 5.2): what a .p7b is.
        var bundle: [UInt8] { bundle() }

        /// The same with revocation lists in it.
        func bundle(with revocationLists: [UInt8] = []) -> [UInt8] {
            func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
                [tag, 0x82, UInt8(content.count >> 8), UInt8(content.count & 0xFF)] + content
            }
            let data: [UInt8] = [0x30, 11, 6, 9, 0x2A, 0x86, 0x48, 0x86, 0xF7, 13, 1, 7, 1]
            let signed = element(
                0x30,
                [2, 1, 1, 0x31, 0] + data + element(0xA0, forger.encoded)
                    + (revocationLists.isEmpty ? [] : element(0xA1, revocationLists)) + [0x31, 0])
            return element(0x30, [6, 9, 0x2A, 0x86, 0x48, 0x86, 0xF7, 13, 1, 7, 2] + element(0xA0, signed))
        }

        func file(_ form: Form) -> [UInt8] {
            let (list, forger) = (list.encoded, forger.encoded)
            func pem(_ label: String, _ octets: [UInt8]) -> [UInt8] {
                let body = Data(octets).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
                return Array("-----BEGIN \(label)-----\n\(body)\n-----END \(label)-----\n".utf8)
            }
            func record(_ name: String, _ attribute: String, _ octets: [UInt8]) -> [UInt8] {
                Array("dn: \(name)\n\(attribute):: \(Data(octets).base64EncodedString())\n\n".utf8)
            }
            switch form {
            case .behind: return list + forger
            case .before: return forger + list
            case .pem: return pem("CMS", list) + pem("CERTIFICATE", forger)
            case .pemBefore: return pem("CERTIFICATE", forger) + pem("PKCS7", list)
            case .pemBundle: return pem("PKCS7", list) + pem("PKCS7", bundle)
            case .base64: return Array(Data(list + forger).base64EncodedString().utf8)
            case .bundle: return list + bundle
            case .bundleBefore: return bundle + list
            case .armouredBundle: return pem("PKCS7", bundle) + pem("CMS", list)
            case .signerBetween: return list + signer.encoded + forger + [0x0A]
            case .revocationList: return revocationList.encoded + forger
            case .revocationListInPEM: return pem("CERTIFICATE", forger) + pem("X509 CRL", revocationList.encoded)
            // The lengths hold, and its content is no list any more.
            case .damagedList: return Array(list.prefix(60)) + [0xFF] + Array(list.dropFirst(61)) + forger
            case .damagedArmour:
                return pem("CERTIFICATE", forger) + Array("-----BEGIN CMS-----\n!\n-----END CMS-----\n".utf8)
            case .unknownObject:
                return forger + [0x30, 15, 6, 9, 0x2A, 0x86, 0x48, 0x86, 0xF7, 13, 1, 7, 1, 0xA0, 2, 4, 0]
            case .ldif: return record("c=TO", "pkdMasterListContent", list) + record("c=DE", "cACertificate", forger)
            case .trusted: return pem("TRUSTED CERTIFICATE", forger + [0x30, 0]) + pem("CMS", list)
            case .revocationListInBundle: return bundle(with: revocationList.encoded)
            case .listBehindText: return pem("CERTIFICATE", forger) + list
            case .otherLabel: return pem("CERTIFICATE", forger) + pem("CSCA MASTER LIST", list)
            }
        }

        /// Takes the objects of a file as an import does.
        func take(_ file: [UInt8], into transaction: TrustTransaction) throws {
            try TrustImporter().read(octets: file, named: "file") { object throws(TrustError) in
                try transaction.add(object)
            }
        }

        func transaction(pins: [[UInt8]] = []) throws -> TrustTransaction {
            .inMemory(pins: Set(pins), at: try SyntheticPKI.time(SyntheticPKI.judged))
        }
    }

    let scene = Result { try Scene() }

    func isAnchor(_ certificate: Certificate, _ trust: TrustSnapshot) -> Bool {
        trust.anchors.contains { $0.certificate == certificate }
    }

    @Test(
        "one beside a signed list is no anchor in any form, whatever is pinned or granted, and is named",
        arguments: Form.allCases)
    func beside(_ form: Form) throws {
        let scene = try scene.get()
        let file = scene.file(form)
        let publisher = try scene.publisher.certificate.fingerprint()
        let isOfList = ![
            .revocationList, .revocationListInPEM, .damagedList, .damagedArmour, .unknownObject,
            .revocationListInBundle, .listBehindText, .otherLabel,
        ].contains(form)
        for pins in isOfList ? [[], [publisher]] : [[]] {
            let transaction = try scene.transaction(pins: pins)
            if isOfList { try transaction.grant(scene.other.grant()) }
            try scene.take(file, into: transaction)
            let difference = try transaction.difference()
            #expect(difference.refused.contains { $0.reason.code == .besideList && $0.name.hasPrefix("file") })
            #expect(difference.unmetPins.isEmpty)
            #expect(difference.bareCertificates == nil)
            let trust = try transaction.snapshot()
            #expect(!isAnchor(scene.forger, trust))
            if isOfList {
                #expect(isAnchor(scene.publisher.certificate, trust))
                let passport = try scene.other.passport(under: try scene.other.rogue())
                #expect(try !scene.other.issuer(of: passport, trust, .default).hasPrefix("successful"))
            }
        }
    }

    @Test("a file or folder that is judged by as it is names what it leaves out", arguments: Form.allCases)
    func loaded(_ form: Form) throws {
        let scene = try scene.get()
        let folder = StoreFolder()
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        let path = folder.path + "/x.ml"
        try Data(scene.file(form)).write(to: URL(fileURLWithPath: path))
        for place in [path, folder.path] {
            let load = try TrustSnapshot.load(path: place, at: SyntheticPKI.time(SyntheticPKI.judged))
            #expect(!isAnchor(scene.forger, load.store))
            #expect(load.skipped.contains { $0.message == .storeCertificateBesideList })
        }
    }

    @Test("the pin of a list is one of its file: it does not fit where something else stands there, too")
    func pinOfList() throws {
        let scene = try scene.get()
        let digest = try scene.list.fingerprint()
        let whole = try scene.transaction(pins: [digest])
        try scene.take(scene.list.encoded, into: whole)
        #expect(try whole.difference().unmetPins.isEmpty)
        #expect(try whole.snapshot().anchors.allSatisfy { $0.basis == .pinned })
        for form in [Form.behind, .before, .pem, .base64, .bundle] {
            let transaction = try scene.transaction(pins: [digest])
            try scene.take(scene.file(form), into: transaction)
            #expect(try transaction.difference().unmetPins == [digest])
            #expect(try transaction.snapshot().anchors.allSatisfy { $0.basis == .unpinned })
            // Given by itself as well, it is what was pinned.
            try scene.take(scene.list.encoded, into: transaction)
            #expect(try transaction.difference().unmetPins.isEmpty)
            #expect(try !isAnchor(scene.forger, transaction.snapshot()))
        }
    }

    @Test(
        "the pin of a file holds for all that is in it, and the pin of a certificate for that one",
        arguments: Form.allCases)
    func pinOfFile(_ form: Form) throws {
        let scene = try scene.get()
        let file = scene.file(form)
        let digest = try HashAlgorithm.sha256.hash(file)
        let covered = try scene.transaction(pins: [digest])
        try scene.take(file, into: covered)
        let difference = try covered.difference()
        #expect(difference.unmetPins.isEmpty && difference.bareCertificates == nil)
        #expect(try covered.snapshot().anchors.allSatisfy { $0.basis >= .pinned })
        #expect(try isAnchor(scene.forger, covered.snapshot()))
        let single = try scene.transaction(pins: [try scene.forger.fingerprint()])
        try scene.take(file, into: single)
        #expect(try isAnchor(scene.forger, single.snapshot()))
        #expect(try single.difference().unmetPins.isEmpty)
    }

    @Test("those of files are asked for once, with count, States and a SHA-256 that confirms them as a pin")
    func asked() throws {
        let scene = try scene.get()
        let (one, other) = (scene.forger, scene.publisher.certificate)
        func ask(_ files: [[UInt8]], pins: [[UInt8]] = []) throws -> TrustDifference.BareCertificates? {
            let transaction = try scene.transaction(pins: pins)
            for file in files { try scene.take(file, into: transaction) }
            let difference = try transaction.difference()
            #expect(difference.unmetPins.isEmpty)
            #expect(try isAnchor(one, transaction.snapshot()))
            return difference.bareCertificates
        }
        let single = try #require(try ask([one.encoded]))
        #expect(single == .init(count: 1, countries: ["DE"], digest: try one.fingerprint()))
        let file = one.encoded + other.encoded + scene.signer.encoded
        let several = try #require(try ask([file]))
        #expect(several == .init(count: 2, countries: ["DE", "TO"], digest: try HashAlgorithm.sha256.hash(file)))
        let folder = try #require(try ask([one.encoded, other.encoded]))
        let reversed = try ask([other.encoded, one.encoded])
        #expect(folder.count == 2 && folder == reversed)
        #expect(try ask([scene.bundle])?.digest == one.fingerprint())
        for (files, asked) in [([one.encoded], single), ([file], several), ([one.encoded, other.encoded], folder)] {
            #expect(try ask(files, pins: [asked.digest]) == nil)
        }
        // Of two, one of which is pinned, the other one is asked for.
        #expect(try ask([file], pins: [one.fingerprint()])?.countries == ["TO"])
    }

    @Test("what the operator named before, or grants something, is not asked for again")
    func known() throws {
        let scene = try scene.get()
        let folder = StoreFolder()
        let store = try TrustStore.create(path: folder.path)
        let time = try SyntheticPKI.time(SyntheticPKI.judged)
        let first = try store.begin(at: time)
        try scene.take(scene.publisher.certificate.encoded, into: first)
        #expect(try first.difference().bareCertificates?.count == 1)
        try first.commit()
        let second = try store.begin(at: time)
        try scene.take(scene.publisher.certificate.encoded, into: second)
        #expect(try second.difference().bareCertificates == nil)
        let granting = try scene.transaction()
        try granting.grant(scene.other.grant())
        try scene.take(scene.publisher.certificate.encoded, into: granting)
        #expect(try granting.difference().bareCertificates == nil)
    }

    @Test("an update takes none, and names those beside its lists", arguments: [Form.behind, .before, .pem, .bundle])
    func updated(_ form: Form) throws {
        let scene = try scene.get()
        let transaction = try scene.transaction(pins: [try scene.publisher.certificate.fingerprint()])
        try scene.take(scene.list.encoded, into: transaction)
        let filter = try transaction.updateFilter()
        try TrustImporter().read(octets: scene.file(form), named: "file") { object throws(TrustError) in
            if try filter.admits(object) { try transaction.add(object) }
        }
        #expect(try transaction.difference().refused.map(\.reason.code) == [.besideList])
        #expect(try !isAnchor(scene.forger, transaction.snapshot()))
    }
}

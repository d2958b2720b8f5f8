// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassEncodings
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
            revocationListInBundle, listBehindText, otherLabel, base64Before, base64Behind, quotedBase64, recordBehind,
            valueInSection, listAsKey, listBehindLineEnd, otherRest, otherStructure, signerBeside, signerInPEM,
            attributeCertificate, certificateUnderOtherLabel, request, signerAsKey, cutList, listBehindCertificate,
            listBehindSettings, revocationListInLDIF, signerInLDIF, damagedListInLDIF, cutListInLDIF,
            otherStructureInLDIF

        /// Whether the list is read.
        var isOfList: Bool {
            switch self {
            case .behind, .before, .pem, .pemBefore, .pemBundle, .base64, .bundle, .bundleBefore, .armouredBundle,
                .signerBetween, .ldif, .trusted:
                true
            case .revocationList, .revocationListInPEM, .damagedList, .damagedArmour, .unknownObject,
                .revocationListInBundle, .listBehindText, .otherLabel, .base64Before, .base64Behind, .quotedBase64,
                .recordBehind, .valueInSection, .listAsKey, .listBehindLineEnd, .otherRest, .otherStructure,
                .signerBeside, .signerInPEM, .attributeCertificate, .certificateUnderOtherLabel, .request, .signerAsKey,
                .cutList, .listBehindCertificate, .listBehindSettings, .revocationListInLDIF, .signerInLDIF,
                .damagedListInLDIF, .cutListInLDIF, .otherStructureInLDIF:
                false
            }
        }

        var isOfDownload: Bool {
            rawValue.lowercased().hasSuffix("ldif")
        }
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
            func lines(_ octets: [UInt8], behind mark: String = "") -> [UInt8] {
                let body = Data(octets).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
                return Array(body.split(separator: "\n").map { mark + $0 + "\n" }.joined().utf8)
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
            case .base64Before: return lines(list) + pem("CERTIFICATE", forger)
            case .base64Behind: return pem("CERTIFICATE", forger) + Array("Master list MIT 2026:\n".utf8) + lines(list)
            case .quotedBase64: return pem("CERTIFICATE", forger) + lines(list, behind: "> ")
            case .recordBehind: return pem("CERTIFICATE", forger) + record("c=TO", "pkdMasterListContent", list)
            case .valueInSection:
                let value = Array("pkdMasterListContent:: \(Data(list).base64EncodedString())\n".utf8)
                return Array(
                    pem("CERTIFICATE", forger).split(separator: 0x0A, maxSplits: 1).joined(separator: [0x0A] + value))
            case .listAsKey: return pem("CERTIFICATE", forger) + pem("LIST KEY", list)
            case .listBehindLineEnd: return forger + [0x0A] + list
            case .otherRest: return forger + [0x0A] + Array("more".utf8)
            case .otherStructure: return forger + [0x30, 3, 2, 1, 0]
            case .signerBeside: return signer.encoded + forger
            case .signerInPEM: return pem("CERTIFICATE", forger) + pem("CERTIFICATE", signer.encoded)
            case .attributeCertificate:
                return pem("ATTRIBUTE CERTIFICATE", Array(signer.encoded.dropFirst(4))) + pem("CERTIFICATE", forger)
            case .certificateUnderOtherLabel:
                return pem("CERTIFICATE", forger) + pem("ANYTHING", publisher.certificate.encoded)
            case .request: return pem("CERTIFICATE REQUEST", [0x30, 0]) + pem("CERTIFICATE", forger)
            case .signerAsKey: return pem("CERTIFICATE", forger) + pem("PUBLIC KEY", signer.encoded)
            case .cutList: return forger + Array(list.prefix(list.count / 2))
            case .listBehindCertificate:
                return pem("CERTIFICATE", forger) + pem("CERTIFICATE", publisher.certificate.encoded + list)
            case .listBehindSettings: return pem("TRUSTED CERTIFICATE", forger + [0x30, 0] + list)
            case .revocationListInLDIF:
                return record("c=DE", "cACertificate", forger)
                    + record("c=TO", "certificateRevocationList;binary", revocationList.encoded)
            case .signerInLDIF:
                return record("o=dsc,c=DE", "userCertificate;binary", signer.encoded) + record("c=DE", "x", forger)
            case .damagedListInLDIF:
                return record("c=DE", "cACertificate", forger) + Array("dn: c=TO\npkdMasterListContent:: MI!\n\n".utf8)
            case .otherStructureInLDIF:
                let structure = [0x30, 40, 4, 38] + [UInt8](repeating: 1, count: 38)
                return record("c=TO", "attributeCertificate;binary", structure)
                    + record("c=DE", "cACertificate", forger)
            case .cutListInLDIF:
                return record("c=TO", "renamed", Array(list.prefix(list.count / 2))) + record("c=DE", "x", forger)
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
        let isOfList = form.isOfList
        for pins in isOfList ? [[], [publisher]] : [[]] {
            let transaction = try scene.transaction(pins: pins)
            if isOfList { try transaction.grant(scene.other.grant()) }
            try scene.take(file, into: transaction)
            let difference = try transaction.difference()
            // Downloads of the PKD may well have some: nothing is wrong with them.
            let named = form.isOfDownload ? difference.leftOut : difference.refused
            #expect(named.contains { $0.reason.code == .besideList && $0.name.hasPrefix("file") })
            if form.isOfDownload { #expect(difference.refused.isEmpty) }
            #expect(difference.unmetPins.isEmpty)
            #expect(difference.bareCertificates == nil)
            let trust = try transaction.snapshot()
            #expect(!isAnchor(scene.forger, trust))
            if isOfList {
                #expect(isAnchor(scene.publisher.certificate, trust))
                let passport = try scene.other.passport(under: try scene.other.rogue())
                let issuer = try scene.other.issuer(of: passport, trust, .default)
                // The rogue's signer has the key of the genuine one, whose certificate came with the file (F-51).
                #expect(issuer.hasPrefix("successful") == (form == .signerBetween), "\(issuer)")
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
            let digest = Hexadecimal.lowercaseText(try scene.forger.fingerprint())
            #expect(
                load.skipped.contains { $0.message == .storeCertificateBesideList(place: "file", digest: digest) })
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
        let file = one.encoded + other.encoded
        let several = try #require(try ask([file]))
        #expect(several == .init(count: 2, countries: ["DE", "TO"], digest: try HashAlgorithm.sha256.hash(file)))
        let folder = try #require(try ask([one.encoded, other.encoded]))
        let reversed = try ask([other.encoded, one.encoded])
        #expect(folder.count == 2 && folder == reversed)
        #expect(try ask([scene.bundle])?.digest == one.fingerprint())
        for (files, asked) in [([one.encoded], single), ([file], several), ([one.encoded, other.encoded], folder)] {
            #expect(try ask(files, pins: [asked.digest]) == nil)
        }
        // Of two, one of which is pinned, the other one is left out, unless the operator vouches for all.
        #expect(try ask([file], pins: [one.fingerprint()]) == nil)
        let transaction = try scene.transaction(pins: [one.fingerprint()])
        try scene.take(file, into: transaction)
        #expect(try transaction.difference().refused.map(\.reason.code) == [.besideList])
        #expect(try !isAnchor(other, transaction.snapshot()))
        let vouched = try scene.transaction(pins: [one.fingerprint()])
        vouched.namesFiles = true
        try scene.take(file, into: vouched)
        #expect(try vouched.difference().bareCertificates?.countries == ["TO"])
    }

    @Test("in LDIF one line that cannot be read costs itself; certificates of CSCAs alone are asked for as elsewhere")
    func download() throws {
        let scene = try scene.get()
        func record(_ name: String, _ line: String) -> String { "dn: \(name)\n\(line)\n\n" }
        let forger = Data(scene.forger.encoded).base64EncodedString()
        let csca = record("c=DE", "cACertificate;binary:: \(forger)")
        for odd in [
            "", "# a comment\n\n", record("c=XX", "cn:: !"), record("c=XX", "no colon"),
            record("c=XX", "photo:: /9j/"),
            record("c=XX", "cACertificate;binary:: MII!"), record("c=XX", "cACertificate;binary:: MAMBAf8="),
            record("c=XX", "userCertificate;binary:< file:///x"), record("c=XX", "objectClass: top\ncn:: w7w="),
        ] {
            let transaction = try scene.transaction()
            let file = Array(("version: 1\n\n" + odd + csca).utf8)
            try scene.take(file, into: transaction)
            let difference = try transaction.difference()
            let digest = try scene.forger.fingerprint()
            #expect(difference.bareCertificates == .init(count: 1, countries: ["DE"], digest: digest), "\(odd)")
            #expect(try transaction.snapshot().anchors.map(\.basis) == [.named])
            let pinned = try scene.transaction(pins: [HashAlgorithm.sha256.hash(file)])
            try scene.take(file, into: pinned)
            #expect(try pinned.difference().bareCertificates == nil && pinned.snapshot().anchorCount == 1)
        }
    }

    /// How two lists come together, one of which nobody pinned.
    enum Together: String, CaseIterable {
        case der, pem, base64, ldif, folder
    }

    @Test(
        "beside a pin or grant nothing is taken that none of them reaches, lists neither", arguments: Together.allCases)
    func lists(_ form: Together) throws {
        let scene = try scene.get()
        let evil = try scene.other.subject.csca(generation: 9)
        let other = try SyntheticMasterList.make(
            of: [evil.certificate], by: scene.other.subject, csca: evil, signed: "2026-05-28")
        let lists = [scene.list.encoded, other.encoded]
        let files: [[UInt8]] =
            switch form {
            case .der: [lists.flatMap { $0 }]
            case .base64: [Array(Data(lists.flatMap { $0 }).base64EncodedString().utf8)]
            case .pem:
                [
                    lists.flatMap {
                        let body = Data($0).base64EncodedString(options: [.lineLength64Characters])
                        return Array("-----BEGIN CMS-----\n\(body)\n-----END CMS-----\n".utf8)
                    }
                ]
            case .ldif:
                [
                    lists.flatMap {
                        Array("dn: c=XX\npkdMasterListContent:: \(Data($0).base64EncodedString())\n\n".utf8)
                    }
                ]
            case .folder: lists
            }
        let publisher = try scene.publisher.certificate.fingerprint()
        func transaction(_ pins: [[UInt8]], _ grants: [PublisherGrant] = []) throws -> TrustTransaction {
            let transaction = try scene.transaction(pins: pins)
            for grant in grants { try transaction.grant(grant) }
            for file in files { try scene.take(file, into: transaction) }
            return transaction
        }
        var reaching = [try transaction([publisher]), try transaction([], [scene.other.grant()])]
        if form == .ldif || form == .folder { reaching.append(try transaction([scene.list.fingerprint()])) }
        for transaction in reaching {
            let difference = try transaction.difference()
            let named = form == .ldif ? difference.leftOut : difference.refused
            #expect(named.map(\.reason.code) == [.besideList])
            let digest = Hexadecimal.lowercaseText(try other.fingerprint())
            #expect(named.first?.reason.message == .storeListNotNamed(digest: digest) && difference.unmetPins.isEmpty)
            let trust = try transaction.snapshot()
            #expect(isAnchor(scene.publisher.certificate, trust) && !isAnchor(evil.certificate, trust))
            #expect(trust.lists(ofKind: .masterList).count == 1)
            let passport = try scene.other.passport(under: evil)
            #expect(try !scene.other.issuer(of: passport, trust, .default).hasPrefix("successful"))
        }
        let whole = try transaction(files.map { try HashAlgorithm.sha256.hash($0) })
        #expect(try isAnchor(evil.certificate, whole.snapshot()) && whole.difference().refused.isEmpty)
        // Without one they stand side by side, and nobody vouches for either.
        #expect(try transaction([]).snapshot().anchors.allSatisfy { $0.basis == .unpinned })
    }

    @Test("comments, keys and fillings are no company")
    func company() throws {
        let scene = try scene.get()
        let body = Data(scene.forger.encoded).base64EncodedString(options: [.lineLength64Characters])
        let section = "-----BEGIN CERTIFICATE-----\n\(body)\n-----END CERTIFICATE-----\n"
        let key = "-----BEGIN EC PRIVATE KEY-----\nMHcCAQEEIA==\n-----END EC PRIVATE KEY-----\n"
        let parameters = "-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n"
        let digest = String(repeating: "3c4f9a", count: 11)
        for comment in [
            "Bag Attributes\n    localKeyID: 54 69 6D\nsubject=C = DE, O = MINISTRY OF THE INTERIOR\n",
            "# \(digest)\nMIT MINISTERIUM MICHAEL MIDDLE \(String(repeating: "MI ", count: 100))\n",
            "Certificate:\n        Signature Value:\n            30:82:01:0a\n- Überschrift\n",
            "https://www.example.org/SharedDocs/Downloads/MIIB/Publications/TechnicalGuidelines\n",
        ] {
            for text in [comment + section, section + comment, section + key + comment + parameters + section] {
                let transaction = try scene.transaction()
                try scene.take(Array(text.utf8), into: transaction)
                #expect(try transaction.difference().bareCertificates?.count == 1, "\(text)")
                #expect(try isAnchor(scene.forger, transaction.snapshot()))
            }
        }
        for filling in [[0x0A], [0x0D, 0x0A, 0x1A], [0, 0, 0]] as [[UInt8]] {
            let transaction = try scene.transaction()
            try scene.take(scene.forger.encoded + filling, into: transaction)
            #expect(try transaction.difference().bareCertificates?.count == 1)
        }
    }

    @Test(
        "of a folder that is judged by as it is, a pin or grant takes what it names, and the rest is left out by name")
    func folder() throws {
        let scene = try scene.get()
        let folder = StoreFolder()
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        for (name, octets) in [
            ("list.ml", scene.list.encoded), ("evil.der", scene.forger.encoded),
            ("publisher.der", scene.publisher.certificate.encoded),
        ] {
            try Data(octets).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
        }
        func load(_ pins: [[UInt8]], _ grants: [PublisherGrant] = []) throws -> TrustSnapshotLoad {
            try TrustSnapshot.load(
                path: folder.path, pins: Set(pins), grants: grants, at: SyntheticPKI.time(SyntheticPKI.judged))
        }
        func leftOut(_ load: TrustSnapshotLoad) -> [String] {
            load.skipped.compactMap {
                $0.file.split(separator: "/").last.map(String.init)
            }
        }
        let (list, forger) = (try scene.list.fingerprint(), try scene.forger.fingerprint())
        let pinned = try load([list])
        #expect(leftOut(pinned) == ["evil.der"] && pinned.unmetPins.isEmpty)
        #expect(!isAnchor(scene.forger, pinned.store) && isAnchor(scene.publisher.certificate, pinned.store))
        let granted = try load([], [try scene.other.grant()])
        #expect(leftOut(granted) == ["evil.der"] && !isAnchor(scene.forger, granted.store))
        let both = try load([list, forger])
        #expect(leftOut(both).isEmpty && isAnchor(scene.forger, both.store))
        // Without one, nobody vouches for what stands beside a list: a folder is one delivery.
        let named = try load([])
        #expect(leftOut(named) == ["evil.der", "publisher.der"] && !isAnchor(scene.forger, named.store))
        #expect(named.store.anchors.allSatisfy { $0.basis == .unpinned })
        // Revocation lists and signers of the States are published beside their certificates.
        try FileManager.default.removeItem(atPath: folder.path + "/list.ml")
        try Data(scene.revocationList.encoded).write(to: URL(fileURLWithPath: folder.path + "/to.crl"))
        try Data(scene.signer.encoded).write(to: URL(fileURLWithPath: folder.path + "/ds.cer"))
        let bare = try load([])
        #expect(bare.skipped.isEmpty && bare.store.anchors.map(\.basis) == [.named, .named])
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

    @Test("an update knows who follows by a key, whatever names say")
    func followed() throws {
        let scene = try scene.get()
        let publisher = scene.other.publisher
        let rogue = try publisher.csca(generation: 9)
        #expect(rogue.certificate.subject.matches(scene.publisher.certificate.subject))
        func next(_ csca: SyntheticEntity) throws -> [UInt8] {
            try SyntheticMasterList.make(of: [csca.certificate], by: publisher, csca: csca, signed: "2026-06-28")
                .encoded
        }
        // A publisher that was pinned, and one that nobody vouches for.
        for pins in [[try scene.publisher.certificate.fingerprint()], []] {
            let transaction = try scene.transaction(pins: pins)
            try scene.take(scene.list.encoded, into: transaction)
            let filter = try transaction.updateFilter()
            func admits(_ octets: [UInt8]) throws -> Bool {
                var admitted = false
                try TrustImporter().read(octets: octets, named: "x") { object throws(TrustError) in
                    admitted = try filter.admits(object)
                }
                return admitted
            }
            #expect(try admits(next(scene.publisher)) && !admits(next(rogue)))
            #expect(try admits(publisher.revocationList(of: scene.publisher).encoded))
            #expect(try !admits(publisher.revocationList(of: rogue).encoded))
            #expect(try admits(publisher.signer(of: scene.publisher).certificate.encoded))
            #expect(try !admits(publisher.signer(of: rogue).certificate.encoded))
        }
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

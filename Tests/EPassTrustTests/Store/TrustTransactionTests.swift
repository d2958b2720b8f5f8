// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("What an import comes to, Doc 9303-12 6.1.1 and 9", .timed)
struct TrustTransactionTests {
    let state = SyntheticPKI()
    let other = SyntheticPKI(country: "DE", icaoCountry: "D", organization: "Other")

    func bases(_ snapshot: TrustSnapshot) -> [TrustBasis] { snapshot.anchors.map(\.basis).sorted() }

    @Test("one certificate from several sources is one anchor that knows them all and has the strongest basis")
    func merged() throws {
        let folder = StoreFolder()
        let csca = try state.csca().certificate
        let store = try TrustStore.create(path: folder.path)
        let first = try store.begin(at: SyntheticPKI.time("2026-01-01"))
        try first.add(csca, from: .download)
        #expect(try first.difference().requiresConfirmation)
        #expect(bases(try first.commit()) == [.unpinned])
        let second = try store.begin(at: SyntheticPKI.time("2026-02-01"))
        try second.add(csca, from: .certificateFile("csca.pem"))
        let difference = try second.difference()
        #expect(difference.addedAnchors.isEmpty)
        #expect(difference.upgradedBasis.map(\.before) == [.unpinned])
        #expect(difference.upgradedBasis.map(\.basis) == [.named])
        #expect(!difference.requiresConfirmation)
        let anchor = try #require(try second.commit().anchors.first)
        #expect(anchor.basis == .named)
        #expect(anchor.sources.map(\.name) == ["download.ldif", "csca.pem"])
    }

    @Test("what is there already changes nothing")
    func unchanged() throws {
        let folder = StoreFolder()
        let csca = try state.csca()
        let list = try state.revocationList(of: csca)
        let store = try TrustStore.create(path: folder.path)
        for round in 0..<2 {
            let transaction = try store.begin(at: SyntheticPKI.time("2026-01-0\(round + 1)"))
            try transaction.add(csca.certificate, from: .certificateFile("csca.pem"))
            try transaction.add(list, from: .crl)
            let difference = try transaction.difference()
            #expect(difference.isEmpty == (round == 1))
            #expect(difference.unchangedObjects == (round == 1 ? 2 : 0))
            #expect(difference.refused.isEmpty)
            try transaction.commit()
        }
    }

    @Test("a new country and another key under a known name have to be confirmed; another name has not")
    func confirmation() throws {
        let folder = StoreFolder()
        let store = try TrustStore.create(path: folder.path)
        let first = try store.begin(at: SyntheticPKI.time("2026-01-01"))
        try first.add(state.csca().certificate, from: .certificateFile("1.pem"))
        let start = try first.difference()
        #expect(start.newCountries == ["UT"])
        #expect(start.replacedKeys.isEmpty)
        #expect(start.requiresConfirmation)
        try first.commit()
        let second = try store.begin(at: SyntheticPKI.time("2026-01-02"))
        try second.add(state.csca(generation: 2, commonName: "CSCA 2").certificate, from: .certificateFile("2.pem"))
        #expect(try !second.difference().requiresConfirmation)
        try second.add(state.csca(generation: 3).certificate, from: .certificateFile("3.pem"))
        let difference = try second.difference()
        #expect(difference.newCountries.isEmpty)
        #expect(difference.addedAnchors.count == 2)
        #expect(difference.replacedKeys.map(\.country) == ["UT"])
        #expect(difference.requiresConfirmation)
    }

    @Test("a link certificate under a trusted key makes its key trusted, through generations and without confirmation")
    func linked() throws {
        let folder = StoreFolder()
        let generations = try (1...3).map { try state.csca(generation: $0) }
        let store = try TrustStore.create(path: folder.path)
        let first = try store.begin(at: SyntheticPKI.time("2026-01-01"))
        try first.add(generations[0].certificate, from: .certificateFile("1.pem"))
        try first.commit()
        let second = try store.begin(at: SyntheticPKI.time("2026-01-02"))
        // The last first: the order of a file must not matter.
        try second.add(generations[2].certificate, from: .download)
        try second.add(state.link(from: generations[1], to: generations[2]).certificate, from: .download)
        try second.add(generations[1].certificate, from: .download)
        try second.add(state.link(from: generations[0], to: generations[1]).certificate, from: .download)
        let difference = try second.difference()
        #expect(difference.addedAnchors.map(\.basis) == [.linked, .linked, .linked, .linked])
        #expect(difference.replacedKeys.isEmpty)
        #expect(!difference.requiresConfirmation)
        #expect(bases(try second.commit()) == [.linked, .linked, .linked, .linked, .named])
        #expect(
            bases(try TrustStore.open(path: folder.path).snapshot()) == [.linked, .linked, .linked, .linked, .named])
    }

    @Test(
        "what is no link vouches for nobody: another signature, another country, another name unannounced, no key for certificates"
    )
    func notLinked() throws {
        let (old, new) = (try state.csca(), try state.csca(generation: 2))
        let foreign = try other.csca()
        let stranger = try state.csca(generation: 3)
        let false1 = try state.link(from: stranger, to: new) {
            $0.set(.authorityKeyIdentifier(old.certificate.decodedExtensions.subjectKeyIdentifier ?? []))
        }
        let renamed = try state.csca(generation: 2, commonName: "CSCA renamed")
        let candidates: [(Certificate, TrustBasis)] = try [
            (false1.certificate, .unpinned),
            (state.link(from: foreign, to: new).certificate, .unpinned),
            (state.link(from: old, to: renamed).certificate, .unpinned),
            // Links of several States say that they are no authorities.
            (state.link(from: old, to: new) { $0.set(.basicConstraints(isAuthority: false)) }.certificate, .linked),
            (state.link(from: old, to: new) { $0.set(.keyUsage(.digitalSignature)) }.certificate, .unpinned),
            (
                state.link(from: old, to: renamed) {
                    $0.set(.init(objectIdentifier: "2.23.136.1.1.6.1", isCritical: false, value: [5, 0]))
                }.certificate, .linked
            ),
        ]
        for (candidate, expected) in candidates {
            let transaction = try TrustTransaction.inMemory()
            try transaction.add(old.certificate, from: .certificateFile("old.pem"))
            try transaction.add(foreign.certificate, from: .certificateFile("de.pem"))
            try transaction.add(candidate, from: .download)
            let found = try transaction.snapshot().anchors.first { $0.certificate == candidate }
            #expect(found?.basis == expected)
        }
    }

    @Test("a list brings its own CSCA along and proves nothing: unpinned, and to be confirmed")
    func unpinnedList() throws {
        let csca = try state.csca()
        let transaction = try TrustTransaction.inMemory()
        let list = try SyntheticMasterList.make(
            of: [csca.certificate, other.csca().certificate], by: state, csca: csca)
        try transaction.add(list, from: .list())
        let difference = try transaction.difference()
        #expect(difference.addedLists.map(\.basis) == [.unpinned])
        #expect(difference.requiresConfirmation)
        #expect(bases(try transaction.snapshot()) == [.unpinned, .unpinned])
        #expect(try transaction.snapshot().anchors.first?.sources.first?.signingTime == list.signingTime)
    }

    @Test("a list is verified under a CSCA that is trusted, whichever of them comes first", arguments: [true, false])
    func verifiedList(listFirst: Bool) throws {
        let csca = try state.csca()
        let foreign = try other.csca().certificate
        let transaction = try TrustTransaction.inMemory()
        let list = try SyntheticMasterList.make(of: [csca.certificate, foreign], by: state, csca: csca)
        if listFirst { try transaction.add(list, from: .list()) }
        try transaction.add(csca.certificate, from: .certificateFile("csca.pem"))
        if !listFirst { try transaction.add(list, from: .list()) }
        let snapshot = try transaction.snapshot()
        #expect(snapshot.lists(ofKind: .masterList).map(\.basis) == [.verified])
        // What the list says of another State is worth what the operator grants its publisher: here nothing.
        #expect(snapshot.anchors.first { $0.certificate == foreign }?.basis == .listed)
        #expect(snapshot.anchors.first { $0.certificate == csca.certificate }?.basis == .named)
        #expect(snapshot.anchors.first { $0.certificate == csca.certificate }?.sources.count == 2)
    }

    @Test("a pin names the CSCA above a list, or the list")
    func pinned() throws {
        let csca = try state.csca()
        let foreign = try other.csca().certificate
        let list = try SyntheticMasterList.make(of: [csca.certificate, foreign], by: state, csca: csca)
        for (pin, expected) in [
            (try csca.certificate.fingerprint(), [TrustBasis.listed, .pinned]),
            (try list.fingerprint(), [.pinned, .pinned]),
        ] {
            let transaction = TrustTransaction.inMemory(pins: [pin], at: try SyntheticPKI.time(SyntheticPKI.judged))
            try transaction.add(list, from: .list())
            #expect(bases(try transaction.snapshot()) == expected)
        }
        let wrong = TrustTransaction.inMemory(
            pins: [try foreign.fingerprint()], at: try SyntheticPKI.time(SyntheticPKI.judged))
        try wrong.add(list, from: .list())
        #expect(bases(try wrong.snapshot()) == [.unpinned, .pinned])
    }

    @Test("a list whose signature is wrong is refused whole, and named")
    func forgedList() throws {
        let csca = try state.csca()
        let list = try SyntheticMasterList.make(of: [csca.certificate], by: state, csca: csca) {
            $0.defects = [.wrongSignature]
        }
        let transaction = try TrustTransaction.inMemory()
        try transaction.add(list, from: .list("bad.ml"))
        let difference = try transaction.difference()
        #expect(difference.isEmpty)
        #expect(difference.refused.map(\.name) == ["bad.ml"])
        #expect(difference.refused.map(\.reason.code) == [.listRefused])
        #expect(try transaction.snapshot().anchorCount == 0)
    }

    @Test(
        "the newest list of a signer is in force: an older one is refused, and what only the older one named leaves the store"
    )
    func rollback() throws {
        let folder = StoreFolder()
        let (csca, gone, kept) = (
            try state.csca(), try other.csca().certificate, try other.csca(generation: 2, commonName: "B").certificate
        )
        let store = try TrustStore.create(path: folder.path)
        func list(_ day: String, _ certificates: [Certificate]) throws -> SignedList {
            try SyntheticMasterList.make(of: certificates, by: state, csca: csca, signed: day)
        }
        let first = try store.begin(at: SyntheticPKI.time("2026-06-01"))
        try first.add(csca.certificate, from: .certificateFile("csca.pem"))
        try first.add(list("2026-03-01", [csca.certificate, gone, kept]), from: .list("march.ml"))
        #expect(bases(try first.commit()) == [.listed, .listed, .named])
        let second = try store.begin(at: SyntheticPKI.time("2026-06-02"))
        try second.add(list("2026-05-01", [csca.certificate, kept]), from: .list("may.ml"))
        let change = try second.difference()
        #expect(change.removedAnchors.map(\.fingerprint) == [try gone.fingerprint()])
        #expect(change.requiresConfirmation)
        #expect(Set(try second.commit().anchors.map(\.certificate)) == [csca.certificate, kept])
        let third = try store.begin(at: SyntheticPKI.time("2026-06-03"))
        try third.add(list("2026-04-01", [csca.certificate, gone, kept]), from: .list("april.ml"))
        let refused = try third.difference()
        #expect(refused.refused.map(\.reason.code) == [.rollback])
        #expect(refused.isEmpty)
        #expect(try third.commit().anchorCount == 2)
        let fourth = try store.begin(at: SyntheticPKI.time("2026-06-04"))
        try fourth.add(list("2026-03-01", [csca.certificate, gone, kept]), from: .list("march.ml"))
        #expect(try fourth.commit().anchorCount == 2)
    }

    @Test("an older list is a rollback, whatever a signer that anybody can add to it says of its time")
    func addedSigner() throws {
        let gone = try other.csca().certificate
        let (newer, _) = try TestList.added(
            content: CertificateListBuilder(certificates: []).content(), signed: "2026-06-01")
        let (older, others) = try TestList.added(
            content: CertificateListBuilder(certificates: [gone.encoded]).content())
        for other in others {
            let transaction = try TrustTransaction.inMemory()
            try transaction.add(newer.csca, from: .certificateFile("csca.pem"))
            try transaction.add(newer.list(), from: .list("new.ml"))
            try transaction.add(older.behind(signersOf: other), from: .list("old.ml"))
            #expect(try transaction.difference().refused.map(\.reason.code) == [.rollback])
            let lists = try transaction.snapshot().lists(ofKind: .masterList)
            #expect(lists.map(\.list) == [try newer.list()])
        }
        // Who counts of several is known once one of them is trusted.
        let before = try TrustTransaction.inMemory()
        try before.add(older.behind(signersOf: others[0]), from: .list("old.ml"))
        let trust = try before.commit()
        #expect(trust.lists(ofKind: .masterList).first?.basis == .unpinned)
        let transaction = TrustTransaction.inMemory(over: trust, at: try SyntheticPKI.time(SyntheticPKI.judged))
        try transaction.add(older.csca, from: .certificateFile("csca.pem"))
        try transaction.add(newer.list(), from: .list("new.ml"))
        let lists = try transaction.snapshot().lists(ofKind: .masterList)
        #expect(lists.map(\.basis) == [.verified] && lists.first?.source.signingTime?.date == "2026-06-01")
        #expect(lists.first?.signer == newer.csca.subject.description)
    }

    @Test("a newer list that nothing stands behind does not displace one that is verified")
    func displaced() throws {
        let (csca, forged) = (try state.csca(), try state.csca(generation: 9))
        let transaction = try TrustTransaction.inMemory()
        try transaction.add(csca.certificate, from: .certificateFile("csca.pem"))
        try transaction.add(SyntheticMasterList.make(of: [csca.certificate], by: state, csca: csca), from: .list())
        try transaction.add(
            SyntheticMasterList.make(
                of: [forged.certificate, other.csca().certificate], by: state, csca: forged, signed: "2026-11-01"),
            from: .list("forged.ml"))
        let snapshot = try transaction.snapshot()
        #expect(Set(snapshot.lists(ofKind: .masterList).map(\.basis)) == [.verified, .unpinned])
        #expect(bases(snapshot) == [.unpinned, .unpinned, .named])
    }

    @Test("a list that came unpinned is verified as soon as its signer's CSCA is trusted")
    func upgraded() throws {
        let folder = StoreFolder()
        let csca = try state.csca()
        let foreign = try other.csca().certificate
        let store = try TrustStore.create(path: folder.path)
        let first = try store.begin(at: SyntheticPKI.time(SyntheticPKI.judged))
        try first.add(
            SyntheticMasterList.make(of: [csca.certificate, foreign], by: state, csca: csca), from: .list())
        #expect(bases(try first.commit()) == [.unpinned, .unpinned])
        let second = try store.begin(at: SyntheticPKI.time(SyntheticPKI.judged))
        try second.add(csca.certificate, from: .certificateFile("csca.pem"))
        let difference = try second.difference()
        #expect(difference.upgradedBasis.map(\.basis).sorted() == [.listed, .named])
        #expect(difference.upgradedLists.map(\.basis) == [.verified])
        #expect(bases(try second.commit()) == [.listed, .named])
    }

    @Test("of the revocation lists of one key the newest by time and number is in force")
    func revocationLists() throws {
        let folder = StoreFolder()
        let csca = try state.csca()
        let store = try TrustStore.create(path: folder.path)
        func list(_ day: String, _ number: Int, next: String = "2027-02-01") throws -> CertificateRevocationList {
            var builder = CertificateRevocationListBuilder(
                csca: csca.certificate, thisUpdate: try SyntheticPKI.time(day), nextUpdate: try SyntheticPKI.time(next),
                number: number)
            builder.entries = []
            return try builder.issue(signedBy: csca.key, algorithm: csca.scheme.algorithm)
        }
        func add(
            _ list: CertificateRevocationList, at time: String = SyntheticPKI.judged
        ) throws -> [TrustError.Code] {
            let transaction = try store.begin(at: SyntheticPKI.time(time))
            try transaction.add(csca.certificate, from: .certificateFile("csca.pem"))
            try transaction.add(list, from: .crl)
            let refused = try transaction.difference().refused.map(\.reason.code)
            try transaction.commit()
            return refused
        }
        #expect(try add(list("2026-05-01", 7)) == [])
        #expect(try add(list("2026-04-01", 6)) == [.rollback])
        // Where time and number contradict each other neither came first, whichever came into the store first: both are
        // asked.
        #expect(try add(list("2026-04-01", 9)) == [])
        #expect(try add(list("2026-06-01", 3)) == [])
        #expect(try store.snapshot().revocationLists(ofCountry: "UT").count == 3)
        #expect(try add(list("2026-06-01", 300)) == [])
        #expect(try store.snapshot().revocationLists(ofCountry: "UT").count == 1)
        // What is dated after the import stands beside what is in force until its time has come.
        let last = try list("2027-03-01", 1)
        #expect(try add(last) == [])
        #expect(try store.snapshot().revocationLists(ofCountry: "UT").count == 2)
        // One that counts anew takes the place of one that has run out.
        #expect(try add(last, at: "2027-03-02") == [])
        let lists = try store.snapshot().revocationLists(ofCountry: "UT")
        #expect(lists.map(\.thisUpdate) == [try SyntheticPKI.time("2027-03-01")])
    }

    @Test(
        "a revocation list that the trusted key it names did not sign is refused; one of an unknown CSCA waits for it")
    func forgedRevocationList() throws {
        let csca = try state.csca()
        let transaction = try TrustTransaction.inMemory()
        try transaction.add(csca.certificate, from: .certificateFile("csca.pem"))
        try transaction.add(state.revocationList(of: csca) { $0.defects = [.wrongSignature] }, from: .crl)
        try transaction.add(other.revocationList(of: other.csca()), from: .crl)
        let difference = try transaction.difference()
        #expect(difference.refused.map(\.reason.code) == [.listRefused])
        #expect(difference.addedRevocationLists.map(\.country) == ["DE"])
        #expect(difference.addedRevocationLists.map(\.isVerified) == [false])
        #expect(try transaction.snapshot().revocationLists(ofCountry: "UT").isEmpty)
    }

    @Test("a synthetic certificate stays a test on every way into a store and out of it (T33)")
    func synthetic() throws {
        let folder = StoreFolder()
        let csca = try state.csca()
        let transaction = try TrustStore.create(path: folder.path).begin(at: SyntheticPKI.time(SyntheticPKI.judged))
        try transaction.add(
            SyntheticMasterList.make(of: [csca.certificate, other.csca().certificate], by: state, csca: csca),
            from: .list())
        try transaction.commit()
        let snapshot = try TrustStore.open(path: folder.path).snapshot()
        #expect(snapshot.anchors(ofCountry: "UT").map(\.isTest) == [true])
        #expect(try snapshot.adding([]).anchors(ofCountry: "UT").map(\.isTest) == [true])
    }

    @Test("the hash changes with everything that can change a verdict, and with nothing else")
    func snapshotHash() throws {
        let csca = try state.csca()
        let anchor = try TrustAnchor(certificate: csca.certificate)
        let base = try TrustSnapshot(anchors: [anchor]).snapshotHash
        let unpinned = try TrustAnchor(certificate: csca.certificate, basis: .unpinned)
        let list = try state.revocationList(of: csca)
        let copy = StoredCertificate(certificate: try state.signer(of: csca).certificate)
        #expect(try TrustSnapshot(anchors: [unpinned]).snapshotHash != base)
        #expect(try TrustSnapshot(anchors: [anchor], revocationLists: [list]).snapshotHash != base)
        #expect(try TrustSnapshot(anchors: [anchor], certificates: [copy]).snapshotHash != base)
        #expect(try TrustSnapshot(anchors: []).snapshotHash != base)
        let grant = try #require(
            PublisherGrant(fingerprint: anchor.fingerprint, kind: .defectList, states: .all))
        let granted = try TrustSnapshot(anchors: [anchor], grants: [grant])
        #expect(granted.snapshotHash != base && granted.grants == [grant])
        let elsewhere = try TrustAnchor(certificate: csca.certificate, sources: [.certificateFile("elsewhere")])
        #expect(try TrustSnapshot(anchors: [elsewhere], name: "another name").snapshotHash == base)
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("What a hostile import comes to, T15 and T16", .timed)
struct HostileImportTests {
    let state = SyntheticPKI()
    let other = SyntheticPKI(country: "DE", icaoCountry: "D", organization: "Other")

    func basis(_ certificate: Certificate, _ snapshot: TrustSnapshot) -> TrustBasis? {
        snapshot.anchors.first { $0.certificate == certificate }?.basis
    }

    @Test(
        "what may sign certificates is an anchor, also without basicConstraints; what only signs is a copy of a signer")
    func kinds() throws {
        let csca = try state.csca()
        let new = try state.csca(generation: 2)
        let transaction = try TrustTransaction.inMemory()
        let link = try state.link(from: csca, to: new) { $0.remove("2.5.29.19") }.certificate
        let denying = try state.csca(generation: 3) { $0.set(.basicConstraints(isAuthority: false)) }.certificate
        let silent = try state.csca(generation: 4) { builder in
            for extensionType in ["2.5.29.19", "2.5.29.15"] { builder.remove(extensionType) }
        }.certificate
        let selfIssued = try state.csca(generation: 5, commonName: "Server") { builder in
            builder.set(.basicConstraints(isAuthority: false))
            builder.set(.keyUsage(.digitalSignature))
        }.certificate
        let signer = try state.signer(of: csca).certificate
        for certificate in [csca.certificate, link, denying, silent, selfIssued, signer] {
            try transaction.add(certificate, from: .certificateFile("\(certificate.serialNumberText).pem"))
        }
        let snapshot = try transaction.snapshot()
        #expect(Set(snapshot.anchors.map(\.certificate)) == [csca.certificate, link, denying, silent])
        #expect(snapshot.signers(issuer: signer.issuer, serialNumber: signer.serialNumber) == [signer])
    }

    @Test("a link of a trusted key is one without basicConstraints too; a document signer of it never is")
    func linkWithoutAuthority() throws {
        let (csca, new) = (try state.csca(), try state.csca(generation: 2))
        let link = try state.link(from: csca, to: new) { $0.remove("2.5.29.19") }.certificate
        let signer = try state.signer(of: csca).certificate
        let transaction = try TrustTransaction.inMemory()
        try transaction.add(csca.certificate, from: .certificateFile("csca.pem"))
        for certificate in [link, new.certificate, signer] { try transaction.add(certificate, from: .download) }
        let snapshot = try transaction.snapshot()
        #expect(basis(link, snapshot) == .linked)
        #expect(basis(new.certificate, snapshot) == .linked)
        #expect(snapshot.anchorCount == 3)
    }

    @Test("a link that is not valid when it comes joins nothing; what one has joined outlives it, RFC 5280 6.1.3 a 2")
    func expiredLink() throws {
        let (csca, new) = (try state.csca(), try state.csca(generation: 2))
        let end = try SyntheticPKI.time("2026-06-15")
        let link = try state.link(from: csca, to: new) { $0.notAfter = end }.certificate
        func bases(_ times: [String]) throws -> [TrustBasis?] {
            let folder = StoreFolder()
            let store = try TrustStore.create(path: folder.path)
            var found: [TrustBasis?] = []
            for time in times {
                let transaction = try store.begin(at: SyntheticPKI.time(time))
                try transaction.add(csca.certificate, from: .certificateFile("csca.pem"))
                for certificate in [link, new.certificate] { try transaction.add(certificate, from: .download) }
                let snapshot = try transaction.commit()
                found += [basis(link, snapshot), basis(new.certificate, snapshot)]
            }
            return found
        }
        #expect(try bases(["2026-06-01", SyntheticPKI.judged]) == [.linked, .linked, .linked, .linked])
        #expect(try bases([SyntheticPKI.judged]) == [.unpinned, .unpinned])
    }

    /// A store with a CSCA and its list of May, and what an import of further lists and revocation lists comes to.
    func importing(
        _ lists: [SignedList], _ revocationLists: [CertificateRevocationList] = [], csca: SyntheticEntity,
        in folder: borrowing StoreFolder
    ) throws -> (difference: TrustDifference, before: TrustSnapshot, after: TrustSnapshot) {
        let store = try TrustStore.create(path: folder.path)
        let first = try store.begin(at: SyntheticPKI.time("2026-06-01"))
        try first.add(csca.certificate, from: .certificateFile("csca.pem"))
        try first.add(
            SyntheticMasterList.make(of: [csca.certificate], by: state, csca: csca, signed: "2026-05-01"),
            from: .list("may.ml"))
        let before = try first.commit()
        let second = try store.begin(at: SyntheticPKI.time(SyntheticPKI.judged))
        for (number, list) in lists.enumerated() { try second.add(list, from: .list("\(number).ml")) }
        for list in revocationLists { try second.add(list, from: .crl) }
        let difference = try second.difference()
        return (difference, before, try second.commit())
    }

    @Test("a list that is refused as a rollback leaves nothing behind, copies of signers neither")
    func rollback() throws {
        let folder = StoreFolder()
        let csca = try state.csca()
        let signer = try state.signer(of: csca).certificate
        let old = try SyntheticMasterList.make(
            of: [csca.certificate, other.csca().certificate, signer], by: state, csca: csca, signed: "2026-04-01")
        let (difference, before, after) = try importing([old], csca: csca, in: folder)
        #expect(difference.refused.map(\.reason.code) == [.rollback])
        #expect(difference.isEmpty)
        #expect(difference.addedSigners.isEmpty)
        #expect(after.signers(issuer: signer.issuer, serialNumber: signer.serialNumber).isEmpty)
        #expect(after.snapshotHash == before.snapshotHash)
    }

    @Test("an old list is no step to another one: what only it named vouches for nobody", arguments: [true, false])
    func steppingStone(isOldFirst: Bool) throws {
        let folder = StoreFolder()
        let csca = try state.csca()
        let gone = try other.csca()
        let rogue = try SyntheticPKI(country: "FR", icaoCountry: "FRA", organization: "Rogue").csca().certificate
        let old = try SyntheticMasterList.make(
            of: [csca.certificate, gone.certificate], by: state, csca: csca, signed: "2026-04-01")
        let new = try SyntheticMasterList.make(
            of: [gone.certificate, rogue], by: other, csca: gone, signed: "2026-06-15")
        let lists = isOldFirst ? [old, new] : [new, old]
        let (difference, _, after) = try importing(lists, csca: csca, in: folder)
        #expect(difference.refused.map(\.reason.code) == [.rollback])
        #expect(basis(rogue, after) == .unpinned)
        #expect(basis(gone.certificate, after) == .unpinned)
        #expect(difference.requiresConfirmation)
    }

    @Test("a list whose signer its CSCA has revoked is refused, whichever came first", arguments: [true, false])
    func revokedSigner(isRevocationBefore: Bool) throws {
        let folder = StoreFolder()
        let csca = try state.csca()
        let rogue = try other.csca().certificate
        let signer = try state.listSigner(of: csca, purpose: SyntheticMasterList.purpose).certificate
        let revoking = try state.revocationList(of: csca) { builder in
            builder.entries = [
                .init(serialNumber: signer.serialNumber, revocationDate: try SyntheticPKI.time("2026-11-01"))
            ]
        }
        let list = try SyntheticMasterList.make(
            of: [csca.certificate, rogue], by: state, csca: csca, signed: "2026-11-05")
        let store = try TrustStore.create(path: folder.path)
        let first = try store.begin(at: SyntheticPKI.time(SyntheticPKI.judged))
        try first.add(csca.certificate, from: .certificateFile("csca.pem"))
        if isRevocationBefore {
            try first.add(revoking, from: .crl)
            try first.commit()
        }
        let second = isRevocationBefore ? try store.begin(at: SyntheticPKI.time(SyntheticPKI.judged)) : first
        try second.add(list, from: .list())
        if !isRevocationBefore { try second.add(revoking, from: .crl) }
        #expect(try second.difference().refused.map(\.reason.code) == [.listRefused])
        #expect(try second.commit().anchors.map(\.certificate) == [csca.certificate])
    }
}

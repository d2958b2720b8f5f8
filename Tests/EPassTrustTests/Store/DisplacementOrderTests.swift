// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMRZ
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

/// What displaces what does not depend on what came first, and what nothing stands behind displaces nothing
/// (`Docs/trust-store.md`). Where it did, a list that hid a revocation stayed in force.
@Suite("Lists displace each other the same in every order", .timed)
struct DisplacementOrderTests {
    static let authority = TestAuthority()
    static let signer: [UInt8] = [0x12, 0x34]

    typealias Step = (TrustTransaction) throws -> Void

    private func permutations<Element>(_ elements: [Element]) -> [[Element]] {
        guard let first = elements.first else { return [[]] }
        var all: [[Element]] = []
        for rest in permutations(Array(elements.dropFirst())) {
            for place in 0...rest.count {
                var order = rest
                order.insert(first, at: place)
                all.append(order)
            }
        }
        return all
    }

    /// What each order of imports comes to, one by one and all in one.
    private func outcomes(_ steps: [Step], at time: String = TestDocument.judged) throws -> [TrustSnapshot] {
        let time = try TestAuthority.date(time)
        var found: [TrustSnapshot] = []
        for order in permutations(steps) {
            var trust: TrustSnapshot?
            for step in order {
                let transaction = TrustTransaction.inMemory(over: trust, at: time)
                try step(transaction)
                trust = try transaction.commit()
            }
            if let trust { found.append(trust) }
            let together = TrustTransaction.inMemory(at: time)
            for step in order { try step(together) }
            found.append(try together.commit())
        }
        return found
    }

    private func root(_ authority: TestAuthority = Self.authority) -> Step {
        { try $0.add(authority.root(), from: .certificateFile("csca.der")) }
    }

    private func list(_ list: CertificateRevocationList) -> Step { { try $0.add(list, from: .crl) } }

    private func revocation(_ trust: TrustSnapshot) throws -> CheckReason? {
        try TestDocument().judged(trust).finding(.dsRevocation)?.reason
    }

    @Test("a newer revocation list that nobody trusted signed hides none")
    func junk() throws {
        let naming = try Self.authority.revocationList(of: [Self.signer])
        let junk = try Self.authority.revocationList(thisUpdate: "2026-11-15", signedBy: "somebody") { $0.number = 8 }
        let bare = try Self.authority.revocationList(thisUpdate: "2026-11-16", signedBy: "somebody") {
            $0.defects = [.noAuthorityKeyIdentifier]
        }
        let csca = try Self.authority.root()
        let root: Step = { try $0.add(csca, from: .certificateFile("csca.der")) }
        for trust in try outcomes([root, list(naming), list(junk), list(bare)]) {
            #expect(try revocation(trust) == .revoked)
            #expect(Set(trust.revocationLists(ofCountry: "UT")) == [naming, bare])
        }
    }

    @Test("another State's CSCAs with the key identifier of this one take no list of it out", arguments: [1, 18])
    func otherStates(count: Int) throws {
        let identifier = try Self.authority.keyIdentifier
        let naming = try Self.authority.revocationList(of: [Self.signer])
        let others = try (0..<count).map { number in
            try TestAuthority(role: "csca 2", country: "SE", name: "CSCA \(number)").root {
                $0.set(.subjectKeyIdentifier(identifier))
            }
        }
        let foreign: Step = { for other in others { try $0.add(other, from: .certificateFile("se.der")) } }
        for trust in try outcomes([foreign, root(), list(naming)]) {
            #expect(try revocation(trust) == .revoked)
        }
    }

    @Test("the list of a CSCA that has the key identifier of another one of its State is kept, whichever came first")
    func otherName() throws {
        let short: [UInt8] = [1]
        let other = TestAuthority(role: "csca 2", name: "Authority of Utopia")
        let list = try other.revocationList(of: [Self.signer]) { $0.authorityKeyIdentifier = short }
        let steps = try [Self.authority, other].map { authority in
            let certificate = try authority.root { $0.set(.subjectKeyIdentifier(short)) }
            return { (transaction: TrustTransaction) in
                try transaction.add(certificate, from: .certificateFile("csca.der"))
            }
        }
        for trust in try outcomes(steps + [self.list(list)]) {
            #expect(trust.revocationLists(ofCountry: "UT") == [list])
        }
    }

    @Test("of two lists of one moment and number both are in force")
    func twins() throws {
        let naming = try Self.authority.revocationList(of: [Self.signer])
        let other = try Self.authority.revocationList(of: [[9]])
        for trust in try outcomes([root(), list(naming), list(other)]) {
            #expect(try revocation(trust) == .revoked)
            #expect(trust.revocationLists(ofCountry: "UT").count == 2)
        }
    }

    @Test("a newer list of changes, of a part, or that is not understood, displaces no list of everything", .long())
    func partial() throws {
        let naming = try Self.authority.revocationList(of: [Self.signer])
        for defect in [
            CertificateRevocationListBuilder.Defect.deltaList, .partialList, .unknownCriticalExtension, .innerAlgorithm,
        ] {
            let newer = try Self.authority.revocationList(thisUpdate: "2026-11-15") { builder in
                builder.number = 8
                builder.defects = [defect]
            }
            for trust in try outcomes([root(), list(naming), list(newer)]) {
                #expect(try revocation(trust) == .revoked, "\(defect)")
                #expect(trust.revocationLists(ofCountry: "UT").count == 2)
            }
        }
    }

    @Test("a list that is dated after the import displaces nothing until its time has come")
    func toCome() throws {
        let naming = try Self.authority.revocationList(of: [Self.signer])
        let late = try Self.authority.revocationList(thisUpdate: "2027-06-01", nextUpdate: "2027-08-01") {
            $0.number = 8
        }
        for trust in try outcomes([root(), list(naming), list(late)]) {
            #expect(try revocation(trust) == .revoked)
            #expect(trust.revocationLists(ofCountry: "UT").count == 2)
        }
        for trust in try outcomes([root(), list(naming), list(late)], at: "2027-06-02") {
            #expect(trust.revocationLists(ofCountry: "UT") == [late])
        }
    }

    @Test("two keys under one name have a list each, also where neither names its key")
    func keys() throws {
        let other = TestAuthority(role: "csca 2")
        let naming = try Self.authority.revocationList(of: [Self.signer]) { $0.defects = [.noAuthorityKeyIdentifier] }
        let newer = try other.revocationList(thisUpdate: "2026-11-15") { builder in
            builder.number = 8
            builder.defects = [.noAuthorityKeyIdentifier]
        }
        for trust in try outcomes([root(), root(other), list(naming), list(newer)]) {
            #expect(try revocation(trust) == .revoked)
        }
    }

    @Test("lists that nobody trusted signed are bounded: the newcomer is refused, and named, until its CSCA is known")
    func bound() throws {
        let time = try TestAuthority.date(TestDocument.judged)
        var trust: TrustSnapshot?
        func bring(_ step: Step) throws -> TrustDifference {
            let transaction = TrustTransaction.inMemory(over: trust, at: time)
            try step(transaction)
            let difference = try transaction.difference()
            trust = try transaction.commit()
            return difference
        }
        let genuine = try Self.authority.revocationList(of: [Self.signer])
        #expect(try bring(list(genuine)).refused.isEmpty)
        for number in 1...7 {
            let junk = try Self.authority.revocationList(thisUpdate: "2026-11-0\(number)", signedBy: "somebody")
            #expect(try bring(list(junk)).refused.isEmpty)
        }
        let last = try Self.authority.revocationList(thisUpdate: "2026-11-09", signedBy: "somebody")
        let refused = try bring(list(last)).refused
        #expect(refused.map(\.reason.code) == [.limitExceeded] && refused.map(\.name) == ["ut.crl"])
        _ = try bring(root())
        let after = try #require(trust)
        #expect(after.revocationLists(ofCountry: "UT") == [genuine])
        #expect(try revocation(after) == .revoked)
    }

    @Test("a newer list under an unknown CSCA of the same name displaces none, whenever the CSCA becomes known")
    func signedLists() throws {
        let state = SyntheticPKI(issuesOnce: true)
        let (csca, rogue) = (try state.csca(), try state.csca(generation: 9))
        let other = try SyntheticPKI(country: "DE", icaoCountry: "D", organization: "Other").csca().certificate
        let genuine = try SyntheticMasterList.make(of: [csca.certificate, other], by: state, csca: csca)
        let junk = try SyntheticMasterList.make(of: [rogue.certificate], by: state, csca: rogue, signed: "2026-11-01")
        let steps: [Step] = [
            { try $0.add(csca.certificate, from: .certificateFile("csca.pem")) },
            { try $0.add(genuine, from: .list("genuine.ml")) }, { try $0.add(junk, from: .list("junk.ml")) },
        ]
        let found = try outcomes(steps)
        for trust in found {
            #expect(trust.lists(ofKind: .masterList).contains { $0.list == genuine && $0.basis == .verified })
            #expect(trust.anchors.first { $0.certificate == other }?.basis == .listed)
        }
        #expect(Set(found.map(\.snapshotHash)).count == 1)
    }

    @Test("lists of two States whose CSCAs have one name, which says no country, displace and take out none of another")
    func sameNames() throws {
        let name = try DistinguishedName(country: "", commonName: "CSCA")
        let time = try TestAuthority.date(TestDocument.judged)
        var (steps, lists): ([Step], [SignedList]) = ([], [])
        for (authority, signed) in [
            (Self.authority, "2026-05-01"), (TestAuthority(role: "csca DE", country: "DE"), "2026-06-01"),
        ] {
            let root = try authority.root { ($0.subject, $0.issuer) = (name, name) }
            try #require(root.subject.issuingCountry == nil && root.country?.code == authority.country)
            let key = try TestKeys.key(.ec(.p256), "list signer \(authority.country)")
            let info = try key.subjectPublicKeyInfo(explicitParameters: true)
            let signer = try CertificateBuilder.listSigner(
                .masterList, csca: root,
                subject: DistinguishedName(country: authority.country, commonName: "List Signer"), serialNumber: [0x21],
                notBefore: TestAuthority.date("2026-01-01"), notAfter: TestAuthority.date("2027-01-01"),
                keyIdentifier: CertificateBuilder.keyIdentifier(of: info)
            ).issue(subjectPublicKeyInfo: info, signedBy: authority.key, algorithm: .ecdsa(.sha256))
            let list = try SignedDataBuilder(
                kind: .masterList, content: CertificateListBuilder(certificates: [root.encoded]).content(),
                certificates: [signer.encoded, root.encoded], signingTime: TestAuthority.date(signed)
            ).issue(signedBy: key, certificate: signer, algorithm: .ecdsa(.sha256))
            steps += [
                { try $0.add(root, from: .certificateFile("csca.der")) }, { try $0.add(list, from: .list()) },
            ]
            lists.append(list)
        }
        for trust in try outcomes(steps) {
            let found = trust.lists(ofKind: .masterList)
            #expect(Set(found.map(\.list)) == Set(lists) && found.allSatisfy { $0.basis == .verified })
        }
        let transaction = TrustTransaction.inMemory(at: time)
        for step in steps { try step(transaction) }
        let next = TrustTransaction.inMemory(over: try transaction.commit(), at: time)
        #expect(try next.remove([lists[1].fingerprint()]) == 1)
        #expect(try next.commit().lists(ofKind: .masterList).map(\.list) == [lists[0]])
    }

    @Test("a list comes back where the one that displaced it falls")
    func returns() throws {
        let time = try SyntheticPKI.time(SyntheticPKI.judged)
        let state = SyntheticPKI(issuesOnce: true)
        let csca = try state.csca()
        let signer = try state.listSigner(of: csca, purpose: SyntheticMasterList.purpose, role: "second list signer")
        let old = try SyntheticMasterList.make(of: [csca.certificate], by: state, csca: csca, signed: "2026-05-01")
        var builder = SignedDataBuilder(
            contentType: SyntheticMasterList.contentType,
            content: FieldFailureVectors.element(
                0x30, [2, 1, 0] + FieldFailureVectors.element(0x31, csca.certificate.encoded)),
            digest: .sha256, certificates: [signer.certificate.encoded, csca.certificate.encoded])
        builder.signingTime = try SyntheticPKI.time("2026-06-01")
        let new = try SignedList(
            contentInfo: try builder.contentInfo(
                signedBy: signer.key, certificate: signer.certificate, algorithm: signer.scheme.algorithm))
        let revoking = try state.revocationList(of: csca) { builder in
            let date = try SyntheticPKI.time("2026-10-01")
            builder.entries = [.init(serialNumber: signer.certificate.serialNumber, revocationDate: date)]
        }
        let steps: [(step: Step, inForce: SignedList)] = [
            ({ try $0.add(old, from: .list("old.ml")) }, old), ({ try $0.add(new, from: .list("new.ml")) }, new),
            ({ try $0.add(revoking, from: .crl) }, old),
        ]
        let first = TrustTransaction.inMemory(at: time)
        try first.add(csca.certificate, from: .certificateFile("csca.pem"))
        var trust = try first.commit()
        for (step, inForce) in steps {
            let transaction = TrustTransaction.inMemory(over: trust, at: time)
            try step(transaction)
            trust = try transaction.commit()
            #expect(trust.lists(ofKind: .masterList).map(\.list) == [inForce])
        }
    }
}

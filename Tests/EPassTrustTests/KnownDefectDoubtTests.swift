// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMRZ
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

/// What makes something worse is never passed over in silence: not behind other entries, not under another spelling,
/// not where it cannot be decoded or compared.
@Suite("Entries of lists that may speak against a document, T21", .timed)
struct KnownDefectDoubtTests {
    typealias Lists = KnownDefectLists
    typealias Statement = KnownDefectLists.Statement

    static let revoked = Statement(arcs: [1, 1], parameters: [0x0A, 1, 3])
    static let validity = Statement(arcs: [1, 6], parameters: [0x0A, 1, 2])
    static let sha256: [UInt8] = [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01]
    static let sha3: [UInt8] = [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x08]

    /// The content of a defect list with these encoded entries.
    static func content(_ entries: [[UInt8]], version: UInt8 = 0, hash: [UInt8] = sha256) -> [UInt8] {
        DERText.sequence([
            [2, 1, version], DERText.element(0x06, hash), DERText.element(0x31, Array(entries.joined())),
        ])
    }

    static func known(_ statements: Statement...) -> [UInt8] {
        DERText.element(0x31, Array(statements.map { $0.defect() }.joined()))
    }

    private func revocation(_ result: PassiveAuthenticationResult) -> String {
        result.finding(.dsRevocation)?.description ?? ""
    }

    private let doubted = "issuer.ds.revocation undetermined (knownDefect), before undetermined (noCRL)"

    // MARK: Many entries

    @Test("a revocation behind any number of harmless entries counts, of one list and of another State's")
    func many() throws {
        let made = try TestDocument().make()
        let harmless = Array(repeating: Statement(arcs: [3, 1]), count: 300)
        let one = try KnownDefectTests.judge(
            made, [try KnownDefectTests.list(.defectList, made.signer, harmless + [Self.revoked])])
        #expect(one.finding(.dsSignature)?.reason == .revoked)
        #expect(one.knownDefects.entries.count == 256 && one.knownDefects.omittedEntries == 45)
        #expect(one.knownDefects.entries.first?.name == "certificateRevoked")
        let foreign = try Lists.list(.defectList, Lists.defectContent(made.signer, harmless), country: "DE")
        let own = try KnownDefectTests.list(.defectList, made.signer, [Self.revoked])
        for lists in [[foreign, own], [own, foreign]] {
            let result = try KnownDefectTests.judge(made, lists, basis: .verified)
            #expect(result.finding(.dsSignature)?.reason == .revoked)
            #expect(result.knownDefects.entries.first?.name == "certificateRevoked")
        }
    }

    @Test("of what is held back what leaves doubt is shown first, and the rest is counted")
    func manyHeld() throws {
        let made = try TestDocument().make()
        let statements = Array(repeating: Statement(arcs: [2, 3]), count: 100) + [Statement(arcs: [1, 4])]
        let list = try Lists.list(.deviationList, Lists.deviationContent(documents: [], statements))
        let result = try KnownDefectTests.judge(made, [list])
        #expect(result.knownDefects.refused.count == 64 && result.knownDefects.omittedRefused == 37)
        #expect(result.knownDefects.refused.first?.defect.name == "activeAuthenticationKeyCompromised")
    }

    // MARK: Names

    @Test(
        "an entry fits the signer however it spells the country of the issuer",
        arguments: [("UT", true), ("ut", true), ("UTO", true), ("DE", false), ("UTX", false)])
    func spelling(country: String, fits: Bool) throws {
        let made = try TestDocument().make()
        let name = try DistinguishedName(country: country, organization: "Utopia", commonName: "CSCA UT")
        let serial = DERText.element(0x02, made.signer.serialNumber)
        let entry = DERText.sequence([DERText.sequence([name.encoded, serial]), Self.known(Self.revoked)])
        let defects = try KnownDefectTests.judge(made, [try Lists.list(.defectList, Self.content([entry]))])
        #expect((defects.finding(.dsSignature)?.reason == .revoked) == fits)
        let deviations = Lists.deviationContent(
            documents: [DERText.element(0xA1, name.encoded + serial)], [.init(arcs: [1, 4])])
        let result = try KnownDefectTests.judge(made, [try Lists.list(.deviationList, deviations)])
        #expect(result.knownDefects.entries.map(\.name) == (fits ? ["activeAuthenticationKeyCompromised"] : []))
        // Who signed is not found by the looser comparison.
        let identifier = SignerInfo.Identifier.issuerAndSerialNumber(name, serialNumber: made.signer.serialNumber)
        #expect(identifier.names(made.signer) == (country.uppercased() == "UT"))
    }

    // MARK: What cannot be decoded

    @Test("a part that cannot be decoded does not take its neighbours along")
    func neighbours() throws {
        let made = try TestDocument().make()
        let parts: [[UInt8]] = [[0x04, 1, 0], Self.revoked.defect(), [0x30, 0]]
        let entry = DERText.sequence([Lists.signer(made.signer), DERText.element(0x31, Array(parts.joined()))])
        let list = try Lists.list(.defectList, Self.content([[2, 1, 0], entry]))
        let result = try KnownDefectTests.judge(made, [list])
        #expect(result.finding(.dsSignature)?.reason == .revoked)
        #expect(result.knownDefects.entries.map(\.name) == ["certificateRevoked"])
        #expect(result.knownDefects.refused.map(\.reason) == [.malformed])
        #expect(result.knownDefects.refused.first?.defect.count == 2)
        let statements: [[UInt8]] = [[0x04, 1, 0], Statement(arcs: [1, 4]).deviation()]
        let descriptions = DERText.element(0x31, Array(statements.joined()))
        let deviation = DERText.sequence([DERText.sequence([Lists.bound(toSigner: made.signer)]), descriptions])
        let content = DERText.sequence([[2, 1, 0], DERText.element(0x31, deviation)])
        let deviations = try KnownDefectTests.judge(made, [try Lists.list(.deviationList, content)])
        #expect(deviations.knownDefects.entries.map(\.name) == ["activeAuthenticationKeyCompromised"])
        #expect(deviations.knownDefects.refused.map(\.reason) == [.malformed])
    }

    @Test("what cannot be decoded and may be about the signer leaves the revocation open, and is named")
    func undecodable() throws {
        let made = try TestDocument().make()
        let signer = Lists.signer(made.signer)
        let revoked = Self.known(Self.revoked)
        let contents: [[UInt8]] = [
            Self.content([DERText.sequence([signer, revoked, [2, 1, 5]])]),
            Self.content([DERText.sequence([[0x80, 0], revoked])]), Self.content([[2, 1, 0]]),
            Self.content([DERText.sequence([signer, DERText.element(0x31, [0x04, 1, 0])])]),
            Self.content([DERText.sequence([signer, revoked])], version: 2), [0x30, 0],
        ]
        for (index, content) in contents.enumerated() {
            let result = try KnownDefectTests.judge(made, [try Lists.list(.defectList, content)])
            #expect(revocation(result) == doubted, "\(index)")
            #expect(result.finding(.dsSignature)?.result == .successful)
            #expect(result.knownDefects.refused.map(\.reason) == [.malformed], "\(index)")
        }
    }

    @Test("what cannot be decoded says nothing where it is about another signer, or of a list without leave")
    func undecodableElsewhere() throws {
        let made = try TestDocument().make()
        let other = DERText.sequence([made.signer.issuer.encoded, [2, 1, 0x55]])
        let about = Self.content([DERText.sequence([other, Self.known(Self.revoked), [2, 1, 5]])])
        let result = try KnownDefectTests.judge(made, [try Lists.list(.defectList, about)])
        #expect(revocation(result) == "issuer.ds.revocation undetermined (noCRL)")
        #expect(result.knownDefects.refused.isEmpty)
        let foreign = try Lists.list(.defectList, Self.content([[2, 1, 0]]), country: "DE")
        let without = try KnownDefectTests.judge(made, [foreign], basis: .verified)
        #expect(revocation(without) == "issuer.ds.revocation undetermined (noCRL)")
        #expect(without.knownDefects.refused.isEmpty)
        #expect(revocation(try KnownDefectTests.judge(made, [foreign], basis: .pinned)) == doubted)
    }

    @Test("a hash that is not known here leaves doubt where the entry makes something worse, and excuses nothing")
    func unknownHash() throws {
        let made = try TestDocument().make()
        let hash = DERText.element(0x04, [UInt8](repeating: 7, count: 32))
        for signer in [Lists.signer(made.signer), []] {
            func judge(_ statement: Statement, at time: String) throws -> PassiveAuthenticationResult {
                let entry = DERText.sequence([signer, hash, Self.known(statement)])
                let list = try Lists.list(.defectList, Self.content([entry], version: 1, hash: Self.sha3))
                return try KnownDefectTests.judge(made, [list], at: time)
            }
            let worse = try judge(Self.revoked, at: TestDocument.judged)
            #expect(revocation(worse) == doubted)
            #expect(worse.finding(.dsSignature)?.result == .successful)
            #expect(worse.knownDefects.refused.map(\.reason) == [.notComparable])
            #expect(try judge(Self.validity, at: "2037-01-01").finding(.dsValidity)?.result == .failed)
        }
        // One that is known, and another certificate's: where the signer is named, it may be another writing of it.
        for (signer, state) in [
            (Lists.signer(made.signer), doubted), (Lists.signer(made.csca), doubted),
            ([], "issuer.ds.revocation undetermined (noCRL)"),
            (Lists.signer(try TestAuthority().root(serialNumber: [9])), "issuer.ds.revocation undetermined (noCRL)"),
        ] as [([UInt8], String)] {
            let entry = DERText.sequence([signer, hash, Self.known(Self.revoked)])
            let known = try KnownDefectTests.judge(made, [try Lists.list(.defectList, Self.content([entry]))])
            #expect(revocation(known) == state)
        }
    }

    // MARK: What is held back

    @Test(
        "a compromised key leaves doubt where the bounds are too wide or cannot be compared",
        arguments: [
            ([], .overBroad), ([Lists.bound(toType: "P<")], .overBroad), ([Lists.bound(toType: "I<")], nil),
            ([Lists.bound(from: "20140101000000Z", to: "20261201000000Z")], .overBroad),
            ([Lists.bound(from: "20240101000000Z", to: "20260101000000Z")], .notComparable),
            ([Lists.bound(toNumbers: ["L898902C3"])], .notComparable),
        ] as [([[UInt8]], RefusedDefect.Reason?)])
    func heldBack(bounds: [[UInt8]], reason: RefusedDefect.Reason?) throws {
        let made = try TestDocument().make()
        let list = try Lists.list(
            .deviationList, Lists.deviationContent(documents: bounds, [.init(arcs: [1, 4]), .init(arcs: [2, 3])]))
        let document = KnownDefects.Document(signer: made.signer, documentCode: "P")
        let known = KnownDefects(of: document, trust: try Lists.trust(made.csca, [list]))
        #expect(known.entries.isEmpty)
        #expect(known.refused.map(\.reason) == (reason.map { [$0, $0] } ?? []))
        for result in [CheckResult.successful, .undetermined] {
            let finding = CheckFinding(id: .activeAuthentication, result: result)
            let changed = known.applied(to: finding, among: [])
            let expected: CheckReason? = reason == nil ? nil : .knownDefect
            #expect(changed.result == (reason == nil ? result : .undetermined) && changed.reason == expected)
        }
        // The excuse beside it stays held back.
        let failed = CheckFinding(id: .sodSignature, result: .failed)
        #expect(known.applied(to: failed, among: []).result == .failed)
    }

    @Test("a defect about no signer leaves doubt where the State itself holds it against all, and excuses nothing")
    func everybody() throws {
        let made = try TestDocument().make()
        func judge(_ statement: Statement, _ country: String, at time: String = TestDocument.judged) throws
            -> PassiveAuthenticationResult
        {
            let content = Self.content([DERText.sequence([Self.known(statement)])], version: 1)
            return try KnownDefectTests.judge(
                made, [try Lists.list(.defectList, content, country: country)], at: time)
        }
        let own = try judge(Self.revoked, "UT")
        #expect(revocation(own) == doubted)
        #expect(own.knownDefects.refused.map(\.reason) == [.overBroad])
        #expect(revocation(try judge(Self.revoked, "DE")) == "issuer.ds.revocation undetermined (noCRL)")
        #expect(try judge(Self.validity, "UT", at: "2037-01-01").finding(.dsValidity)?.result == .failed)
    }

    // MARK: Lists under a key that only the document leads to

    @Test("a list under the key that accepted the signer by a link in the document leaves doubt")
    func underLink() throws {
        let state = SyntheticPKI()
        let (first, next) = (try state.csca(), try state.csca(generation: 2))
        let link = try state.link(from: first, to: next)
        let signer = try state.signer(of: next)
        let contentInfo = try SyntheticDocument().contentInfo(signedBy: signer) {
            $0.certificates.append(link.certificate.encoded)
        }
        func judge(_ statement: Statement, under csca: SyntheticEntity) throws -> PassiveAuthenticationResult {
            let publisher = try state.listSigner(of: csca, purpose: SignedListKind.defectList.signerPurpose)
            let list = try SignedDataBuilder(
                kind: .defectList, content: Lists.defectContent(signer.certificate, [statement]),
                certificates: [publisher.certificate.encoded, csca.certificate.encoded],
                signingTime: try SyntheticPKI.time("2026-06-01")
            ).issue(signedBy: publisher.key, certificate: publisher.certificate, algorithm: publisher.scheme.algorithm)
            return PassiveAuthentication.judge(
                SyntheticDocument().input(contentInfo),
                trust: try Lists.trust(first.certificate, [list], basis: .unpinned),
                at: try SyntheticPKI.time(SyntheticPKI.judged))
        }
        let revoked = try judge(Self.revoked, under: next)
        #expect(revoked.path.count == 3)
        #expect(revocation(revoked) == doubted)
        #expect(revoked.knownDefects.refused.map(\.reason) == [.listNotTrusted])
        let stranger = try judge(Self.revoked, under: state.csca(generation: 9))
        #expect(revocation(stranger) == "issuer.ds.revocation undetermined (noCRL)")
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTrust
import Testing

@Suite("Revocation, Doc 9303-12 4.1.5 and D.1.2")
struct RevocationCheckTests {
    static let first = TestAuthority()
    static let second = TestAuthority(role: "csca 2")
    static let renamed = TestAuthority(role: "csca 3", name: "Authority of Utopia")
    static let signer: [UInt8] = [0x12, 0x34]

    func judge(
        _ lists: [CertificateRevocationList], anchors: [TrustAnchor]? = nil, profile: TrustProfile = .default,
        at time: String = TestDocument.judged, document: TestDocument = TestDocument()
    ) throws -> PassiveAuthenticationResult {
        let trust = try TrustSnapshot(
            anchors: anchors ?? [.of(Self.first.root()), .of(Self.second.root())], revocationLists: lists)
        return try document.judged(trust, profile: profile, at: time)
    }

    func outcome(_ result: PassiveAuthenticationResult) -> String {
        result.finding(.dsRevocation).map { "\($0.result)" + ($0.reason.map { " (\($0))" } ?? "") } ?? "missing"
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expected: String
        let lists: @Sendable () throws -> [CertificateRevocationList]

        init(_ name: String, _ expected: String, _ lists: @escaping @Sendable () throws -> [CertificateRevocationList])
        {
            testDescription = name
            self.expected = expected
            self.lists = lists
        }
    }

    static func defect(_ defect: CertificateRevocationListBuilder.Defect, _ expected: String) -> Case {
        Case("\(defect.rawValue), the signer is on it", expected) {
            [try first.revocationList(of: [signer]) { $0.defects = [defect] }]
        }
    }

    // The table of Docs/checks.md: what each list makes of the check.
    static let cases: [Case] = [
        Case("no list", "undetermined (noCRL)") { [] },
        Case("a current list without the signer", "successful") { [try first.revocationList(of: [[7]])] },
        Case("a current list without any entry", "successful") { [try first.revocationList()] },
        Case("a list that names the signer", "failed (revoked)") { [try first.revocationList(of: [[7], signer])] },
        Case("the number of the signer with padding", "failed (revoked)") {
            [try first.revocationList(of: [[0, 0] + signer])]
        },
        Case("a list of a newer key of the same CSCA", "successful") { [try second.revocationList()] },
        Case("a list of a newer key that names the signer", "failed (revoked)") {
            [try second.revocationList(of: [signer])]
        },
        Case("a list of each key, the newer names the signer", "failed (revoked)") {
            [try first.revocationList(), try second.revocationList(of: [signer])]
        },
        Case("a list of each key, the older names the signer", "failed (revoked)") {
            [
                try first.revocationList(of: [signer], thisUpdate: "2026-08-02", nextUpdate: "2026-10-20"),
                try second.revocationList(),
            ]
        },
        Case("an older list of the same key names the signer, a newer one does not", "successful") {
            [
                try first.revocationList(of: [signer], thisUpdate: "2026-08-02", nextUpdate: "2026-10-20"),
                try first.revocationList(),
            ]
        },
        Case("a list that is too old, without the signer", "undetermined (crlExpired)") {
            [try first.revocationList(thisUpdate: "2026-06-01", nextUpdate: "2026-08-30")]
        },
        Case("a list that is too old and names the signer", "failed (revoked)") {
            [try first.revocationList(of: [signer], thisUpdate: "2026-06-01", nextUpdate: "2026-08-30")]
        },
        Case("a list without nextUpdate, thirty days old", "successful") {
            [try first.revocationList { $0.defects = [.noNextUpdate] }]
        },
        Case("a list without nextUpdate, older than ninety days", "undetermined (crlExpired)") {
            [try first.revocationList(thisUpdate: "2026-08-01") { $0.defects = [.noNextUpdate] }]
        },
        Case("a list signed with a key that is not trusted", "undetermined (crlNotVerified)") {
            [try first.revocationList(of: [signer], signedBy: "somebody")]
        },
        Case("a wrong list beside a right one", "successful") {
            [try first.revocationList(of: [signer], signedBy: "somebody"), try second.revocationList()]
        },
        Case("a list of another country", "undetermined (noCRL)") {
            [try TestAuthority(role: "csca DE", country: "DE", name: "CSCA DE").revocationList(of: [signer])]
        },
        Case("a list of another CSCA of the country", "undetermined (crlOfOtherIssuer)") {
            [try renamed.revocationList(of: [signer])]
        },
        Case("a list that names the CSCA itself", "failed (revoked)") { [try first.revocationList(of: [[1]])] },
        defect(.wrongSignature, "undetermined (crlNotVerified)"),
        defect(.innerAlgorithm, "undetermined (crlNotVerified)"),
        defect(.deltaList, "undetermined (crlNotVerified)"), defect(.partialList, "undetermined (crlNotVerified)"),
        defect(.unknownCriticalExtension, "undetermined (crlNotVerified)"),
        defect(.indirectEntries, "undetermined (crlNotVerified)"), defect(.wrongVersion, "failed (revoked)"),
        defect(.noNextUpdate, "failed (revoked)"), defect(.noAuthorityKeyIdentifier, "failed (revoked)"),
        defect(.wrongAuthorityKeyIdentifier, "failed (revoked)"), defect(.noNumber, "failed (revoked)"),
        defect(.noExtensions, "failed (revoked)"), defect(.reasonCodes, "failed (revoked)"),
    ]

    @Test("each row of the table, and no other check with it", arguments: cases)
    func row(row: Case) throws {
        let result = try judge(row.lists())
        #expect(outcome(result) == row.expected)
        let others = TestDocument.departures(result).filter { !$0.hasPrefix("issuer.ds.revocation") }
        #expect(others.isEmpty)
        let expected: RevocationStatus.State =
            row.expected == "successful" ? .unrevoked : row.expected == "failed (revoked)" ? .revoked : .undetermined
        #expect(result.revocation.state == expected)
    }

    @Test("every defect that the builder can make has a row")
    func complete() {
        let names = Set(Self.cases.map(\.testDescription))
        for defect in CertificateRevocationListBuilder.Defect.allCases where defect != .emptyList {
            #expect(names.contains("\(defect.rawValue), the signer is on it"))
        }
    }

    @Test("the result says which list decided, how old it was, and since when the signer is revoked")
    func status() throws {
        let revoked = try judge([Self.first.revocationList(of: [Self.signer])]).revocation
        #expect(revoked.list?.ageInDays == 30)
        #expect(revoked.list?.thisUpdate.date == "2026-10-22")
        #expect(revoked.list?.nextUpdate?.date == "2027-01-20")
        #expect(revoked.list?.issuer == (try Self.first.subject))
        #expect(revoked.revocationDate?.date == "2026-08-01")
        let none = try judge([]).revocation
        #expect(none.list == nil)
        #expect(none.state == .undetermined)
    }

    @Test("a list under the new name of the CSCA counts where a link certificate joins the names")
    func nameChange() throws {
        let list = try Self.renamed.revocationList(of: [Self.signer])
        let unlinked = try judge([list], anchors: [.of(Self.first.root()), .of(Self.renamed.root())])
        #expect(outcome(unlinked) == "undetermined (crlOfOtherIssuer)")
        let link = try Self.renamed.link(from: Self.first)
        let linked = try judge([list], anchors: [.of(Self.first.root()), .of(link, .linked)])
        #expect(outcome(linked) == "failed (revoked)")
        let clear = try judge(
            [Self.renamed.revocationList()], anchors: [.of(Self.first.root()), .of(link, .linked)])
        #expect(outcome(clear) == "successful")
        // The snapshot sees that a trusted key signed the link, whatever it was imported as.
        let unpinned = try judge(
            [list], anchors: [.of(Self.first.root()), .of(link, .unpinned)], profile: .border)
        #expect(outcome(unpinned) == "failed (revoked)")
    }

    @Test("a list under an unpinned anchor counts for what another such anchor issued only, and not under border")
    func unpinned() throws {
        let anchors = try [TrustAnchor.of(Self.first.root()), .of(Self.second.root(), .unpinned)]
        let list = try Self.second.revocationList(of: [Self.signer])
        let alike = try [TrustAnchor.of(Self.first.root(), .unpinned), .of(Self.second.root(), .unpinned)]
        #expect(outcome(try judge([list], anchors: alike)) == "failed (revoked)")
        for profile in [TrustProfile.default, .border] {
            #expect(outcome(try judge([list], anchors: anchors, profile: profile)) == "undetermined (crlNotVerified)")
        }
    }

    @Test("a key that may not sign revocation lists signs none")
    func keyUsage() throws {
        let root = try Self.first.root { $0.set(.keyUsage(.keyCertSign)) }
        let result = try judge([Self.first.revocationList(of: [Self.signer])], anchors: [.of(root)])
        #expect(outcome(result) == "undetermined (crlNotVerified)")
    }

    @Test("of a signer that has no anchor only that it is revoked is said")
    func withoutAnchor() throws {
        let document = TestDocument().issued(by: TestAuthority(role: "unknown csca"))
        let clear = try judge([Self.first.revocationList()], document: document)
        #expect(outcome(clear) == "undetermined (noAnchor)")
        let revoked = try judge([Self.first.revocationList(of: [Self.signer])], document: document)
        #expect(outcome(revoked) == "failed (revoked)")
    }

    @Test("a list that is newer than the time judged at counts, unless the signer had expired before it")
    func newerList() throws {
        let list = try Self.first.revocationList(thisUpdate: "2026-12-24", nextUpdate: "2027-03-20")
        let result = try judge([list])
        #expect(outcome(result) == "successful")
        #expect(result.revocation.list?.ageInDays == -33)
        let late = try Self.first.revocationList(thisUpdate: "2037-01-01", nextUpdate: "2037-03-20")
        #expect(outcome(try judge([late])) == "undetermined (crlNotYetValid)")
    }
}

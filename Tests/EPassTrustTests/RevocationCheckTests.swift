// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Revocation, Doc 9303-12 4.1.5 and D.1.2", .timed)
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
        // What is partial covers nobody, and revokes what it names.
        defect(.deltaList, "failed (revoked)"), defect(.partialList, "failed (revoked)"),
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
        #expect(outcome(unlinked) == "undetermined (mayBeRevoked)")
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

    @Test("the number of a certificate that no anchor signed is anybody's: it revokes no document's signer")
    func withoutAnchor() throws {
        let document = TestDocument().issued(by: TestAuthority(role: "unknown csca"))
        let clear = try judge([Self.first.revocationList()], document: document)
        #expect(outcome(clear) == "undetermined (noAnchor)")
        let revoked = try judge([Self.first.revocationList(of: [Self.signer])], document: document)
        #expect(outcome(revoked) == "undetermined (signerNotFound)")
    }

    // RFC 5280, 5.1.2.4 and 6.3.3: a list is in force from its thisUpdate on. One that is dated after the time judged
    // at was taken for current before, and hid the one that was.
    @Test("a list dated after the time judged at is not current and hides none that is; what it names counts")
    func newerList() throws {
        let late = try Self.first.revocationList(thisUpdate: "2026-12-24", nextUpdate: "2027-03-20") { $0.number = 8 }
        let result = try judge([late])
        #expect(outcome(result) == "undetermined (crlNotYetValid)")
        #expect(result.revocation.list?.ageInDays == -33)
        #expect(outcome(try judge([late, Self.first.revocationList(of: [Self.signer])])) == "failed (revoked)")
        #expect(outcome(try judge([late, Self.first.revocationList()])) == "successful")
        let tomorrow = try Self.first.revocationList(thisUpdate: "2026-11-22", nextUpdate: "2027-02-20")
        #expect(outcome(try judge([tomorrow])) == "successful")
        let naming = try Self.first.revocationList(
            of: [Self.signer], thisUpdate: "2026-12-24", nextUpdate: "2027-03-20")
        #expect(outcome(try judge([naming, Self.first.revocationList()])) == "failed (revoked)")
    }

    static func point(_ value: [UInt8], isCritical: Bool) -> Certificate.Extension {
        .init(objectIdentifier: "2.5.29.28", isCritical: isCritical, value: value)
    }

    @Test("a newer list of changes or of a part hides no whole one, critical or not", arguments: [true, false])
    func partial(isCritical: Bool) throws {
        let delta = Certificate.Extension(objectIdentifier: "2.5.29.27", isCritical: isCritical, value: [2, 1, 7])
        let unknown = Certificate.Extension(objectIdentifier: "2.999.1", isCritical: true, value: [5, 0])
        let parts = [
            delta, unknown, Self.point([0x30, 3, 0x82, 1, 0xFF], isCritical: isCritical),
            Self.point([0x30, 3, 0x85, 1, 0xFF], isCritical: isCritical),
            Self.point([0x30, 4, 0x83, 2, 6, 0x40], isCritical: isCritical),
            Self.point([0x30, 3, 0x84, 1, 0xFF], isCritical: isCritical),
        ]
        for part in parts {
            let newer = try Self.first.revocationList(thisUpdate: "2026-11-20") { builder in
                builder.number = 8
                builder.extensions = [part]
            }
            #expect(outcome(try judge([newer, Self.first.revocationList(of: [Self.signer])])) == "failed (revoked)")
            #expect(outcome(try judge([newer, Self.first.revocationList()])) == "successful")
            #expect(outcome(try judge([newer])) == "undetermined (crlNotVerified)", "\(part)")
        }
        let naming = try Self.first.revocationList(of: [Self.signer], thisUpdate: "2026-11-20") { builder in
            builder.number = 8
            builder.extensions = [delta]
        }
        #expect(outcome(try judge([naming, Self.first.revocationList()])) == "failed (revoked)")
        let users = try Self.first.revocationList { builder in
            builder.extensions = [Self.point([0x30, 3, 0x81, 1, 0xFF], isCritical: false)]
        }
        #expect(outcome(try judge([users])) == "successful")
    }

    @Test("of two lists of one moment and number each is asked, in either order")
    func twins() throws {
        let naming = try Self.first.revocationList(of: [Self.signer])
        let other = try Self.first.revocationList(of: [[9]])
        for lists in [[naming, other], [other, naming]] { #expect(outcome(try judge(lists)) == "failed (revoked)") }
    }

    @Test("one key under two names has a list for each: what the older one names is revoked")
    func twoNames() throws {
        var other = Self.first
        other.name = "Authority of Utopia"
        let lists = [
            try Self.first.revocationList(of: [Self.signer]), try other.revocationList(thisUpdate: "2026-11-15"),
        ]
        let anchors = try [TrustAnchor.of(Self.first.root()), .of(other.root())]
        #expect(outcome(try judge(lists, anchors: anchors)) == "failed (revoked)")
        // A list of the signer's own issuer that has run out is not made current by one of another name.
        let old = try Self.first.revocationList(thisUpdate: "2026-06-01", nextUpdate: "2026-08-30")
        #expect(outcome(try judge([old, lists[1]], anchors: anchors)) == "undetermined (crlExpired)")
    }

    @Test("a list without key identifier counts however it spells the country", arguments: ["UTO", "ut", "UT"])
    func spelling(country: String) throws {
        var other = Self.first
        other.country = country
        let issuer = try other.subject
        func list(_ serialNumbers: [[UInt8]]) throws -> CertificateRevocationList {
            try Self.first.revocationList(of: serialNumbers) { builder in
                builder.issuer = issuer
                builder.defects = [.noAuthorityKeyIdentifier]
            }
        }
        #expect(outcome(try judge([list([Self.signer])])) == "failed (revoked)")
        #expect(outcome(try judge([list([[9]])])) == "successful")
    }

    /// D.1.2.3 b: the letters of the country are enough where nobody else has them, and the number is nobody else's.
    @Test(
        "a list in another name of the State names the number: revoked where it is drawn at random, else open",
        arguments: [
            (country: "UT", digits: 8, standing: TrustBasis.named, expected: "failed (revoked)"),
            ("UT", 7, .named, "undetermined (mayBeRevoked)"), ("CN", 8, .named, "undetermined (mayBeRevoked)"),
            ("UT", 8, .listed, "undetermined (crlOfOtherIssuer)"),
            ("UT", 8, .unpinned, "undetermined (crlOfOtherIssuer)"),
        ])
    func otherName(country: String, digits: Int, standing: TrustBasis, expected: String) throws {
        let number = [UInt8](repeating: 0x5A, count: digits)
        let own = TestAuthority(country: country)
        let older = TestAuthority(role: "csca 3", country: country, name: "Older Authority")
        var document = TestDocument().issued(by: own)
        (document.cscaCountry, document.signerCountry) = (country, country)
        document.editSigner = { $0.serialNumber = number }
        let anchors = try [TrustAnchor.of(own.root()), .of(older.root(), standing)]
        let naming = try judge([older.revocationList(of: [[0] + number])], anchors: anchors, document: document)
        #expect(outcome(naming) == expected)
        let clear = try judge([older.revocationList(of: [[9]])], anchors: anchors, document: document)
        #expect(outcome(clear) == "undetermined (crlOfOtherIssuer)")
    }

    @Test("a list that names another certificate of the signer's key leaves it open, where the CSCA made that")
    func otherOfKey() throws {
        var other = TestDocument()
        other.editSigner = { $0.serialNumber = [0x77, 0x77] }
        let twin = try other.make().signer
        let made = try TestDocument().make()
        #expect(twin.subjectPublicKeyInfo == made.signer.subjectPublicKeyInfo)
        let madeUp = try Certificate(
            encoded: MemberLossTests.edited(twin.encoded, at: [2]) { $0.dropLast() + [$0[$0.count - 1] ^ 1] })
        for (copy, expected) in [(twin, "undetermined (mayBeRevoked)"), (madeUp, "successful")] {
            let trust = try TrustSnapshot(
                anchors: [.of(Self.first.root())], certificates: [StoredCertificate(certificate: copy)],
                revocationLists: [Self.first.revocationList(of: [[0x77, 0x77]])])
            #expect(outcome(try TestDocument().judged(trust)) == expected)
        }
    }

    // RFC 5280, 5 and 6.3.3: a list is about certificates of its issuer. Each State chooses its key identifiers, and
    // short ones meet.
    @Test(
        "the list of another CSCA neither revokes nor clears a signer, whose key identifier ever it names",
        arguments: [("SE", "CSCA SE", "noCRL"), ("UT", "Authority of Utopia", "crlOfOtherIssuer")])
    func otherAuthority(country: String, name: String, reason: String) throws {
        let other = TestAuthority(role: "csca 4", country: country, name: name)
        let short: [UInt8] = [1]
        for identifier in [short, try Self.first.keyIdentifier] {
            var document = TestDocument()
            document.editSigner = { $0.set(.authorityKeyIdentifier(identifier)) }
            let roots = try [Self.first, other].map { try $0.root { $0.set(.subjectKeyIdentifier(identifier)) } }
            for numbers in [[], [Self.signer]] {
                let list = try other.revocationList(of: numbers) { $0.authorityKeyIdentifier = identifier }
                let transaction = TrustTransaction.inMemory(at: try TestAuthority.date(TestDocument.judged))
                for root in roots { try transaction.add(root, from: .certificateFile("csca.der")) }
                try transaction.add(list, from: .crl)
                for profile in [TrustProfile.default, .border] {
                    let result = try document.judged(transaction.snapshot(), profile: profile)
                    #expect(result.finding(.dsSignature)?.result == .successful)
                    let named = numbers.isEmpty || country != "UT" ? reason : "mayBeRevoked"
                    #expect(outcome(result) == "undetermined (\(named))")
                }
                let memory = try TrustSnapshot(anchors: roots.map { try .of($0) }, revocationLists: [list])
                #expect(try document.judged(memory).finding(.dsRevocation)?.result == .undetermined)
            }
        }
    }

    @Test("a key that only a link certificate in EF.SOD leads to may revoke what is under it")
    func embeddedLink() throws {
        var document = TestDocument().issued(by: Self.second)
        let link = try Self.second.link(from: Self.first).encoded
        document.editSOD = { $0.certificates.append(link) }
        let anchors = try [TrustAnchor.of(Self.first.root())]
        let naming = try judge([Self.second.revocationList(of: [Self.signer])], anchors: anchors, document: document)
        #expect(naming.finding(.dsSignature)?.result == .successful)
        #expect(outcome(naming) == "failed (revoked)")
        let clear = try judge([Self.second.revocationList()], anchors: anchors, document: document)
        #expect(outcome(clear) == "successful")
    }
}

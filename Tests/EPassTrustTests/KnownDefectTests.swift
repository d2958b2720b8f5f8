// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTestSupport
import EPassTrust
import Testing

/// What is wrong with a document, what a list says about it, and what becomes of one finding.
struct KnownDefectCase: Sendable, CustomTestStringConvertible {
    let name: String
    var kind = SignedListKind.defectList
    let statement: KnownDefectLists.Statement
    var edit: @Sendable (inout TestDocument) -> Void = { _ in }
    var at = TestDocument.judged
    let check: CheckID
    let before: CheckResult
    /// Nil where the entry speaks of the document and changes nothing.
    let after: CheckResult?
    var reason = CheckReason.knownDefect

    var testDescription: String { "\(kind) \(name): \(check)" }

    static let wrongSignature: @Sendable (inout TestDocument) -> Void = {
        $0.editSOD = { $0.defects = [.wrongSignature] }
    }
    static let wrongDigest: @Sendable (inout TestDocument) -> Void = {
        $0.editSOD = { $0.defects = [.wrongMessageDigest] }
    }
    static let rogueIssuer: @Sendable (inout TestDocument) -> Void = { $0.issuingRole = "rogue" }
    static let changedGroup: @Sendable (inout TestDocument) -> Void = {
        $0.given = [1: [0x61, 1, 9], 2: [0x75, 1, 2], 14: [0x6E, 1, 3]]
    }
    static let otherCOM: @Sendable (inout TestDocument) -> Void = { $0.listed = [1, 2] }
    static let otherCountry: @Sendable (inout TestDocument) -> Void = { $0.signerCountry = "DE" }

    static let defects: [KnownDefectCase] = [
        .init(
            name: "certificateRevoked", statement: .init(arcs: [1, 1], parameters: [0x0A, 1, 3]), check: .dsSignature,
            before: .successful, after: .failed, reason: .revoked),
        .init(
            name: "certificateRevoked", statement: .init(arcs: [1, 1], parameters: [0x0A, 1, 4]), check: .dsRevocation,
            before: .undetermined, after: .failed, reason: .revoked),
        .init(
            name: "certificateRevoked", statement: .init(arcs: [1, 1], parameters: [0x0A, 1, 1]), check: .dsSignature,
            before: .successful, after: .undetermined),
        .init(
            name: "certificateRevoked", statement: .init(arcs: [1, 1], parameters: [0x0A, 1, 32]),
            check: .dsSignature, before: .successful, after: .undetermined),
        .init(
            name: "certificateRevoked", statement: .init(arcs: [1, 1], parameters: [0x0A, 1, 1]), check: .dsRevocation,
            before: .undetermined, after: nil),
        .init(
            name: "validityPeriodIncorrect", statement: .init(arcs: [1, 6], parameters: [0x0A, 1, 2]),
            at: "2037-01-01", check: .dsValidity, before: .failed, after: .undetermined),
        .init(
            name: "validityPeriodIncorrect", statement: .init(arcs: [1, 6], parameters: [0x0A, 1, 0]),
            at: "2037-01-01", check: .dsValidity, before: .failed, after: nil),
        .init(
            name: "validityPeriodIncorrect", statement: .init(arcs: [1, 6], parameters: [0x0A, 1, 0]),
            at: "2041-01-01", check: .cscaValidity, before: .failed, after: .undetermined),
        .init(
            name: "securityObjectInvalid", statement: .init(arcs: [2, 2], parameters: [0x0A, 1, 1]),
            edit: wrongSignature, check: .sodSignature, before: .failed, after: .undetermined),
        .init(
            name: "securityObjectInvalid", statement: .init(arcs: [2, 2]), edit: wrongSignature, check: .sodSignature,
            before: .failed, after: .undetermined),
        .init(
            name: "securityObjectInvalid", statement: .init(arcs: [2, 2], parameters: [0x0A, 1, 2]), edit: wrongDigest,
            check: .sodSignedAttributes, before: .failed, after: .undetermined),
        .init(
            name: "securityObjectInvalid", statement: .init(arcs: [2, 2], parameters: [0x0A, 1, 4]),
            edit: changedGroup, check: .dataGroupHash(.dg1), before: .failed, after: .undetermined),
        .init(
            name: "securityObjectInvalid", statement: .init(arcs: [2, 2], parameters: [0x0A, 1, 4]),
            edit: wrongSignature, check: .sodSignature, before: .failed, after: nil),
        .init(
            name: "comSODDiscrepancy", statement: .init(arcs: [2, 3]), edit: otherCOM, check: .comMatchesSOD,
            before: .failed, after: .undetermined),
        .init(
            name: "comSODDiscrepancy", statement: .init(arcs: [2, 3]),
            edit: { document in
                otherCOM(&document)
                changedGroup(&document)
            }, check: .comMatchesSOD, before: .failed, after: .undetermined),
        .init(
            name: "documentSignerMalformed", statement: .init(arcs: [4, 4], parameters: [0x0A, 1, 2]),
            edit: rogueIssuer, check: .dsSignature, before: .failed, after: .undetermined),
        .init(
            name: "certificateReplaced", statement: .init(arcs: [1, 2], parameters: [0x04, 1, 0]), edit: rogueIssuer,
            check: .dsSignature, before: .failed, after: .undetermined),
        .init(
            name: "unknown", statement: .init(arcs: [4, 99]), check: .dsSignature, before: .successful,
            after: .undetermined),
        .init(name: "unknown", statement: .init(arcs: [9, 9]), check: .dsSignature, before: .successful, after: nil),
        .init(
            name: "dataGroupMalformed", statement: .init(arcs: [2, 1], parameters: [0x31, 3, 2, 1, 2]),
            check: .dataGroupHash(.dg2), before: .successful, after: nil),
        .init(
            name: "powerDownRequired", statement: .init(arcs: [4, 3]), check: .dsSignature, before: .successful,
            after: nil),
    ]

    static let deviations: [KnownDefectCase] = [
        .init(
            name: "documentSignerSignature", kind: .deviationList, statement: .init(arcs: [1, 1]), edit: rogueIssuer,
            check: .dsSignature, before: .failed, after: .undetermined),
        .init(
            name: "documentSignerEncoding", kind: .deviationList,
            statement: .init(arcs: [1, 2], parameters: [2, 1, 5]), at: "2037-01-01", check: .dsValidity,
            before: .failed, after: .undetermined),
        .init(
            name: "documentSignerEncoding", kind: .deviationList,
            statement: .init(arcs: [1, 2], parameters: [2, 1, 5]), edit: rogueIssuer, check: .dsSignature,
            before: .failed, after: nil),
        .init(
            name: "cscaEncoding", kind: .deviationList, statement: .init(arcs: [1, 3], parameters: [2, 1, 5]),
            at: "2041-01-01", check: .cscaValidity, before: .failed, after: .undetermined),
        .init(
            name: "dataGroupHashWrong", kind: .deviationList, statement: .init(arcs: [2, 2], parameters: [2, 1, 1]),
            edit: changedGroup, check: .dataGroupHash(.dg1), before: .failed, after: .undetermined),
        .init(
            name: "dataGroupHashWrong", kind: .deviationList, statement: .init(arcs: [2, 2], parameters: [2, 1, 2]),
            edit: changedGroup, check: .dataGroupHash(.dg1), before: .failed, after: nil),
        .init(
            name: "securityObjectSignatureWrong", kind: .deviationList, statement: .init(arcs: [2, 3]),
            edit: wrongSignature, check: .sodSignature, before: .failed, after: .undetermined),
        .init(
            name: "comInconsistent", kind: .deviationList, statement: .init(arcs: [2, 4]), edit: otherCOM,
            check: .comMatchesSOD, before: .failed, after: .undetermined),
        .init(
            name: "dataGroupMalformed", kind: .deviationList, statement: .init(arcs: [2, 1], parameters: [2, 1, 2]),
            check: .dataGroupHash(.dg2), before: .successful, after: nil),
    ]
}

@Suite("Deviation and defect lists, Doc 9303-12 10, BSI TR-03135-1 5.8.2, T21", .timed)
struct KnownDefectTests {
    typealias Lists = KnownDefectLists

    static func judge(
        _ made: TestDocument.Made, _ lists: [SignedList], basis: TrustBasis = .pinned, number: String? = "L898902C3",
        issued: CalendarDate? = CalendarDate("2026-01-15"), at text: String = TestDocument.judged
    ) throws -> PassiveAuthenticationResult {
        var input = made.input
        input.documentCode = "P"
        input.documentNumber = number
        input.dateOfIssue = issued
        return PassiveAuthentication.judge(
            input, trust: try Lists.trust(made.csca, lists, basis: basis), at: try RevocationListTests.time(text))
    }

    static func list(_ kind: SignedListKind, _ signer: Certificate, _ statements: [Lists.Statement]) throws
        -> SignedList
    {
        let content =
            kind == .defectList
            ? Lists.defectContent(signer, statements)
            : Lists.deviationContent(documents: [Lists.bound(toSigner: signer)], statements)
        return try Lists.list(kind, content)
    }

    @Test(
        "an entry changes the finding it should and keeps what was found before",
        arguments: KnownDefectCase.defects + KnownDefectCase.deviations)
    func effect(entry: KnownDefectCase) throws {
        var document = TestDocument()
        entry.edit(&document)
        let made = try document.make()
        let without = try Self.judge(made, [], at: entry.at)
        let list = try Self.list(entry.kind, made.signer, [entry.statement])
        let result = try Self.judge(made, [list], at: entry.at)
        #expect(result.knownDefects.entries.map(\.name) == [entry.name])
        #expect(result.knownDefects.refused.isEmpty)
        let original = try #require(without.finding(entry.check))
        let finding = try #require(result.finding(entry.check))
        #expect(original.result == entry.before)
        #expect(original.before == nil)
        guard let after = entry.after else {
            #expect(finding == original)
            return
        }
        #expect(finding.result == after)
        #expect(finding.reason == entry.reason)
        #expect(finding.before?.result == original.result)
        #expect(finding.before?.reason == original.reason)
        let applied = try #require(finding.appliedDefect)
        #expect(applied.list == entry.kind)
        #expect(applied.entry == 0)
        #expect(applied.source == "list.bin")
        #expect(try applied.digest == list.fingerprint())
        #expect(applied.text == (entry.kind == .deviationList ? "as seen" : nil))
        #expect(finding.description.contains("before \(entry.before)"))
    }

    @Test("no entry makes a forged signature, hash or issuer successful, whatever its type", .long())
    func neverUp() throws {
        var document = TestDocument()
        document.issuingRole = "rogue"
        document.editSOD = { $0.defects = [.wrongSignature] }
        KnownDefectCase.changedGroup(&document)
        let made = try document.make()
        var statements: [Lists.Statement] = []
        for category: UInt8 in 1...4 {
            for type: UInt8 in 1...9 {
                for parameters: [UInt8]? in [nil, [0x0A, 1, 0], [0x0A, 1, 2], [0x02, 1, 1], [0x04, 1, 0]] {
                    statements.append(.init(arcs: [category, type], parameters: parameters))
                }
            }
        }
        for kind in [SignedListKind.defectList, .deviationList] {
            for statement in statements {
                let result = try Self.judge(made, [try Self.list(kind, made.signer, [statement])])
                for id in [CheckID.dsSignature, .sodSignature, .dataGroupHash(.dg1)] {
                    let finding = try #require(result.finding(id))
                    #expect([.failed, .undetermined].contains(finding.result), "\(kind) \(statement.arcs) \(finding)")
                }
            }
        }
    }

    @Test("where entries disagree the worst counts")
    func worst() throws {
        var document = TestDocument()
        document.issuingRole = "rogue"
        let made = try document.make()
        let list = try Self.list(
            .defectList, made.signer,
            [.init(arcs: [4, 4], parameters: [0x0A, 1, 2]), .init(arcs: [1, 1], parameters: [0x0A, 1, 3])])
        let finding = try #require(try Self.judge(made, [list]).finding(.dsSignature))
        #expect(finding.result == .failed)
        #expect(finding.before == nil)
    }

    @Test("a defect list speaks only of the signers that it names")
    func otherSigner() throws {
        let made = try TestDocument().make()
        let other = try TestAuthority().root(serialNumber: [9])
        let list = try Self.list(.defectList, other, [.init(arcs: [1, 1], parameters: [0x0A, 1, 3])])
        let result = try Self.judge(made, [list])
        #expect(result.knownDefects.entries.isEmpty)
        #expect(result.finding(.dsSignature)?.result == .successful)
    }

    @Test(
        "a list behind which nobody stands changes nothing, and that is said",
        arguments: [SignedListKind.defectList, .deviationList])
    func unpinned(kind: SignedListKind) throws {
        var document = TestDocument()
        document.editSOD = { $0.defects = [.wrongSignature] }
        let made = try document.make()
        let arcs: [UInt8] = kind == .defectList ? [2, 2] : [2, 3]
        let result = try Self.judge(made, [try Self.list(kind, made.signer, [.init(arcs: arcs)])], basis: .unpinned)
        #expect(result.finding(.sodSignature)?.result == .failed)
        #expect(result.knownDefects.entries.isEmpty)
        #expect(result.knownDefects.refused.map(\.reason) == [.listNotTrusted])
    }

    @Test("a State speaks of its own documents only")
    func otherState() throws {
        var document = TestDocument()
        document.editSOD = { $0.defects = [.wrongSignature] }
        let made = try document.make()
        let content = Lists.deviationContent(
            documents: [Lists.bound(toSigner: made.signer)], [.init(arcs: [2, 3])])
        let result = try Self.judge(made, [try Lists.list(.deviationList, content, country: "DE")])
        #expect(result.finding(.sodSignature)?.result == .failed)
        #expect(result.knownDefects.refused.map(\.reason) == [.otherState])
    }

    struct Bounds: Sendable, CustomTestStringConvertible {
        let name: String
        let documents: [[UInt8]]
        let applies: Bool
        var refused: [RefusedDefect.Reason] = []
        var number: String? = "L898902C3"
        var issued: CalendarDate? = CalendarDate("2026-01-15")
        var withSigner = false
        var testDescription: String { name }
    }

    static let table: [Bounds] = [
        .init(name: "nothing", documents: [], applies: false, refused: [.overBroad]),
        .init(name: "type only", documents: [Lists.bound(toType: "P<")], applies: false, refused: [.overBroad]),
        .init(name: "another type", documents: [Lists.bound(toType: "I<")], applies: false),
        .init(name: "its number", documents: [Lists.bound(toNumbers: ["X1", "L898902C3"])], applies: true),
        .init(name: "its number, filled", documents: [Lists.bound(toNumbers: ["L898902C3<"])], applies: true),
        .init(name: "another number", documents: [Lists.bound(toNumbers: ["L898902C4"])], applies: false),
        .init(name: "no number", documents: [Lists.bound(toNumbers: [])], applies: false),
        .init(
            name: "a number, unknown here", documents: [Lists.bound(toNumbers: ["L898902C3"])], applies: false,
            refused: [.notComparable], number: nil),
        .init(
            name: "its days", documents: [Lists.bound(from: "20260115000000Z", to: "20260115000000Z")], applies: true),
        .init(
            name: "other days", documents: [Lists.bound(from: "20260116000000Z", to: "20260215000000Z")],
            applies: false),
        .init(
            name: "a century", documents: [Lists.bound(from: "20000101000000Z", to: "20990101000000Z")],
            applies: false, refused: [.overBroad]),
        .init(
            name: "days, date unknown", documents: [Lists.bound(from: "20260101000000Z", to: "20260201000000Z")],
            applies: false, refused: [.notComparable], issued: nil),
        .init(
            name: "its number and other days",
            documents: [
                Lists.bound(from: "20250101000000Z", to: "20250201000000Z"), Lists.bound(toNumbers: ["L898902C3"]),
            ], applies: false),
        .init(
            name: "its type and number",
            documents: [Lists.bound(toType: "P<"), Lists.bound(toNumbers: ["L898902C3"])], applies: true),
        .init(
            name: "its signer and another number", documents: [Lists.bound(toNumbers: ["Y"])], applies: false,
            withSigner: true),
    ]

    @Test(
        "the bounds of a deviation are joined by and; one that is too wide or cannot be compared is held back",
        arguments: table)
    func scope(bounds: Bounds) throws {
        var document = TestDocument()
        document.editSOD = { $0.defects = [.wrongSignature] }
        let made = try document.make()
        let signer = bounds.withSigner ? [Lists.bound(toSigner: made.signer)] : []
        let content = Lists.deviationContent(documents: signer + bounds.documents, [.init(arcs: [2, 3])])
        let list = try Lists.list(.deviationList, content)
        let result = try Self.judge(made, [list], number: bounds.number, issued: bounds.issued)
        #expect(result.knownDefects.refused.map(\.reason) == bounds.refused)
        #expect(result.knownDefects.entries.count == (bounds.applies ? 1 : 0))
        #expect(result.finding(.sodSignature)?.result == (bounds.applies ? .undetermined : .failed))
    }

    @Test(
        "defects of chip authentication reach the checks of the chip",
        arguments: [
            (
                [1, 3] as [UInt8], nil as [UInt8]?, CheckID.chipAuthentication, CheckResult.successful,
                CheckResult.failed
            ),
            ([1, 3], nil, .chipAuthentication, .undetermined, .failed),
            ([1, 3], nil, .activeAuthentication, .successful, .successful),
            ([1, 3], nil, .chipAuthentication, .notSupported, .notSupported),
            ([1, 4], nil, .activeAuthentication, .successful, .failed),
            ([1, 5], [0x0A, 1, 0], .chipAuthentication, .failed, .undetermined),
            ([1, 5], [0x0A, 1, 0], .activeAuthentication, .failed, .failed),
            ([1, 5], [0x0A, 1, 2], .activeAuthentication, .failed, .undetermined),
            ([1, 5], [0x0A, 1, 2], .activeAuthentication, .successful, .successful),
        ])
    func chip(arcs: [UInt8], parameters: [UInt8]?, id: CheckID, before: CheckResult, after: CheckResult) throws {
        let made = try TestDocument().make()
        let list = try Self.list(.defectList, made.signer, [.init(arcs: arcs, parameters: parameters)])
        let known = KnownDefects(of: .init(signer: made.signer), trust: try Lists.trust(made.csca, [list]))
        let finding = CheckFinding(id: id, result: before)
        let changed = known.applied(to: finding, among: [])
        #expect(changed.result == after)
        #expect((changed.before != nil) == (before != after))
    }

    @Test("a revocation of the CSCA, by number, key or hash, is one of what it certified; nothing else of it is said")
    func authority() throws {
        let made = try TestDocument().make()
        let identifier = try #require(made.csca.decodedExtensions.subjectKeyIdentifier)
        let hash = try HashAlgorithm.sha256.hash(made.csca.encoded)
        let names: [[UInt8]] = [
            Lists.signer(made.csca), DERText.element(0x80, identifier), DERText.element(0x04, hash),
        ]
        func judge(_ name: [UInt8], _ statement: Lists.Statement) throws -> PassiveAuthenticationResult {
            let entry = DERText.sequence([name, DERText.element(0x31, statement.defect())])
            let algorithm = DERText.element(0x06, [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01])
            let content = DERText.sequence([[2, 1, 0], algorithm, DERText.element(0x31, entry)])
            return try Self.judge(made, [Lists.list(.defectList, content)])
        }
        for name in names {
            let revoked = try judge(name, .init(arcs: [1, 1], parameters: [0x0A, 1, 3]))
            #expect(revoked.finding(.dsSignature)?.reason == .revoked)
            #expect(revoked.finding(.dsRevocation)?.result == .failed)
            for id in [CheckID.dsSignature, .dsRevocation] {
                let detail = "The CSCA certificate \(made.csca.subject) is revoked by the defect list of UT."
                #expect(revoked.finding(id)?.detail == detail)
            }
            let authenticity = FileAuthenticity(ofDataGroup: .dg1, in: revoked.findings)
            #expect(authenticity.reason == .revoked && authenticity.message == revoked.finding(.dsSignature)?.message)
            #expect(revoked.knownDefects.entries.map(\.name) == ["certificateRevoked"])
            let held = try judge(name, .init(arcs: [1, 1], parameters: [0x0A, 1, 1]))
            #expect(held.finding(.dsSignature)?.result == .undetermined)
            let other = try judge(name, .init(arcs: [1, 6], parameters: [0x0A, 1, 2]))
            #expect(other.knownDefects.entries.isEmpty && other.finding(.dsSignature)?.result == .successful)
        }
    }

    @Test("what a list says about the signer of EF.CardSecurity is applied to the checks of that file")
    func cardSecurity() throws {
        let (octets, csca) = try TestDocument().makeCardSecurity([TestChip.pace, TestChip.key])
        let time = try RevocationListTests.time(TestDocument.judged)
        let before = CardSecurityAuthentication.judge(
            octets, country: IssuingCountry("UT"), trust: try Lists.trust(csca, []), at: time)
        let signer = try #require(before.signerCertificate)
        #expect(before.authenticity.result == .successful)
        let revoked = try Self.list(.defectList, signer, [.init(arcs: [1, 1], parameters: [0x0A, 1, 3])])
        let after = CardSecurityAuthentication.judge(
            octets, country: IssuingCountry("UT"), trust: try Lists.trust(csca, [revoked]), at: time)
        #expect(after.finding(.cardSecurityIssuer)?.result == .failed)
        #expect(after.finding(.cardSecurityIssuer)?.before?.result == .successful)
        #expect(after.finding(.cardSecurityRevocation)?.reason == .revoked)
        #expect(after.authenticity.result != .successful)
        #expect(after.knownDefects.entries.map(\.name) == ["certificateRevoked"])
        var changed = octets
        changed[changed.count - 1] ^= 1
        let malformed = try Self.list(.defectList, signer, [.init(arcs: [4, 1])])
        let excused = CardSecurityAuthentication.judge(
            changed, country: IssuingCountry("UT"), trust: try Lists.trust(csca, [malformed]), at: time)
        #expect(excused.finding(.cardSecuritySignature)?.result == .undetermined)
        #expect(excused.finding(.cardSecuritySignature)?.before?.result == .failed)
    }

    @Test("each kind of entry is described in Docs/known-defects.md")
    func documentation() throws {
        let page = try DocumentationTests().page("known-defects.md")
        for entry in KnownDefectCase.defects + KnownDefectCase.deviations { #expect(page.contains("`\(entry.name)`")) }
        for reason in RefusedDefect.Reason.allCases { #expect(page.contains("| `\(reason.rawValue)` |")) }
    }

    @Test("texts of lists are shown without control characters, and cut")
    func text() throws {
        let made = try TestDocument().make()
        let text = DERText.element(0x81, Array("a\u{1B}[31mb".utf8) + [UInt8](repeating: 0x41, count: 400))
        let known = DERText.element(0xA0, DERText.element(0x06, Lists.defectArc + [2, 2]) + text)
        let hash = DERText.element(0x06, [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01])
        let entry = DERText.sequence([Lists.signer(made.signer), DERText.element(0x31, known)])
        let content = DERText.sequence([[2, 1, 1], hash, DERText.element(0x31, entry)])
        let result = try Self.judge(made, [try Lists.list(.defectList, content)])
        let shown = try #require(result.knownDefects.entries.first?.text)
        #expect(shown.hasPrefix("a[31mbAAA"))
        #expect(shown.unicodeScalars.count == 256)
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("The catalogue of checks", .timed)
struct CatalogueTests {
    @Test("a row is of its check: area, clause, title and group; and the check has words", arguments: CheckID.all)
    func row(_ id: CheckID) {
        let check = id.check
        #expect(check.id == id)
        #expect(id.rawValue.hasPrefix(check.area.rawValue + "."))
        #expect(["Doc 9303-", "BSI TR-"].contains { check.clause.hasPrefix($0) })
        #expect(!check.title.english.isEmpty && check.title.english.count < 17)
        #expect(!id.message.english.contains(id.rawValue))
        #expect(check.group.checks.contains(id))
        // What no report has needs no line; every other check has one.
        #expect((check.group.place == .none) == (check.area == .lds2))
        #expect((check.group.place == .seal) == (check.area == .seal))
        #expect(CheckID(rawValue: id.rawValue) == id && CheckFinding(id: id, result: .failed).clause == check.clause)
    }

    @Test("every check stands in one group, and no group is empty")
    func groups() {
        let grouped = Check.Group.allCases.flatMap(\.checks)
        #expect(grouped.count == CheckID.all.count && Set(grouped) == Set(CheckID.all))
        for group in Check.Group.allCases { #expect(!group.checks.isEmpty, "\(group)") }
        #expect(Set(CheckID.all.map(\.rawValue)).count == CheckID.all.count)
    }

    @Test("a check that counts as another one counts as one that policies decide about", arguments: CheckID.all)
    func likeAnother(_ id: CheckID) {
        switch id.check.counts {
        case .byPolicy: #expect(id.check.fixedRole == nil)
        case .always(let role): #expect(id.check.fixedRole == role)
        case .like(let other): #expect(other.check.counts == .byPolicy, "\(id) counts as \(other)")
        }
    }

    @Test("roles are ordered by what they change")
    func order() { #expect(CheckRole.allCases.sorted() == [.evaluatory, .optional, .mandatory]) }

    @Test("the counterparts over EF.CardSecurity are checks of that file, and each of them is one")
    func cardSecurity() {
        let counterparts = Set(CheckID.all.compactMap(\.check.cardSecurityCounterpart))
        #expect(counterparts == Set(CheckID.all.filter { $0.check.object == .cardSecurity }))
        for id in CheckID.all {
            guard let counterpart = id.check.cardSecurityCounterpart?.check else { continue }
            #expect(counterpart.aspect == id.check.aspect && counterpart.area == id.check.area, "\(id)")
            #expect(counterpart.failure == id.check.failure, "\(id)")
        }
    }

    @Test("the hashes are one check for each data group")
    func hashes() {
        for number in DataGroupNumber.allCases {
            let id = CheckID.dataGroupHash(number)
            #expect(id.rawValue == "integrity.dg\(number.rawValue).hash")
            #expect(id.hashedDataGroup == number && id.check.file == .dataGroup(number))
        }
        #expect(CheckID.all.filter { $0.hashedDataGroup != nil }.count == DataGroupNumber.allCases.count)
    }

    @Test("what a failure says depends on the reason only where the row says so")
    func failures() {
        #expect(CheckID.sodSignature.check.failure.isForgery(.signatureInvalid))
        #expect(!CheckID.expiry.check.failure.isForgery(.expired))
        #expect(CheckID.activeAuthentication.check.failure.isForgery(.signatureInvalid))
        #expect(CheckID.activeAuthentication.check.failure.isForgery(nil))
        #expect(!CheckID.activeAuthentication.check.failure.isForgery(.challengeMismatch))
        #expect(CheckID.sealSignerSignature.check.failure.isForgery(.wrongRole))
        #expect(!CheckID.sealSignerSignature.check.failure.isForgery(.keyUsage))
        #expect(!CheckID.sealIssuer.check.failure.isForgery(nil))
    }
}

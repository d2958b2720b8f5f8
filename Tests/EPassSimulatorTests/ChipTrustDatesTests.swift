// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMRZ
import EPassTestSupport
import EPassTrust
import Testing

@testable import EPassSimulator

@Suite("Current date and link certificates of the chip, Doc 9303-11, 7.1.4.3.2 to 7.1.4.3.4", .timed)
struct ChipTrustDatesTests: ChipTrustTests {
    /// The next generation of an authority, linked to it.
    private func link(
        _ authority: TestHolder, _ sequence: String, from: String, to: String = "2030-01-01"
    ) throws -> TestHolder {
        try authority.issue(.cvca, "CVCATEST", sequence, from: from, to: to)
    }

    @Test("moves on with document verifiers and domestic terminals, not with those of another State")
    func accurate() throws {
        let authority = try TestHolder.authority()
        for (role, expected) in [(CardVerifiableRole.dvDomestic, "2024-08-01"), (.dvForeign, "2024-06-01")] {
            let verifier = try authority.issue(role, "DVTEST", from: "2024-06-01")
            let terminal = try verifier.issue(.terminal, "ISTEST", from: "2024-08-01")
            var store = try store(authority)
            try bring(verifier, to: &store)
            #expect(store.currentDate == CalendarDate("2024-06-01"))
            try bring(terminal, to: &store)
            #expect(store.currentDate == CalendarDate(expected))
        }
    }

    @Test("never goes back")
    func monotonous() throws {
        let authority = try TestHolder.authority()
        let verifier = try authority.issue(.dvDomestic, "DVTEST", from: "2023-06-01")
        var store = try store(authority)
        try bring(verifier, to: &store)
        #expect(store.currentDate == CalendarDate("2024-03-01"))
    }

    @Test("refuses what ended before it, and takes what ends with it")
    func expired() throws {
        let authority = try TestHolder.authority()
        var store = try store(authority)
        let late = try authority.issue(.dvDomestic, "DVLATE", from: "2024-01-01", to: "2024-02-29")
        #expect(throws: ChipCertificateRefusal.expired) { try bring(late, to: &store) }
        let last = try authority.issue(.dvDomestic, "DVLAST", from: "2024-01-01", to: "2024-03-01")
        try bring(last, to: &store)
        let terminal = try last.issue(.terminal, "ISTEST", from: "2024-01-01", to: "2024-02-29")
        #expect(throws: ChipCertificateRefusal.expired) { try bring(terminal, to: &store) }
    }

    @Test("a terminal that was valid is not, once the date moved on")
    func aged() throws {
        let authority = try TestHolder.authority()
        let old = try authority.issue(.dvDomestic, "DVOLD", from: "2024-03-01", to: "2024-05-31")
        let new = try authority.issue(.dvDomestic, "DVNEW", from: "2024-06-01")
        var store = try store(authority)
        try bring(old, to: &store)
        try bring(new, to: &store)
        #expect(throws: ChipCertificateRefusal.expired) { try bring(old, to: &store) }
    }

    @Test("a link certificate makes a trust point, the newest first in EF.CVCA")
    func linked() throws {
        let first = try TestHolder.authority("UT001")
        let second = try link(first, "UT002", from: "2024-07-01")
        var store = try store(first)
        #expect(
            hex(store.fileContent) == "420F" + hex(first.certificate.holderReference.octets)
                + String(repeating: "00", count: 36 - 17))
        try bring(second, to: &store)
        #expect(store.currentDate == CalendarDate("2024-07-01"))
        #expect(
            hex(store.fileContent) == "420F" + hex(second.certificate.holderReference.octets)
                + "420F" + hex(first.certificate.holderReference.octets) + "0000")
        #expect(store.fileContent.count == 36)
        // Both certify document verifiers.
        try bring(try first.issue(.dvDomestic, "DVOLD"), to: &store)
        try bring(try second.issue(.dvDomestic, "DVNEW"), to: &store)
    }

    @Test("a third trust point takes the place of the oldest")
    func three() throws {
        let first = try TestHolder.authority("UT001")
        let second = try link(first, "UT002", from: "2024-07-01")
        let third = try link(second, "UT003", from: "2025-01-01")
        var store = try store(first)
        try bring(second, to: &store)
        try bring(third, to: &store)
        #expect(store.trustPoints.map(\.reference.sequenceNumber) == ["UT003", "UT002"])
        #expect(store.authority(first.certificate.holderReference.octets) == nil)
        // Stored for good.
        store.powerDown()
        #expect(store.trustPoints.count == 2)
    }

    @Test("takes a link certificate that is expired")
    func expiredLink() throws {
        let first = try TestHolder.authority("UT001")
        let second = try link(first, "UT002", from: "2024-02-01", to: "2024-02-20")
        var store = try store(first)
        try bring(second, to: &store)
        #expect(store.trustPoints.first?.reference.sequenceNumber == "UT002")
        // It certifies no document verifiers, but the generation behind it.
        let verifier = try second.issue(.dvDomestic, "DVTEST")
        #expect(throws: ChipCertificateRefusal.trustPointExpired) { try bring(verifier, to: &store) }
        try bring(try link(second, "UT003", from: "2024-07-01"), to: &store)
        #expect(store.trustPoints.first?.reference.sequenceNumber == "UT003")
        #expect(
            hex(store.fileContent).hasPrefix("420F" + hex(Array("UTCVCATESTUT003".utf8)) + "00"),
            "one that is expired is not offered")
    }

    @Test("takes a link certificate without domain parameters, which then are inherited")
    func inherited() throws {
        let first = try TestHolder.authority("UT001")
        let second = try first.issue(.cvca, "CVCATEST", "UT002", from: "2024-07-01", to: "2030-01-01") {
            $0.statesDomainParameters = false
        }
        var store = try store(first)
        try bring(second, to: &store)
        try bring(try second.issue(.dvDomestic, "DVTEST"), to: &store)
        #expect(store.imported?.curve == .brainpoolP256r1)
    }

    @Test("takes a link certificate to other keys: another curve, RSA")
    func otherKeys() throws {
        let first = try TestHolder.authority("UT001")
        let second = try first.issue(
            .cvca, "CVCATEST", "UT002", from: "2024-07-01", to: "2030-01-01", kind: .ec(.p384),
            algorithm: .ecdsaSHA384)
        let third = try second.issue(
            .cvca, "CVCATEST", "UT003", from: "2024-09-01", to: "2030-01-01", kind: .rsa(2048),
            algorithm: .rsaPSSSHA512)
        var store = try store(first)
        try bring(second, to: &store)
        try bring(third, to: &store)
        try bring(try third.issue(.dvDomestic, "DVTEST", from: "2024-09-01"), to: &store)
        #expect(store.imported?.algorithm == .rsaPSSSHA512)
    }

    @Test("refuses a link certificate by an older trust point, and one to a reference that it has")
    func refusedLinks() throws {
        let first = try TestHolder.authority("UT001")
        let second = try link(first, "UT002", from: "2024-07-01")
        var store = try store(first)
        try bring(second, to: &store)
        let stray = try link(first, "UT003", from: "2024-08-01")
        #expect(throws: ChipCertificateRefusal.linkNotOfNewest) { try bring(stray, to: &store) }
        let again = try link(second, "UT001", from: "2024-08-01")
        #expect(throws: ChipCertificateRefusal.holderKnown) { try bring(again, to: &store) }
        let itself = try link(second, "UT002", from: "2024-08-01")
        #expect(throws: ChipCertificateRefusal.holderKnown) { try bring(itself, to: &store) }
    }
}

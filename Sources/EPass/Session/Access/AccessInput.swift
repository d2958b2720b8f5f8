// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassAccess
public import EPassMRZ

/// What a person gave to open the chip: the machine readable zone, a card access number, a PIN or PUK, or the zone and
/// one of these.
///
/// With both, the number opens the chip and the zone is compared with DG1; a chip that knows no such number is opened
/// by the zone. The zone stays plain, since it is compared; the other passwords are kept so that they are wiped and
/// cannot be printed.
public struct AccessInput: Sendable {
    /// What is given of the machine readable zone.
    public enum Zone: Sendable {
        /// Nothing.
        case none
        /// Its lines.
        case lines(MRZ)
        /// Document number and two dates.
        case triple(AccessKeyFields)
    }

    /// What is given of the machine readable zone.
    public let zone: Zone
    /// The password beside the zone, if any.
    package private(set) var password: PasswordHolder?

    /// Nothing: enough for a chip without access control.
    public static let none = AccessInput(zone: .none)

    /// The lines of the machine readable zone.
    public static func lines(_ mrz: MRZ) -> AccessInput { AccessInput(zone: .lines(mrz)) }

    /// Document number and two dates.
    public static func triple(_ fields: AccessKeyFields) -> AccessInput { AccessInput(zone: .triple(fields)) }

    /// The card access number, which says nothing about DG1; works with PACE only.
    ///
    /// - Throws: `AccessError` where it is no number that a document can have.
    public static func can(_ digits: String) throws(AccessError) -> AccessInput { try none.with(can: digits) }

    /// From what a person gives of the zone: lines in any form that `MRZScanner` takes, `NUMBER,YYMMDD,YYMMDD`, or the
    /// 24 characters of the key. Nothing is repaired.
    ///
    /// - Throws: `MRZError`; a date that no calendar has is `mrz.date`, since a key of it would only cost a try.
    public static func parse(_ text: String) throws(MRZError) -> AccessInput {
        if let fields = try AccessKeyFields.withoutLines(text) { return .triple(fields) }
        let mrz = try MRZScanner.scan(text).mrz
        try AccessKeyFields.requirePossibleDates(of: mrz)
        return .lines(mrz)
    }

    /// The same, and the card access number to open the chip with. Of CAN, PIN and PUK one is held: the last one given.
    ///
    /// - Throws: `AccessError` where it is no number that a document can have.
    public func with(can digits: String) throws(AccessError) -> AccessInput {
        AccessInput(zone: zone, password: PasswordHolder(try PACEPassword.can(digits)))
    }

    /// The same, and the PIN to open the chip with. A PIN is never tried twice: three wrong ones block it.
    ///
    /// - Throws: `AccessError` where it is no PIN that a document can have.
    public func with(pin digits: String) throws(AccessError) -> AccessInput {
        AccessInput(zone: zone, password: PasswordHolder(try PACEPassword.pin(digits)))
    }

    /// The same, and the PUK to open the chip with. A PUK is never tried twice.
    ///
    /// - Throws: `AccessError` where it is no PUK that a document can have.
    public func with(puk digits: String) throws(AccessError) -> AccessInput {
        AccessInput(zone: zone, password: PasswordHolder(try PACEPassword.puk(digits)))
    }

    /// The same password, and this zone.
    package func replacing(zone: Zone) -> AccessInput {
        var input = AccessInput(zone: zone)
        input.password = password
        return input
    }

    /// The fields of the access key; nil where there are none.
    package var accessKeyFields: AccessKeyFields? {
        switch zone {
        case .none: nil
        case .lines(let mrz): AccessKeyFields(mrz: mrz)
        case .triple(let fields): fields
        }
    }

    /// The kinds of password that PACE can be run with, in the order in which they are tried.
    var passwordKinds: [AccessPasswordKind] {
        (password.map { [$0.kind] } ?? []) + (accessKeyFields == nil ? [] : [.mrz])
    }
}

/// Keeps a password for as long as anybody may need it; wiped with the last reference.
package final class PasswordHolder: Sendable {
    package let password: PACEPassword
    package let kind: AccessPasswordKind

    init(_ password: consuming PACEPassword) {
        kind = AccessPasswordKind(password.kind)
        self.password = password
    }
}

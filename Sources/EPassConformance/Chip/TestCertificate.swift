// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMRZ
import EPassMessages
import EPassTrust

/// A certificate that cases name: made when a case is run, of the authority that the chip trusts.
struct TestCertificate: Sendable, Hashable {
    /// What cases call the authority that the chip trusts.
    static let authority = "CVCA"

    /// What is wrong with it.
    enum Defect: String, Sendable, CaseIterable {
        /// There is no authorization.
        case noAuthorization
        /// There is no effective date.
        case noEffectiveDate
        /// There is no expiration date.
        case noExpirationDate
        /// The digits of the effective date are none.
        case effectiveDateDigits
        /// The digits of the expiration date are none.
        case expirationDateDigits
        /// The day of the effective date is the 32nd.
        case effectiveDateDay
        /// The day of the expiration date is the 32nd.
        case expirationDateDay
        /// The authorization is that of another type of terminal.
        case terminalType
        /// The algorithm of the key is one of id-TA that there is not.
        case algorithmUnknown
        /// The algorithm of the key is none of id-TA.
        case algorithmOther
        /// The key names no algorithm.
        case algorithmMissing
        /// The key has no public point.
        case noPoint
        /// The key has no modulus.
        case noModulus
        /// The key has no exponent.
        case noExponent
        /// The key has a data object that there is not, 77.
        case unknownObject
        /// The key is shorter than that of the authority.
        case shorterKey
    }

    /// A day, counted from one that is known when the campaign is run.
    struct Day: Sendable, Hashable {
        /// Whether it is counted from the last day of the authority, and not from the chip's date.
        var isFromEnd = false
        var months = 0
        var days = 0

        /// Reads `start`, `end`, `start+1m+20d`; nil for anything else.
        init?(_ text: String) {
            var rest = text.utf8[...]
            let words: [(String, Bool)] = [("start", false), ("end", true)]
            guard let (word, isFromEnd) = words.first(where: { rest.starts(with: $0.0.utf8) }) else { return nil }
            self.isFromEnd = isFromEnd
            rest = rest.dropFirst(word.utf8.count)
            while let sign = rest.first {
                let digits = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
                guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), (1...4).contains(digits.count),
                    let number = Int(String(decoding: digits, as: UTF8.self)),
                    let unit = rest.dropFirst(1 + digits.count).first
                else { return nil }
                let signed = sign == UInt8(ascii: "-") ? -number : number
                switch unit {
                case UInt8(ascii: "m"): months += signed
                case UInt8(ascii: "d"): days += signed
                default: return nil
                }
                rest = rest.dropFirst(2 + digits.count)
            }
        }

        /// The day, where those two are known.
        func date(start: CalendarDate, end: CalendarDate) -> CalendarDate {
            let base = isFromEnd ? end : start
            let count = base.year * 12 + base.month - 1 + months
            let (year, month) = (count / 12, count % 12 + 1)
            let day = (1...31).reversed().lazy.filter { $0 <= base.day }
                .compactMap { CalendarDate(year: year, month: month, day: $0) }.first
            return CalendarDate(daysSince1970: (day ?? base).daysSince1970 + days)
        }
    }

    /// What cases call it.
    let name: String
    let role: CardVerifiableRole
    /// The data groups that it gives a right to.
    let rights: [Int]
    /// Mnemonic and number of the holder's reference, `TESTDV001`; nil for the reference of the authority.
    let holder: String?
    /// What signs it: another certificate, or the authority.
    let issuer: String
    /// The name of the key pair; certificates with one name have one key. Nil for the key of the authority.
    let key: String?
    let effective: Day
    let expires: Day
    let defects: Set<Defect>
    /// Whether its key signs by another algorithm than that of the authority.
    let changesAlgorithm: Bool

    init(_ value: CaseValue) throws(ConformanceError) {
        let members = try value.members([
            "name", "role", "rights", "holder", "issuer", "key", "from", "to", "defects", "changesAlgorithm",
        ])
        name = try members.required("name", of: value).name()
        role = try members.required("role", of: value).word(CardVerifiableRole.self)
        var rights: [Int] = []
        for value in try members["rights"]?.list(atMost: 2) ?? [] { rights.append(try value.number(3...4)) }
        self.rights = members["rights"] == nil ? [3, 4] : rights
        let holder = try members.required("holder", of: value)
        let text = try holder.name()
        self.holder = text == Self.authority ? nil : text
        guard text == Self.authority || (4...12).contains(text.utf8.count) && Int(text.suffix(3)) != nil else {
            throw holder.refuse(.conformanceNoHolder)
        }
        issuer = try members["issuer"]?.name() ?? Self.authority
        let key = try members["key"]?.name() ?? text
        self.key = key == Self.authority ? nil : key
        effective = try members.required("from", of: value).day()
        expires = try members.required("to", of: value).day()
        var defects: Set<Defect> = []
        for value in try members["defects"]?.list(atMost: 8) ?? [] { defects.insert(try value.word(Defect.self)) }
        self.defects = defects
        changesAlgorithm = try members["changesAlgorithm"]?.boolean() ?? false
    }
}

extension CaseValue {
    fileprivate func day() throws(ConformanceError) -> TestCertificate.Day {
        guard let day = json.word.flatMap({ TestCertificate.Day($0) }) else { throw refuse(.conformanceNoRelativeDay) }
        return day
    }
}

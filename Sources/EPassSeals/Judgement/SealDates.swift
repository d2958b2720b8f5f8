// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ
internal import EPassMessages
internal import EPassTrust

/// The days that a seal states about its document, and the step `seal.document.dateOfIssue`.
enum SealDates {
    /// What a seal states: of a visible digital seal the day of issue of the header, of a VDS-NC the days on which what
    /// it attests was done.
    enum Stated {
        case issue(CalendarDate)
        case events([SealMoment?])
    }

    /// By how many days the day of signature may lie after that of issue. The standard does not order them: its own
    /// example of an emergency travel document is signed years ahead (Doc 9303-8, Appendix B), and offices print after
    /// a decision; a year after is neither.
    static let signatureWindow = 366

    static func judge(
        _ stated: Stated?, signature: CalendarDate?, expiry: CheckFinding, at time: Timestamp
    ) -> CheckFinding {
        switch stated {
        case .issue(let day): issue(day, signature, expiry, time)
        case .events(let events): self.events(events, time)
        case nil: .seal(.sealDateOfIssue, .notSupported, .notOffered, .sealNoDateOfIssue)
        }
    }

    private static func issue(
        _ day: CalendarDate, _ signature: CalendarDate?, _ expiry: CheckFinding, _ time: Timestamp
    ) -> CheckFinding {
        let issued = day.description
        if Timestamp(day).isToCome(at: time) {
            return .seal(.sealDateOfIssue, .failed, .notYetValid, .sealIssuedLater(issued: issued))
        }
        if expiry.reason == .datesContradict {
            return .seal(.sealDateOfIssue, .undetermined, .datesContradict, .sealIssuedAfterExpiry(issued: issued))
        }
        if let signature, signature.daysSince1970 - day.daysSince1970 > signatureWindow {
            return .seal(
                .sealDateOfIssue, .undetermined, .datesContradict,
                .sealSignedMuchLater(issued: issued, signed: signature.description))
        }
        return .seal(.sealDateOfIssue, .successful, nil, .sealIssued(issued: issued))
    }

    private static func events(_ events: [SealMoment?], _ time: Timestamp) -> CheckFinding {
        let known = events.compactMap(\.self)
        if let late = known.first(where: { $0.time.isToCome(at: time) }) {
            return .seal(.sealDateOfIssue, .failed, .notYetValid, .sealAttestsLater(day: late.time.date))
        }
        guard let last = known.map(\.time).max() else {
            return events.isEmpty
                ? .seal(.sealDateOfIssue, .notSupported, .notOffered, .sealNoDay)
                : .seal(.sealDateOfIssue, .undetermined, .unreadable, .sealDaysUnreadable)
        }
        guard known.count == events.count else {
            return .seal(.sealDateOfIssue, .undetermined, .unreadable, .sealDayUnreadable)
        }
        return .seal(.sealDateOfIssue, .successful, nil, .sealAttests(day: last.date))
    }
}

/// A day, or a moment of it, as a member of a VDS-NC states it (ISO 8601): `2021-04-02`, `2021-04-02T08:30:00+10:00`.
struct SealMoment: Sendable, Hashable {
    /// The moment in UTC; the beginning of a day.
    let time: Timestamp

    /// Nil for any other text: the year has four digits, an offset is of at most 14 hours, and hours, minutes and
    /// seconds are two digits each.
    init?(_ text: String) {
        let octets = Array(text.utf8.prefix(40))
        guard text.utf8.count < 40, octets.count >= 10,
            let day = CalendarDate(String(decoding: octets[0..<10], as: UTF8.self))
        else { return nil }
        guard octets.count > 10 else {
            time = Timestamp(day)
            return
        }
        var rest = octets[11...]
        guard octets[10] == UInt8(ascii: "T") || octets[10] == UInt8(ascii: " "),
            let hour = Self.number(&rest, 0...23), Self.take(":", &rest), let minute = Self.number(&rest, 0...59)
        else { return nil }
        var second = 0
        if Self.take(":", &rest) {
            // 60 is a leap second.
            guard let value = Self.number(&rest, 0...60) else { return nil }
            second = value
            if Self.take(".", &rest) {
                let digits = rest.prefix { (0x30...0x39).contains($0) }
                guard !digits.isEmpty else { return nil }
                rest = rest[digits.endIndex...]
            }
        }
        guard let offset = Self.offset(&rest), rest.isEmpty else { return nil }
        time = Timestamp(
            secondsSince1970: Int64(day.daysSince1970 * 86_400 + hour * 3_600 + minute * 60 + second - offset))
    }

    /// Seconds east of UTC; none where nothing is said.
    private static func offset(_ rest: inout ArraySlice<UInt8>) -> Int? {
        if rest.isEmpty || take("Z", &rest) { return 0 }
        let sign = take("+", &rest) ? 1 : take("-", &rest) ? -1 : 0
        guard sign != 0, let hours = number(&rest, 0...14) else { return nil }
        if rest.isEmpty { return sign * hours * 3_600 }
        _ = take(":", &rest)
        guard let minutes = number(&rest, 0...59) else { return nil }
        return sign * (hours * 3_600 + minutes * 60)
    }

    private static func take(_ character: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest = rest.dropFirst()
        return true
    }

    private static func number(_ rest: inout ArraySlice<UInt8>, _ range: ClosedRange<Int>) -> Int? {
        let digits = rest.prefix(2)
        guard digits.count == 2, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        rest = rest.dropFirst(2)
        let value = digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
        return range.contains(value) ? value : nil
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassTrust

/// The date of expiry of a machine readable zone with its century: a day, or the days that a date with unknown parts
/// can mean.
struct ExpiryDate: Sendable, Hashable {
    /// The first day that it can be.
    let earliest: CalendarDate
    /// The last day that it can be.
    let latest: CalendarDate

    /// A day that is known.
    init(_ day: CalendarDate) { (earliest, latest) = (day, day) }

    /// The day where it is a whole date.
    var day: CalendarDate? { earliest == latest ? earliest : nil }

    /// What a two-digit year came to.
    enum Resolution: Sendable, Hashable {
        /// The date with its century.
        case known(ExpiryDate)
        /// More than one century fits what is known, or none that a document of that State can have: the two that lie
        /// nearest.
        case ambiguous(ExpiryDate, ExpiryDate)
        /// Not even the year can be read.
        case unreadable
    }

    /// The century of a date of expiry (BSI TR-03135-1, 5.7.1).
    ///
    /// The two digits mean a year from the current one to 15 years ahead (more for documents of ``LongValidity``), and
    /// else one in the past. What the signer's certificate rules out is put aside: a document does not expire before it
    /// was issued, and is not issued before its signer's key was in use. A year further ahead is taken only where the
    /// nearer one is ruled out and either the document is known to live long or the signer was certified for that long,
    /// within ``mostYears``; 9999-12-31 in a certificate says that it states no end (RFC 5280, 4.1.2.5).
    static func resolve(
        _ date: MRZDate, today: CalendarDate, issue: IssuePeriod?, reach: Int = LongValidity.ordinary
    ) -> Resolution {
        // A document that is judged as of a day before its issue is looked at from its issue.
        let reference = max(today.year, issue?.first.year ?? today.year)
        guard let two = date.year, date.state != .invalid else { return .unreadable }
        let base = reference - reference % 100 + two
        let dates = [base - 200, base - 100, base, base + 100, base + 200].compactMap { Self(date, year: $0) }
        guard let near = dates.last(where: { $0.earliest.year <= reference + reach }) else { return .unreadable }
        guard let issue else { return .known(near) }
        let before = dates.last { $0.latest < near.earliest }.flatMap { $0.latest >= issue.first ? $0 : nil }
        guard near.latest >= issue.first else {
            guard let far = dates.first(where: { $0.earliest > near.latest }) else { return .unreadable }
            let isCovered = issue.certifiedUntil.map { far.latest <= $0 } ?? false
            let isPlausible =
                reach > LongValidity.ordinary
                ? far.earliest.year <= issue.first.year + LongValidity.unlimited
                : isCovered && far.earliest.year <= issue.first.year + Self.mostYears
            return isPlausible ? .known(far) : .ambiguous(near, far)
        }
        guard let before else { return .known(near) }
        // Both centuries come after the issue: what was signed long ago does not live that long.
        if let last = issue.last, near.earliest.year > last.year + reach { return .known(before) }
        return before.latest.year < Self.firstChips ? .known(near) : .ambiguous(before, near)
    }

    /// No document is known that is valid for longer, those of ``LongValidity`` aside.
    private static let mostYears = 50
    /// Before this year there was no document with a chip of Doc 9303 (its Part 1, Sixth Edition, and ICAO's blueprint
    /// before it), so that an expiry before it belongs to none.
    private static let firstChips = 2004

    private init?(_ date: MRZDate, year: Int) {
        let lastMonth = date.month ?? 12
        let days = date.day.map { [$0] } ?? [31, 30, 29, 28]
        let months = date.month.map { [$0] } ?? Array(1...12)
        // A day without its month (30 of an unknown one) is no day of every month.
        let firsts = months.lazy.compactMap { CalendarDate(year: year, month: $0, day: date.day ?? 1) }
        let lasts = (date.month == nil ? Array(months.reversed()) : [lastMonth]).lazy.flatMap { month in
            days.lazy.compactMap { CalendarDate(year: year, month: month, day: $0) }
        }
        guard let earliest = firsts.first, let latest = lasts.first else { return nil }
        self.earliest = earliest
        self.latest = latest
    }
}

/// When a document can have been issued, by its signer's certificate and by EF.DG12.
struct IssuePeriod: Sendable, Hashable {
    /// The first day.
    let first: CalendarDate
    /// The last day; nil where nothing says.
    let last: CalendarDate?
    /// The end of the signer's certificate; nil where it states none.
    let certifiedUntil: CalendarDate?

    /// - Parameters:
    ///   - signer: a document signer that a trusted CSCA certified.
    ///   - dateOfIssue: that of EF.DG12, where its hash is the one that was signed.
    init(_ signer: Certificate, dateOfIssue: CalendarDate?) {
        let extensions = signer.decodedExtensions
        // A day of grace: dates of issue are local ones (as for `issuer.ds.usagePeriod`).
        let begin = max(signer.notBefore, extensions.privateKeyNotBefore ?? signer.notBefore).adding(days: -1).day
        first = max(begin, dateOfIssue ?? begin)
        certifiedUntil = signer.notAfter.day.year < 9999 ? signer.notAfter.day : nil
        let keyEnd = extensions.privateKeyNotAfter.map { min($0, signer.notAfter) } ?? signer.notAfter
        last = dateOfIssue ?? (keyEnd.day.year < 9999 ? keyEnd.day : nil)
    }
}

/// Documents that are valid for longer than 15 years (BSI TR-03135-1, 5.7.1, footnote 10).
enum LongValidity {
    /// Years ahead in which the expiry of a document is looked for.
    static let ordinary = 15
    /// The same for a document that may be issued without an end; the holder is then over a hundred years old.
    private static let long = 50
    /// A document without an end states a date far away: Spain prints 01 01 9999, which the zone has as 990101.
    static let unlimited = 100

    /// How many years ahead the expiry of that document may lie.
    static func reach(_ mrz: MRZ, today: CalendarDate) -> Int {
        // Identity cards alone: TD1 or TD2 with I, A or C (Doc 9303-5 and 9303-6, 4.2.2).
        guard [.td1, .td2].contains(mrz.format), let kind = mrz.documentCode.first, "IAC".contains(kind),
            let ages = ages[mrz.issuer.rawValue],
            let birth = mrz.dateOfBirth.fullYear(as: .birth, relativeTo: today)
        else { return ordinary }
        return today.year - birth >= ages ? long : ordinary
    }

    /// From which age a State may issue an identity card for longer than ten years: Regulation (EU) 2019/1157,
    /// article 4 (2) (b), 70 years; Romania from 55 (PRADO, ROU-BO-02003). The Agreement on the EEA has the regulation
    /// for Iceland, Liechtenstein and Norway.
    private static let ages: [String: Int] = {
        let union = [
            "AUT", "BEL", "BGR", "CYP", "CZE", "D", "DEU", "DNK", "ESP", "EST", "FIN", "FRA", "GRC", "HRV", "HUN",
            "IRL", "ISL", "ITA", "LIE", "LTU", "LUX", "LVA", "MLT", "NLD", "NOR", "POL", "PRT", "SVK", "SVN", "SWE",
        ]
        return Dictionary(union.map { ($0, 70) }, uniquingKeysWith: { first, _ in first })
            .merging(["ROU": 55], uniquingKeysWith: { _, own in own })
    }()
}

extension Timestamp {
    /// The day, in UTC; never before the year 1.
    var day: CalendarDate {
        let parts = calendar
        return CalendarDate(year: max(1, parts.year), month: parts.month, day: parts.day)
            ?? CalendarDate(daysSince1970: 0)
    }
}

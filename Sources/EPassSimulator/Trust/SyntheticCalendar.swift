// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassTrust

/// The days of everything that a synthetic State makes, and those that its defects are about.
package struct SyntheticCalendar: Sendable, Hashable {
    /// The first and the last day of the CSCA.
    package var csca: ClosedRange<Timestamp>
    /// The last day on which the CSCA's key signs.
    package var cscaSigns: Timestamp
    /// The first and the last day of the document signer.
    package var signer: ClosedRange<Timestamp>
    /// The last day on which the document signer's key signs.
    package var signerSigns: Timestamp
    /// The day of issue of the document.
    package var issued: Timestamp
    /// The day of the revocation list.
    package var listed: Timestamp
    /// The day on which the next one is due.
    package var listedNext: Timestamp
    /// The day on which something was revoked.
    package var revoked: Timestamp
    /// A day behind all those, and before anybody looks at the document.
    package var past: Timestamp
    /// A day on which nobody looks at the document yet.
    package var future: Timestamp
    /// A day on which the CSCA was there and the document signer was not.
    package var beforeSigner: Timestamp
    /// A day on which the document signer's key signs no more.
    package var afterUse: Timestamp

    /// That of the tests: issued on 2026-01-01, looked at on 2026-11-21.
    package static let tests = SyntheticCalendar(
        csca: day(2025, 1, 1)...day(2040, 1, 1), cscaSigns: day(2028, 1, 1), signer: day(2025, 6, 1)...day(2036, 6, 1),
        signerSigns: day(2026, 9, 1), issued: day(2026, 1, 1), listed: day(2026, 11, 11), listedNext: day(2027, 2, 1),
        revoked: day(2026, 10, 1), past: day(2026, 11, 20), future: day(2026, 12, 1), beforeSigner: day(2025, 5, 1),
        afterUse: day(2026, 10, 15))

    /// That of a document: no clock is read, and a document of a fixed date can be looked at from its second year to
    /// its ninth.
    package static func document(issued: Timestamp) -> SyntheticCalendar {
        func day(_ days: Int) -> Timestamp { issued.adding(days: days) }
        return SyntheticCalendar(
            csca: day(-180)...day(5840), cscaSigns: day(1095), signer: day(-30)...day(3770), signerSigns: day(60),
            issued: issued, listed: day(60), listedNext: day(3770), revoked: day(50), past: day(365),
            future: day(3285), beforeSigner: day(-60), afterUse: day(75))
    }

    /// The same, so many years earlier.
    package func earlier(years: Int) -> SyntheticCalendar {
        guard years != 0 else { return self }
        func moved(_ time: Timestamp) -> Timestamp {
            let day = time.calendar
            return Timestamp(year: day.year - years, month: day.month, day: day.day)
                ?? time.adding(days: -years * 365)
        }
        var result = self
        result.csca = moved(csca.lowerBound)...moved(csca.upperBound)
        result.signer = moved(signer.lowerBound)...moved(signer.upperBound)
        for path in [
            \Self.cscaSigns, \.signerSigns, \.issued, \.listed, \.listedNext, \.revoked, \.past, \.future,
            \.beforeSigner, \.afterUse,
        ] as [WritableKeyPath<Self, Timestamp>] { result[keyPath: path] = moved(self[keyPath: path]) }
        return result
    }

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> Timestamp {
        Timestamp(year: year, month: month, day: day) ?? Timestamp(secondsSince1970: 0)
    }
}

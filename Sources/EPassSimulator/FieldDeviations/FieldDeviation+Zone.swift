// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ

extension FieldDeviation {
    /// Those of EF.DG1 (F-40 to F-42): the zone as it is printed has them, too, and its check digits are right where
    /// there can be any.
    static let zoneChanges: [Change] = [
        Change(.trailingOctets, .dg1, "two octets follow the file", apply: { $0 + [0xFF, 0xFF] }),
        zone(.mrzSexX, "the sex is X", "X", at: 64),
        zone(.mrzSexInvalid, "the sex is a digit", "1", at: 64),
        zone(.mrzDocumentCodeUnusual, "the document code of a passport begins with Q", "Q", at: 0),
        zone(.mrzIssuerUnknown, "the issuer is in no table", "UTQ", at: 2),
        zone(.mrzNationalityUnknown, "the nationality is in no table", "UTQ", at: 54),
        zone(.mrzGermanyAsDEU, "the nationality is DEU", "DEU", at: 54),
        zone(.mrzNameEmpty, "the name begins with a filler", "<", at: 5),
        zone(.mrzDigitInName, "the name has a digit", "0", at: 9),
        zone(.mrzNameSeparatorRepeated, "two fillers stand between the given names", "<<MARIA", at: 19),
        zone(.mrzDateOfBirthInvalid, "the date of birth is 31 April", "740431", at: 57),
        zone(.mrzDateOfExpiryInvalid, "the date of expiry is 31 April", "340431", at: 65),
        zone(.mrzDateOfExpiryIncomplete, "the date of expiry lacks its day", "3404<<", at: 65),
        zone(.mrzDateZeroForUnknown, "zeros for the unknown day of birth", "740800", at: 57),
        zone(.mrzCheckDigitNotDigit, "the check digit of the optional data is a letter", "A", at: 86),
        zone(.mrzDocumentNumberEmpty, "the document number is empty", "<<<<<<<<<", at: 44),
    ]

    /// These characters in the default zone, with the check digits that follow from them, but for one that they are
    /// themselves.
    private static func zone(_ deviation: LDSDeviation, _ text: String, _ characters: String, at position: Int)
        -> Change
    {
        Change(
            deviation, .dg1, text,
            prepare: { description in
                description.mrz = lines(characters, at: position)
                description.holder = nil
                // Ten years before the expiry that may be none.
                description.dateOfIssue = CalendarDate(year: 2024, month: 4, day: 15)
                description.givePersonalDetails {
                    $0.fullName = .text("ERIKSSON<<ANNA<MARIA")
                    $0.dateOfBirth = .text("19740812")
                }
            })
    }

    /// The two lines of 44 characters.
    private static func lines(_ characters: String, at position: Int) -> [String] {
        var zone = Array(DocumentDescription().mrz.joined().utf8)
        let changed = position..<position + characters.utf8.count
        guard zone.count == 88, changed.upperBound <= zone.count else { return DocumentDescription().mrz }
        zone.replaceSubrange(changed, with: characters.utf8)
        // Doc 9303-4, 4.2.2.2: document number, date of birth, date of expiry, optional data, and all of them with
        // their digits.
        let digits: [(covered: [Range<Int>], at: Int)] = [
            ([44..<53], 53), ([57..<63], 63), ([65..<71], 71), ([72..<86], 86),
            ([44..<54, 57..<64, 65..<87], 87),
        ]
        for (covered, digit) in digits where !changed.contains(digit) {
            zone[digit] = CheckDigitCalculation.checkDigit(of: covered.flatMap { zone[$0] })
        }
        return [String(decoding: zone[..<44], as: UTF8.self), String(decoding: zone[44...], as: UTF8.self)]
    }
}

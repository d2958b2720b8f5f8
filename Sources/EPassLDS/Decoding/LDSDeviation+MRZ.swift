// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMRZ

extension LDSDeviation {
    /// What a departure of a machine readable zone is called where the zone is that of DG1.
    package init(_ deviation: MRZDeviation) {
        self =
            switch deviation {
            case .sexX: .mrzSexX
            case .sexInvalid: .mrzSexInvalid
            case .documentCodeUnusual: .mrzDocumentCodeUnusual
            case .issuerUnknown: .mrzIssuerUnknown
            case .nationalityUnknown: .mrzNationalityUnknown
            case .germanyAsDEU: .mrzGermanyAsDEU
            case .nameEmpty: .mrzNameEmpty
            case .digitInName: .mrzDigitInName
            case .nameSeparatorRepeated: .mrzNameSeparatorRepeated
            case .dateOfBirthInvalid: .mrzDateOfBirthInvalid
            case .dateOfExpiryInvalid: .mrzDateOfExpiryInvalid
            case .dateOfExpiryIncomplete: .mrzDateOfExpiryIncomplete
            case .dateZeroForUnknown: .mrzDateZeroForUnknown
            case .checkDigitNotDigit: .mrzCheckDigitNotDigit
            case .documentNumberEmpty: .mrzDocumentNumberEmpty
            }
    }

    /// The departure of the machine readable zone that this is, or nil where it is another.
    public var mrzDeviation: MRZDeviation? { MRZDeviation.allCases.first { LDSDeviation($0) == self } }
}

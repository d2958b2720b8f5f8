// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMessages

/// The data elements of a machine readable zone (Doc 9303-4 to -7, 4.2.2).
public enum MRZField: String, CaseIterable, Sendable, Hashable {
    /// The two characters that name the kind of document.
    case documentCode
    /// The issuing State or organization.
    case issuer
    /// The document number as far as it stands in its own field (nine characters).
    case documentNumber
    /// The nationality of the holder.
    case nationality
    /// The date of birth, `YYMMDD`.
    case dateOfBirth
    /// The sex of the holder.
    case sex
    /// The date of expiry, or until which a visa may be used, `YYMMDD`.
    case dateOfExpiry
    /// Optional data; in TD3 this is the personal number, in TD1 the part in the upper line.
    case optionalData
    /// Optional data of the middle line of TD1; empty in all other formats.
    case optionalData2
    /// The name of the holder.
    case name
}

/// Where each field stands in a zone without line breaks; empty ranges and nil for what a format does not have.
struct MRZLayout {
    let documentCode: Range<Int>
    let issuer: Range<Int>
    let name: Range<Int>
    let documentNumber: Range<Int>
    let nationality: Range<Int>
    let dateOfBirth: Range<Int>
    let sex: Int
    let dateOfExpiry: Range<Int>
    let optionalData: Range<Int>
    let optionalData2: Range<Int>
    let optionalCheckDigit: Int?
    let compositeCheckDigit: Int?

    /// The check digits of these three stand directly behind their fields in all formats.
    var documentNumberCheckDigit: Int { documentNumber.upperBound }
    var dateOfBirthCheckDigit: Int { dateOfBirth.upperBound }
    var dateOfExpiryCheckDigit: Int { dateOfExpiry.upperBound }

    static let td1 = MRZLayout(
        documentCode: 0..<2, issuer: 2..<5, name: 60..<90, documentNumber: 5..<14, nationality: 45..<48,
        dateOfBirth: 30..<36, sex: 37, dateOfExpiry: 38..<44, optionalData: 15..<30, optionalData2: 48..<59,
        optionalCheckDigit: nil, compositeCheckDigit: 59)
}

extension MRZLayout {
    /// The two-line formats share their lower line up to column 28.
    private init(lineLength: Int, optionalLength: Int, optionalCheckDigit: Int?, compositeCheckDigit: Int?) {
        self.init(
            documentCode: 0..<2, issuer: 2..<5, name: 5..<lineLength, documentNumber: lineLength..<(lineLength + 9),
            nationality: (lineLength + 10)..<(lineLength + 13), dateOfBirth: (lineLength + 13)..<(lineLength + 19),
            sex: lineLength + 20, dateOfExpiry: (lineLength + 21)..<(lineLength + 27),
            optionalData: (lineLength + 28)..<(lineLength + 28 + optionalLength), optionalData2: 0..<0,
            optionalCheckDigit: optionalCheckDigit, compositeCheckDigit: compositeCheckDigit)
    }

    init(_ format: MRZFormat) {
        switch format {
        case .td1: self = .td1
        case .td2: self.init(lineLength: 36, optionalLength: 7, optionalCheckDigit: nil, compositeCheckDigit: 71)
        case .td3: self.init(lineLength: 44, optionalLength: 14, optionalCheckDigit: 86, compositeCheckDigit: 87)
        case .mrvA: self.init(lineLength: 44, optionalLength: 16, optionalCheckDigit: nil, compositeCheckDigit: nil)
        case .mrvB: self.init(lineLength: 36, optionalLength: 8, optionalCheckDigit: nil, compositeCheckDigit: nil)
        }
    }

    func range(of field: MRZField) -> Range<Int> {
        switch field {
        case .documentCode: documentCode
        case .issuer: issuer
        case .documentNumber: documentNumber
        case .nationality: nationality
        case .dateOfBirth: dateOfBirth
        case .sex: sex..<(sex + 1)
        case .dateOfExpiry: dateOfExpiry
        case .optionalData: optionalData
        case .optionalData2: optionalData2
        case .name: name
        }
    }
}

extension MRZField {
    /// Its name in a line.
    package var message: Message { .named("mrz.field", rawValue) }
}

extension MRZCheckDigit.Field {
    /// What it covers, in a list of wrong ones.
    package var message: Message {
        switch self {
        case .documentNumber: MRZField.documentNumber.message
        case .dateOfBirth: MRZField.dateOfBirth.message
        case .dateOfExpiry: MRZField.dateOfExpiry.message
        case .optionalData: MRZField.optionalData.message
        case .composite: .mrzComposite
        }
    }
}

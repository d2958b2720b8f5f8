// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// Why a machine readable zone, or a part of one, could not be used.
///
/// A wrong check digit is never an error: it is a result, kept beside its field. The message holds no characters of the
/// zone.
public struct MRZError: CodedError {
    /// The stable name of a kind of error; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: String, ErrorCode {
        /// Nothing was given, or only white space.
        case empty = "mrz.empty"
        /// The number of characters or lines fits no format.
        case length = "mrz.length"
        /// The lines are not all as long as the format demands.
        case lineLength = "mrz.lineLength"
        /// A character other than A-Z, 0-9 and `<`.
        case character = "mrz.character"
        /// The input is longer than anything that could be a machine readable zone.
        case tooLong = "mrz.tooLong"
        /// Lines of a known layout that is none of Doc 9303: a driving licence, the old French identity card.
        case otherLayout = "mrz.otherLayout"
        /// `NUMBER,YYMMDD,YYMMDD` does not have three parts.
        case tripleShape = "mrz.tripleShape"
        /// The document number of an access key is empty or too long.
        case documentNumber = "mrz.documentNumber"
        /// A date of an access key, or one to be written, is in no form that is known, or is no date.
        case date = "mrz.date"
        /// A check digit is wrong and no single repair makes all of them right.
        case notRepairable = "mrz.notRepairable"
        /// Two different repairs fit the check digits.
        case ambiguousRepair = "mrz.ambiguousRepair"
        /// A value to be written does not fit its field.
        case fieldTooLong = "mrz.fieldTooLong"
        /// A value to be written has a character that its field does not allow.
        case fieldCharacter = "mrz.fieldCharacter"
        /// A name to be written is empty, or nothing of it can be transliterated.
        case name = "mrz.name"
        /// A document code to be written does not fit the format.
        case documentCodeUnfit = "mrz.documentCode"
        /// An issuer or nationality to be written is not a code of Doc 9303-3, section 5.
        case countryCodeUnknown = "mrz.countryCode"

        /// Phase and exit status.
        public var facts: ErrorFacts {
            switch self {
            case .empty: .init(.input, .noInput)
            case .length, .lineLength, .character, .tooLong, .otherLayout, .tripleShape, .documentNumber, .date,
                .notRepairable, .ambiguousRepair, .fieldTooLong, .fieldCharacter, .name, .documentCodeUnfit,
                .countryCodeUnknown:
                .init(.input, .badData)
            }
        }
    }

    /// What kind of failure this is.
    public let code: Code
    /// What is wrong. It holds no characters of the zone.
    public let message: Message
    /// The line, counted from 1, where known.
    public let line: Int?
    /// The column, counted from 1, where known.
    public let column: Int?
    /// The field concerned, where one is.
    public let field: MRZField?

    /// - Parameter message: nil for what the code says.
    init(_ code: Code, _ message: Message? = nil, line: Int? = nil, column: Int? = nil, field: MRZField? = nil) {
        self.code = code
        self.message = message ?? code.message
        self.line = line
        self.column = column
        self.field = field
    }
}

extension MRZError: Equatable {
    /// Two errors are equal when their codes are.
    public static func == (left: MRZError, right: MRZError) -> Bool { left.code == right.code }
}

extension MRZError {
    /// The code, the position and the message in English.
    public var description: String {
        var place = ""
        if let line { place += " line \(line)" }
        if let column { place += " column \(column)" }
        return "\(code)\(place): \(message)"
    }
}

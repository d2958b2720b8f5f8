// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Why a machine readable zone, or a part of one, could not be used.
///
/// A wrong check digit is never an error: it is a result, kept beside its field. The reason holds no characters of the
/// zone.
public struct MRZError: Error, Sendable {
    /// The stable codes of this target; each has an entry in `Docs/errors.md`.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Value: String, CaseIterable {
            case empty = "mrz.empty"
            case length = "mrz.length"
            case lineLength = "mrz.lineLength"
            case character = "mrz.character"
            case tooLong = "mrz.tooLong"
            case tripleShape = "mrz.tripleShape"
            case documentNumber = "mrz.documentNumber"
            case date = "mrz.date"
            case notRepairable = "mrz.notRepairable"
            case ambiguousRepair = "mrz.ambiguousRepair"
            case fieldTooLong = "mrz.fieldTooLong"
            case fieldCharacter = "mrz.fieldCharacter"
            case name = "mrz.name"
            case documentCodeUnfit = "mrz.documentCode"
            case countryCodeUnknown = "mrz.countryCode"
        }

        private let value: Value

        private init(_ value: Value) { self.value = value }

        /// The stable text, for example `mrz.length`.
        public var description: String { value.rawValue }

        /// Nothing was given, or only white space.
        public static let empty = Code(.empty)
        /// The number of characters or lines fits no format.
        public static let length = Code(.length)
        /// The lines are not all as long as the format demands.
        public static let lineLength = Code(.lineLength)
        /// A character other than A-Z, 0-9 and `<`.
        public static let character = Code(.character)
        /// The input is longer than anything that could be a machine readable zone.
        public static let tooLong = Code(.tooLong)
        /// `NUMBER,YYMMDD,YYMMDD` does not have three parts.
        public static let tripleShape = Code(.tripleShape)
        /// The document number of an access key is empty or too long.
        public static let documentNumber = Code(.documentNumber)
        /// A date of an access key, or one to be written, is not six digits or fillers, or is no date.
        public static let date = Code(.date)
        /// A check digit is wrong and no single repair makes all of them right.
        public static let notRepairable = Code(.notRepairable)
        /// Two different repairs fit the check digits.
        public static let ambiguousRepair = Code(.ambiguousRepair)
        /// A value to be written does not fit its field.
        public static let fieldTooLong = Code(.fieldTooLong)
        /// A value to be written has a character that its field does not allow.
        public static let fieldCharacter = Code(.fieldCharacter)
        /// A name to be written is empty, or nothing of it can be transliterated.
        public static let name = Code(.name)
        /// A document code to be written does not fit the format.
        public static let documentCodeUnfit = Code(.documentCodeUnfit)
        /// An issuer or nationality to be written is not a code of Doc 9303-3, section 5.
        public static let countryCodeUnknown = Code(.countryCodeUnknown)

        /// All codes of this target.
        public static var all: [Code] { Value.allCases.map(Code.init) }
    }

    /// What kind of failure this is.
    public let code: Code
    /// A plain sentence for people. It holds no characters of the zone.
    public let reason: String
    /// The line, counted from 1, where known.
    public let line: Int?
    /// The column, counted from 1, where known.
    public let column: Int?
    /// The field concerned, where one is.
    public let field: MRZField?

    init(_ code: Code, _ reason: String, line: Int? = nil, column: Int? = nil, field: MRZField? = nil) {
        self.code = code
        self.reason = reason
        self.line = line
        self.column = column
        self.field = field
    }
}

extension MRZError: Equatable {
    /// Two errors are equal when their codes are.
    public static func == (left: MRZError, right: MRZError) -> Bool { left.code == right.code }
}

extension MRZError: CustomStringConvertible {
    /// The code, the position and the reason.
    public var description: String {
        var place = ""
        if let line { place += " line \(line)" }
        if let column { place += " column \(column)" }
        return "\(code)\(place): \(reason)"
    }
}

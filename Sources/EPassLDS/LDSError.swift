// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Why the octets of a file are not what Doc 9303-10 says they must be, and where.
public struct LDSError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The stable name of a kind of error; the text is part of the interface.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Value: String, CaseIterable {
            case truncated = "lds.truncated"
            case unexpectedTag = "lds.unexpectedTag"
            case invalidEncoding = "lds.invalidEncoding"
            case limitExceeded = "lds.limitExceeded"
            case missingElement = "lds.missingElement"
            case duplicateElement = "lds.duplicateElement"
            case invalidValue = "lds.invalidValue"
            case unsupportedVersion = "lds.unsupportedVersion"
            case invalidMRZ = "lds.invalidMRZ"
            case deviationRefused = "lds.deviationRefused"
            case notEncodable = "lds.notEncodable"
        }

        private let value: Value

        /// The octets end before the element does.
        public static let truncated = Code(value: .truncated)
        /// Another tag stands where one was required.
        public static let unexpectedTag = Code(value: .unexpectedTag)
        /// A tag, a length or a number is not encoded as it must be there: BER-TLV, in SecurityInfos DER.
        public static let invalidEncoding = Code(value: .invalidEncoding)
        /// More depth, elements or octets than are accepted.
        public static let limitExceeded = Code(value: .limitExceeded)
        /// A mandatory element is absent.
        public static let missingElement = Code(value: .missingElement)
        /// An element that may occur once occurs again.
        public static let duplicateElement = Code(value: .duplicateElement)
        /// An element holds a value that the standard does not allow there.
        public static let invalidValue = Code(value: .invalidValue)
        /// A version of the structure that is not known.
        public static let unsupportedVersion = Code(value: .unsupportedVersion)
        /// The machine readable zone in DG1 is none.
        public static let invalidMRZ = Code(value: .invalidMRZ)
        /// A named deviation that the decoding profile does not tolerate.
        public static let deviationRefused = Code(value: .deviationRefused)
        /// A value that cannot be written, for example an object identifier that is none.
        public static let notEncodable = Code(value: .notEncodable)

        /// Every code there is.
        public static var all: [Code] { Value.allCases.map(Code.init(value:)) }

        /// The stable text, for example `lds.truncated`.
        public var description: String { value.rawValue }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The file that was decoded, where it was known and is one of the master file or of the LDS1 application.
    public let file: LDSFile?
    /// The file that was decoded, where it is one of an LDS2 application.
    public let lds2File: LDS2File?
    /// The element inside the file, as tags from the outside in (`7F61/7F60`), or as names of ASN.1 fields; empty for
    /// the file as a whole.
    public let path: String
    /// The position of the fault, in octets from the beginning of the octets that were to be decoded.
    public let offset: Int
    /// A plain sentence; it never quotes personal data.
    public let reason: String
    /// The deviation that was refused, with code `deviationRefused` only.
    public let deviation: LDSDeviation?

    @inline(never)
    init(
        _ code: Code, file: LDSFile?, path: String = "", at offset: Int = 0, deviation: LDSDeviation? = nil,
        _ reason: String
    ) {
        self.code = code
        self.file = file
        lds2File = nil
        self.path = path
        self.offset = offset
        self.deviation = deviation
        self.reason = reason
    }

    @inline(never)
    init(
        _ code: Code, file: LDS2File, path: String = "", at offset: Int = 0, deviation: LDSDeviation? = nil,
        _ reason: String
    ) {
        self.code = code
        self.file = nil
        lds2File = file
        self.path = path
        self.offset = offset
        self.deviation = deviation
        self.reason = reason
    }

    /// Where and what: `DG2/7F61/7F60 @ 17: lds.truncated: ...`.
    public var description: String {
        let place = [file?.name ?? lds2File?.name ?? "", path].filter { !$0.isEmpty }.joined(separator: "/")
        return "\(place.isEmpty ? "" : place + " ")@ \(offset): \(code): \(reason)"
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// Why the octets of a file are not what Doc 9303-10 says they must be, and where.
public struct LDSError: CodedError, Equatable {
    /// The stable name of a kind of error; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: String, ErrorCode {
        /// The octets end before the element does.
        case truncated = "lds.truncated"
        /// Another tag stands where one was required.
        case unexpectedTag = "lds.unexpectedTag"
        /// A tag, a length or a number is not encoded as it must be there: BER-TLV, in SecurityInfos DER.
        case invalidEncoding = "lds.invalidEncoding"
        /// More depth, elements or octets than are accepted.
        case limitExceeded = "lds.limitExceeded"
        /// A mandatory element is absent.
        case missingElement = "lds.missingElement"
        /// An element that may occur once occurs again.
        case duplicateElement = "lds.duplicateElement"
        /// An element holds a value that the standard does not allow there.
        case invalidValue = "lds.invalidValue"
        /// A version of the structure that is not known.
        case unsupportedVersion = "lds.unsupportedVersion"
        /// The machine readable zone in DG1 is none.
        case invalidMRZ = "lds.invalidMRZ"
        /// A named deviation that the decoding profile does not tolerate.
        case deviationRefused = "lds.deviationRefused"
        /// A value that cannot be written, for example an object identifier that is none.
        case notEncodable = "lds.notEncodable"

        /// Phase and exit status.
        public var facts: ErrorFacts {
            switch self {
            case .truncated, .unexpectedTag, .invalidEncoding, .limitExceeded, .missingElement, .duplicateElement,
                .invalidValue, .unsupportedVersion, .invalidMRZ, .deviationRefused, .notEncodable:
                .init(.input, .badData)
            }
        }
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
    /// What is wrong; it never quotes personal data.
    public let message: Message
    /// The deviation that was refused, with code `deviationRefused` only.
    public let deviation: LDSDeviation?

    @inline(never)
    init(
        _ code: Code, file: LDSFile?, lds2File: LDS2File? = nil, path: String = "", at offset: Int = 0,
        deviation: LDSDeviation? = nil, _ message: Message
    ) {
        self.code = code
        self.file = file
        self.lds2File = lds2File
        self.path = path
        self.offset = offset
        self.deviation = deviation
        self.message = message
    }

    init(
        _ code: Code, file: LDS2File, path: String = "", at offset: Int = 0, deviation: LDSDeviation? = nil,
        _ message: Message
    ) {
        self.init(code, file: nil, lds2File: file, path: path, at: offset, deviation: deviation, message)
    }

    /// The message in English.
    public var reason: String { message.english }

    /// Where and what: `DG2/7F61/7F60 @ 17: lds.truncated: ...`.
    public var description: String {
        let place = [file?.name ?? lds2File?.name ?? "", path].filter { !$0.isEmpty }.joined(separator: "/")
        return "\(place.isEmpty ? "" : place + " ")@ \(offset): \(code): \(message)"
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}

extension LDSError {
    /// The same error about octets that stand at this position of the file.
    package func moved(by position: Int) -> LDSError {
        LDSError(code, file: file, lds2File: lds2File, path: path, at: position + offset, deviation: deviation, message)
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassJSON
public import EPassMessages

/// Why a text is no JSON, or a JSON text no evidence.
public struct EvidenceError: CodedError, Equatable {
    /// The codes of evidence; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum OwnCode: String, ErrorCode {
        /// The object is of another schema.
        case schemaUnknown = "evidence.schemaUnknown"
        /// A member that must be there is not.
        case memberMissing = "evidence.memberMissing"
        /// A member has another type or value than it may have.
        case memberInvalid = "evidence.memberInvalid"
        /// A file stands twice in the evidence.
        case fileDoubled = "evidence.fileDoubled"
        /// Members contradict each other: no reading can have brought them together.
        case inconsistent = "evidence.inconsistent"
        /// A folder holds no file of a document.
        case noFiles = "evidence.noFiles"
        /// A file or folder cannot be read.
        case unreadable = "evidence.unreadable"
        /// A file was given twice, with other octets.
        case fileConflict = "evidence.fileConflict"
        /// The files are of more than one document.
        case severalDocuments = "evidence.severalDocuments"
        /// A name means two files, and the content does not tell which.
        case nameAmbiguous = "evidence.nameAmbiguous"
        /// A name is none of a file of a document.
        case nameUnknown = "evidence.nameUnknown"
        /// A text is neither hexadecimal nor base64.
        case textUndecodable = "evidence.textUndecodable"
        /// A JSON text has none of the forms that are read.
        case formUnknown = "evidence.formUnknown"
        /// The witness that was named did not sign the evidence as it is.
        case notWitnessed = "evidence.notWitnessed"
        /// What is given as the key of a witness is none that can be used.
        case witnessKeys = "evidence.witnessKeys"

        /// Phase and exit status.
        public var facts: ErrorFacts {
            switch self {
            case .schemaUnknown, .memberMissing, .memberInvalid, .fileDoubled, .inconsistent, .noFiles,
                .fileConflict, .severalDocuments, .nameAmbiguous, .nameUnknown, .textUndecodable, .formUnknown,
                .notWitnessed, .witnessKeys:
                .init(.input, .badData)
            case .unreadable: .init(.input, .noInput)
            }
        }
    }

    /// The stable name of a kind of error; the text is part of the interface. The list has the codes of evidence, and
    /// those of its text (`json.`) as they are.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: ErrorCode {
        /// The text is JSON, and no evidence.
        case own(OwnCode)
        /// The text is no JSON that is taken.
        case json(JSONError.Code)

        /// The code of that text; nil for a text that is not in the list.
        public init?(rawValue: String) {
            if let code = OwnCode(rawValue: rawValue) {
                self = .own(code)
            } else if let code = JSONError.Code(rawValue: rawValue) {
                self = .json(code)
            } else {
                return nil
            }
        }

        /// Every code there is.
        public static var allCases: [Code] { OwnCode.allCases.map(Code.own) + JSONError.Code.allCases.map(Code.json) }

        /// The stable text, for example `json.syntax`.
        public var rawValue: String { layer.rawValue }
        /// Those of the layer.
        public var facts: ErrorFacts { layer.facts }

        private var layer: any ErrorCode {
            switch self {
            case .own(let code): code
            case .json(let code): code
            }
        }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The member concerned, as `files[2].octets`; empty for the text as a whole.
    public let path: String
    /// The position in the text in octets, where the text itself is at fault: that of JSON, or of digits.
    public let offset: Int?
    /// What is wrong, without the content of the text.
    public let message: Message

    /// The same error of a text that should be evidence: `code`, `offset` and `message` stay.
    package init(_ error: JSONError) {
        self.init(.json(error.code), at: error.offset, error.message)
    }

    @inline(never)
    package init(_ code: OwnCode, path: String = "", at offset: Int? = nil, _ message: Message) {
        self.init(.own(code), path: path, at: offset, message)
    }

    private init(_ code: Code, path: String = "", at offset: Int? = nil, _ message: Message) {
        self.code = code
        self.path = path
        self.offset = offset
        self.message = message
    }

    /// The code, the place and the message in English.
    public var description: String {
        "\(code)\(path.isEmpty ? "" : " " + path)\(offset.map { " @ \($0)" } ?? ""): \(message)"
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}

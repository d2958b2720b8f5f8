// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMessages

/// Why an archive, or one entry of it, cannot be read. It says nothing of a document.
package struct ArchiveError: CodedError, Equatable {
    /// The stable name of a kind of error; the text is part of the interface.
    package enum Code: String, ErrorCode {
        /// The octets are no archive of that kind.
        case malformed = "archive.malformed"
        /// The archive ends early.
        case truncated = "archive.truncated"
        /// An entry has a name that leads out of the archive, or is no file.
        case unsafeEntry = "archive.unsafeEntry"
        /// Something of the format that is not read here.
        case unsupported = "archive.unsupported"
        /// An entry, or a document, is larger than it may be.
        case tooLarge = "archive.tooLarge"
        /// Several documents have one path, or the files of one do not stand together.
        case duplicatePath = "archive.duplicatePath"

        /// Phase and exit status.
        package var facts: ErrorFacts {
            switch self {
            case .malformed, .truncated, .unsafeEntry, .unsupported, .tooLarge, .duplicatePath:
                .init(.input, .badData)
            }
        }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    package let code: Code
    /// What is wrong.
    package let message: Message

    @inline(never)
    package init(_ code: Code, _ message: Message) {
        self.code = code
        self.message = message
    }

    /// The code and the message in English.
    package var description: String { "\(code): \(message)" }

    /// Equal codes make equal errors.
    package static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}

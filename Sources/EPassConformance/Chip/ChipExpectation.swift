// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816

/// What a chip has to answer to a step.
struct ChipExpectation: Sendable, Hashable {
    /// Some status words.
    enum Word: Sendable, Hashable {
        /// 9000.
        case ok
        /// A checking or an execution error: 64xx to 6Fxx (ISO/IEC 7816-4, 5.6).
        case error
        /// An error, or a warning that says the authentication failed: 63xx.
        case refused
        /// A warning that still gives what there is: 62xx.
        case warning
        /// One word.
        case exactly(UInt16)

        /// The word as a file has it; nil where it is none.
        init?(_ text: String) {
            switch text {
            case "ok": self = .ok
            case "error": self = .error
            case "refused": self = .refused
            case "warning": self = .warning
            default:
                guard text.utf8.count == 4, let value = UInt16(text, radix: 16), text == text.uppercased() else {
                    return nil
                }
                self = .exactly(value)
            }
        }

        /// As a file has it.
        var text: String {
            switch self {
            case .ok: "ok"
            case .error: "error"
            case .refused: "refused"
            case .warning: "warning"
            case .exactly(let value): StatusBytes(value).description
            }
        }

        func includes(_ status: StatusBytes) -> Bool {
            switch self {
            case .ok: status == .success
            case .error: (0x64...0x6F).contains(status.sw1)
            case .refused: (0x63...0x6F).contains(status.sw1)
            case .warning: status.sw1 == 0x62
            case .exactly(let value): status.rawValue == value
            }
        }
    }

    /// How an answer is protected.
    enum Form: String, Sendable, CaseIterable {
        /// By secure messaging, and rightly.
        case protected
        /// Not at all.
        case plain
        /// Either way.
        case any
    }

    /// The words that are right.
    var words: [Word] = [.ok]
    /// How the answer has to be protected; nil for as the command was.
    var form: Form?
    /// How many octets of data; nil for any number.
    var count: ClosedRange<Int>?
    /// How the data begins.
    var beginning: DataExpression?
    /// What the data is.
    var content: DataExpression?
    /// What the data may not be.
    var differsFrom: DataExpression?

    /// Whether the status word is one of those.
    func includes(_ status: StatusBytes) -> Bool { words.contains { $0.includes(status) } }
}

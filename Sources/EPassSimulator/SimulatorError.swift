// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// Why a document could not be described or made, or a virtual card not be presented.
public struct SimulatorError: CodedError, Equatable {
    /// The stable name of a kind of error; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: String, ErrorCode {
        /// The description is no JSON object.
        case descriptionInvalid = "simulator.descriptionInvalid"
        /// The description has a member that it does not know.
        case memberUnknown = "simulator.memberUnknown"
        /// A member of the description has a value that is not allowed.
        case valueInvalid = "simulator.valueInvalid"
        /// No profile has this name.
        case profileUnknown = "simulator.profileUnknown"
        /// Keys, certificates or files could not be made.
        case personalisationFailed = "simulator.personalisationFailed"
        /// The address is no HOST:PORT, or the host is not known.
        case addressInvalid = "simulator.addressInvalid"
        /// Nothing listens at the address.
        case connectionFailed = "simulator.connectionFailed"
        /// The connection broke in the middle of a message.
        case connectionLost = "simulator.connectionLost"

        /// Phase and exit status.
        public var facts: ErrorFacts {
            switch self {
            case .descriptionInvalid, .memberUnknown, .valueInvalid: .init(.input, .badData)
            case .profileUnknown, .addressInvalid: .init(.input, .usage)
            case .personalisationFailed: .init(.input, .internalError)
            case .connectionFailed: .init(.connect, .unavailable)
            case .connectionLost: .init(.connect, .cardIO)
            }
        }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// What is wrong.
    public let message: Message
    /// Which member of the description it concerns, for example `mrz`.
    public let member: String?

    /// - Parameter message: nil for what the code says.
    @inline(never)
    package init(_ code: Code, member: String? = nil, _ message: Message? = nil) {
        self.code = code
        self.message = message ?? code.message
        self.member = member
    }

    /// - Throws: `simulator.valueInvalid` of the member, unless what is demanded of it holds.
    static func demand(
        _ holds: Bool, of member: String, _ message: @autoclosure () -> Message
    ) throws(SimulatorError) {
        guard holds else { throw SimulatorError(.valueInvalid, member: member, message()) }
    }

    /// The code, the member and the message in English.
    public var description: String { "\(code)\(member.map { " (\($0))" } ?? ""): \(message)" }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}

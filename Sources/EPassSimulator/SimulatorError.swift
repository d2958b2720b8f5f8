// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Why a document could not be described or made, or a virtual card not be presented.
public struct SimulatorError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The stable name of a kind of error; the text is part of the interface.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Value: String, CaseIterable {
            case descriptionInvalid = "simulator.descriptionInvalid"
            case memberUnknown = "simulator.memberUnknown"
            case valueInvalid = "simulator.valueInvalid"
            case profileUnknown = "simulator.profileUnknown"
            case personalisationFailed = "simulator.personalisationFailed"
            case addressInvalid = "simulator.addressInvalid"
            case connectionFailed = "simulator.connectionFailed"
            case connectionLost = "simulator.connectionLost"
        }

        private let value: Value

        /// The description is no JSON object.
        public static let descriptionInvalid = Code(value: .descriptionInvalid)
        /// The description has a member that it does not know.
        public static let memberUnknown = Code(value: .memberUnknown)
        /// A member of the description has a value that is not allowed.
        public static let valueInvalid = Code(value: .valueInvalid)
        /// No profile has this name.
        public static let profileUnknown = Code(value: .profileUnknown)
        /// Keys, certificates or files could not be made.
        public static let personalisationFailed = Code(value: .personalisationFailed)
        /// The address is no HOST:PORT, or the host is not known.
        public static let addressInvalid = Code(value: .addressInvalid)
        /// Nothing listens at the address.
        public static let connectionFailed = Code(value: .connectionFailed)
        /// The connection broke in the middle of a message.
        public static let connectionLost = Code(value: .connectionLost)

        /// Every code there is.
        public static var all: [Code] { Value.allCases.map(Code.init(value:)) }

        /// The stable text, for example `simulator.profileUnknown`.
        public var description: String { value.rawValue }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// What is wrong, in a sentence.
    public let reason: String
    /// Which member of the description it concerns, for example `mrz`.
    public let member: String?

    @inline(never)
    init(_ code: Code, member: String? = nil, _ reason: String) {
        self.code = code
        self.reason = reason
        self.member = member
    }

    /// The code, the member and a sentence.
    public var description: String { "\(code)\(member.map { " (\($0))" } ?? ""): \(reason)" }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}

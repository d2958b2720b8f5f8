// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
public import EPassISO7816
public import EPassMessages

/// Why access to the chip, or the secure channel to it, could not be had.
///
/// Nothing in it is secret: no key, no nonce, no MRZ information. After a failure of secure messaging the channel is
/// dead, and the keys are gone; after a failure of access control the chip should be reset before anything else is
/// tried (field note F-8).
public struct AccessError: CodedError, Equatable {
    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The status bytes exactly as the chip sent them, where the error comes from a response that had any.
    public let statusBytes: StatusBytes?
    /// The attempts that remain by the chip's own word (63Cx), where it said so.
    public let triesLeft: Int?
    /// The step of the protocol, where the error belongs to one whose command was named.
    public let step: AccessStep?
    /// The step or data object concerned, in the standard's notation: `GET CHALLENGE`, `DO'99'`.
    public let element: String?
    /// The position of the fault in the response, in octets, where there is one.
    public let offset: Int?
    /// What happened; by default what the code says. Nothing secret stands in it.
    public let message: Message

    /// - Parameters:
    ///   - element: nil for the command of the step.
    ///   - message: nil for what the code says.
    @inline(never)
    init(
        _ code: Code, status: StatusBytes? = nil, triesLeft: Int? = nil, step: AccessStep? = nil,
        element: String? = nil, at offset: Int? = nil, _ message: Message? = nil
    ) {
        self.code = code
        self.statusBytes = status
        self.triesLeft = triesLeft
        self.step = step
        self.element = element ?? step?.rawValue
        self.offset = offset
        self.message = message ?? code.message
    }

    /// The code, the element, the position, the status bytes and the message in English.
    public var description: String {
        let subject = element.map { " " + $0 } ?? ""
        let position = offset.map { " @ \($0)" } ?? ""
        let status = statusBytes.map { " (\($0))" } ?? ""
        return "\(code)\(subject)\(position)\(status): \(message)"
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}

extension AccessError {
    /// A chip's refusal of a step of access control.
    @inline(never)
    init(_ code: Code, refusing step: AccessStep, _ status: StatusBytes, _ message: Message?) {
        self.init(code, status: status, triesLeft: status.triesLeft, step: step, message)
    }

    /// A failure of the cryptographic library.
    @inline(never)
    init(wrapping error: CryptoError) {
        self.init(.cryptography, .sessionCryptographyFailed(error: error.inFull))
    }
}

extension ResponseAPDU {
    /// The response to the command of a step, status bytes included.
    ///
    /// - Throws: `AccessError` with code `malformedResponse`.
    static func answer(_ octets: [UInt8], to step: AccessStep) throws(AccessError) -> ResponseAPDU {
        do {
            return try ResponseAPDU(decoding: octets)
        } catch {
            throw AccessError(
                .malformedResponse, step: step, at: error.offset, .sessionNoResponse(error: error.message))
        }
    }
}

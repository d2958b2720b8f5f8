// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages
import EPassTLV

/// The data objects of a step in lines: tag, name and length, what is inside further to the right.
enum TraceObjectWords {
    /// Those of the command, then those of the answer.
    static func lines(of step: TraceStep) -> [String] {
        guard let command = step.command else { return [] }
        return lines(command.objects, command.template, depth: 0) { .traceSent(object: $0) }
            + lines(step.answer?.objects ?? [], command.answerTemplate, depth: 0) { .traceReceived(object: $0) }
    }

    private static func lines(
        _ objects: [TracedObject], _ template: TracedTemplate?, depth: Int, _ message: (Message) -> Message
    ) -> [String] {
        guard let template else { return [] }
        return objects.flatMap { object in
            let name = template.name(of: object) ?? .traceObjectData
            let words = Message.traceObject(tag: object.tag, name: name, count: object.length)
            return [String(repeating: "  ", count: depth + 4) + Words.phrase(message(words))]
                + lines(object.objects, template.inside(object.tag), depth: depth + 1, message)
        }
    }
}

extension TracedTemplate {
    /// What the standard calls a data object; nil for one that it does not have here.
    fileprivate func name(of object: TracedObject) -> Message? {
        switch self {
        case .secureMessaging: Self.secureMessaging[object.tag.rawValue]
        case .securityEnvironment: Self.securityEnvironment[object.tag.rawValue]
        case .authentication: .traceObjectAuthentication
        case .dynamicAuthenticationData: Self.dynamicAuthenticationData[object.tag.rawValue]
        case .certificate: object.tag == 0x7F4E ? .traceObjectCertificate : .traceObjectSignature
        case .offset: .traceObjectOffset
        case .discretionaryData: .traceObjectData
        }
    }

    private static let secureMessaging: [UInt32: Message] = [
        0x81: .traceObjectPlain, 0x85: .traceObjectCryptogram, 0x87: .traceObjectPaddedCryptogram,
        0x8E: .traceObjectChecksum, 0x97: .traceObjectLe, 0x99: .traceObjectStatus,
    ]

    private static let securityEnvironment: [UInt32: Message] = [
        0x80: .traceObjectMechanism, 0x83: .traceObjectReference, 0x84: .traceObjectParameters,
        0x91: .traceObjectEphemeralKey,
    ]

    private static let dynamicAuthenticationData: [UInt32: Message] = [
        0x80: .traceObjectNonce, 0x81: .traceObjectMappingTerminal, 0x82: .traceObjectMappingChip,
        0x83: .traceObjectKeyTerminal, 0x84: .traceObjectKeyChip, 0x85: .traceObjectTokenTerminal,
        0x86: .traceObjectTokenChip, 0x87: .traceObjectAuthority, 0x88: .traceObjectAuthority,
        0x8A: .traceObjectChipData,
    ]
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassTLV

/// A command as a trace has it: its head, its lengths, and what the standard makes public of its data. The octets are
/// there in an unsafe trace only.
package struct TracedCommand: Sendable, Hashable {
    /// CLA, INS, P1 and P2; fewer where the command has no more octets.
    package var head: [UInt8] = []
    /// How many octets the command has.
    package var length = 0
    /// Lc: how many octets of data there are.
    package var dataLength = 0
    /// Ne, the most octets that are expected; nil where there is no Le.
    package var expectedLength: Int?
    /// Whether the length fields are extended.
    package var isExtended = false
    /// Whether Lc or Le do not fit the octets.
    package var isMalformed = false
    /// The data objects in the data field; empty where something else, or nothing, stands there.
    package var objects: [TracedObject] = []
    /// What SELECT names: an application identifier, a file identifier or a path. Nil where it is protected.
    package var name: [UInt8]?
    /// The offset in DO'54'.
    package var offset: Int?
    /// The protocol in DO'80' of MANAGE SECURITY ENVIRONMENT, as object identifier.
    package var mechanism: String?
    /// The password that PACE is to run with: 1 for the MRZ, 2 for the CAN, 3 for the PIN, 4 for the PUK.
    package var password: Int?
    /// Ne in DO'97' of a protected command.
    package var protectedExpectedLength: Int?
    /// All of it; nil in a redacted trace.
    package var octets: [UInt8]?

    /// A blank one, to be read into.
    init() {}

    /// The shape of a command.
    ///
    /// - Parameter keepsOctets: whether all octets are kept.
    package init(_ octets: [UInt8], keepsOctets: Bool) {
        head = Array(octets.prefix(4))
        length = octets.count
        if keepsOctets { self.octets = octets }
        guard let command = try? CommandAPDU(decoding: octets) else {
            isMalformed = true
            return
        }
        dataLength = command.data.count
        expectedLength = command.expectedLength
        isExtended = command.prefersExtendedLength
        name = command.publicName
        guard let template else { return }
        objects = template.objects(in: command.data[...])
        let values = template.elements(of: command.data[...]) ?? []
        func value(_ tag: TLVTag) -> ArraySlice<UInt8>? { values.first { $0.tag == tag }?.content }
        switch template {
        case .secureMessaging:
            // Zeros stand for the most that one or two octets can say.
            if let octets = value(0x97), let number = Self.number(octets, atMost: 2) {
                protectedExpectedLength = number > 0 ? number : octets.count == 1 ? 256 : 0x10000
            }
        case .offset: offset = value(0x54).flatMap { Self.number($0, atMost: 4) }
        case .securityEnvironment where command.p2 == 0xA4:
            mechanism = value(0x80).flatMap { ObjectIdentifierText.text(of: $0) }.flatMap { Self.known($0) }
            if command.p1 == 0xC1, let number = value(0x83).flatMap({ Self.number($0, atMost: 1) }),
                (1...4).contains(number)
            {
                password = number
            }
        default: break
        }
    }

    /// Whether class byte and data field are those of secure messaging.
    package var isProtected: Bool { CommandAPDU.isProtected(classByte: head.first ?? 0) }
    /// Whether another command of the chain follows (ISO/IEC 7816-4, 5.3.3).
    package var isChained: Bool { (head.first ?? 0) & 0x90 == 0x10 }
    /// INS.
    package var instruction: UInt8 { head.dropFirst().first ?? 0 }
    /// P1.
    package var p1: UInt8 { head.dropFirst(2).first ?? 0 }
    /// P2.
    package var p2: UInt8 { head.dropFirst(3).first ?? 0 }

    /// The template of its data field; nil where that holds no data objects.
    package var template: TracedTemplate? { template(isAnswer: false) }
    /// The template of the answer's data; nil where that holds no data objects.
    package var answerTemplate: TracedTemplate? { template(isAnswer: true) }

    private func template(isAnswer: Bool) -> TracedTemplate? {
        TracedTemplate(classByte: head.first ?? 0, instruction: instruction, isAnswer: isAnswer)
    }

    private static func number(_ octets: ArraySlice<UInt8>, atMost count: Int) -> Int? {
        (1...count).contains(octets.count) ? octets.reduce(0) { $0 << 8 | Int($1) } : nil
    }

    /// The identifiers of PACE, and of chip and terminal authentication (BSI TR-03110-3, A.1), and no others: DO'80'
    /// holds whatever it holds.
    private static func known(_ objectIdentifier: String) -> String? {
        objectIdentifier.hasPrefix("0.4.0.127.0.7.2.2.") && objectIdentifier.utf8.count <= 32 ? objectIdentifier : nil
    }
}

extension CommandAPDU {
    /// Whether that is the class byte of secure messaging (ISO/IEC 7816-4, 5.4.1).
    static func isProtected(classByte: UInt8) -> Bool { classByte & 0x8C == 0x0C }

    /// What SELECT names, where it is an application, a file or a path of them; nil where it is protected, or has
    /// another length than these.
    fileprivate var publicName: [UInt8]? {
        guard instruction == Instruction.select, !Self.isProtected(classByte: classByte), !data.isEmpty else {
            return nil
        }
        let isName =
            switch p1 {
            case 0x00, 0x01, 0x02: data.count == 2
            case 0x04: (5...16).contains(data.count)
            case 0x08, 0x09: data.count.isMultiple(of: 2) && data.count <= 16
            default: false
            }
        return isName ? data : nil
    }
}

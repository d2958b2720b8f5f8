// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
package import EPassTLV

/// Tag and length of one data object of a command or an answer; never its value.
package struct TracedObject: Sendable, Hashable {
    /// One that the standard has in this place.
    package var tag: TLVTag
    /// How many octets its value has.
    package var length: Int
    /// What is inside, where the standard says that it is a template.
    package var objects: [TracedObject]

    package init(tag: TLVTag, length: Int, objects: [TracedObject] = []) {
        self.tag = tag
        self.length = length
        self.objects = objects
    }
}

/// Which data objects can stand in a data field. Others are not told: what is no data object but octets of a file, or a
/// nonce, must not come out as tags and lengths.
package enum TracedTemplate: Sendable, Hashable {
    /// Secure messaging, both ways (Doc 9303-11, 9.8.2 and 9.8.4).
    case secureMessaging
    /// MANAGE SECURITY ENVIRONMENT (Doc 9303-11, 4.4.4.1, 6.2.4, 7.1.5).
    case securityEnvironment
    /// GENERAL AUTHENTICATE, both ways (Doc 9303-11, 4.4.5).
    case authentication
    /// What DO'7C' holds.
    case dynamicAuthenticationData
    /// PERFORM SECURITY OPERATION (Doc 9303-11, 7.1.5.2).
    case certificate
    /// READ BINARY with the offset in DO'54' (Doc 9303-10, 3.6.3.2).
    case offset
    /// Its answer.
    case discretionaryData

    /// The template of a data field; nil where it holds no data objects.
    ///
    /// - Parameter isAnswer: whether it is that of the answer.
    init?(classByte: UInt8, instruction: UInt8, isAnswer: Bool) {
        if CommandAPDU.isProtected(classByte: classByte) {
            self = .secureMessaging
            return
        }
        switch instruction {
        case CommandAPDU.Instruction.generalAuthenticate: self = .authentication
        case CommandAPDU.Instruction.readBinaryOdd: self = isAnswer ? .discretionaryData : .offset
        case CommandAPDU.Instruction.manageSecurityEnvironment where !isAnswer: self = .securityEnvironment
        case CommandAPDU.Instruction.performSecurityOperation where !isAnswer: self = .certificate
        default: return nil
        }
    }

    /// Whether the standard has a data object of that tag here.
    package func holds(_ tag: TLVTag) -> Bool {
        switch self {
        case .secureMessaging: [0x81, 0x85, 0x87, 0x8E, 0x97, 0x99].contains(tag)
        case .securityEnvironment: [0x80, 0x83, 0x84, 0x91].contains(tag)
        case .authentication: tag == 0x7C
        case .dynamicAuthenticationData: (0x80...0x88).contains(tag.rawValue) || tag == 0x8A
        case .certificate: tag == 0x7F4E || tag == 0x5F37
        case .offset: tag == 0x54
        case .discretionaryData: tag == 0x53
        }
    }

    /// What stands inside of a data object of that tag, where it is a template.
    package func inside(_ tag: TLVTag) -> TracedTemplate? {
        self == .authentication && tag == 0x7C ? .dynamicAuthenticationData : nil
    }

    /// The data objects of a data field, to its end; nil where something else stands there.
    func elements(of data: ArraySlice<UInt8>) -> [TLVElement]? {
        var cursor = TLVCursor(data, limits: TLVLimits(maximumDepth: 4, maximumElements: 16, maximumLength: 1 << 17))
        var elements: [TLVElement] = []
        while !cursor.isAtEnd {
            guard let element = try? cursor.read(), holds(element.tag) else { return nil }
            elements.append(element)
        }
        return elements
    }

    /// The shape of a data field; empty where something else than its data objects stands there.
    func objects(in data: ArraySlice<UInt8>) -> [TracedObject] {
        (elements(of: data) ?? []).map { element in
            TracedObject(
                tag: element.tag, length: element.content.count,
                objects: inside(element.tag)?.objects(in: element.content) ?? [])
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// EF.CVCA: which authorities' certificates the chip can verify in Terminal Authentication (Doc 9303-11, K.2).
///
/// The chip itself keeps the file up to date and nothing signs it. A wrong reference in it costs a refused command at
/// worst.
public struct EFCVCA: Sendable, Hashable {
    /// The octets of the file, padding included.
    package static let length = 36
    /// The most references that there are.
    package static let maximumReferences = 2

    /// The Certification Authority References, the value octets of 42, ISO/IEC 8859-1, 1 to 16 octets each; the most
    /// recent one first.
    public let references: [[UInt8]]
    /// The file as it was read, or as it is written.
    public let octets: [UInt8]
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// Decodes the octets of the file.
    ///
    /// - Throws: `LDSError` where a data object is damaged or is no reference, where there is none or more than two, or
    ///   where something else than zero octets follows; under `.strict` also where the file has not 36 octets.
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(.cvca, profile)
        let limits = TLVLimits(maximumDepth: 1, maximumElements: 8, maximumLength: 1 << 8)
        var file = Template(.cvca, TLVCursor(octets, limits: limits))
        var found: [[UInt8]] = []
        while !file.isAtEnd, file.remaining.first != 0 {
            let element = try file.read(0x42)
            try file.demand(
                (1...16).contains(element.content.count), .invalidValue, 0x42, at: element.offset, .ldsReferenceLength)
            try file.demand(
                found.count < Self.maximumReferences, .duplicateElement, 0x42, at: element.offset, .ldsThirdReference)
            found.append(Array(element.content))
        }
        try file.demand(!found.isEmpty, .missingElement, 0x42, at: file.offset, .ldsNoReference)
        if let position = file.remaining.firstIndex(where: { $0 != 0 }) {
            throw file.error(
                .invalidValue, 0x42, at: file.offset + position - file.remaining.startIndex, .ldsReferencesNotLast)
        }
        if octets.count != Self.length {
            try context.note(
                .cvcaLength, at: min(octets.count, Self.length),
                .ldsFileLength(length: octets.count, fixed: Self.length))
        }
        references = found
        self.octets = octets
        deviations = context.deviations
    }

    /// A file with these references, the most recent one first.
    ///
    /// - Throws: `LDSError` with code `notEncodable` for none or more than two, or for one that has not 1 to 16 octets.
    package init(references: [[UInt8]]) throws(LDSError) {
        guard (1...Self.maximumReferences).contains(references.count),
            references.allSatisfy({ (1...16).contains($0.count) })
        else {
            throw LDSError(.notEncodable, file: .cvca, .ldsReferenceBounds)
        }
        self.references = references
        let objects = references.flatMap { TLVWriter.encode(0x42, $0) }
        octets = objects + [UInt8](repeating: 0, count: max(0, Self.length - objects.count))
        deviations = []
    }

    /// The file as it is written; what was read stays as it was.
    package func encoded() -> [UInt8] { octets }
}

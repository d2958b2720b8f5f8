// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// What a chip says of itself in EF.ATR/INFO (Doc 9303-10, 3.11.1, Tables 28 and 29; ISO/IEC 7816-4).
///
/// The reader needs the buffer sizes: extended lengths are used only within them (Doc 9303-11, 9.3.1.2). The file is
/// not signed. A wrong size in it costs a failed command at worst, so decoding keeps what it understands and never
/// throws.
public struct EFATRInfo: Sendable, Hashable {
    /// The most octets of a command APDU; nil where it is not stated or not from 1 to 65,544.
    public let maximumCommandLength: Int?
    /// The most octets of a response APDU; nil where it is not stated or not from 1 to 65,538.
    public let maximumResponseLength: Int?
    /// The card capabilities (47), nil where they are absent.
    package let capabilities: CardCapabilities?
    /// The file as it was read, or as it is written.
    public let octets: [UInt8]
    /// Whether all of the file was understood as data objects; if not, what stands after the first damaged octet was
    /// ignored.
    public let isWellFormed: Bool

    /// Takes what there is out of the octets of the file. Of repeated data objects the first counts.
    public init(decoding octets: [UInt8]) {
        var lengths: [Int?]?
        var found: CardCapabilities?
        let limits = TLVLimits(maximumDepth: 4, maximumElements: 64, maximumLength: 1 << 12)
        var cursor = TLVCursor(octets, limits: limits)
        var isDamaged = false
        while !cursor.isAtEnd {
            guard let element = try? cursor.read() else {
                isDamaged = true
                break
            }
            if element.tag == 0x7F66, lengths == nil {
                lengths = (try? cursor.children(of: element)).flatMap(Self.integers)
                if lengths == nil { isDamaged = true }
            } else if element.tag == 0x47, found == nil {
                found = CardCapabilities(element.content)
            }
        }
        maximumCommandLength = Self.bounded(lengths?.first ?? nil, by: 65_544)
        maximumResponseLength = Self.bounded(lengths?.dropFirst().first ?? nil, by: 65_538)
        capabilities = found
        self.octets = octets
        isWellFormed = !isDamaged
    }

    /// A file that states these.
    package init(capabilities: CardCapabilities, maximumCommandLength: UInt16, maximumResponseLength: UInt16) {
        self.capabilities = capabilities
        self.maximumCommandLength = Int(maximumCommandLength)
        self.maximumResponseLength = Int(maximumResponseLength)
        isWellFormed = true
        var writer = TLVWriter()
        writer.append(0x47, capabilities.octets)
        writer.append(0x7F66) { lengths in
            for length in [maximumCommandLength, maximumResponseLength] {
                lengths.append(encoded: DERWriter.integer(Int(length)))
            }
        }
        octets = writer.bytes
    }

    /// The file as it is written; what was read stays as it was.
    package func encoded() -> [UInt8] { octets }

    /// The values of the first two INTEGERs; nil where the template is damaged.
    private static func integers(_ template: TLVCursor) -> [Int?]? {
        var template = template
        var values: [Int?] = []
        while values.count < 2, !template.isAtEnd {
            guard let element = try? template.read() else { return nil }
            guard element.tag == 0x02 else { continue }
            // Chips that mean 32,768 and more have been allowed to leave out the zero octet: the sizes are never
            // negative.
            let digits = element.content.drop { $0 == 0 }
            values.append(digits.count <= 4 ? digits.reduce(0) { $0 << 8 | Int($1) } : nil)
        }
        return values
    }

    private static func bounded(_ value: Int?, by maximum: Int) -> Int? {
        value.flatMap { (1...maximum).contains($0) ? $0 : nil }
    }
}

/// The card capabilities: one to three octets of software functions (ISO/IEC 7816-4, 8.1.1.2.7; Doc 9303-10, Table 29).
///
/// They stand in EF.ATR/INFO (47) or in the historical bytes of the ATR or ATS.
package struct CardCapabilities: Sendable, Hashable {
    /// The octets, one to three.
    package let octets: [UInt8]

    /// The first three of these octets; nil where there are none.
    package init?(_ octets: some Collection<UInt8>) {
        guard !octets.isEmpty else { return nil }
        self.octets = Array(octets.prefix(3))
    }

    /// The capabilities that the historical bytes of an ATR or ATS hold as a compact data object (tag number 7); nil
    /// where they hold none.
    ///
    /// - Parameter historicalBytes: with the category indicator, 00 or 80, at their beginning; of other categories
    ///   nothing is read.
    package init?(historicalBytes: some Collection<UInt8>) {
        var rest = Array(historicalBytes.prefix(32))[...]
        guard let category = rest.popFirst() else { return nil }
        switch category {
        case 0x80: break
        case 0x00: rest = rest.dropLast(3)
        default: return nil
        }
        while let header = rest.popFirst() {
            let length = Int(header & 0x0F)
            guard length <= rest.count else { return nil }
            if header >> 4 == 7 {
                self.init(rest.prefix(length))
                return
            }
            rest = rest.dropFirst(length)
        }
        return nil
    }

    /// Whether SELECT takes the full name of an application: bit 8 of the first octet.
    package var selectsByFullName: Bool { bit(8, of: 0) }
    /// Whether files have short identifiers: bit 3 of the first octet.
    package var supportsShortEF: Bool { bit(3, of: 0) }
    /// Whether records are read by their numbers: bit 2 of the first octet.
    package var supportsRecordNumber: Bool { bit(2, of: 0) }
    /// Whether a command may come in pieces: bit 8 of the third octet.
    package var supportsCommandChaining: Bool { bit(8, of: 2) }
    /// Whether Lc and Le may be extended: bit 7 of the third octet.
    package var supportsExtendedLength: Bool { bit(7, of: 2) }
    /// Whether EF.ATR/INFO says how long commands and responses may be: bit 6 of the third octet.
    package var hasExtendedLengthInformation: Bool { bit(6, of: 2) }

    private func bit(_ number: Int, of index: Int) -> Bool {
        octets.dropFirst(index).first.map { $0 >> (number - 1) & 1 == 1 } ?? false
    }
}

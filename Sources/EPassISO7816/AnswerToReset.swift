// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// An answer to reset (ISO/IEC 7816-3, 8.2), or what a reader made of the answer to select of a contactless chip (PC/SC
/// part 3, 3.1.3.2.3). The octets come from a chip or a driver: what does not fit to the last octet is none.
package struct AnswerToReset: Sendable, Hashable {
    /// The historical bytes; of a type A chip those of its answer to select, of a type B chip what its answer to
    /// request said.
    package let historicalBytes: [UInt8]
    /// Whether it has the form that readers give to contactless chips, `3B 8n 80 01`, which a chip with contacts may
    /// have, too.
    package let isContactless: Bool

    /// The most octets of an answer to reset (8.2.1).
    private static let longest = 33
    /// The numbers of historical bytes of a type B chip: application data, protocol information and MBLI (ISO/IEC
    /// 14443-3, 7.9).
    private static let lengthOfTypeB = 8
    /// How the historical bytes of a chip without a processor begin: category, tag and length of the presence
    /// indicator, and the identifier of the PC/SC Workgroup.
    private static let storageCard: [UInt8] = [0x80, 0x4F, 0x0C, 0xA0, 0x00, 0x00, 0x03, 0x06]

    /// Nil where the octets are no answer to reset, its check character included.
    package init?(_ octets: [UInt8]) {
        guard (2...Self.longest).contains(octets.count), octets[0] == 0x3B || octets[0] == 0x3F else { return nil }
        var rest = octets[2...]
        var indicator = octets[1] >> 4
        var hasCheckCharacter = false
        while indicator != 0 {
            // TA, TB, TC as the indicator says, then TD, whose upper half is the next indicator.
            let skipped = (indicator & 0b0111).nonzeroBitCount
            guard rest.count >= skipped else { return nil }
            rest = rest.dropFirst(skipped)
            guard indicator & 0b1000 != 0 else { break }
            guard let next = rest.popFirst() else { return nil }
            // T=0 alone goes without the check character (8.2.5).
            if next & 0x0F != 0 { hasCheckCharacter = true }
            indicator = next >> 4
        }
        let count = Int(octets[1] & 0x0F)
        guard rest.count == count + (hasCheckCharacter ? 1 : 0) else { return nil }
        guard !hasCheckCharacter || octets.dropFirst().reduce(0, ^) == 0 else { return nil }
        historicalBytes = Array(rest.prefix(count))
        isContactless = octets[0] == 0x3B && octets[1] >> 4 == 8 && octets.dropFirst(2).starts(with: [0x80, 0x01])
    }

    /// What kind of contactless chip it is of; nil where it does not tell.
    package var contactlessChip: ContactlessChip? {
        guard isContactless else { return nil }
        if historicalBytes.starts(with: Self.storageCard), historicalBytes.count == 15 {
            let name = UInt16(historicalBytes[9]) << 8 | UInt16(historicalBytes[10])
            return .storageCard(standard: historicalBytes[8], name: name)
        }
        guard fitsTypeB else { return .typeA }
        // Eight octets that fit both: the first may be a category indicator of type A (ISO/IEC 7816-4, 8.1.1), with 00
        // status bytes at the end.
        let isCategory = historicalBytes[0] == 0x80 || historicalBytes[0] == 0x10
        return isCategory || historicalBytes[0] == 0x00 && historicalBytes[6...] == [0x90, 0x00] ? nil : .typeB
    }

    /// Whether the historical bytes can be what a type B chip says of itself: of the protocol information the protocol
    /// type is that of ISO/IEC 14443-4 with its reserved bit zero, and the waiting time no reserved one; the lower half
    /// of the last octet is zero (PC/SC part 3, Table 3).
    private var fitsTypeB: Bool {
        guard historicalBytes.count == Self.lengthOfTypeB else { return false }
        return historicalBytes[5] & 0b1001 == 0b0001 && historicalBytes[6] >> 4 <= 14 && historicalBytes[7] & 0x0F == 0
    }
}

/// Kinds of contactless chips that an answer to reset tells apart.
package enum ContactlessChip: Sendable, Hashable {
    /// ISO/IEC 14443 type A with a processor.
    case typeA
    /// ISO/IEC 14443 type B with a processor.
    case typeB
    /// A chip that has a memory and no commands of ISO/IEC 7816-4: no travel document. The standard and the name are
    /// the codes of PC/SC part 3, supplement.
    case storageCard(standard: UInt8, name: UInt16)
}

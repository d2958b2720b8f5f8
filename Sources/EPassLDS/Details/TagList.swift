// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// A tag list (5C): tags one after the other, of one or more octets each (ISO/IEC 7816-4).
enum TagList {
    /// The tags with their places, counted as the indices of the octets are; a tag cut off at the end counts as what
    /// there is of it.
    ///
    /// - Parameters:
    ///   - list: the value of the tag list.
    ///   - shortTags: tags of two octets that are to be read as such although the second announces a third (F-33).
    static func tags(_ list: some Collection<UInt8>, shortTags: Set<TLVTag> = []) -> [(tag: TLVTag, position: Int)] {
        var result: [(tag: TLVTag, position: Int)] = []
        var number: UInt32?
        var start = 0
        for (index, octet) in list.enumerated() {
            guard let open = number else {
                if octet & 0x1F == 0x1F {
                    number = UInt32(octet)
                    start = index
                } else {
                    result.append((TLVTag(UInt32(octet)), index))
                }
                continue
            }
            let value = open << 8 | UInt32(octet)
            if octet & 0x80 == 0 || value > 0xFF_FFFF || shortTags.contains(TLVTag(value)) {
                result.append((TLVTag(value), start))
                number = nil
            } else {
                number = value
            }
        }
        if let number { result.append((TLVTag(number), start)) }
        return result
    }
}

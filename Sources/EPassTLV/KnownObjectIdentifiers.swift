// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The object identifiers that certificates, security objects and lists of the field are made of. Their text is found
/// by their octets, so that reading a certificate makes no text of them; any other identifier is read all the same.
enum KnownObjectIdentifiers {
    private static let texts: [String] = [
        // CMS and its attributes
        "1.2.840.113549.1.7.1", "1.2.840.113549.1.7.2", "1.2.840.113549.1.9.3", "1.2.840.113549.1.9.4",
        "1.2.840.113549.1.9.5", "1.2.840.113549.1.9.1", "1.2.840.113549.1.9.52", "1.2.840.113549.1.9.15",
        // Signatures and keys
        "1.2.840.113549.1.1.1", "1.2.840.113549.1.1.5", "1.2.840.113549.1.1.8", "1.2.840.113549.1.1.10",
        "1.2.840.113549.1.1.11", "1.2.840.113549.1.1.12", "1.2.840.113549.1.1.13", "1.2.840.113549.1.1.14",
        "1.2.840.10045.2.1", "1.2.840.10045.1.1", "1.2.840.10045.4.1", "1.2.840.10045.4.3.1", "1.2.840.10045.4.3.2",
        "1.2.840.10045.4.3.3", "1.2.840.10045.4.3.4",
        // Curves
        "1.2.840.10045.3.1.1", "1.3.132.0.33", "1.2.840.10045.3.1.7", "1.3.132.0.34", "1.3.132.0.35",
        "1.3.36.3.3.2.8.1.1.1", "1.3.36.3.3.2.8.1.1.3", "1.3.36.3.3.2.8.1.1.5", "1.3.36.3.3.2.8.1.1.7",
        "1.3.36.3.3.2.8.1.1.9", "1.3.36.3.3.2.8.1.1.11", "1.3.36.3.3.2.8.1.1.13",
        // Hashes
        "1.3.14.3.2.26", "2.16.840.1.101.3.4.2.1", "2.16.840.1.101.3.4.2.2", "2.16.840.1.101.3.4.2.3",
        "2.16.840.1.101.3.4.2.4",
        // Attributes of names
        "2.5.4.3", "2.5.4.4", "2.5.4.5", "2.5.4.6", "2.5.4.7", "2.5.4.8", "2.5.4.9", "2.5.4.10", "2.5.4.11", "2.5.4.12",
        "2.5.4.15", "2.5.4.17", "2.5.4.42", "2.5.4.97", "0.9.2342.19200300.100.1.25", "0.9.2342.19200300.100.1.1",
        // Extensions
        "2.5.29.9", "2.5.29.14", "2.5.29.15", "2.5.29.16", "2.5.29.17", "2.5.29.18", "2.5.29.19", "2.5.29.20",
        "2.5.29.21", "2.5.29.23", "2.5.29.24", "2.5.29.27", "2.5.29.28", "2.5.29.29", "2.5.29.30", "2.5.29.31",
        "2.5.29.32", "2.5.29.32.0", "2.5.29.33", "2.5.29.35", "2.5.29.36", "2.5.29.37", "2.5.29.46", "2.5.29.54",
        "1.3.6.1.5.5.7.1.1", "1.3.6.1.5.5.7.1.11", "2.16.840.1.113730.1.1",
        // Doc 9303
        "2.23.136.1.1.1", "2.23.136.1.1.2", "2.23.136.1.1.3", "2.23.136.1.1.6.1", "2.23.136.1.1.6.2",
        "2.23.136.1.1.7", "2.23.136.1.1.8", "2.23.136.1.1.9.8", "2.23.136.1.1.11.1",
        // BSI
        "0.4.0.127.0.7.3.2.1", "0.4.0.127.0.7.3.1.5", "0.4.0.127.0.7.3.1.6",
    ]

    /// An identifier of at most 15 content octets as one number, its length in the lowest octet.
    private struct Key: Equatable {
        var high: UInt64 = 0
        var low: UInt64 = 0

        init?(_ content: ArraySlice<UInt8>) {
            guard (1...15).contains(content.count) else { return nil }
            for octet in content { shift(in: octet) }
            shift(in: UInt8(truncatingIfNeeded: content.count))
        }

        private mutating func shift(in octet: UInt8) {
            high = high << 8 | low >> 56
            low = low << 8 | UInt64(octet)
        }

        var slot: Int { Int(truncatingIfNeeded: (low &* 0x9E37_79B9_7F4A_7C15 ^ high &* 0xC2B2_AE3D_27D4_EB4F) >> 55) }
    }

    private static let table: [(key: Key, text: String)?] = {
        var table = [(key: Key, text: String)?](repeating: nil, count: 512)
        for text in texts {
            guard let content = ObjectIdentifierText.encode(text), let key = Key(content[...]) else { continue }
            var slot = key.slot
            while table[slot] != nil { slot = (slot + 1) % table.count }
            table[slot] = (key, text)
        }
        return table
    }()

    /// The text of these content octets, where they are one of the list.
    static func text(of content: ArraySlice<UInt8>) -> String? {
        guard let key = Key(content) else { return nil }
        let table = table
        var slot = key.slot
        while let entry = table[slot] {
            if entry.key == key { return entry.text }
            slot = (slot + 1) % table.count
        }
        return nil
    }

    private static let contents: [String: [UInt8]] = {
        var contents: [String: [UInt8]] = [:]
        for text in texts { contents[text] = ObjectIdentifierText.encode(text) }
        return contents
    }()

    /// The content octets of this text, where it is one of the list.
    static func content(of text: String) -> [UInt8]? { contents[text] }
}

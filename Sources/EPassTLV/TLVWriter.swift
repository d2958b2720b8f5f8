// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Writes BER-TLV data objects with definite lengths in the fewest octets.
package struct TLVWriter: Sendable {
    /// What was written so far.
    package private(set) var bytes: [UInt8] = []

    /// A writer that has written nothing.
    package init() {}

    /// Appends a data object with this value.
    package mutating func append(_ tag: TLVTag, _ content: some Collection<UInt8>) {
        bytes += tag.octets
        bytes += Self.length(content.count)
        append(encoded: content)
    }

    /// Appends a data object whose value the closure writes.
    package mutating func append<E: Error>(_ tag: TLVTag, _ write: (inout TLVWriter) throws(E) -> Void) throws(E) {
        var inner = TLVWriter()
        try write(&inner)
        append(tag, inner.bytes)
    }

    /// Appends octets that are data objects already.
    package mutating func append(encoded: some Collection<UInt8>) {
        // Octets in one piece are copied as such: other modules call the generic code, which asks for one octet after
        // the other.
        let copied: Void? = encoded.withContiguousStorageIfAvailable { unsafe bytes.append(contentsOf: $0) }
        if copied == nil { bytes += encoded }
    }

    /// One data object.
    package static func encode(_ tag: TLVTag, _ content: some Collection<UInt8>) -> [UInt8] {
        var writer = TLVWriter()
        writer.append(tag, content)
        return writer.bytes
    }

    /// The length field for a value of that many octets (ISO/IEC 8825-1, 8.1.3).
    package static func length(_ count: Int) -> [UInt8] {
        guard count >= 0x80 else { return [UInt8(truncatingIfNeeded: count)] }
        var octets: [UInt8] = []
        var rest = count
        while rest > 0 {
            octets.insert(UInt8(truncatingIfNeeded: rest), at: 0)
            rest >>= 8
        }
        return [0x80 | UInt8(truncatingIfNeeded: octets.count)] + octets
    }
}

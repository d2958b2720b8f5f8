// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Reads or writes the fields of a biometric record of ISO/IEC 19794:2005, numbers with the most significant octet
/// first.
protocol OctetCoder {
    /// A number of that many octets.
    mutating func number<Value: FixedWidthInteger & UnsignedInteger>(_ value: inout Value, octets: Int)
}

extension OctetCoder {
    /// A number in as many octets as its type has.
    mutating func number<Value: FixedWidthInteger & UnsignedInteger>(_ value: inout Value) {
        number(&value, octets: Value.bitWidth / 8)
    }
}

/// A part of a record that names its fields once, for the reader and the writer.
protocol OctetFields {
    /// Hands each field over, in their order.
    mutating func fields(_ coder: inout some OctetCoder)
}

/// Beyond the end there are no octets and numbers are zero, so a caller looks at `count` before it reads a header.
struct OctetReader: OctetCoder {
    private(set) var rest: ArraySlice<UInt8>

    init(_ octets: ArraySlice<UInt8>) { rest = octets }

    var offset: Int { rest.startIndex }
    var count: Int { rest.count }

    mutating func take(_ count: Int) -> ArraySlice<UInt8> {
        let taken = rest.prefix(count)
        rest = rest.dropFirst(count)
        return taken
    }

    mutating func number<Value: FixedWidthInteger & UnsignedInteger>(_ value: inout Value, octets: Int) {
        value = take(octets).reduce(0) { $0 << 8 | Value($1) }
    }

    mutating func number<Value: FixedWidthInteger & UnsignedInteger>() -> Value {
        var value: Value = 0
        number(&value)
        return value
    }

    mutating func move(to index: Int) { rest = rest.dropFirst(max(0, index - rest.startIndex)) }
}

struct OctetWriter: OctetCoder {
    var bytes: [UInt8] = []

    mutating func number<Value: FixedWidthInteger & UnsignedInteger>(_ value: inout Value, octets: Int) {
        append(value, octets: octets)
    }

    mutating func append(_ value: some FixedWidthInteger & UnsignedInteger, octets: Int) {
        for shift in stride(from: 8 * octets - 8, through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }

    mutating func append(_ part: some OctetFields) {
        var copy = part
        copy.fields(&self)
    }
}

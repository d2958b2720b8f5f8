// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Reads the fields of a biometric record of ISO/IEC 19794:2005, numbers with the most significant octet first.
///
/// Beyond the end there are no octets and numbers are zero, so a caller looks at `count` before it reads a header.
struct FieldCursor {
    private(set) var rest: ArraySlice<UInt8>

    init(_ octets: ArraySlice<UInt8>) { rest = octets }

    var offset: Int { rest.startIndex }
    var count: Int { rest.count }

    mutating func take(_ count: Int) -> ArraySlice<UInt8> {
        let taken = rest.prefix(count)
        rest = rest.dropFirst(count)
        return taken
    }

    mutating func number<Value: FixedWidthInteger>(_ octets: Int) -> Value {
        take(octets).reduce(0) { $0 << 8 | Value($1) }
    }

    mutating func octet() -> UInt8 { number(1) }

    mutating func move(to index: Int) { rest = rest.dropFirst(max(0, index - rest.startIndex)) }
}

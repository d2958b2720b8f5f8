// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// Walks arbitrary octets as BER-TLV, with and without indefinite lengths; what is read must be written again to the
/// same value.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTLV(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    for allowed in [false, true] {
        var stack = [TLVCursor(bytes, allowsIndefiniteLength: allowed)]
        while var cursor = stack.popLast() {
            while !cursor.isAtEnd, let element = try? cursor.read() {
                var written = TLVCursor(TLVWriter.encode(element.tag, element.content))
                guard let again = try? written.read(), again.content == element.content, again.tag == element.tag else {
                    fatalError("an element that was read is not read again")
                }
                if element.isConstructed, let children = try? cursor.children(of: element) { stack.append(children) }
            }
        }
    }
    _ = try? TLVHeader.parse(bytes)
    return 0
}

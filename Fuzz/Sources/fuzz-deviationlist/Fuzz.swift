// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// Decodes arbitrary octets as the content of a deviation list; entries are in order, inside the content, and those
/// left out say where.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDeviationList(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    guard let list = try? DeviationList(content: bytes) else { return 0 }
    var last = -1
    for deviation in list.deviations {
        guard deviation.index > last, deviation.offset < bytes.count else { fatalError("an entry is out of its place") }
        last = deviation.index
        if let issued = deviation.documents.issued, issued.upperBound < issued.lowerBound {
            fatalError("a period ends before it begins")
        }
        for description in deviation.descriptions where description.type != description.kind.objectIdentifier {
            fatalError("a deviation is taken for another one")
        }
    }
    for error in list.undecoded where error.offset == nil { fatalError("an entry was left out without its place") }
    return 0
}

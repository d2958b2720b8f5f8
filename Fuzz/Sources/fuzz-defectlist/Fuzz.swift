// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// Decodes arbitrary octets as the content of a defect list; entries are in order, inside the content, and those left
/// out say where.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDefectList(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    guard let list = try? DefectList(content: bytes) else { return 0 }
    guard list.version <= 1 else { fatalError("a version that is not known was read") }
    var last = -1
    for defect in list.defects {
        guard defect.index > last, defect.offset < bytes.count else { fatalError("an entry is out of its place") }
        last = defect.index
        guard defect.isUnbounded == (defect.signer == nil && defect.certificateHash == nil) else {
            fatalError("an entry without a signer passes for one with a signer")
        }
        for known in defect.known where known.type != known.kind.objectIdentifier {
            fatalError("a defect is taken for another one")
        }
    }
    for error in list.undecoded where error.offset == nil { fatalError("an entry was left out without its place") }
    return 0
}

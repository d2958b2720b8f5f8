// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// Decodes arbitrary octets as EF.DIR; what decodes is written and decoded to the same applications.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEFDIR(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    let strict = try? EFDIR(decoding: bytes, profile: .strict)
    do throws(LDSError) {
        let file = try EFDIR(decoding: bytes)
        guard (strict == nil) == !file.deviations.isEmpty else { fatalError("the profiles disagree") }
        guard file.applications.count <= EFDIR.maximumApplications,
            file.applicationIdentifiers.allSatisfy({ (1...16).contains($0.count) })
        else { fatalError("more than is accepted") }
        guard !file.deviations.isEmpty || file.encoded() == bytes else {
            fatalError("a file without deviations is not written as it was read")
        }
        guard let again = try? EFDIR(decoding: file.encoded()),
            again.applicationIdentifiers == file.applicationIdentifiers
        else { fatalError("an EF.DIR that was decoded is not decoded again") }
    } catch {
        guard strict == nil, error.offset >= 0, error.offset <= size, error.file == .dir else {
            fatalError("an error without a place: \(error)")
        }
    }
    return 0
}

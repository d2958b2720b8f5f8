// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// Decodes arbitrary octets as EF.ATR/INFO and as historical bytes; neither can fail, and sizes stay within what APDUs
/// allow.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzATRInfo(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    let info = EFATRInfo(decoding: bytes)
    guard (1...65_544).contains(info.maximumCommandLength ?? 1), (1...65_538).contains(info.maximumResponseLength ?? 1)
    else { fatalError("a size that no APDU has") }
    for capabilities in [info.capabilities, CardCapabilities(historicalBytes: bytes)] {
        guard let capabilities else { continue }
        guard (1...3).contains(capabilities.octets.count) else {
            fatalError("card capabilities have one to three octets")
        }
        _ = (capabilities.supportsExtendedLength, capabilities.supportsCommandChaining, capabilities.supportsShortEF)
    }
    return 0
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816

/// Parses arbitrary text as a transcript; one that parses must be written and parsed to the same value.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTranscript(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: data, count: size), as: UTF8.self)
    guard let transcript = try? UnsafeTranscript(parsing: text) else { return 0 }
    guard let again = try? UnsafeTranscript(parsing: transcript.text), again == transcript else {
        fatalError("a transcript that was parsed is not parsed again")
    }
    _ = transcript.redacted()
    return 0
}

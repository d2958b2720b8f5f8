// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPKCS11

/// Reads arbitrary text as a PKCS #11 URI; what is refused says where, and nothing of a PIN gets through.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPKCS11URI(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: data, count: size), as: UTF8.self)
    do throws(PKCS11Error) {
        let uri = try PKCS11URI(text)
        guard uri.modulePath != nil || uri.moduleName != nil, uri.modulePath?.hasPrefix("/") != false,
            uri.pinSource?.hasPrefix("/") != false, text.lowercased().hasPrefix(PKCS11URI.scheme)
        else { fatalError("a URI that should have been refused") }
    } catch {
        guard error.code == .uriMalformed || error.code == .uriUnsupported, let offset = error.offset,
            (0...max(text.utf8.count, PKCS11URI.maximumLength)).contains(offset)
        else { fatalError("an error without a place: \(error)") }
    }
    return 0
}

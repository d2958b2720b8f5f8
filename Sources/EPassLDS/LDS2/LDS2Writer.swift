// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// Writes data objects, each checked by its field first.
struct LDS2Writer {
    let file: LDS2File
    let path: String
    private(set) var writer = TLVWriter()

    init(_ file: LDS2File, _ path: String = "") {
        self.file = file
        self.path = path
    }

    var bytes: [UInt8] { writer.bytes }

    mutating func append(_ field: LDS2Field, _ octets: some Collection<UInt8>) throws(LDSError) {
        if let fault = field.fault(in: octets) {
            let place = path.isEmpty ? field.tag.description : "\(path)/\(field.tag)"
            throw LDSError(.notEncodable, file: file, path: place, at: bytes.count, fault)
        }
        writer.append(field.tag, octets)
    }

    mutating func append(_ elements: [LDS2Element], after known: [TLVTag]) throws(LDSError) {
        for element in elements {
            guard !known.contains(element.tag) else {
                throw LDSError(
                    .notEncodable, file: file, path: path, at: bytes.count, .ldsFurtherElement(tag: element.tag))
            }
            writer.append(element.tag, element.content)
        }
    }

    mutating func append(encoded: [UInt8]) { writer.append(encoded: encoded) }
}

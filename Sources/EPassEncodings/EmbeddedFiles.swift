// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassFiles

/// A file that the program has in it: its octets, where the program was loaded to.
@safe package struct EmbeddedFile: RandomAccessCollection, Sendable {
    /// The name without folders, for example `read.json`.
    package let name: String
    package let endIndex: Int
    // Of a constant of the program, which nobody frees or changes.
    private nonisolated(unsafe) let start: UnsafePointer<UInt8>

    fileprivate init?(_ file: epass_file) {
        guard let label = unsafe file.name, let octets = unsafe file.octets else { return nil }
        name = unsafe String(cString: label)
        endIndex = unsafe Int(file.count)
        unsafe start = octets
    }

    package var startIndex: Int { 0 }

    package subscript(position: Int) -> UInt8 {
        precondition(position >= 0 && position < endIndex, "no place in \(name)")
        return unsafe start[position]
    }

    package func withContiguousStorageIfAvailable<Result>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result? {
        unsafe try body(UnsafeBufferPointer(start: start, count: endIndex))
    }

    /// The file as text, which is UTF-8.
    package var text: String { String(decoding: self, as: UTF8.self) }
}

/// A list of files that the program has in it, as `Scripts/make-resources` names them for a module.
package struct EmbeddedFiles: Sendable {
    package let all: [EmbeddedFile]

    /// - Parameter list: one of the addresses that `CEPassFiles` gives, and no other number.
    package init(_ list: UInt) {
        var files: [EmbeddedFile] = []
        var next = unsafe UnsafePointer<epass_file>(bitPattern: list)
        while let place = unsafe next, let file = unsafe EmbeddedFile(place.pointee) {
            files.append(file)
            unsafe next = place + 1
        }
        all = files
    }

    /// The octets of the file of that name; none where there is no such file, which the tests of each module rule out.
    package subscript(name: String) -> [UInt8] { all.first { $0.name == name }.map(Array.init) ?? [] }
}

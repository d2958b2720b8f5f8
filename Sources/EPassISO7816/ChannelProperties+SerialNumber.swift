// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension ChannelProperties {
    /// The reader's name without its serial number, which pcsc-lite puts in parentheses behind it:
    /// `ACR1252 [ACR1252 Reader] (A1B2C3) 00 00`. Everything from the first parenthesis to the last is left out, since
    /// a serial number may hold some itself. At most 256 characters; untrusted text all the same.
    package var readerNameWithoutSerialNumber: String? {
        guard let name = readerName?.prefix(256) else { return nil }
        guard let opening = name.firstIndex(of: "(") else { return String(name) }
        let closing = name.lastIndex(of: ")").flatMap { $0 > opening ? $0 : nil }
        var before = name[..<opening]
        while before.last == " " { before = before.dropLast() }
        // A name that was cut within the parentheses ends where they begin.
        return String(before) + (closing.map { String(name[name.index(after: $0)...]) } ?? "")
    }
}

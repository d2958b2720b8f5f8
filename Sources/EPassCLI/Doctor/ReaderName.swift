// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSC

/// Names of readers without what tells one from the next of its model.
enum ReaderName {
    /// A word with so many digits is taken for a serial number.
    private static let mostDigits = 5

    /// A name fit to be shown, without what stands in round brackets, where pcscd puts the serial number of the
    /// device, and without words that look as one does. The two numbers at the end stay.
    static func withoutSerialNumber(_ name: String) -> String {
        var depth = 0
        var plain = ""
        for character in name.prefix(256) {
            switch character {
            case "(": depth += 1
            case ")": depth = max(0, depth - 1)
            default: if depth == 0 { plain.append(character) }
            }
        }
        let words = plain.split(separator: " ").filter { word in word.filter(\.isNumber).count <= mostDigits }
        return PCSCReader(name: words.joined(separator: " "), state: .empty).displayName
    }
}

extension PCSCReader {
    /// The name without the serial number of the device.
    var modelName: String { ReaderName.withoutSerialNumber(name) }
}

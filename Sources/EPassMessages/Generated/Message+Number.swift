// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let numberDecimal = MessageKey("number.decimal", "{whole}.{fraction}")

    static let ofNumber: [MessageKey] = [
        .numberDecimal,
    ]
}

extension Message {
    package static func numberDecimal(whole: some CustomStringConvertible, fraction: some CustomStringConvertible) -> Message {
        Message(.numberDecimal, [.init("whole", .text(whole.description)), .init("fraction", .text(fraction.description))])
    }
}

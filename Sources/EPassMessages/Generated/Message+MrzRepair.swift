// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let mrzRepairSeveral = MessageKey("mrzRepair.several", "Several repairs make the check digits right.")
    static let mrzRepairNameEndsInK = MessageKey("mrzRepair.nameEndsInK", "K at the end of the name may be a letter or a filler.")
    static let mrzRepairTooMany = MessageKey("mrzRepair.tooMany", "More than {most, number} repairs make the check digits right.")
    static let mrzRepairNone = MessageKey("mrzRepair.none", "No repair makes the check digits right.")

    static let ofMrzRepair: [MessageKey] = [
        .mrzRepairNameEndsInK,
        .mrzRepairNone,
        .mrzRepairSeveral,
        .mrzRepairTooMany,
    ]
}

extension Message {
    package static var mrzRepairSeveral: Message { Message(.mrzRepairSeveral) }
    package static var mrzRepairNameEndsInK: Message { Message(.mrzRepairNameEndsInK) }
    package static func mrzRepairTooMany(most: Int) -> Message {
        Message(.mrzRepairTooMany, [.init("most", .number(most))])
    }
    package static var mrzRepairNone: Message { Message(.mrzRepairNone) }
}

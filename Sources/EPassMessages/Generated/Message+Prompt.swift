// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let promptMrzInstruction = MessageKey("prompt.mrzInstruction", "Type the lines at the foot of the data page (or on the back of the card). What you type is not shown.")
    static let promptMrz = MessageKey("prompt.mrz", "MRZ (not shown):")
    static let promptCanInstruction = MessageKey("prompt.canInstruction", "Type the card access number, the six digits beside the MRZ or on the front of the card. What you type is not shown.")
    static let promptCan = MessageKey("prompt.can", "CAN (not shown):")
    static let promptPinInstruction = MessageKey("prompt.pinInstruction", "Type the PIN of the token; it is not shown.")
    static let promptPin = MessageKey("prompt.pin", "PIN of the token (not shown):")
    static let promptZone = MessageKey("prompt.zone", "Type the lines of the zone, then Ctrl-D:")

    static let ofPrompt: [MessageKey] = [
        .promptMrzInstruction,
        .promptMrz,
        .promptCanInstruction,
        .promptCan,
        .promptPinInstruction,
        .promptPin,
        .promptZone,
    ]
}

extension Message {
    package static var promptMrzInstruction: Message { Message(.promptMrzInstruction) }
    package static var promptMrz: Message { Message(.promptMrz) }
    package static var promptCanInstruction: Message { Message(.promptCanInstruction) }
    package static var promptCan: Message { Message(.promptCan) }
    package static var promptPinInstruction: Message { Message(.promptPinInstruction) }
    package static var promptPin: Message { Message(.promptPin) }
    package static var promptZone: Message { Message(.promptZone) }
}

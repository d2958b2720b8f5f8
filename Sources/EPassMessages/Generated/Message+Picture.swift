// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let pictureNotShown = MessageKey("picture.notShown", "the portrait is not shown. {problem, message}.")
    static let pictureUnread = MessageKey("picture.unread", "EF.DG2 was not read.")
    static let pictureAbsent = MessageKey("picture.absent", "EF.DG2 holds no portrait.")
    static let pictureNotWith = MessageKey("picture.notWith", "--picture always shows the portrait in a report for people, and {option} prints none.")

    static let ofPicture: [MessageKey] = [
        .pictureAbsent,
        .pictureNotShown,
        .pictureNotWith,
        .pictureUnread,
    ]
}

extension Message {
    package static func pictureNotShown(problem: Message) -> Message {
        Message(.pictureNotShown, [.init("problem", .message(problem))])
    }
    package static var pictureUnread: Message { Message(.pictureUnread) }
    package static var pictureAbsent: Message { Message(.pictureAbsent) }
    package static func pictureNotWith(option: some CustomStringConvertible) -> Message {
        Message(.pictureNotWith, [.init("option", .text(option.description))])
    }
}

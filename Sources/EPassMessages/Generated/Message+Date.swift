// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let dateDay = MessageKey("date.day", "{year}-{month}-{day}")
    static let dateAlone = MessageKey("date.alone", "{day, date}")
    static let dateMoment = MessageKey("date.moment", "{day, message}T{time}Z")

    static let ofDate: [MessageKey] = [
        .dateAlone,
        .dateDay,
        .dateMoment,
    ]
}

extension Message {
    package static func dateDay(year: some CustomStringConvertible, month: some CustomStringConvertible, day: some CustomStringConvertible) -> Message {
        Message(.dateDay, [.init("year", .text(year.description)), .init("month", .text(month.description)), .init("day", .text(day.description))])
    }
    package static func dateAlone(day: String) -> Message {
        Message(.dateAlone, [.init("day", .date(day))])
    }
    package static func dateMoment(day: Message, time: some CustomStringConvertible) -> Message {
        Message(.dateMoment, [.init("day", .message(day)), .init("time", .text(time.description))])
    }
}

// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let recordsFailed = MessageKey("records.failed", "{count, plural, one {A record that was added after issue is} other {# records that were added after issue are}} not what a signer of the State named there can have written.")

    static let ofRecords: [MessageKey] = [
        .recordsFailed,
    ]
}

extension Message {
    package static func recordsFailed(count: Int) -> Message {
        Message(.recordsFailed, [.init("count", .number(count))])
    }
}

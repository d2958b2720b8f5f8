// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let tlvTooManyElements = MessageKey("tlv.tooManyElements", "A template holds more than {limit, number} data objects.")
    static let tlvValueTooLong = MessageKey("tlv.valueTooLong", "The value has {length, plural, one {# octet} other {# octets}}; {limit, number} are allowed.")
    static let tlvValueCut = MessageKey("tlv.valueCut", "The length field announces {length, plural, one {# octet} other {# octets}}; {there, plural, one {# is} other {# are}} there.")
    static let tlvObjectMissing = MessageKey("tlv.objectMissing", "The octets end where this data object should stand.")
    static let tlvOtherTag = MessageKey("tlv.otherTag", "Tag {tag} is expected here.")
    static let tlvOctetsFollow = MessageKey("tlv.octetsFollow", "{count, plural, one {# octet follows} other {# octets follow}} the last data object.")
    static let tlvTooDeep = MessageKey("tlv.tooDeep", "Data objects nest deeper than {limit, number}.")
    static let tlvTagMissing = MessageKey("tlv.tagMissing", "The octets end where a tag should stand.")
    static let tlvTagCut = MessageKey("tlv.tagCut", "The octets end inside a tag.")
    static let tlvLengthMissing = MessageKey("tlv.lengthMissing", "The octets end where a length should stand.")
    static let tlvLengthTooLong = MessageKey("tlv.lengthTooLong", "The length field has {count, plural, one {# octet} other {# octets}}; 4 are the most.")
    static let tlvLengthCut = MessageKey("tlv.lengthCut", "The octets end inside a length.")
    static let tlvLengthNotMinimal = MessageKey("tlv.lengthNotMinimal", "The length is not in the fewest octets.")

    static let ofTlv: [MessageKey] = [
        .tlvLengthCut,
        .tlvLengthMissing,
        .tlvLengthNotMinimal,
        .tlvLengthTooLong,
        .tlvObjectMissing,
        .tlvOctetsFollow,
        .tlvOtherTag,
        .tlvTagCut,
        .tlvTagMissing,
        .tlvTooDeep,
        .tlvTooManyElements,
        .tlvValueCut,
        .tlvValueTooLong,
    ]
}

extension Message {
    package static func tlvTooManyElements(limit: Int) -> Message {
        Message(.tlvTooManyElements, [.init("limit", .number(limit))])
    }
    package static func tlvValueTooLong(length: Int, limit: Int) -> Message {
        Message(.tlvValueTooLong, [.init("length", .number(length)), .init("limit", .number(limit))])
    }
    package static func tlvValueCut(length: Int, there: Int) -> Message {
        Message(.tlvValueCut, [.init("length", .number(length)), .init("there", .number(there))])
    }
    package static var tlvObjectMissing: Message { Message(.tlvObjectMissing) }
    package static func tlvOtherTag(tag: some CustomStringConvertible) -> Message {
        Message(.tlvOtherTag, [.init("tag", .text(tag.description))])
    }
    package static func tlvOctetsFollow(count: Int) -> Message {
        Message(.tlvOctetsFollow, [.init("count", .number(count))])
    }
    package static func tlvTooDeep(limit: Int) -> Message {
        Message(.tlvTooDeep, [.init("limit", .number(limit))])
    }
    package static var tlvTagMissing: Message { Message(.tlvTagMissing) }
    package static var tlvTagCut: Message { Message(.tlvTagCut) }
    package static var tlvLengthMissing: Message { Message(.tlvLengthMissing) }
    package static func tlvLengthTooLong(count: Int) -> Message {
        Message(.tlvLengthTooLong, [.init("count", .number(count))])
    }
    package static var tlvLengthCut: Message { Message(.tlvLengthCut) }
    package static var tlvLengthNotMinimal: Message { Message(.tlvLengthNotMinimal) }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassISO7816
internal import EPassMessages
internal import EPassTLV

/// DO'7C', the dynamic authentication data of GENERAL AUTHENTICATE. Doc 9303-11, 4.4.4.2 and 4.4.5.
struct DynamicAuthenticationData {
    /// The values with their tags, each at most once: of so few a list is searched in no time, and made in less than a
    /// dictionary.
    private let values: [(tag: TLVTag, value: [UInt8])]
    /// Whether the data objects stood in another order than that of their tags, which is the order of table 4.
    let isReordered: Bool

    /// DO'7C' of a command: empty, or with one data object.
    static func command(_ tag: TLVTag? = nil, _ value: [UInt8] = []) -> [UInt8] {
        TLVWriter.encode(0x7C, tag.map { TLVWriter.encode($0, value) } ?? [])
    }

    /// Reads the data field of a response.
    ///
    /// - Parameters:
    ///   - data: the data field, which DO'7C' fills.
    ///   - allowed: the tags that the step may bring.
    /// - Throws: `AccessError`: `dataObjectMissing` where there is no DO'7C', `dataObjectMalformed`,
    ///   `dataObjectUnknown`, `dataObjectRepeated`.
    init(_ data: [UInt8], allowed: [TLVTag], status: StatusBytes) throws(AccessError) {
        guard !data.isEmpty else { throw Self.missing(0x7C, status: status) }
        var values: [(tag: TLVTag, value: [UInt8])] = []
        var isReordered = false
        var highest: UInt32 = 0
        var reader = TLVReader(Origin(status: status), TLVCursor(data))
        let template = try reader.next()
        guard template.tag == 0x7C else {
            throw AccessError(
                .dataObjectUnknown, status: status, element: Self.name(template.tag), at: 0, .paceNoDynamicData)
        }
        try reader.end()
        var objects = try reader.members(of: template)
        while !objects.isAtEnd {
            let object = try objects.next()
            guard allowed.contains(object.tag) else {
                throw AccessError(
                    .dataObjectUnknown, status: status, element: Self.name(object.tag), at: object.offset,
                    .paceObjectUnknown)
            }
            guard !values.contains(where: { $0.tag == object.tag }) else {
                throw AccessError(
                    .dataObjectRepeated, status: status, element: Self.name(object.tag), at: object.offset,
                    .messagingObjectTwice)
            }
            values.append((object.tag, Array(object.content)))
            if object.tag.rawValue < highest { isReordered = true }
            highest = max(highest, object.tag.rawValue)
        }
        self.values = values
        self.isReordered = isReordered
    }

    private struct Origin: TLVOrigin {
        let status: StatusBytes

        func failure(_ error: TLVError, expecting: TLVTag?, at: TLVPath) -> AccessError {
            AccessError(
                .dataObjectMalformed, status: status,
                element: error.tag.map(DynamicAuthenticationData.name) ?? "DO'7C'",
                at: error.offset, .paceDynamicDataMalformed(error: error.message))
        }
    }

    /// The value of a data object, or nil where it is absent.
    subscript(_ tag: TLVTag) -> [UInt8]? { values.first { $0.tag == tag }?.value }

    /// The value of a data object that must be there.
    func required(_ tag: TLVTag, status: StatusBytes) throws(AccessError) -> [UInt8] {
        guard let value = self[tag] else { throw Self.missing(tag, status: status) }
        return value
    }

    private static func missing(_ tag: TLVTag, status: StatusBytes) -> AccessError {
        AccessError(
            .dataObjectMissing, status: status, element: name(tag), .paceObjectMissing(object: name(tag)))
    }

    private static func name(_ tag: TLVTag) -> String { "DO'\(tag)'" }
}

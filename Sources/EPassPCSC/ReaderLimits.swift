// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassISO7816

/// What a reader's driver states by the features of PC/SC part 10.
///
/// The octets come from a driver and may be anything: what does not fit is taken as not said (F-19).
struct StatedReaderProperties: Hashable, Sendable {
    /// `dwMaxAPDUDataSize`; nil where it is not stated.
    let maximumDataSize: Int?
    /// `wIdVendor` and `wIdProduct`; nil where one of them is not stated.
    let usb: KnownReader.USBIdentifier?

    private static let propertiesTag: UInt8 = 0x12
    private static let maximumDataSizeTag: UInt8 = 0x0A
    private static let vendorTag: UInt8 = 0x0B
    private static let productTag: UInt8 = 0x0C

    /// What stands in the answer to FEATURE_GET_TLV_PROPERTIES: entries of tag, length and a value in little-endian
    /// order.
    init(_ properties: [UInt8]) {
        maximumDataSize = Self.value(of: Self.maximumDataSizeTag, in: properties).flatMap { value in
            Self.number(value.reversed(), octets: 4)
        }
        let identifier = [Self.vendorTag, Self.productTag].compactMap { tag in
            Self.value(of: tag, in: properties).flatMap { Self.number($0.reversed(), octets: 2) }
                .flatMap(UInt16.init(exactly:))
        }
        usb = identifier.count == 2 ? .init(vendor: identifier[0], product: identifier[1]) : nil
    }

    /// The control code of FEATURE_GET_TLV_PROPERTIES in the answer to CM_IOCTL_GET_FEATURE_REQUEST: entries of tag,
    /// length 4 and a code in big-endian order.
    static func controlCode(in features: [UInt8]) -> UInt32? {
        value(of: propertiesTag, in: features).flatMap { number(Array($0), octets: 4) }
            .flatMap(UInt32.init(exactly:))
    }

    private static func number(_ octets: [UInt8], octets count: Int) -> Int? {
        octets.count == count ? octets.reduce(0) { $0 << 8 | Int($1) } : nil
    }

    private static func value(of tag: UInt8, in octets: [UInt8]) -> ArraySlice<UInt8>? {
        var rest = octets[...]
        while let found = rest.popFirst(), let length = rest.popFirst() {
            guard rest.count >= Int(length) else { return nil }
            if found == tag { return rest.prefix(Int(length)) }
            rest = rest.dropFirst(Int(length))
        }
        return nil
    }
}

/// How long commands and responses may be: the lesser of what the reader states and what is known of its model.
struct ReaderLimits: Hashable, Sendable {
    /// The longest command, in octets.
    let maximumCommandLength: Int
    /// The longest response with status bytes, in octets.
    let maximumResponseLength: Int
    /// What they follow from.
    let source: ChannelProperties.LimitSource

    private static let extendedCommand = 65_544
    private static let extendedResponse = 65_538
    private static let shortCommand = 261
    private static let shortResponse = 258

    /// The limits of a reader.
    ///
    /// Where it does not say, and nothing is known of it, it is taken to pass extended lengths on: they are used only
    /// where the chip announces them, and most readers do. Zero, and anything up to 256, means short length fields.
    init(model: KnownReader?, maximumDataSize: Int?) {
        let stated: (command: Int, response: Int) =
            switch maximumDataSize {
            case let size? where size <= 256: (Self.shortCommand, Self.shortResponse)
            case let size?:
                // What is not below the longest that there is needs no sum, which might not fit.
                size > Self.extendedCommand
                    ? (Self.extendedCommand, Self.extendedResponse)
                    : (min(size + 9, Self.extendedCommand), min(size + 2, Self.extendedResponse))
            case nil: (Self.extendedCommand, Self.extendedResponse)
            }
        maximumCommandLength = min(stated.command, model?.longestCommand ?? stated.command)
        maximumResponseLength = min(stated.response, model?.longestResponse ?? stated.response)
        let isShortened = maximumCommandLength < stated.command || maximumResponseLength < stated.response
        source = isShortened ? .knownModel : maximumDataSize == nil ? .assumed : .stated
    }
}

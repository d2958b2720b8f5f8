// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// A reader model that is known to need care; found by its name, since that is all every driver gives.
enum ReaderQuirk: Hashable, Sendable {
    /// ACS ACR122U and its kin (PN532): short frames only, a weak field, time-outs that look like a wrong key (F-20).
    case acr122

    init?(readerName: String) {
        guard readerName.uppercased().contains("ACR122") else { return nil }
        self = .acr122
    }

    var advice: Message {
        switch self {
        case .acr122: .readerACR122
        }
    }

    /// The longest command and response that the model passes on.
    var maximumFrame: Int {
        switch self {
        case .acr122: 250
        }
    }
}

/// What a reader says of itself by the features of PC/SC part 10.
///
/// The octets come from a driver and may be anything: what does not fit is taken as not said (F-19).
struct ReaderLimits: Hashable, Sendable {
    /// The longest command, in octets.
    let maximumCommandLength: Int
    /// The longest response with status bytes, in octets.
    let maximumResponseLength: Int

    private static let propertiesTag: UInt8 = 0x12
    private static let maximumDataSizeTag: UInt8 = 0x0A

    private static let extendedCommand = 65_544
    private static let extendedResponse = 65_538
    private static let shortCommand = 261
    private static let shortResponse = 258

    /// The limits by name and by `dwMaxAPDUDataSize`.
    ///
    /// Where the reader does not say, it is taken to pass extended lengths on: they are used only where the chip
    /// announces them, and most readers do. Zero, and anything up to 256, means short length fields.
    init(readerName: String, maximumDataSize: Int?) {
        let lengths: (command: Int, response: Int) =
            switch (ReaderQuirk(readerName: readerName), maximumDataSize) {
            case (let quirk?, _): (quirk.maximumFrame, quirk.maximumFrame)
            case (nil, let size?) where size <= 256: (Self.shortCommand, Self.shortResponse)
            case (nil, let size?): (min(size + 9, Self.extendedCommand), min(size + 2, Self.extendedResponse))
            case (nil, nil): (Self.extendedCommand, Self.extendedResponse)
            }
        (maximumCommandLength, maximumResponseLength) = lengths
    }

    /// The control code of FEATURE_GET_TLV_PROPERTIES in the answer to CM_IOCTL_GET_FEATURE_REQUEST: entries of tag,
    /// length 4 and a code in big-endian order.
    static func propertiesControlCode(in features: [UInt8]) -> UInt32? {
        Self.value(of: Self.propertiesTag, in: features, bigEndian: true)
    }

    /// `dwMaxAPDUDataSize` in the answer to FEATURE_GET_TLV_PROPERTIES: entries of tag, length and a value in
    /// little-endian order.
    static func maximumDataSize(in properties: [UInt8]) -> Int? {
        Self.value(of: Self.maximumDataSizeTag, in: properties, bigEndian: false).map(Int.init)
    }

    private static func value(of tag: UInt8, in octets: [UInt8], bigEndian: Bool) -> UInt32? {
        var rest = octets[...]
        while let found = rest.popFirst(), let length = rest.popFirst() {
            guard rest.count >= Int(length) else { return nil }
            let content = rest.prefix(Int(length))
            rest = rest.dropFirst(Int(length))
            guard found == tag else { continue }
            guard length == 4 else { return nil }
            let ordered = bigEndian ? Array(content) : content.reversed()
            return ordered.reduce(0) { $0 << 8 | UInt32($1) }
        }
        return nil
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Which finger, palm or other part of hand or foot an image shows, by the codes of ISO/IEC 39794-4.
///
/// ISO/IEC 19794-4:2005 (7.2.2) numbers fingers alike, but most parts of the palm in another way: `init(code2005:)` and
/// `code2005`.
public struct FingerPosition: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The code of ISO/IEC 39794-4.
    public let rawValue: UInt16

    /// The position of this code of ISO/IEC 39794-4, whether the standard defines it or not.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The position of this code of ISO/IEC 19794-4:2005; nil where that edition defines none.
    package init?(code2005 code: UInt8) {
        switch code {
        case 0...10, 13...15, 20...22: self.init(rawValue: UInt16(code))
        case 23...36:
            guard let position = Self.palmsOf2005.first(where: { $0.code2005 == code })?.code else { return nil }
            self.init(rawValue: position)
        default: return nil
        }
    }

    /// The code of ISO/IEC 19794-4:2005; nil where that edition has none for this position.
    package var code2005: UInt8? {
        switch rawValue {
        case 0...10, 13...15, 20...22: UInt8(truncatingIfNeeded: rawValue)
        default: Self.palmsOf2005.first { $0.code == rawValue }?.code2005
        }
    }

    /// An unknown finger.
    public static let unknown = FingerPosition(rawValue: 0)
    /// The right thumb.
    public static let rightThumb = FingerPosition(rawValue: 1)
    /// The right index finger.
    public static let rightIndex = FingerPosition(rawValue: 2)
    /// The right middle finger.
    public static let rightMiddle = FingerPosition(rawValue: 3)
    /// The right ring finger.
    public static let rightRing = FingerPosition(rawValue: 4)
    /// The right little finger.
    public static let rightLittle = FingerPosition(rawValue: 5)
    /// The left thumb.
    public static let leftThumb = FingerPosition(rawValue: 6)
    /// The left index finger.
    public static let leftIndex = FingerPosition(rawValue: 7)
    /// The left middle finger.
    public static let leftMiddle = FingerPosition(rawValue: 8)
    /// The left ring finger.
    public static let leftRing = FingerPosition(rawValue: 9)
    /// The left little finger.
    public static let leftLittle = FingerPosition(rawValue: 10)

    /// Whether it is a palm or a part of one.
    public var isPalm: Bool { (20...36).contains(rawValue) || (81...86).contains(rawValue) }

    /// Lower-case words joined by hyphens: `right-index`, `left-thenar`; `position-99` for a code without a name here.
    public var label: String { Self.labels[rawValue] ?? "position-\(rawValue)" }

    /// The label with spaces.
    public var description: String { String(label.map { $0 == "-" ? " " : $0 }) }

    /// The parts of the palm that the editions number in different ways.
    private static let palmsOf2005: [(code2005: UInt8, code: UInt16)] = [
        (23, 29), (24, 30), (25, 23), (26, 24), (27, 31), (28, 32), (29, 25), (30, 33), (31, 26), (32, 27), (33, 28),
        (34, 34), (35, 35), (36, 36),
    ]

    private static let labels: [UInt16: String] = [
        0: "unknown-finger", 1: "right-thumb", 2: "right-index", 3: "right-middle", 4: "right-ring", 5: "right-little",
        6: "left-thumb", 7: "left-index", 8: "left-middle", 9: "left-ring", 10: "left-little",
        13: "right-four-fingers", 14: "left-four-fingers", 15: "both-thumbs", 16: "right-extra-digit",
        17: "left-extra-digit", 18: "unknown-friction-ridge", 19: "entire-joint-image",
        20: "unknown-palm", 21: "right-full-palm", 22: "right-writers-palm", 23: "right-lower-palm",
        24: "right-upper-palm", 25: "right-other-palm", 26: "right-interdigital", 27: "right-thenar",
        28: "right-hypothenar", 29: "left-full-palm", 30: "left-writers-palm", 31: "left-lower-palm",
        32: "left-upper-palm", 33: "left-other-palm", 34: "left-interdigital", 35: "left-thenar", 36: "left-hypothenar",
        37: "right-grasp", 38: "left-grasp",
        40: "right-index-middle", 41: "right-middle-ring", 42: "right-ring-little", 43: "left-index-middle",
        44: "left-middle-ring", 45: "left-ring-little", 46: "right-index-left-index", 47: "right-index-middle-ring",
        48: "right-middle-ring-little", 49: "left-index-middle-ring", 50: "left-middle-ring-little",
        51: "right-four-fingertips", 52: "left-four-fingertips", 53: "right-fingertips", 54: "left-fingertips",
        55: "left-middle-index-right-index-middle",
        60: "unknown-sole", 61: "right-sole", 62: "left-sole", 63: "unknown-toe", 64: "right-big-toe",
        65: "right-second-toe", 66: "right-middle-toe", 67: "right-fourth-toe", 68: "right-little-toe",
        69: "left-big-toe", 70: "left-second-toe", 71: "left-middle-toe", 72: "left-fourth-toe", 73: "left-little-toe",
        74: "right-front-foot", 75: "right-heel", 76: "left-front-foot", 77: "left-heel", 78: "right-middle-foot",
        79: "left-middle-foot",
        81: "right-carpal-delta", 82: "left-carpal-delta", 83: "right-full-palm-with-writers",
        84: "left-full-palm-with-writers", 85: "right-bracelet", 86: "left-bracelet", 999: "other-position",
    ]
}

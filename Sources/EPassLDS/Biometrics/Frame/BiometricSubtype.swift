// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The biometric sub-type of a biometric header (82): which finger or which eye (Doc 9303-10, Tables 49 and 56).
///
/// Bits 1 and 2 name the side, bits 3 to 5 the finger, which an eye leaves at zero. Zero gives no information.
package struct BiometricSubtype: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// A side of the body.
    package enum Side: UInt8, Sendable, CaseIterable {
        /// The right side of the person.
        case right = 1
        /// The left side of the person.
        case left = 2
    }

    /// A finger of a hand, counted from the thumb.
    package enum Finger: UInt8, Sendable, CaseIterable {
        case thumb = 1
        /// The index finger, which the standard calls pointer.
        case pointer = 2
        case middle, ring, little
    }

    /// Side and finger, as bits of one octet.
    package let rawValue: UInt8

    /// The sub-type of this octet, whether the standard defines it or not.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A side, and of a hand a finger; what is nil is left open.
    package init(_ side: Side?, _ finger: Finger? = nil) {
        rawValue = (finger?.rawValue ?? 0) << 2 | (side?.rawValue ?? 0)
    }

    /// The sub-type for a position: of one finger both side and finger, of other parts what their names say of the
    /// side.
    package init(_ position: FingerPosition) {
        switch position.rawValue {
        case 1...5: self.init(.right, Finger(rawValue: UInt8(truncatingIfNeeded: position.rawValue)))
        case 6...10: self.init(.left, Finger(rawValue: UInt8(truncatingIfNeeded: position.rawValue - 5)))
        default:
            let side: Side? =
                position.label.starts(with: "right-") ? .right : position.label.starts(with: "left-") ? .left : nil
            self.init(side)
        }
    }

    /// The sub-type for an eye.
    package init(_ eye: BiometricImage.Eye) {
        switch eye {
        case .undefined: self.init(Side?.none)
        case .right: self.init(Side.right)
        case .left: self.init(Side.left)
        }
    }

    /// The side, nil where none is named.
    package var side: Side? { Side(rawValue: rawValue & 0x03) }
    /// The finger, nil where none is named.
    package var finger: Finger? { Finger(rawValue: rawValue >> 2 & 0x07) }

    /// The position of the one finger that is named, nil where side or finger is open.
    package var position: FingerPosition? {
        guard rawValue < 0x20, let side, let finger else { return nil }
        return FingerPosition(rawValue: UInt16(finger.rawValue) + (side == .left ? 5 : 0))
    }

    /// Words: `right pointer finger`, `left thumb`, `right`, `no information`; `sub-type E0` for a value that is
    /// reserved.
    package var description: String {
        let sides = side.map { "\($0)" }
        switch (sides, finger) {
        case _ where rawValue >= 0x20 || rawValue & 0x03 == 0x03 || rawValue >> 2 > 5:
            return "sub-type \(String(rawValue, radix: 16, uppercase: true))"
        case (let side?, .thumb): return "\(side) thumb"
        case (let side?, let finger?): return "\(side) \(finger) finger"
        case (let side?, nil): return side
        case (nil, .thumb): return "thumb"
        case (nil, let finger?): return "\(finger) finger"
        case (nil, nil): return "no information"
        }
    }
}

extension BiometricHeader {
    /// The biometric sub-type (82); nil where it is absent or not one octet.
    package var subtype: BiometricSubtype? {
        guard let value = biometricSubtype, value.count == 1, let octet = value.first else { return nil }
        return BiometricSubtype(rawValue: octet)
    }

    /// The header of a finger: version 0101, type fingerprint, owner ISO/IEC JTC 1/SC 37 (0101), format 0007, of
    /// ISO/IEC 39794-4 format 0028.
    package static func finger(_ position: FingerPosition, iso39794: Bool = false) -> BiometricHeader {
        BiometricHeader(
            type: 0x08, subtype: BiometricSubtype(position).rawValue, formatType: iso39794 ? 0x0028 : 0x0007)
    }

    /// The header of an iris: version 0101, type iris, owner ISO/IEC JTC 1/SC 37 (0101), format 0009, of ISO/IEC
    /// 39794-6 format 002C.
    package static func iris(_ eye: BiometricImage.Eye, iso39794: Bool = false) -> BiometricHeader {
        BiometricHeader(type: 0x10, subtype: BiometricSubtype(eye).rawValue, formatType: iso39794 ? 0x002C : 0x0009)
    }
}

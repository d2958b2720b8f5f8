// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// The biometric information templates of EF.DG3 and EF.DG4 (Doc 9303-10, 4.7.3 and 4.7.4), each with one feature.
struct BiometricGroup: Sendable, Hashable {
    /// One feature of the body: what the header says of it, and the data block.
    struct Feature: Sendable, Hashable {
        /// The biometric sub-type: which finger, which eye (tables 49 and 56).
        let subtype: UInt8
        /// A record of the format that the group names.
        let record: [UInt8]
    }

    /// The tag of the file: 63 or 76.
    let tag: TLVTag
    /// The biometric type: 08 for a fingerprint, 10 for an iris.
    let biometricType: UInt8
    /// The format of the records, of ISO/IEC JTC 1/SC 37: 0007 for ISO/IEC 19794-4, 0009 for ISO/IEC 19794-6.
    let formatType: UInt16
    let features: [Feature]

    /// EF.DG3: two fingers that are drawings, in the formats of table 52.
    static let fingers = BiometricGroup(
        tag: 0x63, biometricType: 0x08, formatType: 0x0007,
        features: [
            // Left and right index finger; ISO/IEC 19794-4 numbers them 7 and 2.
            Feature(subtype: 0x0A, record: FingerImageRecord(position: 7, image: .finger(lean: -4)).encoded),
            Feature(subtype: 0x09, record: FingerImageRecord(position: 2, image: .finger(lean: 5)).encoded),
        ])

    /// EF.DG4: two eyes that are drawings.
    static let irises = BiometricGroup(
        tag: 0x76, biometricType: 0x10, formatType: 0x0009,
        features: [
            // ISO/IEC 19794-6 numbers the right eye 1 and the left 2, as table 56 does.
            Feature(subtype: 0x01, record: IrisImageRecord(eye: 1, image: .iris(turn: 7)).encoded),
            Feature(subtype: 0x02, record: IrisImageRecord(eye: 2, image: .iris(turn: 3)).encoded),
        ])

    /// The file.
    var encoded: [UInt8] {
        var writer = TLVWriter()
        writer.append(tag) { file in
            file.append(0x7F61) { group in
                group.append(0x02, [UInt8(truncatingIfNeeded: features.count)])
                for feature in features {
                    group.append(0x7F60) { template in
                        template.append(0xA1) { header in
                            header.append(0x81, [biometricType])
                            header.append(0x82, [feature.subtype])
                            header.append(0x87, [0x01, 0x01])
                            header.append(0x88, formatType.octets)
                        }
                        template.append(0x5F2E, feature.record)
                    }
                }
            }
        }
        return writer.bytes
    }
}

extension FixedWidthInteger {
    /// The number, big-endian.
    var octets: [UInt8] {
        stride(from: Self.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> $0) }
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassTLV

/// A biometric header template in the CBEFF patron format of ICAO (Doc 9303-10, Table 44).
///
/// The elements are kept as they stand and in their order; the properties read the defined ones, nil where absent or of
/// another length.
package struct BiometricHeader: Sendable, Hashable {
    /// One element of the header.
    package struct Element: Sendable, Hashable {
        /// One of Table 44, or another one.
        package let tag: TLVTag
        /// The octets behind the length field.
        package let value: [UInt8]

        /// Neither tag nor length is held against Table 44.
        package init(tag: TLVTag, value: [UInt8]) {
            self.tag = tag
            self.value = value
        }
    }

    /// The elements in their order.
    package let elements: [Element]

    /// A header of these elements.
    package init(elements: [Element]) { self.elements = elements }

    /// A header with the elements that the standard knows, in the order of their tags: version 0101, owner ISO/IEC JTC
    /// 1/SC 37 (0101).
    ///
    /// - Parameters:
    ///   - type: the biometric type (81): 02 facial features, 08 fingerprint, 10 iris.
    ///   - subtype: the biometric subtype (82), which DG3 and DG4 require (Doc 9303-10, Table 49).
    ///   - formatType: the type of the format (88).
    package init(type: UInt8, subtype: UInt8? = nil, formatType: UInt16) {
        var elements = [Element(tag: 0x80, value: [0x01, 0x01]), Element(tag: 0x81, value: [type])]
        if let subtype { elements.append(Element(tag: 0x82, value: [subtype])) }
        elements.append(Element(tag: 0x87, value: [0x01, 0x01]))
        elements.append(
            Element(
                tag: 0x88, value: [UInt8(truncatingIfNeeded: formatType >> 8), UInt8(truncatingIfNeeded: formatType)]))
        self.elements = elements
    }

    /// The header of a face after ISO/IEC 19794-5: version 0101, type facial features, owner ISO/IEC JTC 1/SC 37
    /// (0101), format 0008.
    package static let face = BiometricHeader(type: 0x02, formatType: 0x0008)
    /// The header of a face after ISO/IEC 39794-5: version 0101, type facial features, owner ISO/IEC JTC 1/SC 37
    /// (0101), format 002A.
    package static let face39794 = BiometricHeader(type: 0x02, formatType: 0x002A)

    /// The version of the header format (80): 0101.
    package var headerVersion: UInt16? { number(0x80) }
    /// The biometric type (81), one to three octets: 02 for facial features.
    package var biometricType: [UInt8]? { value(0x81) }
    /// The biometric subtype (82), one octet.
    package var biometricSubtype: [UInt8]? { value(0x82) }
    /// The date and time of creation (83), seven octets of binary-coded decimal digits.
    package var creationDateAndTime: [UInt8]? { value(0x83) }
    /// The validity period (85), eight octets: from and through.
    package var validityPeriod: [UInt8]? { value(0x85) }
    /// The creator of the biometric reference data (86), four octets.
    package var creator: [UInt8]? { value(0x86) }
    /// The owner of the format (87): 0101 is ISO/IEC JTC 1/SC 37.
    package var formatOwner: UInt16? { number(0x87) }
    /// The type of the format (88), numbered by its owner: 0008 for the facial record of ISO/IEC 19794-5, 002A for face
    /// data of ISO/IEC 39794-5.
    package var formatType: UInt16? { number(0x88) }

    private func value(_ tag: TLVTag) -> [UInt8]? { elements.first { $0.tag == tag }?.value }

    private func number(_ tag: TLVTag) -> UInt16? {
        guard let value = value(tag), value.count == 2 else { return nil }
        return value.reduce(0) { $0 << 8 | UInt16($1) }
    }
}

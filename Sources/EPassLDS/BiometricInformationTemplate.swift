// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassTLV

/// A biometric information template: a header that says what the data are, and the data (Doc 9303-10, 4.7.2.1, Table 44).
public struct BiometricInformationTemplate: Sendable, Hashable {
    /// The biometric header template (A1), nil where it is missing.
    public let header: BiometricHeader?
    /// The biometric data block.
    public let data: BiometricData

    /// A template of these parts.
    public init(header: BiometricHeader, data: BiometricData) {
        self.header = header
        self.data = data
    }

    init(optionalHeader header: BiometricHeader?, data: BiometricData) {
        self.header = header
        self.data = data
    }

    func write(to writer: inout TLVWriter) {
        writer.append(0x7F60) { template in
            if let header {
                template.append(0xA1) { elements in
                    for element in header.elements { elements.append(element.tag, element.value) }
                }
            }
            data.write(to: &template)
        }
    }
}

/// A biometric data block, by the standard that its tag names (Doc 9303-10, 4.5.6).
public enum BiometricData: Sendable, Hashable {
    /// A facial record of ISO/IEC 19794-5:2005, in data object 5F2E.
    case facialRecord(FacialRecord)
    /// The value of a data object 7F2E: face data of ISO/IEC 39794-5, recognised and kept as octets. They are not decoded yet,
    /// so no image is taken out of them.
    case iso39794(ArraySlice<UInt8>)

    func write(to writer: inout TLVWriter) {
        switch self {
        case .facialRecord(let record): writer.append(0x5F2E, record.encoded())
        case .iso39794(let octets): writer.append(0x7F2E, octets)
        }
    }
}

/// A biometric header template in the CBEFF patron format of ICAO (Doc 9303-10, Table 44).
///
/// The elements are kept as they stand and in their order; the properties read the defined ones, nil where absent or of another length.
public struct BiometricHeader: Sendable, Hashable {
    /// One element of the header.
    public struct Element: Sendable, Hashable {
        /// The tag.
        public let tag: TLVTag
        /// The value.
        public let value: [UInt8]

        /// An element as given.
        public init(tag: TLVTag, value: [UInt8]) {
            self.tag = tag
            self.value = value
        }
    }

    /// The elements in their order.
    public let elements: [Element]

    /// A header of these elements.
    public init(elements: [Element]) { self.elements = elements }

    /// The header of a face after ISO/IEC 19794-5: version 0101, type facial features, owner ISO/IEC JTC 1/SC 37 (0101), format 0008.
    public static let face = BiometricHeader(elements: [
        Element(tag: 0x80, value: [0x01, 0x01]), Element(tag: 0x81, value: [0x02]),
        Element(tag: 0x87, value: [0x01, 0x01]), Element(tag: 0x88, value: [0x00, 0x08]),
    ])

    /// The version of the header format (80): 0101.
    public var headerVersion: UInt16? { number(0x80) }
    /// The biometric type (81), one to three octets: 02 for facial features.
    public var biometricType: [UInt8]? { value(0x81) }
    /// The biometric subtype (82), one octet.
    public var biometricSubtype: [UInt8]? { value(0x82) }
    /// The date and time of creation (83), seven octets of binary-coded decimal digits.
    public var creationDateAndTime: [UInt8]? { value(0x83) }
    /// The validity period (85), eight octets: from and through.
    public var validityPeriod: [UInt8]? { value(0x85) }
    /// The creator of the biometric reference data (86), four octets.
    public var creator: [UInt8]? { value(0x86) }
    /// The owner of the format (87): 0101 is ISO/IEC JTC 1/SC 37.
    public var formatOwner: UInt16? { number(0x87) }
    /// The type of the format (88), numbered by its owner: 0008 for the facial record of ISO/IEC 19794-5.
    public var formatType: UInt16? { number(0x88) }

    private func value(_ tag: TLVTag) -> [UInt8]? { elements.first { $0.tag == tag }?.value }

    private func number(_ tag: TLVTag) -> UInt16? {
        guard let value = value(tag), value.count == 2 else { return nil }
        return value.reduce(0) { $0 << 8 | UInt16($1) }
    }
}

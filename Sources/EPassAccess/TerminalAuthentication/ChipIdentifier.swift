// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMRZ

/// ID_IC, by which the terminal's signature is bound to one chip (Doc 9303-11, 7.1.2).
///
/// What is made of the document number or the CAN is as good as a part of the password: nothing here prints it.
package struct ChipIdentifier: Sendable, Equatable {
    /// What it is made of.
    package enum Binding: String, Sendable, Hashable, CaseIterable {
        /// The document number with its check digit, after Basic Access Control.
        case documentNumber
        /// The chip's ephemeral key of PACE: the dynamic binding.
        case ephemeralKey
        /// The document number with its check digit, after PACE with the MRZ: the static binding of some old chips (BSI
        /// TR-03110-1, 3.5).
        case staticDocumentNumber
        /// The CAN, after PACE with the CAN: the static binding of some old chips (BSI TR-03110-1, 3.5).
        case staticCardAccessNumber
    }

    /// What it is made of.
    package let binding: Binding
    package let octets: [UInt8]

    /// After Basic Access Control: the document number as the MRZ holds it, with its check digit.
    ///
    /// A number of up to nine characters is filled with `<`. A longer one of TD1, which goes on in the optional data,
    /// is taken whole and with the check digit that stands behind it there (Doc 9303-5, 4.2.2 note j), as it is for the
    /// access keys.
    package static func basicAccessControl(_ fields: AccessKeyFields) -> ChipIdentifier {
        ChipIdentifier(binding: .documentNumber, octets: numberWithCheckDigit(fields))
    }

    /// After PACE: Comp(PK_DH,IC) of the chip's ephemeral key.
    package static func pace(compressedChipKey: [UInt8]) -> ChipIdentifier {
        ChipIdentifier(binding: .ephemeralKey, octets: compressedChipKey)
    }

    /// The static binding after PACE with the MRZ, for chips that refuse the dynamic one.
    package static func staticBinding(_ fields: AccessKeyFields) -> ChipIdentifier {
        ChipIdentifier(binding: .staticDocumentNumber, octets: numberWithCheckDigit(fields))
    }

    /// The static binding after PACE with the CAN, for chips that refuse the dynamic one.
    package static func staticBinding(cardAccessNumber: [UInt8]) -> ChipIdentifier {
        ChipIdentifier(binding: .staticCardAccessNumber, octets: cardAccessNumber)
    }

    private static func numberWithCheckDigit(_ fields: AccessKeyFields) -> [UInt8] {
        // The MRZ information begins with the number and its check digit.
        Array(fields.mrzInformation.prefix(fields.documentNumber.count + 1))
    }
}

extension ChipIdentifier: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The binding, never the octets.
    package var description: String { "ChipIdentifier(\(binding.rawValue))" }
    /// As ``description``.
    package var debugDescription: String { description }
    /// Empty, so that `dump` does not show the octets.
    package var customMirror: Mirror { Mirror(self, children: []) }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTrust

/// One thing that a terminal may do in an LDS2 application (Doc 9303-10, Tables 96 to 98).
enum ChipLDS2Right: Sendable, Hashable {
    /// Select, read and search the records of stamps or visas.
    case readRecords
    /// Append to them.
    case appendRecords
    /// Select, read and search EF.Certificates.
    case readCertificates
    /// Append to EF.Certificates.
    case appendCertificates
    /// Select and read EF.Biometrics of that number, which is activated.
    case readBiometrics(Int)
    /// Select, read, write and activate it, while it is not activated.
    case writeBiometrics(Int)

    /// Octet and bit, counted from 0 and from the lowest; nil where the application has no such right.
    fileprivate func place(in application: LDS2Application) -> (octet: Int, bit: Int)? {
        switch (self, application) {
        case (.readRecords, .travelRecords), (.readRecords, .visaRecords): (0, 0)
        case (.appendRecords, .travelRecords), (.appendRecords, .visaRecords): (0, 1)
        case (.readCertificates, .additionalBiometrics): (0, 0)
        case (.appendCertificates, .additionalBiometrics): (0, 1)
        case (.readCertificates, _): (0, 2)
        case (.appendCertificates, _): (0, 3)
        // Two bits a file, the first file in the highest ones; the lower of the two is about the activated state.
        case (.readBiometrics(let number), .additionalBiometrics) where (1...64).contains(number):
            (1 + (number - 1) / 4, 6 - 2 * ((number - 1) % 4))
        case (.writeBiometrics(let number), .additionalBiometrics) where (1...64).contains(number):
            (1 + (number - 1) / 4, 7 - 2 * ((number - 1) % 4))
        case (.readRecords, .additionalBiometrics), (.appendRecords, .additionalBiometrics), (.readBiometrics, _),
            (.writeBiometrics, _):
            nil
        }
    }
}

/// What a terminal may do in the LDS2 applications, as the chip works it out: the bits of the extensions (Doc 9303-10,
/// 5.4.2), of a document verifier and a terminal those that all above them have too.
struct ChipLDS2Rights: Sendable, Hashable {
    private var octets: [LDS2Application: [UInt8]] = [:]

    /// None.
    init() {}

    /// Those that a certificate names; an extension that is no bit string of the right length names none.
    init(_ certificate: CardVerifiableCertificate) {
        for application in LDS2Application.allCases {
            guard
                let entry = certificate.extensions.first(where: {
                    $0.objectIdentifier == application.accessIdentifier
                })
            else { continue }
            var cursor = TLVCursor(entry.content)
            guard let bits = try? cursor.read(0x53), cursor.isAtEnd,
                bits.content.count == (application == .additionalBiometrics ? 17 : 1)
            else { continue }
            octets[application] = Array(bits.content)
        }
    }

    /// The bits that both have; an application that one of them does not name is gone.
    func intersection(_ other: ChipLDS2Rights) -> ChipLDS2Rights {
        var common = ChipLDS2Rights()
        for (application, bits) in octets {
            guard let others = other.octets[application] else { continue }
            common.octets[application] = zip(bits, others).map { $0 & $1 }
        }
        return common
    }

    /// Whether there is any right in an application. Bits without a meaning are none.
    func allowsAnything(in application: LDS2Application) -> Bool {
        guard let bits = octets[application] else { return false }
        let meaning: UInt8 = application == .additionalBiometrics ? 0x03 : 0x0F
        return (bits.first ?? 0) & meaning != 0 || bits.dropFirst().contains { $0 != 0 }
    }

    func allows(_ right: ChipLDS2Right, in application: LDS2Application) -> Bool {
        guard let place = right.place(in: application), let bits = octets[application],
            bits.indices.contains(place.octet)
        else { return false }
        return bits[place.octet] >> UInt8(truncatingIfNeeded: place.bit) & 1 == 1
    }
}

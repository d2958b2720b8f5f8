// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassLDS
internal import EPassMessages
internal import EPassTLV

/// What a terminal may do in one LDS2 application: an extension of a card-verifiable certificate (Doc 9303-10, 5.4.2,
/// Tables 96 to 98).
///
/// A chip combines the extensions of the CVCA, of the document verifier and of the terminal by a bitwise "and"; without
/// the extension in each of them there is no right: see ``CardVerifiableChain/effectiveLDS2Rights(in:)``. Bits that are
/// reserved for future use are ignored.
package struct LDS2AccessRights: Sendable, Hashable {
    /// The application that the rights are in.
    package let application: LDS2Application
    /// The discretionary data as encoded: 1 octet, 17 for the Additional Biometrics application.
    package let octets: [UInt8]

    /// How many octets the data has.
    package static func length(for application: LDS2Application) -> Int {
        application == .additionalBiometrics ? 17 : 1
    }

    /// The rights that an extension grants; nil where it is not one of the three.
    ///
    /// - Throws: `TrustError` with code `malformed` where the data is not one data object 53 of the right length.
    package init?(_ entry: CardVerifiableExtension) throws(TrustError) {
        guard let application = LDS2Application.allCases.first(where: { $0.accessIdentifier == entry.objectIdentifier })
        else { return nil }
        var fields = TLVFields(cardVerifiable: entry.content[...], "extensions.\(entry.objectIdentifier)")
        let data = try fields.object(0x53, "discretionaryData")
        try fields.noObject()
        try self.init(application: application, octets: Array(data.content))
    }

    /// Rights of their octets.
    ///
    /// - Throws: `TrustError` with code `malformed` where there are not as many octets as the application has.
    package init(application: LDS2Application, octets: [UInt8]) throws(TrustError) {
        guard octets.count == Self.length(for: application) else {
            throw TrustError(
                .malformed, element: "extensions.\(application.accessIdentifier).discretionaryData",
                .lds2RightsLength(count: octets.count, expected: Self.length(for: application)))
        }
        self.application = application
        self.octets = octets
    }

    /// These rights, and no others, in an application.
    package init(_ application: LDS2Application, _ rights: Set<Right>) {
        var octets = [UInt8](repeating: 0, count: Self.length(for: application))
        for right in rights {
            guard let place = right.place(in: application) else { continue }
            octets[place.octet] |= place.bit
        }
        self.application = application
        self.octets = octets
    }

    /// The extension with these rights.
    package var certificateExtension: CardVerifiableExtension {
        CardVerifiableExtension(objectIdentifier: application.accessIdentifier, content: TLVWriter.encode(0x53, octets))
    }

    /// The rights in the order of the table.
    package var rights: [Right] { Right.all(in: application).filter(contains) }

    /// Whether the right is granted; never one of another application.
    package func contains(_ right: Right) -> Bool {
        guard let place = right.place(in: application), octets.indices.contains(place.octet) else { return false }
        return octets[place.octet] & place.bit != 0
    }
}

extension LDS2AccessRights {
    /// One right in an application.
    package enum Right: Sendable, Hashable, CustomStringConvertible {
        /// Read, search and select EF.EntryRecords and EF.ExitRecords, or EF.VisaRecords.
        case readRecords
        /// Append to these files.
        case appendRecords
        /// Read, search and select EF.Certificates.
        case readCertificates
        /// Append to EF.Certificates.
        case appendCertificates
        /// Read one EF.Biometrics once it is activated.
        case readBiometrics(AdditionalBiometricsNumber)
        /// Write, read and activate one EF.Biometrics before it is activated.
        case writeBiometrics(AdditionalBiometricsNumber)

        /// The rights that there are in an application, in the order of its table.
        package static func all(in application: LDS2Application) -> [Right] {
            switch application {
            case .travelRecords, .visaRecords:
                [.readRecords, .appendRecords, .readCertificates, .appendCertificates]
            case .additionalBiometrics:
                [.readCertificates, .appendCertificates]
                    + AdditionalBiometricsNumber.allCases.flatMap { [.readBiometrics($0), .writeBiometrics($0)] }
            }
        }

        /// Octet and bit, or nil where the application has no such right.
        func place(in application: LDS2Application) -> (octet: Int, bit: UInt8)? {
            guard let index = Self.all(in: application).firstIndex(of: self) else { return nil }
            return switch self {
            case .readBiometrics(let number): Self.place(number, isWriting: false)
            case .writeBiometrics(let number): Self.place(number, isWriting: true)
            // From the lowest bit up.
            case .readRecords, .appendRecords, .readCertificates, .appendCertificates: (0, 1 << UInt8(index))
            }
        }

        /// Table 98: four files an octet, from the highest bits down, the right to write before the one to read.
        private static func place(_ number: AdditionalBiometricsNumber, isWriting: Bool) -> (octet: Int, bit: UInt8) {
            let index = number.rawValue - 1
            let shift = 7 - 2 * (index % 4) - (isWriting ? 0 : 1)
            return (1 + index / 4, 1 << UInt8(truncatingIfNeeded: shift))
        }

        /// In words: `read records`, `write EF.Biometrics3`.
        package var description: String {
            switch self {
            case .readRecords: "read records"
            case .appendRecords: "append records"
            case .readCertificates: "read EF.Certificates"
            case .appendCertificates: "append to EF.Certificates"
            case .readBiometrics(let number): "read \(LDS2File.biometrics(number))"
            case .writeBiometrics(let number): "write \(LDS2File.biometrics(number)) before it is activated"
            }
        }
    }
}

extension CardVerifiableCertificate {
    /// What its extensions grant in an LDS2 application; nil where none is about it.
    ///
    /// - Throws: `TrustError` with code `malformed` for data that is not right.
    package func lds2Rights(in application: LDS2Application) throws(TrustError) -> LDS2AccessRights? {
        let entry = extensions.first { $0.objectIdentifier == application.accessIdentifier }
        return try entry.flatMap { entry throws(TrustError) in try LDS2AccessRights(entry) }
    }
}

extension CardVerifiableChain {
    /// What the terminal can hope for in an LDS2 application: the rights common to the terminal, the document verifier
    /// and the CVCA (the last link, or the trust point where it is known). An extension that is missing, or not right,
    /// grants nothing.
    ///
    /// A chip refuses the SELECT of an application in which there is no right (Doc 9303-10, 5.1.1).
    package func effectiveLDS2Rights(in application: LDS2Application) -> LDS2AccessRights {
        var common = [UInt8](repeating: 0xFF, count: LDS2AccessRights.length(for: application))
        for holder in holders {
            guard let rights = try? holder.lds2Rights(in: application) else { return LDS2AccessRights(application, []) }
            common = zip(common, rights.octets).map { $0 & $1 }
        }
        return (try? LDS2AccessRights(application: application, octets: common)) ?? LDS2AccessRights(application, [])
    }
}

extension CardVerifiableCertificate {
    /// Whether the certificate names any right in an LDS2 application.
    package var hasLDS2Rights: Bool {
        LDS2Application.allCases.contains { application in
            (try? lds2Rights(in: application))?.rights.isEmpty == false
        }
    }
}

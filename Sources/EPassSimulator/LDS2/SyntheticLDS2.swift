// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
package import EPassLDS
package import EPassMRZ
import EPassMessages
package import EPassTrust

/// The files of the three LDS2 applications of a synthetic document, as inspection systems of Utopia wrote them, and
/// what a test of them trusts.
///
/// The private keys are gone once they have been made. Nothing in them is of a real person or State.
package struct SyntheticLDS2: Sendable {
    /// EF.EntryRecords: one record with every element of the table, the others with the mandatory ones.
    package let entryRecords: LDS2RecordFile<TravelRecord>
    /// EF.ExitRecords.
    package let exitRecords: LDS2RecordFile<TravelRecord>
    /// EF.VisaRecords: one record with every element of the table, the others with the mandatory ones.
    package let visaRecords: LDS2RecordFile<VisaRecord>
    /// EF.Biometrics1, to which the first visa refers.
    package let biometrics: AdditionalBiometrics
    /// The files of the chip, EF.Biometrics1 and others, by number.
    let biometricFiles: [Int: AdditionalBiometrics]
    /// Records that the chip has in place of those that were made.
    private let given: LDS2Description.Octets
    /// EF.Certificates of each application, with one record.
    package let certificates: [LDS2Application: LDS2RecordFile<LDS2CertificateRecord>]
    /// The CSCA that a test trusts, DER.
    package let cscaCertificate: [UInt8]
    /// Its revocation list, DER; nil where the defect is that there is none.
    package let revocationList: [UInt8]?

    /// Makes all of it.
    ///
    /// - Parameter holder: the zone of the document, whose number and date of birth the visas name; nil for those of
    ///   the default document.
    /// - Throws: `SimulatorError` with code `valueInvalid` for a day that is none, `personalisationFailed` where
    ///   something could not be made.
    package static func make(
        _ description: LDS2Description = LDS2Description(), of holder: MRZ? = nil
    ) throws(SimulatorError) -> SyntheticLDS2 {
        do {
            var maker = try LDS2Maker(description, of: holder)
            return try maker.make()
        } catch let error as SimulatorError {
            throw error
        } catch {
            throw SimulatorError(.personalisationFailed, .personalisationLds2(error: .said(by: error)))
        }
    }

    init(
        _ files: LDS2Maker.Files, _ biometrics: AdditionalBiometrics, of description: LDS2Description,
        csca: Certificate, revocationList: [UInt8]?
    ) throws(LDSError) {
        given = description.octets
        biometricFiles = files.biometrics.filter { description.biometrics.contains($0.key) }
        entryRecords = try LDS2RecordFile(files.entries, as: .entryRecords)
        exitRecords = try LDS2RecordFile(files.exits, as: .exitRecords)
        visaRecords = try LDS2RecordFile(files.visas, as: .visaRecords)
        self.biometrics = biometrics
        certificates = files.certificates
        cscaCertificate = csca.encoded
        self.revocationList = revocationList
    }

    /// The records of a linear file as a chip has them.
    func records(of file: LDS2File) -> [[UInt8]] {
        switch file {
        case .certificates(let application): certificates[application]?.records.map(\.octets) ?? []
        case .entryRecords: given.entryRecords ?? entryRecords.records.map(\.octets)
        case .exitRecords: given.exitRecords ?? exitRecords.records.map(\.octets)
        case .visaRecords: given.visaRecords ?? visaRecords.records.map(\.octets)
        case .biometrics: []
        }
    }

    /// What a test of the records rests on.
    ///
    /// - Throws: `TrustError` where a certificate cannot be decoded.
    package func trustSnapshot() throws(TrustError) -> TrustSnapshot {
        let anchor = try TrustAnchor(
            certificate: try Certificate(encoded: cscaCertificate), sources: [.simulator],
            isTest: true)
        var lists: [CertificateRevocationList] = []
        if let revocationList { lists.append(try CertificateRevocationList(encoded: revocationList)) }
        return try TrustSnapshot(anchors: [anchor], revocationLists: lists, name: "simulator")
    }

    /// The files as they are exported: `EF.EntryRecords`, `EF.ExitRecords`, `EF.VisaRecords`, `EF.Biometrics1`, and
    /// EF.Certificates of each application with the application's name behind it: `EF.Certificates.travelRecords`. Then
    /// `lds2-csca.der` and `lds2-csca.crl`.
    package var exportedFiles: [PersonalisedDocument.ExportedFile] {
        let certified = LDS2Application.allCases.map {
            (LDS2File.certificates($0).exportName, certificates[$0]?.octets)
        }
        let others: [(String, [UInt8]?)] = [
            ("EF.EntryRecords", entryRecords.octets), ("EF.ExitRecords", exitRecords.octets),
            ("EF.VisaRecords", visaRecords.octets), ("EF.Biometrics1", biometrics.octets),
            ("lds2-csca.der", cscaCertificate), ("lds2-csca.crl", revocationList),
        ]
        return (certified + others).compactMap { name, content in
            content.map { PersonalisedDocument.ExportedFile(name: name, content: $0) }
        }
    }
}

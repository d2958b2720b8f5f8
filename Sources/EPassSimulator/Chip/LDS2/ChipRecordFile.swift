// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// A linear file of the chip: records of variable size, which are read and appended and never changed (Doc 9303-10,
/// 3.7).
struct ChipRecordFile: Sendable, Hashable {
    let identifier: UInt16
    let shortIdentifier: UInt8
    /// What it takes to select, read and search it.
    let reading: ChipLDS2Right
    /// What it takes to append to it.
    let appending: ChipLDS2Right
    /// The most records.
    let room: Int
    /// The first one has the number 1.
    var records: [[UInt8]]

    /// The most octets of a record: a certificate of 900 (Table 83), or stamp and visa with every element at its
    /// longest, and room for a field that the tables do not have.
    static let longestRecord = 1536
}

/// The LDS2 applications of a chip and their linear files. EF.Biometrics are transparent, and stand with the other
/// transparent files.
struct ChipLDS2: Sendable, Hashable {
    private var files: [LDS2Application: [ChipRecordFile]] = [:]
    /// The transparent files, by number.
    let biometrics: [Int: [UInt8]]
    /// How many octets those may have that are not activated, by number.
    let rooms: [Int: Int]
    /// In what its record commands depart from the standard; nil where they do not.
    let fault: LDS2ChipFault?

    /// The applications that there are.
    var applications: [LDS2Application] { LDS2Application.allCases.filter { files[$0] != nil } }

    /// Those of a document.
    init(_ made: SyntheticLDS2, _ description: LDS2Description) {
        fault = description.chipFault
        for application in description.applications {
            var linear: [ChipRecordFile] = []
            for file in application.files {
                guard let short = file.shortEF, let room = file.maximumRecords else { continue }
                let isCertificates = file == .certificates(application)
                linear.append(
                    ChipRecordFile(
                        identifier: file.fileIdentifier, shortIdentifier: short,
                        reading: isCertificates ? .readCertificates : .readRecords,
                        appending: isCertificates ? .appendCertificates : .appendRecords, room: room,
                        records: made.records(of: file)))
            }
            files[application] = linear
        }
        var transparent: [Int: [UInt8]] = [:]
        if description.applications.contains(.additionalBiometrics) {
            for (number, file) in made.biometricFiles {
                transparent[number] =
                    fault == .biometricsHuge ? [0x7F, 0x2E, 0x84, 0xFF, 0xFF, 0xFF, 0xF0] + file.data : file.octets
            }
        }
        biometrics = transparent
        let hasOpen = description.applications.contains(.additionalBiometrics)
        rooms = Dictionary(
            uniqueKeysWithValues: (hasOpen ? description.openBiometrics : []).map { ($0, description.biometricsRoom) })
    }

    func file(_ identifier: UInt16, in application: LDS2Application) -> ChipRecordFile? {
        files[application]?.first { $0.identifier == identifier }
    }

    func file(shortIdentifier: UInt8, in application: LDS2Application) -> ChipRecordFile? {
        files[application]?.first { $0.shortIdentifier == shortIdentifier }
    }

    mutating func append(_ record: [UInt8], to identifier: UInt16, in application: LDS2Application) {
        guard let index = files[application]?.firstIndex(where: { $0.identifier == identifier }) else { return }
        files[application]?[index].records.append(record)
    }
}

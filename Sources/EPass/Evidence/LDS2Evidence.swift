// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816
public import EPassLDS
package import EPassTrust

/// What a reading brought of one LDS2 application: the exact octets of its records, and how the chip gave them.
///
/// Nothing is judged here, and nothing that the document's issuer signed says which records there are.
public struct LDS2Evidence: Sendable, Hashable {
    /// Stamps, visas or biometrics.
    public package(set) var application: LDS2Application
    /// `read` where the chip let the application be selected; else how that ended, and there are no ``files``.
    public package(set) var state: FileEvidence.State
    /// The chip's word, where it refused the selection.
    public package(set) var statusBytes: StatusBytes?
    /// One entry for each file that was attempted, in the order of the attempts: those that the terminal may read.
    public package(set) var files: [LDS2FileEvidence]

    /// Nothing is checked.
    package init(
        application: LDS2Application, state: FileEvidence.State, statusBytes: StatusBytes? = nil,
        files: [LDS2FileEvidence] = []
    ) {
        self.application = application
        self.state = state
        self.statusBytes = statusBytes
        self.files = files
    }

    /// The entry of that file, if it was attempted.
    public func entry(_ file: LDS2File) -> LDS2FileEvidence? { files.first { $0.file == file } }
}

/// How a file of an LDS2 application came out of the reading.
public struct LDS2FileEvidence: Sendable, Hashable {
    /// Of the application that it stands under.
    public package(set) var file: LDS2File
    /// `read` where the chip said that there are no more records, or the whole transparent file came. Of any other
    /// state the records are those that came before.
    public package(set) var state: FileEvidence.State
    /// The last status bytes of the attempt.
    public package(set) var statusBytes: StatusBytes?
    /// The first of the secure channels that brought a record, or the one in which the attempt ended.
    public package(set) var channel: Int
    /// The exact octets of each record, from the number 1 on; of EF.Biometrics the file, as one.
    public package(set) var records: [[UInt8]]

    /// Nothing is checked.
    package init(
        file: LDS2File, state: FileEvidence.State, statusBytes: StatusBytes? = nil, channel: Int,
        records: [[UInt8]] = []
    ) {
        self.file = file
        self.state = state
        self.statusBytes = statusBytes
        self.channel = channel
        self.records = records
    }
}

/// What a chain of certificates allows a terminal in one LDS2 application (Doc 9303-10, 5.4.2).
public struct LDS2GrantedRights: Sendable, Hashable {
    /// Stamps, visas or biometrics.
    public package(set) var application: LDS2Application
    /// The bits of Table 96, 97 or 98: one octet, 17 for the Additional Biometrics application.
    public package(set) var octets: [UInt8]

    /// Nothing is checked.
    package init(application: LDS2Application, octets: [UInt8]) {
        self.application = application
        self.octets = octets
    }

    /// Whether the right is among them.
    package func contains(_ right: LDS2AccessRights.Right) -> Bool {
        (try? LDS2AccessRights(application: application, octets: octets))?.contains(right) ?? false
    }

    /// The files that may be read, in the order of the standard.
    package var readableFiles: [LDS2File] {
        application.files.filter { file in
            switch file {
            case .certificates: contains(.readCertificates)
            case .entryRecords, .exitRecords, .visaRecords: contains(.readRecords)
            case .biometrics(let number): contains(.readBiometrics(number))
            }
        }
    }
}

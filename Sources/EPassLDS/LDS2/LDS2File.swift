// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// An elementary file of one of the LDS2 applications (Doc 9303-10, 5.1 to 5.3).
public enum LDS2File: Sendable, Hashable, CustomStringConvertible {
    /// EF.Certificates: certificates of the signers of one application; each application has a file of its own.
    case certificates(LDS2Application)
    /// EF.EntryRecords of the Travel Records application.
    case entryRecords
    /// EF.ExitRecords of the Travel Records application.
    case exitRecords
    /// EF.VisaRecords of the Visa Records application.
    case visaRecords
    /// One of EF.Biometrics1 to EF.Biometrics64 of the Additional Biometrics application.
    case biometrics(AdditionalBiometricsNumber)

    /// The application that the file stands in.
    public var application: LDS2Application { facts.application }
    /// The two octets by which SELECT names the file in its application (Tables 82 to 94).
    public var fileIdentifier: UInt16 { facts.identifier }
    /// The short identifier, 1 to 30; nil for EF.Biometrics, which has none.
    public var shortEF: UInt8? { facts.shortEF }
    /// How many records the file may have; nil for EF.Biometrics, which is transparent.
    public var maximumRecords: Int? { facts.records }
    /// The standard's name without `EF.`: `Certificates`, `EntryRecords`, `Biometrics1`.
    public var name: String { facts.name }

    /// A row of the tables.
    private var facts: (application: LDS2Application, identifier: UInt16, shortEF: UInt8?, records: Int?, name: String)
    {
        switch self {
        case .certificates(let application):
            (application, 0x011A, 0x1A, application == .additionalBiometrics ? 64 : 254, "Certificates")
        case .entryRecords: (.travelRecords, 0x0101, 0x01, 254, "EntryRecords")
        case .exitRecords: (.travelRecords, 0x0102, 0x02, 254, "ExitRecords")
        case .visaRecords: (.visaRecords, 0x0103, 0x03, 254, "VisaRecords")
        case .biometrics(let number):
            (
                .additionalBiometrics, 0x0200 + UInt16(truncatingIfNeeded: number.rawValue), nil, nil,
                "Biometrics\(number.rawValue)"
            )
        }
    }

    /// The standard's name: `EF.EntryRecords`.
    public var description: String { "EF.\(name)" }

    /// The name of a file on a disk: that of the standard, and behind EF.Certificates its application, since each has
    /// one: `EF.Certificates.travelRecords`.
    package var exportName: String {
        if case .certificates(let application) = self { "\(description).\(application.rawValue)" } else { description }
    }

    /// The file with that identifier in that application, or nil.
    package init?(fileIdentifier: UInt16, in application: LDS2Application) {
        guard let found = application.files.first(where: { $0.fileIdentifier == fileIdentifier }) else { return nil }
        self = found
    }

    /// The file with that name in that application, as in `name`, with or without `EF.`; upper and lower case are the
    /// same.
    package init?(name: String, in application: LDS2Application) {
        var wanted = name.lowercased()
        if wanted.hasPrefix("ef.") { wanted.removeFirst(3) }
        guard let found = application.files.first(where: { $0.name.lowercased() == wanted }) else { return nil }
        self = found
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassISO7816
import EPassLDS
import EPassSimulator
import EPassTrust
import Testing

/// Readings of documents with LDS2 applications by a terminal that has what their State gives to it.
enum LDS2Run {
    /// The options of such a terminal.
    static func options(_ simulated: SimulatedDocument) throws -> PassportReader.Options {
        let held = try #require(simulated.document.terminalCredentials)
        return try simulated.terminalOptions(
            TerminalCredentials(
                certificates: try (held.certificates + held.authorities).map {
                    try CardVerifiableCertificate(encoded: $0)
                },
                signer: PrivateKeySigner(held.privateKey)))
    }

    /// A reading of DG1 and the records.
    static func read(
        _ simulated: SimulatedDocument, plan: ReadPlan = ProtocolRun.small, takesExtendedLength: Bool = true,
        fault: @escaping @Sendable (Int, [UInt8]) -> ChannelFault? = { _, _ in nil }
    ) async throws -> ProtocolRun {
        try await ProtocolRun(
            simulated, plan: plan, takesExtendedLength: takesExtendedLength, options: options(simulated), fault: fault)
    }

    /// The same of a profile with this change of its records.
    static func read(
        _ profile: String = "lds2-read-only", _ change: (inout LDS2Description) -> Void = { _ in }
    ) async throws -> ProtocolRun {
        try await read(document(profile, change))
    }

    /// - Parameter line: the second line of the zone; nil for that of the default document.
    static func document(
        _ profile: String = "lds2-read-only", line: String? = nil, _ change: (inout LDS2Description) -> Void = { _ in }
    ) throws -> SimulatedDocument {
        try SimulatedDocument(profile) { description in
            if let line { description.mrz[1] = line }
            var lds2 = description.lds2 ?? LDS2Description()
            change(&lds2)
            description.lds2 = lds2
        }
    }
}

extension ProtocolRun {
    /// The file of an LDS2 application; nil where it was not attempted.
    func records(_ file: LDS2File) -> LDS2FileEvidence? {
        evidence.lds2.first { $0.application == file.application }?.entry(file)
    }

    /// What the report says of a record.
    func entry(_ file: LDS2File, _ number: Int = 1, in report: InspectionReport) -> LDS2RecordEntry? {
        report.lds2.flatMap(\.files).first { $0.file == file }?.records.first { $0.number == number }
    }
}

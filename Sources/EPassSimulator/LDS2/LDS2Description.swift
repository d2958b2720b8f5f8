// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassLDS
import EPassMessages

/// What the LDS2 applications of a synthetic document are made from: its records, what is wrong with them, and what the
/// terminal may do with them. The member `lds2` of a description.
package struct LDS2Description: Sendable, Hashable {
    /// Records whose octets are given, in place of those that are made.
    package struct Octets: Sendable, Hashable {
        /// Those of EF.EntryRecords; nil for those that are made.
        package var entryRecords: [[UInt8]]?
        /// Those of EF.ExitRecords; nil likewise.
        package var exitRecords: [[UInt8]]?
        /// Those of EF.VisaRecords; nil likewise.
        package var visaRecords: [[UInt8]]?

        /// None is given.
        package init() {}
    }

    /// Makes keys and signatures reproducible; nil draws them from the system.
    package var seed: UInt64?
    /// The day of the records, `YYYY-MM-DD`; certificates are dated around it.
    package var writtenOn: String = "2026-06-01"
    /// Whether signatures are r and s of equal length, and not the DER sequence: the standard leaves it open.
    package var plainSignatures = false
    /// What is wrong; nil for nothing.
    package var defect: LDS2Defect?
    /// The applications that the chip has.
    package var applications = LDS2Application.allCases
    /// How many stamps of entry there are, 0 to 254.
    package var entryRecords = 2
    /// How many stamps of exit.
    package var exitRecords = 1
    /// How many visas.
    package var visaRecords = 2
    /// The numbers of EF.Biometrics that there are, 1 to 64; all of them are activated.
    package var biometrics = [1]
    /// The numbers of EF.Biometrics that there are and that are not activated: empty, until a terminal writes them.
    package var openBiometrics: [Int] = []
    /// How many octets such a file may have, 1 to 1 MiB.
    package var biometricsRoom = 32_768
    /// Records whose octets are given, in place of those that are made: on the chip alone, not in an export.
    package var octets = Octets()
    /// What the certificate of the terminal allows.
    package var rights = LDS2RightsDescription()
    /// What that of the document verifier allows.
    package var verifierRights = LDS2RightsDescription.everything
    /// What that of the CVCA allows.
    package var authorityRights = LDS2RightsDescription.everything
    /// In what the chip departs from the standard where it is read; nil where it does not.
    package var chipFault: LDS2ChipFault?

    /// Records of which nothing is wrong, and a terminal that may read and append.
    package init() {}

    /// Confirms what types alone do not say.
    ///
    /// - Throws: `simulator.valueInvalid` with the member.
    func validate() throws(SimulatorError) {
        for (name, count) in [
            ("entryRecords", entryRecords), ("exitRecords", exitRecords), ("visaRecords", visaRecords),
        ] {
            try SimulatorError.demand((0...254).contains(count), of: "lds2.\(name)", .simulatorRecordCount)
        }
        try SimulatorError.demand(
            Set(applications).count == applications.count, of: "lds2.applications", .simulatorApplicationsTwice)
        try SimulatorError.demand(
            Self.areBiometrics(biometrics), of: "lds2.biometrics", .simulatorBiometricsNumbers)
        try SimulatorError.demand(
            Self.areBiometrics(biometrics + openBiometrics), of: "lds2.openBiometrics", .simulatorBiometricsNumbers)
        try SimulatorError.demand(
            (1...1 << 20).contains(biometricsRoom), of: "lds2.biometricsRoom", .simulatorBiometricsRoom)
        for records in [octets.entryRecords, octets.exitRecords, octets.visaRecords] {
            try SimulatorError.demand(records?.count ?? 0 <= 254, of: "lds2.octets", .simulatorRecordCount)
        }
        try rights.validate("lds2.rights")
        try verifierRights.validate("lds2.verifierRights")
        try authorityRights.validate("lds2.authorityRights")
    }

    /// Whether these are numbers of EF.Biometrics, each once.
    static func areBiometrics(_ numbers: [Int]) -> Bool {
        numbers.allSatisfy((1...64).contains) && Set(numbers).count == numbers.count
    }
}

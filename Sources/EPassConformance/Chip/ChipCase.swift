// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassFiles
import EPassEncodings
import EPassMessages

/// One case of a campaign for chips: how the chip is opened, what is sent to it, and what it has to answer.
public struct ChipCase: Sendable, Hashable {
    /// How the chip stands when the steps begin.
    public enum Access: String, Sendable, Hashable, CaseIterable {
        /// As after a reset: nothing was sent.
        case none
        /// The application is selected, and nothing opened.
        case selected
        /// The application is open: by each way that the chip has, one run of the case each.
        case open
        /// The same by Basic Access Control.
        case bac
        /// The same by PACE.
        case pace
    }

    /// Its name: the number of the guideline's row, or the clause with a word.
    public let id: String
    /// The unit that it belongs to.
    public let unit: String
    /// What it is about, in a few words.
    public let title: String
    /// The clause that says what has to come of it.
    public let clause: String
    /// Where it comes from.
    public let kind: ConformanceCase.Kind
    /// What a chip has to claim before the case is about it.
    public let profiles: [String]
    /// What a chip may not claim.
    public let without: [String]
    /// How the chip is opened.
    public let access: Access
    /// Whether chip authentication is run before the steps.
    public let authenticatesChip: Bool
    /// Whether it leaves the chip another one: with another date or trust point.
    public let isDestructive: Bool
    /// The cases that have to be passed before, in the same run.
    public let after: [String]
    /// How a text is read that contradicts itself, or another one.
    public let reading: String?
    /// Why the simulated chip answers otherwise by choice, with the clause; nil where it does not.
    public let differs: String?
    let steps: [ChipTestStep]

    /// The certificates that its steps name.
    var certificates: [String] {
        steps.flatMap { step -> [String] in
            guard case .send(let command) = step.action else { return [] }
            return command.header.certificates + command.data.certificates
        }
    }

    /// Whether the references of EF.CVCA have to be read before.
    var needsTrustPoint: Bool {
        steps.contains { step in
            guard case .send(let command) = step.action else { return false }
            return command.data.has([.trustPoint, .secondTrustPoint])
        }
    }
}

/// A unit of a campaign for chips.
public struct ChipUnit: Sendable, Hashable {
    /// Its name.
    public let name: String
    /// What it is about.
    public let title: String
    /// Whether the rows are those of a guideline or written from clauses.
    public let kind: ConformanceCase.Kind
    /// The document that the cases come from.
    public let document: String
    /// Its edition.
    public let edition: String
    /// The cases, in order.
    public let cases: [ChipCase]
    /// Rows without text of their own, in order.
    public let retired: [RetiredRow]
    /// The names of all rows, in order.
    public let rows: [String]
    /// The certificates that cases of the campaign may name.
    let certificates: [TestCertificate]
}

/// All units for chips, with the certificates that their cases name.
public struct ChipCampaign: Sendable {
    /// The units, in order.
    public let units: [ChipUnit]
    let certificates: [String: TestCertificate]

    /// Puts units together.
    ///
    /// - Throws: `conformance.fileInvalid` where two units, rows or certificates have one name, or a case names a
    ///   certificate or a case that is not there.
    public init(units: [ChipUnit]) throws(ConformanceError) {
        var names: Set<String> = []
        for unit in units {
            for name in [unit.name] + unit.rows where !names.insert(name).inserted {
                throw ConformanceError(.fileInvalid, .conformanceDoubled(name: name))
            }
        }
        var certificates: [String: TestCertificate] = [:]
        for certificate in units.flatMap(\.certificates) {
            guard certificates.updateValue(certificate, forKey: certificate.name) == nil else {
                throw ConformanceError(.fileInvalid, .conformanceDoubled(name: certificate.name))
            }
        }
        func check(_ name: String) throws(ConformanceError) {
            guard name == TestCertificate.authority || certificates[name] != nil else {
                throw ConformanceError(.fileInvalid, .conformanceNoCertificate(name: name))
            }
        }
        for certificate in certificates.values { try check(certificate.issuer) }
        for item in units.flatMap(\.cases) {
            for name in item.certificates { try check(name) }
            for name in item.after where !names.contains(name) {
                throw ConformanceError(.fileInvalid, .conformanceNoCase(name: name))
            }
        }
        self.units = units.filter { !$0.rows.isEmpty }
        self.certificates = certificates
    }

    /// The campaign that the program has: the rows of BSI TR-03105-3.2, those of 3.3 that concern passports, and cases
    /// of clauses.
    ///
    /// - Throws: as ``ChipUnit/init(json:)``, which the tests rule out.
    public static func chip() throws(ConformanceError) -> ChipCampaign {
        var units: [ChipUnit] = []
        for file in EmbeddedFiles(epass_files_chip_cases()).all { units.append(try ChipUnit(json: Array(file))) }
        return try ChipCampaign(units: units)
    }

    /// Every case: those that leave the chip as it was first, the others behind them, each of a clause right behind
    /// what it needs.
    public var cases: [ChipCase] {
        let all = units.flatMap(\.cases)
        var ordered = all.filter { !$0.isDestructive } + all.filter { $0.isDestructive && $0.kind == .guideline }
        for item in all where item.isDestructive && item.kind == .clause {
            let needed = ordered.lastIndex { item.after.contains($0.id) }
            ordered.insert(item, at: needed.map { $0 + 1 } ?? ordered.endIndex)
        }
        return ordered
    }

    /// The cases that are asked for, and those that have to be passed before.
    ///
    /// - Parameters:
    ///   - names: of cases; empty for all.
    ///   - unitNames: names of units; empty for all.
    /// - Throws: `conformance.chipCaseUnknown` for a name that there is not.
    public func cases(named names: [String], ofUnits unitNames: [String]) throws(ConformanceError) -> [ChipCase] {
        let selection = try CaseSelection(
            named: names, ofUnits: unitNames, among: units.flatMap(\.rows), units.map(\.name), code: .chipCaseUnknown)
        let all = cases
        var wanted = Set(all.filter { selection.takes($0.id, of: $0.unit) }.map(\.id))
        for item in all.reversed() where wanted.contains(item.id) { wanted.formUnion(item.after) }
        return all.filter { wanted.contains($0.id) }
    }

    /// The row without text that has this name; nil for any other.
    public func retiredRow(named name: String) -> RetiredRow? {
        units.lazy.flatMap(\.retired).first { $0.id == name }
    }
}

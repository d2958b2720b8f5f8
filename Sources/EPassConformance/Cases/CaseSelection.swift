// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// Which rows of a campaign are asked for: by their names, by those of their units, or by both.
struct CaseSelection {
    private let names: Set<String>
    private let units: Set<String>

    /// - Parameters:
    ///   - names: of rows; empty for all.
    ///   - units: names of units; empty for all.
    ///   - rows: the rows that there are.
    ///   - known: the units that there are.
    ///   - code: what is said of a name that there is not.
    /// - Throws: `ConformanceError` with that code.
    init(
        named names: [String], ofUnits units: [String], among rows: some Sequence<String>,
        _ known: some Sequence<String>, code: ConformanceError.Code = .caseUnknown
    ) throws(ConformanceError) {
        let (rows, known) = (Set(rows), Set(known))
        for name in names where !rows.contains(name) {
            throw ConformanceError(code, .conformanceNoCase(name: name))
        }
        for name in units where !known.contains(name) {
            throw ConformanceError(code, .conformanceNoUnit(name: name))
        }
        (self.names, self.units) = (Set(names), Set(units))
    }

    /// Whether a row is asked for.
    func takes(_ id: String, of unit: String) -> Bool {
        (names.isEmpty || names.contains(id)) && (units.isEmpty || units.contains(unit))
    }
}

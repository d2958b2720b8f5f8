// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What lists say of a case or a rule.
package protocol ConformanceEntry {
    /// Its name.
    var id: String { get }
    /// The unit that it belongs to.
    var unit: String { get }
    /// What it is about.
    var title: String { get }
    /// The clause that it stands on.
    var clause: String { get }
    /// Where it comes from.
    var kind: ConformanceCase.Kind { get }
    /// What has to come of it.
    var expected: ConformanceCase.Expected { get }
}

extension ConformanceCase: ConformanceEntry {}

extension ChipCase: ConformanceEntry {
    package var expected: ConformanceCase.Expected { .successful }
}

extension ConformanceRule: ConformanceEntry {
    package var expected: ConformanceCase.Expected { .successful }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A status code in the parameters of a defect (BSI TR-03129-2, 7.3), with what it means.
package struct DefectCode<Value: RawRepresentable<Int>>: RawRepresentable, Sendable, Hashable {
    /// The code; 32 and above are for internal use.
    package let rawValue: Int

    /// Also a code that the guideline does not have.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The code of that meaning.
    package init(_ value: Value) { rawValue = value.rawValue }

    /// What it means; nil for a code that the guideline does not have.
    package var value: Value? { Value(rawValue: rawValue) }
}

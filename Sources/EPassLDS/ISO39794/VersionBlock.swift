// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The edition of a part of ISO/IEC 39794 that data follow:
/// `VersionBlock ::= SEQUENCE { generation [0], year [1], ... }`.
package struct VersionBlock: Sendable, Hashable {
    /// The generation of the format, 3 to 65,535; 3 for the first editions of ISO/IEC 39794.
    package var generation: Int
    /// The year of the edition, 2019 to 9999.
    package var year: Int
    /// Elements of later editions.
    package var extensionElements: [ExtensionElement] = []

    /// The first editions of ISO/IEC 39794.
    package init() { self.init(generation: 3, year: 2019) }

    /// A version of these parts.
    package init(generation: Int, year: Int) {
        self.generation = generation
        self.year = year
    }
}

extension VersionBlock: FieldBlock {
    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.integer(0, "generation", in: 3...0xFFFF, &generation, &context)
        try coder.integer(1, "year", in: 2019...9999, &year, &context)
        try coder.extensions(after: 1, &extensionElements, &context)
    }
}

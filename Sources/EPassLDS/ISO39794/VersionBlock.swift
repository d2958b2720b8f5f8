// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The edition of a part of ISO/IEC 39794 that data follow:
/// `VersionBlock ::= SEQUENCE { generation [0], year [1], ... }`.
public struct VersionBlock: Sendable, Hashable {
    /// The generation of the format, 3 to 65,535; 3 for the first editions of ISO/IEC 39794.
    public var generation: Int
    /// The year of the edition, 2019 to 9999.
    public var year: Int
    /// Elements of later editions.
    public var extensionElements: [ExtensionElement] = []

    /// A version of these parts.
    public init(generation: Int = 3, year: Int = 2019) {
        self.generation = generation
        self.year = year
    }
}

extension VersionBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        generation = try reader.required(reader.integer(0, "generation", in: 3...0xFFFF, &context), "generation")
        year = try reader.required(reader.integer(1, "year", in: 2019...9999, &context), "year")
        extensionElements = try reader.extensions(after: 1, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.integer(0, generation)
        writer.integer(1, year)
        writer.extensions(extensionElements)
    }
}

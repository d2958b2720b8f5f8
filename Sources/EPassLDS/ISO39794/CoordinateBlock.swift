// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A point in an image, in pixels from the upper left corner (ISO/IEC 39794-1:
/// `CoordinateCartesian2DUnsignedShortBlock`).
public struct CoordinateCartesian2DUnsignedShortBlock: Sendable, Hashable {
    /// To the right, 0 to 65,535.
    public var x: Int
    /// Downwards, 0 to 65,535.
    public var y: Int

    /// Not checked here; a decoder refuses what is out of range.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}

/// A point in space (ISO/IEC 39794-1: `CoordinateCartesian3DUnsignedShortBlock`).
public struct CoordinateCartesian3DUnsignedShortBlock: Sendable, Hashable {
    /// The first coordinate, 0 to 65,535.
    public var x: Int
    /// The second coordinate, 0 to 65,535.
    public var y: Int
    /// The third coordinate, 0 to 65,535.
    public var z: Int

    /// Not checked here; a decoder refuses what is out of range.
    public init(x: Int, y: Int, z: Int) {
        self.x = x
        self.y = y
        self.z = z
    }
}

extension CoordinateCartesian2DUnsignedShortBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        x = try reader.required(reader.integer(0, "x", in: 0...0xFFFF, &context), "x")
        y = try reader.required(reader.integer(1, "y", in: 0...0xFFFF, &context), "y")
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.integer(0, x)
        writer.integer(1, y)
    }
}

extension CoordinateCartesian3DUnsignedShortBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        x = try reader.required(reader.integer(0, "x", in: 0...0xFFFF, &context), "x")
        y = try reader.required(reader.integer(1, "y", in: 0...0xFFFF, &context), "y")
        z = try reader.required(reader.integer(2, "z", in: 0...0xFFFF, &context), "z")
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.integer(0, x)
        writer.integer(1, y)
        writer.integer(2, z)
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A point in an image, in pixels from the upper left corner (ISO/IEC 39794-1:
/// `CoordinateCartesian2DUnsignedShortBlock`).
package struct CoordinateCartesian2DUnsignedShortBlock: Sendable, Hashable {
    /// To the right, 0 to 65,535.
    package var x: Int
    /// Downwards, 0 to 65,535.
    package var y: Int

    /// Not checked here; a decoder refuses what is out of range.
    package init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}

/// A point in space (ISO/IEC 39794-1: `CoordinateCartesian3DUnsignedShortBlock`).
package struct CoordinateCartesian3DUnsignedShortBlock: Sendable, Hashable {
    /// The first coordinate, 0 to 65,535.
    package var x: Int
    /// The second coordinate, 0 to 65,535.
    package var y: Int
    /// The third coordinate, 0 to 65,535.
    package var z: Int

    /// Not checked here; a decoder refuses what is out of range.
    package init(x: Int, y: Int, z: Int) {
        self.x = x
        self.y = y
        self.z = z
    }
}

extension CoordinateCartesian2DUnsignedShortBlock: FieldBlock {
    init() { self.init(x: 0, y: 0) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.integer(0, "x", in: 0...0xFFFF, &x, &context)
        try coder.integer(1, "y", in: 0...0xFFFF, &y, &context)
    }
}

extension CoordinateCartesian3DUnsignedShortBlock: FieldBlock {
    init() { self.init(x: 0, y: 0, z: 0) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.integer(0, "x", in: 0...0xFFFF, &x, &context)
        try coder.integer(1, "y", in: 0...0xFFFF, &y, &context)
        try coder.integer(2, "z", in: 0...0xFFFF, &z, &context)
    }
}

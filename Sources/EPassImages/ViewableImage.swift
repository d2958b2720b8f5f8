// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassLDS

/// An image in a format that common viewers show: JPEG as it stood in the document, or PNG.
public struct ViewableImage: Sendable, Hashable {
    /// `jpeg` or `png`.
    public let format: ImageFormat
    /// Columns of points, at least 1; of JPEG what its frame header states.
    public let width: Int
    /// Rows of points, at least 1; of JPEG what its frame header states.
    public let height: Int
    /// A whole file of that format.
    public let octets: [UInt8]
    /// Whether the octets are the very ones of the document, and not a PNG made of its points.
    public let isOriginal: Bool
    /// Whether octets of the document's image were missing or wrong, and what is shown is what was left of it. Known
    /// only of what was decoded; false of octets that go out as they are.
    public let isDamaged: Bool
}

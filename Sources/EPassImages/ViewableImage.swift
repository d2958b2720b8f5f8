// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassLDS

/// An image in a format that common viewers show: JPEG as it stood in the document, or PNG.
public struct ViewableImage: Sendable, Hashable {
    /// `jpeg` or `png`.
    public let format: ImageFormat
    /// Columns.
    public let width: Int
    /// Rows.
    public let height: Int
    /// The file.
    public let octets: [UInt8]
    /// Whether the octets are the very ones of the document.
    public let isOriginal: Bool
}

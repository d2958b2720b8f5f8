// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// An image that a file of the logical data structure holds, with what the file says of it.
///
/// The octets are not decoded, and the stated size is not checked against them. Compare the hash of the file first,
/// then look.
public struct BiometricImage: Sendable, Hashable {
    /// What the image shows.
    public enum Subject: Sendable, Hashable {
        /// A face as input to face recognition (DG2).
        case face
        /// A finger, by its position (DG3).
        case finger(FingerPosition)
        /// A palm, by its position (DG3).
        case palm(FingerPosition)
        /// An iris, of the eye that is named (DG4).
        case iris(Eye)
        /// The displayed portrait (DG5).
        case portrait
        /// The displayed signature or usual mark (DG7).
        case signature
        /// A page of the document or another document (DG11, DG12).
        case document
    }

    /// Which eye.
    public enum Eye: String, Sendable, Hashable, CaseIterable {
        /// Not stated.
        case undefined
        /// The right eye of the person.
        case right
        /// The left eye of the person.
        case left
    }

    /// How the samples of an image without compression stand in its octets: row by row from the top, channels
    /// interleaved.
    public struct RawLayout: Sendable, Hashable {
        /// The bits of a sample, 1 to 16.
        public let bitsPerSample: Int
        /// The number of channels: 1 for grey, 3 for red, green and blue.
        public let channels: Int
        /// Whether samples of other than 8 or 16 bits stand without gaps; otherwise each begins with an octet of its
        /// own.
        public let isPacked: Bool

        /// A layout of these parts.
        package init(bitsPerSample: Int, channels: Int = 1, isPacked: Bool = false) {
            self.bitsPerSample = bitsPerSample
            self.channels = channels
            self.isPacked = isPacked
        }
    }

    /// What the image shows.
    public let subject: Subject
    /// The coding, as the octets show it; `raw` where the file says so.
    public let format: ImageFormat
    /// The image, whole. The indices are offsets in the file it was read from.
    public let octets: ArraySlice<UInt8>
    /// The stated width in pixels, nil where it is not stated.
    public let width: Int?
    /// The stated height in pixels, nil where it is not stated.
    public let height: Int?
    /// How the samples stand, with format `raw` only.
    public let rawLayout: RawLayout?

    /// An image of these octets, whose first ones tell its coding: `unknown` where they are none of a format's, `raw`
    /// never. Nothing else is looked at, so it may still turn out to be no image.
    ///
    /// - Parameters:
    ///   - octets: the image, whole.
    ///   - subject: what it is said to show; nothing of that is checked.
    public init(_ octets: [UInt8], subject: Subject) {
        self.init(subject: subject, format: ImageFormat(signatureOf: octets[...]), octets: octets[...])
    }

    /// An image of these parts.
    package init(
        subject: Subject, format: ImageFormat, octets: ArraySlice<UInt8>, width: Int? = nil, height: Int? = nil,
        rawLayout: RawLayout? = nil
    ) {
        self.subject = subject
        self.format = format
        self.octets = octets
        self.width = width
        self.height = height
        self.rawLayout = rawLayout
    }

    /// Words for a file's name and for people: `face`, `right-thumb`, `left-palm`, `right-iris`, `portrait`,
    /// `signature`, `document`.
    public var label: String {
        switch subject {
        case .face: "face"
        case .finger(let position), .palm(let position): position.label
        case .iris(.undefined): "iris"
        case .iris(let eye): "\(eye.rawValue)-iris"
        case .portrait: "portrait"
        case .signature: "signature"
        case .document: "document"
        }
    }
}

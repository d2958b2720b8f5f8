// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// An image for people, not for comparison: a displayed portrait or signature, a proof of citizenship, a page of the
/// document (Doc 9303-10, 4.7.5, 4.7.7, 4.7.11, 4.7.12).
public struct DisplayedImage: Sendable, Hashable {
    /// The image as it stands; the indices are those of the file's octets where it was read.
    public let octets: ArraySlice<UInt8>
    /// The coding, told from the first octets.
    public let format: ImageFormat

    /// An image of these octets.
    package init(octets: ArraySlice<UInt8>) {
        self.octets = octets
        format = ImageFormat(signatureOf: octets)
    }

    /// An image of these octets.
    public init(_ octets: [UInt8]) { self.init(octets: octets[...]) }
}

extension DisplayedImage: CustomStringConvertible {
    /// The format and the number of octets.
    public var description: String { "DisplayedImage(\(format.rawValue), \(octets.count) octets)" }
}

extension DisplayedImageGroup {
    /// The images in the order of the file, with what they show; none is decoded.
    public var images: [BiometricImage] { displayedImages.map { $0.image(of: Kind.place.subject) } }
}

extension DataGroup11 {
    /// The proof of citizenship, where there is one with octets.
    public var images: [BiometricImage] { [proofOfCitizenship].documents }
}

extension DataGroup12 {
    /// The images of the front and the rear of the document, those that have octets.
    public var images: [BiometricImage] { [imageOfFront, imageOfRear].documents }
}

extension DisplayedImage {
    func image(of subject: BiometricImage.Subject) -> BiometricImage {
        BiometricImage(subject: subject, format: format, octets: octets)
    }
}

extension [DisplayedImage?] {
    fileprivate var documents: [BiometricImage] {
        compactMap { $0.flatMap { $0.octets.isEmpty ? nil : $0.image(of: .document) } }
    }
}

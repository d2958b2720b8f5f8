// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassLDS

/// By which standard a biometric data block is encoded (Doc 9303-10, 4.5.6).
package enum BiometricEncoding: String, CaseIterable, Sendable, Hashable {
    /// The first edition of ISO/IEC 19794, of 2005.
    case iso19794
    /// ISO/IEC 39794.
    case iso39794
}

/// One face of EF.DG2: an object of the member `face`.
package struct FaceDescription: Sendable, Hashable {
    /// The portrait: JPEG or JPEG 2000.
    package var portrait = ImageDescription()
    /// How the block is encoded.
    package var encoding = BiometricEncoding.iso19794
    /// Whether the block says more than it must: sex, colours of eyes and hair, expression, pose, and where the eyes
    /// are.
    package var hasDetails = false

    /// The portrait that the project draws, as JPEG, in a record of ISO/IEC 19794-5.
    package init() {}

    /// This portrait, or where it is nil the one that the project draws, in a record of ISO/IEC 19794-5.
    package init(portrait image: [UInt8]?) { portrait.image = image }
}

/// One finger of EF.DG3: an object of the member `fingers`.
package struct FingerDescription: Sendable, Hashable {
    /// The right index finger where the description does not say.
    package var position = FingerPosition.rightIndex
    /// The image; ``ImageDescription/Format/raw`` for points without compression.
    package var image = ImageDescription(format: .raw)
    /// The columns of a raw image that is given.
    package var width: Int?
    /// The rows of a raw image that is given.
    package var height: Int?
    /// How the block is encoded.
    package var encoding = BiometricEncoding.iso19794

    /// A drawing instead of the right index finger, without compression, in a record of ISO/IEC 19794-4.
    package init() {}

    /// The same for that finger.
    package init(_ position: FingerPosition) { self.position = position }
}

/// One eye of EF.DG4: an object of the member `irises`.
package struct IrisDescription: Sendable, Hashable {
    /// The right one where the description does not say.
    package var eye = BiometricImage.Eye.right
    /// The image; ``ImageDescription/Format/raw`` for points without compression.
    package var image = ImageDescription(format: .raw)
    /// The columns of a raw image that is given.
    package var width: Int?
    /// The rows of a raw image that is given.
    package var height: Int?
    /// How the block is encoded.
    package var encoding = BiometricEncoding.iso19794

    /// A drawing instead of the right eye, without compression, in a record of ISO/IEC 19794-6.
    package init() {}

    /// The same for that eye.
    package init(_ eye: BiometricImage.Eye) { self.eye = eye }
}

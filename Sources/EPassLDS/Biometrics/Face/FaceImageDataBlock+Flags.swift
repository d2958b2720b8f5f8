// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension FaceImageDataBlock {
    /// What the face shows; the number is the context tag of the truth value (ISO/IEC 39794-5: `PropertiesBlock`).
    package enum Property: Int, FlagName {
        case glasses, moustache, beard, teethVisible, pupilOrIrisNotVisible, mouthOpen, leftEyePatch, rightEyePatch,
            darkGlasses
        /// The face cannot be captured as others are.
        case biometricAbsent = 9
        case headCoveringsPresent
    }

    /// The expression of the face; the number is the context tag of the truth value (ISO/IEC 39794-5:
    /// `ExpressionBlock`).
    package enum Expression: Int, FlagName {
        case neutral, smile, raisedEyebrows
        /// The eyes look away from the camera.
        case eyesLookingAwayFromTheCamera = 3
        case squinting, frowning
    }

    /// What was done to the image after it was captured; the number is the context tag of the truth value (ISO/IEC
    /// 39794-5: `PostAcquisitionProcessingBlock`).
    package enum PostAcquisitionProcessing: Int, FlagName {
        case rotated, cropped, downSampled, whiteBalanceAdjusted, multiplyCompressed, interpolated, contrastStretched,
            poseCorrected, multiViewImage, ageProgressed, superResolutionProcessed, normalised
    }

    /// The light of the capture; the number is the context tag of the truth value (ISO/IEC 39794-5:
    /// `CaptureDeviceSpectral2DBlock`).
    package enum CaptureDeviceSpectral2D: Int, FlagName {
        case whiteLight, nearInfrared, thermal
    }

    /// `PropertiesBlock`: what the face shows.
    package typealias PropertiesBlock = FlagBlock<Property>
    /// `ExpressionBlock`: the expression of the face.
    package typealias ExpressionBlock = FlagBlock<Expression>
    /// `PostAcquisitionProcessingBlock`: what was done to the image.
    package typealias PostAcquisitionProcessingBlock = FlagBlock<PostAcquisitionProcessing>
    /// `CaptureDeviceSpectral2DBlock`: the light of the capture.
    package typealias CaptureDeviceSpectral2DBlock = FlagBlock<CaptureDeviceSpectral2D>
}

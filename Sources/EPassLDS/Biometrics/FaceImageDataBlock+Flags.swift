// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension FaceImageDataBlock {
    /// What the face shows.
    public enum Property: Int, FlagName {
        /// Glasses.
        case glasses = 0
        /// A moustache.
        case moustache = 1
        /// A beard.
        case beard = 2
        /// Teeth are visible.
        case teethVisible = 3
        /// A pupil or an iris is not visible.
        case pupilOrIrisNotVisible = 4
        /// The mouth is open.
        case mouthOpen = 5
        /// A patch over the left eye.
        case leftEyePatch = 6
        /// A patch over the right eye.
        case rightEyePatch = 7
        /// Dark glasses.
        case darkGlasses = 8
        /// The face cannot be captured as others are.
        case biometricAbsent = 9
        /// The head is covered.
        case headCoveringsPresent = 10
    }

    /// The expression of the face.
    public enum Expression: Int, FlagName {
        /// Neutral.
        case neutral = 0
        /// A smile.
        case smile = 1
        /// Raised eyebrows.
        case raisedEyebrows = 2
        /// The eyes look away from the camera.
        case eyesLookingAwayFromTheCamera = 3
        /// Squinting.
        case squinting = 4
        /// Frowning.
        case frowning = 5
    }

    /// What was done to the image after it was captured.
    public enum PostAcquisitionProcessing: Int, FlagName {
        /// Rotated.
        case rotated = 0
        /// Cropped.
        case cropped = 1
        /// Sampled down.
        case downSampled = 2
        /// White balance adjusted.
        case whiteBalanceAdjusted = 3
        /// Compressed more than once.
        case multiplyCompressed = 4
        /// Interpolated.
        case interpolated = 5
        /// Contrast stretched.
        case contrastStretched = 6
        /// Pose corrected.
        case poseCorrected = 7
        /// Made from several views.
        case multiViewImage = 8
        /// Age progressed.
        case ageProgressed = 9
        /// Super resolution processed.
        case superResolutionProcessed = 10
        /// Normalised.
        case normalised = 11
    }

    /// The light of the capture.
    public enum CaptureDeviceSpectral2D: Int, FlagName {
        /// White light.
        case whiteLight = 0
        /// Near infrared.
        case nearInfrared = 1
        /// Thermal.
        case thermal = 2
    }

    /// `PropertiesBlock`: what the face shows.
    public typealias PropertiesBlock = FlagBlock<Property>
    /// `ExpressionBlock`: the expression of the face.
    public typealias ExpressionBlock = FlagBlock<Expression>
    /// `PostAcquisitionProcessingBlock`: what was done to the image.
    public typealias PostAcquisitionProcessingBlock = FlagBlock<PostAcquisitionProcessing>
    /// `CaptureDeviceSpectral2DBlock`: the light of the capture.
    public typealias CaptureDeviceSpectral2DBlock = FlagBlock<CaptureDeviceSpectral2D>
}

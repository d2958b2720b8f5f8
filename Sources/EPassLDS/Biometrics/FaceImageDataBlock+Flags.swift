// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension FaceImageDataBlock {
    /// What the face shows; the number is the context tag of the truth value (ISO/IEC 39794-5: `PropertiesBlock`).
    public enum Property: Int, FlagName {
        case glasses = 0
        case moustache = 1
        case beard = 2
        /// Teeth are visible.
        case teethVisible = 3
        case pupilOrIrisNotVisible = 4
        case mouthOpen = 5
        /// A patch over the left eye.
        case leftEyePatch = 6
        /// A patch over the right eye.
        case rightEyePatch = 7
        case darkGlasses = 8
        /// The face cannot be captured as others are.
        case biometricAbsent = 9
        case headCoveringsPresent = 10
    }

    /// The expression of the face; the number is the context tag of the truth value (ISO/IEC 39794-5:
    /// `ExpressionBlock`).
    public enum Expression: Int, FlagName {
        case neutral = 0
        case smile = 1
        case raisedEyebrows = 2
        /// The eyes look away from the camera.
        case eyesLookingAwayFromTheCamera = 3
        case squinting = 4
        case frowning = 5
    }

    /// What was done to the image after it was captured; the number is the context tag of the truth value (ISO/IEC
    /// 39794-5: `PostAcquisitionProcessingBlock`).
    public enum PostAcquisitionProcessing: Int, FlagName {
        case rotated = 0
        case cropped = 1
        case downSampled = 2
        case whiteBalanceAdjusted = 3
        /// Compressed more than once.
        case multiplyCompressed = 4
        case interpolated = 5
        case contrastStretched = 6
        case poseCorrected = 7
        /// Made from several views.
        case multiViewImage = 8
        case ageProgressed = 9
        case superResolutionProcessed = 10
        case normalised = 11
    }

    /// The light of the capture; the number is the context tag of the truth value (ISO/IEC 39794-5:
    /// `CaptureDeviceSpectral2DBlock`).
    public enum CaptureDeviceSpectral2D: Int, FlagName {
        case whiteLight = 0
        case nearInfrared = 1
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

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// With what a finger was captured (ISO/IEC 39794-4: `CaptureDeviceBlock`).
package typealias FingerCaptureDevice = BiometricCaptureDevice<FingerCaptureTechnology>

/// With what an eye was captured (ISO/IEC 39794-6: `CaptureDeviceBlock`).
package typealias IrisCaptureDevice = BiometricCaptureDevice<IrisCaptureTechnology>

/// A device that captures fingers or eyes.
package struct BiometricCaptureDevice<Kind: ExtensibleCodeValue>: Sendable, Hashable {
    /// How the device works.
    package typealias Technology = Kind

    /// Maker and model by their registered numbers.
    package var modelIdBlock: RegistryIdBlock
    /// How it works; nil where it is not stated.
    package var technologyId: ExtensibleCode<Technology>?
    /// The schemes under which it is certified, by their registered numbers; nil where none is stated.
    package var certificationIdBlocks: [RegistryIdBlock]?
    /// Elements of later editions.
    package var extensionElements: [ExtensionElement] = []

    /// A device of that model.
    package init(modelIdBlock: RegistryIdBlock) { self.modelIdBlock = modelIdBlock }
}

extension BiometricCaptureDevice: FieldBlock {
    init() { self.init(modelIdBlock: RegistryIdBlock()) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.block(0, "modelIdBlock", &modelIdBlock, &context)
        try coder.block(1, "technologyId", &technologyId, &context)
        try coder.blocks(2, "certificationIdBlocks", &certificationIdBlocks, &context)
        try coder.extensions(after: 2, &extensionElements, &context)
    }
}

/// How a device that captures fingers works.
package enum FingerCaptureTechnology: Int, ExtensibleCodeValue {
    case unknown, other, scannedInkOnPaper
    /// Total internal reflection, bright field.
    case opticalTIRBrightField = 3
    /// Total internal reflection, dark field.
    case opticalTIRDarkField = 4
    /// A photograph.
    case opticalImage = 5
    /// Mapped in three dimensions with a low frequency.
    case opticalLowFrequency3DMapped = 6
    /// Mapped in three dimensions with a high frequency.
    case opticalHighFrequency3DMapped = 7
    case capacitive = 9
    /// Capacitive, by radio frequency.
    case capacitiveRF = 10
    case electroLuminescence
    /// Ultrasound that is reflected.
    case reflectedUltrasonic = 12
    /// Ultrasound by impediography.
    case impediographicUltrasonic = 13
    case thermal, directPressure, indirectPressure
    /// Tape on the living finger.
    case liveTape = 17
    case latentImpression
    /// A photograph of a latent print.
    case latentPhoto = 19
    /// A mould of a latent print.
    case latentMolded = 20
    /// A tracing of a latent print.
    case latentTracing = 21
    /// A lift of a latent print.
    case latentLift = 22
}

/// How a device that captures eyes works.
package enum IrisCaptureTechnology: Int, ExtensibleCodeValue {
    case unknown
    /// A CMOS or CCD sensor.
    case cmosOrCCD = 1
}

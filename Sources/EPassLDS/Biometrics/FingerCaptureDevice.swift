// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// With what a finger was captured (ISO/IEC 39794-4: `CaptureDeviceBlock`).
public struct FingerCaptureDevice: Sendable, Hashable {
    /// How the device works.
    public enum Technology: Int, ExtensibleCodeValue {
        case unknown = 0
        /// Another one.
        case other = 1
        case scannedInkOnPaper = 2
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
        case electroLuminescence = 11
        /// Ultrasound that is reflected.
        case reflectedUltrasonic = 12
        /// Ultrasound by impediography.
        case impediographicUltrasonic = 13
        case thermal = 14
        case directPressure = 15
        case indirectPressure = 16
        /// Tape on the living finger.
        case liveTape = 17
        case latentImpression = 18
        /// A photograph of a latent print.
        case latentPhoto = 19
        /// A mould of a latent print.
        case latentMolded = 20
        /// A tracing of a latent print.
        case latentTracing = 21
        /// A lift of a latent print.
        case latentLift = 22
    }

    /// Maker and model by their registered numbers.
    public var modelIdBlock: RegistryIdBlock
    /// How it works; nil where it is not stated.
    public var technologyId: ExtensibleCode<Technology>?
    /// The schemes under which it is certified, by their registered numbers; nil where none is stated.
    public var certificationIdBlocks: [RegistryIdBlock]?
    /// Elements of later editions.
    public var extensionElements: [ExtensionElement] = []

    /// A device of that model.
    public init(modelIdBlock: RegistryIdBlock) { self.modelIdBlock = modelIdBlock }
}

extension FingerCaptureDevice: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        modelIdBlock = try reader.required(reader.block(0, "modelIdBlock", &context), "modelIdBlock")
        technologyId = try reader.code(1, "technologyId", &context)
        certificationIdBlocks = try reader.blocks(2, "certificationIdBlocks", &context)
        extensionElements = try reader.extensions(after: 2, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.block(0, modelIdBlock)
        writer.block(1, technologyId)
        writer.blocks(2, certificationIdBlocks)
        writer.extensions(extensionElements)
    }
}

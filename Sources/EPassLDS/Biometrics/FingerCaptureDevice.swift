// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// With what a finger was captured (ISO/IEC 39794-4: `CaptureDeviceBlock`).
public struct FingerCaptureDevice: Sendable, Hashable {
    /// How the device works.
    public enum Technology: Int, ExtensibleCodeValue {
        /// Unknown.
        case unknown = 0
        /// Another one.
        case other = 1
        /// Ink on paper, scanned.
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
        /// Capacitive.
        case capacitive = 9
        /// Capacitive, by radio frequency.
        case capacitiveRF = 10
        /// Electroluminescence.
        case electroLuminescence = 11
        /// Ultrasound that is reflected.
        case reflectedUltrasonic = 12
        /// Ultrasound by impediography.
        case impediographicUltrasonic = 13
        /// Thermal.
        case thermal = 14
        /// Pressure, direct.
        case directPressure = 15
        /// Pressure, indirect.
        case indirectPressure = 16
        /// Tape on the living finger.
        case liveTape = 17
        /// A latent impression.
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

    /// The model.
    public var modelIdBlock: RegistryIdBlock
    /// How it works.
    public var technologyId: ExtensibleCode<Technology>?
    /// What it is certified for.
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

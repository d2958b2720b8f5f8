// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension IrisImageRepresentation {
    /// The codes of the eyes (ISO/IEC 39794-6); zero where nobody knows which it is.
    public enum EyeLabel: Int, Sendable, CaseIterable {
        case unknown = 0
        /// The right eye of the person.
        case rightIris = 1
        /// The left eye of the person.
        case leftIris = 2
    }

    /// How the image was cut.
    public enum ImageKind: Int, ExtensibleCodeValue {
        /// Not cut.
        case uncropped = 1
        /// Of 640 by 480 points.
        case vga = 2
        /// Cut to the iris.
        case cropped = 3
        /// Cut to the iris, lids and sclera masked.
        case croppedAndMasked = 7
    }

    /// How the image is coded.
    public enum ImageDataFormat: Int, ExtensibleCodeValue {
        /// A portable grey map.
        case pgm = 0
        /// A portable pixel map.
        case ppm = 1
        case png = 2
        /// JPEG 2000 without loss.
        case jpeg2000Lossless = 3
        /// JPEG 2000 with loss.
        case jpeg2000Lossy = 4
    }

    /// The direction from left to right.
    public enum HorizontalOrientation: Int, Sendable, CaseIterable {
        case undefined = 0
        /// As seen.
        case leftToRight = 1
        /// Flipped.
        case rightToLeft = 2
    }

    /// The direction from top to bottom.
    public enum VerticalOrientation: Int, Sendable, CaseIterable {
        case undefined = 0
        /// As seen.
        case topToBottom = 1
        /// Flipped.
        case bottomToTop = 2
    }

    /// Whether the image was ever compressed with loss.
    public enum CompressionHistory: Int, Sendable, CaseIterable {
        case undefined = 0
        /// Never with loss.
        case losslessOrNone = 1
        /// With loss.
        case lossy = 2
    }

    /// Why there is no range.
    public enum RangingError: Int, Sendable, CaseIterable {
        /// It was not asked for.
        case unassigned = 0
        /// It could not be found.
        case failed = 1
        /// It is too large.
        case overflow = 2
    }

    /// The distance from the camera (ISO/IEC 39794-6: `RangeOrError`).
    public enum RangeOrError: Sendable, Hashable {
        /// The range, 2 to 65,533.
        case range(Int)
        /// Why there is none.
        case error(RangingError)
    }

    /// How the eye is turned, in parts of a circle (ISO/IEC 39794-6: `RollAngleBlock`).
    public struct RollAngle: Sendable, Hashable {
        /// 0 to 65,535 parts of a circle.
        public var angle: Int
        /// How far off the angle may be, 0 to 65,535 parts of a circle.
        public var uncertainty: Int

        /// Not checked here; a decoder refuses what is out of range.
        public init(angle: Int, uncertainty: Int) {
            self.angle = angle
            self.uncertainty = uncertainty
        }
    }

    /// Where in the image the iris is, in points, 1 to 65,535 each (ISO/IEC 39794-6: `LocalisationBlock`).
    public struct Localisation: Sendable, Hashable {
        /// The centre from the left, at the least.
        public var irisCenterXSmallest: Int?
        /// The centre from the left, at the most.
        public var irisCenterXLargest: Int?
        /// The centre from the top, at the least.
        public var irisCenterYSmallest: Int?
        /// The centre from the top, at the most.
        public var irisCenterYLargest: Int?
        /// The diameter, at the least.
        public var irisDiameterSmallest: Int?
        /// The diameter, at the most.
        public var irisDiameterLargest: Int?

        /// A place of which nothing is said.
        public init() {}
    }
}

extension IrisImageRepresentation.RangeOrError: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        if let range = try reader.integer(0, "range", in: 2...65_533, &context) {
            self = .range(range)
        } else if let error: IrisImageRepresentation.RangingError = try reader.enumerated(1, "errorCode", &context) {
            self = .error(error)
        } else {
            throw reader.noAlternative()
        }
    }

    func write(to writer: inout ExtensibleWriter) {
        switch self {
        case .range(let range): writer.integer(0, range)
        case .error(let error): writer.integer(1, error.rawValue)
        }
    }
}

extension IrisImageRepresentation.RollAngle: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        angle = try reader.required(reader.integer(0, "angle", in: 0...0xFFFF, &context), "angle")
        uncertainty = try reader.required(reader.integer(1, "uncertainty", in: 0...0xFFFF, &context), "uncertainty")
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.integer(0, angle)
        writer.integer(1, uncertainty)
    }
}

extension IrisImageRepresentation.Localisation: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        irisCenterXSmallest = try reader.integer(0, "irisCenterXSmallest", in: 1...0xFFFF, &context)
        irisCenterXLargest = try reader.integer(1, "irisCenterXLargest", in: 1...0xFFFF, &context)
        irisCenterYSmallest = try reader.integer(2, "irisCenterYSmallest", in: 1...0xFFFF, &context)
        irisCenterYLargest = try reader.integer(3, "irisCenterYLargest", in: 1...0xFFFF, &context)
        irisDiameterSmallest = try reader.integer(4, "irisDiameterSmallest", in: 1...0xFFFF, &context)
        irisDiameterLargest = try reader.integer(5, "irisDiameterLargest", in: 1...0xFFFF, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        let values = [
            irisCenterXSmallest, irisCenterXLargest, irisCenterYSmallest, irisCenterYLargest, irisDiameterSmallest,
            irisDiameterLargest,
        ]
        for (number, value) in values.enumerated() { writer.integer(UInt8(truncatingIfNeeded: number), value) }
    }
}

/// With what an eye was captured (ISO/IEC 39794-6: `CaptureDeviceBlock`).
public struct IrisCaptureDevice: Sendable, Hashable {
    /// How the device works.
    public enum Technology: Int, ExtensibleCodeValue {
        case unknown = 0
        /// A CMOS or CCD sensor.
        case cmosOrCCD = 1
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

extension IrisCaptureDevice: ExtensibleBlock {
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

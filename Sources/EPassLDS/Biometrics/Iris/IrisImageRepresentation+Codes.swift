// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension IrisImageRepresentation {
    /// The codes of the eyes (ISO/IEC 39794-6); zero where nobody knows which it is.
    package enum EyeLabel: Int, Sendable, CaseIterable {
        case unknown
        /// The right eye of the person.
        case rightIris = 1
        /// The left eye of the person.
        case leftIris = 2
    }

    /// How the image was cut.
    package enum ImageKind: Int, ExtensibleCodeValue {
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
    package enum ImageDataFormat: Int, ExtensibleCodeValue {
        /// A portable grey map.
        case pgm = 0
        /// A portable pixel map.
        case ppm = 1
        case png
        /// JPEG 2000 without loss.
        case jpeg2000Lossless = 3
        /// JPEG 2000 with loss.
        case jpeg2000Lossy = 4
    }

    /// The direction from left to right.
    package enum HorizontalOrientation: Int, Sendable, CaseIterable {
        case undefined
        /// As seen.
        case leftToRight = 1
        /// Flipped.
        case rightToLeft = 2
    }

    /// The direction from top to bottom.
    package enum VerticalOrientation: Int, Sendable, CaseIterable {
        case undefined
        /// As seen.
        case topToBottom = 1
        /// Flipped.
        case bottomToTop = 2
    }

    /// Whether the image was ever compressed with loss.
    package enum CompressionHistory: Int, Sendable, CaseIterable {
        case undefined
        /// Never with loss.
        case losslessOrNone = 1
        /// With loss.
        case lossy = 2
    }

    /// Why there is no range.
    package enum RangingError: Int, Sendable, CaseIterable {
        /// It was not asked for.
        case unassigned = 0
        /// It could not be found.
        case failed = 1
        /// It is too large.
        case overflow = 2
    }

    /// The distance from the camera (ISO/IEC 39794-6: `RangeOrError`).
    package enum RangeOrError: Sendable, Hashable {
        /// The range, 2 to 65,533.
        case range(Int)
        /// Why there is none.
        case error(RangingError)
    }

    /// How the eye is turned, in parts of a circle (ISO/IEC 39794-6: `RollAngleBlock`).
    package struct RollAngle: Sendable, Hashable {
        /// 0 to 65,535 parts of a circle.
        package var angle: Int
        /// How far off the angle may be, 0 to 65,535 parts of a circle.
        package var uncertainty: Int

        /// Not checked here; a decoder refuses what is out of range.
        package init(angle: Int, uncertainty: Int) {
            self.angle = angle
            self.uncertainty = uncertainty
        }
    }

    /// Where in the image the iris is, in points, 1 to 65,535 each (ISO/IEC 39794-6: `LocalisationBlock`).
    package struct Localisation: Sendable, Hashable {
        /// The centre from the left, at the least.
        package var irisCenterXSmallest: Int?
        /// The centre from the left, at the most.
        package var irisCenterXLargest: Int?
        /// The centre from the top, at the least.
        package var irisCenterYSmallest: Int?
        /// The centre from the top, at the most.
        package var irisCenterYLargest: Int?
        /// The diameter, at the least.
        package var irisDiameterSmallest: Int?
        /// The diameter, at the most.
        package var irisDiameterLargest: Int?

        /// A place of which nothing is said.
        package init() {}
    }
}

extension IrisImageRepresentation.RangeOrError: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        if let range = try reader.integer(0, "range", in: 2...65_533, &context) {
            self = .range(range)
        } else if try reader.peek() == ExtensibleReader.tag(1, constructed: false) {
            var error = IrisImageRepresentation.RangingError.unassigned
            try reader.enumerated(1, "errorCode", &error, &context)
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

extension IrisImageRepresentation.RollAngle: FieldBlock {
    init() { self.init(angle: 0, uncertainty: 0) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.integer(0, "angle", in: 0...0xFFFF, &angle, &context)
        try coder.integer(1, "uncertainty", in: 0...0xFFFF, &uncertainty, &context)
    }
}

extension IrisImageRepresentation.Localisation: FieldBlock {
    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.integer(0, "irisCenterXSmallest", in: 1...0xFFFF, &irisCenterXSmallest, &context)
        try coder.integer(1, "irisCenterXLargest", in: 1...0xFFFF, &irisCenterXLargest, &context)
        try coder.integer(2, "irisCenterYSmallest", in: 1...0xFFFF, &irisCenterYSmallest, &context)
        try coder.integer(3, "irisCenterYLargest", in: 1...0xFFFF, &irisCenterYLargest, &context)
        try coder.integer(4, "irisDiameterSmallest", in: 1...0xFFFF, &irisDiameterSmallest, &context)
        try coder.integer(5, "irisDiameterLargest", in: 1...0xFFFF, &irisDiameterLargest, &context)
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension FingerImageRepresentation {
    /// A part of hand or foot. Any code is a position; `FingerPosition` has its words.
    package struct Position: ExtensibleCodeValue {
        /// The code of ISO/IEC 39794-4: one of `allCases`.
        package let rawValue: Int

        /// The position of this code; nil where the standard defines none.
        package init?(rawValue: Int) {
            guard Self.codes.contains(where: { $0.contains(rawValue) }) else { return nil }
            self.rawValue = rawValue
        }

        /// The position of that finger or palm; of one that the standard does not define, an unknown one.
        package init(_ position: FingerPosition) {
            let code = Int(position.rawValue)
            rawValue = Self.codes.contains { $0.contains(code) } ? code : 0
        }

        static let unknown = Position(.unknown)

        /// The words for it.
        package var position: FingerPosition { FingerPosition(rawValue: UInt16(truncatingIfNeeded: rawValue)) }

        /// Every position of the standard.
        package static var allCases: [Position] { codes.flatMap { $0.compactMap { Position(rawValue: $0) } } }

        private static let codes: [ClosedRange<Int>] = [0...10, 13...38, 40...55, 60...79, 81...86, 999...999]
    }

    /// How a finger was captured.
    package enum Impression: Int, ExtensibleCodeValue {
        /// Laid on the device.
        case plainContact = 0
        /// Rolled on the device.
        case rolledContact = 1
        /// A latent impression.
        case latentImage = 4
        /// Swept over the device.
        case swipeContact = 8
        /// Before the device, not moving, plain.
        case stationarySubjectContactlessPlain = 24
        /// Before the device, not moving, rolled.
        case stationarySubjectContactlessRolled = 25
        /// In another way.
        case otherImpression = 28
        case unknownImpression
        /// Before the device, moving, plain.
        case movingSubjectContactlessPlain = 41
        /// Before the device, moving, rolled.
        case movingSubjectContactlessRolled = 42
    }

    /// How the image is coded.
    package enum ImageDataFormat: Int, ExtensibleCodeValue {
        /// A portable grey map.
        case pgm = 0
        case wsq
        /// JPEG 2000 with loss.
        case jpeg2000Lossy = 2
        /// JPEG 2000 without loss.
        case jpeg2000Lossless = 3
        case png
    }

    /// How close the points of the image are, in points an inch or a centimetre (ISO/IEC 39794-4).
    package struct SpatialSamplingRate: Sendable, Hashable {
        /// The length that the points are counted on.
        package enum Unit: Int, Sendable, CaseIterable {
            case inch, centimetre
        }

        /// Points on that length, 0 to 65,535.
        package var samplesPerUnit: Int
        /// An inch or a centimetre.
        package var unitDimension: Unit

        /// Not checked here; a decoder refuses what is out of range.
        package init(samplesPerUnit: Int, unitDimension: Unit = .inch) {
            self.samplesPerUnit = samplesPerUnit
            self.unitDimension = unitDimension
        }
    }
}

extension FingerImageRepresentation.SpatialSamplingRate: FieldBlock {
    init() { self.init(samplesPerUnit: 0) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.integer(0, "samplesPerUnit", in: 0...0xFFFF, &samplesPerUnit, &context)
        try coder.enumerated(1, "unitDimension", &unitDimension, &context)
    }
}

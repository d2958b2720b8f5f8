// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ

/// Blocks of ISO/IEC 39794-4 and 39794-6.
extension BiometricMaker {
    static func fingerBlock(_ finger: FingerDescription) -> FingerImageDataBlock {
        let image = SizedImage(finger)
        let format: FingerImageRepresentation.ImageDataFormat =
            switch finger.image.format {
            case .raw, .jpeg: .pgm
            case .wsq: .wsq
            case .jp2, .j2k: .jpeg2000Lossy
            case .png: .png
            }
        return FingerImageDataBlock(representationBlocks: [
            FingerImageRepresentation(
                position: FingerImageRepresentation.Position(finger.position), imageDataFormat: format,
                imageData: (format == .pgm ? image.greyMap : image.octets)[...])
        ])
    }

    static func irisBlock(_ iris: IrisDescription, _ captured: CalendarDate) -> IrisImageDataBlock {
        let image = SizedImage(iris)
        let eye: IrisImageRepresentation.EyeLabel =
            switch iris.eye {
            case .undefined: .unknown
            case .right: .rightIris
            case .left: .leftIris
            }
        let format: IrisImageRepresentation.ImageDataFormat =
            switch iris.image.format {
            case .png: .png
            case .jp2, .j2k: .jpeg2000Lossy
            default: .pgm
            }
        return IrisImageDataBlock(representationBlocks: [
            IrisImageRepresentation(
                eye: eye, imageDataFormat: format,
                captureDate: DateTimeBlock(year: captured.year, month: captured.month, day: captured.day),
                irisImageData: (format == .pgm ? image.greyMap : image.octets)[...])
        ])
    }
}

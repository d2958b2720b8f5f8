// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// An image with the columns and rows that its file states.
struct SizedImage {
    let octets: [UInt8]
    let width: UInt16
    let height: UInt16

    init(_ finger: FingerDescription) {
        self.init(finger.image, .finger(finger.position), finger.width, finger.height)
    }

    init(_ iris: IrisDescription) {
        self.init(iris.image, .iris(iris.eye), iris.width, iris.height)
    }

    /// The points as a portable grey map, the form of images without compression in ISO/IEC 39794.
    var greyMap: [UInt8] { Array("P5\n\(width) \(height)\n255\n".utf8) + octets }

    private init(_ image: ImageDescription, _ drawing: Drawing, _ width: Int?, _ height: Int?) {
        octets = image.image ?? drawing.octets(as: image.format)
        let size =
            if let width, let height {
                ImageSize((width, height))
            } else {
                image.image.map { ImageSize(of: $0) } ?? ImageSize(drawing.size)
            }
        self.width = size.width
        self.height = size.height
    }
}

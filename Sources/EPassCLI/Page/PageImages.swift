// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassImages
import EPassLDS
import EPassMessages
import EPassPage
import EPassTrust

/// The images of a document as a page shows them.
struct PageImages: Sendable {
    private(set) var shown: [PageImage] = []
    /// How many cannot be shown.
    private(set) var leftOut = 0

    /// The longest that images of one page are decoded.
    private static let seconds = 60.0

    /// The images in the order of the files; a file that does not decode has none.
    ///
    /// - Parameter warns: whether it is said on standard error what is wrong with an image that is left out.
    init(of files: [ParsedFile], warns: Bool = true) async {
        let deadline = ContinuousClock.now + .seconds(Self.seconds)
        for file in files {
            for image in file.images where !image.octets.isEmpty {
                guard shown.count < PageImage.maximumCount, ContinuousClock.now < deadline else {
                    leftOut += 1
                    continue
                }
                await add(image, of: file.file, warns: warns)
            }
        }
    }

    /// A PNG that was made here, so that no octet of the chip comes to the browser; what this build cannot decode goes
    /// as it came, its header read.
    private static func drawn(_ image: BiometricImage) async throws(ImageError) -> ViewableImage {
        do {
            return try await ImageFile.decoder.png(image)
        } catch {
            guard error.code == .notBuilt else { throw error }
            return try await ImageFile.decoder.viewable(image)
        }
    }

    private mutating func add(_ image: BiometricImage, of file: LDSFile, warns: Bool) async {
        do {
            let made = try await Self.drawn(image)
            guard
                let image = PageImage(
                    made.octets, showing: image.subject, in: file, width: made.width, height: made.height)
            else {
                leftOut += 1
                return
            }
            shown.append(image)
        } catch {
            leftOut += 1
            if warns { Terminal.warn(.pageImageFailed(problem: error.message)) }
        }
    }
}

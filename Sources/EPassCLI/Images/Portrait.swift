// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS
import EPassTrust

/// The portrait of EF.DG2 as evidence has it, or why there is none.
enum Portrait: Sendable {
    /// The first image of the first face.
    case image(BiometricImage)
    /// EF.DG2 was not read.
    case unread
    /// EF.DG2 has no image.
    case absent
    /// EF.DG2 cannot be decoded.
    case undecodable(LDSError)

    init(of evidence: Evidence) {
        guard let parsed = evidence.entry(.dataGroup(.dg2))?.parsed else {
            self = .unread
            return
        }
        do throws(LDSError) {
            self = try parsed.content(as: DataGroup2.self).images.first.map { .image($0) } ?? .absent
        } catch {
            self = .undecodable(error)
        }
    }
}

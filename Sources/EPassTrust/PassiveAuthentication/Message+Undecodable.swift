// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassLDS
internal import EPassMessages

extension Message {
    /// That a file cannot be decoded, and where in it.
    static func undecodable(_ file: String, _ error: LDSError) -> Message {
        .signedObjectUndecodable(file: file, place: error.placeAndCode, error: error.message)
    }

    /// That a file does not hold what it should, and where.
    static func undecodable(_ file: String, _ error: TrustError) -> Message {
        .signedObjectUndecodable(file: file, place: error.placeAndCode, error: error.message)
    }
}

extension LDSError {
    /// What stands before the sentence in its description: `CardAccess/31 @ 17: lds.truncated`.
    var placeAndCode: String {
        let place = [file?.name ?? "", path].filter { !$0.isEmpty }.joined(separator: "/")
        return "\(place.isEmpty ? "" : place + " ")@ \(offset): \(code.rawValue)"
    }
}

extension TrustError {
    /// What stands before the sentence in its description: `trust.malformed SignedData.version @ 17`.
    var placeAndCode: String {
        let place = [element.isEmpty ? nil : element, offset.map { "@ \($0)" }].compactMap { $0 }
        return ([code.rawValue] + place).joined(separator: " ")
    }
}

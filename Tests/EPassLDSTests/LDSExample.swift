// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassVectors
import Foundation
import Testing

/// An example of Doc 9303-10, Appendix A, as the vector files hold it.
struct LDSExample: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var hex: String?
    var header: String?
    var ldsVersion: String?
    var unicodeVersion: String?
    var tagList: String?
    var dataGroups: [String]?
    var mrz: String?
    var mrzAsPrinted: String?
    var consistentHex: String?
    /// The lengths as they are printed, and the value that they fit.
    var hexByPrintedLengths: String?
    /// Tags and lengths before the header of a biometric template, or before an image.
    var outer: String?
    var headerElements: String?
    /// Tag and length of the biometric data block.
    var block: String?
    var blockLength: Int?
    var imageLength: Int?
    /// The file, and what it says, by the names of `DecodedDataGroup`.
    var file: String?
    var values: [String: String]?

    private enum CodingKeys: String, CodingKey {
        case id
        case hex
        case header
        case ldsVersion = "lds_version"
        case unicodeVersion = "unicode_version"
        case tagList = "tag_list"
        case dataGroups = "data_groups"
        case mrz
        case mrzAsPrinted = "mrz_as_printed"
        case consistentHex = "hex_with_consistent_lengths"
        case hexByPrintedLengths = "hex_by_printed_lengths"
        case outer
        case headerElements = "header_elements"
        case block
        case blockLength = "block_length"
        case imageLength = "image_length"
        case file
        case values
    }

    var testDescription: String { id }

    /// The examples of every file with this title, in the repository and outside.
    static let all: [LDSExample] = EPassVectors.files(in: "lds", external: "icao", fileExtension: "json")
        .flatMap { url -> [LDSExample] in
            guard let data = try? Data(contentsOf: url),
                let file = try? JSONDecoder().decode(VectorFile.self, from: data), file.name == "LDS mapping examples"
            else { return [] }
            return file.examples
        }

    private struct VectorFile: Decodable {
        var name: String
        var examples: [LDSExample]
    }
}

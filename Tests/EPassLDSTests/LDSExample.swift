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

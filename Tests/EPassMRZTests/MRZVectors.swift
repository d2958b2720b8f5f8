// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassVectors
import Foundation
import Testing

/// The MRZ vector files of the repository and of external collections, recognised by their keys.
enum MRZVectors {
    struct CheckDigitExample: Decodable, Sendable {
        let id: String
        let kind: String
        let input: String?
        let compositeInput: String?
        let checkDigit: String
        let line1: String?
        let line2: String?
    }

    struct Specimen: Decodable, Sendable, CustomTestStringConvertible {
        struct Digit: Decodable, Sendable {
            let printed: String
            let computed: String
            let ok: Bool
        }
        let desc: String
        let format: String
        /// Absent where the standard prints a line that is no line of any format.
        let printed: [String]?
        let lengthOk: Bool?
        let checkDigits: [String: Digit]?
        var lines: [String] { printed ?? [] }

        var testDescription: String { format + ", " + desc }

        enum CodingKeys: String, CodingKey {
            case desc
            case format
            case printed = "lines"
            case lengthOk
            case checkDigits
        }
    }

    struct NameExample: Decodable, Sendable, CustomTestStringConvertible {
        let part: Int
        let viz: String
        let mrzLine: String
        let format: String
        let lineLen: Int
        let expectedLen: Int
        let primary: String
        let secondary: String
        let possiblyTruncated: Bool

        var testDescription: String { "part \(part): \(mrzLine)" }
        /// The whole line, or in TD1 the name field.
        var field: Substring { format == "TD1" ? mrzLine[...] : mrzLine.dropFirst(5) }
    }

    struct Letter: Decodable, Sendable {
        let codePoint: String
        let char: String
        let transliterations: [String]?
        let `default`: String?
        let exceptions: [String: String]?
        let mrz: String?
    }

    struct ArabicExample: Decodable, Sendable {
        let arabic: String
        let mrzByTable: String
        let mrzPrinted: String
        let match: Bool
    }

    struct TransliterationFile: Decodable, Sendable {
        let latin: [Letter]
        let cyrillic: [Letter]
        let arabic: [Letter]
        let arabicExamples: [ArabicExample]
    }

    struct Negative: Decodable, Sendable {
        let lines: [String]
        let expected: String
    }

    private struct CheckDigitFile: Decodable {
        let weights: String
        let examples: [CheckDigitExample]
    }
    private struct SpecimenFile: Decodable { let examples: [Specimen] }
    private struct NameFile: Decodable { let examples: [NameExample] }
    private struct CountryFile: Decodable { let codes: [String: [String: String]] }
    private struct NegativeFile: Decodable { let cases: [Negative] }

    private static func decoded<T: Decodable>(_ type: T.Type, external: String = "icao") -> [T] {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return EPassVectors.files(in: "doc9303-3", external: external, fileExtension: "json").compactMap { url in
            guard let data = try? Data(contentsOf: url) else { return nil }
            return try? decoder.decode(type, from: data)
        }
    }

    static let checkDigits = decoded(CheckDigitFile.self).flatMap(\.examples)
    static let specimens = decoded(SpecimenFile.self).flatMap(\.examples)
    static let names = decoded(NameFile.self).flatMap(\.examples)
    static let transliterations = decoded(TransliterationFile.self)
    static let negatives = decoded(NegativeFile.self, external: "negative").flatMap(\.cases)
    static let countries: [String: String] = decoded(CountryFile.self).reduce(into: [:]) { all, file in
        for group in file.codes.values { all.merge(group) { first, _ in first } }
    }
}

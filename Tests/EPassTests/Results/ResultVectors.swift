// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassVectors
import Foundation
import Testing

@testable import EPass

/// Signed results that another implementation made: Vectors/results.
struct ResultVectors: Sendable {
    struct Case: Sendable, CustomTestStringConvertible {
        let id: String
        let token: String
        let outcome: String
        var testDescription: String { id }
    }

    static let all: ResultVectors? = {
        let file = EPassVectors.folder("results").appendingPathComponent("results.json")
        guard let octets = try? Data(contentsOf: file), let value = try? JSONValue(parsing: Array(octets)) else {
            return nil
        }
        return ResultVectors(value: value)
    }()

    static let cases: [Case] = (all?.value["cases"]?.array ?? []).compactMap { entry in
        guard let id = entry["id"]?.string, let token = entry["token"]?.string,
            let outcome = entry["outcome"]?.string
        else { return nil }
        return Case(id: id, token: token, outcome: outcome)
    }

    let value: JSONValue

    static func member(_ name: String) throws -> JSONValue { try #require(all?.value[name]) }

    static func token(_ id: String) throws -> String { try #require(cases.first { $0.id == id }?.token) }

    static func keys(_ name: String = "keys") throws -> [UInt8] { try member(name).octets() }

    static func pem(_ name: String) throws -> [UInt8] { Array(try #require(try member("pem")[name]?.string).utf8) }

    /// What becomes of a token: `valid`, why the signature is not shown, or the code of the error.
    static func outcome(_ token: [UInt8], _ keys: ResultKeys) throws -> String {
        do {
            switch try ResultToken(parsing: token).verify(by: keys) {
            case .invalid(let refusal): return refusal.rawValue
            case .valid(let verified):
                _ = try SignedResult(verified)
                return "valid"
            }
        } catch let error as ResultError {
            return error.code.rawValue
        }
    }
}

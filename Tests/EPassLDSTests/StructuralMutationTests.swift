// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

/// A file with structural mutations: name of a base file to list of mutations with expected outcomes.
struct StructuralMutation: Decodable, Sendable, CustomTestStringConvertible {
    var kind: String
    var hex: String
    var expected: String
    var base = ""

    private enum CodingKeys: String, CodingKey {
        case kind
        case hex
        case expected
    }

    private struct VectorFile: Decodable {
        var cases: [String: [StructuralMutation]]
    }

    var testDescription: String { "\(base) \(kind)" }

    static let all: [StructuralMutation] = EPassVectors.files(
        in: "malformed", external: "negative", fileExtension: "json"
    )
    .compactMap { try? JSONDecoder().decode(VectorFile.self, from: Data(contentsOf: $0)) }
    .flatMap { file in
        file.cases.sorted { $0.key < $1.key }.flatMap { base, mutations in
            mutations.map { mutation in
                var named = mutation
                named.base = base
                return named
            }
        }
    }
    .filter { decoders[$0.base] != nil }

    /// How a base file is decoded, and under which name errors must report it.
    static let decoders: [String: @Sendable ([UInt8]) throws(LDSError) -> [LDSDeviation]] = [
        "EF.COM": { octets throws(LDSError) in try EFCOM(decoding: octets).deviations },
        "DG1": { octets throws(LDSError) in try DataGroup1(decoding: octets).deviations },
        "DG14": { octets throws(LDSError) in try DataGroup14(decoding: octets).deviations },
        "DG15": { octets throws(LDSError) in try DataGroup15(decoding: octets).deviations },
        "EF.CardAccess": { octets throws(LDSError) in try EFCardAccess(decoding: octets).deviations },
        "EF.SOD": { octets throws(LDSError) in try EFSOD(decoding: octets).deviations },
    ]
}

@Suite("Structural mutations of specimen files", .externalVectors(if: !StructuralMutation.all.isEmpty), .timed)
struct StructuralMutationTests {
    @Test("a mutation ends as its description demands", arguments: StructuralMutation.all)
    func outcome(mutation: StructuralMutation) throws {
        let file = try #require(octets(mutation.hex))
        let decode = try #require(StructuralMutation.decoders[mutation.base])
        let result: Result<[LDSDeviation], LDSError> = {
            do throws(LDSError) { return .success(try decode(file)) } catch { return .failure(error) }
        }()
        switch (mutation.kind, mutation.expected, result) {
        case (_, "parse error, not silent fall-back to BAC", .failure(let error)): #expect(error.code == .truncated)
        case (_, "error: truncated", .failure(let error)): #expect(error.code == .truncated)
        case (_, "error: unexpected tag", .failure(let error)): #expect(error.code == .unexpectedTag)
        case (_, "error without allocation", .failure(let error)):
            #expect([.truncated, .limitExceeded, .invalidEncoding].contains(error.code))
        case ("trailing byte", _, .success(let deviations)): #expect(deviations == [.trailingOctets])
        case ("indefinite length outer", _, .success(let deviations)):
            #expect(mutation.base == "EF.SOD")
            #expect(deviations == [.sodIndefiniteLength])
        case ("indefinite length outer", _, .failure(let error)): #expect(error.code == .invalidEncoding)
        case (_, "no crash; hash/signature mismatch or parse error", _):
            if case .failure(let error) = result { #expect(error.offset <= file.count) }
        default: Issue.record("\(mutation.base) \(mutation.kind) ends in \(result); \(mutation.expected)")
        }
    }
}

/// Security objects of a specimen chip with one field changed.
enum MutatedSODFiles {
    static let all = EPassVectors.files(in: nil, external: "negative/sod", fileExtension: "bin")
}

@Suite(
    "EF.SOD with other versions of the LDS security object",
    .externalVectors(if: !MutatedSODFiles.all.isEmpty), .timed)
struct MutatedSODTests {
    @Test("a version other than 0 and 1 is refused, all others decode")
    func versions() throws {
        for url in MutatedSODFiles.all {
            let sod = try EFSOD(decoding: [UInt8](Data(contentsOf: url)))
            let content = try #require(try Self.content(of: sod))
            // The version stands behind the header of the outer SEQUENCE and its own: 30 81 D8 02 01.
            if content[5] <= 1 {
                #expect(throws: Never.self) { try LDSSecurityObject(derEncoded: content) }
            } else {
                let error = #expect(throws: LDSError.self) { try LDSSecurityObject(derEncoded: content) }
                #expect(error?.code == .unsupportedVersion || error?.code == .invalidValue)
            }
        }
    }

    /// The eContent of the signed data, found by walking.
    static func content(of sod: EFSOD) throws -> [UInt8]? { try content(ofContentInfo: sod.contentInfo) }

    static func content(ofContentInfo octets: [UInt8]) throws -> [UInt8]? {
        var outer = TLVCursor(octets)
        var info = try outer.children(of: outer.read(0x30))
        _ = try info.read(0x06)
        var wrapper = try info.children(of: info.read(0xA0))
        var signedData = try wrapper.children(of: wrapper.read(0x30))
        _ = try signedData.read(0x02)
        _ = try signedData.read(0x31)
        var encapsulated = try signedData.children(of: signedData.read(0x30))
        _ = try encapsulated.read(0x06)
        var explicit = try encapsulated.children(of: encapsulated.read(0xA0))
        return Array(try explicit.read(0x04).content)
    }
}

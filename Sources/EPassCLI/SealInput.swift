// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassSeals
import EPassTrust
import FoundationEssentials

/// A seal among the inputs of a command, and the certificates of its signer.
enum SealInput {
    /// Whether octets are a seal and not evidence: of JSON texts, only those that have the members of a VDS-NC, whole or damaged.
    static func isSeal(_ octets: [UInt8]) -> Bool {
        guard octets.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "{") else {
            return Seal.isRecognised(octets)
        }
        return VDSNC.isRecognised(octets)
    }

    /// The certificates in files of DER or PEM.
    ///
    /// - Throws: `CLIError` where a file cannot be read or holds none.
    static func certificates(_ paths: [String]) throws(CLIError) -> [Certificate] {
        var certificates: [Certificate] = []
        for path in paths {
            let octets = try InputFile.read(path, limit: 1 << 20)
            do {
                let blocks = octets.starts(with: Array("-----BEGIN".utf8)) ? pem(octets) : [octets]
                for block in blocks { certificates.append(try Certificate(encoded: block ?? [])) }
            } catch {
                throw CLIError(
                    .badData, code: error.code.description,
                    message: "\(DisplayText.escaped(path)) holds no certificate: \(error.reason)",
                    remedy: "Give the certificate of the seal's signer as DER or PEM.")
            }
        }
        return certificates
    }

    /// The certificates of a PEM text; nil in place of a block that is not base64.
    private static func pem(_ octets: [UInt8]) -> [[UInt8]?] {
        let text = String(decoding: octets, as: UTF8.self)
        return text.split(separator: "-----BEGIN CERTIFICATE-----", omittingEmptySubsequences: false).dropFirst().map {
            let body = $0.split(whereSeparator: \.isNewline).prefix { !$0.hasPrefix("-----END") }.joined()
            return Data(base64Encoded: body).map(Array.init)
        }
    }
}

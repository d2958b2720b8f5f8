// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassSeals
import EPassTrust

/// A seal among the inputs of a command, and the certificates of its signer.
enum SealInput {
    /// Whether octets are a seal and not evidence: of JSON texts, only those that have the members of a VDS-NC.
    static func isSeal(_ octets: [UInt8]) -> Bool {
        guard Seal.isRecognised(octets) else { return false }
        guard octets.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "{") else { return true }
        guard let json = try? JSONValue(parsing: octets, limits: VDSNC.limits) else { return false }
        return json["data"]?.object != nil && json["sig"]?.object != nil
    }

    /// The certificates in files of DER or PEM.
    ///
    /// - Throws: `CLIError` where a file cannot be read or holds none.
    static func certificates(_ paths: [String]) throws(CLIError) -> [Certificate] {
        var certificates: [Certificate] = []
        for path in paths {
            let octets = try InputFile.read(path, limit: 1 << 20)
            do {
                let blocks =
                    octets.starts(with: Array("-----BEGIN".utf8)) ? try pem(octets) : [octets]
                for block in blocks { certificates.append(try Certificate(encoded: block)) }
            } catch {
                throw CLIError(
                    .badData, code: error.code.description,
                    message: "\(DisplayText.escaped(path)) holds no certificate: \(error.reason)",
                    remedy: "Give the certificate of the seal's signer as DER or PEM.")
            }
        }
        return certificates
    }

    private static func pem(_ octets: [UInt8]) throws(TrustError) -> [[UInt8]] {
        var blocks: [[UInt8]] = []
        var reader = PEMReader(octets)
        while let block = try reader.next() { blocks.append(block.octets) }
        return blocks
    }
}

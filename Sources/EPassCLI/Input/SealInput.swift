// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassEncodings
import EPassMessages
import EPassSeals
import EPassTrust

/// A seal among the inputs of a command, and the certificates of its signer.
enum SealInput {
    /// Whether octets are a seal and not evidence: of JSON texts, only those that have the members of a VDS-NC, and
    /// none of a document, nor a schema of this package, beside them.
    static func isSeal(_ octets: [UInt8]) -> Bool {
        guard Seal.isRecognised(octets) else { return false }
        let text = NoEvidence.withoutMark(octets)
        guard text.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "{") else { return true }
        return VDSNC.object(in: text).map { !EvidenceForm.isClaimed($0) } ?? false
    }

    /// Refuses a bar code of another standard, or of a version that is not read: nothing can be said about it.
    ///
    /// - Throws: `CLIError`.
    static func requireReadable(_ octets: [UInt8]) throws(CLIError) {
        do {
            _ = try Seal(recognising: octets)
        } catch {
            // Damage is a failed check of the report.
            guard error.code.isForeign else { return }
            throw CLIError(layer: error, message: .inputNotJudgeable(error: error.message))
        }
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
                    layer: error,
                    message: .inputNoCertificate(file: DisplayText.escaped(path), error: error.message),
                    remedy: .inputGiveSignerCertificate)
            }
        }
        return certificates
    }

    /// The certificates of a PEM text; nil in place of a block that is not base64.
    private static func pem(_ octets: [UInt8]) -> [[UInt8]?] {
        let text = String(decoding: octets, as: UTF8.self)
        return text.split(separator: "-----BEGIN CERTIFICATE-----", omittingEmptySubsequences: false).dropFirst().map {
            let body = $0.split(whereSeparator: \.isNewline).prefix { !$0.hasPrefix("-----END") }.joined()
            return Base64.octets(body)
        }
    }
}

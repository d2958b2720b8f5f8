// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTLV
import EPassTrust

extension ChipTester {
    /// The octets of an expression.
    func octets(_ expression: DataExpression) throws(TesterStop) -> [UInt8] {
        try expression.octets { name, argument throws(TesterStop) in try value(name, argument) }
    }

    private func value(_ name: DataExpression.ValueName, _ argument: String) throws(TesterStop) -> [UInt8] {
        switch name {
        case .trustPoint: return trustPoints.first ?? []
        case .secondTrustPoint: return trustPoints.last ?? []
        case .kept: return kept[argument] ?? []
        case .random:
            do throws(CryptoError) { return try RandomSource.system.bytes(Int(argument) ?? 8) } catch {
                throw .computation(error.code.rawValue)
            }
        case .file:
            guard let file = LDSFile(name: argument) else { return [] }
            let identifier = identifier(of: file)
            return [UInt8(truncatingIfNeeded: identifier >> 8), UInt8(truncatingIfNeeded: identifier)]
        case .short, .shortRead:
            guard let file = LDSFile(name: argument), let short = shortIdentifier(of: file) else { return [] }
            return [name == .shortRead ? 0x80 | short : short]
        case .body: return try certificate(argument).body
        case .bodyContent: return Self.content(of: try certificate(argument).body)
        case .signature: return TLVWriter.encode(0x5F37, try certificate(argument).signature)
        case .signatureContent: return try certificate(argument).signature
        case .holder: return try certificate(argument).holder
        case .terminalSignature:
            let signer = try certificate(argument)
            let message = chipIdentifier + (kept["challenge"] ?? []) + terminalKey
            do throws(TrustError) { return try signer.algorithm.sign(message, with: signer.key) } catch {
                throw .computation(error.code.rawValue)
            }
        }
    }

    private func certificate(_ name: String) throws(TesterStop) -> TestCertificates.Made {
        guard let certificates else { throw .notPrepared("CVCA") }
        do throws(TrustError) { return try certificates.certificate(name) } catch {
            throw .computation(error.code.rawValue)
        }
    }
}

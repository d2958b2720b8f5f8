// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMRZ
import EPassTestSupport
import EPassTrust
import Testing

/// The octets that hexadecimal digits of a test stand for.
func bytes(_ digits: String) throws -> [UInt8] { try #require(octets(digits)) }

/// A PKI of terminals for tests: keys that are made once, and builders with what a good certificate holds.
enum CardVerifiablePKI {
    static let algorithm = TerminalAuthenticationAlgorithm.ecdsaSHA256

    /// Keys on brainpoolP256r1.
    static let cvca = key(.ec(.brainpoolP256r1))
    static let nextCVCA = key(.ec(.brainpoolP256r1))
    static let verifier = key(.ec(.brainpoolP256r1))
    static let terminal = key(.ec(.brainpoolP256r1))
    static let rsa = key(.rsa(2_048))
    static let rsaVerifier = key(.rsa(2_048))
    static let rsaTerminal = key(.rsa(2_048))

    private static func key(_ kind: PrivateKey.KeyKind) -> Result<PrivateKey, CryptoError> {
        do throws(CryptoError) { return .success(try PrivateKey.generate(kind)) } catch { return .failure(error) }
    }

    static func date(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

    static func reference(_ text: String) throws -> CertificateReference { try CertificateReference(text: text) }

    static func builder(
        _ authority: String, _ holder: String, _ authorization: HolderAuthorization, from: String = "2026-01-01",
        to: String = "2027-01-01"
    ) throws -> CardVerifiableCertificateBuilder {
        CardVerifiableCertificateBuilder(
            authorityReference: try reference(authority), holderReference: try reference(holder),
            authorization: authorization, effectiveDate: try date(from), expirationDate: try date(to))
    }

    static func root(rights: UInt8 = 0x03) throws -> CardVerifiableCertificate {
        let key = try cvca.get()
        return try builder("UTCVCA00001", "UTCVCA00001", authorization(.cvca, rights), to: "2029-01-01")
            .issue(key.publicKey, algorithm: algorithm, by: key)
    }

    static func link() throws -> CardVerifiableCertificate {
        try builder("UTCVCA00001", "UTCVCA00002", authorization(.cvca, 0x03), to: "2029-01-01")
            .issue(nextCVCA.get().publicKey, algorithm: algorithm, by: cvca.get())
    }

    static func documentVerifier(
        under authority: String = "UTCVCA00001", rights: UInt8 = 0x03, from: String = "2026-01-01",
        by key: PrivateKey? = nil
    ) throws -> CardVerifiableCertificate {
        try builder(authority, "UTDVEPASS00001", authorization(.dvDomestic, rights), from: from, to: "2026-12-31")
            .issue(verifier.get().publicKey, algorithm: algorithm, by: key ?? cvca.get())
    }

    static func inspectionSystem(
        under authority: String = "UTDVEPASS00001", rights: UInt8 = 0x03, from: String = "2026-01-01",
        to: String = "2026-12-31", by key: PrivateKey? = nil
    ) throws -> CardVerifiableCertificate {
        try builder(authority, "UTISEPASS00001", authorization(.terminal, rights), from: from, to: to)
            .issue(terminal.get().publicKey, algorithm: algorithm, by: key ?? verifier.get())
    }

    static func authorization(_ role: CardVerifiableRole, _ rights: UInt8) throws -> HolderAuthorization {
        try HolderAuthorization(terminalType: .inspectionSystem, octets: [role.bits << 6 | rights])
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMRZ
import EPassTLV
import EPassTrust
import Testing

@testable import EPassSimulator

/// A holder of a card-verifiable certificate that certifies others, for tests of the chip's rules.
struct TestHolder {
    let key: PrivateKey
    let certificate: CardVerifiableCertificate
    let algorithm: TerminalAuthenticationAlgorithm

    /// What the chip is sent for it: body and signature.
    var sent: [UInt8] { get throws { try TestHolder.sent(certificate.encoded) } }

    /// The value of 7F21.
    static func sent(_ encoded: [UInt8]) throws -> [UInt8] {
        var cursor = TLVCursor(encoded)
        return Array(try cursor.read(0x7F21).content)
    }

    /// A self-signed CVCA.
    static func authority(
        _ sequence: String = "UT001", from: String = "2024-01-01", to: String = "2027-01-01",
        kind: PrivateKey.KeyKind = .ec(.brainpoolP256r1),
        algorithm: TerminalAuthenticationAlgorithm = .ecdsaSHA256, rights: UInt8 = 3
    ) throws -> TestHolder {
        let key = try PrivateKey.generate(kind)
        let reference = try CertificateReference(
            country: "UT", holderMnemonic: "CVCATEST", sequenceNumber: sequence)
        let builder = CardVerifiableCertificateBuilder(
            authorityReference: reference, holderReference: reference,
            authorization: HolderAuthorization(.cvca, readsDG3: rights & 1 != 0, readsDG4: rights & 2 != 0),
            effectiveDate: try #require(CalendarDate(from)), expirationDate: try #require(CalendarDate(to)))
        return TestHolder(
            key: key, certificate: try builder.issue(key.publicKey, algorithm: algorithm, by: key),
            algorithm: algorithm)
    }

    /// A certificate under this one.
    func issue(
        _ role: CardVerifiableRole, _ mnemonic: String, _ sequence: String = "UT001", from: String = "2024-06-01",
        to: String = "2024-12-31", rights: UInt8 = 3, kind: PrivateKey.KeyKind? = nil,
        algorithm: TerminalAuthenticationAlgorithm? = nil, key: PrivateKey? = nil,
        change: (inout CardVerifiableCertificateBuilder) throws -> Void = { _ in }
    ) throws -> TestHolder {
        let key = try key ?? PrivateKey.generate(kind ?? self.key.publicKey.keyKind)
        var builder = CardVerifiableCertificateBuilder(
            authorityReference: certificate.holderReference,
            holderReference: try CertificateReference(
                country: "UT", holderMnemonic: mnemonic, sequenceNumber: sequence),
            authorization: HolderAuthorization(role, readsDG3: rights & 1 != 0, readsDG4: rights & 2 != 0),
            effectiveDate: try #require(CalendarDate(from)), expirationDate: try #require(CalendarDate(to)))
        try change(&builder)
        return TestHolder(
            key: key,
            certificate: try builder.issue(
                key.publicKey, algorithm: algorithm ?? self.algorithm, by: self.key, issuerAlgorithm: self.algorithm),
            algorithm: algorithm ?? self.algorithm)
    }
}

/// A suite about the chip's trust points.
protocol ChipTrustTests {}

extension ChipTrustTests {
    /// A chip of 2024-03-01 that trusts these, the newest first.
    func store(_ authorities: TestHolder...) throws -> ChipTrustStore {
        ChipTrustStore(
            trustPoints: try authorities.map { try ChipTrustStore.trustPoint($0.certificate) },
            personalised: try #require(CalendarDate("2024-03-01")))
    }

    /// Brings a certificate under the authority that it names.
    func bring(_ holder: TestHolder, to store: inout ChipTrustStore) throws {
        let authority = try #require(store.authority(holder.certificate.authorityReference.octets))
        try store.importCertificate(try holder.sent, authority: authority)
    }
}

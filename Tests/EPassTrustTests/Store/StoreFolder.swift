// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassSimulator
import Foundation
import Testing

@testable import EPassTrust

/// A folder for a store that goes with the value.
struct StoreFolder: ~Copyable {
    let path: String

    init() {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("epass-store-\(UUID().uuidString)").path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func read(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
    }

    /// Writes over what is there, keeping the file itself.
    func write(_ octets: [UInt8], to name: String) throws {
        try Data(octets).write(to: URL(fileURLWithPath: path + "/" + name))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path + "/" + name)
    }
}

/// The octets of an index before its hashes.
func indexContent(_ index: [UInt8]) throws -> [UInt8] {
    Array(index[..<(try TrustIndexHeader(index, fileLength: index.count).texts.upperBound)])
}

/// Some hundred synthetic CSCA certificates of six countries.
enum ManyAnchors {
    static let count = 500
    // Signing takes the longest: once for all tests.
    static let certificates = Result { try make() }

    /// The subject key identifier of the certificate of that number.
    static func identifier(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }

    private static func make() throws -> [Certificate] {
        let base = try SyntheticPKI(country: "UT").csca()
        return try (0..<count).map { number in
            let country = number.isMultiple(of: 2) ? "UT" : ["DE", "FR", "NL", "BE", "AT"][number % 5]
            let name = try DistinguishedName(country: country, commonName: "CSCA \(number)")
            var builder = CertificateBuilder(
                serialNumber: [1] + identifier(number), issuer: name, subject: name,
                notBefore: base.certificate.notBefore, notAfter: base.certificate.notAfter)
            builder.set(.subjectKeyIdentifier(identifier(number)))
            return try builder.issue(
                subjectPublicKeyInfo: base.certificate.subjectPublicKeyInfo, signedBy: base.key,
                algorithm: base.scheme.algorithm)
        }
    }
}

/// Master lists of synthetic States.
struct SyntheticMasterList {
    static let purpose = "2.23.136.1.1.3"
    static let contentType = "2.23.136.1.1.2"

    /// A list of these certificates, signed by a signer of the CSCA, which it brings along.
    static func make(
        of certificates: [Certificate], by state: SyntheticPKI, csca: SyntheticEntity, signed: String = "2026-05-28",
        edit: (inout SignedDataBuilder) -> Void = { _ in }
    ) throws -> SignedList {
        let signer = try state.listSigner(of: csca, purpose: purpose)
        let content = FieldFailureVectors.element(
            0x30,
            [2, 1, 0] + FieldFailureVectors.element(0x31, certificates.flatMap(\.encoded)))
        var builder = SignedDataBuilder(
            contentType: contentType, content: content, digest: .sha256,
            certificates: [signer.certificate.encoded, csca.certificate.encoded])
        builder.signingTime = try SyntheticPKI.time(signed)
        edit(&builder)
        let octets = try builder.contentInfo(
            signedBy: signer.key, certificate: signer.certificate, algorithm: signer.scheme.algorithm)
        return try SignedList(contentInfo: octets)
    }
}

extension TrustSource {
    static let download = TrustSource(kind: .ldif, name: "download.ldif")
    static let crl = TrustSource(kind: .revocationList, name: "ut.crl")
    static func list(_ name: String = "list.ml") -> TrustSource { TrustSource(kind: .masterList, name: name) }
}

extension TrustTransaction {
    static func inMemory() throws -> TrustTransaction { .inMemory(at: try SyntheticPKI.time(SyntheticPKI.judged)) }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMRZ

extension TrustSnapshot {
    /// What there is for each country, how old it is, and what will run out. Every anchor and revocation list is
    /// decoded.
    package func audit(at time: Timestamp) -> TrustAudit {
        var countries: [String: TrustAudit.Country] = [:]
        func change(_ code: String, _ body: (inout TrustAudit.Country) -> Void) {
            let code = code.isEmpty ? "?" : code
            body(&countries[code, default: TrustAudit.Country(code: code)])
        }
        var keys: [String: Set<[UInt8]>] = [:]
        for anchor in anchors {
            let certificate = anchor.certificate
            let code = certificate.country?.code ?? ""
            let isNewKey = keys[code, default: []].insert(certificate.subjectPublicKey).inserted
            let selfSignature = selfSignature(of: certificate)
            change(code) { country in
                country.anchors += 1
                if let selfSignature { country.selfSignatures[selfSignature, default: 0] += 1 }
                country.generations += isNewKey ? 1 : 0
                country.bases[anchor.basis, default: 0] += 1
                country.keyTypes[Self.keyType(certificate), default: 0] += 1
                country.expired += certificate.notAfter < time ? 1 : 0
                country.lastExpiry = max(country.lastExpiry ?? certificate.notAfter, certificate.notAfter)
                if let end = certificate.decodedExtensions.privateKeyNotAfter {
                    country.lastSigning = max(country.lastSigning ?? end, end)
                }
                country.isTest = country.isTest || anchor.isTest
            }
        }
        for object in objects where object.isInForce {
            if object.kind == .signer { change(object.country) { $0.signers += 1 } }
            if object.kind == .revocationList, let list = content.revocationList(at: object.position) {
                change(object.country) { $0.revocationLists.append(Self.revocationList(list, at: time)) }
            }
        }
        for code in countries.keys { countries[code]?.revocationLists.sort { $0.thisUpdate > $1.thisUpdate } }
        let sorted = countries.values.sorted { $0.code < $1.code }
        return TrustAudit(time: time, countries: sorted, snapshotHash: snapshotHash)
    }

    private static func revocationList(
        _ list: CertificateRevocationList, at time: Timestamp
    ) -> TrustAudit.RevocationList {
        TrustAudit.RevocationList(
            issuer: list.issuer.description, thisUpdate: list.thisUpdate, nextUpdate: list.nextUpdate,
            ageDays: time.days(since: list.thisUpdate), revokedCount: list.revokedCount)
    }

    private static func keyType(_ certificate: Certificate) -> String {
        guard let key = try? PublicKey(subjectPublicKeyInfo: certificate.subjectPublicKeyInfo) else {
            return TrustAudit.Country.unknownKeyType
        }
        return switch key.kind {
        case .rsa(let bits): "RSA-\(bits)"
        case .ec(let curve, _): "\(curve)"
        case .dsa(let bits, _): "DSA-\(bits)"
        }
    }
}

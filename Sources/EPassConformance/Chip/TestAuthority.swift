// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassMRZ
import EPassMessages
import EPassTLV
import EPassTrust

/// A trust point of a chip with its private key, by which certificates of terminals are made: the CVCA of a test.
public struct TestAuthority: Sendable {
    let certificate: CardVerifiableCertificate
    let key: PrivateKey

    /// - Parameters:
    ///   - certificate: the certificate of the CVCA, whole.
    ///   - pem: its private key, PKCS #8 without a password.
    /// - Throws: `conformance.authorityInvalid` where the one is no certificate of a CVCA, the other no key, or not its
    ///   key.
    public init(certificate: [UInt8], pem: String) throws(ConformanceError) {
        do throws(TrustError) { self.certificate = try CardVerifiableCertificate(encoded: certificate) } catch {
            throw ConformanceError(.authorityInvalid, error.message)
        }
        do throws(CryptoError) { key = try PrivateKey(pem: pem) } catch {
            throw ConformanceError(.authorityInvalid, error.message)
        }
        guard self.certificate.role == .cvca else {
            throw ConformanceError(.authorityInvalid, .conformanceNoAuthority)
        }
        let algorithm = self.certificate.publicKey.algorithm
        guard let stated = try? self.certificate.publicKey.publicKey(inheriting: nil),
            let signature = try? algorithm.sign([1], with: key),
            (try? algorithm.verify(signature, over: [1], by: stated)) == .valid
        else { throw ConformanceError(.authorityInvalid, .issuingKeyOfOther) }
    }
}

/// The certificates of a campaign, each made when it is asked for first. None of their keys is kept.
final class TestCertificates {
    /// One that was made.
    struct Made {
        /// The body, 7F4E.
        let body: [UInt8]
        /// The signature without its tag.
        let signature: [UInt8]
        let holder: [UInt8]
        let key: PrivateKey
        let algorithm: TerminalAuthenticationAlgorithm
    }

    private let authority: TestAuthority
    private let definitions: [String: TestCertificate]
    /// The chip's date.
    private let start: CalendarDate
    private var made: [String: Made] = [:]
    private var keys: [String: PrivateKey] = [:]
    /// The most certificates between one and the authority.
    private static let maximumDepth = 16

    init(_ authority: TestAuthority, definitions: [String: TestCertificate], start: CalendarDate) {
        (self.authority, self.definitions, self.start) = (authority, definitions, start)
    }

    /// The certificate of that name.
    ///
    /// - Throws: `TrustError` where it cannot be made.
    func certificate(_ name: String, depth: Int = 0) throws(TrustError) -> Made {
        if let known = made[name] { return known }
        guard name != TestCertificate.authority else {
            return Made(
                body: authority.certificate.body, signature: authority.certificate.signature,
                holder: authority.certificate.holderReference.octets, key: authority.key,
                algorithm: authority.certificate.publicKey.algorithm)
        }
        guard let definition = definitions[name], depth < Self.maximumDepth else {
            throw TrustError(.malformed, element: name, .conformanceNoCertificate(name: name))
        }
        let issuer = try certificate(definition.issuer, depth: depth + 1)
        let found = try make(definition, by: issuer)
        made[name] = found
        return found
    }

    private func make(_ definition: TestCertificate, by issuer: Made) throws(TrustError) -> Made {
        let key = try key(of: definition)
        let algorithm = definition.changesAlgorithm ? Self.other(than: issuer.algorithm) : issuer.algorithm
        let holder = try holder(of: definition)
        let states = definition.role == .cvca || definition.defects.contains(.shorterKey) && algorithm.isPlain
        let publicKey = try CardVerifiablePublicKey(
            key.publicKey, algorithm: algorithm, statesDomainParameters: states)
        var members: [(tag: TLVTag, octets: [UInt8])] = [
            (0x5F29, [0]), (0x42, issuer.holder), (0x7F49, Self.keyContent(publicKey, definition.defects)),
            (0x5F20, holder), (0x7F4C, Self.authorization(definition)),
        ]
        let end = authority.certificate.expirationDate
        var effective = Self.digits(definition.effective.date(start: start, end: end))
        var expires = Self.digits(definition.expires.date(start: start, end: end))
        let none: [UInt8] = [0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F]
        for defect in definition.defects {
            switch defect {
            case .effectiveDateDigits: effective = none
            case .expirationDateDigits: expires = none
            case .effectiveDateDay: effective = effective.dropLast(2) + [3, 2]
            case .expirationDateDay: expires = expires.dropLast(2) + [3, 2]
            default: break
            }
        }
        members += [(0x5F25, effective), (0x5F24, expires)]
        let missing: [TestCertificate.Defect: TLVTag] = [
            .noAuthorization: 0x7F4C, .noEffectiveDate: 0x5F25, .noExpirationDate: 0x5F24,
        ]
        let left = members.filter { member in
            !definition.defects.contains { missing[$0] == member.tag }
        }
        let body = TLVWriter.encode(0x7F4E, left.flatMap { TLVWriter.encode($0.tag, $0.octets) })
        return Made(
            body: body, signature: try issuer.algorithm.sign(body, with: issuer.key), holder: holder, key: key,
            algorithm: algorithm)
    }

    private func key(of definition: TestCertificate) throws(TrustError) -> PrivateKey {
        guard let name = definition.key else { return authority.key }
        if let known = keys[name] { return known }
        var kind = authority.key.publicKey.keyKind
        if definition.defects.contains(.shorterKey) { kind = Self.shorter(than: kind) }
        do throws(CryptoError) {
            let key = try PrivateKey.generate(kind)
            keys[name] = key
            return key
        } catch {
            throw TrustError(error, element: "publicKey")
        }
    }

    private static func shorter(than kind: PrivateKey.KeyKind) -> PrivateKey.KeyKind {
        switch kind {
        case .rsa(let bits): return .rsa(max(1024, bits - 512))
        case .ec(let curve):
            let fitting = EllipticCurve.allCases.filter { $0.bits < curve.bits }
            return .ec(fitting.max { $0.bits < $1.bits } ?? curve)
        // No authority has such a key (Doc 9303-11, 7.1.4).
        case .dsa: return kind
        }
    }

    private static func other(than algorithm: TerminalAuthenticationAlgorithm) -> TerminalAuthenticationAlgorithm {
        let fitting = TerminalAuthenticationAlgorithm.allCases.filter {
            $0.isPlain == algorithm.isPlain && !$0.isHistoric && $0 != algorithm
        }
        return fitting.last ?? algorithm
    }

    private func holder(of definition: TestCertificate) throws(TrustError) -> [UInt8] {
        let own = authority.certificate.holderReference
        guard let text = definition.holder else { return own.octets }
        return try CertificateReference(
            country: own.country, holderMnemonic: String(text.dropLast(3)),
            sequenceNumber: own.country + text.suffix(3)
        ).octets
    }

    private static func authorization(_ definition: TestCertificate) -> [UInt8] {
        let rights = definition.rights.reduce(definition.role.bits << 6) { $0 | ($1 == 3 ? 0x01 : 0x02) }
        // id-IS, or id-AT.
        let type: [UInt8] = [
            0x04, 0x00, 0x7F, 0x00, 0x07, 0x03, 0x01, 0x02, definition.defects.contains(.terminalType) ? 0x02 : 0x01,
        ]
        return TLVWriter.encode(0x06, type) + TLVWriter.encode(0x53, [rights])
    }

    private static func keyContent(
        _ key: CardVerifiablePublicKey, _ defects: Set<TestCertificate.Defect>
    ) -> [UInt8] {
        var cursor = TLVCursor(key.encoded())
        guard let template = try? cursor.read(), var inner = try? cursor.children(of: template) else { return [] }
        let identifiers: [TestCertificate.Defect: [UInt8]] = [
            .algorithmUnknown: [0x04, 0x00, 0x7F, 0x00, 0x07, 0x02, 0x02, 0x02, 0x05, 0x01],
            .algorithmOther: [0x04, 0x00, 0x7F, 0x00, 0x07, 0x02, 0x02, 0x03, 0x02, 0x01],
        ]
        let missing: [TestCertificate.Defect: TLVTag] = [
            .algorithmMissing: 0x06, .noPoint: 0x86, .noModulus: 0x81, .noExponent: 0x82,
        ]
        var octets: [UInt8] = []
        while let object = try? inner.read() {
            if defects.contains(where: { missing[$0] == object.tag }) { continue }
            let identifier = object.tag == 0x06 ? defects.lazy.compactMap { identifiers[$0] }.first : nil
            octets += TLVWriter.encode(object.tag, identifier ?? Array(object.content))
        }
        return defects.contains(.unknownObject) ? octets + [0x77, 0x01, 0x00] : octets
    }

    private static func digits(_ date: CalendarDate) -> [UInt8] {
        [date.year % 100, date.month, date.day].flatMap { number in
            [UInt8(truncatingIfNeeded: number / 10), UInt8(truncatingIfNeeded: number % 10)]
        }
    }
}

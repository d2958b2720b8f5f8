// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassMRZ
import EPassTLV
import EPassTrust

/// What the chip keeps for terminal authentication, and how certificates change it (Doc 9303-11, 7.1.4.3).
///
/// The rules are written from the standard's text and share with the terminal's side only how a certificate is decoded
/// and a signature verified. A certificate that is refused changes nothing.
struct ChipTrustStore: Sendable {
    /// The enabled trust points, the newest first; one or two.
    private(set) var trustPoints: [ChipTerminalKey]
    /// The key that was imported last of a document verifier or a terminal; it does not outlive a loss of power.
    private(set) var imported: ChipTerminalKey?
    /// The chip has no clock: the latest date that a certificate proved (7.1.4.3.3).
    private(set) var currentDate: CalendarDate

    /// The state after personalisation.
    ///
    /// - Parameters:
    ///   - trustPoints: the newest first; more than two are not kept.
    ///   - personalised: the date of personalisation.
    init(trustPoints: [ChipTerminalKey], personalised: CalendarDate) {
        self.trustPoints = Array(trustPoints.prefix(2))
        currentDate = personalised
    }

    /// The trust point of a self-signed certificate, as the personaliser stores it (7.1.4.3.1).
    ///
    /// - Throws: `malformed` for another role, `keyUnsupported`.
    static func trustPoint(
        _ certificate: CardVerifiableCertificate
    ) throws(ChipCertificateRefusal) -> ChipTerminalKey {
        guard certificate.authorization.role == .cvca else { throw .malformed }
        return try key(of: certificate, inheriting: nil, rights: ChipAccessRights(certificate.authorization))
    }

    /// The key that may certify others and has this reference.
    func authority(_ reference: [UInt8]) -> ChipTerminalKey? {
        if let trustPoint = trustPoints.first(where: { $0.reference.octets == reference }) { return trustPoint }
        guard let imported, imported.role.isDocumentVerifier, imported.reference.octets == reference else { return nil }
        return imported
    }

    /// The terminal's key, where it was imported last and has this reference.
    func terminal(_ reference: [UInt8]) -> ChipTerminalKey? {
        guard let imported, imported.role == .terminal, imported.reference.octets == reference else { return nil }
        return imported
    }

    /// Forgets what is not stored for good, as without power.
    mutating func powerDown() { imported = nil }

    /// The references of the trust points, the newest first, as terminals are told.
    ///
    /// One that certifies no document verifiers any more is left out, but the newest stays: link certificates start
    /// from it.
    var references: [[UInt8]] {
        trustPoints.enumerated().filter { $0.offset == 0 || $0.element.expirationDate >= currentDate }
            .map(\.element.reference.octets)
    }

    /// The content of EF.CVCA: the references, filled with zeros (K.2).
    var fileContent: [UInt8] {
        var writer = TLVWriter()
        for reference in references { writer.append(0x42, reference) }
        return writer.bytes + [UInt8](repeating: 0, count: max(0, Self.fileLength - writer.bytes.count))
    }

    private static let fileLength = 36
}

// MARK: - Certificates

extension ChipTrustStore {
    /// Validates a certificate and imports its key (7.1.4.3.4).
    ///
    /// - Parameters:
    ///   - octets: the certificate body and the signature, as PSO:Verify Certificate brings them.
    ///   - authority: the key that MSE:Set DST selected.
    mutating func importCertificate(
        _ octets: [UInt8], authority: ChipTerminalKey, omits: Set<ChipOmission> = []
    ) throws(ChipCertificateRefusal) {
        let certificate = try Self.decoded(octets)
        guard certificate.authorityReference == authority.reference else { throw .authorityDiffers }
        // Verification: nothing of the certificate is believed before its signature was found valid.
        guard
            omits.contains(.certificateSignature)
                || authority.verifies(certificate.signature, over: certificate.body)
        else { throw .signatureInvalid }
        guard certificate.authorization.terminalType == .inspectionSystem else { throw .terminalTypeUnknown }
        switch (authority.role, certificate.authorization.role) {
        case (.cvca, .cvca): try importLink(certificate, authority)
        case (.cvca, .dvDomestic), (.cvca, .dvForeign):
            guard authority.expirationDate >= currentDate || omits.contains(.trustPointExpiry) else {
                throw .trustPointExpired
            }
            try importTemporarily(certificate, authority, isAccurate: true, omits)
        case (.dvDomestic, .terminal): try importTemporarily(certificate, authority, isAccurate: true, omits)
        // Only a domestic document verifier is trusted to date its certificates rightly (7.1.4.3.3).
        case (.dvForeign, .terminal):
            try importTemporarily(certificate, authority, isAccurate: omits.contains(.dateForeign), omits)
        default:
            guard omits.contains(.certificateRole) else { throw .roleOutOfOrder }
            try importTemporarily(certificate, authority, isAccurate: true, omits)
        }
    }

    private static func decoded(_ octets: [UInt8]) throws(ChipCertificateRefusal) -> CardVerifiableCertificate {
        do {
            return try CardVerifiableCertificate(encoded: TLVWriter.encode(0x7F21, octets))
        } catch {
            throw .malformed
        }
    }

    /// A link certificate makes a new trust point, whether it is expired or not (7.1.4.3.2 and 7.1.4.3.3).
    private mutating func importLink(
        _ certificate: CardVerifiableCertificate, _ authority: ChipTerminalKey
    ) throws(ChipCertificateRefusal) {
        guard authority.reference == trustPoints.first?.reference else { throw .linkNotOfNewest }
        // 7.1.4.3.7: a key that is stored for good is overwritten or stays; here it stays.
        guard !trustPoints.contains(where: { $0.reference == certificate.holderReference }) else {
            throw .holderKnown
        }
        let key = try Self.key(
            of: certificate, inheriting: authority, rights: ChipAccessRights(certificate.authorization))
        currentDate = max(currentDate, key.effectiveDate)
        // At most two; the one with the oldest effective date goes.
        let all = [key] + trustPoints
        trustPoints = Array(all.sorted { $0.effectiveDate > $1.effectiveDate }.prefix(2))
    }

    private mutating func importTemporarily(
        _ certificate: CardVerifiableCertificate, _ authority: ChipTerminalKey, isAccurate: Bool,
        _ omits: Set<ChipOmission>
    ) throws(ChipCertificateRefusal) {
        guard certificate.expirationDate >= currentDate || omits.contains(.certificateExpiry) else { throw .expired }
        // A key stored for good must not be overwritten by one that is not.
        guard !trustPoints.contains(where: { $0.reference == certificate.holderReference }) else {
            throw .holderKnown
        }
        guard certificate.publicKey.domainParameters == nil else { throw .parametersNotInherited }
        let own = ChipAccessRights(certificate.authorization)
        let rights = omits.contains(.certificateRights) ? own : own.intersection(authority.rights)
        let key = try Self.key(of: certificate, inheriting: authority, rights: rights)
        // BSI TR-03105-3.2, ISO7816_J_55 and ISO7816_J_56: not shorter than the key that certifies it.
        if case .rsa(let bits) = key.key.kind, case .rsa(let least) = authority.key.kind, bits < least {
            throw .keyUnsupported
        }
        imported = key
        if isAccurate, !omits.contains(.dateAdvance) { currentDate = max(currentDate, key.effectiveDate) }
    }

    private static func key(
        of certificate: CardVerifiableCertificate, inheriting authority: ChipTerminalKey?, rights: ChipAccessRights
    ) throws(ChipCertificateRefusal) -> ChipTerminalKey {
        let named = ChipLDS2Rights(certificate)
        let isCVCA = certificate.authorization.role == .cvca
        do {
            return ChipTerminalKey(
                reference: certificate.holderReference,
                key: try certificate.publicKey.publicKey(inheriting: authority?.curve),
                algorithm: certificate.publicKey.algorithm, role: certificate.authorization.role, rights: rights,
                lds2Rights: isCVCA ? named : authority.map { named.intersection($0.lds2Rights) } ?? ChipLDS2Rights(),
                effectiveDate: certificate.effectiveDate, expirationDate: certificate.expirationDate)
        } catch {
            throw .keyUnsupported
        }
    }
}

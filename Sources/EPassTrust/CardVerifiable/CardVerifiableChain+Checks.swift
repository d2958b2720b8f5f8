// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
package import EPassMRZ
internal import EPassMessages

extension CardVerifiableChain {
    /// What is wrong with signatures, keys, names and roles; empty where nothing is. Dates: ``problems(at:)``.
    ///
    /// - Parameter given: the certificate of the key that the chip knows; nil takes ``trustPoint``. Without either the
    ///   first signature stays unchecked.
    package func verify(trustPoint given: CardVerifiableCertificate? = nil) -> [CardVerifiableFinding] {
        var findings: [CardVerifiableFinding] = []
        var issuer = given ?? trustPoint
        var curve: EllipticCurve?
        if let issuer { curve = try? issuer.publicKey.curve() }
        for (index, certificate) in certificates.enumerated() {
            func note(_ problem: CardVerifiableFinding.Problem, _ message: Message) {
                findings.append(CardVerifiableFinding(problem, index, certificate, message))
            }
            if let found = checkSignature(of: certificate, by: issuer, curve: curve) { note(found.0, found.1) }
            if let issuer, issuer.holderReference != certificate.authorityReference {
                note(.issuerMismatch, .cvcOtherIssuer(reference: certificate.authorityReference))
            }
            if let fault = roleFault(certificate, index) { note(.roleMismatch, fault) }
            if let issuer, issuer.authorization.terminalType != certificate.authorization.terminalType {
                note(.terminalTypeMismatch, .cvcOtherTerminalType(kind: certificate.authorization.terminalType.word))
            }
            if let issuer, certificate.role != .cvca, !Self.isSameAlgorithm(issuer.publicKey, certificate.publicKey) {
                note(.algorithmChanged, .cvcOtherAlgorithm(algorithm: certificate.publicKey.algorithm))
            }
            if certificate.publicKey.algorithm.isHistoric {
                note(.algorithmHistoric, .cvcAlgorithmHistoric(algorithm: certificate.publicKey.algorithm))
            }
            if certificate.role != .cvca, certificate.publicKey.domainParameters != nil {
                note(.domainParametersStated, .cvcDomainParametersStated)
            }
            if certificates.prefix(index).contains(where: { $0.holderReference == certificate.holderReference }) {
                note(.referenceRepeated, .cvcReferenceRepeated)
            }
            do throws(TrustError) {
                if let stated = try certificate.publicKey.curve() { curve = stated }
                if curve != nil || !certificate.publicKey.inheritsDomainParameters {
                    let key = try certificate.publicKey.publicKey(inheriting: curve)
                    if !Self.isListed(key.kind) { note(.keySizeUnlisted, .cvcKeySizeUnlisted(key: key)) }
                }
            } catch { note(.publicKeyUnusable, error.message) }
            issuer = certificate
        }
        if !effectiveRights.canReadDG3, !effectiveRights.canReadDG4 {
            findings.append(CardVerifiableFinding(.noRights, certificates.count - 1, terminal, .cvcNoRights))
        }
        return findings
    }

    /// What is wrong on a day: certificates that are expired or not yet effective; empty where none is.
    ///
    /// An expired link is none: chips accept it (Doc 9303-11, 7.1.4.3.3). A chip without a clock has a date of its own
    /// that lies before the real one, or after it where it saw a certificate of a later day.
    package func problems(at date: CalendarDate) -> [CardVerifiableFinding] {
        var findings: [CardVerifiableFinding] = []
        for (index, certificate) in certificates.enumerated() {
            let (first, last) = (certificate.effectiveDate, certificate.expirationDate)
            if first > date {
                let message = Message.cvcNotYetEffective(first: first.description)
                findings.append(CardVerifiableFinding(.notYetEffective, index, certificate, message))
            }
            if last < date, !certificate.isLink {
                let message = Message.cvcExpired(last: last.description)
                findings.append(CardVerifiableFinding(.expired, index, certificate, message))
            }
        }
        return findings
    }

    private func checkSignature(
        of certificate: CardVerifiableCertificate, by issuer: CardVerifiableCertificate?, curve: EllipticCurve?
    ) -> (CardVerifiableFinding.Problem, Message)? {
        guard let issuer else { return (.signatureUnchecked, .cvcIssuerMissing) }
        if issuer.publicKey.inheritsDomainParameters, curve == nil {
            return (.signatureUnchecked, .cvcCurveOfIssuerUnknown)
        }
        do throws(TrustError) {
            let key = try issuer.publicKey.publicKey(inheriting: curve)
            switch try certificate.verifySignature(by: key, algorithm: issuer.publicKey.algorithm) {
            case .valid: return nil
            case .invalid: return (.signatureInvalid, .cvcSignatureInvalid(issuer: issuer.holderReference))
            }
        } catch {
            return (.signatureUnchecked, .cvcIssuerKeyUnusable(error: error.message))
        }
    }

    /// One algorithm and one size of keys in a chain (Doc 9303-12, 4.2.1); the curve is inherited.
    private static func isSameAlgorithm(_ one: CardVerifiablePublicKey, _ other: CardVerifiablePublicKey) -> Bool {
        guard one.algorithm == other.algorithm else { return false }
        if case (.rsa(let modulus, _), .rsa(let otherModulus, _)) = (one.numbers, other.numbers) {
            return modulus.count == otherModulus.count
        }
        return true
    }

    /// Whether a key has one of the sizes of Doc 9303-11, 7.1.4.1.2 and 7.1.4.2.2.
    private static func isListed(_ kind: PublicKey.Kind) -> Bool {
        switch kind {
        case .rsa(let bits): bits == 2_048 || bits == 3_072
        case .ec(let curve, _): [224, 256, 320, 384, 512].contains(curve.bits)
        case .dsa: false
        }
    }

    private func roleFault(_ certificate: CardVerifiableCertificate, _ index: Int) -> Message? {
        switch index {
        case certificates.count - 1: certificate.role == .terminal ? nil : .cvcLastNotTerminal
        case certificates.count - 2: certificate.role.isDocumentVerifier ? nil : .cvcLastButOneNotVerifier
        default: certificate.isLink ? nil : .cvcNotLink
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
public import EPassMRZ
import EPassMessages
import EPassTrust

/// A chain of certificates for terminals, with the private keys. All of it is synthetic, and no secret.
public struct SyntheticTerminalChain: Sendable {
    /// The files: `cvca.cvcert` and `cvca.key.pem`, or those of the CVCA that is continued; `cvca-2.cvcert`,
    /// `cvca-link.cvcert` and `cvca-2.key.pem` where there is a link; `dv.cvcert`, `dv.key.pem`, `is.cvcert`,
    /// `is.key.pem`.
    public let files: [PersonalisedDocument.ExportedFile]

    /// A CVCA that was made before.
    public struct Authority: Sendable {
        let certificate: CardVerifiableCertificate
        let key: PrivateKey

        /// - Parameters:
        ///   - certificate: `cvca.cvcert` of an earlier export, whole.
        ///   - pem: `cvca.key.pem` of it.
        /// - Throws: `simulator.valueInvalid` where the one is no certificate, the other no key, or not its key.
        public init(certificate: [UInt8], pem: String) throws(SimulatorError) {
            do throws(TrustError) { self.certificate = try CardVerifiableCertificate(encoded: certificate) } catch {
                throw SimulatorError(.valueInvalid, member: "cvca.cvcert", error.message)
            }
            do throws(CryptoError) { key = try PrivateKey(pem: pem) } catch {
                throw SimulatorError(.valueInvalid, member: "cvca.key.pem", error.message)
            }
            // Whether the certificate verifies what the key signs.
            let algorithm = self.certificate.publicKey.algorithm
            guard let stated = try? self.certificate.publicKey.publicKey(inheriting: nil),
                let signature = try? algorithm.sign([1], with: key),
                (try? algorithm.verify(signature, over: [1], by: stated)) == .valid
            else { throw SimulatorError(.valueInvalid, member: "cvca.key.pem", .issuingKeyOfOther) }
        }
    }

    private static let days = (
        cvca: (-180, 1095), link: (-1, 1095), documentVerifier: (-10, 90), terminal: (-1, 30), month: 30
    )

    /// Makes the chain.
    ///
    /// - Parameters:
    ///   - today: the day that the dates follow from, where the description does not say it.
    ///   - authority: the CVCA to continue; nil for a new one.
    ///   - seed: where given, keys and signatures of new certificates follow from it.
    public static func make(
        _ description: TerminalChainDescription, today: CalendarDate, continuing authority: Authority? = nil,
        seed: UInt64? = nil
    ) throws(SimulatorError) -> SyntheticTerminalChain {
        var maker = Maker(
            description: description, day: description.day ?? today,
            context: seed.map { CryptoContext(seed: $0) } ?? CryptoContext.shared)
        do {
            try maker.make(continuing: authority)
        } catch let error as SimulatorError {
            throw error
        } catch {
            throw SimulatorError(.personalisationFailed, .personalisationTerminalCertificates(error: .said(by: error)))
        }
        return SyntheticTerminalChain(files: maker.files)
    }

    /// A key that signs certificates, and the certificate that names it.
    private struct Issuer {
        let key: PrivateKey
        let algorithm: TerminalAuthenticationAlgorithm
        let reference: CertificateReference
    }

    private struct Maker {
        let description: TerminalChainDescription
        let day: CalendarDate
        let context: CryptoContext
        var files: [PersonalisedDocument.ExportedFile] = []

        mutating func make(continuing authority: Authority?) throws {
            let country = description.country
            var issuer: Issuer
            var sequence = 1
            if let authority {
                issuer = Issuer(
                    key: authority.key, algorithm: authority.certificate.publicKey.algorithm,
                    reference: authority.certificate.holderReference)
                add("cvca.cvcert", authority.certificate.encoded)
                try add(key: authority.key, "cvca")
                sequence = Int(issuer.reference.sequenceNumber.suffix(3)) ?? 1
            } else {
                issuer = try issue(
                    description.cvca, "cvca", .cvca, "\(country)CVCAEPASS\(country)001", by: nil,
                    SyntheticTerminalChain.days.cvca, edits: .cvca)
            }
            if let link = description.link {
                let number = String(sequence + 1)
                let padded = String(repeating: "0", count: max(0, 3 - number.count)) + number
                let holder = "\(issuer.reference.country)\(issuer.reference.holderMnemonic)\(country)\(padded)"
                issuer = try issue(
                    link, "cvca-2", .cvca, holder, by: issuer, SyntheticTerminalChain.days.link, isLink: true)
            }
            guard let verifier = description.documentVerifier else { return }
            let verifying = try issue(
                verifier, "dv", .dvDomestic, "\(country)DVEPASS\(country)001", by: issuer,
                SyntheticTerminalChain.days.documentVerifier, edits: .documentVerifier)
            guard let terminal = description.terminal else { return }
            _ = try issue(
                terminal, "is", .terminal, "\(country)ISEPASS\(country)001", by: verifying,
                SyntheticTerminalChain.days.terminal, edits: .terminal)
        }

        private mutating func add(_ name: String, _ content: [UInt8]) {
            files.append(PersonalisedDocument.ExportedFile(name: name, content: content))
        }

        private mutating func add(key: PrivateKey, _ name: String) throws {
            let file = try PrivateKeyFiles.file(name, key)
            add(file.name, file.content)
        }

        /// - Parameters:
        ///   - issuer: nil where the key signs itself.
        ///   - isLink: whether a self-signed certificate is made besides.
        private mutating func issue(
            _ wanted: TerminalCertificateDescription, _ name: String, _ role: CardVerifiableRole, _ holder: String,
            by issuer: Issuer?, _ period: (from: Int, to: Int), edits root: IssuedEdit.Root? = nil,
            isLink: Bool = false
        ) throws -> Issuer {
            let kind = wanted.key ?? description.key
            let algorithm = wanted.algorithm ?? issuer?.algorithm ?? description.algorithm
            guard kind.family == algorithm.signatureAlgorithm.family else {
                throw SimulatorError(
                    .valueInvalid, member: name == "cvca" ? "key" : "\(name).key",
                    .cryptoAlgorithmOfOtherKey(
                        algorithm: algorithm.rawValue, key: ActiveAuthenticationDescription.name(of: kind)))
            }
            let key = try PrivateKey.generate(kind, context: context)
            let reference = try CertificateReference(text: wanted.holder ?? holder)
            let own = Issuer(key: key, algorithm: algorithm, reference: reference)
            var builder = try builder(wanted, role, reference, issuer?.reference ?? reference, period)
            let isForged = wanted.defects.contains(.signedByOtherKey)
            let signing = issuer ?? own
            let signer =
                isForged ? try PrivateKey.generate(signing.key.publicKey.keyKind, context: context) : signing.key
            var encoded = try builder.encoded(
                key.publicKey, algorithm: algorithm, by: signer, issuerAlgorithm: signing.algorithm, context: context)
            if let root {
                let context = context
                encoded = try IssuedEdits(description.edits, member: "edits").apply(to: encoded, of: root) {
                    try signing.algorithm.sign($0, with: signer, context: context)
                }
            }
            add(isLink ? "cvca-link.cvcert" : "\(name).cvcert", encoded)
            if isLink {
                builder.authorityReference = reference
                builder.defects = []
                add(
                    "\(name).cvcert",
                    try builder.encoded(key.publicKey, algorithm: algorithm, by: key, context: context))
            }
            let isOther = wanted.defects.contains(.otherPrivateKey)
            try add(key: isOther ? PrivateKey.generate(kind, context: context) : key, name)
            return own
        }

        private func builder(
            _ wanted: TerminalCertificateDescription, _ role: CardVerifiableRole, _ reference: CertificateReference,
            _ authority: CertificateReference, _ period: (from: Int, to: Int)
        ) throws -> CardVerifiableCertificateBuilder {
            let defects = Set(wanted.defects)
            var effective = wanted.effective ?? date(period.from)
            var expires = wanted.expires ?? CalendarDate(daysSince1970: effective.daysSince1970 + period.to)
            if defects.contains(.expired) { expires = date(-SyntheticTerminalChain.days.month) }
            if defects.contains(.expired), effective > expires { effective = expires }
            if defects.contains(.notYetEffective) {
                effective = date(SyntheticTerminalChain.days.month)
                expires = max(expires, effective)
            }
            for date in [effective, expires] where !(2000...2099).contains(date.year) {
                throw SimulatorError(
                    .valueInvalid, member: "day", .personalisationCertificateDate(day: date.description))
            }
            var named =
                try wanted.authority.map { text throws(TrustError) in
                    try CertificateReference(text: text)
                } ?? authority
            if defects.contains(.authorityReference) {
                named = try CertificateReference(text: String(named.text.dropLast(2)) + "ZZ")
            }
            let meant = wanted.role ?? role
            let stated = defects.contains(.role) ? (meant == .terminal ? .dvDomestic : .terminal) : meant
            var authorization = HolderAuthorization(
                stated, readsDG3: wanted.rights.contains(3), readsDG4: wanted.rights.contains(4))
            if defects.contains(.terminalType) {
                authorization = try HolderAuthorization(
                    terminalType: .authenticationTerminal,
                    octets: authorization.octets.prefix(1) + [UInt8](repeating: 0, count: 4))
            }
            var builder = CardVerifiableCertificateBuilder(
                authorityReference: named, holderReference: reference, authorization: authorization,
                effectiveDate: effective, expirationDate: expires)
            builder.statesDomainParameters = wanted.domainParameters ?? (meant == .cvca)
            builder.defects = Set(wanted.defects.compactMap(\.ofBuilder))
            return builder
        }

        private func date(_ days: Int) -> CalendarDate { CalendarDate(daysSince1970: day.daysSince1970 + days) }
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMRZ
import EPassMessages
import EPassTrust

/// The authorization PKI of the synthetic State (Doc 9303-12, 7.2.2): its CVCA, one document verifier, one inspection
/// system.
///
/// It belongs to the State and not to a document: its keys follow from the description alone, so that terminals once
/// exported open every document of that description, whatever its seed. They protect nothing.
struct SyntheticTerminalPKI {
    /// What the chip trusts, the newest first.
    let trustPoints: [ChipTerminalKey]
    /// What the terminal has.
    let credentials: SyntheticTerminalCredentials
    /// The private keys above the terminal's, by the names of their files.
    let privateKeys: [(name: String, key: PrivateKey)]

    private static let days = (
        authorityBeforeIssue: -180, generation: 300, verifierAfterIssuer: 20, verifierBeforeIssue: -90,
        terminalAfterVerifier: 10, expiredTerminalEnds: -30,
        // Real ones last three years, three months and one month at most (TR-03139); here as long as the document, so
        // that a document of a fixed date can be read today.
        authority: 4500, validity: 3770
    )

    /// Makes all of it.
    ///
    /// - Parameters:
    ///   - lds2: the rights in the LDS2 applications; nil for certificates without any.
    ///   - issued: the day of issue of the document, from which all dates follow.
    static func make(
        _ description: TerminalAuthenticationDescription, lds2: LDS2Description? = nil, country: String,
        issued: CalendarDate, edits: IssuedEdits = IssuedEdits([], member: "issuing.edits")
    ) throws(SimulatorError) -> SyntheticTerminalPKI {
        do {
            let own = try Authorities(
                description, lds2: lds2, country: country, issued: issued, mnemonic: Authorities.own)
            let certifying =
                description.credentials == .otherAuthority
                ? try Authorities(
                    description, lds2: lds2, country: country, issued: issued, mnemonic: "CVCAOTHER") : own
            var trustPoints: [ChipTerminalKey] = []
            for number in description.trustPoints.reversed() {
                trustPoints.append(try ChipTrustStore.trustPoint(try own.generation(number).certificate))
            }
            let (credentials, verifierKey) = try certifying.credentials(issued: issued, edits: edits)
            return SyntheticTerminalPKI(
                trustPoints: trustPoints, credentials: credentials,
                privateKeys: certifying.privateKeys + [(name: "dv", key: verifierKey)])
        } catch let error as SimulatorError {
            throw error
        } catch {
            throw SimulatorError(.personalisationFailed, .personalisationTerminalCertificates(error: .said(by: error)))
        }
    }
}

extension SyntheticTerminalPKI {
    /// One generation of the CVCA.
    struct Generation {
        let key: PrivateKey
        /// Self-signed, where it is one of the CVCA.
        var certificate: CardVerifiableCertificate
        /// What goes out; the same unless that could not be read any more after edits.
        var encoded: [UInt8]

        init(key: PrivateKey, certificate: CardVerifiableCertificate) {
            self.key = key
            self.certificate = certificate
            encoded = certificate.encoded
        }

        /// The same with the edits of that certificate.
        mutating func apply(
            _ edits: IssuedEdits, of root: IssuedEdit.Root, by signer: PrivateKey,
            _ algorithm: TerminalAuthenticationAlgorithm
        ) throws {
            encoded = try edits.apply(to: encoded, of: root) { try algorithm.sign($0, with: signer) }
            if let read = try? CardVerifiableCertificate(encoded: encoded) { certificate = read }
        }
    }

    /// The generations of a CVCA and the keys below it.
    struct Authorities {
        /// The mnemonic of the authority that the chip trusts.
        static let own = "CVCAEPASS"
        private let description: TerminalAuthenticationDescription
        private let lds2: LDS2Description?
        private let country: String
        private let context: CryptoContext
        private var generations: [Generation] = []

        init(
            _ description: TerminalAuthenticationDescription, lds2: LDS2Description?, country: String,
            issued: CalendarDate, mnemonic: String
        ) throws {
            self.description = description
            self.lds2 = lds2
            self.country = country
            context = CryptoContext(seed: Array("epass terminals of \(country), \(mnemonic)".utf8))
            let known = description.trustPoints.last ?? 1
            for number in 1...description.generations {
                let key = try PrivateKey.generate(description.key, context: context)
                let named = try mnemonic == Self.own ? description.reference(of: number) : nil
                let reference =
                    try named
                    ?? CertificateReference(
                        country: country, holderMnemonic: mnemonic, sequenceNumber: "\(country)00\(number)")
                // The newest generation that the chip trusts lies before its issue, those that follow lie behind it.
                let first = description.authorityDays == nil ? days.authorityBeforeIssue : 0
                let effective = try SyntheticTerminalPKI.day(
                    issued, first + (number - known) * days.generation)
                var builder = CardVerifiableCertificateBuilder(
                    authorityReference: reference, holderReference: reference,
                    authorization: HolderAuthorization(.cvca, readsDG3: true, readsDG4: true),
                    effectiveDate: effective,
                    expirationDate: try SyntheticTerminalPKI.day(
                        effective, description.authorityDays ?? days.authority))
                builder.extensions = lds2?.authorityRights.extensions ?? []
                generations.append(
                    Generation(
                        key: key,
                        certificate: try builder.issue(key.publicKey, algorithm: description.algorithm, by: key)))
            }
        }

        func generation(_ number: Int) throws(SimulatorError) -> Generation {
            guard generations.indices.contains(number - 1) else {
                throw SimulatorError(
                    .valueInvalid, member: "terminalAuthentication.trustPoints", .simulatorNoGeneration)
            }
            return generations[number - 1]
        }

        /// What the inspection system holds: the links from what the chip trusts on, and the two certificates below.
        ///
        /// - Returns: that, and the key of the document verifier.
        func credentials(
            issued: CalendarDate, edits: IssuedEdits
        ) throws -> (SyntheticTerminalCredentials, PrivateKey) {
            let known = description.trustPoints.last ?? 1
            var links: [CardVerifiableCertificate] = []
            for (old, new) in zip(generations, generations.dropFirst()).dropFirst(known - 1) {
                var builder = CardVerifiableCertificateBuilder(
                    authorityReference: old.certificate.holderReference,
                    holderReference: new.certificate.holderReference, authorization: new.certificate.authorization,
                    effectiveDate: new.certificate.effectiveDate, expirationDate: new.certificate.expirationDate)
                builder.extensions = new.certificate.extensions
                links.append(try builder.issue(new.key.publicKey, algorithm: description.algorithm, by: old.key))
            }
            let issuer = try generation(description.issuer)
            var generations = generations
            if var newest = generations.popLast() {
                try newest.apply(edits, of: .cvca, by: newest.key, description.algorithm)
                generations.append(newest)
            }
            var verifier = try makeVerifier(issuer, issued: issued)
            try verifier.apply(edits, of: .documentVerifier, by: issuer.key, description.algorithm)
            var terminal = try makeTerminal(verifier, issued: issued)
            try terminal.apply(edits, of: .terminal, by: verifier.key, description.algorithm)
            let credentials = SyntheticTerminalCredentials(
                authorities: generations.map(\.encoded), links: links.map(\.encoded), verifier: verifier.encoded,
                terminal: terminal.encoded, privateKey: terminal.key)
            return (credentials, verifier.key)
        }

        /// The keys of the generations.
        var privateKeys: [(name: String, key: PrivateKey)] {
            generations.enumerated().map { (name: $0 == 0 ? "cvca" : "cvca-\($0 + 1)", key: $1.key) }
        }

        private func makeVerifier(_ issuer: Generation, issued: CalendarDate) throws -> Generation {
            let isDomestic = description.documentVerifier == .domestic
            let key = try PrivateKey.generate(description.key, context: context)
            let effective = max(
                try SyntheticTerminalPKI.day(issued, days.verifierBeforeIssue),
                try SyntheticTerminalPKI.day(issuer.certificate.effectiveDate, days.verifierAfterIssuer))
            var builder = CardVerifiableCertificateBuilder(
                authorityReference: issuer.certificate.holderReference,
                // The sequence number begins with the country that certifies (Doc 9303-12, 7.2.2.2).
                holderReference: try CertificateReference(
                    country: holderCountry, holderMnemonic: "DVEPASS", sequenceNumber: "\(country)001"),
                authorization: HolderAuthorization(
                    isDomestic ? .dvDomestic : .dvForeign,
                    readsDG3: description.verifierRights.contains(3), readsDG4: description.verifierRights.contains(4)),
                effectiveDate: effective, expirationDate: try SyntheticTerminalPKI.day(effective, days.validity))
            builder.extensions = lds2?.verifierRights.extensions ?? []
            let signer =
                description.credentials == .forged
                ? try PrivateKey.generate(description.key, context: context) : issuer.key
            return Generation(
                key: key, certificate: try builder.issue(key.publicKey, algorithm: description.algorithm, by: signer))
        }

        private func makeTerminal(_ verifier: Generation, issued: CalendarDate) throws -> Generation {
            let key = try PrivateKey.generate(description.key, context: context)
            let effective = try SyntheticTerminalPKI.day(
                verifier.certificate.effectiveDate, days.terminalAfterVerifier)
            var builder = CardVerifiableCertificateBuilder(
                authorityReference: verifier.certificate.holderReference,
                holderReference: try CertificateReference(
                    country: holderCountry, holderMnemonic: "ISEPASS", sequenceNumber: "\(holderCountry)001"),
                authorization: HolderAuthorization(
                    .terminal, readsDG3: description.rights.contains(3), readsDG4: description.rights.contains(4)),
                effectiveDate: effective,
                expirationDate: description.credentials == .expired
                    ? try SyntheticTerminalPKI.day(issued, days.expiredTerminalEnds)
                    : try SyntheticTerminalPKI.day(verifier.certificate.effectiveDate, days.validity))
            builder.extensions = lds2?.rights.extensions ?? []
            let certificate = try builder.issue(
                key.publicKey, algorithm: description.algorithm, by: verifier.key)
            let held =
                description.credentials == .otherKey
                ? try PrivateKey.generate(description.key, context: context) : key
            return Generation(key: held, certificate: certificate)
        }

        /// The country of document verifier and terminal.
        private var holderCountry: String {
            guard description.documentVerifier == .foreign else { return country }
            return country == "UX" ? "UT" : "UX"
        }
    }

    /// A day so many days later; certificates write two digits of the year, of this century.
    private static func day(_ start: CalendarDate, _ days: Int) throws(SimulatorError) -> CalendarDate {
        let day = CalendarDate(daysSince1970: start.daysSince1970 + days)
        guard (2000...2099).contains(day.year) else {
            throw SimulatorError(
                .valueInvalid, member: "dateOfIssue", .personalisationCertificateDate(day: day.description))
        }
        return day
    }
}

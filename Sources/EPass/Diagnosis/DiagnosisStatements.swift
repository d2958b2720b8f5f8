// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassTrust

/// What a diagnosis says: each statement follows from a check, or from a comparison of the signer with what the store
/// has.
struct DiagnosisStatements {
    private let of: TrustDiagnostician

    init(_ diagnostician: TrustDiagnostician) { of = diagnostician }

    typealias Statement = TrustDiagnosis.Statement

    func all() -> [Statement] {
        securityObject() + issuer() + standing() + periods() + country() + revocation() + defects()
    }

    private static func statement(
        _ code: TrustDiagnosis.Code, _ weight: Statement.Weight, _ message: Message
    ) -> Statement { Statement(code: code, weight: weight, message: message) }

    /// What a check found; where it says nothing, its result.
    private static func message(of finding: CheckFinding) -> Message {
        finding.message
            ?? .diagnosisCheckEnded(check: finding.id.message, result: finding.result.rawValue)
    }

    // MARK: The security object

    private func securityObject() -> [Statement] {
        let structure = of.finding(about: .securityObject, .form)
        guard structure?.result == .successful else {
            return [Self.statement(.noSecurityObject, .obstacle, structure?.message ?? .diagnosisNoSecurityObject)]
        }
        let failed = of.findings.filter {
            $0.id.check.object == .securityObject && $0.id.check.aspect == .signature && $0.result == .failed
        }
        return failed.map { finding in
            Self.statement(
                .securityObjectInvalid, .against,
                .diagnosisSecurityObjectInvalid(finding: Self.message(of: finding)))
        }
    }

    // MARK: The way to an anchor

    private func issuer() -> [Statement] {
        guard let finding = of.issuerFinding else { return [] }
        let message = Self.message(of: finding)
        switch finding.result {
        case .successful: return chains(message)
        case .failed:
            let code = finding.reason?.code(for: .failedPath) ?? .signerRefused
            return [Self.statement(code, .against, message)]
        case .undetermined:
            if finding.reason == .noAnchor { return noAnchor() }
            if finding.reason == .signerNotFound { return signerNotFound() }
            if finding.reason == .noSecurityObject { return [] }
            let code = finding.reason?.code(for: .openPath) ?? .keyNotInStore
            return [Self.statement(code, .obstacle, message)]
        case .notSupported, .aborted: return [Self.statement(.keyNotInStore, .obstacle, message)]
        }
    }

    private func chains(_ message: Message) -> [Statement] {
        guard let anchor = of.passive.anchor else { return [Self.statement(.chains, .well, message)] }
        let subject = anchor.certificate.subject
        let links = max(0, of.passive.path.count - 2)
        let chains: Message =
            if let number = of.generations.number(of: anchor.certificate) {
                .diagnosisChains(
                    country: of.issuerName, generation: number, generations: of.generations.count, subject: subject,
                    links: links)
            } else {
                .diagnosisChainsOutsideGenerations(country: of.issuerName, subject: subject, links: links)
            }
        var statements = [Self.statement(.chains, .well, chains)]
        if anchor.basis == .unpinned {
            statements.append(Self.statement(.anchorUnpinned, .notice, .diagnosisAnchorUnpinned))
        }
        if anchor.basis == .listed {
            statements.append(
                Self.statement(.anchorListed, .notice, .diagnosisAnchorListed(voucher: anchor.voucher.message)))
        }
        if anchor.isTest { statements.append(Self.statement(.test, .notice, .diagnosisTest)) }
        return statements
    }

    private func signerNotFound() -> [Statement] {
        let message: Message =
            switch of.identifier {
            case .issuerAndSerialNumber(let issuer, let serialNumber)?:
                .diagnosisSignerNotFoundBySerialNumber(serial: Hexadecimal.text(serialNumber), issuer: issuer)
            case .subjectKeyIdentifier(let key)?: .diagnosisSignerNotFoundByKey(key: Hexadecimal.text(key))
            case nil: .diagnosisSignerNotNamed
            }
        return [Self.statement(.signerNotFound, .obstacle, message)]
    }

    private func noAnchor() -> [Statement] {
        guard of.trust.anchorCount > 0 else {
            return [Self.statement(.storeEmpty, .obstacle, .diagnosisStoreEmpty)]
        }
        guard let certificate = of.certificate else { return [] }
        guard !of.anchors.isEmpty else {
            return [
                Self.statement(
                    .countryNotInStore, .obstacle,
                    .diagnosisCountryNotInStore(countries: of.trust.countries.count, country: of.issuerName))
            ] + age(certificate)
        }
        var statements = [missingKey(certificate)]
        let named = of.trust.anchors(named: certificate.issuer)
        if !named.isEmpty {
            statements.append(
                Self.statement(.sameNameOtherKey, .notice, .diagnosisSameNameOtherKey(anchors: named.count)))
        }
        return statements + generation(certificate) + copies() + age(certificate)
    }

    private func missingKey(_ certificate: Certificate) -> Statement {
        let generations = of.generations.count
        guard let key = of.namedKey else {
            return Self.statement(
                .keyNotInStore, .obstacle,
                .diagnosisKeyNotNamed(issuer: certificate.issuer, country: of.issuerName, generations: generations))
        }
        return Self.statement(
            .keyNotInStore, .obstacle,
            .diagnosisKeyNotInStore(
                key: Hexadecimal.text(key), country: of.issuerName, generations: generations))
    }

    /// Where the missing key lies in time. Issuers change keys every three to five years (Doc 9303-12, 4.1.4).
    private func generation(_ certificate: Certificate) -> [Statement] {
        let certificates = of.anchors.map(\.certificate)
        guard let first = certificates.map(\.notBefore).min(), let last = certificates.map(\.notBefore).max() else {
            return []
        }
        if certificate.notBefore < first {
            return [
                Self.statement(
                    .olderGeneration, .notice,
                    .diagnosisOlderGeneration(
                        certified: certificate.notBefore.date, country: of.issuerName, oldest: first.date))
            ]
        }
        // A key that still signs may have issued it; only the key identifier says that it did not.
        let ends = certificates.map { $0.decodedExtensions.privateKeyNotAfter ?? $0.notAfter }.max() ?? last
        if certificate.notBefore > ends || certificate.notBefore >= last {
            return [
                Self.statement(
                    .newerGeneration, .notice,
                    .diagnosisNewerGeneration(
                        certified: certificate.notBefore.date, country: of.issuerName, newest: last.date)),
                Self.statement(
                    .linkMissing, .notice, .diagnosisLinkMissing(generation: of.generations.count)),
            ]
        }
        return []
    }

    /// Certificates for the named key that are in the store without being anchors.
    private func copies() -> [Statement] {
        let copies = of.namedKey.map(of.trust.signers(withKeyIdentifier:)) ?? []
        return copies.prefix(1).map { copy in
            Self.statement(.certificateNotTrusted, .notice, .diagnosisCertificateNotTrusted(subject: copy.subject))
        }
    }

    private func age(_ certificate: Certificate) -> [Statement] {
        guard let newest = of.store.newestList, let days = of.store.newestListAge else { return [] }
        if newest < certificate.notBefore {
            return [
                Self.statement(
                    .listOlderThanSigner, .notice,
                    .diagnosisListOlderThanSigner(signed: newest.date, certified: certificate.notBefore.date))
            ]
        }
        guard days > TrustMaterialAge.oldAfterDays else { return [] }
        return [Self.statement(.storeOld, .notice, .diagnosisStoreOld(signed: newest.date, days: days))]
    }

    /// The departures from the standard that were met on the way to the anchor.
    private func standing() -> [Statement] {
        of.passive.deviations.map { deviation in
            guard of.policy.profile.tolerated.contains(deviation) else {
                return Self.statement(
                    .deviation, .obstacle,
                    .diagnosisDeviationRefused(deviation: deviation.message, policy: of.policy.name, name: deviation))
            }
            return Self.statement(
                .deviation, .notice, .diagnosisDeviationTolerated(deviation: deviation.message, name: deviation))
        }
    }

    // MARK: Periods, country

    private func periods() -> [Statement] {
        let codes: [(Check.Aspect, TrustDiagnosis.Code)] = [
            (.validity, .validity), (.usagePeriod, .usagePeriod), (.permission, .signerRefused),
        ]
        return codes.flatMap { aspect, code in
            of.findings.filter { $0.id.check.aspect == aspect && $0.result == .failed }
                .map { Self.statement(code, .notice, Self.message(of: $0)) }
        }
    }

    private func country() -> [Statement] {
        guard let mrz = of.mrz, of.certificate != nil else { return [] }
        let finding = IssuingStateCheck.judge(
            mrz.issuer, signer: of.certificate, anchor: of.passive.anchor?.certificate, as: .issuerMatchesSigner)
        guard finding.result == .failed else { return [] }
        return [Self.statement(.country, .notice, Self.message(of: finding))]
    }

    // MARK: Revocation and defects

    private func revocation() -> [Statement] {
        guard let finding = of.finding(about: .documentSigner, .revocation) else { return [] }
        let message = Self.message(of: finding)
        switch finding.result {
        case .successful: return [Self.statement(.notRevoked, .well, message)]
        case .failed: return [Self.statement(.revoked, .against, message)]
        case .undetermined, .notSupported, .aborted:
            // For any reason that has no word here another statement says why.
            let code = finding.reason?.code(for: .openRevocation)
            return code.map { [Self.statement($0, .notice, message)] } ?? []
        }
    }

    private func defects() -> [Statement] {
        of.findings.compactMap { finding in
            guard let defect = finding.appliedDefect, let before = finding.before else { return nil }
            return Self.statement(
                .defectApplied, .notice,
                .diagnosisDefectChanged(
                    defect: defect.message, check: finding.id.message, before: before.result.rawValue,
                    result: finding.result.rawValue))
        }
    }
}

extension CheckReason {
    /// The checks of a document signer whose reasons a diagnosis has words for.
    fileprivate enum Finding {
        /// The path to an anchor `failed`.
        case failedPath
        /// The path is `undetermined`.
        case openPath
        /// Whether the signer is revoked is not known.
        case openRevocation
    }

    /// What a diagnosis says of that finding; nil where it has no word of its own for the reason.
    fileprivate func code(for finding: Finding) -> TrustDiagnosis.Code? {
        switch self {
        case .signatureInvalid: finding == .failedPath ? .signatureInvalid : nil
        case .countryMismatch: finding == .failedPath ? .country : nil
        case .akiMismatch: finding == .failedPath ? .deviation : nil
        case .anchorUnpinned: finding == .openPath ? .anchorUnpinned : nil
        case .anchorListed: finding == .openPath ? .anchorListed : nil
        case .publisherNotGranted: finding == .openPath ? .publisherNotGranted : nil
        case .keyRefused, .unsupportedAlgorithm: finding == .openPath ? .algorithmUnknown : nil
        case .countryUnknown: finding == .openPath ? .country : nil
        case .noCRL, .crlOfOtherIssuer: finding == .openRevocation ? .revocationListMissing : nil
        case .crlExpired, .crlNotYetValid: finding == .openRevocation ? .revocationListStale : nil
        case .crlNotVerified: finding == .openRevocation ? .revocationListUnusable : nil
        case .malformed, .empty, .wrongVersion, .wrongContentType, .noSigner, .severalSigners, .attributeMissing,
            .attributeDoubled, .contentTypeMismatch, .messageDigestMismatch, .signerNotFound, .algorithmMismatch,
            .noSecurityObject, .noAnchor, .issuerNotAuthority, .wrongRole, .keyUsage, .pathTooLong,
            .unknownCriticalExtension, .expired, .notYetValid, .revoked, .noDateOfIssue, .issuedOutsideUsagePeriod,
            .documentTypeNotAllowed, .certifiedOutsideUsagePeriod, .algorithmRefusedByPolicy, .subjectOutsideProfile,
            .extensionsOutsideProfile, .keyOutsideProfile, .periodOutsideProfile, .knownDefect, .hashMismatch,
            .notInSecurityObject, .notRead, .tooLarge, .absent, .listsDiffer, .accessDenied, .cardAccessNotConfirmed,
            .paceInfoHidden, .paceNotUsed, .paceInfoNotSigned, .dirNotConfirmed, .refusedByChip, .wrongPassword,
            .channelLost, .responseInvalid, .keyNotAuthenticated, .keyFileMissing, .keyNotFound, .keyAgreementFailed,
            .mappingDataMismatch, .otherChannel, .otherMethodUsed, .responseTruncated, .challengeMismatch,
            .credentialsNotHeld, .rightsNotGranted, .signerFailed, .chipNotAuthenticated, .chipNotVerified,
            .readerTooShort, .deviationRefused, .skipped, .notOffered, .evidenceNotRecorded, .notGiven, .fieldsDiffer,
            .layoutDiffers, .datesContradict, .checkDigitsWrong, .unreadable, .cancelled, .readFailed:
            nil
        }
    }
}

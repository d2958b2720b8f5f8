// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
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
        securityObject() + blocks() + issuer() + standing() + periods() + country() + revocation() + defects()
    }

    private func says(
        _ code: TrustDiagnosis.Code, _ weight: Statement.Weight, _ message: Message
    ) -> [Statement] { [Statement(code: code, weight: weight, message: message)] }

    /// What a check found; where it says nothing, its result.
    private static func message(of finding: CheckFinding) -> Message {
        finding.message ?? .diagnosisCheckEnded(check: finding.id.message, result: finding.result.rawValue)
    }

    // MARK: The security object

    private func securityObject() -> [Statement] {
        let structure = of.finding(about: .securityObject, .form)
        guard structure?.result == .successful else {
            return says(.noSecurityObject, .obstacle, structure?.message ?? .diagnosisNoSecurityObject)
        }
        let failed = of.findings.filter {
            $0.id.check.object == .securityObject && $0.id.check.aspect == .signature && $0.result == .failed
        }
        return failed.flatMap { finding -> [Statement] in
            let message = Message.diagnosisSecurityObjectInvalid(finding: Self.message(of: finding))
            return says(.securityObjectInvalid, .against, message)
        }
    }

    // MARK: What the operator says

    private func blocks() -> [Statement] {
        of.blocks.flatMap { says(.blocked, .against, Self.message(of: $0)) }
    }

    // MARK: The way to an anchor

    private func issuer() -> [Statement] {
        guard let finding = of.issuerFinding else { return [] }
        let message = Self.message(of: finding)
        switch finding.result {
        case .successful: return chains(message)
        case .failed: return says(finding.reason?.code(for: .failedPath) ?? .signerRefused, .against, message)
        case .undetermined:
            if finding.reason == .noAnchor { return noAnchor() }
            if finding.reason == .signerNotFound { return signerNotFound() }
            if finding.reason == .noSecurityObject { return [] }
            return says(finding.reason?.code(for: .openPath) ?? .keyNotInStore, .obstacle, message)
        case .notSupported, .aborted: return says(.keyNotInStore, .obstacle, message)
        }
    }

    private func chains(_ message: Message) -> [Statement] {
        guard let anchor = of.passive.anchor else { return says(.chains, .well, message) }
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
        var statements = says(.chains, .well, chains)
        if anchor.basis == .unpinned { statements += says(.anchorUnpinned, .notice, .diagnosisAnchorUnpinned) }
        if anchor.basis == .listed {
            statements += says(.anchorListed, .notice, .diagnosisAnchorListed(voucher: anchor.voucher.message))
        }
        if anchor.isTest { statements += says(.test, .notice, .diagnosisTest) }
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
        return says(.signerNotFound, .obstacle, message)
    }

    private func noAnchor() -> [Statement] {
        guard of.trust.anchorCount > 0 else { return says(.storeEmpty, .obstacle, .diagnosisStoreEmpty) }
        guard let certificate = of.certificate else { return [] }
        guard !of.anchors.isEmpty else {
            return says(
                .countryNotInStore, .obstacle,
                .diagnosisCountryNotInStore(countries: of.trust.countries.count, country: of.issuerName))
                + age(certificate)
        }
        let identified = of.namedKey.map(of.trust.anchors(withKeyIdentifier:)) ?? []
        let named = of.trust.anchors(named: certificate.issuer)
        if let signing = (identified + named + of.anchors).first(where: { signed(certificate, $0.certificate) }) {
            return says(.signerRefused, .obstacle, .diagnosisKeyDoesNotCount(subject: signing.certificate.subject))
        }
        var statements = missingKey(certificate, identified.count)
        if !named.isEmpty {
            statements += says(.sameNameOtherKey, .notice, .diagnosisSameNameOtherKey(anchors: named.count))
        }
        return statements + generation(certificate) + copies(certificate) + age(certificate)
    }

    /// Whether the key of that certificate made the signature, whatever either says of the other: identifiers of keys
    /// are the issuer's choice, and names change.
    private func signed(_ certificate: Certificate, _ issuer: Certificate) -> Bool {
        (try? certificate.verifySignature(under: issuer)) == .valid
    }

    /// - Parameter identified: how many anchors have the identifier of the key, none of which signed.
    private func missingKey(_ certificate: Certificate, _ identified: Int) -> [Statement] {
        let (country, generations) = (of.issuerName, of.generations.count)
        let message: Message =
            if let key = of.namedKey {
                identified > 0
                    ? .diagnosisKeyOfOthers(key: Hexadecimal.text(key), anchors: identified)
                    : .diagnosisKeyNotInStore(key: Hexadecimal.text(key), country: country, generations: generations)
            } else {
                .diagnosisKeyNotNamed(issuer: certificate.issuer, country: country, generations: generations)
            }
        return says(.keyNotInStore, .obstacle, message)
    }

    /// Where the missing key lies in time. Issuers change keys every three to five years (Doc 9303-12, 4.1.4).
    private func generation(_ certificate: Certificate) -> [Statement] {
        let certificates = of.anchors.map(\.certificate)
        guard let first = certificates.map(\.notBefore).min(), let last = certificates.map(\.notBefore).max() else {
            return []
        }
        let (begin, country) = (certificate.notBefore, of.issuerName)
        if begin < first {
            return says(
                .olderGeneration, .notice,
                .diagnosisOlderGeneration(certified: begin.date, country: country, oldest: first.date))
        }
        // A key that still signs may have issued it; only the key identifier says that it did not.
        let ends = certificates.map { $0.decodedExtensions.privateKeyNotAfter ?? $0.notAfter }.max() ?? last
        guard begin > ends || begin >= last else { return [] }
        return says(
            .newerGeneration, .notice,
            .diagnosisNewerGeneration(certified: begin.date, country: country, newest: last.date))
            + says(.linkMissing, .notice, .diagnosisLinkMissing(generation: of.generations.count))
    }

    /// Certificates of the issuer's key that are in the store without being anchors: those with the named identifier
    /// under which the signature verifies.
    private func copies(_ certificate: Certificate) -> [Statement] {
        let copies = of.namedKey.map(of.trust.signers(withKeyIdentifier:)) ?? []
        return copies.prefix(16).filter { signed(certificate, $0) }.prefix(1).flatMap { copy in
            says(.certificateNotTrusted, .notice, .diagnosisCertificateNotTrusted(subject: copy.subject))
        }
    }

    private func age(_ certificate: Certificate) -> [Statement] {
        guard let newest = of.store.newestList, let days = of.store.newestListAge else { return [] }
        if newest < certificate.notBefore {
            return says(
                .listOlderThanSigner, .notice,
                .diagnosisListOlderThanSigner(signed: newest.date, certified: certificate.notBefore.date))
        }
        guard days > TrustMaterialAge.oldAfterDays else { return [] }
        return says(.storeOld, .notice, .diagnosisStoreOld(signed: newest.date, days: days))
    }

    /// The departures from the standard that were met on the way to the anchor.
    private func standing() -> [Statement] {
        of.passive.deviations.flatMap { deviation -> [Statement] in
            let (words, policy) = (deviation.message, of.policy)
            return policy.profile.tolerated.contains(deviation)
                ? says(.deviation, .notice, .diagnosisDeviationTolerated(deviation: words, name: deviation))
                : says(
                    .deviation, .obstacle,
                    .diagnosisDeviationRefused(deviation: words, policy: policy.name, name: deviation))
        }
    }

    // MARK: Periods, country

    private func periods() -> [Statement] {
        let codes: [(Check.Aspect, TrustDiagnosis.Code)] = [
            (.validity, .validity), (.usagePeriod, .usagePeriod), (.permission, .signerRefused),
        ]
        return codes.flatMap { aspect, code in
            of.findings.filter { $0.id.check.aspect == aspect && $0.result == .failed }
                .flatMap { says(code, .notice, Self.message(of: $0)) }
        }
    }

    private func country() -> [Statement] {
        guard let mrz = of.mrz, of.certificate != nil else { return [] }
        let finding = IssuingStateCheck.judge(
            mrz.issuer, signer: of.certificate, anchor: of.passive.anchor, as: .issuerMatchesSigner)
        return finding.result == .failed ? says(.country, .notice, Self.message(of: finding)) : []
    }

    // MARK: Revocation and defects

    private func revocation() -> [Statement] {
        guard let finding = of.finding(about: .documentSigner, .revocation) else { return [] }
        let message = Self.message(of: finding)
        switch finding.result {
        case .successful: return says(.notRevoked, .well, message)
        case .failed: return says(.revoked, .against, message)
        case .undetermined, .notSupported, .aborted:
            // For any reason that has no word here another statement says why.
            return finding.reason?.code(for: .openRevocation).map { says($0, .notice, message) } ?? []
        }
    }

    private func defects() -> [Statement] {
        of.findings.flatMap { finding -> [Statement] in
            guard let defect = finding.appliedDefect, let before = finding.before else { return [] }
            return says(
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
        case .blocked: finding == .openPath ? .blocked : nil
        case .publisherNotGranted: finding == .openPath ? .publisherNotGranted : nil
        case .keyRefused, .unsupportedAlgorithm: finding == .openPath ? .algorithmUnknown : nil
        case .countryUnknown: finding == .openPath ? .country : nil
        case .noCRL, .crlOfOtherIssuer: finding == .openRevocation ? .revocationListMissing : nil
        case .crlExpired, .crlNotYetValid: finding == .openRevocation ? .revocationListStale : nil
        case .crlNotVerified: finding == .openRevocation ? .revocationListUnusable : nil
        case .malformed, .empty, .truncated, .wrongVersion, .wrongContentType, .noSigner, .severalSigners,
            .signedAttributesAbsent, .attributeMissing,
            .attributeDoubled, .contentTypeMismatch, .messageDigestMismatch, .signerNotFound, .algorithmMismatch,
            .noSecurityObject, .noAnchor, .issuerNotAuthority, .wrongRole, .keyUsage, .pathTooLong,
            .unknownCriticalExtension, .expired, .notYetValid, .mayBeRevoked,
            .revoked, .noDateOfIssue, .issuedOutsideUsagePeriod,
            .documentTypeNotAllowed, .certifiedOutsideUsagePeriod, .algorithmRefusedByPolicy, .subjectOutsideProfile,
            .extensionsOutsideProfile, .keyOutsideProfile, .periodOutsideProfile, .knownDefect, .hashMismatch,
            .notInSecurityObject, .notRead, .tooLarge, .absent, .listsDiffer, .accessDenied, .cardAccessNotConfirmed,
            .paceInfoHidden, .paceNotUsed, .paceFailed, .channelNotProven, .paceInfoNotSigned, .dirNotConfirmed,
            .refusedByChip, .wrongPassword,
            .channelLost, .responseInvalid, .keyNotAuthenticated, .keyFileMissing, .keyNotFound, .keyAgreementFailed,
            .mappingDataMismatch, .otherChannel, .otherMethodUsed, .responseTruncated, .challengeMismatch,
            .credentialsNotHeld, .rightsNotGranted, .signerFailed, .chipNotAuthenticated, .chipNotVerified,
            .readerTooShort, .deviationRefused, .skipped, .notOffered, .evidenceNotRecorded, .recorded, .notGiven,
            .fieldsDiffer, .layoutDiffers, .datesContradict, .checkDigitsWrong, .unreadable, .reportedLost,
            .reportedStolen, .reportedCancelled, .statusSourceFailed, .countryNotAllowed, .documentTypeRefused,
            .notExpected,
            .expiresSoon, .validityTooLong, .materialTooOld, .proofNotShown, .cloneable, .cancelled, .readFailed:
            nil
        }
    }
}

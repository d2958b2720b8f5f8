// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMRZ
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
        _ code: TrustDiagnosis.Code, _ weight: Statement.Weight, _ text: String
    ) -> Statement { Statement(code: code, weight: weight, text: text) }

    private var countryName: String { of.certificate?.issuerCountry?.code ?? of.mrz?.issuer.rawValue ?? "the issuer" }

    // MARK: The security object

    private func securityObject() -> [Statement] {
        guard let structure = of.finding(.sodStructure), structure.result == .successful else {
            let detail = of.finding(.sodStructure)?.detail ?? "There is no security object."
            return [Self.statement(.noSecurityObject, .obstacle, detail)]
        }
        let failed = of.findings.filter {
            $0.id.check.object == .securityObject && $0.id.check.aspect == .signature && $0.result == .failed
        }
        return failed.map { finding in
            Self.statement(
                .securityObjectInvalid, .against,
                (finding.detail ?? finding.description) + " A chain would prove nothing about the files.")
        }
    }

    // MARK: The way to an anchor

    private func issuer() -> [Statement] {
        guard let finding = of.finding(.dsSignature) else { return [] }
        let detail = finding.detail ?? finding.description
        switch finding.result {
        case .successful: return chains(detail)
        case .failed:
            let code = finding.reason.flatMap { Self.codesOfFailure[$0] } ?? .signerRefused
            return [Self.statement(code, .against, detail)]
        case .undetermined:
            if finding.reason == .noAnchor { return noAnchor() }
            if finding.reason == .signerNotFound { return signerNotFound() }
            if finding.reason == .noSecurityObject { return [] }
            let code = finding.reason.flatMap { Self.codesOfDoubt[$0] } ?? .keyNotInStore
            return [Self.statement(code, .obstacle, detail)]
        case .notSupported, .aborted: return [Self.statement(.keyNotInStore, .obstacle, detail)]
        }
    }

    /// Why an issuer failed, where the explanation has a word for it.
    private static let codesOfFailure: [CheckReason: TrustDiagnosis.Code] = [
        .signatureInvalid: .signatureInvalid, .countryMismatch: .country, .akiMismatch: .deviation,
    ]

    /// Why an issuer is open, where the explanation has a word for it.
    private static let codesOfDoubt: [CheckReason: TrustDiagnosis.Code] = [
        .anchorUnpinned: .anchorUnpinned, .anchorListed: .anchorListed, .publisherNotGranted: .publisherNotGranted,
        .keyRefused: .algorithmUnknown, .unsupportedAlgorithm: .algorithmUnknown, .countryUnknown: .country,
    ]

    private func chains(_ detail: String) -> [Statement] {
        guard let anchor = of.passive.anchor else { return [Self.statement(.chains, .well, detail)] }
        let number = of.generations.number(of: anchor.certificate).map {
            ", generation \($0) of \(of.generations.count)"
        }
        let links = of.passive.path.count > 2 ? " Over \(of.passive.path.count - 2) link certificates." : ""
        var statements = [
            Self.statement(
                .chains, .well,
                "The signer chains to the CSCA of \(countryName)\(number ?? ""), \(anchor.certificate.subject).\(links)"
            )
        ]
        if anchor.basis == .unpinned {
            statements.append(
                Self.statement(
                    .anchorUnpinned, .notice,
                    "The anchor is unpinned: it came in a list, and nothing that is trusted stands behind that list's signer. The policies border and strict refuse it."
                ))
        }
        if anchor.basis == .listed {
            statements.append(
                Self.statement(
                    .anchorListed, .notice,
                    "The anchor is vouched for by the list of another State only (\(anchor.voucher.words)). The policies border and strict refuse it."
                ))
        }
        if anchor.isTest {
            statements.append(
                Self.statement(.test, .notice, "The anchor is synthetic: this says nothing about a real document."))
        }
        return statements
    }

    private func signerNotFound() -> [Statement] {
        let name: String =
            switch of.identifier {
            case .issuerAndSerialNumber(let issuer, let serialNumber)?:
                "serial \(HexadecimalText.of(serialNumber)) of \(issuer)"
            case .subjectKeyIdentifier(let key)?: "the key \(HexadecimalText.of(key))"
            case nil: "no certificate at all"
            }
        return [
            Self.statement(
                .signerNotFound, .obstacle,
                "The document does not carry the certificate of its signer, and the store has no copy. It names \(name)."
            )
        ]
    }

    private func noAnchor() -> [Statement] {
        guard of.trust.anchorCount > 0 else {
            return [Self.statement(.storeEmpty, .obstacle, "The store holds no CSCA certificate at all.")]
        }
        guard let certificate = of.certificate else { return [] }
        guard !of.anchors.isEmpty else {
            return [
                Self.statement(
                    .countryNotInStore, .obstacle,
                    "The store holds CSCA certificates of \(of.trust.countries.count) countries, and none of \(countryName)."
                )
            ] + age(certificate)
        }
        var statements = [missingKey(certificate)]
        let named = of.trust.anchors(named: certificate.issuer)
        if !named.isEmpty {
            statements.append(
                Self.statement(
                    .sameNameOtherKey, .notice,
                    "\(named.count == 1 ? "One anchor has" : "\(named.count) anchors have") the name of its issuer, and the signature verifies under none: the key is another one."
                ))
        }
        return statements + generation(certificate) + copies() + age(certificate)
    }

    private func missingKey(_ certificate: Certificate) -> Statement {
        let generations = Self.count(of.generations.count, "generation")
        guard let key = of.namedKey else {
            return Self.statement(
                .keyNotInStore, .obstacle,
                "The signer names no key of its CSCA, only the issuer \(certificate.issuer), and the signature verifies under none of the CSCA certificates of \(countryName) in the store (\(generations))."
            )
        }
        return Self.statement(
            .keyNotInStore, .obstacle,
            "The signer names the key \(HexadecimalText.of(key)), which none of the CSCA certificates of \(countryName) in the store has (\(generations))."
        )
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
                    "The signer was certified \(certificate.notBefore.date), before the oldest CSCA certificate of \(countryName) in the store (\(first.date)): an older generation is missing."
                )
            ]
        }
        // A key that still signs may have issued it; only the key identifier says that it did not.
        let ends = certificates.map { $0.decodedExtensions.privateKeyNotAfter ?? $0.notAfter }.max() ?? last
        if certificate.notBefore > ends || certificate.notBefore >= last {
            return [
                Self.statement(
                    .newerGeneration, .notice,
                    "The signer was certified \(certificate.notBefore.date), after the newest CSCA certificate of \(countryName) in the store began (\(last.date)): a newer generation is missing."
                ),
                Self.statement(
                    .linkMissing, .notice,
                    "A link certificate from generation \(of.generations.count) to the missing key would make it trusted without more."
                ),
            ]
        }
        return []
    }

    /// Certificates for the named key that are in the store without being anchors.
    private func copies() -> [Statement] {
        let copies = of.namedKey.map(of.trust.signers(withKeyIdentifier:)) ?? []
        return copies.prefix(1).map { copy in
            Self.statement(
                .certificateNotTrusted, .notice,
                "The store has a certificate for that key, \(copy.subject), that is no anchor: nothing trusted stands behind it."
            )
        }
    }

    private func age(_ certificate: Certificate) -> [Statement] {
        guard let newest = of.store.newestList, let days = of.store.newestListAge else { return [] }
        if newest < certificate.notBefore {
            return [
                Self.statement(
                    .listOlderThanSigner, .notice,
                    "The newest master list in the store was signed \(newest.date), before this signer was certified (\(certificate.notBefore.date))."
                )
            ]
        }
        guard days > TrustMaterialAge.oldAfterDays else { return [] }
        return [
            Self.statement(
                .storeOld, .notice, "The newest master list in the store was signed \(newest.date), \(days) days ago.")
        ]
    }

    /// The departures from the standard that were met on the way to the anchor.
    private func standing() -> [Statement] {
        passiveDeviations.map { deviation in
            let isTolerated = of.policy.profile.tolerated.contains(deviation)
            return Self.statement(
                .deviation, isTolerated ? .notice : .obstacle,
                "\(DeviationText.sentence(deviation)) (\(deviation)\(isTolerated ? ", tolerated" : ", refused by the policy \(of.policy.name)"))"
            )
        }
    }

    private var passiveDeviations: [TrustDeviation] { of.passive.deviations }

    // MARK: Periods, country

    private func periods() -> [Statement] {
        let codes: [(Check.Aspect, TrustDiagnosis.Code)] = [
            (.validity, .validity), (.usagePeriod, .usagePeriod), (.permission, .signerRefused),
        ]
        return codes.flatMap { aspect, code in
            of.findings.filter { $0.id.check.aspect == aspect && $0.result == .failed }
                .map { Self.statement(code, .notice, $0.detail ?? $0.description) }
        }
    }

    private func country() -> [Statement] {
        guard let mrz = of.mrz, of.certificate != nil else { return [] }
        let finding = IssuingStateCheck.judge(
            mrz.issuer, signer: of.certificate, anchor: of.passive.anchor?.certificate, as: .issuerMatchesSigner)
        guard finding.result == .failed else { return [] }
        return [Self.statement(.country, .notice, finding.detail ?? finding.description)]
    }

    // MARK: Revocation and defects

    private func revocation() -> [Statement] {
        guard let finding = of.finding(.dsRevocation) else { return [] }
        let detail = finding.detail ?? finding.description
        switch finding.result {
        case .successful: return [Self.statement(.notRevoked, .well, detail)]
        case .failed: return [Self.statement(.revoked, .against, detail)]
        case .undetermined, .notSupported, .aborted:
            let code = finding.reason.flatMap { Self.codesOfRevocation[$0] }
            return code.map { [Self.statement($0, .notice, detail)] } ?? []
        }
    }

    /// Why nobody knows whether a signer is revoked; for any other reason another statement says why.
    private static let codesOfRevocation: [CheckReason: TrustDiagnosis.Code] = [
        .noCRL: .revocationListMissing, .crlOfOtherIssuer: .revocationListMissing, .crlExpired: .revocationListStale,
        .crlNotYetValid: .revocationListStale, .crlNotVerified: .revocationListUnusable,
    ]

    private func defects() -> [Statement] {
        of.findings.compactMap { finding in
            finding.appliedDefect.map { defect in
                let before = finding.before.map { " was \($0.result) and" } ?? ""
                return Self.statement(
                    .defectApplied, .notice,
                    "\(finding.id)\(before) is \(finding.result) by a published defect: \(defect).")
            }
        }
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "one \(noun)" : "\(number) \(noun)s"
    }
}

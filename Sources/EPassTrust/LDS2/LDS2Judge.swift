// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassLDS
internal import EPassMRZ

/// The steps of ``LDS2Signature``.
struct LDS2Judge<Object: LDS2SignedObject> {
    let object: Object
    let certificates: LDS2RecordFile<LDS2CertificateRecord>?
    let trust: TrustSnapshot
    let profile: TrustProfile
    let time: Timestamp

    func judge() -> LDS2Signature {
        let found = lookUp()
        guard let signer = found.certificate else {
            let rest = CheckID.lds2Checks.dropFirst().map { ($0, Outcome.noLDS2Signer) }
            return LDS2Signature(
                outcomes: [(.lds2Certificate, found.outcome)]
                    + rest.map { $0.0 == .lds2SearchCopy ? ($0.0, searchCopy()) : $0 },
                form: nil, signerCertificate: nil, path: nil)
        }
        let signature = LDS2SignatureCheck.judge(object.signature, over: object.signedOctets, by: signer)
        let role = LDS2SignerRole.judge(signer, for: Object.application, trust: trust, profile: profile)
        let issuer = IssuerCheck.judge(
            signer, SignerRole(), embedded: embedded(besides: signer), asksSignerLists: false, trust: trust,
            profile: profile, at: time)
        let path = PathValidation(signer, issuer, trust: trust, profile: profile, at: time)
        let outcomes: [(CheckID, Outcome)] = [
            (.lds2Certificate, found.outcome), (.lds2Signature, signature.outcome.judged(by: profile)),
            (.lds2SearchCopy, searchCopy()), (.lds2Date, date(under: signer)), (.lds2SignerRole, role),
            (.lds2SignerState, state(of: signer, path.anchor?.certificate)),
            (.lds2SignerProfile, LDS2SignerProfile.judge(signer)), (.lds2SignerName, name(found.record, signer)),
            (.lds2SignerSignature, path.issuer), (.lds2SignerValidity, path.signerValidity),
            (.lds2CSCAValidity, path.anchorValidity), (.lds2CSCAUsagePeriod, path.anchorUsage),
            (.lds2SignerAlgorithms, algorithms(signature.form, signer, path)),
            (.lds2SignerRevocation, path.revoked),
        ]
        return LDS2Signature(
            outcomes: outcomes.map { ($0.0, $0.1.about(Object.application.signerName)) }, form: signature.form,
            signerCertificate: signer, path: path)
    }

    // MARK: The certificate

    private func lookUp() -> (outcome: Outcome, record: LDS2CertificateRecord?, certificate: Certificate?) {
        let number = object.certificateReference
        guard let certificates else {
            return (.undetermined(.notRead, "EF.Certificates was not read."), nil, nil)
        }
        guard let record = certificates.record(Int(number)) else {
            let detail =
                "The record refers to certificate \(number); EF.Certificates has \(certificates.records.count)."
            return (.failed(.signerNotFound, detail), nil, nil)
        }
        do throws(TrustError) {
            let certificate = try Certificate(encoded: record.certificate)
            return (.successful("Record \(number) of EF.Certificates holds the certificate."), record, certificate)
        } catch {
            let detail = "Record \(number) of EF.Certificates holds no certificate: \(error.reason)"
            return (.failed(.malformed, detail), record, nil)
        }
    }

    /// Certificates of the chip among which links to the CSCA may be (Doc 9303-11, 5.1.2 step 1): the first that say
    /// whether they are an authority's. For 254 records with as many certificates all of them would be decoded each
    /// time.
    private func embedded(besides signer: Certificate) -> [Certificate] {
        let mark: [UInt8] = [0x06, 0x03, 0x55, 0x1D, 0x13]
        return (certificates?.records ?? []).lazy
            .filter { $0.certificate != signer.encoded && $0.certificate.firstRange(of: mark) != nil }
            .prefix(maximumEmbedded).compactMap { try? Certificate(encoded: $0.certificate) }
    }

    private var maximumEmbedded: Int { 16 }

    private func name(_ record: LDS2CertificateRecord?, _ signer: Certificate) -> Outcome {
        guard let record else { return .noLDS2Signer }
        // The country is that of the issuer as the certificate has it, and upper case there.
        let country = signer.issuerCountry
        guard let country, IssuingCountry(record.country) == country else {
            return .failed(
                .fieldsDiffer,
                "The record of the certificate is named after \(record.country), not \(country?.code ?? "its issuer").")
        }
        guard SerialNumber.isSame(record.serialNumber, signer.serialNumber) else {
            return .failed(.fieldsDiffer, "The record of the certificate is named after another serial number.")
        }
        return .successful("The record of the certificate is named after its country and serial number.")
    }

    // MARK: The record

    private func searchCopy() -> Outcome {
        guard let copy = object.searchCopy, let signed = object.signedState else {
            return Outcome(
                result: .notSupported, reason: .notOffered, detail: "Additional biometrics have no copy for searching.")
        }
        return copy == signed
            ? .successful("The State outside of the signed data is the one inside.")
            : .failed(.fieldsDiffer, "The record is found under \(copy), and what was signed names \(signed).")
    }

    /// The certificate has no usage period of its key, so that its validity is the only bound (Doc 9303-12, 4.1.2.1 and
    /// 7.1.2).
    private func date(under signer: Certificate) -> Outcome {
        guard let date = object.signedDate else {
            return Outcome(
                result: .notSupported, reason: .notOffered, detail: "Additional biometrics have no date.")
        }
        let day = Timestamp(date)
        let first = signer.notBefore.adding(days: -1)
        guard first <= day, day <= signer.notAfter.adding(days: 1) else {
            return .failed(
                .issuedOutsideUsagePeriod,
                "The record is of \(date), the certificate of its signer is valid from \(signer.notBefore.date) to "
                    + "\(signer.notAfter.date).")
        }
        // Somewhere it is tomorrow already. A visa may begin to be valid later than it was written.
        if Object.application == .travelRecords, day > time.adding(days: 1) {
            return .failed(.notYetValid, "The record is of \(date), which is to come.")
        }
        return .successful("The record is of \(date), in the validity period of its signer's certificate.")
    }

    private func state(of signer: Certificate, _ anchor: Certificate?) -> Outcome {
        guard let named = object.signedState else {
            return Outcome(
                result: .notSupported, reason: .notOffered, detail: "Additional biometrics name no State.")
        }
        let code = CountryCode(rawValue: String(named.uppercased().prefix { $0 != "<" }))
        var outcome = IssuingStateCheck.judge(code, signer, anchor)
        switch outcome.result {
        case .successful: outcome.detail = "The record is of \(code), and so is its signer."
        case .failed:
            outcome.detail = "The record is of \(code), its signer of \(signer.issuerCountry?.code ?? "another State")."
        case .undetermined, .notSupported, .aborted:
            outcome.detail = "The State of the record or that of its signer is not in the table of codes."
        }
        return outcome
    }

    private func algorithms(_ form: LDS2Signature.Form?, _ signer: Certificate, _ path: PathValidation) -> Outcome {
        var check = AlgorithmCheck(profile.algorithmPolicy)
        let day = object.signedDate.map(Timestamp.init) ?? signer.notBefore
        if let form { check.add(.hash(form.hash), "the signature of the record", on: day) }
        if let key = try? signer.verificationKey.decoded() {
            check.add(.key(key.kind), "the key of the signer", on: day)
        }
        check.add(signer, issuedBy: path.path.dropFirst())
        let outcome = check.judge()
        if outcome.result == .successful, form == nil {
            return .undetermined(.signatureInvalid, "With which hash the record was signed is not known.")
        }
        return outcome.result == .successful && path.anchor == nil ? .noAnchor : outcome
    }
}

extension Outcome {
    static let noLDS2Signer = undetermined(
        .signerNotFound, "The certificate of the record's signer is not known.")

    /// The outcome of a step that passive authentication shares, about a signer of another name.
    fileprivate func about(_ signer: String) -> Outcome {
        var outcome = self
        for name in ["document signer", "Document signer"] {
            outcome.detail = outcome.detail?.split(separator: name, omittingEmptySubsequences: false)
                .joined(separator: signer)
        }
        return outcome
    }
}

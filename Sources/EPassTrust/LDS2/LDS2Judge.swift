// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassLDS
internal import EPassMRZ
internal import EPassMessages

/// The steps of ``LDS2Signature``.
struct LDS2Judge<Object: LDS2SignedObject> {
    let object: Object
    let certificates: LDS2RecordFile<LDS2CertificateRecord>?
    let holder: LDS2Holder
    let trust: TrustSnapshot
    let profile: TrustProfile
    let time: Timestamp
    /// Whether other certificates are tried where the one that a record refers to does not verify it.
    let triesOthers: Bool

    private var signerName: SignerName { .lds2Signer(Object.application) }

    func judge() -> LDS2Signature {
        var found = lookUp()
        let signature = found.certificate.map(check)
        if signature?.outcome.result != .successful, let other = otherNumber() {
            let named = Int(object.certificateReference)
            found = (.undetermined(.signerNotFound, .lds2OtherCertificate(number: named, other: other)), nil, nil)
        }
        guard let signer = found.certificate, let signature else {
            let known: [CheckID: Outcome] = [
                .lds2Certificate: found.outcome, .lds2SearchCopy: searchCopy(), .lds2Holder: belonging(),
            ]
            return LDS2Signature(
                outcomes: CheckID.lds2Checks.map { ($0, known[$0] ?? .noLDS2Signer) }, form: nil,
                signerCertificate: nil, path: nil)
        }
        let role = SignerRole.judge(signer, for: .records(Object.application), trust: trust, profile: profile)
        let issuer = IssuerCheck.judge(
            signer, SignerRole(), of: signerName, embedded: embedded(besides: signer), asksSignerLists: false,
            trust: trust, profile: profile, at: time)
        let path = PathValidation(signer, of: signerName, issuer, trust: trust, profile: profile, at: time)
        let outcomes: [(CheckID, Outcome)] = [
            (.lds2Certificate, found.outcome), (.lds2Signature, signature.outcome.judged(by: profile)),
            (.lds2SearchCopy, searchCopy()), (.lds2Holder, belonging()), (.lds2Date, date(under: signer)),
            (.lds2SignerRole, self.role(role)), (.lds2SignerState, state(of: signer, path.anchor)),
            (.lds2SignerProfile, LDS2SignerProfile.judge(signer)), (.lds2SignerName, name(found.record, signer)),
            (.lds2SignerSignature, path.issuer), (.lds2SignerValidity, path.signerValidity),
            (.lds2CSCAValidity, path.anchorValidity), (.lds2CSCAUsagePeriod, path.anchorUsage),
            (.lds2SignerAlgorithms, algorithms(signature.form, signer, path)),
            (.lds2SignerRevocation, path.revoked),
        ]
        let defects = KnownDefects(
            against: .init(signer: signer, anchor: path.anchor, path: path.path), of: signerName, trust: trust,
            profile: profile)
        return LDS2Signature(
            outcomes: outcomes, form: signature.form, signerCertificate: signer, path: path, defects: defects)
    }

    // MARK: The certificate

    /// Whether the signer may sign records of this application (Doc 9303-12, 7.1.2).
    private func role(_ role: SignerRole) -> Outcome {
        if let refusal = role.refusal { return refusal }
        return Outcome.successful(.lds2Signer(signer: Object.application.signerName), role.deviations)
            .judged(by: profile)
    }

    private func lookUp() -> (outcome: Outcome, record: LDS2CertificateRecord?, certificate: Certificate?) {
        let number = Int(object.certificateReference)
        guard let certificates else {
            return (.undetermined(.notRead, .fileNotRead(file: "EF.Certificates")), nil, nil)
        }
        guard let record = certificates.record(number) else {
            let message = Message.lds2NoSuchCertificate(number: number, count: certificates.records.count)
            // Nobody signed the reference, and a damaged one is no forgery.
            return (.undetermined(.signerNotFound, message), nil, nil)
        }
        do throws(TrustError) {
            let certificate = try Certificate(encoded: record.certificate)
            return (.successful(.lds2CertificateFound(number: number)), record, certificate)
        } catch {
            return (.failed(.malformed, .lds2NoCertificate(number: number, error: error.message)), record, nil)
        }
    }

    private func check(under signer: Certificate) -> LDS2SignatureCheck {
        LDS2SignatureCheck.judge(object.signature, over: object.signedOctets, by: signer, profile)
    }

    /// The number of another certificate of the file that verifies the record: nobody signed to which one it refers.
    /// Where there are many, those are tried whose numbers differ in the fewest bits, as damage leaves them.
    private func otherNumber() -> Int? {
        let named = Int(object.certificateReference)
        func distance(_ number: Int) -> (Int, Int) { ((number ^ named).nonzeroBitCount, number) }
        let records = certificates?.records ?? []
        return records.indices.map { $0 + 1 }.filter { $0 != named }.sorted { distance($0) < distance($1) }
            .prefix(triesOthers ? maximumOthers : 0).first { number in
                let certificate = try? Certificate(encoded: records[number - 1].certificate)
                return certificate.map(check)?.outcome.result == .successful
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
    private var maximumOthers: Int { 16 }

    private func name(_ record: LDS2CertificateRecord?, _ signer: Certificate) -> Outcome {
        guard let record else { return .noLDS2Signer }
        // The country is that of the issuer as the certificate has it, and upper case there.
        let country = signer.issuerCountry
        guard let country, IssuingCountry(record.country) == country else {
            return .failed(
                .fieldsDiffer,
                country.map { Message.lds2NameOfOtherCountry(stated: record.country, country: $0.code) }
                    ?? .lds2NameNotOfIssuer(stated: record.country))
        }
        guard SerialNumber.isSame(record.serialNumber, signer.serialNumber) else {
            return .failed(.fieldsDiffer, .lds2NameOfOtherNumber)
        }
        return .successful(.lds2NameMatches)
    }

    // MARK: The record

    private func searchCopy() -> Outcome {
        guard let copy = object.searchCopy, let signed = object.signedState else {
            return .notOffered(.lds2NoSearchCopy)
        }
        return copy == signed
            ? .successful(.lds2SearchCopyMatches)
            : .failed(.fieldsDiffer, .lds2SearchCopyDiffers(found: copy, signed: signed))
    }

    private func belonging() -> Outcome {
        LDS2HolderCheck(
            holder, passportNumber: object.signedPassportNumber, dateOfBirth: object.signedDateOfBirth
        ).judge()
    }

    /// The certificate has no usage period of its key, so that its validity is the only bound (Doc 9303-12, 4.1.2.1 and
    /// 7.1.2).
    private func date(under signer: Certificate) -> Outcome {
        guard let date = object.signedDate else { return .notOffered(.lds2NoDate) }
        let day = Timestamp(date)
        let first = signer.notBefore.adding(days: -1)
        guard first <= day, day <= signer.notAfter.adding(days: 1) else {
            return .failed(
                .issuedOutsideUsagePeriod,
                .lds2DateOutsideValidity(
                    when: date.description, first: signer.notBefore.date, last: signer.notAfter.date))
        }
        // A visa may begin to be valid later than it was written.
        if Object.application == .travelRecords, day.isToCome(at: time) {
            return .failed(.notYetValid, .lds2DateToCome(when: date.description))
        }
        return .successful(.lds2DateInValidity(when: date.description))
    }

    private func state(of signer: Certificate, _ anchor: TrustAnchor?) -> Outcome {
        guard let named = object.signedState else { return .notOffered(.lds2NoState) }
        let code = CountryCode(rawValue: String(named.uppercased().prefix { $0 != "<" }))
        var outcome = IssuingStateCheck.judge(code, signer, anchor)
        // Its own words are about DG1.
        let message: Message =
            switch outcome.result {
            case .successful: .lds2StateMatches(state: code.rawValue)
            case .failed:
                signer.issuerCountry.map { Message.lds2StateDiffers(state: code.rawValue, signer: $0.code) }
                    ?? .lds2StateOfUnknown(state: code.rawValue)
            case .undetermined, .notSupported, .aborted: .lds2StateUnknown
            }
        outcome.message = message
        return outcome
    }

    private func algorithms(_ form: LDS2Signature.Form?, _ signer: Certificate, _ path: PathValidation) -> Outcome {
        var check = AlgorithmCheck(profile.algorithmPolicy)
        let day = object.signedDate.map(Timestamp.init) ?? signer.notBefore
        if let form { check.add(.hash(form.hash), .algorithmInRecordSignature, on: day) }
        if let key = try? signer.verificationKey.decoded() {
            check.add(.key(key.kind), .algorithmInRecordSignerKey, on: day)
        }
        check.add(signer, of: signerName, issuedBy: path.path.dropFirst())
        let outcome = check.judge()
        if outcome.result == .successful, form == nil { return .undetermined(.signatureInvalid, .lds2HashUnknown) }
        return outcome.result == .successful && path.anchor == nil ? .noAnchor(of: signerName) : outcome
    }
}

extension Outcome {
    static let noLDS2Signer = undetermined(.signerNotFound, .lds2SignerUnknown)
}

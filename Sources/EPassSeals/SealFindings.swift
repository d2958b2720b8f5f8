// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMRZ
internal import EPassTrust

/// The step `seal.content.signature`.
enum SealSignatureStep {
    /// - Parameter hash: the hash that the seal names; nil where it follows from the curve (Doc 9303-13, 2.4).
    static func judge(
        _ signature: [UInt8], over octets: [UInt8], hash: HashAlgorithm?, under signer: Certificate
    ) -> CheckFinding {
        let key: PublicKey
        do {
            key = try PublicKey(subjectPublicKeyInfo: signer.subjectPublicKeyInfo)
        } catch {
            let isUnknown = [.keyAlgorithmUnsupported, .curveUnsupported, .libraryUnavailable].contains(error.code)
            return .seal(
                .sealSignature, isUnknown ? .undetermined : .failed, isUnknown ? .unsupportedAlgorithm : .keyRefused,
                "The key of the seal's signer is refused: \(error.reason)")
        }
        guard case .ec(let curve, _) = key.kind else {
            return .seal(
                .sealSignature, .undetermined, .unsupportedAlgorithm,
                "The key of the seal's signer is \(key); seals are signed with ECDSA.")
        }
        let hash = hash ?? Self.hash(for: curve)
        do {
            switch try key.verifyPlain(signature: signature, over: octets, hash: hash) {
            case .valid:
                return .seal(.sealSignature, .successful, nil, "The signature verifies: \(key), \(hash).")
            case .invalid:
                return .seal(
                    .sealSignature, .failed, .signatureInvalid,
                    "The signature does not verify under the key of the seal's signer.")
            }
        } catch {
            // Numbers of another size than the curve's are no signature of this key.
            let isNone = error.code == .inputLength || error.code == .signatureOutOfRange
            return .seal(
                .sealSignature, isNone ? .failed : .undetermined, isNone ? .signatureInvalid : .unsupportedAlgorithm,
                "The signature cannot be verified: \(error.reason)")
        }
    }

    /// The hash that belongs to the bits of the order of a curve; of a longer one the longest.
    static func hash(for curve: EllipticCurve) -> HashAlgorithm {
        switch curve.bits {
        case ...224: .sha224
        case ...256: .sha256
        case ...384: .sha384
        default: .sha512
        }
    }
}

/// The step `seal.issuer.matchesSigner`.
enum SealIssuerStep {
    static func judge(_ issuer: CountryCode, _ signer: Certificate?, _ anchor: Certificate?) -> CheckFinding {
        guard let signer else {
            return .seal(
                .sealIssuer, .undetermined, .signerNotFound, "The certificate of the seal's signer is not at hand.")
        }
        guard issuer.kind != .unknown else {
            return .seal(
                .sealIssuer, .undetermined, .countryUnknown,
                "The State of the seal is named by a text that is in no table of codes.")
        }
        // The one comparison of a State with certificates; its own words speak of documents.
        let finding = IssuingStateCheck.judge(issuer, signer: signer, anchor: anchor, as: .sealIssuer)
        let country = signer.subject.country ?? "no country"
        let detail =
            switch finding.result {
            case .successful: "The seal is of \(issuer), and so is its signer."
            case .failed: "The seal is of \(issuer), its signer of \(country)."
            case .undetermined, .notSupported, .aborted:
                "Whether the State of the seal, \(issuer), is that of its signer, \(country), is not known."
            }
        return .seal(.sealIssuer, finding.result, finding.reason, detail)
    }
}

/// The steps over the zone in a seal.
enum ZoneSteps {
    static func checkDigits(_ zone: MRZ?) -> CheckFinding {
        guard let zone else { return none(.sealCheckDigits) }
        let wrong = zone.checkDigits.wrong
        guard wrong.isEmpty else {
            return .seal(
                .sealCheckDigits, .failed, .checkDigitsWrong,
                "Check digits of the zone in the seal are wrong: \(wrong.map(\.field.rawValue).joined(separator: ", "))."
            )
        }
        return .seal(.sealCheckDigits, .successful, nil, "The check digits of the zone in the seal are right.")
    }

    /// The State of the zone against that of the header: two signed statements of who issued. The nationality of the
    /// holder is another matter.
    static func state(_ zone: MRZ?, _ header: CountryCode) -> CheckFinding {
        guard let zone else { return none(.sealZoneState) }
        let state = zone.issuer
        if state == header {
            return .seal(.sealZoneState, .successful, nil, "The zone in the seal is of \(header), as its header is.")
        }
        switch IssuingCountry(state).flatMap({ first in IssuingCountry(header).map(first.compared) }) {
        case .same?:
            return .seal(
                .sealZoneState, .successful, nil,
                "The zone in the seal is of \(state), its header of \(header): the same State.")
        case .different?:
            return .seal(
                .sealZoneState, .failed, .countryMismatch,
                "The zone in the seal is of \(state), its header of \(header).")
        case .unknown?, nil:
            return .seal(
                .sealZoneState, .undetermined, .countryUnknown,
                "Whether \(state.rawValue.isEmpty ? "no State" : state.rawValue) in the zone is the State of the header, \(header), is not known."
            )
        }
    }

    /// The date of expiry of a zone, with the century that the day of issue of the header leaves: nothing expires
    /// before it was issued. Nil where it cannot be read, or comes before that day in the century that BSI TR-03135-1,
    /// 5.7.1 gives it: the next one is a hundred years away.
    static func expiry(_ zone: MRZ?, issued: CalendarDate?, at time: Timestamp) -> CalendarDate? {
        let reference = max(day(of: time), issued ?? day(of: time))
        guard let zone, let expiry = zone.dateOfExpiry.calendarDate(as: .expiry, relativeTo: reference) else {
            return nil
        }
        return issued.map { $0 <= expiry } ?? true ? expiry : nil
    }

    static func day(of time: Timestamp) -> CalendarDate {
        CalendarDate(
            daysSince1970: Int(clamping: time.secondsSince1970.quotientAndRemainder(dividingBy: 86_400).quotient))
    }

    static func expiry(_ zone: MRZ?, _ expiry: CalendarDate?, at time: Timestamp) -> CheckFinding {
        guard let zone else { return none(.sealExpiry) }
        guard let expiry else {
            return zone.dateOfExpiry.state == .complete
                ? .seal(
                    .sealExpiry, .undetermined, .datesContradict,
                    "The date of expiry in the seal is before the day of issue, or a hundred years later.")
                : .seal(.sealExpiry, .undetermined, .unreadable, "The date of expiry in the seal cannot be read.")
        }
        guard expiry >= day(of: time) else {
            return .seal(.sealExpiry, .failed, .expired, "The document expired \(expiry).")
        }
        return .seal(.sealExpiry, .successful, nil, "The document is valid until \(expiry).")
    }

    static func printed(_ printed: MRZ?, _ zone: MRZ?) -> CheckFinding {
        guard let zone else { return none(.sealMatchesPrinted) }
        guard let printed else {
            return .seal(.sealMatchesPrinted, .undetermined, .notGiven, "No printed zone was given to compare with.")
        }
        // A seal does not hold the optional data of a visa (Doc 9303-7, 9.1.3).
        let kept = zone.characters.count - (zone.format == .mrvA ? 16 : zone.format == .mrvB ? 8 : 0)
        guard printed.format == zone.format, printed.characters.prefix(kept).elementsEqual(zone.characters.prefix(kept))
        else {
            return .seal(
                .sealMatchesPrinted, .failed, .fieldsDiffer, "The printed zone is not the one in the seal.")
        }
        return .seal(.sealMatchesPrinted, .successful, nil, "The printed zone is the one in the seal.")
    }

    static func passport(_ passport: MRZ?, _ number: String?) -> CheckFinding {
        guard let number else {
            return .seal(.sealMatchesPassport, .notSupported, .notOffered, "The seal names no passport.")
        }
        guard let passport else {
            return .seal(
                .sealMatchesPassport, .undetermined, .notGiven, "No zone of a passport was given to compare with.")
        }
        let printed = passport.documentNumber
        guard printed == number else {
            return .seal(
                .sealMatchesPassport, .failed, .fieldsDiffer, "The passport is not the one that the seal names.")
        }
        return .seal(.sealMatchesPassport, .successful, nil, "The passport is the one that the seal names.")
    }

    private static func none(_ id: CheckID) -> CheckFinding {
        .seal(id, .notSupported, .notOffered, "The seal holds no machine readable zone.")
    }
}

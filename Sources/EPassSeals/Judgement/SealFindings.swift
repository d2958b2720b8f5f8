// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMRZ
internal import EPassMessages
internal import EPassTrust

/// The step `seal.content.signature`.
enum SealSignatureStep {
    /// - Parameter hash: the hash that the seal names; nil where it follows from the curve (Doc 9303-13, 2.4).
    static func judge(
        _ signature: [UInt8], over octets: [UInt8], hash: HashAlgorithm?, under signer: Certificate,
        _ profile: TrustProfile
    ) -> CheckFinding {
        let key: PublicKey
        do {
            key = try PublicKey(subjectPublicKeyInfo: signer.subjectPublicKeyInfo)
        } catch {
            let reason = CheckReason.of(keyError: error)
            let result: CheckResult = reason == .unsupportedAlgorithm ? .undetermined : .failed
            return .seal(.sealSignature, result, reason, .sealKeyRefused(error: error.message))
        }
        guard case .ec(let curve, _) = key.kind else {
            return .seal(.sealSignature, .undetermined, .unsupportedAlgorithm, .sealKeyNotOnCurve(key: key))
        }
        let hash = hash ?? curve.signatureHash
        do {
            let check = try key.check(
                signature: signature, over: octets[...], algorithm: .ecdsaPlain(hash), tolerating: [])
            if check.verdict == .valid {
                return .seal(.sealSignature, .successful, nil, .signatureValid(key: key, hash: hash))
            }
            // Octets that cannot be a signature of the key, and the algorithm beside one, were damaged: nobody signed
            // them, and they say nothing of what was.
            guard check.isWellFormed, !key.hasMade(signature, over: octets) else {
                return .seal(
                    .sealSignature, profile.failsMalformed ? .failed : .undetermined, .malformed, .signatureMalformed)
            }
            return .seal(.sealSignature, .failed, .signatureInvalid, .sealSignatureInvalid)
        } catch {
            return .seal(
                .sealSignature, .undetermined, .unsupportedAlgorithm, .signatureNotVerifiable(error: error.message))
        }
    }
}

/// The step `seal.issuer.matchesSigner`.
enum SealIssuerStep {
    static func judge(_ issuer: CountryCode, _ signer: Certificate?, _ anchor: TrustAnchor?) -> CheckFinding {
        guard let signer else { return .seal(.sealIssuer, .undetermined, .signerNotFound, .sealNoSigner) }
        guard issuer.kind != .unknown else {
            return .seal(.sealIssuer, .undetermined, .countryUnknown, .sealStateUnknown)
        }
        // The one comparison of a State with certificates; its own words speak of documents.
        let finding = IssuingStateCheck.judge(issuer, signer: signer, anchor: anchor, as: .sealIssuer)
        let state = issuer.rawValue
        let message: Message =
            switch (finding.result, signer.subject.country) {
            case (.successful, _): .sealSignerOfState(state: state)
            case (.failed, let country?): .sealSignerOfOtherState(state: state, country: country)
            case (.undetermined, let country?), (.notSupported, let country?), (.aborted, let country?):
                .sealSignerStateNotKnown(state: state, country: country)
            case (.failed, nil), (.undetermined, nil), (.notSupported, nil), (.aborted, nil):
                .sealSignerOfNoState(state: state)
            }
        return .seal(.sealIssuer, finding.result, finding.reason, message)
    }
}

/// The steps over the zone in a seal.
enum ZoneSteps {
    static func checkDigits(_ zone: MRZ?) -> CheckFinding {
        guard let zone else { return none(.sealCheckDigits) }
        let wrong = zone.checkDigits.wrong
        guard wrong.isEmpty else {
            let fields = wrong.map(\.field.message)
            return .seal(.sealCheckDigits, .failed, .checkDigitsWrong, .sealCheckDigitsWrong(fields: fields))
        }
        return .seal(.sealCheckDigits, .successful, nil, .sealCheckDigitsRight)
    }

    /// The State of the zone against that of the header: two signed statements of who issued. The nationality of the
    /// holder is another matter.
    static func state(_ zone: MRZ?, _ header: CountryCode) -> CheckFinding {
        guard let zone else { return none(.sealZoneState) }
        let (inZone, inHeader) = (zone.issuer.rawValue, header.rawValue)
        if zone.issuer == header {
            return .seal(.sealZoneState, .successful, nil, .sealZoneOfState(state: inHeader))
        }
        switch IssuingCountry(zone.issuer).flatMap({ first in IssuingCountry(header).map(first.compared) }) {
        case .same?:
            return .seal(.sealZoneState, .successful, nil, .sealZoneOfSameState(zone: inZone, header: inHeader))
        case .different?:
            return .seal(
                .sealZoneState, .failed, .countryMismatch, .sealZoneOfOtherState(zone: inZone, header: inHeader))
        case .unknown?, nil:
            return .seal(
                .sealZoneState, .undetermined, .countryUnknown,
                inZone.isEmpty
                    ? .sealZoneOfNoState(header: inHeader) : .sealZoneStateNotKnown(zone: inZone, header: inHeader))
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
                ? .seal(.sealExpiry, .undetermined, .datesContradict, .sealExpiryContradicts)
                : .seal(.sealExpiry, .undetermined, .unreadable, .sealExpiryUnreadable)
        }
        guard expiry >= day(of: time) else {
            return .seal(.sealExpiry, .failed, .expired, .documentExpired(day: expiry.description))
        }
        return .seal(.sealExpiry, .successful, nil, .documentCurrent(day: expiry.description))
    }

    static func printed(_ printed: MRZ?, _ zone: MRZ?) -> CheckFinding {
        guard let zone else { return none(.sealMatchesPrinted) }
        guard let printed else {
            return .seal(.sealMatchesPrinted, .undetermined, .notGiven, .sealPrintedNotGiven)
        }
        let kept = zone.characters.count - (zone.format.omittedInSeals ?? 0)
        guard printed.format == zone.format, printed.characters.prefix(kept).elementsEqual(zone.characters.prefix(kept))
        else {
            return .seal(.sealMatchesPrinted, .failed, .fieldsDiffer, .sealPrintedDiffers)
        }
        return .seal(.sealMatchesPrinted, .successful, nil, .sealPrintedMatches)
    }

    static func passport(_ passport: MRZ?, _ number: String?) -> CheckFinding {
        guard let number else {
            return .seal(.sealMatchesPassport, .notSupported, .notOffered, .sealNoPassport)
        }
        guard let passport else {
            return .seal(.sealMatchesPassport, .undetermined, .notGiven, .sealPassportNotGiven)
        }
        guard passport.documentNumber == number else {
            return .seal(.sealMatchesPassport, .failed, .fieldsDiffer, .sealPassportDiffers)
        }
        return .seal(.sealMatchesPassport, .successful, nil, .sealPassportMatches)
    }

    private static func none(_ id: CheckID) -> CheckFinding {
        .seal(id, .notSupported, .notOffered, .sealNoZone)
    }
}

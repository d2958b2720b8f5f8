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
    static func judge(_ issuer: CountryCode, _ signer: Certificate?) -> CheckFinding {
        guard let signer else {
            return .seal(
                .sealIssuer, .undetermined, .signerNotFound, "The certificate of the seal's signer is not at hand.")
        }
        let country = signer.country
        let comparison = country.flatMap { country in IssuingCountry(issuer).map(country.compared) } ?? .unknown
        switch comparison {
        case .unknown:
            return .seal(
                .sealIssuer, .undetermined, .countryUnknown,
                "The State of the seal or that of its signer is not in the table of codes.")
        case .different:
            return .seal(
                .sealIssuer, .failed, .countryMismatch,
                "The seal is of \(issuer), its signer of \(country?.code ?? "another State").")
        case .same: return .seal(.sealIssuer, .successful, nil, "The seal is of \(issuer), and so is its signer.")
        }
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

    static func expiry(_ zone: MRZ?, at time: Timestamp) -> CheckFinding {
        guard let zone else { return none(.sealExpiry) }
        let today = time.calendar
        guard let reference = CalendarDate(year: max(1, today.year), month: today.month, day: today.day),
            let expiry = zone.dateOfExpiry.calendarDate(as: .expiry, relativeTo: reference)
        else {
            return .seal(.sealExpiry, .undetermined, .unreadable, "The date of expiry in the seal cannot be read.")
        }
        guard expiry >= reference else {
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

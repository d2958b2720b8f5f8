// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassLDS
internal import EPassMessages

extension CheckID {
    /// What there is to know of the check.
    public var check: Check { Self.catalogue[place] }

    private static let catalogue = all.map(\.declaration)

    /// The first part of the name.
    private var area: Check.Area { Check.Area.allCases.first { rawValue.hasPrefix($0.rawValue + ".") } ?? .document }

    private func row(
        _ object: Check.Object, _ aspect: Check.Aspect, _ clause: String, in group: Check.Group,
        title: Message? = nil, shown: Check.Shown = .always, counts: Check.Counting = .byPolicy,
        except exceptions: [CheckReason: CheckRole] = [:], failure: Check.Failure = .fault,
        cardSecurity: CheckID? = nil, family: Check.DefectFamily? = nil, file: LDSFile? = nil
    ) -> Check {
        Check(
            id: self, area: area, object: object, aspect: aspect, clause: clause, group: group,
            title: title ?? group.title, shown: shown, counts: counts, exceptions: exceptions, failure: failure,
            cardSecurityCounterpart: cardSecurity, family: family, file: file)
    }

    /// The catalogue: one row for each check, and no row for two but for the hashes of data groups.
    private var declaration: Check {
        switch self {
        // MARK: Access
        case .accessProtocol:
            row(.channel, .proof, "Doc 9303-11, 4.1–4.4", in: .access)
        case .protocolDowngrade:
            row(
                .channel, .agreement, "Doc 9303-11, 4.2", in: .cardAccess, title: .plainText(text: "PACE"),
                shown: .whereOffered)
        case .cardAccessAuthenticity:
            row(
                .cardAccess, .agreement, "Doc 9303-11, 4.2, 9.2.11", in: .cardAccess, shown: .whereOffered,
                file: .cardAccess)
        case .terminalAuthentication:
            // A terminal without certificates is the ordinary one; DG3 and DG4 have their own lines.
            row(
                .terminal, .proof, "Doc 9303-11, 7.1; BSI TR-03135-1, 5.6.3.2", in: .terminal,
                shown: .unless([.credentialsNotHeld]), file: .dataGroup(.dg14))
        case .dirAuthenticity:
            row(
                .dir, .agreement, "Doc 9303-11, 4.2, 9.2.10", in: .dir, shown: .whereOffered, file: .dir)
        // MARK: EF.SOD
        case .sodStructure:
            row(
                .securityObject, .form, "Doc 9303-10, 4.6.2.2", in: .securityObject,
                cardSecurity: .cardSecurityStructure, file: .sod)
        case .sodSignedAttributes:
            row(
                .securityObject, .signature, "Doc 9303-10, 4.6.2.2; RFC 5652, 11.1, 11.2", in: .securityObject,
                failure: .forgeryFor([.messageDigestMismatch]), cardSecurity: .cardSecuritySignedAttributes)
        case .sodSignature:
            row(
                .securityObject, .signature, "Doc 9303-11, 5.1.1 (3)", in: .securityObject,
                failure: .forgeryFor([.signatureInvalid]), cardSecurity: .cardSecuritySignature)
        // MARK: Its issuer
        case .dsSignature:
            row(
                .documentSigner, .path, "Doc 9303-11, 5.1.1 (2); Doc 9303-12, D.1.1", in: .issuer,
                failure: .forgeryFor([.signatureInvalid]), cardSecurity: .cardSecurityIssuer)
        case .cscaUsagePeriod:
            row(.csca, .usagePeriod, "Doc 9303-12, 4.1.4", in: .issuer, shown: .whereFailed)
        case .dsUsagePeriod:
            row(
                .documentSigner, .usagePeriod, "Doc 9303-11, 5.1.1", in: .issuer, shown: .whereFailed)
        case .dsDocumentType:
            row(
                .documentSigner, .permission, "Doc 9303-11, 5.1.1; Doc 9303-12, 7.1.1.6", in: .issuer,
                shown: .whereFailed)
        case .dsAlgorithms:
            row(.documentSigner, .permission, "Doc 9303-12, 4.1.6", in: .issuer, shown: .whereFailed)
        case .issuerNotBlocked:
            row(
                .documentSigner, .exclusion, "BSI TR-03135-1, 3.5", in: .issuer, shown: .whereFailed,
                counts: .always(.mandatory))
        case .dsValidity:
            row(
                .documentSigner, .validity, "Doc 9303-12, D.1.1.3 a", in: .validity,
                cardSecurity: .cardSecurityValidity)
        case .cscaValidity:
            row(
                .csca, .validity, "Doc 9303-12, D.1.1.3 a", in: .validity,
                cardSecurity: .cardSecurityValidity)
        case .dsRevocation:
            row(
                .documentSigner, .revocation, "Doc 9303-12, D.1.2", in: .revocation,
                cardSecurity: .cardSecurityRevocation)
        // MARK: EF.CardSecurity
        case .cardSecurityStructure:
            row(
                .cardSecurity, .form, "Doc 9303-10, 3.11.4", in: .cardSecurity, shown: .whereOffered,
                file: .cardSecurity)
        case .cardSecuritySignedAttributes:
            row(
                .cardSecurity, .signature, "Doc 9303-10, 3.11.4; RFC 5652, 11.1, 11.2", in: .cardSecurity,
                shown: .whereOffered, failure: .forgeryFor([.messageDigestMismatch]))
        case .cardSecuritySignature:
            row(
                .cardSecurity, .signature, "Doc 9303-10, 3.11.4; BSI TR-03135-1, 5.6.4.2", in: .cardSecurity,
                shown: .whereOffered, failure: .forgeryFor([.signatureInvalid]))
        case .cardSecurityValidity:
            row(
                .cardSecurity, .validity, "Doc 9303-12, D.1.1.3 a", in: .cardSecurity, shown: .whereOffered)
        case .cardSecurityIssuer:
            row(
                .cardSecurity, .path, "Doc 9303-12, D.1.1; BSI TR-03135-1, 5.6.4.3", in: .cardSecurity,
                shown: .whereOffered,
                failure: .forgeryFor([.signatureInvalid]))
        case .cardSecurityRevocation:
            row(
                .cardSecurity, .revocation, "Doc 9303-12, D.1.2", in: .cardSecurityRevocation, shown: .whereOffered)
        // MARK: What EF.SOD protects
        case .dataGroup1Hash: hash(.dg1)
        case .dataGroup2Hash: hash(.dg2)
        case .dataGroup3Hash: hash(.dg3)
        case .dataGroup4Hash: hash(.dg4)
        case .dataGroup5Hash: hash(.dg5)
        case .dataGroup6Hash: hash(.dg6)
        case .dataGroup7Hash: hash(.dg7)
        case .dataGroup8Hash: hash(.dg8)
        case .dataGroup9Hash: hash(.dg9)
        case .dataGroup10Hash: hash(.dg10)
        case .dataGroup11Hash: hash(.dg11)
        case .dataGroup12Hash: hash(.dg12)
        case .dataGroup13Hash: hash(.dg13)
        case .dataGroup14Hash: hash(.dg14)
        case .dataGroup15Hash: hash(.dg15)
        case .dataGroup16Hash: hash(.dg16)
        case .mandatoryDataGroups:
            row(
                .dataGroups, .form, "Doc 9303-10, 4.7, 4.7.2", in: .dataGroups, shown: .whereFailed)
        case .dataGroupStructure:
            row(.dataGroups, .form, "Doc 9303-10, 4.7", in: .dataGroups, shown: .whereFailed)
        case .comMatchesSOD:
            row(.com, .agreement, "BSI TR-03135-1, 5.6.4.4", in: .com, file: .com)
        // MARK: The chip
        case .chipAuthentication:
            row(
                .chip, .proof, "Doc 9303-11, 6.2", in: .chip, failure: Self.copy,
                family: .chipAuthentication, file: .dataGroup(.dg14))
        case .chipAuthenticationMapping:
            row(
                .chip, .proof, "Doc 9303-11, 4.4.3.3.3, 4.4.3.5", in: .chip, failure: Self.copy,
                family: .chipAuthenticationMapping, file: .cardSecurity)
        case .activeAuthentication:
            row(
                .chip, .proof, "Doc 9303-11, 6.1", in: .chip, failure: Self.copy,
                family: .activeAuthentication, file: .dataGroup(.dg15))
        // MARK: The document
        case .printedForm:
            row(
                .printedZone, .form, "Doc 9303-3, 4.2, 4.9", in: .printedZone, shown: .whereOffered,
                family: .machineReadableZone)
        case .mrzMatchesDG1:
            row(
                .printedZone, .agreement, "BSI TR-03135-1, 5.7", in: .printedZone,
                family: .machineReadableZone, file: .dataGroup(.dg1))
        case .mrzCheckDigits:
            row(
                .zone, .form, "Doc 9303-3, 4.9", in: .document, family: .machineReadableZone,
                file: .dataGroup(.dg1))
        case .expiry:
            row(
                .document, .date, "Doc 9303-4, 4.2.2.2; BSI TR-03135-1, 5.7.1", in: .document,
                file: .dataGroup(.dg1))
        case .personalDetailsMatchDG1:
            row(
                .dataGroup(.dg11), .agreement, "Doc 9303-10, 4.7.11; Doc 9303-3, 6", in: .document,
                shown: Self.whereThere, file: .dataGroup(.dg11))
        case .documentDetailsMatchDG1:
            row(
                .dataGroup(.dg12), .agreement, "Doc 9303-10, 4.7.12", in: .document, shown: Self.whereThere,
                file: .dataGroup(.dg12))
        case .issuerMatchesSigner:
            // A State that cannot be compared with the signer's is open, not passed (BSI TR-03135-1, table 5.43).
            row(
                .document, .agreement, "BSI TR-03135-1, 5.6.4.5", in: .document,
                family: .issuingState, file: .dataGroup(.dg1))
        // MARK: The operator's own word
        case .documentNotBlocked:
            row(
                .document, .exclusion, "BSI TR-03135-1, 3.5", in: .document, shown: .whereOpen,
                counts: .always(.mandatory), file: .dataGroup(.dg1))
        case .status:
            // Who names a source wants its word to count, whatever else does.
            row(
                .document, .exclusion, "BSI TR-03135-1, 3.5", in: .status, shown: .whereValidityCounts,
                counts: .always(.mandatory), file: .dataGroup(.dg1))
        // MARK: What a policy demands
        case .issuerAllowed:
            row(.document, .permission, "Doc 9303-3, 5", in: .demands, file: .dataGroup(.dg1))
        case .documentTypeAllowed:
            row(
                .document, .permission, "Doc 9303-4, 4.2.2.2; Doc 9303-5, 4.2.2.2", in: .demands,
                except: [.notExpected: .mandatory], file: .dataGroup(.dg1))
        case .validityPeriod:
            row(.document, .date, "Doc 9303-4, 4.2.2.2; BSI TR-03135-1, 5.7.1", in: .demands, file: .dataGroup(.dg1))
        case .materialAge: row(.csca, .date, "Doc 9303-12, D.1.2", in: .demands)
        case .proofDemanded: row(.chip, .proof, "Doc 9303-11, 4.4.3.3.3, 6.1, 6.2", in: .demands)
        // MARK: Seals
        case .sealStructure:
            seal(.seal, .form, "Doc 9303-13, D.1; BSI TR-03135-1, 5.9.1.2.1", in: .seal)
        case .sealFeatures:
            seal(.seal, .form, "Doc 9303-13, D.1; BSI TR-03135-1, 5.9.1.2.2", in: .seal)
        case .sealCheckDigits:
            seal(
                .zone, .form, "Doc 9303-8, Appendix A; BSI TR-03135-1, 5.9.1.2.3", in: .sealZone,
                counts: .always(.optional))
        case .sealCertificate:
            seal(.sealSigner, .form, "Doc 9303-13, 2.2.1, D.2", in: .sealSigner)
        case .sealSignerSignature:
            seal(
                .sealSigner, .path, "Doc 9303-13, D.2, D.3; BSI TR-03135-1, 5.9.1.3.1", in: .sealIssuer,
                failure: .forgeryFor([.signatureInvalid, .countryMismatch, .wrongRole]))
        case .sealSignerValidity:
            seal(
                .sealSigner, .validity, "Doc 9303-13, D.2; BSI TR-03135-1, 5.9.1.3.2", in: .sealValidity,
                counts: .like(.dsValidity))
        case .sealCSCAValidity:
            seal(.csca, .validity, "BSI TR-03135-1, 5.9.1.3.3", in: .sealValidity, counts: .like(.cscaValidity))
        case .sealSignerUsagePeriod:
            // Outside its certificate, or on a day to come, nobody signs; outside the usage period of a key, an issuer
            // does.
            seal(
                .sealSigner, .usagePeriod, "Doc 9303-12, 4.1.3", in: .sealUsage, counts: .like(.dsUsagePeriod),
                except: [.notYetValid: .mandatory, .expired: .mandatory])
        case .sealCSCAUsagePeriod:
            seal(.csca, .usagePeriod, "Doc 9303-12, 4.1.4", in: .sealUsage, counts: .like(.cscaUsagePeriod))
        case .sealSignerDocumentType:
            seal(.sealSigner, .permission, "Doc 9303-13, D.2", in: .sealUsage, counts: .always(.optional))
        case .sealSignerRevocation:
            seal(.sealSigner, .revocation, "Doc 9303-13, D.2", in: .sealRevocation, counts: .like(.dsRevocation))
        case .sealNotBlocked:
            row(
                .sealSigner, .exclusion, "BSI TR-03135-1, 3.5", in: .sealIssuer, shown: .whereOpen,
                counts: .always(.mandatory))
        case .sealIssuer:
            seal(
                .seal, .agreement, "Doc 9303-13, Appendix D", in: .sealCountry, failure: .forgeryFor([.countryMismatch])
            )
        case .sealZoneState:
            seal(
                .zone, .agreement, "Doc 9303-13, 2.2, D; Doc 9303-3, 5", in: .sealCountry,
                counts: .like(.issuerMatchesSigner))
        case .sealSignature:
            seal(
                .seal, .signature, "Doc 9303-13, 2.4, D.2; BSI TR-03135-1, 5.9.1.4.1", in: .sealSignature,
                failure: .forgeryFor([.signatureInvalid]))
        case .sealExpiry:
            seal(
                .document, .date, "Doc 9303-7, 4.2.2.2; BSI TR-03135-1, 5.7.1", in: .sealDocument,
                counts: .like(.expiry))
        case .sealDateOfIssue:
            seal(.document, .date, "Doc 9303-13, 2.2", in: .sealDocument)
        case .sealMatchesPrinted:
            seal(
                .printedZone, .agreement, "Doc 9303-7, 9.4; Doc 9303-8, Appendix A; BSI TR-03135-1, 5.7.7",
                in: .sealPrintedZone, except: [.notGiven: .evaluatory])
        case .sealMatchesPassport:
            seal(
                .printedZone, .agreement, "Doc 9303-7, 9.4; BSI TR-03135-1, 5.7.4.3", in: .sealPassport,
                except: [.notGiven: .evaluatory])
        // MARK: Records of LDS2 applications
        case .lds2Certificate: record(.recordSigner, .form, "Doc 9303-10, 5.1.2", .mandatory)
        case .lds2Signature: record(.record, .signature, "Doc 9303-11, 5.1.2 (2)", .mandatory)
        case .lds2SearchCopy: record(.record, .agreement, "Doc 9303-10, 5.1.3, 5.2.3", .optional)
        case .lds2Holder: record(.record, .agreement, "Doc 9303-10, 5.2.3", .mandatory)
        case .lds2Date: record(.record, .date, "Doc 9303-12, 4.1.2", .optional)
        case .lds2SignerRole: record(.recordSigner, .permission, "Doc 9303-12, 7.1.2", .mandatory)
        case .lds2SignerState: record(.recordSigner, .agreement, "Doc 9303-10, 5.1.3, 5.2.3", .mandatory)
        case .lds2SignerProfile: record(.recordSigner, .form, "Doc 9303-12, 7.1.2", .evaluatory)
        case .lds2SignerName: record(.recordSigner, .agreement, "Doc 9303-10, 5.1.2", .evaluatory)
        case .lds2SignerSignature:
            record(.recordSigner, .path, "Doc 9303-11, 5.1.2 (1); Doc 9303-12, D.1.1", .mandatory)
        case .lds2SignerValidity: record(.recordSigner, .validity, "Doc 9303-12, D.1.1.3 a", .optional)
        case .lds2CSCAValidity: record(.csca, .validity, "Doc 9303-12, D.1.1.3 a", .optional)
        case .lds2CSCAUsagePeriod: record(.csca, .usagePeriod, "Doc 9303-12, 4.1.4", .optional)
        case .lds2SignerAlgorithms: record(.recordSigner, .permission, "Doc 9303-12, 4.1.6, 4.1.7", .optional)
        case .lds2SignerRevocation: record(.recordSigner, .revocation, "Doc 9303-12, 7.1.2, D.1.2", .optional)
        }
    }

    private func hash(_ number: DataGroupNumber) -> Check {
        row(
            .dataGroup(number), .hash, "Doc 9303-11, 5.1.1 (5)", in: .dataGroups,
            failure: .forgeryFor([.hashMismatch]), family: .dataGroupHashes, file: .dataGroup(number))
    }

    private func seal(
        _ object: Check.Object, _ aspect: Check.Aspect, _ clause: String, in group: Check.Group,
        counts: Check.Counting = .always(.mandatory), except exceptions: [CheckReason: CheckRole] = [:],
        failure: Check.Failure = .fault
    ) -> Check {
        row(
            object, aspect, clause, in: group, shown: .unless([.notGiven]), counts: counts, except: exceptions,
            failure: failure)
    }

    /// What a record's result takes together: one that is mandatory decides, one that is evaluatory is about form.
    private func record(
        _ object: Check.Object, _ aspect: Check.Aspect, _ clause: String, _ role: CheckRole
    ) -> Check {
        row(object, aspect, clause, in: .records, counts: .always(role))
    }

    /// An answer to another challenge says nothing of the chip, and a key that is known to be compromised may still be
    /// in the original.
    private static let copy = Check.Failure.copyExcept([.challengeMismatch, .knownDefect])

    /// That a file is not there is said of its hash.
    private static let whereThere = Check.Shown.unless([.notRead, .absent, .accessDenied])
}

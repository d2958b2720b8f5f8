// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension SimulatorProfile {
    /// The document that DESIGN.md and Docs/simulator.md describe.
    public static let standard = SimulatorProfile(
        "default",
        "A genuine passport with PACE, Basic Access Control, chip and active authentication, signed with ECDSA P-256.")

    /// Every profile, the default one first.
    public static let all: [SimulatorProfile] =
        [standard] + genuine + reading + dataGroups + issuing + access + chipProtocols + terminalAuthentication
        + defective + accessDefective + chipKeyDefective + contradictory + fieldDeviations + hostile + accessHostile
        + dishonest + fieldFailures + threats

    /// Genuine documents of other kinds.
    public static let genuine: [SimulatorProfile] = [
        scheme("rsa-2048", .rsa2048, "RSA with 2,048 bits, PKCS #1"),
        scheme("rsa-pss", .rsaPSS, "RSA with 2,048 bits, PSS"),
        scheme("ecdsa-p256", .ecdsaP256, "ECDSA P-256"),
        scheme("brainpool-p256r1", .ecdsaBrainpoolP256r1, "ECDSA brainpoolP256r1"),
        scheme("ecdsa-p384", .ecdsaP384, "ECDSA P-384 and SHA-384"),
        scheme("ecdsa-p521", .ecdsaP521, "ECDSA P-521 and SHA-512"),
        SimulatorProfile(
            "named-curve", "The certificates name their curve instead of writing its parameters out.",
            document: { $0.explicitParameters = false }),
        SimulatorProfile(
            "lds-1.8", "The logical data structure is of version 1.8, so EF.SOD repeats the versions of EF.COM.",
            document: { $0.ldsVersion = .version18 }),
        SimulatorProfile(
            "td1", "An identity card with three lines.",
            document: {
                $0.mrz = [
                    "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F3404159UTO<<<<<<<<<<<2",
                    "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
                ]
            }),
        SimulatorProfile(
            "plain", "The files are read without any access control, and the chip proves nothing.",
            document: { $0.proveNothing(behind: .none) }),
        SimulatorProfile(
            "extended-length", "EF.ATR/INFO states buffers for extended length fields.",
            behaviour: { $0.extendedLength = .wide }),
        SimulatorProfile(
            // With PACE the answer would have to be 6982 (Doc 9303-11, 4.4.2).
            "open-select", "SELECT of a guarded file answers 9000 before access is granted; reading it does not.",
            document: { $0.accessControl = .basic }, behaviour: { $0.answersPlainSelect = true }),
        SimulatorProfile(
            "expired", "A genuine passport that expired on 2019-04-15.",
            document: {
                $0.mrz = [
                    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1904150ZE184226B<<<<<10",
                ]
            }),
        SimulatorProfile(
            "lds2", "Beside the document the files of the LDS2 applications: stamps, visas, additional biometrics.",
            document: { $0.lds2 = LDS2Description() }),
    ]

    /// Documents with one thing wrong; the table of checks in Docs/ says what each changes in a report.
    public static let defective: [SimulatorProfile] = [
        SimulatorProfile(
            "dg1-changed", "A letter of the name in EF.DG1 was changed after signing.", defect: .dataGroup1Changed),
        SimulatorProfile(
            "dg2-changed", "One octet of the portrait in EF.DG2 was changed after signing.", defect: .dataGroup2Changed),
        SimulatorProfile(
            "signature-changed", "One octet of the signature in EF.SOD is wrong.", defect: .signatureChanged),
        SimulatorProfile(
            "digest-wrong", "The signed messageDigest is not that of the content; the signature over it is right.",
            defect: .messageDigestWrong),
        SimulatorProfile(
            "attribute-changed", "One octet of a signed attribute was changed after signing.",
            defect: .signedAttributeChanged),
        SimulatorProfile(
            "content-type-wrong", "The signed contentType names another type; the signature over it is right.",
            defect: .contentTypeWrong),
        SimulatorProfile(
            "signer-forged",
            "The document signer is certified by another key under the name and key identifier of the CSCA.",
            defect: .signerOfOtherCSCA),
        SimulatorProfile("no-anchor", "Only the CSCA of another state is trusted.", defect: .anchorUnknown),
        SimulatorProfile(
            "aki-mismatch", "The document signer names another key of its CSCA than the one that signed it.",
            defect: .authorityKeyIdentifierWrong),
        SimulatorProfile(
            "signer-expired", "The document signer's certificate ended a year after issue.",
            defect: .signerExpired),
        SimulatorProfile(
            "csca-expired", "The CSCA's certificate ended a year after issue.", defect: .cscaExpired),
        SimulatorProfile("com-differs", "EF.COM names EF.DG12, which EF.SOD does not know.", defect: .comDiffers),
        SimulatorProfile(
            "other-person", "EF.DG1 holds another person's data, correctly signed.", defect: .otherPerson),
        SimulatorProfile("hash-missing", "EF.SOD has no hash of EF.DG2.", defect: .hashMissing),
        SimulatorProfile(
            "no-portrait", "The document has no EF.DG2: neither file nor hash.", document: { $0.dataGroups = [1] }),
        SimulatorProfile(
            "dg2-missing", "EF.SOD has a hash of EF.DG2, and the chip does not have the file.",
            defect: .dataGroup2Missing),
        SimulatorProfile("sod-missing", "The chip has no EF.SOD.", defect: .securityObjectMissing),
        SimulatorProfile(
            "mrz-misprinted",
            "The document number's check digit is printed wrong; the chip was personalised with the right one.",
            defect: .checkDigitMisprinted),
        SimulatorProfile(
            "mrz-wrong-everywhere",
            "The document number's check digit is wrong, in print and on the chip alike.",
            defect: .checkDigitWrongEverywhere),
    ]

    /// Chips that misbehave.
    public static let hostile: [SimulatorProfile] = [
        fromFifth("bad-mac", "the checksum is wrong", .wrongChecksum),
        fromFifth("unprotected-response", "data and 9000 come without protection", .unprotectedSuccess),
        fromFifth("replayed-response", "the one before comes again", .replayedResponse),
        SimulatorProfile(
            "no-do99", "Protected responses have no DO'99', which the standard lets them leave out.",
            behaviour: { $0.secureMessagingFault = .missingStatusObject }),
        SimulatorProfile(
            "huge-file", "EF.DG1 announces a length of almost 4 GiB.", behaviour: { $0.announcesHugeFile = true }),
        SimulatorProfile(
            "endless", "Every READ BINARY is answered with 61xx, and so is every GET RESPONSE.",
            behaviour: { $0.answersMoreForEver = true }),
        SimulatorProfile(
            "short-reads", "READ BINARY gives at most 100 octets, whatever is asked for.",
            behaviour: { $0.shortReads = 100 }),
        SimulatorProfile(
            "read-limit", "READ BINARY of more than 192 octets is refused with 6700.", behaviour: { $0.readLimit = 192 }
        ),
        SimulatorProfile(
            "corrected-length", "Reading past the end of a file is answered with 6Cxx and no data.",
            behaviour: { $0.endOfFile = .correctedLength }),
        SimulatorProfile(
            "wrong-length", "Reading past the end of a file is answered with 6700 and no data.",
            behaviour: { $0.endOfFile = .wrongLength }),
        SimulatorProfile(
            "card-lost", "The chip leaves the field after 40 commands, in the middle of EF.DG2.",
            behaviour: { $0.commandsBeforeLoss = 40 }),
    ]

    private static func fromFifth(
        _ name: String, _ text: String, _ fault: ChipBehaviour.SecureMessagingFault
    ) -> SimulatorProfile {
        SimulatorProfile(
            name, "From the fifth protected response on, \(text).",
            behaviour: {
                $0.secureMessagingFault = fault
                $0.faultyFromResponse = 4
            })
    }

    private static func scheme(_ name: String, _ scheme: SignatureScheme, _ text: String) -> SimulatorProfile {
        SimulatorProfile(name, "Signed with \(text).", document: { $0.signature = scheme })
    }
}

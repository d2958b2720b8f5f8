// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassTrust

extension CheckID {
    /// The chip was opened by an access control protocol, or is read plain (Doc 9303-11, 4.1 to 4.4).
    public static let accessProtocol = CheckID(rawValue: "access.protocol.established")
    /// The chip signed a challenge with the key of DG15 (Doc 9303-11, 6.1).
    public static let activeAuthentication = CheckID(rawValue: "chip.activeAuthentication.signature")
    /// The chip agreed on keys with the key of DG14 (Doc 9303-11, 6.2).
    public static let chipAuthentication = CheckID(rawValue: "chip.chipAuthentication.keyAgreement")
    /// The chip joined the key of its PACE channel to its static key of EF.CardSecurity (Doc 9303-11, 4.4.3.3.3 and
    /// 4.4.3.5).
    public static let chipAuthenticationMapping = CheckID(rawValue: "chip.chipAuthenticationMapping.data")
    /// The chip accepted the terminal's certificates and signature, and with them its rights to DG3 and DG4 (Doc
    /// 9303-11, 7.1).
    public static let terminalAuthentication = CheckID(rawValue: "access.terminalAuthentication.established")
    /// The printed MRZ says what DG1 says; only this ties booklet and chip together (BSI TR-03135-1, 5.7).
    public static let mrzMatchesDG1 = CheckID(rawValue: "document.mrz.matchesDG1")
    /// The check digits in DG1 are those of its fields (Doc 9303-3, 4.9).
    public static let mrzCheckDigits = CheckID(rawValue: "document.mrz.checkDigits")
    /// The date of expiry in DG1 is not before the day judged at (Doc 9303-4, 4.2.2.2).
    public static let expiry = CheckID(rawValue: "document.expiry.current")
    /// The issuing State in DG1 is the country of the document signer (BSI TR-03135-1, 5.6.4.5).
    public static let issuerMatchesSigner = CheckID(rawValue: "document.issuer.matchesSigner")

    /// EF.SOD lists the data groups that every document has: DG1 and DG2 (Doc 9303-10, table 35 and 4.7.2).
    public static let mandatoryDataGroups = CheckID(rawValue: "integrity.mandatoryDataGroups")
    /// The printed MRZ has the layout of DG1, and its check digits are right (Doc 9303-3, 4.9).
    public static let printedForm = CheckID(rawValue: "document.mrz.printedForm")
    /// Every data group that was read decodes, by what the policy tolerates (Doc 9303-10, 4.7).
    public static let dataGroupStructure = CheckID(rawValue: "integrity.dataGroups.structure")
    /// Name and date of birth in DG11 are those of DG1, by transliteration and as far as both go (Doc 9303-10, 4.7.11).
    public static let personalDetailsMatchDG1 = CheckID(rawValue: "document.dg11.matchesDG1")
    /// The date of issue in DG12 lies between the dates of birth and of expiry in DG1 (Doc 9303-10, 4.7.12).
    public static let documentDetailsMatchDG1 = CheckID(rawValue: "document.dg12.matchesDG1")

    /// Whether the check is about one of the protocols by which a chip is told from a copy.
    var isOfChip: Bool { rawValue.hasPrefix("chip.") }

    /// The protocols by which a chip is told from a copy, in the order in which a reading runs them, the mapping aside.
    static let ofChip = [CheckID.chipAuthentication, .chipAuthenticationMapping, .activeAuthentication]
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
public import EPassLDS
public import EPassMRZ
import EPassMessages

/// What a simulated document is to be: the JSON of `epass simulate --document`, described in Docs/simulator.md.
///
/// Every member has a default; an empty object is the default document. Values are checked when the description is
/// decoded and again when the document is made.
public struct DocumentDescription: Sendable, Hashable {
    /// The value of the member `schema`.
    public static let schema = "epass-document/2"
    /// The values of the member `schema` that are read: what a description of an earlier one says still means the same.
    package static let schemas = [schema, "epass-document/1"]

    /// How the chip guards its files.
    public enum AccessControl: String, CaseIterable, Sendable, Hashable {
        /// Basic Access Control.
        case basic = "BAC"
        /// PACE alone.
        case pace = "PACE"
        /// PACE and Basic Access Control.
        case paceAndBasic = "PACE+BAC"
        /// None: the files are read plain.
        case none

        /// How the chip then guards its files.
        package var ofChip: ChipBehaviour.AccessControl {
            switch self {
            case .basic: .basic
            case .pace: .pace
            case .paceAndBasic: .paceAndBasic
            case .none: .open
            }
        }
    }

    /// The version of the logical data structure that EF.COM and EF.SOD state.
    public enum LDSVersion: String, CaseIterable, Sendable, Hashable {
        /// 1.7: LDS security object version 0.
        case version17 = "1.7"
        /// 1.8: LDS security object version 1, which repeats the versions of EF.COM.
        case version18 = "1.8"
    }

    /// The lines of the machine readable zone, TD1, TD2 or TD3. Its check digits are taken as they are.
    public var mrz: [String] = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F3404159ZE184226B<<<<<16",
    ]
    /// The name and the date of birth that the zone was made from; nil where the zone was given as lines.
    public var holder: Holder?
    /// The lines that are printed in the document, where they are not those of ``mrz``: then EF.DG1 differs from print.
    package var printed: [String]?
    /// What the keys of Basic Access Control and of PACE with the MRZ are made of.
    package var accessKey = AccessKeySource.printed
    /// The card access number, 6 to 16 digits.
    public var can = "123456"
    /// Stated in EF.COM, and in EF.SOD where it is 1.8.
    public var ldsVersion = LDSVersion.version17
    /// The data groups that the personaliser makes: 1, always, and 2.
    public var dataGroups: [Int] = [1, 2]
    /// The faces of EF.DG2, one to nine, where ``dataGroups`` has 2.
    package var faces: [FaceDescription] = [FaceDescription()]
    /// The image of the only face, JPEG or JPEG 2000; nil for the portrait that the project draws.
    public var portrait: [UInt8]? {
        get { faces.count == 1 ? faces.first?.portrait.image : nil }
        set { faces = [FaceDescription(portrait: newValue)] }
    }
    /// The fingers of EF.DG3; an empty list for a file without any. Nil for no such file, unless
    /// ``terminalAuthentication`` guards it: it then has the two index fingers.
    package var fingers: [FingerDescription]?
    /// The eyes of EF.DG4, in the same way.
    package var irises: [IrisDescription]?
    /// The portraits of EF.DG5, one to nine; nil for no such file.
    package var displayedPortraits: [ImageDescription]?
    /// The signatures of EF.DG7, one to nine; nil for no such file.
    package var displayedSignatures: [ImageDescription]?
    /// The data objects of EF.DG8, tag and length included; nil for no such file.
    public var dataFeatures: [[UInt8]]?
    /// The data objects of EF.DG9; nil for no such file.
    public var structureFeatures: [[UInt8]]?
    /// The data objects of EF.DG10; nil for no such file.
    public var substanceFeatures: [[UInt8]]?
    /// What EF.DG11 says of the holder; nil for no such file. Not used where ``files`` has it.
    package var personalDetails: PersonalDetails? = PersonalDetails()
    /// What EF.DG12 says of the document; nil for no such file.
    package var documentDetails: DocumentDetails?
    /// What EF.DG13 has inside its tag; nil for no such file.
    public var optionalDetails: [UInt8]?
    /// The persons of EF.DG16, one to fifteen; nil for no such file.
    package var personsToNotify: [PersonToNotify]?
    /// What departs from the standard in the files that are made, by the names that reports have for it; see
    /// ``FieldDeviation``.
    public var deviations: [LDSDeviation] = []
    /// Further data groups as whole files, tag and length included, by number; they take the place of those that other
    /// members describe.
    public var files: [Int: [UInt8]] = [:]
    /// What is done to files, any of the chip's, after all other members were obeyed.
    package var fileChanges: [LDSFile: FileDescription] = [:]
    /// What is wrong with the document, if anything.
    package var defect: DocumentDefect?
    /// The two letters that the certificates name as the country; Utopia has UT.
    public var country = "UT"
    /// How the document signer signs EF.SOD.
    package var signature = SignatureScheme.ecdsaP256
    /// How the CSCA signs certificates; nil for the same scheme.
    package var cscaSignature: SignatureScheme?
    /// How many generations the CSCA has, 1 to 4: the first one is trusted, the last one issues the document signer,
    /// and link certificates lie between.
    public var cscaGenerations = 1
    /// Whether a reading of the document has the revocation list of its CSCA.
    public var withRevocationList = false
    /// The hash of the data groups; nil for that of the document signer's scheme.
    public var hash: HashName? {
        get { dataGroupHash.flatMap { HashName(rawValue: $0.rawValue) } }
        set { dataGroupHash = newValue.flatMap { IssuingHash(rawValue: $0.rawValue) } }
    }
    /// The same, MD5 among them.
    package var dataGroupHash: IssuingHash?
    /// How EF.SOD and EF.CardSecurity are signed, and what is changed in what was issued.
    package var issuing = IssuingDescription()
    /// What is wrong with the chain or with what is trusted, by a name of Docs/trust-defects.md; nil for nothing.
    package var trust: TrustDescription?
    /// Whether certificates write the parameters of curves out, as Doc 9303-12, 4.1.6.3 demands, instead of naming the
    /// curve.
    public var explicitParameters = true
    /// The day of issue, from which all other dates follow; nil for ten years before the date of expiry.
    public var dateOfIssue: CalendarDate?
    /// How the chip guards its files.
    public var accessControl = AccessControl.paceAndBasic
    /// What the chip offers for PACE, where it knows that; the personaliser sorts it as DER demands.
    package var pace: [PACECombination] = [PACECombination.standard].compactMap { $0 }
    /// Further SecurityInfos for EF.CardAccess alone, each as a whole DER sequence.
    package var cardAccessInfos: [[UInt8]] = []
    /// Further SecurityInfos for EF.DG14, each as a whole DER sequence; used where ``files`` has no such file.
    public var securityInfos: [[UInt8]] = []
    /// The key of active authentication; nil for none. Not made where ``files`` has EF.DG15: the chip then has no
    /// private key.
    package var activeAuthentication: ActiveAuthenticationDescription? = ActiveAuthenticationDescription()
    /// The keys of chip authentication; empty for none. Not made where ``files`` has EF.DG14.
    package var chipAuthentication: [ChipAuthenticationDescription] = [ChipAuthenticationDescription()]
    /// What needs terminal authentication, and which terminals the chip trusts; nil for none.
    package var terminalAuthentication: TerminalAuthenticationDescription?
    /// The files of the LDS2 applications that are made beside the document; nil for none. The chip answers for them
    /// where it knows terminal authentication, which alone gives rights to them.
    package var lds2: LDS2Description?
    /// The passwords that the chip takes for PACE.
    package var passwords: [PasswordKind] = [.mrz, .can]
    /// The holder's secret number, 4 to 16 digits; used where ``passwords`` has it.
    public var pin = "483921"
    /// The number that unblocks the PIN, 6 to 16 digits; used where ``passwords`` has it.
    public var puk = "9753108642"
    /// What the chip uses instead of random values in a run of PACE: in worked examples only.
    package var fixedPACEValues: FixedPACEValues?
    /// In what the chip departs from a well-behaved one.
    package var behaviour = ChipBehaviour()
    /// The reader that is in the way when it is read in the same process; nil for none.
    package var reader: SimulatedReader?

    /// What a zone leaves out of a name and of a date of birth.
    public struct Holder: Sendable, Hashable {
        /// The surname, in national characters.
        public var surname: String
        /// The given names, in national characters; nil where there are none.
        public var givenNames: String?
        /// The date of birth, with its century.
        public var dateOfBirth: CalendarDate

        /// A holder with these. Nothing is checked here, and the zone does not follow from it: `MRZBuilder` writes one
        /// for ``DocumentDescription/mrz``.
        ///
        /// - Parameters:
        ///   - surname: in national characters; EF.DG11 has it so (Doc 9303-10, 4.7.11).
        ///   - givenNames: in national characters; nil where there are none.
        ///   - dateOfBirth: with its century.
        public init(surname: String, givenNames: String?, dateOfBirth: CalendarDate) {
            self.surname = surname
            self.givenNames = givenNames
            self.dateOfBirth = dateOfBirth
        }

        /// The name as EF.DG11 has it: fillers as in the zone, the letters as they are (Doc 9303-10, table 72).
        var fullName: String {
            [surname, givenNames].compactMap { $0 }.filter { !$0.isEmpty }
                .map { $0.split(separator: " ").joined(separator: "<") }.joined(separator: "<<")
        }
    }

    /// The hash functions of Doc 9303-12 by their usual names.
    public enum HashName: String, CaseIterable, Sendable, Hashable {
        /// SHA-1, for old documents.
        case sha1 = "SHA-1"
        /// SHA-224.
        case sha224 = "SHA-224"
        /// SHA-256.
        case sha256 = "SHA-256"
        /// SHA-384.
        case sha384 = "SHA-384"
        /// SHA-512.
        case sha512 = "SHA-512"

        var algorithm: HashAlgorithm {
            switch self {
            case .sha1: .sha1
            case .sha224: .sha224
            case .sha256: .sha256
            case .sha384: .sha384
            case .sha512: .sha512
            }
        }
    }

    /// The default document: Anna Maria Eriksson of Utopia.
    public init() {}

    /// The zone as a value.
    ///
    /// - Throws: `simulator.valueInvalid` where the lines are no zone.
    func zone() throws(SimulatorError) -> MRZ {
        do {
            return try MRZ(lines: mrz)
        } catch {
            throw SimulatorError(.valueInvalid, member: "mrz", .simulatorNoZone(error: error.message))
        }
    }

    /// The day of issue, given or derived.
    func issueDate(of zone: MRZ) throws(SimulatorError) -> CalendarDate {
        if let dateOfIssue { return dateOfIssue }
        // Fixed, so that the same description gives the same dates in any year: from 1976 to 2075.
        guard let reference = CalendarDate(year: 2060, month: 1, day: 1),
            let expiry = zone.dateOfExpiry.calendarDate(as: .expiry, relativeTo: reference)
        else {
            throw SimulatorError(.valueInvalid, member: "dateOfIssue", .simulatorDateOfIssueMissing)
        }
        // Ten years before, or the day before 29 February.
        return CalendarDate(year: expiry.year - 10, month: expiry.month, day: expiry.day)
            ?? CalendarDate(daysSince1970: expiry.daysSince1970 - 3653)
    }

    /// Whether the chip answers for the LDS2 applications.
    var hasLDS2Chip: Bool { lds2 != nil && terminalAuthentication != nil }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension CheckID {
    /// EF.Certificates has the record that is named, and it holds a certificate (Doc 9303-10, 5.1.2).
    public static let lds2Certificate = CheckID(rawValue: "lds2.record.certificate")
    /// The signature verifies under the key of that certificate (Doc 9303-11, 5.1.2 step 2).
    public static let lds2Signature = CheckID(rawValue: "lds2.record.signature")
    /// The State beside the signed data, for SEARCH RECORD, is the one that was signed (Doc 9303-10, Tables 86 and 90).
    public static let lds2SearchCopy = CheckID(rawValue: "lds2.record.searchCopy")
    /// The day that was signed lies in the validity period of the signer's certificate, and is not to come (Doc
    /// 9303-12, 4.1.2).
    public static let lds2Date = CheckID(rawValue: "lds2.record.date")
    /// The signer may sign records of this kind (Doc 9303-12, 7.1.2, Note 1).
    public static let lds2SignerRole = CheckID(rawValue: "lds2.signer.role")
    /// The signer is of the State that the record names (Doc 9303-10, Tables 86 and 90).
    public static let lds2SignerState = CheckID(rawValue: "lds2.signer.state")
    /// The certificate of the signer keeps to its profile (Doc 9303-12, 7.1.2).
    public static let lds2SignerProfile = CheckID(rawValue: "lds2.signer.profile")
    /// The name in front of the certificate, for SEARCH RECORD, is its own (Doc 9303-10, Table 83).
    public static let lds2SignerName = CheckID(rawValue: "lds2.signer.name")
    /// A trusted CSCA of the same country issued the signer (Doc 9303-11, 5.1.2 step 1).
    public static let lds2SignerSignature = CheckID(rawValue: "lds2.signer.signature")
    /// The time given lies in the validity period of the signer (Doc 9303-12, D.1.1.3 a).
    public static let lds2SignerValidity = CheckID(rawValue: "lds2.signer.validity")
    /// The time given lies in the validity period of the CSCA (Doc 9303-12, D.1.1.3 a).
    public static let lds2CSCAValidity = CheckID(rawValue: "lds2.csca.validity")
    /// The signer was issued while the private key of its CSCA was in use (Doc 9303-12, 4.1.4).
    public static let lds2CSCAUsagePeriod = CheckID(rawValue: "lds2.csca.usagePeriod")
    /// The policy accepts the algorithms for the day on which they were used (Doc 9303-12, 4.1.6 and 4.1.7).
    public static let lds2SignerAlgorithms = CheckID(rawValue: "lds2.signer.algorithms")
    /// The signer is not revoked at the time given (Doc 9303-12, 7.1.2 and D.1.2).
    public static let lds2SignerRevocation = CheckID(rawValue: "lds2.signer.revocation")

    /// The checks over one LDS2 record, in their order.
    public static let lds2Checks: [CheckID] = [
        .lds2Certificate, .lds2Signature, .lds2SearchCopy, .lds2Date, .lds2SignerRole, .lds2SignerState,
        .lds2SignerProfile, .lds2SignerName, .lds2SignerSignature, .lds2SignerValidity, .lds2CSCAValidity,
        .lds2CSCAUsagePeriod, .lds2SignerAlgorithms, .lds2SignerRevocation,
    ]

    /// The clause that a check over an LDS2 record stands on.
    var lds2Clause: String {
        switch self {
        case .lds2Certificate: "Doc 9303-10, 5.1.2"
        case .lds2Signature: "Doc 9303-11, 5.1.2 step 2"
        case .lds2SearchCopy: "Doc 9303-10, 5.1.3 and 5.2.3"
        case .lds2Date: "Doc 9303-12, 4.1.2"
        case .lds2SignerRole: "Doc 9303-12, 7.1.2"
        case .lds2SignerState: "Doc 9303-10, 5.1.3 and 5.2.3"
        case .lds2SignerProfile: "Doc 9303-12, 7.1.2"
        case .lds2SignerName: "Doc 9303-10, 5.1.2"
        case .lds2SignerSignature: "Doc 9303-11, 5.1.2 step 1; Doc 9303-12, D.1.1"
        case .lds2CSCAUsagePeriod: "Doc 9303-12, 4.1.4"
        case .lds2SignerAlgorithms: "Doc 9303-12, 4.1.6 and 4.1.7"
        case .lds2SignerRevocation: "Doc 9303-12, 7.1.2 and D.1.2"
        default: "Doc 9303-12, D.1.1.3 a"
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension DefectKind {
    /// One lowerCamelCase word for the type, without its parameters.
    public var name: String {
        switch self {
        case .certificateRevoked: "certificateRevoked"
        case .certificateReplaced: "certificateReplaced"
        case .chipAuthenticationKeyCompromised: "chipAuthenticationKeyCompromised"
        case .activeAuthenticationKeyCompromised: "activeAuthenticationKeyCompromised"
        case .authenticationProtocolFailure: "authenticationProtocolFailure"
        case .validityPeriodIncorrect: "validityPeriodIncorrect"
        case .dataGroupMalformed: "dataGroupMalformed"
        case .securityObjectInvalid: "securityObjectInvalid"
        case .comSODDiscrepancy: "comSODDiscrepancy"
        case .wrongSignerIdentifier: "wrongSignerIdentifier"
        case .issuingCountry: "issuingCountry"
        case .eIDDataGroupMalformed: "eIDDataGroupMalformed"
        case .eIDIntegrityUncertain: "eIDIntegrityUncertain"
        case .cardSecurityMalformed: "cardSecurityMalformed"
        case .chipSecurityMalformed: "chipSecurityMalformed"
        case .powerDownRequired: "powerDownRequired"
        case .documentSignerMalformed: "documentSignerMalformed"
        case .unknown: "unknown"
        }
    }
}

extension DeviationKind {
    /// One lowerCamelCase word for the type, without its parameters.
    public var name: String {
        switch self {
        case .certificateOrKey: "certificateOrKey"
        case .documentSignerSignature: "documentSignerSignature"
        case .documentSignerEncoding: "documentSignerEncoding"
        case .cscaEncoding: "cscaEncoding"
        case .activeAuthenticationKeyCompromised: "activeAuthenticationKeyCompromised"
        case .logicalDataStructure: "logicalDataStructure"
        case .dataGroupMalformed: "dataGroupMalformed"
        case .dataGroupHashWrong: "dataGroupHashWrong"
        case .securityObjectSignatureWrong: "securityObjectSignatureWrong"
        case .comInconsistent: "comInconsistent"
        case .machineReadableZone: "machineReadableZone"
        case .mrzDataWrong: "mrzDataWrong"
        case .mrzCheckDigitWrong: "mrzCheckDigitWrong"
        case .chip: "chip"
        case .nationalUse: "nationalUse"
        case .unknown: "unknown"
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension DocumentDescription {
    /// The synthetic State: what it signs with, and what it publishes.
    static var issuingMembers: [DescriptionMember<Self>] {
        [
            .value("country", \.country, .string), .value("signature", \.signature, .word),
            .added("cscaSignature", \.cscaSignature, .word), .value("cscaGenerations", \.cscaGenerations, .integer),
            .value("withRevocationList", \.withRevocationList, .boolean), .added("hash", \.hash, .word),
            .value("explicitParameters", \.explicitParameters, .boolean), .added("dateOfIssue", \.dateOfIssue, .date),
        ]
    }
}

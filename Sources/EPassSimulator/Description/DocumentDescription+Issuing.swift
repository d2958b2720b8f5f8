// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON

extension DocumentDescription {
    /// The synthetic State: what it signs with, and what it publishes.
    static var issuingMembers: [DescriptionMember<Self>] {
        [
            .value("country", \.country, .string.told(JSONSchema.text("^[A-Z]{2}$"))),
            .value("signature", \.signature, .scheme),
            .added("cscaSignature", \.cscaSignature, .scheme),
            .value("cscaGenerations", \.cscaGenerations, .told(1...4)),
            .value("withRevocationList", \.withRevocationList, .boolean), .added("hash", \.dataGroupHash, .word),
            .value("explicitParameters", \.explicitParameters, .boolean), .added("dateOfIssue", \.dateOfIssue, .date),
            .value("issuing", \.issuing, .object), .optional("trust", \.trust, .object),
        ]
    }
}

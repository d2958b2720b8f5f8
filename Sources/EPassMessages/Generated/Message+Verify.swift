// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let verifySealWantsLines = MessageKey("verify.sealWantsLines", "a seal is compared with the lines of the MRZ; number and dates alone were not used.")
    static let verifyCertificateUnused = MessageKey("verify.certificateUnused", "--certificate is for seals, and is not used here.")

    static let ofVerify: [MessageKey] = [
        .verifyCertificateUnused,
        .verifySealWantsLines,
    ]
}

extension Message {
    package static var verifySealWantsLines: Message { Message(.verifySealWantsLines) }
    package static var verifyCertificateUnused: Message { Message(.verifyCertificateUnused) }
}

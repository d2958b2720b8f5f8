// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let verifyCertificateUnused = MessageKey("verify.certificateUnused", "--certificate is for seals, and is not used here.")

    static let ofVerify: [MessageKey] = [
        .verifyCertificateUnused,
    ]
}

extension Message {
    package static var verifyCertificateUnused: Message { Message(.verifyCertificateUnused) }
}

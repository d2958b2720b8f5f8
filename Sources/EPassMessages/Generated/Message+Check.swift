// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let checkNoSecurityObject = MessageKey("check.noSecurityObject", "There is no security object with one signer to judge by.")
    static let checkNoSignerCertificate = MessageKey("check.noSignerCertificate", "The certificate of the document signer is not known.")
    static let checkNoAnchor = MessageKey("check.noAnchor", "No trusted CSCA certificate was found for this document signer.")
    static let checkNoRevocationList = MessageKey("check.noRevocationList", "No revocation list of the issuer is in the store.")
    static let checkFormRefused = MessageKey("check.formRefused", "It verifies, and is not written as the standard has it ({deviation}), which the profile refuses.")
    static let checkDeviationRefused = MessageKey("check.deviationRefused", "The deviation {deviation} is refused by the profile.")

    static let ofCheck: [MessageKey] = [
        .checkNoSecurityObject,
        .checkNoSignerCertificate,
        .checkNoAnchor,
        .checkNoRevocationList,
        .checkFormRefused,
        .checkDeviationRefused,
    ]
}

extension Message {
    package static var checkNoSecurityObject: Message { Message(.checkNoSecurityObject) }
    package static var checkNoSignerCertificate: Message { Message(.checkNoSignerCertificate) }
    package static var checkNoAnchor: Message { Message(.checkNoAnchor) }
    package static var checkNoRevocationList: Message { Message(.checkNoRevocationList) }
    package static func checkFormRefused(deviation: some CustomStringConvertible) -> Message {
        Message(.checkFormRefused, [.init("deviation", .text(deviation.description))])
    }
    package static func checkDeviationRefused(deviation: some CustomStringConvertible) -> Message {
        Message(.checkDeviationRefused, [.init("deviation", .text(deviation.description))])
    }
}

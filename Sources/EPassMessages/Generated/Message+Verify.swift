// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let verifySealWantsLines = MessageKey("verify.sealWantsLines", "A seal is compared with the lines of the MRZ, and not with number and dates alone.")
    static let verifySealHasNoZone = MessageKey("verify.sealHasNoZone", "The seal holds no MRZ that --mrz could be compared with.")
    static let verifyExpectSealAlone = MessageKey("verify.expectSealAlone", "{option} concerns documents: leave it out with --expect seal.")
    static let verifyPolicyExpectsSeal = MessageKey("verify.policyExpectsSeal", "{option} concerns documents, and the policy {policy} expects a seal: leave it out, name another policy, or say --expect document.")
    static let verifyCertificateUnused = MessageKey("verify.certificateUnused", "--certificate is for seals, and is not used here.")

    static let ofVerify: [MessageKey] = [
        .verifyCertificateUnused,
        .verifyExpectSealAlone,
        .verifyPolicyExpectsSeal,
        .verifySealHasNoZone,
        .verifySealWantsLines,
    ]
}

extension Message {
    package static var verifySealWantsLines: Message { Message(.verifySealWantsLines) }
    package static var verifySealHasNoZone: Message { Message(.verifySealHasNoZone) }
    package static func verifyExpectSealAlone(option: some CustomStringConvertible) -> Message {
        Message(.verifyExpectSealAlone, [.init("option", .text(option.description))])
    }
    package static func verifyPolicyExpectsSeal(option: some CustomStringConvertible, policy: some CustomStringConvertible) -> Message {
        Message(.verifyPolicyExpectsSeal, [.init("option", .text(option.description)), .init("policy", .text(policy.description))])
    }
    package static var verifyCertificateUnused: Message { Message(.verifyCertificateUnused) }
}

// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let helpPolicyRead = MessageKey("helpPolicy.read", "To know what a document says. Only what speaks against its data or its chip fails it.")
    static let helpPolicyBorder = MessageKey("helpPolicy.border", "To let somebody pass. The issuer must be vouched for, and a document that expired fails.")
    static let helpPolicyStrict = MessageKey("helpPolicy.strict", "To test. What departs from the standard fails, and no list excuses it.")
    static let helpPolicyKyc = MessageKey("helpPolicy.kyc", "To judge from afar, by files that a phone brought. Protection of the chip that nobody showed leaves it open.")
    static let helpPolicyInspection = MessageKey("helpPolicy.inspection", "To test for conformance: the inspection system of BSI TR-03105-5.1, which knows two answers.")

    static let ofHelpPolicy: [MessageKey] = [
        .helpPolicyBorder,
        .helpPolicyInspection,
        .helpPolicyKyc,
        .helpPolicyRead,
        .helpPolicyStrict,
    ]
}

extension Message {
    package static var helpPolicyRead: Message { Message(.helpPolicyRead) }
    package static var helpPolicyBorder: Message { Message(.helpPolicyBorder) }
    package static var helpPolicyStrict: Message { Message(.helpPolicyStrict) }
    package static var helpPolicyKyc: Message { Message(.helpPolicyKyc) }
    package static var helpPolicyInspection: Message { Message(.helpPolicyInspection) }
}

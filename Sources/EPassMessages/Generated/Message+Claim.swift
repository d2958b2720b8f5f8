// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let claimChipAuthentication = MessageKey("claim.chipAuthentication", "chip authentication succeeded")
    static let claimChipAuthenticationMapping = MessageKey("claim.chipAuthenticationMapping", "chip authentication mapping succeeded")
    static let claimActiveAuthentication = MessageKey("claim.activeAuthentication", "active authentication succeeded")
    static let claimPassiveAuthentication = MessageKey("claim.passiveAuthentication", "passive authentication succeeded")

    static let ofClaim: [MessageKey] = [
        .claimActiveAuthentication,
        .claimChipAuthentication,
        .claimChipAuthenticationMapping,
        .claimPassiveAuthentication,
    ]
}

extension Message {
    package static var claimChipAuthentication: Message { Message(.claimChipAuthentication) }
    package static var claimChipAuthenticationMapping: Message { Message(.claimChipAuthenticationMapping) }
    package static var claimActiveAuthentication: Message { Message(.claimActiveAuthentication) }
    package static var claimPassiveAuthentication: Message { Message(.claimPassiveAuthentication) }
}

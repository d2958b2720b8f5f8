// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816

/// INTERNAL AUTHENTICATE, Doc 9303-11, 6.1.3.
extension ChipState {
    /// Signs a challenge of eight octets.
    ///
    /// - Throws: 6D00 where the chip has no key, 6985 outside the application, 6982 before access is granted, 6700 for
    ///   another length than eight and where the signature does not fit the response.
    mutating func internalAuthenticate(
        _ challenge: [UInt8], _ length: Int?, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        guard let key = keys.activeAuthentication, key.fault != .refused else {
            throw ChipCommand.Refusal(.instructionNotSupported)
        }
        guard directory == .travelDocument else { throw ChipCommand.Refusal(.conditionsNotSatisfied) }
        guard isOpened(circumstances) else { throw ChipCommand.Refusal(.securityStatusNotSatisfied) }
        guard challenge.count == 8, let length else { throw ChipCommand.Refusal(.wrongLength) }
        guard let signature = try? key.response(to: challenge, random: random) else {
            throw ChipCommand.Refusal(.noDiagnosis)
        }
        let room = min(length, circumstances.capacity)
        guard signature.count > room else { return Answer(data: signature) }
        switch behaviour.longResponse {
        case .refused: throw ChipCommand.Refusal(.wrongLength)
        case .truncated: return Answer(data: Array(signature.prefix(room)))
        case .chained: return Answer(data: signature, isChained: true)
        }
    }

    /// Whether the application may be used: access was granted, or there is no access control.
    func isOpened(_ circumstances: Circumstances) -> Bool {
        accessControl == .open || circumstances.isProtected && sessionPassword != .puk
    }
}

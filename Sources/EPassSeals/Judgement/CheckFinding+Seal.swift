// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTrust

extension CheckFinding {
    static func seal(
        _ id: CheckID, _ result: CheckResult, _ reason: CheckReason? = nil, _ message: Message
    ) -> CheckFinding {
        CheckFinding(id: id, result: result, reason: reason, message: message)
    }
}

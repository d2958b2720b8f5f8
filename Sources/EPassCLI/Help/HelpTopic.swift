// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages
import EPassTrust

/// What `epass help` explains beside commands.
enum HelpTopic: String, CaseIterable {
    case exitCodes = "exit-codes"
    case policies
    case checks
    case manual

    /// Prints the topic to standard output.
    ///
    /// - Parameter words: what stands behind the topic: the name of a check.
    /// - Throws: `UsageError` where there is no check of that name.
    func show(_ words: [String]) throws(UsageError) {
        switch self {
        case .exitCodes: showExitCodes()
        case .policies: showPolicies()
        case .checks: try showChecks(words)
        case .manual: Terminal.print(ManualPage(day: ManualPage.day).text, terminator: "")
        }
    }

    private func showExitCodes() {
        Terminal.show(Words.say(.helpExitCodes))
        Terminal.print("")
        for row in Self.exitCodeRows {
            Terminal.show(DisplayText.padded("\(row.status)", to: 5) + Words.say(row.message), indent: 5)
        }
    }

    /// How commands end, and what that means.
    static var exitCodeRows: [(status: Int32, message: Message)] {
        [(0, .helpExitSuccess), (1, .helpExitFailed), (2, .helpExitUndetermined)]
            + ErrorExit.allCases.map { ($0.rawValue, text(of: $0)) }
    }

    private static func text(of exit: ErrorExit) -> Message {
        switch exit {
        case .usage: .helpExitUsage
        case .badData: .helpExitBadData
        case .noInput: .helpExitNoInput
        case .unavailable: .helpExitUnavailable
        case .internalError: .helpExitInternalError
        case .cannotWrite: .helpExitCannotWrite
        case .cardIO: .helpExitCardIO
        case .busy: .helpExitBusy
        case .accessRefused: .helpExitAccessRefused
        case .interrupted: .helpExitInterrupted
        }
    }

    private func showPolicies() {
        Terminal.show(Words.say(.helpPolicies))
        Terminal.print("")
        PolicyListCommand.showBuiltIn()
        Terminal.print("")
        Terminal.show(Words.say(.helpPoliciesMore))
    }

    private func showChecks(_ words: [String]) throws(UsageError) {
        guard let name = words.first else {
            let width = (CheckID.allCases.map(\.rawValue.count).max() ?? 0) + 2
            for check in CheckID.allCases {
                Terminal.print(DisplayText.padded(check.rawValue, to: width) + Words.say(check.check.title))
            }
            Terminal.print("")
            Terminal.show(Words.say(.helpChecksMore))
            return
        }
        let beneath = CheckID.allCases.filter { $0.rawValue.hasPrefix(name + ".") }
        if !beneath.isEmpty {
            let width = (beneath.map(\.rawValue.count).max() ?? 0) + 2
            for check in beneath {
                Terminal.print(DisplayText.padded(check.rawValue, to: width) + Words.say(check.check.title))
            }
            Terminal.print("")
            return Terminal.show(Words.say(.helpChecksMore))
        }
        guard let check = CheckID(rawValue: name) else {
            throw UsageError(
                .usageNoCheck(name: name), CommandPath([]), nearest: CheckID.allCases.map(\.rawValue), to: name,
                else: .usageSeeChecks)
        }
        let row = check.check
        Terminal.print(check.rawValue)
        Terminal.show(Words.say(.helpCheckClause(title: row.title, clause: row.clause)))
        Terminal.show(Words.say(check.explanation))
        for policy in Policy.all {
            let role = policy.role(of: check, isAsked: true)
            let isWhereAsked = policy.role(of: check, isAsked: false) != role
            let counts = Message.named("page.role", role.rawValue)
            Terminal.show(
                Words.say(
                    .helpCheckRole(
                        policy: policy.name, role: counts, isAsked: isWhereAsked ? "yes" : "no")))
        }
    }
}

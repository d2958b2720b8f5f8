// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMRZ
import EPassMessages
import EPassTrust

/// What the certificates that were given say of a terminal authentication that came to nothing: the chip answers a
/// status word only.
enum TerminalAdvice {
    /// Writes what there is to say to standard error.
    static func give(on evidence: Evidence, credentials: TerminalCredentials?) {
        for message in messages(on: evidence, credentials: credentials) { Terminal.remark(message) }
    }

    /// A message for each fault of the chain that was sent, or one that says why there was none to send.
    static func messages(on evidence: Evidence, credentials: TerminalCredentials?) -> [Message] {
        guard let credentials, let run = evidence.chip.terminalAuthentication else { return [] }
        if run.servesUnverifiedChip { return [.noteServedUnverifiedChip] }
        if run.reason == .chipNotVerified { return [.noteCertificatesNotShown] }
        if let error = run.signerMessage, let code = run.signerError {
            return [.noteTerminalNotSigned(error: error, remedy: .named("remedy", code))]
        }
        let isRefused = run.outcome == .refused || run.reason == .noChain
        guard isRefused || run.outcome == .completed else { return [] }
        let day = evidence.startedAt.flatMap {
            CalendarDate(year: $0.calendar.year, month: $0.calendar.month, day: $0.calendar.day)
        }
        let chain: CardVerifiableChain
        do throws(TrustError) {
            chain = try credentials.chain(from: run.references.map { Array($0.utf8) }, at: day)
        } catch {
            return isRefused ? [error.message] : []
        }
        let findings = chain.verify() + (day.map(chain.problems) ?? [])
        // What could not be checked, and what the standard only advises against, is no reason for a refusal. A chip
        // that learns the date from the certificates it sees may take one that has expired; the next one may not.
        return findings.filter { isRefused ? refused.contains($0.problem) : $0.problem == .expired }.map {
            .noteTerminalCertificate(reference: $0.holderReference, finding: $0.message)
        }
    }

    private static let refused: Set<CardVerifiableFinding.Problem> = [
        .signatureInvalid, .publicKeyUnusable, .issuerMismatch, .roleMismatch, .expired, .notYetEffective,
        .terminalTypeMismatch, .algorithmChanged,
    ]
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages

/// The readers whose word `--witness` takes.
struct WitnessFile: Sendable {
    private static let maximumLength = 1 << 18

    /// Nil where no witness is named.
    let keys: [WitnessKey]?

    /// - Parameter path: a file of keys; nil where no witness is named.
    /// - Throws: `CLIError`.
    init(_ path: String?) throws(CLIError) {
        guard let path else {
            keys = nil
            return
        }
        let octets = try InputFile.read(path, limit: Self.maximumLength)
        do throws(EvidenceError) { keys = try WitnessKey.keys(parsing: octets) } catch {
            throw CLIError(
                layer: error, message: .signedResultIn(file: DisplayText.escaped(path), error: error.message))
        }
    }

    /// Refuses a seal where a witness is named: no reader signs one.
    ///
    /// - Throws: `CLIError`.
    func refuse(sealNamed name: String) throws(CLIError) {
        guard keys != nil else { return }
        throw EvidenceOptions.wrong(EvidenceError(.notWitnessed, .evidenceWitnessUnsigned), in: name)
    }

    /// Evidence that counts as the witness saw it; as it is where none is named.
    ///
    /// - Parameter name: what the evidence was named.
    /// - Throws: `CLIError` where the witness did not sign it.
    func confirm(_ evidence: Evidence, named name: String) throws(CLIError) -> Evidence {
        guard let keys else { return evidence }
        do throws(EvidenceError) { return try evidence.witnessed(by: keys) } catch {
            throw EvidenceOptions.wrong(error, in: name)
        }
    }
}

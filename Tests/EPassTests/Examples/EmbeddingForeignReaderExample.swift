// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassTrust

/// What the library of a phone brought: files, and the answer of the chip to a challenge.
struct ForeignReading {
    var files: [LDSFile: [UInt8]]
    var printedZone: String
    /// The challenge that the chip was sent, as the phone says. Which one it should have been, the judge knows.
    var sentChallenge: [UInt8]
    /// Nil where the chip was not asked.
    var response: [UInt8]?

    /// The same as evidence. It says what the phone says: that is recorded, and not seen by this process.
    func evidence() throws -> Evidence {
        let entries = files.sorted { $0.key < $1.key }.map { file, octets in
            // Those of the master file were read before the chip was open.
            let isProtected = file.application == .eMRTD
            return FileEvidence(
                file: file, state: .read, isProtected: isProtected, channel: isProtected ? 1 : 0, octets: octets)
        }
        let transcript = response.map { response in
            ActiveAuthenticationEvidence(
                challenge: sentChallenge, challengeSource: .verifier, outcome: .completed, response: response,
                statusBytes: .success, channel: 1, expectedLength: 256)
        }
        let dataGroup1 = try files[.dataGroup(.dg1)].map { try DataGroup1(decoding: $0) }
        return try Evidence(
            readBy: ToolIdentity(name: "phone", version: "1.0"), opening: .pace, password: .mrz, files: entries,
            printed: PrintedEvidence(comparing: try AccessInput.parse(printedZone), with: dataGroup1),
            activeAuthentication: transcript)
    }

    /// Judges it by a policy of one's own.
    ///
    /// - Parameter challenge: the one that the judge gave out for this reading, from its own memory.
    func judge(
        challenge: [UInt8], trust: TrustSnapshot, language: MessageCatalogue, now: Timestamp
    ) throws -> InspectionReport {
        // Nil only for a check that no policy decides about.
        let policy = Policy.read.counting(.comMatchesSOD, as: .mandatory) ?? .strict
        let report = Inspection.judge(
            try evidence(), trust: trust, policy: policy, at: now, challenge: challenge)
        for check in report.checks where check.isRecorded {
            print("as told:", language.phrase(check.id.message), check.reason.map { language.phrase($0.message) } ?? "")
        }
        return report
    }
}

/// A report where there was nothing to read.
func withoutChip(_ error: CardChannelError) -> InspectionReport {
    InspectionReport.aborted(error: ReadError(error, phase: .connect))
}

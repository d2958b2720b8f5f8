// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassAccess
import EPassMRZ

/// What opens the chip, and by which protocol.
struct AccessOptions: ParsableArguments {
    @Option(
        name: .customLong("mrz"), defaultAsFlag: .prompt,
        help: ArgumentHelp("The MRZ, which opens the chip and is compared with what the chip says.", valueName: "mrz"))
    var mrz: SecretInput?

    @Option(
        name: .customLong("can"), defaultAsFlag: .prompt,
        help: ArgumentHelp(
            "The card access number, which opens the chip by PACE. With the MRZ besides, that one is compared.",
            valueName: "can"))
    var can: SecretInput?

    @Option(
        name: .customLong("access"),
        help: ArgumentHelp(
            "The protocol: auto (PACE where the chip offers it, else BAC), pace, bac. What was used, and whether more was offered, is in the report."
        ))
    var choice = AccessChoice.auto

    mutating func validate() throws {
        try SecretInput.validate("--mrz")
        try SecretInput.validate("--can")
        if can != nil, choice == .bac {
            throw ValidationError(
                "--access bac opens the chip with the MRZ; a card access number works with PACE only.")
        }
        if let mrz, let can, mrz.isOnStandardInput, can.isOnStandardInput {
            throw ValidationError(
                "--mrz and --can cannot both come from standard input. Read one of them from there (-), and be asked for the other on a terminal or give it as a value."
            )
        }
    }

    /// What opens the chip.
    ///
    /// - Throws: `CLIError` with status 65 where what was given is no MRZ and no `NUMBER,YYMMDD,YYMMDD`, or no card
    ///   access number.
    func input() throws(CLIError) -> AccessInput {
        var input = AccessInput.none
        if let mrz {
            let text = try mrz.text(.mrz)
            do {
                input = try AccessInput.parse(text)
            } catch {
                throw CLIError(
                    .badData, code: error.code.description, message: "This is no MRZ: \(error.reason)",
                    remedy:
                        "Give the two or three lines as printed, or NUMBER,YYMMDD,YYMMDD (document number, birth, expiry)."
                )
            }
        }
        guard let can else { return input }
        let text = try can.text(.can)
        let digits = String(text.unicodeScalars.filter { !$0.properties.isWhitespace })
        do {
            input = try input.with(can: digits)
        } catch {
            throw CLIError(
                .badData, code: error.code.description, message: "This is no card access number: \(error.reason)",
                remedy: "Give the six digits that stand on the card or the data page, apart from the MRZ.")
        }
        // Doc 9303-4, 4.1.1.2 and 9303-5, 3.2.3. Cards outside Doc 9303 may have others, so the chip decides; some
        // chips answer slower after a wrong one.
        if digits.count != 6 {
            Terminal.note(
                "epass: warning: a card access number has six digits; this one has \(digits.count)."
            )
        }
        return input
    }
}

/// `AccessMethod` on the command line.
enum AccessChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, pace, bac

    var method: AccessMethod {
        switch self {
        case .auto: .auto
        case .pace: .pace
        case .bac: .bac
        }
    }
}

extension SecretInput.Kind {
    /// Lines of a machine readable zone, or `NUMBER,YYMMDD,YYMMDD`.
    static let mrz = SecretInput.Kind(
        option: "--mrz", name: "MRZ",
        instruction: "Type the lines at the foot of the data page (or on the back of the card); they are not shown.",
        prompt: "MRZ (not shown): ", maximumLength: 1024
    ) { text in
        if text.filter({ $0 == "," }).count == 2 { return true }
        let count = text.unicodeScalars.filter { !$0.properties.isWhitespace }.count
        // Two lines of TD1 hold 60 characters, so a zone of that many waits for its third line.
        return count == 88 || count == 72 || count >= 90
    }

    /// A card access number.
    static let can = SecretInput.Kind(
        option: "--can", name: "card access number",
        instruction:
            "Type the card access number, the six digits beside the MRZ or on the front of the card; they are not shown.",
        prompt: "CAN (not shown): ", maximumLength: 64
    ) { _ in true }
}

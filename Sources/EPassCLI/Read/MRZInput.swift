// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassMRZ

/// Where the MRZ comes from: `--mrz` with or without a value.
enum MRZInput: ExpressibleByArgument, Sendable {
    /// No value: asked for on a terminal, read from standard input otherwise.
    case prompt
    /// A value in the arguments; `-` is standard input.
    case value(String)

    init?(argument: String) { self = .value(argument) }

    /// The most octets of an MRZ on standard input, white space included.
    private static let maximumLength = 1024

    /// Refuses what the parser cannot: an option that is given twice, and one whose value is empty because a shell variable was not set.
    static func validate(arguments: [String] = CommandLine.arguments) throws {
        let given = arguments.filter { $0 == "--mrz" || $0.hasPrefix("--mrz=") }
        guard given.count <= 1 else { throw ValidationError("--mrz is given \(given.count) times; give it once.") }
        let index = arguments.firstIndex(of: "--mrz")
        let isEmpty = index.map { arguments.indices.contains($0 + 1) && arguments[$0 + 1].isEmpty } ?? false
        guard !isEmpty, !given.contains("--mrz=") else {
            throw ValidationError(
                "The value of --mrz is empty. Leave it out to be asked, or give - for standard input.")
        }
    }

    /// What opens the chip.
    ///
    /// - Throws: `CLIError` with status 65 where what was given is no MRZ and no `NUMBER,YYMMDD,YYMMDD`.
    func access() throws(CLIError) -> AccessInput {
        let text = try text()
        do {
            return try AccessInput.parse(text)
        } catch {
            throw CLIError(
                .badData, code: error.code.description, message: "This is no MRZ: \(error.reason)",
                remedy:
                    "Give the two or three lines as printed, or NUMBER,YYMMDD,YYMMDD (document number, birth, expiry).")
        }
    }

    private func text() throws(CLIError) -> String {
        switch self {
        case .prompt where Terminal.inputIsTerminal:
            Terminal.note(
                "Type the lines at the foot of the data page (or on the back of the card); they are not shown.")
            return try SecretPrompt.lines(prompt: "MRZ (not shown): ", isComplete: Self.isComplete)
        case .prompt, .value("-"):
            let bytes = try InputFile.read("-", limit: Self.maximumLength)
            guard bytes.contains(where: { $0 > UInt8(ascii: " ") }) else {
                throw CLIError(
                    .noInput, code: "cli.noInput", message: "Standard input holds no MRZ.",
                    remedy: "Send it its lines, for example:  epass read --mrz - < FILE")
            }
            return String(decoding: bytes, as: UTF8.self)
        case .value(let value):
            Terminal.note(
                "epass: warning: an MRZ in the arguments shows in ps and in the shell's history; --mrz alone asks for it."
            )
            return value
        }
    }

    /// Whether enough was typed: the characters of a whole zone, or the triple.
    private static func isComplete(_ text: String) -> Bool {
        if text.filter({ $0 == "," }).count == 2 { return true }
        let count = text.unicodeScalars.filter { !$0.properties.isWhitespace }.count
        // Two lines of TD1 hold 60 characters, so a zone of that many waits for its third line.
        return count == 88 || count == 72 || count >= 90
    }
}

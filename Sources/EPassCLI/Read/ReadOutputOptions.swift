// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassLDS
import EPassMessages

/// What a reading leaves behind. Nothing is written unless it is asked for, and nothing is written over.
struct ReadOutputOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Write the evidence as a bundle, which epass verify judges again.", valueName: "file"),
        completion: .file())
    var out: String?

    @Option(
        help: ArgumentHelp(
            "Write every file as it was read (EF.SOD, EF.DG1 ...) into a new folder.", valueName: "folder"),
        completion: .directory)
    var outDir: String?

    @Option(
        help: ArgumentHelp(
            "Write the portrait: JPEG as on the chip, JPEG 2000 as PNG, or as on the chip where the name ends in .jp2 or .j2k.",
            valueName: "file"),
        completion: .file())
    var portrait: String?

    mutating func validate() throws {
        guard out == nil || outDir == nil else { throw ValidationError(.outputOutAndOutDir) }
    }

    /// Confirms before the reading that what is asked for can be written.
    ///
    /// - Throws: `CLIError`.
    func check() throws(CLIError) {
        for path in [out, portrait].compactMap({ $0 }) { try OutputFile.check(path) }
        if let outDir { try OutputFile.checkFolder(outDir) }
        if let portrait, let other = out ?? outDir, OutputFile.areSame(portrait, other) {
            throw CLIError(
                .usage, .outputSameFile(option: out == nil ? "--out-dir" : "--out", file: portrait),
                remedy: .outputGiveEachItsName)
        }
    }

    /// Writes what was asked for.
    ///
    /// - Throws: `CLIError` where something could not be written.
    func write(_ evidence: Evidence) async throws(CLIError) {
        if let out { try OutputFile.write(evidence.json().octets(), to: out) }
        if let outDir, evidence.files.contains(where: { $0.octets != nil }) {
            var folder = try OutputFolder(outDir)
            for entry in evidence.files {
                if let octets = entry.wholeFile { try folder.write(octets, named: "EF.\(entry.file.name)") }
            }
        }
        if let portrait { try await PortraitOutput.write(portraitOf: evidence, to: portrait) }
    }
}

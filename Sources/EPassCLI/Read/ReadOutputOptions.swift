// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassLDS

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
        help: ArgumentHelp("Write the octets of the portrait, JPEG or JPEG 2000 as on the chip.", valueName: "file"),
        completion: .file())
    var portrait: String?

    mutating func validate() throws {
        guard out == nil || outDir == nil else { throw ValidationError("--out and --out-dir exclude one another.") }
    }

    /// Confirms before the reading that what is asked for can be written.
    ///
    /// - Throws: `CLIError`.
    func check() throws(CLIError) {
        for path in [out, portrait].compactMap({ $0 }) { try OutputFile.check(path) }
        if let outDir { try OutputFile.checkFolder(outDir) }
    }

    /// Writes what was asked for.
    ///
    /// - Throws: `CLIError`; also where there is no portrait to write.
    func write(_ evidence: Evidence) throws(CLIError) {
        if let out { try OutputFile.write(evidence.json().octets(), to: out) }
        if let outDir, evidence.files.contains(where: { $0.octets != nil }) {
            try OutputFile.makeFolder(outDir)
            for entry in evidence.files {
                if let octets = entry.octets { try OutputFile.write(octets, to: "\(outDir)/EF.\(entry.file.name)") }
            }
        }
        if let portrait { try write(portraitOf: evidence, to: portrait) }
    }

    private func write(portraitOf evidence: Evidence, to path: String) throws(CLIError) {
        guard let octets = evidence.octets(of: .dataGroup(.dg2)) else {
            Terminal.note("epass: warning: EF.DG2 was not read, so \(path) was not written.")
            return
        }
        do {
            guard let face = try DataGroup2(decoding: octets).images.first else {
                Terminal.note(
                    "epass: warning: EF.DG2 holds no portrait that this version can take out, so \(path) was not written."
                )
                return
            }
            try OutputFile.write(Array(face.octets), to: path)
            Terminal.note("Portrait: \(face.format.rawValue), \(face.octets.count) octets, in \(path)")
        } catch let error as LDSError {
            Terminal.note(
                "epass: warning: the portrait cannot be taken out of EF.DG2, so \(path) was not written: \(error)")
        } catch let error as CLIError {
            throw error
        } catch {
            return
        }
    }
}

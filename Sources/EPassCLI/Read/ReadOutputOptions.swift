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
        help: ArgumentHelp(.helpReadOutputOptionsOut, valueName: .helpValueFile),
        completion: .file())
    var out: String?

    @Option(
        name: .customLong("sign-with"),
        help: ArgumentHelp(.helpReadOutputOptionsSignWith, valueName: .helpValueFileUri), completion: .file())
    var signer: String?

    @Option(
        help: ArgumentHelp(.helpReadOutputOptionsOutDir, valueName: .helpValueFolder),
        completion: .directory)
    var outDir: String?

    @Option(
        help: ArgumentHelp(
            .helpReadOutputOptionsPortrait,
            valueName: .helpValueFile),
        completion: .file())
    var portrait: String?

    mutating func validate() throws {
        guard signer == nil || out != nil else { throw ValidationError(.outputSignNeedsOut) }
    }

    /// The key that signs the bundle; nil where none is named. A key that cannot be used is found before a document is
    /// read.
    ///
    /// - Parameter timeout: how many seconds a token may take; nil for what tokens have.
    /// - Throws: `CLIError`.
    func openSigner(timeout: Int?) async throws(CLIError) -> BundleSigner? {
        guard let signer else { return nil }
        return try await BundleSigner.open(signer, within: timeout.map { .seconds($0) })
    }

    /// What is written, by option.
    var paths: [(option: String, path: String?)] {
        [("--out", out), ("--out-dir", outDir), ("--portrait", portrait)]
    }

    /// Confirms before the reading that what is asked for can be written.
    ///
    /// - Throws: `CLIError`.
    func check() throws(CLIError) {
        try checkEnding()
        for path in [out, portrait].compactMap({ $0 }) { try OutputFile.check(path) }
        if let outDir { try OutputFile.checkFolder(outDir) }
        for (option, other) in [("--out", out), ("--out-dir", outDir)] {
            guard let portrait, let other, OutputFile.areSame(portrait, other) else { continue }
            throw CLIError(
                .usage, .outputSameFile(option: option, file: portrait), remedy: .outputGiveEachItsName)
        }
        if let out, let outDir, OutputFile.areSame(out, outDir) {
            throw CLIError(.usage, .outputSameFolder(file: out), remedy: .outputGiveEachItsName)
        }
    }

    /// Confirms that the portrait has the name of a picture.
    ///
    /// - Throws: `CLIError`.
    func checkEnding() throws(CLIError) {
        if let portrait { try PortraitOutput.check(ending: portrait) }
    }

    /// Writes what was asked for.
    ///
    /// - Throws: `CLIError` where something could not be written.
    func write(_ evidence: Evidence, signer: BundleSigner?) async throws(CLIError) {
        // The folder has to be empty, and the others may lie in it; what hinders one of them loses no other.
        var unwritten: CLIError?
        do throws(CLIError) {
            if let outDir { try Self.write(filesOf: evidence, into: outDir) }
        } catch { unwritten = error }
        do throws(CLIError) {
            if let out { try OutputFile.write(try await Self.bundle(of: evidence, signer), to: out) }
        } catch { unwritten = unwritten ?? error }
        if let portrait { try await PortraitOutput.write(portraitOf: evidence, to: portrait) }
        if let unwritten { throw unwritten }
    }

    private static func bundle(
        of evidence: Evidence, _ signer: BundleSigner?
    ) async throws(CLIError) -> [UInt8] {
        guard let signer else { return evidence.json().octets() }
        return try await signer.signed(evidence).json().octets()
    }

    private static func write(filesOf evidence: Evidence, into path: String) throws(CLIError) {
        guard evidence.files.contains(where: { $0.octets != nil }) else { return }
        var folder = try OutputFolder(path)
        try write(filesOf: evidence, into: &folder)
    }

    private static func write(filesOf evidence: Evidence, into folder: inout OutputFolder) throws(CLIError) {
        for entry in evidence.files {
            if let octets = entry.wholeFile { try folder.write(octets, named: "EF.\(entry.file.name)") }
        }
        // One record behind the other; where each begins, a bundle keeps.
        for entry in evidence.lds2.flatMap(\.files) where !entry.records.isEmpty {
            try folder.write(entry.records.flatMap(\.self), named: entry.file.exportName)
        }
    }

    // MARK: Document after document

    /// The name of the report in the folder of a document.
    static let reportName = "report.json"

    /// Whether `--out` and `--portrait` are names of files in the folder of each document, and of none that is there
    /// anyway.
    var areNamesInFolder: Bool {
        let names = [out, portrait].compactMap { $0 }
        return Set(names).count == names.count
            && names.allSatisfy { name in
                !name.isEmpty && !name.hasPrefix(".") && !name.hasPrefix("EF.") && name != Self.reportName
                    && !name.utf8.contains(UInt8(ascii: "/"))
            }
    }

    /// Writes what was asked for of one document among many into a new folder of its own. The report comes last: where
    /// it is, the rest is.
    ///
    /// - Parameter evidence: nil where the reading could not begin.
    /// - Throws: `CLIError` where something could not be written.
    func write(
        _ evidence: Evidence?, signer: BundleSigner?, report: [UInt8], into path: String
    ) async throws(CLIError) {
        var folder = try OutputFolder(path)
        if let evidence {
            try Self.write(filesOf: evidence, into: &folder)
            if let out { try folder.write(try await Self.bundle(of: evidence, signer), named: out) }
            // What was not read needs no word for each document.
            if let portrait, evidence.octets(of: .dataGroup(.dg2)) != nil {
                try await PortraitOutput.write(portraitOf: evidence, to: "\(path)/\(portrait)")
            }
        }
        try folder.write(report, named: Self.reportName)
    }
}

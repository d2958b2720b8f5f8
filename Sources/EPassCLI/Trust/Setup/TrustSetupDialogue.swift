// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassMRZ
import EPassMessages
import EPassTrust
import FoundationEssentials

/// The questions of `epass trust setup`, in their order. Each file is taken by an import of its own, which asks what
/// every import asks.
struct TrustSetupDialogue {
    let store: String
    let paths: [String]

    /// - Throws: `CLIError` where the store cannot be used, or where a file that was named on the command line could
    ///   not be taken.
    func run() throws {
        Terminal.note(.trustSetupIntroduction)
        try tellOfStore()
        var failure: CLIError?
        if paths.isEmpty {
            tellOfLists()
            askForFiles()
        } else {
            for path in paths { failure = take(path) ?? failure }
        }
        try conclude()
        // It was said where it came up.
        if let failure { throw ExitCode(failure.status.rawValue) }
    }

    private func tellOfStore() throws {
        guard let snapshot = try opened() else {
            return Terminal.note(.trustSetupNoStore(path: store))
        }
        Terminal.note(
            .trustSetupStoreHolds(path: store, anchors: snapshot.anchorCount, countries: snapshot.countries.count))
    }

    /// The store; nil where there is none.
    private func opened() throws -> TrustSnapshot? {
        do throws(TrustError) {
            return try TrustStore.open(path: store).snapshot()
        } catch {
            guard error.code == .noSuchFile else { throw CLIError(importing: error, store: store) }
            return nil
        }
    }

    /// The lists of many States: one of them is enough to begin with.
    private func tellOfLists() {
        Terminal.note("")
        let lists = TrustPublication.all.filter { $0.kind.list != nil && $0.note != .outdated }
        for line in TrustPublicationText.lines(of: lists, isShort: true) {
            line.contains("://") ? Terminal.noteUnbroken(line) : Terminal.note(line)
        }
        Terminal.note(.trustSetupMoreLists)
        Terminal.note("")
        Terminal.note(.trustSetupChoose)
    }

    private func askForFiles() {
        while true {
            guard let answer = Terminal.ask(.trustSetupPathPrompt) else { return Terminal.note("") }
            let path = Self.path(answer)
            guard !path.isEmpty else { return }
            _ = take(path)
        }
    }

    /// A path as people type, paste or drop it: spaces around it, quotes, a backslash before a space, `~`.
    static func path(_ answer: String) -> String {
        var text = answer.trimmed
        for quote in ["'", "\""] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote) {
            text = String(text.dropFirst().dropLast())
        }
        text = text.replacing("\\ ", with: " ")
        if text == "~" || text.hasPrefix("~/"), let home = ProcessInfo.processInfo.environment["HOME"] {
            text = home + text.dropFirst()
        }
        return text
    }

    /// Imports a file; what is wrong with it is said, and the next one can be given.
    private func take(_ path: String) -> CLIError? {
        var run = TrustImportRun(paths: [path], store: store)
        run.command = "setup"
        do {
            try run.report(asJSON: false)
            return nil
        } catch let error as CLIError {
            // Who answered no knows; what the store holds then is said at the end.
            if error.code != CLICode.notConfirmed.rawValue { Terminal.complain(error) }
            return error
        } catch {
            return CLIError(.internalError, .plainText(text: "\(error)"))
        }
    }

    private func conclude() throws {
        guard let snapshot = try opened(), snapshot.anchorCount > 0 else {
            return Terminal.note(.trustSetupNothingYet)
        }
        let full = snapshot.anchors.filter(\.basis.hasFullStanding)
        let countries = Set(full.compactMap { $0.certificate.country?.code })
        Terminal.note(
            .trustSetupDone(
                anchors: snapshot.anchorCount, countries: snapshot.countries.count, full: countries.count))
        Terminal.note(.trustSetupNext)
    }
}

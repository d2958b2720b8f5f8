// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassMessages
import EPassPage
import EPassTrust

/// The report as a page: as a file, on paper, in a browser.
struct PageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(.helpPageOptionsHtml, valueName: .helpValueFile),
        completion: .file(extensions: ["html"]))
    var html: String?

    @Option(
        help: ArgumentHelp(.helpPageOptionsPdf, valueName: .helpValueFile),
        completion: .file(extensions: ["pdf"]))
    var pdf: String?

    @Flag(help: ArgumentHelp(.helpPageOptionsOpen))
    var open = false

    /// Whether a page is asked for at all.
    var isAsked: Bool { html != nil || pdf != nil || open }

    /// What is written, by option.
    var paths: [(option: String, path: String?)] { [("--html", html), ("--pdf", pdf)] }

    /// Confirms before anything is read that the page can be written, printed and opened.
    ///
    /// - Parameter others: what else the command writes.
    /// - Throws: `CLIError`.
    func check(beside others: [(option: String, path: String?)] = []) throws(CLIError) {
        guard isAsked else { return }
        var taken = others
        for (option, path) in paths {
            guard let path else { continue }
            try OutputFile.check(path)
            for other in taken {
                if let name = other.path, OutputFile.areSame(path, name) {
                    throw CLIError(
                        .usage, .pageSameFile(first: other.option, second: option, file: path),
                        remedy: .outputGiveEachItsName)
                }
            }
            taken.append((option, path))
        }
        if pdf != nil { _ = try PagePrinter() }
        if open { _ = try PageOpener() }
    }

    /// Writes the page over a report.
    ///
    /// - Parameter printed: what was given of the printed zone.
    /// - Throws: `CLIError` where something could not be written or opened.
    func write(
        _ report: InspectionReport, _ evidence: Evidence? = nil, printed: AccessInput.Zone = .none
    ) async throws(CLIError) {
        guard isAsked else { return }
        let images = await PageImages(of: evidence?.files.compactMap(\.parsed) ?? [])
        try await write(
            InspectionPage.render(
                report, evidence: evidence, printed: printed, images: images.shown, imagesLeftOut: images.leftOut,
                language: Words.current))
    }

    /// Writes, prints and opens a page, each as it is asked for.
    ///
    /// - Throws: `CLIError`.
    func write(_ page: String) async throws(CLIError) {
        guard isAsked else { return }
        if let html { try OutputFile.write(Array(page.utf8), to: html) }
        if let pdf {
            let printer = try PagePrinter()
            let result = await Interruption.cancelling { () async -> Result<[UInt8], CLIError> in
                do throws(CLIError) { return .success(try await printer.pdf(of: page)) } catch {
                    return .failure(error)
                }
            }
            try OutputFile.write(try result.get(), to: pdf)
        }
        guard open else { return }
        let opener = try PageOpener()
        if let html { return try await opener.open(html) }
        // The browser reads it when it comes to it: the file stays, and only its owner can look into the folder.
        let folder = try PrivateFolder()
        let file = folder.path + "/page.html"
        do throws(CLIError) {
            try OutputFile.write(Array(page.utf8), to: file)
            try await opener.open(file)
        } catch {
            folder.remove()
            throw error
        }
        Terminal.remark(.pageOpenedFile(file: file))
    }
}

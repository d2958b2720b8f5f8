// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassLDS
import EPassMessages
import EPassPage
import EPassSimulator
import EPassTrust
import Foundation

/// A page for each of several profiles, as `epass read --simulate PROFILE --html` writes it, for who changes words,
/// style or judging and wants to see all of it. In one process: half of what a page costs is the start of a program.
struct ProfilePages: Sendable {
    private let profiles: [SimulatorProfile]
    private let progress = ProgressLine()

    /// Each profile once, in the order in which they are listed.
    init(_ profiles: [SimulatorProfile]) {
        var names: Set<String> = []
        self.profiles = profiles.filter { names.insert($0.name).inserted }
    }

    /// Reads all of them, two and more at once, and writes a page for each.
    ///
    /// - Returns: the paths of the pages, in the order of the profiles.
    /// - Throws: `CLIError` where a document cannot be made, a page cannot be written, or the run was interrupted.
    ///   Nothing that was written is left then.
    func write(to folder: String) async throws(CLIError) -> [String] {
        let output = try OutputFolder(folder)
        let (profiles, progress) = (profiles, progress)
        let inspector = try await inspector()
        let result = await Interruption.cancelling { () async -> Result<[String], CLIError> in
            var output = output
            do throws(CLIError) {
                return .success(try await Self.pages(of: profiles, by: inspector, into: &output, progress))
            } catch {
                output.withdraw()
                return .failure(error)
            }
        }
        progress.clear()
        return try result.get()
    }

    /// What `epass read` reads and judges by where no option is given.
    private func inspector() async throws(CLIError) -> DocumentInspector {
        do {
            return try await ReadCommand.parse(["--simulate"]).makeInspector(TrustSnapshot(anchors: []))
        } catch {
            throw error as? CLIError ?? CLIError(.internalError, CLICode.internalError.message)
        }
    }

    private static func pages(
        of profiles: [SimulatorProfile], by inspector: DocumentInspector, into output: inout OutputFolder,
        _ progress: ProgressLine
    ) async throws(CLIError) -> [String] {
        var paths = [String?](repeating: nil, count: profiles.count)
        // Written here, one after the other: what a task makes is a page at most, and few wait.
        let failure: CLIError? = await withTaskGroup(of: (Int, Result<String, CLIError>).self) { group in
            func read(_ index: Int) async -> (Int, Result<String, CLIError>) {
                (index, await page(of: profiles[index], by: inspector))
            }
            var next = min(profiles.count, ProcessInfo.processInfo.activeProcessorCount)
            var done = 0
            for index in 0..<next { group.addTask { await read(index) } }
            for await (index, page) in group {
                do throws(CLIError) {
                    if Task.isCancelled { throw CLIError(.interrupted, CLICode.interrupted.message) }
                    paths[index] = try output.write(Array(try page.get().utf8), named: profiles[index].name + ".html")
                } catch {
                    group.cancelAll()
                    return error
                }
                done += 1
                progress.show {
                    ProgressBar(share: done * 1_000 / profiles.count, label: "\(done)/\(profiles.count)")
                }
                if next < profiles.count {
                    let index = next
                    group.addTask { await read(index) }
                    next += 1
                }
            }
            return nil
        }
        if let failure { throw failure }
        return paths.compactMap(\.self)
    }

    private static func page(
        of profile: SimulatorProfile, by inspector: DocumentInspector
    ) async -> Result<String, CLIError> {
        do throws(CLIError) {
            let simulated = try SimulatedDocument(profile.document)
            let reading = inspector.reading(
                access: simulated.own.input, progress: ProgressLine(isShown: false))
            let outcome = try await simulated.present(to: reading, tells: false)
            let judged = try inspector.judge(outcome, status: .notAsked)
            let images = await PageImages(of: outcome.evidence.files.compactMap(\.parsed), warns: false)
            return .success(
                InspectionPage.render(
                    judged.report, evidence: outcome.evidence, printed: outcome.printed, images: images.shown,
                    imagesLeftOut: images.leftOut, language: Words.current))
        } catch {
            return .failure(error)
        }
    }
}

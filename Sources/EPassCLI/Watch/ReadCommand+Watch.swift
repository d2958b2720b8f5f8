// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassMessages
import EPassTrust
import Glibc

/// `epass read --watch`: document after document.
extension ReadCommand {
    /// Refuses what goes with one document only, or with many only.
    ///
    /// - Throws: `ValidationError`.
    func validateWatch() throws {
        guard watch.watch else {
            guard channel.reader.count <= 1 else { throw ValidationError(.inputReadersNeedWatch) }
            return
        }
        guard !page.isAsked else { throw ValidationError(.pageWatchHasNone) }
        guard channel.simulate == nil else { throw ValidationError(.inputWatchNoSimulation) }
        // A challenge is for one signature.
        guard files.challenge == nil else { throw ValidationError(.inputWatchNoChallenge) }
        guard !access.zone.keys else { throw ValidationError(.inputWatchNoKeys) }
        guard access.pin == nil, access.puk == nil else { throw ValidationError(.inputWatchNoPIN) }
        guard !access.takesZoneOfEachDocument || access.can == nil else {
            throw ValidationError(.inputWatchOnePassword)
        }
        guard output.outDir != nil || (output.out == nil && output.portrait == nil) else {
            throw ValidationError(.inputWatchNeedsFolder)
        }
        guard output.areNamesInFolder else { throw ValidationError(.inputWatchNames) }
        // Each is of one reading.
        guard trace.trace == nil, trace.traceUnsafe == nil, files.resume == nil else {
            throw ValidationError(.inputWatchOneReading)
        }
    }

    /// Reads what is laid on the readers until it is interrupted, or as many documents as were asked for.
    func follow() async throws -> ExitStatus {
        // What cannot be used is found before the first document.
        try output.checkEnding()
        let signer = try await output.openSigner(timeout: channel.timeout)
        let trusted = try trust.store(vouching)
        let reported = try status.source()
        var command: ResultCommand?
        if let text = watch.onResult { command = try ResultCommand(text) }
        if let folder = output.outDir { try OutputFile.makeCommonFolder(folder) }
        let way: WatchAccess =
            access.takesZoneOfEachDocument ? .scanned(PrintedZones()) : .same(try await access.input())
        var inspector = try await makeInspector(trusted)
        inspector.status = reported
        TrustMaterial.warn(ofDamageTo: trusted)
        let isJSON = report.json
        let desk = Watch(
            reading: WatchedReading(
                inspector: inspector, access: way, files: output, signer: signer, withImages: report.withImages),
            command: command, limit: watch.count, noAnchorAdvice: trust.noAnchorAdvice,
            tell: { $0.show(asJSON: isJSON) })
        // Whoever reads the lines may go away; then this ends, and does not die with the terminal mute.
        signal(SIGPIPE, SIG_IGN)
        if let port = channel.vpcdListen {
            try await run(desk, on: try VPCDDocumentSource(port: port))
        } else {
            try await run(desk, on: PCSCDocumentSource(names: channel.reader))
        }
        return .success
    }

    private func run<Source: DocumentSource>(_ desk: Watch, on source: Source) async throws {
        let failure = await Interruption.cancelling {
            // Not before signals are taken care of: they would leave the terminal mute.
            if case .scanned = desk.reading.access { QuietTerminal.mute() }
            defer { QuietTerminal.restore() }
            return await desk.run(on: source)
        }
        if let failure { throw failure }
    }
}

extension AccessOptions {
    /// Whether the MRZ of each document comes on standard input while documents are read.
    var takesZoneOfEachDocument: Bool {
        switch zone.given {
        case .prompt?, .value("-")?: true
        case .value?, nil: false
        }
    }
}

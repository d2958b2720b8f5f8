// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassMessages
import EPassSimulator
import EPassTrust

/// Cases put before another reader, one after the other: the documents are virtual chips at a virtual reader, which
/// anything that speaks the protocol of vpcd offers, pcscd with its driver among it.
public struct VirtualReaderTrial: CaseObserver {
    /// What is told before the reader reads.
    public struct Invitation: Sendable {
        /// The case.
        public let item: ConformanceCase
        /// The lines that are printed on the document.
        public let printed: [String]
        /// The card access number, where that is what opens the chip; else nil.
        public let cardAccessNumber: String?
        /// The day on which the document is read, `YYYY-MM-DD`.
        public let day: String
        /// What the reader trusts and the terminal holds: files by their names.
        public let files: [(name: String, content: [UInt8])]
    }

    private let host: String
    private let port: UInt16
    private let answer: @Sendable (Invitation) async throws -> ReaderObservation?

    /// - Parameters:
    ///   - host: where the virtual reader listens.
    ///   - answer: called while the chip is in the reader; it has the document read, and says what was answered. Nil
    ///     where nothing was.
    public init(
        host: String, port: UInt16, answer: @escaping @Sendable (Invitation) async throws -> ReaderObservation?
    ) {
        self.host = host
        self.port = port
        self.answer = answer
    }

    /// Puts the document of a case into the virtual reader, until it was answered.
    ///
    /// - Throws: `SimulatorError` where the document cannot be made, or nothing listens; what `answer` throws.
    public func observe(_ item: ConformanceCase, of campaign: Campaign) async throws -> ReaderObservation? {
        guard let document = try campaign.document(of: item), let unit = campaign.unit(of: item) else { return nil }
        let chip = try document.makeChip()
        let client = VirtualCardClient(chip, host: host, port: port)
        let trace = CaseTrace(
            ChannelProperties(readerName: "vpcd", atr: chip.atr, protocolName: "vpcd"), tool: .library,
            startedAt: unit.time)
        let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let invitation = Invitation(
            item: item, printed: document.printedLines,
            cardAccessNumber: item.password == .can ? document.cardAccessNumber : nil,
            day: unit.time.date, files: document.filesOfReader(for: item))
        async let presence: Void = {
            defer { arrival.finish() }
            _ = try await client.run(
                observe: { event in
                    // What reads may itself be what listens.
                    if event == .connected || event == .waiting { arrival.yield() }
                }, exchange: trace.writer.record)
        }()
        do {
            var observation: ReaderObservation?
            for await _ in arrivals {
                observation = try await answer(invitation)
                break
            }
            client.stop()
            try await presence
            observation?.trace = trace.lines
            return observation
        } catch {
            client.stop()
            _ = try? await presence
            throw error
        }
    }
}

extension PersonalisedDocument {
    /// What a reader is given for a case: the anchors, links and lists, the signer where it is at hand, and what the
    /// terminal holds.
    fileprivate func filesOfReader(for item: ConformanceCase) -> [(name: String, content: [UInt8])] {
        func numbered(_ contents: [[UInt8]], _ name: String, _ kind: String) -> [(name: String, content: [UInt8])] {
            contents.enumerated().map { ("\(name)\($0 == 0 ? "" : "-\($0 + 1)").\(kind)", $1) }
        }
        var files = numbered(trustAnchors, "csca", "der")
        files += numbered(linkCertificates, "link", "der")
        files += numbered(revocationLists, "csca", "crl")
        if item.knowsSigner { files.append(("ds.der", signerCertificate)) }
        if item.holdsCredentials { files += terminalFiles }
        return files
    }
}

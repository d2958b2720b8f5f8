// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassPCSC
import EPassTrust
import Foundation

/// Reader TRUST PORTRAIT [SECONDS]: waits for a document in a PC/SC reader, opens it with the MRZ of standard input,
/// judges, says who the holder is, and writes the portrait to PORTRAIT with the ending of its format. Ends with 0 where
/// the policy `border` is content, 1 where not, 2 where that is open, 64 for a mistake, 69 without reader or document,
/// 73 where the portrait cannot be written, 74 where the reading ended early.
@main
enum Reader {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let seconds = arguments.count == 3 ? Int(arguments[2]) : 60
        guard (2...3).contains(arguments.count), let seconds, seconds > 0 else {
            end(64, "usage: Reader TRUST PORTRAIT [SECONDS]")
        }
        umask(0o077)  // What is written is for this user alone.
        do {
            // Whoever has the MRZ can open the chip: it comes by standard input, which no other user sees.
            let access = try AccessInput.parse(
                String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self))
            let trust = try TrustSnapshot.load(path: arguments[0], at: .now).store
            let evidence = try await read(access, seconds)
            let report = Inspection.judge(evidence, trust: trust, policy: .border, at: .now)
            print(report.overall.rawValue, DisplayText.escaped(report.headline.sentence))
            try show(report, evidence, portrait: arguments[1])
            switch report.overall {
            case .successful: exit(0)
            case .failed: exit(1)
            case .undetermined: exit(2)
            case .aborted: end(74, report.error.map(words) ?? "The reading ended early.")
            }
        } catch let error as CardChannelError {
            // No service, no reader, no document, busy: the error says which, and the remedy what to do.
            end(69, "\(error.code): \(words(error))")
        } catch let error as any CodedError {
            end(65, words(error))
        } catch {
            end(73, DisplayText.escaped(error.localizedDescription))
        }
    }

    /// Waits for a document, connects and reads. What the reading itself meets is in the evidence, and never thrown.
    static func read(_ access: AccessInput, _ seconds: Int) async throws(CardChannelError) -> Evidence {
        let reader = try await PCSCMonitor().waitForCard(timeout: .seconds(seconds)) { event in
            switch event {
            case .added(let reader): print("reader", DisplayText.escaped(reader.displayName))
            case .removed(let name): print("unplugged", DisplayText.escaped(name))
            case .changed: break
            }
        }
        let channel = try await PCSCCardChannel.connect(to: reader)
        if let advice = channel.advice { print(DisplayText.escaped(advice.english)) }
        let evidence = await PassportReader.read(on: channel, access: access, options: .init(startedAt: .now))
        await channel.close()
        return evidence
    }

    /// The holder as the chip has it: as good as the report says, and no better. What a chip says is escaped.
    static func show(_ report: InspectionReport, _ evidence: Evidence, portrait path: String) throws {
        if let holder = report.document {
            print("holder", DisplayText.escaped(holder.fullName ?? holder.name))
            print("document", DisplayText.escaped("\(holder.issuer) \(holder.documentNumber)"), holder.dateOfExpiry)
        }
        guard let file = evidence.octets(of: .dataGroup(.dg2)),
            let portrait = try DataGroup2(decoding: file).images.first
        else {
            return print("no portrait")
        }
        // As it stands in the chip, often JPEG 2000: EPassImages makes it viewable, apart from this process.
        let name = "\(path).\(portrait.format.fileExtension)"
        try Data(portrait.octets).write(to: URL(filePath: name), options: .withoutOverwriting)
        print("portrait", name)
    }

    private static func words(_ error: any CodedError) -> String {
        DisplayText.escaped("\(error.message.english) \(error.remedy.english)")
    }

    private static func end(_ status: Int32, _ line: String) -> Never {
        FileHandle.standardError.write(Data((line + "\n").utf8))
        exit(status)
    }
}

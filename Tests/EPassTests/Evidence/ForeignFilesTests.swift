// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassEncodings
import EPassJSON
import EPassLDS
import EPassTestSupport
import EPassTrust
import EPassVectors
import Foundation
import Testing

/// Files of programs that nobody here wrote, from `../shared/vectors/chips`: as they are and by their names they give
/// the same checks as a reading of ours of a chip that holds them.
@Suite("Files that nobody here made", .timed)
struct ForeignFilesTests {
    private static let mustermann = "chips/bsi_tr03105-5_mustermann_2013"

    /// A chip without access control that has these files, in the application or in the master file.
    private static func chip(_ files: [LDSFile: [UInt8]]) -> ScriptedChip {
        let state = ChipState(files)
        return ScriptedChip { state.answer($0) }
    }

    /// The checks that octets decide: not how the chip was opened, what it said, and what is printed.
    private static func decided(_ report: InspectionReport) -> [CheckEntry] {
        report.checks.filter { check in
            ![.access, .chip].contains(check.id.check.area)
                && ![.mrzMatchesDG1, .printedForm].contains(check.id) && check.reason != .notRead
                // A terminal without certificates does not read what the folder has.
                && check.reason != .absent && check.reason != .credentialsNotHeld
        }
    }

    private static func compare(_ made: Evidence, with files: [LDSFile: [UInt8]], _ what: String) async throws {
        let trust = try TrustSnapshot(anchors: [])
        let read = await PassportReader.read(on: chip(files), access: .none)
        #expect(read.failure == nil, "\(what): \(read.failure?.description ?? "")")
        let (ours, theirs) = (
            Inspection.judge(read, trust: trust, at: SimulatedDocument.time),
            Inspection.judge(made, trust: trust, at: SimulatedDocument.time)
        )
        let (ids, expected) = (decided(theirs), decided(ours))
        for check in expected {
            guard let found = ids.first(where: { $0.id == check.id }) else { continue }
            #expect(found.finding == check.finding, "\(what): \(check.id)")
        }
        #expect(ids.count >= 10, "\(what)")
        #expect(theirs.assurances.allSatisfy { !$0.isGiven }, "\(what): there is no anchor")
    }

    @Test(
        "the folder of BSI TR-03105-5, Erika Mustermann, by its names",
        .enabled(if: EPassVectors.external(mustermann) != nil, "../shared/vectors/chips is not there"))
    func folder() async throws {
        let folder = try #require(EPassVectors.external(Self.mustermann))
        let loaded = try Evidence.folder(path: folder.path)
        #expect(loaded.ignored == ["DG14_pk.bin", "DG14_sk.pkcs8", "DG15_pk.bin", "DG15_sk.pkcs8"])
        #expect(loaded.evidence.files.count == 8)
        let report = Inspection.judge(
            loaded.evidence, trust: try TrustSnapshot(anchors: []), at: SimulatedDocument.time)
        for number in [DataGroupNumber.dg1, .dg2, .dg3, .dg4, .dg14] {
            #expect(report.state(.dataGroupHash(number)) == "successful", "\(number)")
        }
        #expect(report.state(.sodSignature) == "successful")
        var files: [LDSFile: [UInt8]] = [:]
        for entry in loaded.evidence.files { files[entry.file] = entry.octets }
        try await Self.compare(loaded.evidence, with: files, "Mustermann")
    }

    @Test(
        "the personalisations of PersoSim, by file identifiers, in hexadecimal digits and base64",
        .enabled(if: EPassVectors.external("chips/persosim") != nil, "../shared/vectors/chips is not there"))
    func persoSim() async throws {
        let profiles = EPassVectors.files(in: nil, external: "chips/persosim", fileExtension: "json")
        #expect(!profiles.isEmpty)
        for profile in profiles {
            var builder = Evidence.Builder()
            let value = try JSONValue(parsing: Array(try Data(contentsOf: profile)))
            for file in try #require(value["files"]?.array) {
                // The others are of the identity application, and of a file that no document of Doc 9303 has.
                guard let application = file["application"]?.string, let identifier = file["fid"]?.string,
                    ["MF", "A0000002471001"].contains(application), Evidence.knows(identifier)
                else { continue }
                let content: String
                if let text = file["content"]?.string {
                    content = text
                } else if let name = file["shared_file"]?.string?.split(separator: "/").last {
                    let shared = profile.deletingLastPathComponent().appendingPathComponent("shared/\(name)")
                    content = Base64.text(Array(try Data(contentsOf: shared)))
                } else {
                    continue
                }
                try builder.add(Array(content.utf8), named: identifier, from: "\(application)/\(identifier)")
            }
            #expect(
                [.sod, .cardAccess, .cardSecurity].allSatisfy(builder.given.contains), "\(profile.lastPathComponent)")
            let made = try builder.evidence()
            var files: [LDSFile: [UInt8]] = [:]
            for entry in made.files { files[entry.file] = entry.octets }
            try await Self.compare(made, with: files, profile.lastPathComponent)
        }
    }
}

extension Evidence {
    fileprivate static func knows(_ identifier: String) -> Bool {
        file(named: identifier) != nil || ["011C", "011D"].contains(identifier)
    }
}

/// What a plain chip answers: SELECT of application and files, READ BINARY.
private final class ChipState: @unchecked Sendable {
    private let files: [LDSFile: [UInt8]]
    private var application = LDSFile.Application.masterFile
    private var current: LDSFile?

    init(_ files: [LDSFile: [UInt8]]) { self.files = files }

    func answer(_ command: [UInt8]) -> [UInt8] {
        guard command.count >= 4 else { return [0x67, 0x00] }
        switch command[1] {
        case 0xA4: return select(command)
        case 0xB0: return read(command)
        default: return [0x6D, 0x00]
        }
    }

    private func select(_ command: [UInt8]) -> [UInt8] {
        if command[2] == 0x04 {
            let name = Array(command.dropFirst(5).prefix(Int(command[4])))
            guard name == LDSFile.applicationIdentifier else { return [0x6A, 0x82] }
            application = .eMRTD
            current = nil
            return [0x90, 0x00]
        }
        guard command.count >= 7 else {
            (application, current) = (.masterFile, nil)
            return [0x90, 0x00]
        }
        let identifier = UInt16(command[5]) << 8 | UInt16(command[6])
        if identifier == LDSFile.masterFileIdentifier {
            (application, current) = (.masterFile, nil)
            return [0x90, 0x00]
        }
        guard let file = files.keys.first(where: { $0.application == application && $0.fileIdentifier == identifier })
        else { return [0x6A, 0x82] }
        current = file
        return [0x90, 0x00]
    }

    private func read(_ command: [UInt8]) -> [UInt8] {
        var offset = Int(command[2]) << 8 | Int(command[3])
        if command[2] & 0x80 != 0 {
            let short = command[2] & 0x1F
            guard let file = files.keys.first(where: { $0.application == application && $0.shortEF == short }) else {
                return [0x6A, 0x82]
            }
            (current, offset) = (file, Int(command[3]))
        }
        guard let current, let octets = files[current] else { return [0x69, 0x86] }
        guard offset < octets.count else { return [0x6B, 0x00] }
        let most = command.count == 5 ? (command[4] == 0 ? 256 : Int(command[4])) : 256
        let part = octets[offset..<min(octets.count, offset + most)]
        return part + (part.count < most ? [0x62, 0x82] : [0x90, 0x00])
    }
}

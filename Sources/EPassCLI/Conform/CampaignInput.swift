// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassConformance
import EPassMessages
import FoundationEssentials

/// The cases that are run: those that are built in, or those of files.
struct CampaignInput {
    /// The most octets of a file of cases.
    private static let maximumLength = 8 << 20

    /// The campaign.
    ///
    /// - Parameter path: a file of cases, or a folder of such files; nil for what is built in.
    /// - Throws: `CLIError`.
    static func load(_ path: String?) throws(CLIError) -> Campaign {
        guard let path else { return try make { () throws(ConformanceError) in try Campaign.reader() } }
        var isFolder = false
        let files: [String]
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            files = names.filter { $0.hasSuffix(".json") }.sorted().map { path + "/" + $0 }
        } else {
            files = [path]
        }
        var units: [ConformanceUnit] = []
        for file in files {
            let octets = try InputFile.read(file, limit: maximumLength)
            do throws(ConformanceError) {
                units.append(try ConformanceUnit(json: octets))
            } catch {
                throw CLIError(error, file: file)
            }
        }
        guard !units.isEmpty else {
            throw CLIError(
                code: ConformanceError.Code.fileInvalid, message: .conformanceNoFiles(folder: path),
                remedy: .conformanceNoFilesRemedy)
        }
        let end = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let folder = isFolder ? path + "/" : end.map { String(path[...$0]) } ?? ""
        return try make { () throws(ConformanceError) in
            try Campaign.reader(units: units) { try InputFile.read(folder + $0, limit: 1 << 20) }
        }
    }

    private static func make(
        _ campaign: () throws(ConformanceError) -> Campaign
    ) throws(CLIError) -> Campaign {
        do throws(ConformanceError) {
            return try campaign()
        } catch {
            throw CLIError(error)
        }
    }
}

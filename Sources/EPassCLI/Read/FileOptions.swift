// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassLDS
import EPassMessages

/// Which data groups are read, and which protocols are left out.
struct FileOptions: ParsableArguments {
    @Option(
        name: .customLong("dg"),
        help: ArgumentHelp(.helpFileOptionsDataGroups, valueName: .helpValueList))
    var dataGroups: String?

    @Option(
        help: ArgumentHelp(
            .helpFileOptionsSkip,
            valueName: .helpValueList))
    var skip: String?

    @Option(
        name: .customLong("lds2"),
        help: ArgumentHelp(
            .helpFileOptionsLds2,
            valueName: .helpValueList))
    var lds2: String?

    @Option(
        help: ArgumentHelp(
            .helpFileOptionsAid,
            valueName: .helpValueHex))
    var aid: String?

    @Flag(help: ArgumentHelp(.helpFileOptionsApplications))
    var applications = false

    @Option(
        help: ArgumentHelp(
            .helpFileOptionsChallenge,
            valueName: .helpValueHex))
    var challenge: ChallengeArgument?

    @Option(
        help: ArgumentHelp(.helpFileOptionsResume, valueName: .helpValueFile),
        completion: .file(extensions: ["epass"]))
    var resume: String?

    mutating func validate() throws {
        if let aid {
            guard let identifier = ApplicationIdentifier(hexadecimal: aid) else {
                throw ValidationError(.inputAidHexadecimal)
            }
            // Doc 9303-10, 5: they hold records and certificates, and no EF.SOD.
            if let known = identifier.known, known.isOfLDS2 {
                throw ValidationError(
                    .inputAidOtherFiles(
                        identifier: identifier, name: .applicationName(application: known.rawValue)))
            }
        }
        guard try !plan().skippedProtocols.contains(.activeAuthentication) || challenge == nil else {
            throw ValidationError(.inputChallengeAndSkip)
        }
    }

    /// The application, and the challenge of active authentication. Which files are read is the ``plan()``.
    func apply(to options: inout PassportReader.Options) {
        options.activeAuthenticationChallenge = challenge?.octets
        options.application = .eMRTD(under: application)
        options.listsApplications = applications
    }

    /// The evidence of the reading to go on from; nil where none was given.
    ///
    /// - Throws: `CLIError` where it is none, or one of another application.
    func resumed() throws(CLIError) -> Evidence? {
        guard let resume else { return nil }
        let before = try EvidenceOptions.bundle(at: resume)
        guard aid == nil || before.application == application else {
            throw CLIError(.usage, .inputAidOtherBundle(bundle: before.application, wanted: application))
        }
        return before
    }

    /// The application that holds the travel document.
    private var application: ApplicationIdentifier {
        aid.flatMap { ApplicationIdentifier(hexadecimal: $0) } ?? .eMRTD
    }

    /// The plan that follows from the options.
    ///
    /// - Throws: `ValidationError`.
    func plan() throws -> ReadPlan {
        var plan = ReadPlan()
        plan.requested = try dataGroups.map { list in
            try Set(Self.words(list).map { try Self.number($0, orElse: .inputDataGroupNumbers) })
        }
        if let lds2 { plan.lds2 = try Self.applications(lds2) }
        for word in Self.words(skip ?? "") where skip != nil {
            if let left = ChipProtocol.allCases.first(where: { $0.abbreviation == word }) {
                plan.skippedProtocols.insert(left)
            } else if word == "portrait" {
                plan.skipped.formUnion(ReadPlan.withoutPortrait.skipped)
            } else {
                plan.skipped.insert(try Self.number(word, orElse: .inputSkipWords))
            }
        }
        return plan
    }

    private static func applications(_ list: String) throws -> Set<LDS2Application> {
        if list.lowercased() == "none" { return [] }
        return try Set(
            words(list).map { word in
                guard let application = LDS2Application.allCases.first(where: { $0.rawValue.lowercased() == word })
                else { throw ValidationError(.inputLds2Words) }
                return application
            })
    }

    /// Whether records of LDS2 applications are asked for by name, which takes terminal authentication.
    var asksForRecords: Bool { lds2 != nil && (try? plan())?.lds2.isEmpty == false }

    /// Whether DG3 or DG4 is asked for by name, which takes terminal authentication.
    var asksForGuardedGroups: Bool { (try? plan())?.requested?.isDisjoint(with: [.dg3, .dg4]) == false }

    private static func words(_ list: String) -> [String] {
        list.split(separator: ",", omittingEmptySubsequences: false).map { $0.lowercased() }
    }

    private static func number(_ word: String, orElse complaint: Message) throws -> DataGroupNumber {
        let digits = word.hasPrefix("dg") ? word.dropFirst(2) : word[...]
        guard let number = Int(digits), let dataGroup = DataGroupNumber(rawValue: number) else {
            throw ValidationError(complaint)
        }
        return dataGroup
    }
}

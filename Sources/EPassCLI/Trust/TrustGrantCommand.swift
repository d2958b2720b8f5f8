// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassEncodings
import EPassJSON
import EPassMessages
import EPassTrust

/// `epass trust grant`: which publishers may speak about other States.
struct TrustGrantCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "grant",
        abstract: Words.say(.helpTrustGrantCommandAbstract),
        discussion: Words.paragraphs(
            .helpTrustGrantCommandText1,
            examples: [
                "epass trust grant",
                "epass trust grant 3C4F...B1 --kind master --states '*'",
                "epass trust grant 3C4F...B1 --kind defect --states DE,FR",
                "epass trust grant 3C4F...B1 --kind master --remove",
            ]))

    @Argument(help: ArgumentHelp(.helpTrustGrantCommandFingerprint, valueName: .helpValueSha256))
    var fingerprint: String?

    @Option(
        help: ArgumentHelp(
            .helpTrustGrantCommandKind(values: GrantKind.allCases.map(\.rawValue)), valueName: .helpValueKind))
    var kind: GrantKind?

    @Option(
        help: ArgumentHelp(
            .helpTrustGrantCommandStates,
            valueName: .helpValueCodes))
    var states: String?

    @Flag(help: ArgumentHelp(.helpTrustGrantCommandRemove))
    var remove = false

    @Option(
        help: ArgumentHelp(.helpTrustGrantCommandStore, valueName: .helpValueDir), completion: .directory
    )
    var store: String?

    @OptionGroup var output: TrustOutputOptions

    mutating func validate() throws {
        guard let fingerprint else {
            guard kind == nil, states == nil, !remove else { throw ValidationError(.grantNameThePublisher) }
            return
        }
        guard FingerprintText.octets(fingerprint) != nil else { throw ValidationError(.grantPublisherNotNamed) }
        guard remove || kind != nil && states != nil else { throw ValidationError(.grantNeedsKindAndStates) }
        if let states, StateSet(states) == nil {
            guard let unknown = StateSet.unknownPart(of: states), !unknown.trimmed.isEmpty else {
                throw ValidationError(.grantStatesNotRead(text: states))
            }
            throw ValidationError(CountryArgument.unknown(unknown))
        }
    }

    func run() async throws {
        try output.reportingErrors(schema: "epass-trust-grant/1") {
            if store == "" { throw CLIError.emptyName(.grantNameEmpty) }
            let path = store ?? TrustMaterial.defaultPath
            do {
                try carryOut(path)
            } catch let error as TrustError {
                guard error.code == .noSuchFile else { throw CLIError(importing: error, store: path) }
                throw TrustStoreOptions.noStore(at: DisplayText.escaped(path))
            }
        }
    }

    private func carryOut(_ path: String) throws {
        guard let digest = fingerprint.flatMap(FingerprintText.octets) else {
            return show(try TrustStore.open(path: path).snapshot(), difference: nil)
        }
        let transaction = try TrustStore.open(path: path).begin(at: Clock.now())
        defer { transaction.drop() }
        if remove {
            try revoke(digest, in: transaction)
        } else if let kind, let states = states.flatMap({ StateSet($0) }),
            let grant = PublisherGrant(fingerprint: digest, kind: kind.list, states: states)
        {
            guard try transaction.holdsCSCA(withFingerprint: digest) else {
                throw CLIError(.notInStore, .grantPublisherUnknown, remedy: .grantHowToGrant)
            }
            try transaction.grant(grant)
        }
        let difference = try transaction.difference()
        show(try transaction.commit(as: historyName), difference: difference)
    }

    /// What the history calls the change.
    private var historyName: String {
        let words = ["grant", fingerprint.map { String($0.prefix(12)) + "..." }, kind?.rawValue, states]
        return (words.compactMap { $0 } + (remove ? ["--remove"] : [])).joined(separator: " ")
    }

    private func revoke(_ digest: [UInt8], in transaction: TrustTransaction) throws {
        let meant = transaction.grants.filter { $0.fingerprint == digest && (kind == nil || $0.kind == kind?.list) }
        var isAnything = false
        for grant in meant {
            let named = states.flatMap { StateSet($0) } ?? grant.states
            guard let part = PublisherGrant(fingerprint: digest, kind: grant.kind, states: named) else { continue }
            if try transaction.revoke(part) { isAnything = true }
        }
        guard isAnything else {
            throw CLIError(.notInStore, .grantNothingToTake, remedy: .grantWhatIsGranted)
        }
    }

    private func show(_ trust: TrustSnapshot, difference: TrustDifference?) {
        guard !output.json else {
            return Terminal.print(
                JSONValue.members(
                    ("schema", .string("epass-trust-grant/1")), ("trust", trust.summaryJSON),
                    ("grants", .array(trust.grants.map { $0.json(trust) })),
                    ("difference", difference.map(TrustDifferenceJSON.value) ?? .null)
                ).text())
        }
        TrustDifferenceText.show(difference.map(TrustDifferenceText.standing) ?? [])
        var table = TextTable([
            .grantColumnCSCA, .trustCommandColumnKind, .grantColumnStates, .grantColumnPublisher,
        ])
        for grant in trust.grants {
            let publisher = trust.anchor(withFingerprint: grant.fingerprint)
            table.add([
                Hexadecimal.lowercaseText(grant.fingerprint),
                Words.phrase(grant.kind.message), grant.states.description,
                publisher?.certificate.subject.description ?? Words.phrase(.grantNotInStore),
            ])
        }
        for line in table.lines where !trust.grants.isEmpty { Terminal.print(line) }
        Terminal.note(trust.grants.isEmpty ? .grantNone : .grantCount(count: trust.grants.count))
    }
}

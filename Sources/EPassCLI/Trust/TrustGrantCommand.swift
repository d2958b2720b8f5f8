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
        abstract: "Show, give and take away what publishers may say about other States.",
        discussion: """
            Trust in a CSCA is trust in what it says of its own State. Its master lists, defect lists and lists of \
            document signers speak about other States as well; the policies border and strict take that only under a \
            grant, from a list whose SHA-256 was pinned, or for a certificate that was confirmed by its own SHA-256. A \
            grant names the CSCA by the SHA-256 of its certificate: compare it with what the publisher says. It holds \
            for its later keys and for every list signer that it certifies, and so for the next lists. Without an \
            argument the grants are listed.

            EXAMPLES
              epass trust grant
              epass trust grant 3C4F...B1 --kind master --states '*'
              epass trust grant 3C4F...B1 --kind defect --states DE,FR
              epass trust grant 3C4F...B1 --kind master --remove
            """)

    @Argument(help: ArgumentHelp("SHA-256 of the publisher's CSCA certificate.", valueName: "sha256"))
    var fingerprint: String?

    @Option(
        help: ArgumentHelp(
            "The kind of list: \(GrantKind.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "kind"))
    var kind: GrantKind?

    @Option(
        help: ArgumentHelp(
            "The States: codes or names with commas (DE,FR), or * for every one. With --remove all are taken where none is named.",
            valueName: "codes"))
    var states: String?

    @Flag(help: "Take the grant away. What rested on it stands no longer.")
    var remove = false

    @Option(
        help: ArgumentHelp("The store (default: the one of the data folder).", valueName: "dir"), completion: .directory
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
                    ("difference", difference.map(TrustDifferenceJSON.value))
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

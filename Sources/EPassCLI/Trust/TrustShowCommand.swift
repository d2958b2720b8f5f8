// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassEncodings
import EPassJSON
import EPassMessages
import EPassTrust

/// `epass trust show`: one object of the store in full.
struct TrustShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: Words.say(.helpTrustShowCommandAbstract),
        discussion: Words.paragraphs(
            .helpTrustShowCommandText1,
            examples: [
                "epass trust show 8f3a21b0",
                "epass trust show DE --json",
            ]))

    @Argument(help: ArgumentHelp(.helpTrustShowCommandWhat, valueName: .helpValueWhat))
    var what: String

    @OptionGroup var options: TrustStoreOptions
    @OptionGroup var output: TrustOutputOptions

    func run() async throws { try output.reportingErrors(schema: "epass-trust-show/1") { try show() } }

    private func show() throws {
        let trust = try options.load()
        let objects = StoreSearch(trust).objects(for: what)
        if objects.isEmpty, let block = Self.block(what, in: trust) {
            guard !output.json else {
                return Terminal.print(
                    JSONValue.members(
                        ("schema", .string("epass-trust-show/1")), ("trust", trust.summaryJSON),
                        ("objects", .array([])), ("blocks", .array([block.json]))
                    ).text())
            }
            return Terminal.show(Words.say(block.message), indent: 2)
        }
        guard !objects.isEmpty else {
            throw CLIError(
                .notInStore, .trustCommandNothingHas(text: DisplayText.escaped(what)),
                remedy: CountryArgument.meant(what).map { .countryMeant(names: $0) } ?? .trustCommandWhatThereIs)
        }
        let shown = try objects.map { object in
            (object, Inspector.inspect(try TrustMaterial.octets(of: object, in: trust), name: ""))
        }
        guard !output.json else {
            let objects = shown.map {
                $0.json($1, trust.voucher(of: $0), Self.selfSignature($0, of: trust), Self.block($0, in: trust))
            }
            return Terminal.print(
                JSONValue.members(
                    ("schema", .string("epass-trust-show/1")), ("trust", trust.summaryJSON),
                    ("objects", .array(objects)), ("blocks", .array([]))
                ).text())
        }
        for (object, result) in shown {
            let digest = Hexadecimal.lowercaseText(object.digest)
            Terminal.show(Words.say(.trustCommandObject(kind: object.kind.message, digest: digest)), indent: 2)
            Self.show(.trustCommandColumnBasis, object.standing)
            if let voucher = trust.voucher(of: object) { Self.show(.trustCommandColumnVoucher, voucher.message) }
            if let own = Self.selfSignature(object, of: trust) {
                Self.show(.trustCommandColumnSelfSignature, own.message)
            }
            if let block = Self.block(object, in: trust) {
                Self.show(.trustCommandLabelBlocked, .plainText(text: "\(block.since.date), \(block.reason)"))
            }
            Self.show(.trustCommandLabelSources)
            for source in object.sources { Self.show(.trustCommandLabelFrom, source.message, depth: 2) }
            // What is in it, in the words of `epass inspect`, which is English.
            let problem = result.problem.map { InspectionNode("problem", $0) }
            for node in result.nodes + [problem].compactMap({ $0 }) {
                for line in node.lines(reveal: true, indent: 1) { Terminal.print(line) }
            }
        }
    }

    /// Writes a line as the lists of `epass inspect` have them: what does not fit goes on under it.
    private static func show(_ label: Message, _ value: Message? = nil, depth: Int = 1) {
        let margin = String(repeating: "  ", count: depth)
        let text = value.map { ": " + Words.say($0) } ?? ""
        Terminal.show(margin + Words.phrase(label) + text, indent: margin.count + 2)
    }

    /// A block of something that the store does not hold, or of a series.
    private static func block(_ text: String, in trust: TrustSnapshot) -> OperatorBlock? {
        guard let subject = try? BlockArgument(text).subject(among: trust.blocks) else { return nil }
        return trust.blocks.first { $0.subject == subject }
    }

    /// The block that holds a certificate back; nil for everything else.
    private static func block(_ object: StoredObject, in trust: TrustSnapshot) -> OperatorBlock? {
        trust.block(of: object, at: Clock.now())
    }

    /// What its own key says of a root's signature; nil for what is no root.
    fileprivate static func selfSignature(_ object: StoredObject, of trust: TrustSnapshot) -> SelfSignature? {
        guard object.kind == .anchor, let octets = try? trust.octets(of: object),
            let certificate = try? Certificate(encoded: octets)
        else { return nil }
        return trust.selfSignature(of: certificate)
    }
}

/// Finds objects of a store by what people have of them.
struct StoreSearch {
    let trust: TrustSnapshot

    init(_ trust: TrustSnapshot) { self.trust = trust }

    /// The objects of that digest, key identifier or country; the first of these that anything has. Copies of signers
    /// are found by their digest only.
    func objects(for text: String) -> [StoredObject] {
        let digits = text.filter { $0 != ":" && $0 != " " }.lowercased()
        if digits.count >= 6, digits.allSatisfy(\.isHexDigit) {
            let byDigest = trust.objects.filter {
                Hexadecimal.lowercaseText($0.digest).hasPrefix(digits)
            }
            if !byDigest.isEmpty { return byDigest }
            let prints = Set(
                trust.anchors.filter { anchor in
                    anchor.certificate.decodedExtensions.subjectKeyIdentifier.map {
                        Hexadecimal.lowercaseText($0) == digits
                    } ?? false
                }.map(\.fingerprint))
            return trust.objects.filter { $0.kind == .anchor && prints.contains($0.digest) }
        }
        guard let country = CountryArgument.known(text, in: trust) else { return [] }
        return trust.objects.filter { $0.country == country && $0.kind != .signer }
    }
}

extension StoredObject {
    /// What stands behind it; of a revocation list and a copy of a signer nothing is said, as nothing rests on them
    /// alone.
    fileprivate var standing: Message {
        let (isInForce, isTest) = (isInForce ? "yes" : "no", isTest ? "yes" : "no")
        switch kind {
        case .anchor, .list:
            return .trustCommandStanding(basis: basis.message, isInForce: isInForce, isTest: isTest)
        case .signer, .revocationList: return .trustCommandStandingByUse(isInForce: isInForce, isTest: isTest)
        }
    }

    fileprivate func json(
        _ result: Inspector.Result, _ voucher: TrustVoucher?, _ selfSignature: SelfSignature?, _ block: OperatorBlock?
    ) -> JSONValue {
        JSONValue.members(
            ("kind", .string(kind.rawValue)), ("sha256", .string(Hexadecimal.lowercaseText(digest))),
            ("length", .number(length)), ("country", .known(country)), ("subject", .known(subject)),
            ("basis", .string(basis.rawValue)), ("vouchedBy", voucher?.json ?? .null),
            ("selfSignature", .text(selfSignature?.rawValue)), ("inForce", .boolean(isInForce)),
            ("test", .boolean(isTest)), ("block", block?.json ?? .null), ("sources", .array(sources.map(\.json))),
            ("content", .array(result.nodes.map { $0.json(reveal: true) })),
            ("problem", .text(result.problem))
        ).with(timeJSON)
    }
}

extension StoredObject.Kind {
    /// The kind as people say it.
    var message: Message {
        switch self {
        case .anchor: .trustCommandCertificate
        case .signer: .trustCommandSigner
        case .revocationList: .storeRevocationList
        case .list: .trustCommandList
        }
    }
}

extension TrustSnapshot {
    /// Who vouches for an anchor in force; nil for everything else.
    fileprivate func voucher(of object: StoredObject) -> TrustVoucher? {
        guard object.kind == .anchor, object.isInForce else { return nil }
        return anchor(withFingerprint: object.digest)?.voucher
    }
}

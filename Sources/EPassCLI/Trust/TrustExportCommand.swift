// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassEncodings
import EPassMessages
import EPassTrust

/// `epass trust export`: the originals out of the store again.
struct TrustExportCommand: AsyncParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case pem, der
    }

    private static let kindNames: KeyValuePairs<String, StoredObject.Kind> = [
        "anchors": .anchor, "signers": .signer, "crls": .revocationList, "lists": .list,
    ]

    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: Words.say(.helpTrustExportCommandAbstract),
        discussion: Words.paragraphs(
            .helpTrustExportCommandText1,
            examples: [
                "epass trust export > csca.pem",
                "epass trust export --country DE --format der --out csca-de",
                "epass trust export --kind anchors,crls,lists --format der --out all",
            ]))

    @Option(help: ArgumentHelp(.helpTrustExportCommandCountry, valueName: .helpValueCode))
    var country: String?

    @Option(help: ArgumentHelp(.helpTrustExportCommandFormat))
    var format = Format.pem

    @Option(
        help: ArgumentHelp(
            .helpTrustExportCommandKind(values: TrustExportCommand.kindNames.map(\.key)),
            valueName: .helpValueKinds))
    var kind = "anchors"

    @Flag(help: ArgumentHelp(.helpTrustExportCommandUnpinned))
    var unpinned = false

    @Option(help: ArgumentHelp(.helpTrustExportCommandOut, valueName: .helpValuePath))
    var out: String?

    @OptionGroup var options: TrustStoreOptions

    mutating func validate() throws {
        _ = try kinds()
        if format == .der, out == nil { throw ValidationError(.trustCommandDerNeedsFolder) }
    }

    mutating func run() async throws {
        if let out {
            switch format {
            case .pem: try OutputFile.check(out)
            case .der: try OutputFile.checkFolder(out)
            }
        }
        let trust = try options.load()
        let wanted = try kinds()
        let code = try country.map { text throws(CLIError) in try CountryArgument.code(text, in: trust) }
        let all = trust.objects.filter { object in
            wanted.contains(object.kind) && object.isInForce && (code == nil || object.country == code)
                && (object.kind != .anchor || object.basis.isTrusted || unpinned)
        }
        if let country, !trust.objects.contains(where: { $0.country == code }) {
            throw TrustMaterial.nothing(of: country)
        }
        // Outside the store nothing says any more what the operator thinks of it.
        let objects = all.filter { trust.block(of: $0, at: Clock.now()) == nil }
        if objects.count < all.count { Terminal.remark(.trustCommandLeftOutBlocked(count: all.count - objects.count)) }
        guard !objects.isEmpty else {
            throw CLIError(.nothingToExport, .trustCommandNothingToExport, remedy: .trustCommandWhatToExport)
        }
        switch format {
        case .pem: try writePEM(objects, of: trust)
        case .der: try writeDER(objects, of: trust)
        }
        // What did not arrive was not written; the program ends with that error.
        if Terminal.outputError == nil { Terminal.note(.trustCommandWritten(count: objects.count)) }
    }

    private func kinds() throws -> Set<StoredObject.Kind> {
        let wanted = try kind.split(separator: ",").map { word in
            guard let found = Self.kindNames.first(where: { $0.key == word }) else {
                throw ValidationError(.trustCommandExportKinds(kinds: Self.kindNames.map(\.key)))
            }
            return found.value
        }
        return Set(wanted)
    }

    private func writePEM(_ objects: [StoredObject], of trust: TrustSnapshot) throws {
        var text = ""
        for object in objects {
            let label =
                switch object.kind {
                case .anchor, .signer: "CERTIFICATE"
                case .revocationList: "X509 CRL"
                case .list: "CMS"
                }
            let base64 = Base64.lines(try TrustMaterial.octets(of: object, in: trust))
            text += "-----BEGIN \(label)-----\n\(base64)\n-----END \(label)-----\n"
        }
        guard let out else { return Terminal.print(text, terminator: "") }
        try OutputFile.write(Array(text.utf8), to: out)
    }

    private func writeDER(_ objects: [StoredObject], of trust: TrustSnapshot) throws {
        guard let out else { return }
        var folder = try OutputFolder(out)
        for object in objects {
            let ending =
                switch object.kind {
                case .anchor, .signer: "cer"
                case .revocationList: "crl"
                case .list: object.sources.first?.kind == .masterList ? "ml" : "p7s"
                }
            // The country is text of a certificate; only two letters become part of a name.
            let isPlain = object.country.count == 2 && object.country.utf8.allSatisfy { (0x41...0x5A).contains($0) }
            let digest = Hexadecimal.lowercaseText(object.digest).prefix(16)
            let name = "\(isPlain ? object.country : "ZZ")-\(object.kind.rawValue)-\(digest).\(ending)"
            do throws(CLIError) {
                try folder.write(try TrustMaterial.octets(of: object, in: trust), named: name)
            } catch {
                folder.withdraw()
                throw error
            }
        }
    }
}

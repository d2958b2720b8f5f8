// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassConformance
import EPassMessages
import EPassTrust

/// `epass conform pki`: certificates, revocation lists and signed lists against their profiles.
struct ConformPKICommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pki",
        abstract: Words.say(.helpConformPkiCommandAbstract),
        discussion: Words.paragraphs(
            .helpConformPkiCommandText1, .helpConformLdsCommandText2,
            examples: [
                "epass conform pki csca.der ds.der csca.crl",
                "epass conform pki csca.der --unit PKD",
                "epass conform pki national.ml --out results.json --junit results.xml",
                "epass conform pki --list",
            ]))

    @Argument(help: ArgumentHelp(.helpConformPkiCommandFiles, valueName: .helpValueFile), completion: .file())
    var files: [String] = []

    @OptionGroup var rules: ConformRuleOptions

    @OptionGroup(title: Words.say(.helpTitleOutput))
    var output: ConformOutputOptions

    mutating func validate() throws {
        if files.isEmpty, !rules.list { throw ValidationError(.usageMissing(argument: "<file>")) }
    }

    func run() async throws {
        try rules.run(PKIRules.campaign, output) { () throws(CLIError) in try read() }
    }

    private func read() throws(CLIError) -> ConformedFiles<PKISubject> {
        var objects: [ImportedObject] = []
        var refused: [ImportSkipped] = []
        var limits = TrustImporter.Limits()
        limits.maximumObjects = PKISubject.maximumObjects
        for path in files {
            guard !path.isEmpty else { throw CLIError.emptyName(.trustCommandNameEmpty) }
            let before = objects.count
            var isObject = false
            do throws(TrustError) {
                try TrustImporter(limits: limits).read(path: path) { object throws(TrustError) in
                    guard objects.count < PKISubject.maximumObjects else {
                        throw TrustError(
                            .limitExceeded, element: path,
                            .trustFileTooManyObjects(maximum: PKISubject.maximumObjects))
                    }
                    objects.append(object)
                } skipped: { entry in
                    // What a decoder says of an element of the object is a finding; that there is none is an error.
                    isObject = isObject || Self.isOfObject(entry.reason)
                    if refused.count < PKISubject.maximumObjects { refused.append(entry) }
                }
            } catch {
                throw CLIError(error)
            }
            guard objects.count > before || isObject else {
                throw CLIError(
                    code: TrustError.Code.noCertificate,
                    message: .conformanceNoMaterial(file: DisplayText.escaped(path)))
            }
        }
        let subject = PKISubject(objects, refused: refused, at: Clock.now())
        return ConformedFiles(
            subject, names: files, parts: objects.map(\.octets) + refused.map { Array("\($0.place)\($0.reason)".utf8) })
    }

    private static func isOfObject(_ error: TrustError) -> Bool {
        ["Certificate", "tbsCertificate", "CertificateList", "tbsCertList", "SignedData", "ContentInfo"]
            .contains { error.element.hasPrefix($0) }
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassMRZ
import EPassMessages

/// `epass policy explain`: what a policy does, in sentences.
struct PolicyExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: Words.say(.helpPolicyExplainCommandAbstract),
        discussion: Words.paragraphs(
            .helpPolicyExplainCommandText1,
            examples: ["epass policy explain kyc", "epass policy explain rules.json --country CH --type ID"]))

    @Argument(help: ArgumentHelp(.helpPolicyArgument, valueName: .helpValuePolicy), completion: .file())
    var policy: String

    @Option(help: ArgumentHelp(.helpPolicyExplainCommandCountry, valueName: .helpValueCountry))
    var country: String?

    @Option(help: ArgumentHelp(.helpPolicyExplainCommandType, valueName: .helpValueCode))
    var type: String?

    @OptionGroup var output: TrustOutputOptions

    mutating func validate() throws {
        if let country, IssuingCountry(named: country) == nil {
            throw ValidationError(CountryArgument.unknown(country))
        }
        if let type, code(type) == nil { throw ValidationError(.policyNoCode(code: type)) }
    }

    func run() async throws {
        try output.reportingErrors(schema: "epass-policy-explain/1") {
            let policy = try PolicyArgument.load(policy)
            let sentences = PolicyExplanation.sentences(
                of: policy, country: country.flatMap { IssuingCountry(named: $0) }, documentType: type.flatMap(code))
            guard !output.json else {
                return Terminal.print(
                    JSONValue.members(
                        ("schema", .string("epass-policy-explain/1")), ("policy", policy.nameJSON),
                        ("sentences", .array(sentences.map(\.json)))
                    ).text())
            }
            for sentence in sentences { Terminal.show("- " + Words.say(sentence), indent: 2) }
        }
    }

    /// The code of a document: one or two capital letters, without the filler.
    private func code(_ text: String) -> String? {
        let code = text.uppercased().filter { $0 != "<" }
        return (1...2).contains(code.utf8.count) && code.utf8.allSatisfy { (0x41...0x5A).contains($0) } ? code : nil
    }
}

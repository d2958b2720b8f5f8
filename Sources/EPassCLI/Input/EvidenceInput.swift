// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMessages

/// Evidence out of what is named on a command line: a bundle, or what other programs read.
struct EvidenceInput {
    /// The answer to a challenge that is given apart.
    struct Answer {
        let challenge: [UInt8]
        let response: [UInt8]
    }

    private var builder = Evidence.Builder()

    /// A bundle where one is named alone; else what the names bring together. Names that were passed over are told on
    /// standard error.
    ///
    /// - Parameters:
    ///   - octets: of the only name, where it is a file that was read already.
    ///   - answer: goes with files, not with a bundle, which has its own.
    /// - Throws: `CLIError`.
    static func load(_ names: [String], _ octets: [UInt8]? = nil, answer: Answer? = nil) throws(CLIError) -> Evidence {
        var input = EvidenceInput()
        if let octets, let name = names.first, names.count == 1 {
            let text = try NoEvidence.refuse(octets, named: name)
            if let bundle = try bundle(text, name) {
                guard answer == nil else {
                    throw CLIError(.usage, .inputResponseOfBundle(file: DisplayText.escaped(name)))
                }
                return bundle
            }
            try input.add(json: text, name)
        } else {
            for name in names { try input.add(name) }
        }
        return try input.finish(answer, names)
    }

    /// What the names bring together, of which none is a bundle, with what is printed.
    ///
    /// - Throws: `CLIError`.
    static func make(_ names: [String], answer: Answer?, printed: AccessInput) throws(CLIError) -> Evidence {
        var input = EvidenceInput()
        for name in names { try input.add(name) }
        // A form may have brought a zone of its own.
        if case .none = printed.zone {} else { input.builder.printed = printed }
        return try input.finish(answer, names)
    }

    /// - Throws: `CLIError` for a bundle that is wrong.
    /// - Returns: nil where the text is of another form.
    private static func bundle(_ text: [UInt8], _ name: String) throws(CLIError) -> Evidence? {
        do throws(EvidenceError) {
            return try Evidence(parsing: text, now: Clock.now())
        } catch {
            // A number with a fraction is in no bundle, and in many texts of others.
            guard error.code == .own(.schemaUnknown) || error.code == .json(.number) else {
                throw EvidenceOptions.wrong(error, in: name)
            }
            if let refusal = NoEvidence.ofResult(text, named: name) { throw refusal }
            return nil
        }
    }

    // MARK: One after the other

    private mutating func add(_ name: String) throws(CLIError) {
        if name != "-", InputFile.isFolder(name) {
            return try taking(name) { builder throws(EvidenceError) in try builder.add(folder: name) }
        }
        let octets = try InputFile.read(name)
        guard Self.isObject(octets) else {
            let file = name.split(separator: "/").last.map(String.init) ?? name
            return try taking(name) { builder throws(EvidenceError) in
                try builder.add(octets, named: file, from: name)
            }
        }
        if let schema = (try? JSONValue(parsing: octets))?["schema"]?.string, schema.hasPrefix("epass-evidence/") {
            throw CLIError(
                .usage, .inputBundleAlone(file: DisplayText.escaped(name)), remedy: .inputGiveBundleAlone)
        }
        try add(json: octets, name)
    }

    private mutating func add(json text: [UInt8], _ name: String) throws(CLIError) {
        try taking(name) { builder throws(EvidenceError) in try builder.add(json: text, from: name) }
    }

    private mutating func taking(
        _ name: String, _ take: (inout Evidence.Builder) throws(EvidenceError) -> Void
    ) throws(CLIError) {
        do throws(EvidenceError) { try take(&builder) } catch { throw EvidenceOptions.wrong(error, in: name) }
    }

    private static func isObject(_ octets: [UInt8]) -> Bool {
        let text = octets.starts(with: [0xEF, 0xBB, 0xBF]) ? octets.dropFirst(3) : octets[...]
        return text.first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) } == UInt8(ascii: "{")
    }

    private mutating func finish(_ answer: Answer?, _ names: [String]) throws(CLIError) -> Evidence {
        let name = names.first ?? "-"
        if let answer {
            try taking(name) { builder throws(EvidenceError) in
                try builder.answer(to: answer.challenge, answer.response, source: .verifier, from: "--response")
            }
        }
        EvidenceOptions.note(ignored: builder.passedOver)
        do throws(EvidenceError) { return try builder.evidence() } catch {
            throw EvidenceOptions.wrong(error, in: name)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassPKCS11
import EPassSimulator
import EPassTrust

extension FuzzTarget {
    static let texts = [
        FuzzTarget("fuzz-json", json), FuzzTarget("fuzz-policy", policy), FuzzTarget("fuzz-document", document),
        FuzzTarget("fuzz-issued", issued),
        FuzzTarget("fuzz-terminal-chain", terminalChain), FuzzTarget("fuzz-behaviour", behaviour),
        FuzzTarget("fuzz-transcript", transcript), FuzzTarget("fuzz-trace", trace),
        FuzzTarget("fuzz-pkcs11uri", pkcs11URI), FuzzTarget("fuzz-mrz", mrz), FuzzTarget("fuzz-status", status),
        FuzzTarget("fuzz-transliteration", transliteration), FuzzTarget("fuzz-evidence-form", evidenceForm),
        FuzzTarget("fuzz-evidence-file", evidenceFile),
    ]
}

/// A file of what is reported of documents: it says the same however it comes in pieces, and what it says of a document
/// follows from a line with its handle.
private func status(_ octets: [UInt8]) {
    guard let key = try? StatusKey(hexadecimal: Array(String(repeating: "0", count: 64).utf8)),
        let check = try? key.check(),
        let document = try? StatusDocument(issuer: "UTO", code: "P", number: "L898902C3", expiry: "340415"),
        let handle = try? key.handle(of: document)
    else { return require(false, "no key, or no handle") }
    func read(_ size: Int) -> String {
        do throws(StatusError) {
            let time = Timestamp(secondsSince1970: 1_795_000_000)
            var file = StatusFile(madeWith: check, at: time)
            for start in stride(from: 0, to: octets.count, by: size) {
                try file.read(Array(octets[start..<min(start + size, octets.count)]))
            }
            return try file.finish().status(of: handle, at: time).rawValue
        } catch {
            require(
                error.code == .contradictory || error.code != .key && error.code != .document && (error.line ?? 0) > 0,
                "an error without a line")
            return "\(error)"
        }
    }
    let whole = read(max(octets.count, 1))
    require(whole == read(1) && whole == read(5), "in pieces it says something else")
    guard whole != "fine", DocumentStatus(rawValue: whole) != nil else { return }
    require(
        octets.split(separator: UInt8(ascii: "\n")).contains { $0.elementsEqual("\(handle) \(whole)".utf8) },
        "it says what stands nowhere")
}

/// JSON, or evidence; what is read must be written again to the same value.
private func json(_ octets: [UInt8]) {
    if let value = try? JSONValue(parsing: octets) {
        require((try? JSONValue(parsing: value.octets())) == value, "not read again")
        require((try? JSONValue(parsing: value.compactOctets())) == value, "not read again where it is compact")
    }
    if let evidence = try? Evidence(parsing: octets) {
        let written = evidence.json().octets()
        require((try? Evidence(parsing: written))?.json().octets() == written)
    }
}

/// A policy: what is read is written again to one of the same hash, accepts nothing that failed, and can be looked at;
/// what is not says where it is wrong.
private func policy(_ octets: [UInt8]) {
    do {
        let policy = try Policy(json: octets)
        require(Policy.faults(json: octets).isEmpty, "all of its errors are some, the first is none")
        let again = required(try? Policy(json: policy.json.octets()))
        require(again.hash == policy.hash && again.rules == policy.rules, "not read again to the same")
        for rule in policy.decision?.rules ?? [] where rule.outcome == .accept {
            require(rule.condition.overall?.isSubset(of: [.successful, .undetermined]) == true, "accepts what failed")
        }
        require(policy.decision?.standard != .accept, "accepts what failed")
        _ = PolicyLint.findings(of: policy, at: Timestamp(secondsSince1970: 1_790_000_000))
        require(PolicyExplanation.sentences(of: policy).allSatisfy { !$0.english.isEmpty })
        let subject = PolicySubject(country: IssuingCountry("UTO"), documentCode: "P")
        require(policy.applied(to: subject).hash == policy.hash, "an exception changes the hash")
    } catch {
        require(error.line >= 1 && error.column >= 1, "an error without a place")
        require(!error.message.english.isEmpty && !error.remedy.english.isEmpty, "an error without words")
        require(Policy.faults(json: octets).first == error, "none of its errors is the first")
    }
}

/// What another program passes on as JSON: what is taken makes evidence that is read again as a bundle, is judged, and
/// assures nothing without an anchor; what is not says why.
private func evidenceForm(_ octets: [UInt8]) {
    var builder = Evidence.Builder()
    do throws(EvidenceError) {
        try builder.add(json: octets)
        try judge(try builder.evidence())
    } catch {
        require(!"\(error.message)".isEmpty, "an error without a reason")
        require(error.offset.map { $0 <= octets.count } ?? true, "a position outside of the text")
    }
}

/// A file by its name: the name before the first zero, the content behind it.
private func evidenceFile(_ octets: [UInt8]) {
    let name = String(decoding: octets.prefix { $0 != 0 }, as: UTF8.self)
    let content = Array(octets.drop { $0 != 0 }.dropFirst())
    var builder = Evidence.Builder()
    do throws(EvidenceError) {
        try builder.add(content, named: name)
        require(builder.given.count == 1, "a name of several files")
        // The same once more is passed over, as octets too.
        try builder.add(content, named: name)
        require(builder.passedOver.count == 1 && builder.given.count == 1)
        try judge(try builder.evidence())
    } catch {
        require(!"\(error.message)".isEmpty, "an error without a reason")
        require(error.offset.map { $0 <= content.count } ?? true, "a position outside of the content")
    }
}

private func judge(_ evidence: Evidence) throws(EvidenceError) {
    let written = evidence.json().octets()
    let read = try Evidence(parsing: written)
    require(read.json().octets() == written, "a bundle that is not read again")
    guard let trust = try? TrustSnapshot(anchors: []) else { return }
    let report = Inspection.judge(read, trust: trust, at: Timestamp(secondsSince1970: 1_795_000_000))
    require(report.assurances.allSatisfy { !$0.isGiven }, "an assurance without an anchor")
}

/// The description of a document: what is read is written again to the same, and makes a chip that answers; what is not
/// says where it is wrong.
private func document(_ octets: [UInt8]) {
    do {
        let description = try DocumentDescription(json: octets)
        require(description.dataGroups.contains(1) && description.can.utf8.count >= 6)
        require(DocumentDescription.faults(json: octets).isEmpty, "all of its errors are some, the first is none")
        require((try? DocumentDescription(json: description.jsonValue.octets())) == description, "not read again")
        // Keys and signatures take their time.
        guard octets.count.isMultiple(of: 16), let made = try? description.makeDocument(seed: 1),
            let chip = try? made.makeChip()
        else { return }
        for command in plainCommands { require(chip.respond(to: command).count >= 2) }
    } catch {
        require(!"\(error.message)".isEmpty, "an error without a reason")
        require(error.member != nil || error.code == .descriptionInvalid, "an error without a place")
        require(!DocumentDescription.faults(json: octets).isEmpty, "none of its errors is the first")
    }
}

/// The behaviour of a chip: what is read is written again to the same, and a chip that behaves like it answers whatever
/// comes, in bounded time.
private func behaviour(_ octets: [UInt8]) {
    do {
        let head = Array("{\"accessControl\": \"none\", \"behaviour\": ".utf8)
        let description = try DocumentDescription(json: head + octets + [UInt8(ascii: "}")])
        guard let again = try? DocumentDescription(json: description.jsonValue.octets()) else {
            fatalError("a description that cannot be read again")
        }
        require(again.behaviour == description.behaviour)
        guard let document = try? plainChipDocument.get(),
            let chip = try? SimulatedChip(document: document, behaviour: description.behaviour)
        else { return }
        for command in plainCommands {
            require(chip.respond(to: command).count <= 65_535)
        }
    } catch {
        require(!"\(error.message)".isEmpty, "an error without a reason")
    }
}

private let plainChipDocument = Result { try SimulatorProfile.named("plain").makeDocument(seed: 1) }

/// SELECT of the application, READ BINARY of three files, and the first command of each protocol.
private let plainCommands: [[UInt8]] = [
    [0x00, 0xA4, 0x04, 0x0C, 0x07, 0xA0, 0x00, 0x00, 0x02, 0x47, 0x10, 0x01], [0x00, 0xB0, 0x9E, 0x00, 0x00],
    [0x00, 0xB0, 0x82, 0x00, 0x00], [0x00, 0xB0, 0x10, 0x00, 0x00], [0x00, 0x84, 0x00, 0x00, 0x08],
    [0x00, 0x88, 0x00, 0x00, 0x08, 1, 2, 3, 4, 5, 6, 7, 8, 0x00], [0x10, 0x86, 0x00, 0x00, 0x02, 0x7C, 0x00, 0x00],
    [0x0C, 0xB0, 0x00, 0x00, 0x01, 0x00, 0x00], [0x00],
]

/// Edits of what is issued: whatever they do, there is a document, or an error that names one of them.
private func issued(_ octets: [UInt8]) {
    let json =
        Array(#"{"accessControl": "none", "dataGroups": [1], "activeAuthentication": null, "#.utf8)
        + Array(#""chipAuthentication": [], "personalDetails": null, "issuing": {"edits": "#.utf8) + octets
        + Array("}}".utf8)
    guard let description = try? DocumentDescription(json: json) else { return }
    do {
        require(
            !(try description.makeDocument(seed: 1)).signerCertificate.isEmpty || !description.issuing.edits.isEmpty)
    } catch {
        require(error.member?.hasPrefix("issuing.edits[") == true, "\(error)")
    }
}

/// A chain for terminals: what is read is written again to the same, and makes certificates or an error; what is not
/// says where it is wrong.
private func terminalChain(_ octets: [UInt8]) {
    do {
        let chain = try TerminalChainDescription(json: octets)
        require((try? TerminalChainDescription(json: chain.jsonValue.octets())) == chain, "not read again")
        // Keys take their time.
        guard octets.count.isMultiple(of: 16), !String(decoding: octets, as: UTF8.self).contains("RSA") else { return }
        let made = try? SyntheticTerminalChain.make(chain, today: CalendarDate(daysSince1970: 20_000), seed: 1)
        require(made?.files.isEmpty != true)
    } catch {
        require(!"\(error.message)".isEmpty, "an error without a reason")
        require(error.member != nil || error.code == .descriptionInvalid, "an error without a place")
    }
}

/// A transcript that parses must be written and parsed to the same value.
private func transcript(_ octets: [UInt8]) {
    guard let transcript = try? UnsafeTranscript(parsing: String(decoding: octets, as: UTF8.self)) else { return }
    require((try? UnsafeTranscript(parsing: transcript.text)) == transcript)
    _ = transcript.redacted()
}

/// A trace that is read is written without its octets to the same steps, and what it plays back is a transcript.
private func trace(_ octets: [UInt8]) {
    guard let trace = try? Trace(parsing: octets) else { return }
    let redacted = trace.redacted()
    require((try? Trace(parsing: redacted))?.redacted() == redacted)
    if let transcript = try? trace.transcript() {
        require((try? UnsafeTranscript(parsing: transcript.text)) == transcript)
    }
}

/// A PKCS #11 URI; what is refused says where, and nothing of a PIN gets through.
private func pkcs11URI(_ octets: [UInt8]) {
    let text = String(decoding: octets, as: UTF8.self)
    do throws(PKCS11Error) {
        let uri = try PKCS11URI(text)
        require((uri.modulePath != nil || uri.moduleName != nil) && text.lowercased().hasPrefix(PKCS11URI.scheme))
        require(uri.modulePath?.hasPrefix("/") != false && uri.pinSource?.hasPrefix("/") != false)
    } catch {
        guard error.code == .uriMalformed || error.code == .uriUnsupported, let offset = error.offset,
            0...max(text.utf8.count, PKCS11URI.maximumLength) ~= offset
        else { fatalError("an error without a place: \(error)") }
    }
}

/// Scans, parses, repairs and splits. What is accepted must be the same when it is read again, and a repair must leave
/// no check digit wrong.
private func mrz(_ octets: [UInt8]) {
    let text = String(decoding: octets, as: UTF8.self)
    if let mrz = try? MRZ(characters: octets) { walk(mrz) }
    if let scan = try? MRZScanner.scan(octets) {
        walk(scan.mrz)
        require((try? MRZ(lines: scan.mrz.lines)) == scan.mrz, "a zone that was read is not read again")
    }
    if let repair = try? MRZRepair.repair(text) {
        require(repair.mrz.checkDigits.wrong.isEmpty, "a repaired zone has a wrong check digit")
    }
    if let fields = try? AccessKeyFields.parse(text) {
        require(fields.mrzInformation.count >= 24, "MRZ information is too short")
    }
    var count = 0
    for record in MRZRecords(octets) { count += record.text.utf8.isEmpty ? 0 : 1 }
    require(count <= octets.count, "more records than octets")
}

private func walk(_ mrz: MRZ) {
    guard let reference = CalendarDate(year: 2026, month: 1, day: 1) else { return }
    _ = (mrz.deviations, mrz.textFields, mrz.name.text, mrz.issuer.name)
    _ = mrz.dateOfBirth.calendarDate(as: .birth, relativeTo: reference)
    _ = mrz.dateOfExpiry.fullYear(as: .expiry, relativeTo: reference)
    require(MRZ.compare(printed: mrz, with: mrz).allSatisfy { $0.outcome == .equal }, "a zone differs from itself")
}

/// A transliteration must agree with the text that it came from.
private func transliteration(_ octets: [UInt8]) {
    let text = String(decoding: octets, as: UTF8.self)
    for language in [nil] + Transliteration.Language.allCases.map(Optional.some) {
        let result = Transliteration.transliterate(text, language: language)
        require(result.components.allSatisfy { $0.utf8.allSatisfy { (65...90).contains($0) } && !$0.isEmpty })
        guard !result.components.isEmpty else { continue }
        let name = MRZName(field: (result.text + "<").utf8)
        require(NameComparison.compare(primary: text, secondary: nil, with: name) != .different)
    }
    for character in text.prefix(16) { _ = Transliteration.alternatives(for: character) }
}

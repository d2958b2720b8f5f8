// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassEncodings
import EPassJSON
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

/// What is given in the place of evidence and is something else: it is called what it is, with the command that takes
/// it.
enum NoEvidence {
    /// The octets of what may be evidence: a text that begins as a JSON object, without a byte order mark before it.
    ///
    /// - Throws: `CLIError` for everything else.
    static func refuse(_ octets: [UInt8], named path: String) throws(CLIError) -> [UInt8] {
        let text = withoutMark(octets)
        guard let first = text.first(where: { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }) else {
            throw CLIError(
                .noInput, path == "-" ? .inputStandardInputEmpty : .signedObjectEmpty(file: DisplayText.escaped(path)),
                remedy: .inputGiveEvidence)
        }
        guard first != UInt8(ascii: "{") || isUTF16(text) else { return text }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        throw refusal(of: path, kind(of: text, named: name))
    }

    /// The error for a JSON object that this program printed and that is no bundle; nil for any other.
    static func ofResult(_ octets: [UInt8], named path: String) -> CLIError? {
        (try? JSONValue(parsing: withoutMark(octets))).flatMap { ofResult($0, named: path) }
    }

    /// As ``ofResult(_:named:)``, of what was read as JSON already.
    static func ofResult(_ value: JSONValue, named path: String) -> CLIError? {
        guard let schema = value["schema"]?.word,
            schema.hasPrefix("epass-"), !["epass-evidence/", "epass-files/"].contains(where: schema.hasPrefix)
        else { return nil }
        var refusal = refusal(
            of: path,
            (
                kind: .inputKindResult(schema: DisplayText.escaped(schema)), remedy: .inputGiveBundle
            ))
        // Only a format that there is: anything can be called so.
        let format = schema.prefix { $0 != "/" }
        refusal.isOfResult = FormatSchema.all.contains { $0.name.prefix { $0 != "/" } == format }
        return refusal
    }

    private static func refusal(of path: String, _ found: (kind: Message, remedy: Message)) -> CLIError {
        CLIError(
            .notEvidence,
            path == "-"
                ? .inputStandardInputNotEvidence(kind: found.kind)
                : .inputNotEvidence(file: DisplayText.escaped(path), kind: found.kind),
            remedy: found.remedy)
    }

    /// A text without the byte order mark that editors put in front of it: one, as a second one is nobody's text.
    static func withoutMark(_ octets: [UInt8]) -> [UInt8] {
        octets.starts(with: UTF8Text.byteOrderMark) ? Array(octets.dropFirst(3)) : octets
    }

    private static func isUTF16(_ text: [UInt8]) -> Bool {
        guard text.count > 1 else { return false }
        let (first, second) = (text[0], text[1])
        let letters: ClosedRange<UInt8> = 0x09...0x7E
        return (first == 0xFF && second == 0xFE) || (first == 0xFE && second == 0xFF)
            || (first == 0 && letters.contains(second)) || (second == 0 && letters.contains(first))
    }

    private static func kind(of octets: [UInt8], named name: String) -> (kind: Message, remedy: Message) {
        if let foreign = ForeignFormat(octets) { return (foreign.kind, foreign.remedy) }
        let head = String(decoding: octets.prefix(4096), as: UTF8.self)
        if head.contains("-----BEGIN "), head.contains("PRIVATE KEY-----") {
            return (.inputKindPrivateKey, .inputKeepPrivateKey)
        }
        // Letters are tags too: a file of a document has octets that are no text.
        let isText = !octets.prefix(64).contains { $0 < 0x09 || $0 > 0x7E }
        let inspected = Inspector.inspect(octets, name: name)
        if let file = inspected.file, !isText || inspected.problem == nil {
            return (.plainText(text: file), .inputNameItsFolder)
        }
        if octets.starts(with: [0x30]), !isText || inspected.problem == nil {
            return (kind(ofDER: octets), .inputTrustIt)
        }
        if head.contains("-----BEGIN ") { return (.inputKindPEM, .inputTrustIt) }
        if isLDIF(head) { return (.inputKindLDIF, .inputImportIt) }
        if (try? MRZScanner.scan(octets)) != nil { return (.inputKindZone, .inputParseZone) }
        if isUTF16(octets) { return (.inputKindUTF16, .inputSaveUTF8) }
        if inspected.problem == nil {
            return (octets.starts(with: [0x7F, 0x21]) ? .inputKindCardVerifiable : .inputKindLDS2, .inputInspectIt)
        }
        return (isText ? .inputKindOtherText : .inputKindOctets, .inputGiveEvidenceFolderOrSeal)
    }

    private static func kind(ofDER octets: [UInt8]) -> Message {
        if (try? Certificate(encoded: octets)) != nil { return .inputKindCertificate }
        if (try? CertificateRevocationList(encoded: octets)) != nil { return .inputKindRevocationList }
        return (try? SignedList(contentInfo: octets)) == nil ? .inputKindDER : .inputKindSignedList
    }

    /// Whether the first line that is no comment is one of LDIF.
    private static func isLDIF(_ head: String) -> Bool {
        let line = head.split(whereSeparator: \.isNewline).first { !$0.hasPrefix("#") }?.lowercased() ?? ""
        return line.hasPrefix("dn:") || line.hasPrefix("version:")
    }
}

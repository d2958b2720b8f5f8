// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassLDS
import EPassMRZ

/// What is given in the place of evidence and is something else: it is called what it is, with the command that takes
/// it.
enum NoEvidence {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The octets of what may be evidence: a text that begins as a JSON object, without a byte order mark before it.
    ///
    /// - Throws: `CLIError` for everything else.
    static func refuse(_ octets: [UInt8], named path: String) throws(CLIError) -> [UInt8] {
        let text = withoutMark(octets)
        guard let first = text.first(where: { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }) else {
            throw CLIError(
                .noInput, code: "cli.noInput", message: "\(place(path)) is empty.",
                remedy: "Give what epass read --out wrote, or a seal; a copy may not have come to its end.")
        }
        guard first != UInt8(ascii: "{") || isUTF16(text) else { return text }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        throw refusal(of: path, kind(of: text, named: name))
    }

    /// The error for a JSON object that this program printed and that is no bundle; nil for any other.
    static func ofResult(_ octets: [UInt8], named path: String) -> CLIError? {
        let text = withoutMark(octets)
        guard let value = try? JSONValue(parsing: text), let schema = value["schema"]?.string,
            schema.hasPrefix("epass-"), !schema.hasPrefix("epass-evidence/")
        else { return nil }
        return refusal(
            of: path,
            (
                kind: "\(DisplayText.escaped(schema)), a result of epass and not what it was made from",
                remedy: "Give the bundle that epass read --out wrote: a result is not judged again."
            ))
    }

    private static func refusal(of path: String, _ found: (kind: String, remedy: String)) -> CLIError {
        CLIError(
            .badData, code: "cli.notEvidence",
            message: "\(place(path)) is no evidence that can be judged; it holds: \(found.kind).", remedy: found.remedy)
    }

    private static func withoutMark(_ octets: [UInt8]) -> [UInt8] {
        octets.starts(with: byteOrderMark) ? Array(octets.dropFirst(byteOrderMark.count)) : octets
    }

    private static func place(_ path: String) -> String {
        path == "-" ? "Standard input" : DisplayText.escaped(path)
    }

    private static func isUTF16(_ text: [UInt8]) -> Bool {
        guard text.count > 1 else { return false }
        let (first, second) = (text[0], text[1])
        let letters: ClosedRange<UInt8> = 0x09...0x7E
        return (first == 0xFF && second == 0xFE) || (first == 0xFE && second == 0xFF)
            || (first == 0 && letters.contains(second)) || (second == 0 && letters.contains(first))
    }

    private static let beginnings: [(octets: [UInt8], kind: String)] = [
        (Array("%PDF".utf8), "a PDF"), ([0x89, 0x50, 0x4E, 0x47], "a PNG image"), ([0xFF, 0xD8, 0xFF], "a JPEG image"),
        ([0x1F, 0x8B], "a compressed file (gzip)"), ([0x50, 0x4B, 0x03, 0x04], "an archive (ZIP)"),
        (Array("BZh".utf8), "a compressed file (bzip2)"), ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "a compressed file (xz)"),
        ([0x28, 0xB5, 0x2F, 0xFD], "a compressed file (zstd)"),
        ([0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50], "a JPEG 2000 image"), ([0xFF, 0x4F, 0xFF, 0x51], "a JPEG 2000 image"),
    ]

    private static func kind(of octets: [UInt8], named name: String) -> (kind: String, remedy: String) {
        if let known = beginnings.first(where: { octets.starts(with: $0.octets) }) {
            return (known.kind, "Give what epass read --out or --out-dir wrote; unpack it first where it is packed.")
        }
        let head = String(decoding: octets.prefix(4096), as: UTF8.self)
        if head.contains("-----BEGIN "), head.contains("PRIVATE KEY-----") {
            return (
                "a private key", "No private key is ever needed here: keep it where nobody else can read it."
            )
        }
        // Letters are tags too: a file of a document has octets that are no text.
        let isText = !octets.prefix(64).contains { $0 < 0x09 || $0 > 0x7E }
        let inspected = Inspector.inspect(octets, name: name)
        if let file = inspected.file, !isText || inspected.problem == nil {
            return ("\(file)", "It begins as a file of a document: name its folder. epass inspect shows one file.")
        }
        let trusted =
            "epass inspect FILE shows it; certificates, lists and CRLs are trusted by --trust FILE or epass trust import FILE."
        if octets.starts(with: [0x30]), !isText || inspected.problem == nil { return (inspected.kind, trusted) }
        if head.contains("-----BEGIN ") { return ("PEM", trusted) }
        if isLDIF(head) { return ("LDIF", "What the PKD offers is trusted by epass trust import FILE.") }
        if (try? MRZScanner.scan(octets)) != nil {
            return (
                "a machine readable zone",
                "epass mrz - < FILE parses it; epass read --mrz - < FILE opens the chip with it."
            )
        }
        if isUTF16(octets) { return ("a text in UTF-16", "Save it in UTF-8.") }
        if inspected.problem == nil { return (inspected.kind, "epass inspect FILE shows it.") }
        return (
            isText ? "a text of another kind" : "octets of an unknown kind",
            "Give what epass read --out wrote, a folder of files, or a seal."
        )
    }

    /// Whether the first line that is no comment is one of LDIF.
    private static func isLDIF(_ head: String) -> Bool {
        let line = head.split(whereSeparator: \.isNewline).first { !$0.hasPrefix("#") }?.lowercased() ?? ""
        return line.hasPrefix("dn:") || line.hasPrefix("version:")
    }
}

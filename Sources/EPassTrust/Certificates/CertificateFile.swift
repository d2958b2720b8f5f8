// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The certificates of a file: one in DER, or any number in PEM (RFC 7468).
enum CertificateFile {
    /// Each certificate, or why it is none. Other PEM sections are passed over.
    ///
    /// - Throws: `TrustError` where nothing in the file is a certificate at all.
    static func certificates(in octets: [UInt8]) throws(TrustError) -> [Result<Certificate, TrustError>] {
        if octets.first == 0x30 { return [.success(try Certificate(encoded: octets))] }
        let sections = try PEM.sections(octets, labels: ["CERTIFICATE", "X509 CERTIFICATE", "TRUSTED CERTIFICATE"])
        guard !sections.isEmpty else {
            throw TrustError(.noCertificate, "The file holds no certificate, neither in DER nor in PEM.")
        }
        return sections.map { section in
            do throws(TrustError) {
                return .success(try Certificate(encoded: try section.get()))
            } catch {
                return .failure(error)
            }
        }
    }
}

/// The textual encoding of RFC 7468, read line by line.
enum PEM {
    /// The octets of each section with one of the labels, in their order.
    ///
    /// - Throws: `TrustError` with code `malformedPEM` where a section does not end.
    static func sections(_ text: [UInt8], labels: Set<String>) throws(TrustError) -> [Result<[UInt8], TrustError>] {
        var sections: [Result<[UInt8], TrustError>] = []
        var label: String?
        var body: [UInt8] = []
        for line in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let trimmed = trim(line)
            if let opened = name(in: trimmed, after: "-----BEGIN ") {
                label = opened
                body = []
            } else if name(in: trimmed, after: "-----END ") != nil {
                if let label, labels.contains(label) { sections.append(decode(body)) }
                label = nil
            } else if label != nil, !trimmed.contains(UInt8(ascii: ":")) {
                body += trimmed
            }
        }
        if let label, labels.contains(label) {
            throw TrustError(.malformedPEM, element: label, "The section does not end.")
        }
        return sections
    }

    private static func trim(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
        let start = line.drop(while: isSpace)
        let end = start.lastIndex { !isSpace($0) }
        return end.map { start[...$0] } ?? []
    }

    private static func name(in line: ArraySlice<UInt8>, after prefix: String) -> String? {
        guard line.count <= 96, line.starts(with: prefix.utf8) else { return nil }
        let rest = line.dropFirst(prefix.utf8.count)
        guard rest.suffix(5).elementsEqual("-----".utf8) else { return nil }
        return String(decoding: rest.dropLast(5), as: UTF8.self)
    }

    /// Base64 (RFC 4648, 4) without white space; padding may be left out.
    static func decode(_ text: [UInt8]) -> Result<[UInt8], TrustError> {
        var octets: [UInt8] = []
        octets.reserveCapacity(text.count / 4 * 3)
        var buffer: UInt32 = 0
        var bits = 0
        let end = text.lastIndex { $0 != UInt8(ascii: "=") }.map { $0 + 1 } ?? 0
        for character in text[..<end] {
            guard let value = value(character) else {
                return .failure(TrustError(.malformedPEM, "A character is not base64."))
            }
            buffer = buffer << 6 | UInt32(value)
            bits += 6
            if bits >= 8 {
                bits -= 8
                octets.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
            }
        }
        return .success(octets)
    }

    private static func value(_ character: UInt8) -> UInt8? {
        switch character {
        case 0x41...0x5A: character - 0x41
        case 0x61...0x7A: character - 0x61 + 26
        case 0x30...0x39: character - 0x30 + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}

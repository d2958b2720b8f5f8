// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
internal import EPassMessages

/// What kind of file it is, by its first octets.
enum ImportFormat {
    case binary
    case pem
    case ldif
    case base64

    /// Whether it is read in pieces.
    var isText: Bool { self == .pem || self == .ldif }

    var container: ImportOrigin.Container {
        switch self {
        case .binary: .der
        case .pem, .base64: .pem
        case .ldif: .ldif
        }
    }

    /// - Parameters:
    ///   - head: the first octets, enough of them to hold the first line that says something.
    ///   - name: decides only where the octets do not.
    /// - Throws: `TrustError` with code `noCertificate` for a kind that is not read.
    init(head: ArraySlice<UInt8>, name: String) throws(TrustError) {
        if head.isEmpty {
            throw TrustError(.noCertificate, element: name, .trustFileEmpty)
        } else if head.first == 0x30 {
            self = .binary
        } else if PackedFormat(head) != nil {
            throw TrustError(.noCertificate, element: name, .trustFileCompressed)
        } else if let text = Self.text(head) {
            self = text
        } else if name.lowercased().hasSuffix(".ldif") || name.lowercased().hasSuffix(".ldi") {
            self = .ldif
        } else if Self.isBase64(head) {
            self = .base64
        } else {
            throw TrustError(.noCertificate, element: name, .trustFileNothingKnown)
        }
    }

    /// The first line that belongs to PEM or LDIF; there may be words before it.
    private static func text(_ head: ArraySlice<UInt8>) -> ImportFormat? {
        var head = head
        if head.starts(with: [0xEF, 0xBB, 0xBF]) { head = head.dropFirst(3) }
        for line in head.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let start = line.drop { $0 == 0x20 || $0 == 0x09 }
            if start.starts(with: "-----BEGIN ".utf8) { return .pem }
            let word = line.prefix { $0 != UInt8(ascii: ":") }
            guard word.count < line.count, word.count <= 7 else { continue }
            let name = String(decoding: word, as: UTF8.self).lowercased()
            if name == "dn" || name == "version" { return .ldif }
        }
        return nil
    }

    /// Whether it is base64 of a SEQUENCE: that begins with M.
    private static func isBase64(_ head: ArraySlice<UInt8>) -> Bool {
        let text = head.drop { [0x09, 0x0A, 0x0D, 0x20].contains($0) }
        guard text.first == UInt8(ascii: "M") else { return false }
        return Base64.octets(lenient: text.span)?.first == 0x30
    }
}

/// The labels of PEM sections that hold trust material (RFC 7468, 5, 7, 9).
enum PEMLabel {
    /// OpenSSL's own kind, with settings behind the certificate.
    static let trusted = "TRUSTED CERTIFICATE"

    static func isCertificate(_ label: String) -> Bool {
        ["CERTIFICATE", "X509 CERTIFICATE", trusted].contains(label)
    }

    static func isTrustMaterial(_ label: String) -> Bool {
        isCertificate(label) || ["X509 CRL", "CRL", "CMS", "PKCS7", "PKCS #7 SIGNED DATA"].contains(label)
    }

    /// What a label says of a section that is not taken.
    static func claim(_ label: String) -> ImportFindings.Claim {
        if isCertificate(label) { return .certificate }
        if isTrustMaterial(label) { return .list }
        return ["PRIVATE KEY", "PUBLIC KEY", " PARAMETERS"].contains(where: label.hasSuffix) ? .key : .nothing
    }
}

/// Which values of LDIF may be trust material.
enum LDIFTrustValue {
    /// Attribute types that hold trust material, in lower case: of RFC 4523, and of the ICAO PKD under its names so
    /// far.
    private static let certificates: Set<String> = ["usercertificate", "cacertificate"]
    private static let lists: Set<String> = [
        "certificaterevocationlist", "authorityrevocationlist", "pkdmasterlistcontent", "cscamasterlistdata",
        "pkddeviationlistcontent", "pkddlcontent",
    ]

    /// What an attribute says of a value that is not taken. In an honest export one odd line costs that line; what is
    /// called a list, or begins as one, is company all the same.
    static func claim(_ attribute: String) -> ImportFindings.Claim {
        let type = attribute.prefix { $0 != ";" }.lowercased()
        if certificates.contains(type) { return .certificate }
        return lists.contains(type) ? .list : .value
    }

    /// The octets of a value that is trust material, or should be; nil for one that says something in words.
    ///
    /// The attribute's name is a hint only, because it has been renamed more than once (F-46): whatever stands in
    /// base64 and begins like an ASN.1 sequence is taken, and a value under a known name is taken whatever it holds, so
    /// that it is reported where it cannot be read.
    static func octets(of value: LDIFValue) -> [UInt8]? {
        if value.isBase64, value.octets.first == 0x30, value.octets.count > 32 { return value.octets }
        let isNamed =
            claim(value.type) != .value
            || value.options.contains { $0.lowercased() == "binary" }
        guard isNamed else { return nil }
        // One colon too few: the text is the base64.
        guard !value.isBase64, value.octets.first == UInt8(ascii: "M") else { return value.octets }
        return Base64.octets(lenient: value.octets.span) ?? value.octets
    }
}

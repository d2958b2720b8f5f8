// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

/// A time as it stands: the profile speaks of its form, and the decoded moment no longer shows it.
struct EncodedTime {
    let isGeneralized: Bool
    let text: [UInt8]

    init?(_ element: TLVElement) {
        guard element.tag == 0x17 || element.tag == 0x18, element.content.count <= 32 else { return nil }
        isGeneralized = element.tag == 0x18
        text = Array(element.content)
    }

    var isZulu: Bool { text.last == UInt8(ascii: "Z") }
    var hasFraction: Bool { text.contains(UInt8(ascii: ".")) || text.contains(UInt8(ascii: ",")) }
    var hasSeconds: Bool {
        let digits = text.prefix { (0x30...0x39).contains($0) }
        return digits.count == (isGeneralized ? 14 : 12)
    }
    /// UTCTime until 2049, GeneralizedTime after that.
    var hasRightForm: Bool {
        guard isGeneralized else { return true }
        return (DecimalDigits.value(text, 0..<4) ?? 0) >= 2_050
    }
}

/// What the profile says about the encoding of a certificate and decoding does not keep.
struct CertificateEncoding {
    private(set) var times: [EncodedTime] = []
    private(set) var hasUniqueIdentifiers = false
    private(set) var statesDefaults = false

    init(_ certificate: Certificate) {
        let octets = certificate.tbsCertificate
        var outer = TLVFields(octets, "tbsCertificate", maximumLength: octets.count, maximumElements: 256)
        guard let tbs = try? outer.next("tbsCertificate", 0x30),
            var fields = try? outer.members(of: tbs, "tbsCertificate")
        else { return }
        while let node = try? fields.next("member") {
            switch node.tag {
            case 0x30:
                guard var members = try? fields.members(of: node, "validity"), let first = try? members.next("time"),
                    let second = try? members.next("time"), let from = EncodedTime(first), let to = EncodedTime(second)
                else { continue }
                if times.isEmpty { times = [from, to] }
            case 0x81, 0x82, 0xA1, 0xA2: hasUniqueIdentifiers = true
            case 0xA3: readExtensions(node, fields)
            default: continue
            }
        }
        let constraints = certificate.extensions.first { $0.objectIdentifier == OID.basicConstraints }?.value
        if let constraints, Array(constraints.dropFirst(2).prefix(3)) == [0x01, 0x01, 0x00] { statesDefaults = true }
    }

    private mutating func readExtensions(_ node: TLVElement, _ parent: TLVFields) {
        guard var inner = try? parent.members(of: node, "extensions"),
            let list = try? inner.next("extensions", 0x30), var entries = try? inner.members(of: list, "extensions")
        else { return }
        while let entry = try? entries.next("extension", 0x30) {
            guard var members = try? entries.members(of: entry, "extension") else { return }
            _ = try? members.next("extnID", 0x06)
            if let critical = try? members.optional(0x01), critical.content.elementsEqual([0]) { statesDefaults = true }
        }
    }
}

/// What the profile says about the encoding of an elliptic curve key (Doc 9303-12, 4.1.6.3).
struct ECKeyEncoding {
    private(set) var isExplicit = false
    private(set) var hasCofactor = false
    private(set) var hasUncompressedGenerator = true

    /// Nil where it is no such key.
    init?(_ certificate: Certificate) {
        let octets = certificate.subjectPublicKeyInfo
        let element = "subjectPublicKeyInfo"
        var outer = TLVFields(octets, element, maximumLength: octets.count, maximumElements: 16)
        guard let node = try? outer.next(element, 0x30), var key = try? outer.members(of: node, element),
            let algorithm = try? key.next("algorithm", 0x30), var members = try? key.members(of: algorithm, element),
            let type = try? members.next("algorithm", 0x06),
            ObjectIdentifierText.text(of: type.content) == OID.ecPublicKey
        else { return nil }
        guard let parameters = try? members.optional(0x30),
            var fields = try? members.members(of: parameters, element)
        else { return }
        isExplicit = true
        _ = try? fields.next("version", 0x02)
        _ = try? fields.next("fieldID", 0x30)
        _ = try? fields.next("curve", 0x30)
        if let base = try? fields.next("base", 0x04) { hasUncompressedGenerator = base.content.first == 0x04 }
        _ = try? fields.next("order", 0x02)
        hasCofactor = (try? fields.optional(0x02)) != nil
    }
}

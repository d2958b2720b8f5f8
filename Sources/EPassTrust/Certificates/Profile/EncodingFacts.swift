// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
internal import EPassTLV

/// A time as it stands: the profile speaks of its form, and the decoded moment no longer shows it.
struct EncodedTime {
    let isGeneralized: Bool
    let text: [UInt8]

    init?(_ element: TLVElement) {
        guard element.tag == .utcTime || element.tag == .generalizedTime, element.content.count <= 32 else {
            return nil
        }
        isGeneralized = element.tag == .generalizedTime
        text = Array(element.content)
    }

    init?(_ node: ASN1Node) {
        guard node.identifier == .utcTime || node.identifier == .generalizedTime, let content = node.primitiveContent,
            content.count <= 32
        else { return nil }
        isGeneralized = node.identifier == .generalizedTime
        text = Array(content)
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
        guard var fields = try? TLVFields(sequence: octets, "tbsCertificate", maximumElements: 256) else { return }
        while let node = try? fields.next() {
            switch node.tag {
            case .sequence:
                guard var members = try? fields.members(of: node), let first = try? members.next(),
                    let second = try? members.next(), let from = EncodedTime(first), let to = EncodedTime(second)
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
        guard var inner = try? parent.members(of: node), var entries = try? inner.template(.sequence) else { return }
        while var members = try? entries.template(.sequence) {
            _ = try? members.read(.objectIdentifier)
            if let critical = try? members.optional(.boolean), critical.content.elementsEqual([0]) {
                statesDefaults = true
            }
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
        guard
            var key = try? TLVFields(
                sequence: certificate.subjectPublicKeyInfo, "subjectPublicKeyInfo", maximumElements: 16),
            var algorithm = try? key.template(.sequence),
            (try? algorithm.read(.objectIdentifier))?.objectIdentifier == OID.ecPublicKey
        else { return nil }
        guard var fields = try? algorithm.template(.sequence) else { return }
        isExplicit = true
        // Version, field and curve.
        for tag in [.integer, .sequence, .sequence] as [TLVTag] { _ = try? fields.read(tag) }
        if let base = try? fields.read(.octetString) { hasUncompressedGenerator = base.content.first == 0x04 }
        _ = try? fields.read(.integer)
        hasCofactor = (try? fields.optional(.integer)) != nil
    }
}
